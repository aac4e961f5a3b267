// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/shared/NewNames.hpp"
#include "data/shared/SharedFolder.hpp"
#include "data/shared/SharedServer.hpp"
#include "puzzle/Day.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace data {

/// Which files of a folder are not worth another look yet, in this sitting: those that hold no runs never are, and
/// those that were not complete are looked at ever more rarely.
class SharedPatience {
public:
    /// Begins another look at the folder.
    void beginRound() noexcept { ++m_round; }
    [[nodiscard]] bool skips(const std::string& file) const {
        const auto known = m_files.find(file);
        return known != m_files.end() && m_round < known->second.again;
    }
    void giveUp(const std::string& file) { m_files[file].again = never; }
    void waitFor(const std::string& file) {
        Wait& wait = m_files[file];
        wait.again = m_round + wait.rounds;
        wait.rounds = std::min(2 * wait.rounds, longest);
    }

private:
    static constexpr long never = std::numeric_limits<long>::max();
    static constexpr long longest = 60; ///< Rounds; one takes about a minute.

    struct Wait {
        long rounds = 1; ///< Doubled each time.
        long again = 0;
    };

    long m_round = 0;
    std::map<std::string, Wait> m_files;
};

/// Returns the file for the runs of a board. \param databases Paths::shared. \param folder of the board.
[[nodiscard]] std::filesystem::path sharedRunsFile(const std::filesystem::path& databases,
                                                   const std::filesystem::path& folder);
/// The file beside it in which the class of the board is kept for when its folder is not there, as SharedFolder reads
/// it.
[[nodiscard]] std::filesystem::path sharedClassFile(const std::filesystem::path& database);
/// Whether a file in that folder is one of them, or is left from one.
[[nodiscard]] bool isSharedRunsFile(const std::filesystem::path& name);
/// Removes those of boards that are no longer there. Failures are ignored. \param used files that are kept.
void removeUnusedSharedRuns(const std::filesystem::path& databases, const std::vector<std::filesystem::path>& used);

/// What reading a shared leaderboard has found.
struct SharedNews {
    bool changed = false;       ///< The runs differ from those before.
    std::size_t runs = 0;       ///< New ones that were stored.
    std::size_t refused = 0;    ///< Lines that are no valid runs.
    std::size_t unfinished = 0; ///< Files that are not complete yet, or no longer there.
    std::size_t strange = 0;    ///< Other things in the folder, which are skipped.
    /// The files of which no run has been read so far, because they are not complete or damaged.
    std::vector<std::string> unread{};
};

/// Why reading ended early. What was read until then is stored.
using SharedFailure = std::variant<SharedProblem, StorageProblem>;

/// The runs of a shared leaderboard in a database on this computer, which Leaderboard and Shifts can be used with. It
/// holds the union of all files in the folder, or all runs of the server, each verified by replaying it, and follows
/// them: each is read only once, and if one is removed, the runs that are in no other file disappear. While the folder
/// or the server is not there, everything stays.
///
/// For the thread that reads the board. Others open the file for themselves, and see what is stored meanwhile.
class SharedRuns {
public:
    /// \param file the database; created if missing. \param kinds must outlive this object.
    SharedRuns(std::filesystem::path file, puzzle::Kinds kinds, Log log);

    /// Reads what is new in the folder. Can take as long as the drive does.
    /// \param stop ends it early when it becomes true: checked before each file and every few hundred lines.
    [[nodiscard]] tl::expected<SharedNews, SharedFailure> follow(const SharedFolder& shared, puzzle::Moment now,
                                                                 const std::atomic<bool>& stop);

    /// Renames runs that are in the folder under a former name of their player: writes new files with the current name,
    /// and then removes the old ones. To be called after follow(), which has to be called again if this has changed
    /// anything. \returns whether it has.
    [[nodiscard]] tl::expected<bool, SharedFailure> rename(const SharedFolder& shared, const NewNames& names,
                                                           const std::atomic<bool>& stop);

    /// Reads what is new on a server.
    [[nodiscard]] tl::expected<SharedNews, SharedFailure> follow(SharedServer& shared, puzzle::Moment now,
                                                                 const std::atomic<bool>& stop);

private:
    /// Reads everything into a new database, which then takes the place of the old one: an optimum that only a removed
    /// run has shown would stay with the others. What was read before it was stopped is used the next time.
    /// \param goesOn whether a database that was begun earlier has nothing that was removed since.
    /// \param read returns whether everything was read.
    [[nodiscard]] tl::expected<void, SharedFailure>
    readAgain(const std::function<bool(Database&)>& goesOn,
              const std::function<tl::expected<bool, SharedFailure>(Database&)>& read, SharedNews& news);
    void logStrange(const SharedNews& news);

    std::filesystem::path m_file;
    puzzle::Kinds m_kinds;
    Log m_log;
    Database m_database;
    SharedPatience m_patience;
    SharedNews m_logged; ///< What the log says of the folder.
};

} // namespace data
