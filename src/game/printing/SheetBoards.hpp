// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/scene/Destination.hpp"

#include <string>
#include <variant>

namespace game {

/// What a sheet of a board has: boards like it if it is a random one, the first being the board itself; otherwise only
/// this board.
[[nodiscard]] std::variant<Challenge::Random, data::Level> sheetBoards(const Challenge& challenge);

/// A name for the file of a sheet, without ending: "lichter-aus-5x5".
[[nodiscard]] std::string sheetFile(const data::LevelPuzzle& board);

} // namespace game
