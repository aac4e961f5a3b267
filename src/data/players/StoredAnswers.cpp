// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/StoredAnswers.hpp"

#include "data/database/AnswerRows.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/RiddleCheck.hpp"

namespace data {

RiddleAnswers readAnswers(SQLite::Database& sql, const Library& library, const std::string& player) {
    RiddleAnswers answers;
    SQLite::Statement select(sql, "SELECT level, riddle, given FROM answers"
                                  " WHERE player_id = (SELECT id FROM players WHERE folded = folded_name(?)) AND " +
                                      intactAnswer());
    select.bind(1, player);
    while (select.executeStep()) {
        const auto level = library.find(textOf(select.getColumn(0)));
        if (!level || !isAsked(level->level()) || riddleIdentity(level->level()) != textOf(select.getColumn(1)))
            continue;
        if (auto given = parseAnswers(textOf(select.getColumn(2))); !given.empty())
            answers[level->key()] = std::move(given);
    }
    return answers;
}

tl::expected<void, StorageProblem> storeAnswer(Database& database, const std::string& player, const LevelRef& level,
                                               std::int64_t answer) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(database);
        addAnswers(sql, playerId(sql, player), level.key().text(), riddleIdentity(level.level()), {answer});
        transaction.commit();
    });
}

} // namespace data
