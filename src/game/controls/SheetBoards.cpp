// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/SheetBoards.hpp"

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
    const bool lights = std::holds_alternative<lights::Puzzle>(board);
    return (lights ? "lichter-aus-" : "arukone-") + std::visit(size, board);
}

} // namespace game
