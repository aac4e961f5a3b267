// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassPlan.hpp"
#include "data/levels/Library.hpp"
#include "data/runs/Leaderboard.hpp"

#include <cstddef>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace data {

/// What a pupil has made of a task in its time.
struct ClassResult {
    RunSummary run; ///< The run that counts, or would: see ClassCounts.
    RunId id = 0;
    std::size_t runs = 0; ///< How many there are.
    bool done = false;    ///< The task is done: not so for a run above the optimum, if only the optimum counts.
    /// There are only runs after the last day, of which this is the one that would have counted; then it is not done.
    bool tooLate = false;
};

/// Which of two results of a pupil counts, from two leaderboards.
[[nodiscard]] const ClassResult& countingOf(const ClassResult& a, const ClassResult& b, ClassCounts counts) noexcept;

/// A pupil's line in the table.
struct ClassRow {
    std::string player;
    std::vector<std::optional<ClassResult>> results; ///< For each task; std::nullopt: not solved, or before its time.
    bool listed = false;                             ///< On the list of pupils; then `player` is spelled as there.

    [[nodiscard]] std::size_t done() const noexcept; ///< Number of tasks that are done.
};

/// What the pupils have done: those on the list, in its order, even if they have no runs, then all others by name.
using ClassTable = std::vector<ClassRow>;

/// The table for other programs: a line of JSON with English keys and times in UTC. \param boards a name for each task.
[[nodiscard]] std::string formatClassTable(const ClassPlan& plan, const ClassTable& table,
                                           const std::vector<std::string>& boards);

/// The board of a task as this computer knows it.
struct TaskBoard {
    std::optional<LevelRef> level; ///< For a level.
    std::string code;              ///< Share code; empty for a day.
    RunFilter accepts;             ///< See LeaderboardQuery.
};
/// Returns it; std::nullopt for a level that is not in the library, or is answered instead of played.
[[nodiscard]] std::optional<TaskBoard> boardOfTask(const ClassTask& task, const Library& library);

/// The levels of a pack that can be tasks: not those that are answered, since no run is stored for them.
[[nodiscard]] std::vector<std::size_t> taskLevels(const LibraryPack& pack);

/// Makes the table of a class from a leaderboard, such as its shared one, a part at a time.
class ClassTableReader {
public:
    /// Which runs are read.
    struct Which {
        std::string player{};         ///< Whose line is wanted; empty: everybody's.
        std::optional<RunId> after{}; ///< Only runs that were played here after this one.
    };

    /// \param library knows the boards of levels; only used here.
    ClassTableReader(const ClassPlan& plan, const Library& library, Which which);
    ClassTableReader(const ClassPlan& plan, const Library& library)
        : ClassTableReader(plan, library, Which()) {}

    /// How much is done at a time.
    struct Portion {
        std::size_t tasks = std::numeric_limits<std::size_t>::max();
        std::size_t verifications = std::numeric_limits<std::size_t>::max(); ///< See RankingQuery.
    };
    /// Goes on. \returns whether everything was read. \param leaderboard the same one each time.
    [[nodiscard]] tl::expected<bool, StorageProblem> read(Leaderboard& leaderboard, const Portion& portion);

    /// What has been read so far: the tasks one after the other, each completely.
    [[nodiscard]] ClassTable table() const;

private:
    [[nodiscard]] tl::expected<void, StorageProblem> begin(Leaderboard& leaderboard);
    void addListed(); ///< Puts the list of pupils first.
    void take(const LeaderboardPage& page);

    ClassPlan m_plan;
    Which m_which;
    bool m_begun = false;
    std::vector<std::optional<TaskBoard>> m_boards;
    std::map<std::string, ClassRow> m_rows; ///< By the name in the leaderboard.
    std::vector<std::string> m_names;       ///< Those, in the order of the table.
    std::size_t m_next = 0;                 ///< The task to be read.
};

} // namespace data
