// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"

namespace arukone {

/// Whether two neighbouring cables of a solution can be laid differently over the cells that the two have. Then it is
/// not the only solution if cells may stay empty. A quick look: paths are tried up to a number of steps, and false only
/// says that none was found. No cable of the solution touches itself, or else false may be wrong more often.
/// \pre isSolution(board, solution).
[[nodiscard]] bool canBeRewired(const Board& board, const Cables& solution);

} // namespace arukone
