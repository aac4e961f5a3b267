// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/EventText.hpp"
#include "arukone/greedy/TrapLemma.hpp"
#include "arukone/solver/Obstacle.hpp"
#include "arukone/solver/SearchControl.hpp"
#include "arukone/trace/Step.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// Hints: what to do next on a board, and why. They need no memory of those given before: each follows from the cables
/// alone, and following them solves any board that can be solved.
namespace arukone {

/// What is known of a board, found once for all its hints.
struct BoardFacts {
    std::optional<Cables> solution; ///< The canonical one, see solve() in solver/Solver.hpp, or for a while any.
    bool unsolvable = false;        ///< Proven. Like the next two, false where it is not decided.
    bool unique = false;            ///< Whether the solution is the only one under the board's rule.
    bool strict = false;            ///< Whether it is the only one even if cells may stay empty, and fills the board.
    std::optional<Trap> trap;       ///< Only for a board with Fill::Any that is not strict.
};

/// What to do next, and why.
struct Hint {
    /// In the order in which they are tried.
    enum class Kind : std::uint8_t {
        Unsolvable, ///< Nothing helps: the board has no solution.
        Wrong,      ///< A cable is in no solution: on a board with several, in none that keeps the other right ones.
        // The reasons of the trace, see Reason in trace/Step.hpp.
        Openings,
        Ring,
        ShortCircuit,
        BesideItself,
        CutOff,
        Supposition,
        Trap,         ///< The blocker must not take the short path, or the victim is shut in.
        FromSolution, ///< No reason is known; it is so in a solution that keeps all cables that are right.
    } kind = Kind::FromSolution;
    /// Where to look, never empty: the cells of the smallest box round those concerned, row by row, so its corners are
    /// the first and the last. Holes are included.
    std::vector<Cell> region;
    std::optional<int> pair; ///< Whose cable is to be changed. Unsolvable: the pair concerned, if it is one.
    /// The cells that show why. Wrong: those of the obstacle, or those that have to go. Of a trace: those of its step.
    /// Trap: all shortest paths of the blocker. Unsolvable: those of the obstacle, if one is known. FromSolution: none.
    std::vector<Cell> because;
    /// With a reason of the trace: the pair that its step is about, if it is one; of CutOff the pair whose ends would
    /// lose touch, and none if it is about cells out of reach.
    std::optional<int> concerned;
    std::optional<Refutation> refutation; ///< With Supposition.
    /// With a reason of the trace: the edges that it decides and those that follow by easier reasons, in order, up to
    /// one that makes the cable go on.
    std::vector<DecidedEdge> follows;
    std::optional<Trap> trap; ///< With Trap.
    /// With Wrong, if it can be shown: what would be in the way if the cable stayed, together with those that are
    /// right.
    std::optional<Obstacle> obstacle;
    bool besideItself = false; ///< With Wrong: the rule is Fill::Apart, and the cable touches itself.
    /// What to draw; none with Unsolvable. It is legal, changes something, and cuts no cable that is right.
    std::optional<Stroke> stroke;
    std::vector<Cell> piece; ///< The cells that the stroke adds; with Wrong those that it takes away.

    friend bool operator==(const Hint&, const Hint&) = default;
};

} // namespace arukone
