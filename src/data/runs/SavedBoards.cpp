// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/SavedBoards.hpp"

#include "data/database/Attempt.hpp"
#include "data/runs/RunVerifier.hpp"
#include "puzzle/EventText.hpp"
#include "puzzle/Marks.hpp"

#include <cstdint>

namespace data {

namespace {

constexpr const char* selectBoards =
    "SELECT p.name, b.key, b.code, b.events, b.elapsed, b.hints, b.live, b.solution_shown, b.date, b.origin, b.marks"
    " FROM saved_boards b JOIN players p ON p.id = b.player_id WHERE p.folded = folded_name(?) ";

bool areValidCounts(std::int64_t elapsed, std::int64_t hints) {
    return elapsed >= 0 && elapsed <= puzzle::maxTime.count() && hints >= 0 && hints <= maxCount;
}

/// Reads the current row of a statement of selectBoards; std::nullopt if its board cannot be resumed.
std::optional<SavedBoard> readBoardRow(SQLite::Statement& row, puzzle::Kinds kinds) {
    SavedBoard board{textOf(row.getColumn(0)), textOf(row.getColumn(1)), textOf(row.getColumn(2)), {},
                     textOf(row.getColumn(8)), textOf(row.getColumn(9))};
    const std::int64_t elapsed = row.getColumn(4).getInt64();
    const std::int64_t hints = row.getColumn(5).getInt64();
    const puzzle::Kind* const kind = puzzle::kindOfCode(kinds, board.code);
    if (kind == nullptr || board.key.empty() || !areValidCounts(elapsed, hints))
        return std::nullopt;
    board.game = {textOf(row.getColumn(3), puzzle::maxEventTextBytes),
                  puzzle::Milliseconds(elapsed),
                  {static_cast<int>(hints), row.getColumn(6).getInt64() != 0, row.getColumn(7).getInt64() != 0},
                  textOf(row.getColumn(10), puzzle::maxMarksText)};
    return kind->canResume(board.code, board.game) ? std::optional(std::move(board)) : std::nullopt;
}

void removeBoard(SQLite::Database& sql, std::string_view player, std::string_view key) {
    SQLite::Statement remove(sql, "DELETE FROM saved_boards WHERE key = ?2"
                                  " AND player_id = (SELECT id FROM players WHERE folded = folded_name(?1))");
    bindText(remove, 1, player);
    bindText(remove, 2, key);
    remove.exec();
}

void insertBoard(SQLite::Database& sql, std::int64_t player, const SavedBoard& board) {
    SQLite::Statement insert(sql, "INSERT INTO saved_boards(player_id, key, code, events, elapsed, hints, live,"
                                  " solution_shown, date, origin, marks) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, player);
    insert.bind(2, board.key);
    insert.bind(3, board.code);
    insert.bind(4, board.game.events);
    insert.bind(5, board.game.elapsed.count());
    insert.bind(6, board.game.assists.hints);
    insert.bind(7, board.game.assists.liveCounter ? 1 : 0);
    insert.bind(8, board.game.assists.solutionShown ? 1 : 0);
    insert.bind(9, board.date);
    insert.bind(10, board.origin);
    insert.bind(11, board.game.marks);
    insert.exec();
}

/// Newer boards have larger ids.
void deleteOldestBoards(SQLite::Database& sql, std::int64_t player) {
    SQLite::Statement remove(sql, "DELETE FROM saved_boards WHERE player_id = ?1 AND id NOT IN"
                                  " (SELECT id FROM saved_boards WHERE player_id = ?1 ORDER BY id DESC LIMIT ?2)");
    remove.bind(1, player);
    remove.bind(2, maxSavedBoards);
    remove.exec();
}

} // namespace

tl::expected<void, StorageProblem> SavedBoards::save(const SavedBoard& board) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        const std::int64_t player = playerId(sql, board.player);
        removeBoard(sql, board.player, board.key);
        insertBoard(sql, player, board);
        deleteOldestBoards(sql, player);
        transaction.commit();
    });
}

tl::expected<std::optional<SavedBoard>, StorageProblem> SavedBoards::load(std::string_view player,
                                                                          std::string_view key) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Statement select(sql, std::string(selectBoards) + "AND b.key = ?");
        bindText(select, 1, player);
        bindText(select, 2, key);
        return select.executeStep() ? readBoardRow(select, m_database.kinds()) : std::nullopt;
    });
}

tl::expected<void, StorageProblem> SavedBoards::remove(std::string_view player, std::string_view key) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        removeBoard(sql, player, key);
        transaction.commit();
    });
}

tl::expected<std::optional<SavedBoard>, StorageProblem> SavedBoards::latest(std::string_view player) {
    return attemptOn(m_database, [&](SQLite::Database& sql) -> std::optional<SavedBoard> {
        SQLite::Statement select(sql, std::string(selectBoards) + "ORDER BY b.id DESC");
        bindText(select, 1, player);
        while (select.executeStep())
            if (auto board = readBoardRow(select, m_database.kinds()))
                return board;
        return std::nullopt;
    });
}

tl::expected<std::vector<SavedBoard>, StorageProblem> SavedBoards::all(std::string_view player) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        std::vector<SavedBoard> boards;
        SQLite::Statement select(sql, std::string(selectBoards) + "ORDER BY b.id DESC");
        bindText(select, 1, player);
        while (select.executeStep())
            if (auto board = readBoardRow(select, m_database.kinds()))
                boards.push_back(std::move(*board));
        return boards;
    });
}

} // namespace data
