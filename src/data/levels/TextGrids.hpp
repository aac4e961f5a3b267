// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/BoardNotation.hpp"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace data {

using TextKind = BoardTextProblem::Kind;
using TextLayout = BoardNotation::Layout;

/// What stands in a cell of a text, and where: line and column (of characters) from 1.
struct TextCell {
    std::string_view sign;
    int line;
    int column;
};

using TextRow = std::vector<TextCell>;
using TextGrid = std::vector<TextRow>; ///< All rows have the same length, at least one.

/// The boards of a text, as cells whose signs have no meaning yet.
struct TextGrids {
    TextLayout layout = TextLayout::Characters;
    bool sized = false;
    std::vector<TextGrid> grids{};
    std::vector<BoardTextProblem> problems{}; ///< If not empty, why the text cannot be divided like this.
};

/// Whether a text is JSON with boards in it that are no levels: see BoardNotation::Layout::Json.
[[nodiscard]] bool looksLikeJsonGrids(std::string_view text);

/// Every way to divide a text into boards, rows and cells; the most likely one first. \param made keeps the signs that
/// are not in the text. \pre the text outlives the answer.
[[nodiscard]] std::vector<TextGrids> divideText(std::string_view text, std::deque<std::string>& made);

} // namespace data
