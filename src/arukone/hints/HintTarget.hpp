// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/hints/Hint.hpp"

#include <optional>

namespace arukone {

/// Whether some solution of a board keeps certain cables.
struct Completion {
    std::optional<bool> possible; ///< std::nullopt: not decided.
    std::optional<Cables>
        solution; ///< One that does, if it is possible; with Fill::Any a shortest one, if it is known.
};

/// Solves what is left of a board, with bounded work and without SAT, so the answer is the same on every machine.
/// \param kept by pair; empty words where there is none. \param control stops it; then nothing is decided.
[[nodiscard]] Completion completionOf(const Board& board, const Cables& kept, const SearchControl& control = {});

/// Why nothing can be made of a board if certain cables stay, as far as it can be shown: an obstacle of what is left of
/// it, where a loose cable goes on from its end. Pairs are numbered as on the board.
[[nodiscard]] std::optional<Obstacle> obstacleLeft(const Board& board, const Cables& kept);

/// How many letters of a cable are right: its longest beginning all of whose edges are in a solution.
[[nodiscard]] int rightLength(const Board& board, const Edges& solution, const Cable& cable);

/// A cable that cannot stay.
struct WrongCable {
    int pair = 0;
    int right = 0; ///< Letters of its longest right beginning.
};

/// Where hints lead to.
struct HintTarget {
    std::optional<Cables> solution;  ///< One that keeps all cables that are right, as far as decided.
    std::optional<WrongCable> wrong; ///< The first.
};
[[nodiscard]] HintTarget hintTargetFor(const Board& board, const BoardFacts& facts, const Cables& now,
                                       const SearchControl& control);

} // namespace arukone
