// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/AnswerRows.hpp"

#include "data/database/Sealed.hpp"
#include "data/database/Sql.hpp"

namespace data {

std::string intactAnswer() {
    return std::string("checksum = row_checksum(") + sealedAnswer + ")";
}

void addAnswers(SQLite::Database& sql, std::int64_t player, const std::string& level, const std::string& riddle,
                const std::vector<std::int64_t>& more) {
    SQLite::Statement select(sql, "SELECT given FROM answers WHERE player_id = ?1 AND level = ?2 AND riddle = ?3 AND " +
                                      intactAnswer());
    select.bind(1, player);
    select.bind(2, level);
    select.bind(3, riddle);
    std::vector<std::int64_t> given;
    if (select.executeStep())
        given = parseAnswers(textOf(select.getColumn(0)));
    for (const std::int64_t answer : more)
        addAnswer(given, answer);
    SQLite::Statement insertion(sql, std::string("INSERT OR REPLACE INTO answers(") + sealedAnswer +
                                         ", checksum) VALUES (?1, ?2, ?3, ?4, row_checksum(?1, ?2, ?3, ?4))");
    insertion.bind(1, player);
    insertion.bind(2, level);
    insertion.bind(3, riddle);
    insertion.bind(4, formatAnswers(given));
    insertion.exec();
}

void mergeAnswers(SQLite::Database& from, std::int64_t player, SQLite::Database& to, std::int64_t heir) {
    struct Given {
        std::string level;
        std::string riddle;
        std::vector<std::int64_t> answers;
    };
    std::vector<Given> all; // Read before anything changes: it may be the same table.
    SQLite::Statement select(from, "SELECT level, riddle, given FROM answers WHERE player_id = ? AND " +
                                       intactAnswer() + " ORDER BY rowid");
    select.bind(1, player);
    while (select.executeStep())
        all.push_back(
            {textOf(select.getColumn(0)), textOf(select.getColumn(1)), parseAnswers(textOf(select.getColumn(2)))});
    for (const Given& each : all)
        addAnswers(to, heir, each.level, each.riddle, each.answers);
}

} // namespace data
