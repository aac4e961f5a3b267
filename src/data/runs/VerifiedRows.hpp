// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Connection.hpp"
#include "data/database/Database.hpp"
#include "data/runs/Ranking.hpp"
#include "data/runs/StoredRow.hpp"

#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace data {

/// A ranking that was interrupted because enough rows were verified. While the database is unchanged, the next query
/// continues here, so that a list that grows from frame to frame is not read again each time.
template<class Value>
struct UnfinishedRanking {
    std::string queryText;  ///< See rankingQueryText.
    std::size_t passed = 0; ///< Rows of the order already processed.
    RankedPage<Value> page;
    std::unordered_set<std::int64_t> ranked; ///< Players already ranked, if only the best run of each is requested.
    int rank = 0;
};

/// Results of verifying the rows of a table. The result for an unchanged row stays valid, so each row is replayed at
/// most once while the database is open, however often it is shown. Never stored, as an attacker who alters a row could
/// alter the result too.
/// \tparam Table RunTable or ShiftTable.
template<class Table>
class VerifiedRows {
public:
    using Row = StoredRow<typename Table::Value>;

    explicit VerifiedRows(puzzle::Kinds kinds)
        : m_verifier(kinds) {}

    /// The last ranking that was interrupted.
    UnfinishedRanking<typename Table::Summary> unfinished;

    /// Runs that were stored with another optimum than the right one.
    struct Corrected {
        typename Table::Summary run; ///< With the right one.
        bool wasExact = false;
    };
    /// Those that problemOf() has met, until somebody stores what is right: see Leaderboard::rows.
    std::vector<Corrected> corrected;

    /// For runs that are not stored yet.
    [[nodiscard]] RunVerifier& verifier() noexcept { return m_verifier; }

    /// Whether problemOf() needs no replay for this row.
    [[nodiscard]] bool knows(const Row& stored) const {
        const auto found = m_found.find(stored.id);
        return found != m_found.end() && found->second.digest == stored.digest;
    }

    /// Verifies a row and corrects its optimum. Returns what is wrong with it, if anything.
    [[nodiscard]] std::optional<RunProblem> problemOf(Row& stored) {
        const Optimum claimed = optimumOf(stored.run);
        if (!knows(stored)) {
            const auto problem = data::problemOf(stored, m_verifier);
            if (m_found.size() >= most)
                m_found.clear();
            m_found.insert_or_assign(stored.id, Found{stored.digest, problem, optimumOf(stored.run)});
        }
        const Found& found = m_found.at(stored.id);
        setOptimum(stored.run, found.optimum);
        if (!found.problem && claimed != found.optimum)
            corrected.push_back({stored.run, claimed.exact});
        return found.problem;
    }

private:
    static constexpr std::size_t most = 50'000; ///< A few megabytes.

    /// The optimum of a run; a night shift has none.
    struct Optimum {
        int moves = 0;
        bool exact = false;

        friend bool operator==(const Optimum&, const Optimum&) = default;
    };
    struct Found {
        Digest digest;
        std::optional<RunProblem> problem;
        Optimum optimum; ///< Corrected.
    };

    static Optimum optimumOf(const Run& run) noexcept { return {run.optimum, run.exact}; }
    static Optimum optimumOf(const ShiftRun&) noexcept { return {}; }
    static void setOptimum(Run& run, Optimum optimum) noexcept {
        run.optimum = optimum.moves;
        run.exact = optimum.exact;
    }
    static void setOptimum(const ShiftRun&, Optimum) noexcept {}

    RunVerifier m_verifier;
    std::unordered_map<std::int64_t, Found> m_found; ///< By row id.
};

/// Returns the verification results for a table in the currently open file.
template<class Table>
[[nodiscard]] VerifiedRows<Table>& verifiedRows(const Database& database) {
    return database.connection().memory.of<VerifiedRows<Table>>(database.kinds());
}

} // namespace data
