// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Entry.hpp"
#include "sheet/Footprint.hpp"
#include "sheet/Pen.hpp"

namespace sheet {

[[nodiscard]] Footprint footprintOf(const data::LevelPuzzle& board, View view);

/// Draws a board into a room, in its upper left corner: what is lit, sealed or a hole and how edges are joined,
/// with the picture that is its goal; or terminals. In View::Solution with the presses or cables that solve it.
/// \param largestCell in points. \returns the box of its cells.
Box drawBoard(Pen& pen, const Entry& entry, View view, const Box& room, double largestCell);

} // namespace sheet
