// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/printing/ToSheet.hpp"

#include <functional>
#include <string>

namespace game {

/// The overlay that prints the board of a challenge, and if it is a random one, others like it.
/// \param done takes the sentence that says where the PDF is.
[[nodiscard]] ToSheet sheetOf(const Challenge& challenge, std::function<void(const std::string&)> done);

/// A name for the file of a sheet, without ending: "lichter-aus-5x5".
[[nodiscard]] std::string sheetFile(const data::LevelPuzzle& board);

} // namespace game
