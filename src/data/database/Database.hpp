#pragma once

#include "data/database/DatabaseState.hpp"
#include "data/files/Log.hpp"
#include "puzzle/Kind.hpp"

#include <filesystem>
#include <memory>

namespace data {

/// For the users in this room, which know what it is.
struct Connection;

/// The SQLite file with runs and unfinished boards. Its users are Leaderboard, Progress and SavedBoards. Use one object
/// from one thread at a time; several programs may have the file open.
class Database {
public:
    /// Opens the file, or makes it with its folders. Never fails: see state().
    /// \param kinds the puzzles whose runs are sound; must live as long.
    /// \param log hears of everything that goes wrong with the file, now and later.
    [[nodiscard]] static Database open(const std::filesystem::path& file, puzzle::Kinds kinds,
                                       Inspection inspection = Inspection::AtOnce, Log log = {});

    /// An empty database that is gone with the object.
    [[nodiscard]] static Database inMemory(puzzle::Kinds kinds);

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    [[nodiscard]] DatabaseState state() const noexcept { return m_state; }
    /// Whether what is stored is still there tomorrow.
    [[nodiscard]] bool saves() const noexcept;
    /// Whether all that the file holds is here. After Newer it is not, after Unwritable only what could be read.
    [[nodiscard]] bool hasAll() const noexcept { return m_hasAll; }
    /// Where the damaged file is now, after Recovered.
    [[nodiscard]] const std::filesystem::path& movedTo() const noexcept { return m_movedTo; }

    /// Looks whether the open file still is the one at its path. One that was deleted, moved or replaced would take
    /// everything that is stored with it: then the path is opened anew, as by open(). Where that leads to nothing that
    /// saves, what was known stays in memory, and it is tried again once something else stands at the path. One in
    /// which damage was found meanwhile is moved aside. Leaderboard, Progress and SavedBoards call this before
    /// everything they do. \returns whether it was opened anew.
    bool follow();
    /// The same, whatever stands at the path: the open file turned out to be damaged. \returns false in memory.
    bool reopen();
    /// Whether damage was found meanwhile, which follow() is still to see to.
    [[nodiscard]] bool foundDamage() const noexcept;
    /// Whether the file was looked through, or is not to be.
    [[nodiscard]] bool inspected() const noexcept;
    /// How often the file was opened anew; what was found last is the state().
    [[nodiscard]] int timesReopened() const noexcept { return m_timesReopened; }

    /// The puzzles that it was opened for.
    [[nodiscard]] puzzle::Kinds kinds() const noexcept { return m_kinds; }
    [[nodiscard]] const Log& log() const noexcept { return m_log; }

    [[nodiscard]] Connection& connection() const noexcept { return *m_connection; }

private:
    Database(std::unique_ptr<Connection> connection, DatabaseState state, std::filesystem::path movedTo = {});
    [[nodiscard]] static Database unusable(std::unique_ptr<Connection> salvaged, DatabaseState state);
    [[nodiscard]] static Database openUnlocked(const std::filesystem::path& file, Inspection inspection,
                                               const Log& log);
    void logState() const;
    void openAgain(bool sound);

    std::unique_ptr<Connection> m_connection;
    DatabaseState m_state;
    std::filesystem::path m_movedTo;
    bool m_hasAll = true;
    std::filesystem::path m_file; ///< Empty for one that was wanted in memory.
    puzzle::Kinds m_kinds;
    int m_timesReopened = 0;
    Log m_log;
};

} // namespace data
