// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Entry.hpp"
#include "sheet/Footprint.hpp"
#include "sheet/Pen.hpp"

// Boards of Arukone, for BoardDrawing.

namespace sheet {

[[nodiscard]] Footprint footprintOf(const arukone::Board& board, View view);

/// \param taken the room of the drawing, as its footprint says. \returns the box of the cells.
Box drawBoard(Pen& pen, const arukone::Board& board, const Answer& answer, View view, const Box& taken, double cell);

} // namespace sheet
