// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Ranking.hpp"
#include "data/runs/Run.hpp"

namespace data {

using ShiftId = RunId;
using ShiftQuery = RankingQuery;
using ShiftRow = RankedRow<ShiftSummary>;
using ShiftPage = RankedPage<ShiftSummary>;
using ShiftStanding = RankedStanding<ShiftSummary>;

/// The night shifts in a database. Ranking order: most points; then most boards solved; then date; then order of
/// storage. Leaderboard::adopt and Leaderboard::players include night shifts.
class Shifts {
public:
    /// \param database must outlive this object.
    explicit Shifts(Database& database)
        : m_database(database) {}

    /// Verifies and stores a shift.
    [[nodiscard]] tl::expected<ShiftId, SubmitProblem> submit(const ShiftRun& run);

    /// Gives a shift to another player. Returns the name as stored. Does nothing if there is no such shift.
    [[nodiscard]] tl::expected<std::string, RenameProblem> rename(ShiftId id, std::string_view player);

    [[nodiscard]] tl::expected<ShiftPage, StorageProblem> rows(const ShiftQuery& query);

    /// Returns the standing of the shift among all shifts, or of its player among the best shifts of each player, with
    /// up to `around` rows in total. Returns std::nullopt if the shift does not exist or was tampered with.
    [[nodiscard]] tl::expected<std::optional<ShiftStanding>, StorageProblem> standing(ShiftId id, std::size_t around,
                                                                                      bool allShifts = false);

private:
    Database& m_database;
};

} // namespace data
