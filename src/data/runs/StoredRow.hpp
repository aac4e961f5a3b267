#pragma once

#include "data/runs/RunVerifier.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

namespace data {

/// What tells one content from another.
struct Digest {
    std::uint64_t hash = 0;
    std::uint64_t sum = 0;
    std::size_t size = 0;

    friend bool operator==(const Digest&, const Digest&) = default;
};

/// Of the row that a statement stands at, with the types of its values.
[[nodiscard]] Digest digestOf(SQLite::Statement& row);

/// A row of the table of runs or of night shifts, as it was read: anything may stand in it.
template<class Value>
struct StoredRow {
    std::int64_t id = 0;
    Value run;
    bool badCounts = false; ///< A number did not fit and is 0 in `run`.
    Digest digest;          ///< Of all that stands in the row.
};

/// Whether a player's name, of the row `p` of the table, is worth reading. One of many megabytes would be read with
/// each row of theirs.
inline constexpr const char* nameCanBe = "p.id NOT IN (SELECT id FROM players INDEXED BY overlong_names"
                                         " WHERE length(name) > 64) ";

/// Behind a table's selectSame: whether the player is the same, also under a name that they had before; or whose it is
/// does not matter.
inline constexpr const char* ownerFits = "(:anybody OR player_id IN (SELECT id FROM players WHERE name = :player"
                                         " UNION ALL SELECT player_id FROM former_names WHERE name = :player))";

/// Takes whole numbers from a row and notes where one is beyond what can be.
class StoredCounts {
public:
    /// \param bad becomes true there.
    StoredCounts(SQLite::Statement& row, bool& bad)
        : m_row(row)
        , m_bad(bad) {}

    [[nodiscard]] std::int64_t upTo(std::int64_t most, int column);
    [[nodiscard]] int count(int column); ///< Up to mostCounted.
    [[nodiscard]] bool flag(int column);

private:
    SQLite::Statement& m_row;
    bool& m_bad;
};

/// Verifies the run of a row. \returns what is wrong with it, if anything.
template<class Value>
[[nodiscard]] std::optional<RunProblem> problemOf(const StoredRow<Value>& stored, RunVerifier& verifier) {
    return stored.badCounts ? std::optional(RunProblem::BadCounts) : verifier.verify(stored.run);
}

} // namespace data
