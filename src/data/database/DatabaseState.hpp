#pragma once

#include <cstdint>

namespace data {

/// Why the database did not do what was asked. Nothing of what was asked is stored then.
enum class StorageProblem : std::uint8_t {
    Full,     ///< No space left.
    ReadOnly, ///< The file cannot be written.
    Busy,     ///< Another program held it for longer than five seconds.
    Damaged,  ///< Its content makes no sense any more.
    Replaced, ///< What was asked for was in a file that is no longer there; see Database::follow.
    Failed,   ///< Anything else the system refuses.
};

/// How opening the database went. After Newer and Unwritable the game plays on with a database in memory.
enum class DatabaseState : std::uint8_t {
    Opened,     ///< It was there and is sound.
    Created,    ///< It was not there.
    Recovered,  ///< A damaged one was moved aside, a new one begins.
    Newer,      ///< Made by a newer program: left alone, nothing is saved.
    Unwritable, ///< No writing there: nothing is saved. What could be read is there.
    InMemory,   ///< Asked for.
};

/// When a file is looked through for damage, which takes a while for a large one.
enum class Inspection : std::uint8_t {
    AtOnce,    ///< Before anything is done with it.
    Meanwhile, ///< A large one while it is used already. Damage that is found is for the next follow().
};

} // namespace data
