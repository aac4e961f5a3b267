// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/Players.hpp"

#include "data/database/Attempt.hpp"
#include "data/runs/RankedTable.hpp"

namespace data {

namespace {

// Reads each table once, through its smallest index. Must be followed by a condition on `p` and byLastDate.
constexpr const char* summaries =
    "SELECT p.name, (SELECT count(*) FROM runs r INDEXED BY runs_by_date WHERE r.player_id = p.id),"
    " (SELECT count(*) FROM shifts s INDEXED BY shifts_by_player WHERE s.player_id = p.id),"
    " (SELECT count(*) FROM saved_boards b WHERE b.player_id = p.id AND (b.events <> '[]' OR b.marks <> '')),"
    " (SELECT count(*) FROM lessons l WHERE l.player_id = p.id AND l.lesson NOT LIKE '%:%'),"
    " p.kept <> 0 OR EXISTS (SELECT 1 FROM answers a WHERE a.player_id = p.id)"
    " OR EXISTS (SELECT 1 FROM saved_boards b WHERE b.player_id = p.id),"
    " max(coalesce((SELECT max(r.date) FROM runs r INDEXED BY runs_by_date WHERE r.player_id = p.id), ''),"
    " coalesce((SELECT max(s.date) FROM shifts s INDEXED BY shifts_by_player WHERE s.player_id = p.id), '')) AS last"
    " FROM players p WHERE ";
constexpr const char* byLastDate = "ORDER BY last DESC, name";

/// Whether the player has any data or was added with keep().
bool exists(SQLite::Database& sql, const std::string& name) {
    SQLite::Statement select(sql, "SELECT p.kept <> 0 OR EXISTS (SELECT 1 FROM runs WHERE player_id = p.id)"
                                  " OR EXISTS (SELECT 1 FROM shifts WHERE player_id = p.id)"
                                  " OR EXISTS (SELECT 1 FROM saved_boards WHERE player_id = p.id)"
                                  " OR EXISTS (SELECT 1 FROM lessons WHERE player_id = p.id)"
                                  " OR EXISTS (SELECT 1 FROM answers WHERE player_id = p.id)"
                                  " FROM players p WHERE folded = folded_name(?)");
    select.bind(1, name);
    return select.executeStep() && select.getColumn(0).getInt() != 0;
}

/// Reads the current row of a statement of `summaries`; std::nullopt for a name without a player's data that is only
/// stored for reference.
std::optional<PlayerSummary> summaryOf(SQLite::Statement& row) {
    PlayerSummary player{textOf(row.getColumn(0)),  row.getColumn(1).getInt(), row.getColumn(2).getInt(),
                         row.getColumn(3).getInt(), textOf(row.getColumn(6)),  row.getColumn(4).getInt()};
    const bool kept = row.getColumn(5).getInt64() != 0; // Or has answered a riddle, or had help on a board.
    const bool hasAny = player.runs > 0 || player.shifts > 0 || player.unfinished > 0 || player.lessons > 0;
    return kept || hasAny ? std::optional(std::move(player)) : std::nullopt;
}

/// Returns the texts that a query for a name selects.
std::vector<std::string> textsFor(SQLite::Database& sql, const char* query, const std::string& name) {
    std::vector<std::string> texts;
    SQLite::Statement select(sql, query);
    select.bind(1, name);
    while (select.executeStep())
        texts.push_back(textOf(select.getColumn(0)));
    return texts;
}

void execute(SQLite::Database& sql, const char* change, const std::string& first, const std::string& second = {}) {
    SQLite::Statement statement(sql, change);
    statement.bind(1, first);
    if (!second.empty())
        statement.bind(2, second);
    statement.exec();
}

} // namespace

tl::expected<std::vector<PlayerSummary>, StorageProblem> Players::all() {
    return attemptOn(m_database, [](SQLite::Database& sql) {
        std::vector<PlayerSummary> found;
        SQLite::Statement row(sql, std::string(summaries) + validNameCondition + byLastDate);
        while (row.executeStep())
            if (auto player = summaryOf(row))
                found.push_back(*std::move(player));
        return found;
    });
}

tl::expected<std::string, StorageProblem> Players::spelling(const std::string& name) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        const auto id = idOfPlayer(sql, name);
        return id ? nameOfPlayer(sql, *id) : name;
    });
}

tl::expected<bool, StorageProblem> Players::has(const std::string& name) {
    return attemptOn(m_database, [&](SQLite::Database& sql) { return exists(sql, name); });
}

tl::expected<void, StorageProblem> Players::keep(const std::string& name) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        SQLite::Statement update(sql, "UPDATE players SET kept = 1 WHERE id = ?");
        update.bind(1, playerId(sql, name));
        update.exec();
        transaction.commit();
    });
}

tl::expected<std::vector<std::string>, StorageProblem> Players::formerly(const std::string& name) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        return textsFor(sql,
                        "SELECT p.name FROM former_names f JOIN players p ON p.id = f.player_id"
                        " WHERE f.name = folded_name(?)",
                        name);
    });
}

tl::expected<std::vector<std::string>, StorageProblem> Players::formerNames(const std::string& name) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        return textsFor(sql,
                        "SELECT f.name FROM former_names f JOIN players p ON p.id = f.player_id"
                        " WHERE p.folded = folded_name(?)",
                        name);
    });
}

tl::expected<std::string, Players::RenameProblem> Players::rename(const std::string& from, std::string_view to) {
    const auto name = playerName(to);
    if (!name)
        return tl::unexpected(RenameProblem(name.error()));
    if (*name == from)
        return *name;
    const auto renamed = attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        const bool respelled = foldedName(*name) == foldedName(from);
        if (!respelled && exists(sql, *name))
            return false;
        if (!respelled) // They have no data, so the name is free.
            execute(sql, "DELETE FROM players WHERE folded = folded_name(?)", *name);
        execute(sql, "UPDATE players SET name = ?1, folded = folded_name(?1) WHERE folded = folded_name(?2)", *name,
                from);
        if (const auto id = idOfPlayer(sql, *name))
            recordFormerName(sql, *id, from);
        transaction.commit();
        return true;
    });
    if (!renamed)
        return tl::unexpected(RenameProblem(renamed.error()));
    if (!*renamed)
        return tl::unexpected(RenameProblem(NameTaken{}));
    return *name;
}

tl::expected<void, StorageProblem> Players::remove(const std::string& name) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        for (const char* const change :
             {"DELETE FROM runs WHERE player_id = (SELECT id FROM players WHERE folded = folded_name(?))",
              "DELETE FROM shifts WHERE player_id = (SELECT id FROM players WHERE folded = folded_name(?))",
              "DELETE FROM saved_boards WHERE player_id = (SELECT id FROM players WHERE folded = folded_name(?))",
              "DELETE FROM lessons WHERE player_id = (SELECT id FROM players WHERE folded = folded_name(?))",
              "DELETE FROM answers WHERE player_id = (SELECT id FROM players WHERE folded = folded_name(?))",
              "DELETE FROM players WHERE folded = folded_name(?)"})
            execute(sql, change, name);
        transaction.commit();
    });
}

} // namespace data
