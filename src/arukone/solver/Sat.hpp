// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

namespace arukone {

/// Looks for solutions of a board with a SAT solver: CaDiCaL (Biere, Fazekas, Fleury and Heisinger, CaDiCaL, Kissat,
/// Paracooba, Plingeling and Treengeling, SAT Competition 2020). A variable for each edge, and one for each cell and
/// pair whose cable may be there; an edge makes its two cells have the same pair. Rings that belong to no cable are
/// forbidden as they turn up, or left out if cells may stay empty.
///
/// Only yes and no are taken from it, and no time limit decides anything, so another version of CaDiCaL gives the same
/// answers. Memory: mostly the clauses of the edges, about six for each cell and pair; 310 MB on a board of 48×48 with
/// 200 pairs.
class SatSearch {
public:
    /// Whether cables may touch themselves: see touchesItself(). Without touching it is two to three times as fast, and
    /// no solvable board loses all its solutions.
    enum class Touching : std::uint8_t { Allowed, Forbidden };

    /// With Fill::Apart only Touching::Forbidden finds the solutions of the board.
    /// \param stop ends a search, within a few milliseconds.
    SatSearch(const Board& board, Touching touching, std::stop_token stop = {});
    ~SatSearch();
    SatSearch(const SatSearch&) = delete;
    SatSearch& operator=(const SatSearch&) = delete;

    enum class Answer : std::uint8_t { Yes, No, Stopped };

    /// Whether there is a solution that has not been forbidden. If so, solution() is one; which one is not defined.
    [[nodiscard]] Answer search();
    /// \pre the last search() said yes.
    [[nodiscard]] const Edges& solution() const noexcept;
    /// Forbids a solution, given by its edges.
    void forbid(const Edges& edges);
    /// The smallest solution: edges to the right and down are asked for row by row, and each is left out if possible.
    /// \returns std::nullopt if there is none or the search was stopped.
    [[nodiscard]] std::optional<Edges> smallest();

private:
    class Formula;

    std::unique_ptr<Formula> m_formula;
};

} // namespace arukone
