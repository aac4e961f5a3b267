// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Entry.hpp"
#include "sheet/Footprint.hpp"
#include "sheet/Pen.hpp"

// Boards of Lights Out, for BoardDrawing.

namespace sheet {

[[nodiscard]] Footprint footprintOf(const lights::Puzzle& puzzle, View view);

/// \param taken the room of the drawing, as its footprint says. \returns the box of the cells.
Box drawBoard(Pen& pen, const lights::Puzzle& puzzle, const Answer& answer, View view, const Box& taken, double cell);

/// The symbol of a lit window.
void drawLight(Pen& pen, Point centre, double cell, View view);

/// The stamp in small squares, black where it switches; a dot marks the window that is pressed.
/// \param side of the square that it takes, in points.
void drawStamp(Pen& pen, lights::Stamp stamp, Point topLeft, double side);

} // namespace sheet
