// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Cell.hpp"
#include "text/Text.hpp"

#include <functional>
#include <span>
#include <string>

namespace game {

/// Words about the cells of a board of either puzzle, for a player who does not see it.
class GridWords {
public:
    using State = std::function<std::string(puzzle::Cell)>;

    /// \param state what is in a cell.
    GridWords(const text::Text& text, puzzle::Size size, State state);

    [[nodiscard]] static std::string place(const text::Text& text, puzzle::Cell cell); ///< "row 2, column 3".
    /// "row 2, column 3; row 4, column 1"; "nothing" for none.
    [[nodiscard]] static std::string places(const text::Text& text, std::span<const puzzle::Cell> cells);

    [[nodiscard]] std::string at(puzzle::Cell cell) const; ///< "row 2, column 3, lit".
    [[nodiscard]] std::string row(int row) const;          ///< "Row 2: lit, dark, dark".
    [[nodiscard]] std::string column(int column) const;
    [[nodiscard]] std::string rows() const; ///< All of them, a sentence each.

private:
    const text::Text& m_text;
    puzzle::Size m_size;
    State m_state;
};

/// What is in a cell, and that the player has put a planning mark there, if so: "row 2, column 3, lit, marked".
[[nodiscard]] std::string withMark(const text::Text& text, std::string cell, bool marked);

/// The first cell after (1) or before (−1) another one, row by row and around the ends, that is wanted; nothing if none
/// is.
[[nodiscard]] std::optional<puzzle::Cell> nextCell(puzzle::Size size, puzzle::Cell from, int direction,
                                                   const std::function<bool(puzzle::Cell)>& wanted);

} // namespace game
