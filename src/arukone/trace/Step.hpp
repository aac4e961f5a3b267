// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace arukone {

/// Why an edge has to be used, or must not be, in the order in which reasons are tried.
enum class Reason : std::uint8_t {
    Openings,     ///< A cell has just as many edges left as it needs, as corners have, or all that it needs.
    Ring,         ///< The edge would close a ring.
    ShortCircuit, ///< The edge would join two numbers.
    BesideItself, ///< Else a cable would touch itself, which none does in the solution of a strict board.
    CutOff,       ///< Else the ends of a pair would lose touch, or no cable could reach cells that need one.
    Supposition,  ///< Were it otherwise, some steps later there would be a contradiction.
};

/// An edge between two neighbours, and whether it belongs to a cable.
struct DecidedEdge {
    int cell = 0;                  ///< Its left or upper cell, by number.
    std::uint8_t edge = rightEdge; ///< rightEdge or downEdge.
    bool used = false;

    friend bool operator==(const DecidedEdge&, const DecidedEdge&) = default;
};

/// What becomes of a supposition.
struct Refutation {
    DecidedEdge supposed;           ///< The opposite of what the step decides.
    std::vector<DecidedEdge> chain; ///< What follows, in order, up to the contradiction; without the supposed edge.
    Reason contradiction = Reason::Openings; ///< What cannot be in the end; never Supposition.
    bool twoAtOnce = false; ///< Parts of the chain follow only since further suppositions were refuted in their turn.

    /// Edges set up to the contradiction, the supposed one included.
    [[nodiscard]] int length() const noexcept { return static_cast<int>(chain.size()) + 1; }
    friend bool operator==(const Refutation&, const Refutation&) = default;
};

/// One deduction.
struct Step {
    Reason reason = Reason::Openings;
    std::vector<DecidedEdge> edges; ///< What it decides, at least one.
    /// The cells that show why. Openings: the cell. Ring, ShortCircuit, BesideItself: those of the cable, or of one
    /// after the other.
    /// CutOff: the two ends that would lose touch, or the cells out of reach. Supposition: the same for the
    /// contradiction.
    std::vector<Cell> cells;
    std::optional<int> pair;              ///< The pair concerned, if it is known; of two that of the first cell.
    std::optional<Refutation> refutation; ///< What refutes a supposition.

    friend bool operator==(const Step&, const Step&) = default;
};

} // namespace arukone
