// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/StoredAnswers.hpp"

#include "data/database/Attempt.hpp"
#include "data/levels/RiddleCheck.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace data {

namespace {

/// The answers in a stored text; empty if it is not a list of numbers as formatAnswers writes it.
std::vector<std::int64_t> parseAnswers(std::string_view text) {
    std::vector<std::int64_t> given;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        std::int64_t answer = 0;
        const auto [stop, error] = std::from_chars(at, end, answer);
        if (error != std::errc() || answer < 0 || (stop != end && *stop != ' ') || given.size() == maxAnswers)
            return {};
        given.push_back(answer);
        at = stop == end ? stop : stop + 1;
    }
    return given;
}

std::string formatAnswers(const std::vector<std::int64_t>& given) {
    std::string text;
    for (const std::int64_t answer : given)
        text.append(text.empty() ? "" : " ").append(std::to_string(answer));
    return text;
}

} // namespace

void addAnswer(std::vector<std::int64_t>& given, std::int64_t answer) {
    if (std::find(given.begin(), given.end(), answer) != given.end())
        return;
    if (given.size() == maxAnswers)
        given.pop_back();
    given.push_back(answer);
}

RiddleAnswers readAnswers(SQLite::Database& sql, const Library& library, const std::string& player) {
    RiddleAnswers answers;
    SQLite::Statement select(sql, "SELECT level, riddle, given FROM answers"
                                  " WHERE player_id = (SELECT id FROM players WHERE folded = folded_name(?))"
                                  " AND checksum = row_checksum(player_id, level, riddle, given)");
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
        const std::int64_t id = playerId(sql, player);
        const std::string key = level.key().text();
        const std::string riddle = riddleIdentity(level.level());
        SQLite::Statement select(sql, "SELECT given FROM answers WHERE player_id = ?1 AND level = ?2 AND riddle = ?3"
                                      " AND checksum = row_checksum(player_id, level, riddle, given)");
        select.bind(1, id);
        select.bind(2, key);
        select.bind(3, riddle);
        std::vector<std::int64_t> given;
        if (select.executeStep())
            given = parseAnswers(textOf(select.getColumn(0)));
        addAnswer(given, answer);
        SQLite::Statement insertion(sql, "INSERT OR REPLACE INTO answers(player_id, level, riddle, given, checksum)"
                                         " VALUES (?1, ?2, ?3, ?4, row_checksum(?1, ?2, ?3, ?4))");
        insertion.bind(1, id);
        insertion.bind(2, key);
        insertion.bind(3, riddle);
        insertion.bind(4, formatAnswers(given));
        insertion.exec();
        transaction.commit();
    });
}

} // namespace data
