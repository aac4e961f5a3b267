// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Ranking.hpp"
#include "data/runs/Run.hpp"

namespace data {

using ShiftId = RunId;
/// Which rows of a table of shifts to return.
struct ShiftQuery : RankingQuery {
    puzzle::RunKey key = puzzle::RunKey::shift(); ///< The table; its mode is RunMode::Shift.
};

using ShiftRow = RankedRow<ShiftSummary>;
using ShiftPage = RankedPage<ShiftSummary>;
using ShiftStanding = RankedStanding<ShiftSummary>;

/// The night shifts in a database. There is a table for the free shifts, one for the shift of each day, and one for
/// those by the rules of version 1.0.0: see RunKey::shift. Ranking order in each: most points; then most boards solved;
/// then date; then order of storage. Leaderboard::adopt and Leaderboard::players include night shifts.
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

    /// Returns a shift with its events, to be raced against; std::nullopt if it does not exist or was tampered with.
    [[nodiscard]] tl::expected<std::optional<ShiftRun>, StorageProblem> shift(ShiftId id);

    /// Returns the tables that have shifts, in alphabetical order.
    [[nodiscard]] tl::expected<std::vector<puzzle::RunKey>, StorageProblem> keys();

    /// Returns the standing of the shift in its table among all shifts, or of its player among the best shifts of each
    /// player, with up to `around` rows in total. Returns std::nullopt if the shift does not exist or was tampered
    /// with.
    [[nodiscard]] tl::expected<std::optional<ShiftStanding>, StorageProblem> standing(ShiftId id, std::size_t around,
                                                                                      bool allShifts = false);

private:
    Database& m_database;
};

} // namespace data
