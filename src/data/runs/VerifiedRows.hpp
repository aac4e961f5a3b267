#pragma once

#include "data/database/Connection.hpp"
#include "data/database/Database.hpp"
#include "data/runs/Ranking.hpp"
#include "data/runs/StoredRow.hpp"

#include <unordered_map>
#include <unordered_set>

namespace data {

/// A ranking that nobody went through to its end, because enough rows were verified for once. As long as nothing in the
/// database changes it goes on there: a list that grows from frame to frame is not read anew in each of them.
template<class Value>
struct UnfinishedRanking {
    std::string asked;      ///< What was asked, of which state of the database.
    std::size_t passed = 0; ///< Rows of the order that are dealt with.
    RankedPage<Value> page;
    std::unordered_set<std::int64_t> ranked; ///< Players, where one run of each is wanted.
    int rank = 0;
};

/// What became of the rows of a table that were played again. As long as nothing in a row changes, the same comes of
/// it, so that it is played once for each time that the database is opened, however often it is shown. Nothing of this
/// is stored: an attacker who alters a row could alter that too.
/// \tparam Table RunTable or ShiftTable.
template<class Table>
class VerifiedRows {
public:
    using Row = StoredRow<typename Table::Value>;

    explicit VerifiedRows(puzzle::Kinds kinds)
        : m_verifier(kinds) {}

    /// The last page that is to be gone on with.
    UnfinishedRanking<typename Table::Summary> unfinished;

    /// For runs that are not stored yet.
    [[nodiscard]] RunVerifier& verifier() noexcept { return m_verifier; }

    /// Whether problemOf() need not play this row.
    [[nodiscard]] bool knows(const Row& stored) const {
        const auto found = m_found.find(stored.id);
        return found != m_found.end() && found->second.digest == stored.digest;
    }

    /// Verifies a row. \returns what is wrong with it, if anything.
    [[nodiscard]] std::optional<RunProblem> problemOf(const Row& stored) {
        if (knows(stored))
            return m_found.at(stored.id).problem;
        const auto problem = data::problemOf(stored, m_verifier);
        if (m_found.size() >= most)
            m_found.clear();
        m_found.insert_or_assign(stored.id, Found{stored.digest, problem});
        return problem;
    }

private:
    static constexpr std::size_t most = 50'000; ///< A few megabytes.

    struct Found {
        Digest digest;
        std::optional<RunProblem> problem;
    };

    RunVerifier m_verifier;
    std::unordered_map<std::int64_t, Found> m_found; ///< By the number of the row.
};

/// What was found out about the rows of a table in the file that is open now.
template<class Table>
[[nodiscard]] VerifiedRows<Table>& verifiedRows(const Database& database) {
    return database.connection().memory.of<VerifiedRows<Table>>(database.kinds());
}

} // namespace data
