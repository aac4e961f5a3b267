// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "arukone/solver/SearchControl.hpp"

#include <optional>

namespace arukone {

/// Looks for a solution of a board whose cells may stay empty, as wires of circuits are routed: by negotiated
/// congestion (McMurchie and Ebeling, PathFinder: a negotiation-based performance-driven router for FPGAs, FPGA 1995).
/// At first cables may cross, at a price. Again and again each pair takes the cheapest path; cells that several cables
/// need become more expensive from round to round, until each is left to the one that needs it most. In the end cables
/// are shortened one by one.
///
/// It finds solutions of large boards with room within milliseconds, where an exact search may get lost, but proves
/// nothing if it finds none. Equal on every machine. Work counted: cells visited. \param control also ends it after
/// maxWork, with none. \pre the board's rule is Fill::Any.
[[nodiscard]] std::optional<Cables> route(const Board& board, const SearchControl& control = {});

} // namespace arukone
