// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Backups.hpp"
#include "data/database/BringOver.hpp"
#include "data/database/DailyBackup.hpp"
#include "data/database/DatabaseState.hpp"
#include "data/files/Log.hpp"
#include "puzzle/Kind.hpp"

#include <tl/expected.hpp>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace data {

/// Complete only for the classes of this room that run queries.
struct Connection;

/// How long after the first failed attempt a file that cannot be used is opened again. Each pause is twice as long as
/// the one before, up to a minute.
inline constexpr std::chrono::seconds tryAgainAfter(2);

/// The SQLite file with runs, players and unfinished boards, used by Leaderboard, Shifts, SavedBoards, Players and
/// others. Must not be used from several threads at once; several programs may have the file open.
class Database {
public:
    /// Opens the file; creates it and its folders if missing. Never fails: see state().
    /// \param kinds the puzzles whose runs count; must outlive the database.
    /// \param log receives everything that goes wrong with the file, now and later.
    [[nodiscard]] static Database open(const std::filesystem::path& file, puzzle::Kinds kinds,
                                       Inspection inspection = Inspection::AtOnce, const Log& log = {});

    /// Creates an empty database that exists only as long as this object.
    [[nodiscard]] static Database inMemory(puzzle::Kinds kinds);

    /// Opens the same file once more, for a thread of its own. That object only ever writes to this file: it never
    /// reopens the path, whatever is there.
    [[nodiscard]] tl::expected<Database, StorageProblem> alongside() const;

    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    [[nodiscard]] DatabaseState state() const noexcept { return m_state; }
    /// Whether data is stored permanently.
    [[nodiscard]] bool saves() const noexcept;
    /// Whether everything in the file is available: false after Newer, and after Unwritable if the file, or its log,
    /// could not be read, or is damaged.
    [[nodiscard]] bool hasAll() const noexcept { return m_hasAll; }
    /// After Unwritable: why.
    [[nodiscard]] StorageProblem refusal() const noexcept { return m_refusal; }
    /// After Unwritable: the file is damaged, and could not be replaced.
    [[nodiscard]] bool isDamaged() const noexcept { return m_isDamaged; }
    /// After Unwritable: what is in the place of the file, or of a log beside it, and is no file; else empty.
    [[nodiscard]] const std::filesystem::path& inTheWay() const noexcept { return m_inTheWay; }
    /// What has more runs than the file: after Recovered, and while the file has none.
    [[nodiscard]] const Beside& beside() const noexcept { return m_beside; }
    /// Whether the database can save again, after it could not for a while. What was stored in memory meanwhile is in
    /// the file then.
    [[nodiscard]] bool isBack() const noexcept { return m_isBack; }
    /// After Unwritable: how long it is until followFile() tries again, not below 0; std::nullopt in other states.
    [[nodiscard]] std::optional<std::chrono::duration<float>> untilTrying() const;
    /// After Recovered: to be called once the player was told. Until then, every start tells.
    void told() noexcept;
    /// New path of the damaged file, after Recovered.
    [[nodiscard]] const std::filesystem::path& movedTo() const noexcept { return m_movedTo; }
    /// After Recovered: how much of it could be copied into the new one.
    [[nodiscard]] const SalvageCounts& salvaged() const noexcept { return m_salvaged; }

    /// Checks whether the open file is still the one at its path. If it was deleted, moved or replaced, anything stored
    /// in it would be lost, so the path is opened again as by open(). If the result cannot store anything, the known
    /// data stays in memory, and opening is tried again once the file at the path changes; what was stored in memory
    /// meanwhile is brought into whatever file is there then. After Unwritable, it is
    /// tried again after a while as well: see tryAgainAfter. A file in which damage has been found meanwhile is
    /// replaced. Called by the users of the database before every operation. Returns whether the file was reopened.
    bool followFile();
    /// The same without waiting for the next attempt, which may be the last one.
    bool followFileNow();
    /// Reopens the path whatever is there, because the open file is damaged. Returns false if the database was opened
    /// in memory.
    bool reopen();
    /// Opens the file again, because its whole content was replaced on purpose: see restoreBackup. \pre saves().
    void reload();
    /// From now on, a backup is made in `folder` before the first write of each day.
    void backUpDaily(std::filesystem::path folder, Today today);
    /// The folder given to backUpDaily(); empty if there is none.
    [[nodiscard]] std::filesystem::path backupFolder() const;
    /// Makes the backup of the day if it is still to be made. Called by the users of the database before every write,
    /// outside a transaction: see beginWrite. Never fails: what goes wrong is logged.
    void beforeWrite() noexcept;
    /// Builds all indexes again: one of them did not list what is in its table.
    tl::expected<void, StorageProblem> rebuildIndexes();
    /// Whether the background check has found damage that followFile() has not handled yet.
    [[nodiscard]] bool foundDamage() const noexcept;
    /// Whether the check of the file has finished, or is not needed.
    [[nodiscard]] bool inspected() const noexcept;
    /// Whether the open file is no longer the one at its path, so that nothing should be stored in it.
    [[nodiscard]] bool moved() const;
    /// Called before the open file is closed and the path opened again: whoever has it open too has to close it.
    std::function<void()> beforeReopening;
    /// How often the file has been reopened; state() is the result of the last time.
    [[nodiscard]] int reopenCount() const noexcept { return m_reopenCount; }

    /// The puzzles given to open().
    [[nodiscard]] puzzle::Kinds kinds() const noexcept { return m_kinds; }
    [[nodiscard]] const Log& log() const noexcept { return m_log; }

    [[nodiscard]] Connection& connection() const noexcept { return *m_connection; }

private:
    Database(std::unique_ptr<Connection> connection, DatabaseState state, std::filesystem::path movedTo = {});
    enum class Try : std::uint8_t {
        First,
        Again, ///< Nobody waits for it, and what can be read of the file was read.
    };
    [[nodiscard]] static Database unusable(std::unique_ptr<Connection> salvaged, DatabaseState state,
                                           StorageProblem refusal = StorageProblem::ReadOnly);
    [[nodiscard]] static Database openLocked(const std::filesystem::path& file, Inspection inspection, Try which,
                                             const Log& log);
    /// \throws SQLite::Exception if the file cannot be used.
    [[nodiscard]] static Database openOrReplace(const std::filesystem::path& file, Inspection inspection,
                                                const Log& log);
    [[nodiscard]] static Database replace(const std::filesystem::path& file, const Log& log);
    bool tryAgain();
    /// Stores what was stored in memory since some moment. Returns why that failed, if it did: nothing is stored then.
    [[nodiscard]] std::optional<StorageProblem> take(Connection& memory, const LastNumbers& since) const;
    void beAt(const std::filesystem::path& file, puzzle::Kinds kinds,
              const Log& log); ///< Notes what it was opened for.
    void logState() const;
    void reopenFile(bool sound);
    void rebuildFoundIndexes(); ///< After the background check has found wrong ones.
    void continueWith(Database&& reopened);

    std::unique_ptr<Connection> m_connection;
    DatabaseState m_state;
    StorageProblem m_refusal = StorageProblem::ReadOnly;
    std::filesystem::path m_movedTo;
    SalvageCounts m_salvaged{};
    Beside m_beside;
    bool m_hasAll = true;
    bool m_isDamaged = false;
    bool m_isBack = false;
    LastNumbers m_known; ///< After Unwritable: what is in memory because it is in the file.
    std::filesystem::path m_inTheWay;
    std::filesystem::path m_untold; ///< The file whose recovery the player does not know of; empty if there is none.
    std::chrono::steady_clock::time_point m_tryAgainAt{};
    std::chrono::seconds m_pause = tryAgainAfter;
    std::filesystem::path m_file; ///< Empty if the database was opened in memory.
    bool m_stays = false;         ///< Made by alongside().
    puzzle::Kinds m_kinds;
    int m_reopenCount = 0;
    std::optional<DailyBackup> m_backup;
    Log m_log;
};

} // namespace data
