// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Cell.hpp"
#include "sheet/Pen.hpp"

#include <functional>

namespace sheet {

/// The lines between cells, thick at the border of the board and of its holes.
/// \param hasCell whether there is a cell; false outside the board.
void drawGrid(Pen& pen, const Box& cells, puzzle::Size size, const std::function<bool(puzzle::Cell)>& hasCell);

} // namespace sheet
