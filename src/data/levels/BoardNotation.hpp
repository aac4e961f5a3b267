// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace data {

/// How a text was understood.
struct BoardNotation {
    /// What is between the cells of a row.
    enum class Layout : std::uint8_t {
        Characters,  ///< Nothing: a character is a cell.
        Blanks,      ///< Blanks or tabs.
        Commas,      ///< Commas or semicolons.
        Bars,        ///< "1| |1": a cell may be empty.
        OneLine,     ///< All rows stand on one line, with a sign between them: "x--x|-xx-".
        Json,        ///< [[0, 1], [1, 0]].
        Coordinates, ///< "0,3;2,1": the cells that are lit, or the ends of the cables, two by two.
        Task,        ///< The text of the BWINF task: the side, the number of pairs, then numbers; 0 is a free cell.
    };
    bool arukone = false; ///< Otherwise it is Lights Out.
    Layout layout = Layout::Characters;
    bool sized = false; ///< Lines with sizes stand before the rows.
    /// The signs of lit and dark windows; empty for those of Lichter Aus: # and ., X and x if sealed, and _ for holes.
    std::string lit{};
    std::string dark{};

    /// Whether it is how Lichter Aus itself writes boards, so that nobody needs to be told.
    [[nodiscard]] bool isOwn() const {
        return (layout == Layout::Characters || layout == Layout::Task) && !sized && lit.empty();
    }
    friend bool operator==(const BoardNotation&, const BoardNotation&) = default;
};

/// Why a text has no boards, or it is not certain which.
struct BoardTextProblem {
    enum class Kind : std::uint8_t {
        Empty,
        Sign,      ///< `sign` stands for nothing.
        Ragged,    ///< The row has `found` cells instead of `expected`.
        Size,      ///< The line says another size than the rows below it have.
        TooLarge,  ///< More than `expected` rows or columns.
        Pairs,     ///< What is wrong with the numbers of Arukone: `pairs`.
        Ambiguous, ///< The text has two meanings: `readings`.
        Origin,    ///< Coordinates that may count from 0 or from 1.
        NoSize,    ///< Coordinates without a line "ROWS COLUMNS" before them.
    } kind = Kind::Empty;
    int line = 0;   ///< From 1; 0 if it is not about one line.
    int column = 0; ///< Of characters, from 1; 0 if it is about the line.
    std::string sign{};
    int found = 0;
    int expected = 0;
    arukone::BoardProblem::Kind pairs{};
    std::vector<BoardNotation> readings{};
    bool arukone = false; ///< It was read as a board of Arukone.
};

} // namespace data
