#pragma once

#include "data/runs/Ranking.hpp"
#include "data/runs/Run.hpp"

namespace data {

using ShiftId = RunId;
using ShiftQuery = RankingQuery;
using ShiftRow = RankedRow<ShiftSummary>;
using ShiftPage = RankedPage<ShiftSummary>;
using ShiftStanding = RankedStanding<ShiftSummary>;

/// The night shifts in a database. Ranking: most points; then most houses put to bed; then the earlier date; then what
/// was stored first. Leaderboard::adopt and Leaderboard::players count them in.
class Shifts {
public:
    /// \param database must live as long.
    explicit Shifts(Database& database)
        : m_database(database) {}

    /// Verifies and stores a shift.
    [[nodiscard]] tl::expected<ShiftId, SubmitProblem> submit(const ShiftRun& run);

    /// Gives a shift to another player. \returns the name as it is stored. Nothing happens when there is no such shift.
    [[nodiscard]] tl::expected<std::string, RenameProblem> rename(ShiftId id, std::string_view player);

    [[nodiscard]] tl::expected<ShiftPage, StorageProblem> rows(const ShiftQuery& query);

    /// The standing of the shift itself among all shifts, or of its player among the best ones of each player, with up
    /// to `around` rows in all. Nothing when there is no such shift or it was tampered with.
    [[nodiscard]] tl::expected<std::optional<ShiftStanding>, StorageProblem> standing(ShiftId id, std::size_t around,
                                                                                      bool allShifts = false);

private:
    Database& m_database;
};

} // namespace data
