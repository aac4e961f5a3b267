#pragma once

#include "data/runs/Ranking.hpp"

namespace data {

/// What to show of a leaderboard.
struct LeaderboardQuery : RankingQuery {
    puzzle::RunKey key;
    /// Of a level: the share code of its board as it is now. Runs on another board under this key (the level was
    /// changed since) are left out. Empty: any board.
    std::string code;
    int minStars = 0; ///< 3: only runs at the optimum.
};

using LeaderboardRow = RankedRow<RunSummary>;
using LeaderboardPage = RankedPage<RunSummary>;
using Standing = RankedStanding<RunSummary>;

/// The runs in a database. Ranking: unassisted first; then fewest moves on a fixed board, fewest moves over the optimum
/// otherwise; then time; then the earlier date; then what was stored first.
class Leaderboard {
public:
    /// \param database must live as long.
    explicit Leaderboard(Database& database)
        : m_database(database) {}

    /// What the solver found out about a board: a run on it is verified without searching again. See
    /// puzzle::Verifier::learn.
    void learn(std::string_view code, int lowerBound, std::optional<int> optimum);
    /// Verifies and stores a run.
    [[nodiscard]] tl::expected<RunId, SubmitProblem> submit(const Run& run);

    /// Gives a run to another player: the name field of the win screen. \returns the name as it is stored, without
    /// blanks at its ends. Nothing happens when there is no such run.
    [[nodiscard]] tl::expected<std::string, RenameProblem> rename(RunId id, std::string_view player);

    /// Gives all runs, night shifts and unfinished boards of one player to another: somebody who played without a name
    /// gave one. An unfinished board that the other has already stays theirs.
    [[nodiscard]] tl::expected<void, StorageProblem> adopt(std::string_view from, std::string_view to);

    /// A run with its events, for a replay. Nothing if the run does not exist or was tampered with.
    [[nodiscard]] tl::expected<std::optional<Run>, StorageProblem> run(RunId id);

    [[nodiscard]] tl::expected<LeaderboardPage, StorageProblem> rows(const LeaderboardQuery& query);

    /// The standing of the player of run `id` among the best runs of each player (or of the run itself among all runs)
    /// of the same key and board, with up to `around` rows in all. Nothing when there is no such run or it was tampered
    /// with.
    [[nodiscard]] tl::expected<std::optional<Standing>, StorageProblem> standing(RunId id, std::size_t around,
                                                                                 bool allRuns = false);

    /// Everybody who has a run or a night shift, by name.
    [[nodiscard]] tl::expected<std::vector<std::string>, StorageProblem> players();

    /// Every key with runs, in alphabetical order.
    [[nodiscard]] tl::expected<std::vector<puzzle::RunKey>, StorageProblem> keys();

private:
    Database& m_database;
};

} // namespace data
