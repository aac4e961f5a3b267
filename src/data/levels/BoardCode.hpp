// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"
#include "lights/ShareCode.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string_view>

/// Boards of either puzzle on one line, as a code. BoardText.hpp reads rows.
namespace data {

/// Why a text is not a valid one-line board.
struct BoardCodeProblem {
    lights::BoardCodeProblem problem;
    std::string_view prefix = lights::codePrefix; ///< Prefix of the codes of the puzzle that it was read as.
};

/// Whether a text counts as a one-line board, valid or not: a share code of either puzzle, or a game ID of Flip.
/// Surrounding whitespace is ignored.
[[nodiscard]] bool looksLikeBoardCode(std::string_view text) noexcept;

/// Decodes a one-line board. Surrounding whitespace is ignored.
[[nodiscard]] tl::expected<LevelPuzzle, BoardCodeProblem> decodeBoardCode(std::string_view text);

/// Decodes a share code of either puzzle, as codeOf() writes it.
[[nodiscard]] std::optional<LevelPuzzle> boardOfCode(std::string_view code);

} // namespace data
