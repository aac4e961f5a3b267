// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/SheetBoards.hpp"

#include "puzzle/Kind.hpp"

#include <string_view>
#include <utility>
#include <variant>

namespace game {

ToSheet sheetOf(const Challenge& challenge, std::function<void(const std::string&)> done) {
    std::string file = sheetFile(challenge.board);
    if (const Challenge::Random* random = challenge.random()) // The first board of the sheet is the board itself.
        return {*random, std::move(file), std::move(done)};
    return {data::Level{{}, challenge.name, {}, challenge.board, {}}, std::move(file), std::move(done)};
}

std::string sheetFile(const data::LevelPuzzle& board) {
    const auto size = [](const auto& own) { return std::to_string(own.rows()) + "x" + std::to_string(own.columns()); };
    const std::string_view puzzle = data::kindOf(board).id();
    return std::string(puzzle.empty() ? "lichter-aus" : puzzle) + "-" + std::visit(size, board);
}

} // namespace game
