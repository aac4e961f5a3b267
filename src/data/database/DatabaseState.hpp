// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>

namespace data {

/// Why a database operation failed. Nothing of it is stored then.
enum class StorageProblem : std::uint8_t {
    Full,     ///< No space left on the disk.
    NoNumber, ///< A table has no number left for another row; see hasNoNumbersLeft.
    ReadOnly, ///< The file cannot be written.
    /// The disk, or the way to it, reports errors when the file is read. That says nothing about its content.
    Unreadable,
    Busy,     ///< Another program held the file for too long: see busyTimeout.
    Damaged,  ///< The content of the file is corrupt.
    Replaced, ///< The requested data was in a file that has been replaced; see Database::followFile().
    Failed,   ///< Any other system error.
};

/// Result of opening the database. After Newer and Unwritable, the game continues with a database in memory.
enum class DatabaseState : std::uint8_t {
    Opened,     ///< The file existed and is sound.
    Created,    ///< The file did not exist.
    Recovered,  ///< A damaged file was kept under another name, and replaced by what could be copied of it.
    Newer,      ///< Written by a newer program: the file is left alone and nothing is saved.
    Unwritable, ///< Nothing is saved now: see Database::refusal. Everything readable is available.
    InMemory,   ///< As requested by Database::inMemory.
};

/// How many of the runs and night shifts of a damaged file were copied into the new one.
struct SalvageCounts {
    /// What is known of the number that there should be.
    enum class Total : std::uint8_t {
        Exact,   ///< The tables or one of their indexes list them all.
        About,   ///< As many numbers were given to runs and shifts; the player may have removed some.
        Unknown, ///< Nothing that can be read tells.
    };

    std::size_t copied = 0;
    std::size_t total = 0; ///< At least `copied`.
    Total known = Total::Exact;
};

/// When a file is checked for damage, which takes a while for a large one.
enum class Inspection : std::uint8_t {
    AtOnce,       ///< Before it is used.
    InBackground, ///< A large file is checked while it is already in use. followFile() handles any damage found.
};

} // namespace data
