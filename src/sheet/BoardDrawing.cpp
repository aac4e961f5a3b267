// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/BoardDrawing.hpp"

#include "sheet/ArukoneDrawing.hpp"
#include "sheet/LightsDrawing.hpp"

namespace sheet {

Footprint footprintOf(const data::LevelPuzzle& board, View view) {
    return std::visit([&](const auto& own) { return footprintOf(own, view); }, board);
}

Box drawBoard(Pen& pen, const Entry& entry, View view, const Box& room, double largestCell) {
    const Footprint footprint = footprintOf(entry.board, view);
    const double cell = std::min(largestCell, cellIn(footprint, room.w, room.h));
    const double width = footprint.columns * cell + footprint.beside;
    const Box taken{room.x, room.y, width, footprint.rows * cell + footprint.above};
    return std::visit([&](const auto& board) { return drawBoard(pen, board, entry.answer, view, taken, cell); },
                      entry.board);
}

} // namespace sheet
