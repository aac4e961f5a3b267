// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Riddle.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lights {

/// Why a riddle has no answer.
enum class RiddleFault : std::uint8_t {
    ShownIsWrong, ///< What is shown is not a shortest solution.
    OnlyWay,      ///< There is no other shortest solution.
    NotOne,       ///< None of the boards is without a solution, or several are.
    NoSolution,   ///< The board has no solution, so that it has no such number.
    NoneLonger,   ///< The board has only one length of solutions.
    TooMany,      ///< Too many quiet patterns to go through all solutions, or an answer above maxRiddleAnswer.
    Undecided,    ///< In quiet hours: the optimum cannot be proven soon enough.
};

/// The largest number that can be the answer of a riddle.
inline constexpr std::int64_t maxRiddleAnswer = 999;

/// The answer of a riddle: for OddOneOut the number of the board without a solution, from 1; for HowMany the number;
/// for AnotherWay how many presses an answer has. The answer comes from the solver, never from a file.
/// \pre it fits the rules of the board, no side of a board is longer than maxRiddleSide, and what AnotherWay shows has
/// the shape of the board.
[[nodiscard]] tl::expected<std::int64_t, RiddleFault> answerOf(const Puzzle& board, const Riddle& riddle);

/// What the answer to a question for a number looks like: all quiet patterns, all shortest solutions, the first presses
/// together, or one solution of the length that was asked for (in quiet hours what it presses an odd number of times).
/// \returns nothing if there are more than `most`, or no answer. \pre as for answerOf.
[[nodiscard]] std::vector<BitGrid> picturesOf(const Puzzle& board, Quantity what, std::size_t most);

/// A shortest solution other than the one that is shown: the first one found, always the same; nothing if there is
/// none. \pre as for answerOf.
[[nodiscard]] std::optional<BitGrid> otherWay(const Puzzle& board, const AnotherWay& riddle);

} // namespace lights
