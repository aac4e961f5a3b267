// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/printing/SheetBoards.hpp"

namespace game {

std::variant<Challenge::Random, data::Level> sheetBoards(const Challenge& challenge) {
    if (const Challenge::Random* random = challenge.random())
        return *random;
    return data::Level{{}, challenge.name, {}, challenge.board, {}};
}

std::string sheetFile(const data::LevelPuzzle& board) {
    const auto size = [](const auto& own) { return std::to_string(own.rows()) + "x" + std::to_string(own.columns()); };
    const bool lights = std::holds_alternative<lights::Puzzle>(board);
    return (lights ? "lichter-aus-" : "arukone-") + std::visit(size, board);
}

} // namespace game
