// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Attempt.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Ranking.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace data::test {

/// Rank (0 if none) and player of each row of a page.
using Ranks = std::vector<std::pair<int, std::string>>;

/// Fixture with a database in memory and one of its rankings: Leaderboard or Shifts.
template<class Ranking>
class RankingTest : public testing::Test {
protected:
    template<class Value>
    RunId submit(const Value& run) {
        const auto id = m_ranking.submit(run);
        if (!id)
            throw std::logic_error("a good run was refused");
        return *id;
    }

    template<class Query>
    [[nodiscard]] Ranks ranksOf(const Query& query) {
        Ranks found;
        const auto page = m_ranking.rows(query).value();
        for (const auto& row : page.rows)
            found.emplace_back(row.rank.value_or(0), row.run.player);
        return found;
    }

    /// Changes the database as with a database editor.
    void tamper(const std::string& statement) {
        SQLite::Database& sql = m_database.connection().sql;
        sql.exec("PRAGMA ignore_check_constraints = ON");
        sql.exec("PRAGMA foreign_keys = OFF");
        sql.exec(statement);
    }

    /// Expects that only rows of the player "Good" have ranks, and all others count as tampered.
    template<class Page>
    void expectOnlyGoodRanks(const Page& page) {
        int ranks = 0;
        for (const auto& row : page.rows) {
            ranks += row.rank ? 1 : 0;
            EXPECT_EQ(row.rank.has_value(), row.run.player == "Good");
            EXPECT_NE(row.rank.has_value(), row.tampered.has_value());
        }
        EXPECT_EQ(ranks, 1);
    }

    [[nodiscard]] Database& database() noexcept { return m_database; }
    [[nodiscard]] Ranking& ranking() noexcept { return m_ranking; }

private:
    Database m_database = Database::inMemory(puzzles());
    Ranking m_ranking{m_database};
};

} // namespace data::test
