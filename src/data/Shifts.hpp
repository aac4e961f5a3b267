#pragma once

#include "data/Database.hpp"
#include "data/Leaderboard.hpp"
#include "data/ShiftRun.hpp"

namespace data {

using ShiftId = std::int64_t;

/// What to show of the night shifts.
struct ShiftQuery {
    bool allShifts = false; ///< Otherwise the best one of each player.
    std::string player;     ///< Only this one's; empty: everybody's.
    std::string since;      ///< UTC date or moment, inclusive; empty: ever.
    std::size_t limit = 1000;
};

/// A row of the shifts' leaderboard.
struct ShiftRow {
    ShiftId id = 0;
    std::optional<int> rank; ///< From 1; none for a tampered row.
    ShiftRun run;            ///< Of a tampered row: what could be read.
    std::optional<RunProblem> tampered;
};

/// The best rows, and how many there would be without the limit. Every row was played again.
struct ShiftPage {
    std::vector<ShiftRow> rows;
    std::size_t total = 0; ///< Tampered ones are left out as far as rows were looked at.
};

/// How a shift stands among the others.
struct ShiftStanding {
    int rank = 0;
    std::size_t total = 0;
    std::vector<ShiftRow> rows; ///< In ranking order, tampered ones left out.
    std::size_t own = 0;        ///< Index in `rows`.
};

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
