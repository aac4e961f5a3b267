#pragma once

#include "data/runs/RunVerifier.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>

namespace data {

/// Distinguishes different contents.
struct Digest {
    std::uint64_t hash = 0;
    std::uint64_t sum = 0;
    std::size_t size = 0;

    friend bool operator==(const Digest&, const Digest&) = default;
};

/// Computes the digest of a statement's current row, including the types of its values.
[[nodiscard]] Digest digestOf(SQLite::Statement& row);

/// A row of the table of runs or night shifts as read; its content is untrusted.
template<class Value>
struct StoredRow {
    std::int64_t id = 0;
    Value run;
    bool badCounts = false; ///< A number was out of range and is 0 in `run`.
    Digest digest;          ///< Covers the whole row.
};

/// Condition on the player's row `p`: the name is short enough to read. Otherwise a name of many megabytes would be
/// read with each of the player's rows.
inline constexpr const char* validNameCondition = "p.id NOT IN (SELECT id FROM players INDEXED BY overlong_names"
                                                  " WHERE length(name) > 64) ";

/// Follows a table's selectSame: the player is the same, perhaps under a former name, or :anybody is set.
inline constexpr const char* sameOwnerCondition =
    "(:anybody OR player_id IN (SELECT id FROM players WHERE name = :player"
    " UNION ALL SELECT player_id FROM former_names WHERE name = :player))";

/// Reads integers from a row and records whether any is out of range.
class StoredCounts {
public:
    /// \param bad set to true if a number is out of range.
    StoredCounts(SQLite::Statement& row, bool& bad)
        : m_row(row)
        , m_bad(bad) {}

    [[nodiscard]] std::int64_t upTo(std::int64_t most, int column);
    [[nodiscard]] int count(int column); ///< Up to maxCount.
    [[nodiscard]] bool flag(int column);

private:
    SQLite::Statement& m_row;
    bool& m_bad;
};

/// Verifies the run of a row. Returns what is wrong with it, if anything.
template<class Value>
[[nodiscard]] std::optional<RunProblem> problemOf(const StoredRow<Value>& stored, RunVerifier& verifier) {
    return stored.badCounts ? std::optional(RunProblem::BadCounts) : verifier.verify(stored.run);
}

} // namespace data
