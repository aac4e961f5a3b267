// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"
#include "data/runs/Ranking.hpp"

#include <functional>

namespace data {

/// Whether a run takes part in a ranking; empty: every run does.
using RunFilter = std::function<bool(const Run&)>;

/// The runs that solve a level: every run on its board, unless the level has a riddle.
[[nodiscard]] RunFilter filterOf(const Level& level);

/// Which rows of a leaderboard to return.
struct LeaderboardQuery : RankingQuery {
    puzzle::RunKey key;
    /// For a level: share code of its current board. Leaves out runs on other boards under the same key (from before
    /// the level was changed). Empty for any board.
    std::string code;
    int minStars = 0; ///< Minimum number of stars; 3 for runs at the optimum only.
    /// For a level with a riddle: whether a run answers it. It is part of the level, so that a key and a code always go
    /// with the same one.
    RunFilter accepts{};
};

using LeaderboardRow = RankedRow<RunSummary>;
using LeaderboardPage = RankedPage<RunSummary>;
using Standing = RankedStanding<RunSummary>;

/// The runs in a database. Ranking order: unassisted runs first; then fewest moves on a fixed board, otherwise fewest
/// moves over the optimum; then time; then date; then order of storage.
class Leaderboard {
public:
    /// \param database must outlive this object.
    explicit Leaderboard(Database& database)
        : m_database(database) {}

    /// Adds what the solver has found out about a board, so that verifying a run on it needs no search. See
    /// puzzle::Verifier::learn.
    void learn(std::string_view code, int lowerBound, std::optional<int> optimum);
    /// Verifies and stores a run.
    [[nodiscard]] tl::expected<RunId, SubmitProblem> submit(const Run& run);

    /// Gives a run to another player (the name field of the win screen). Returns the name as stored, without spaces at
    /// its ends. Does nothing if there is no such run.
    [[nodiscard]] tl::expected<std::string, RenameProblem> rename(RunId id, std::string_view player);

    /// Gives everything of one player to another, for a player without a name who enters one: runs, night shifts,
    /// unfinished boards and lessons. Where the other player already has the same unfinished board or lesson, theirs is
    /// kept.
    [[nodiscard]] tl::expected<void, StorageProblem> adopt(std::string_view from, std::string_view to);

    /// Returns a run with its events, for a replay; std::nullopt if it does not exist or was tampered with.
    [[nodiscard]] tl::expected<std::optional<Run>, StorageProblem> run(RunId id);

    /// Whether the player has a valid run with three stars on the board of this code, whatever it counts under.
    [[nodiscard]] tl::expected<bool, StorageProblem> hasThreeStars(std::string_view player, std::string_view code);

    [[nodiscard]] tl::expected<LeaderboardPage, StorageProblem> rows(const LeaderboardQuery& query);

    /// Returns the standing of the player of run `id` among the best runs of each player, or of the run itself among
    /// all runs, on the same key and board, with up to `around` rows in total. Returns std::nullopt if the run does not
    /// exist or was tampered with.
    [[nodiscard]] tl::expected<std::optional<Standing>, StorageProblem>
    standing(RunId id, std::size_t around, bool allRuns = false, const RunFilter& accepts = {});

    /// Returns all players with a run or a night shift, sorted by name.
    [[nodiscard]] tl::expected<std::vector<std::string>, StorageProblem> players();

    /// Returns every key with runs, in alphabetical order.
    [[nodiscard]] tl::expected<std::vector<puzzle::RunKey>, StorageProblem> keys();

private:
    Database& m_database;
};

} // namespace data
