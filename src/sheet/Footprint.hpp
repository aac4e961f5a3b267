// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

namespace sheet {

/// Whether a board is drawn as a task or with its solution.
enum class View : std::uint8_t { Task, Solution };

/// The room that the drawing of a board takes.
struct Footprint {
    double columns = 0;  ///< Its width in cells; more than the board has if a goal picture is beside it.
    double rows = 0;     ///< Its height in cells.
    double beside = 0;   ///< Points that are added to the width, whatever the size of a cell.
    double above = 0;    ///< Points that are added to the height.
    double smallest = 0; ///< The smallest cell that can be read, in points.
    /// Points that are added to the height for lines of text in a place of this width, in points; empty: none.
    std::function<double(double)> words{};
};

/// The largest cell with which a drawing fits into a room, in points; may be negative.
[[nodiscard]] inline double cellIn(const Footprint& footprint, double width, double height) {
    const double above = footprint.above + (footprint.words ? footprint.words(width) : 0);
    return std::min((width - footprint.beside) / footprint.columns, (height - above) / footprint.rows);
}

} // namespace sheet
