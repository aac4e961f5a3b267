// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Riddles: what a level can ask about its board. No answer is stored anywhere; solver/RiddleAnswer.hpp computes it.
namespace lights {

/// The largest side of the boards of a riddle, so that its answer is known at once.
inline constexpr int maxRiddleSide = 12;

/// A shortest solution is shown. Solve the board with as few presses, but not the same ones.
struct AnotherWay {
    BitGrid shown; ///< The presses that are shown.

    friend bool operator==(const AnotherWay&, const AnotherWay&) = default;
};

/// Which of the boards has no solution?
struct OddOneOut {
    static constexpr std::size_t boards = 3; ///< The riddle's own included.

    std::vector<Puzzle> others; ///< All but the riddle's own, which is the first.

    friend bool operator==(const OddOneOut&, const OddOneOut&) = default;
};

/// A number that a board has.
enum class Quantity : std::uint8_t {
    Optimum,
    NextLonger,   ///< The presses of the shortest of those solutions that are longer than the optimum and press no cell
                  ///< twice.
    ShortestWays, ///< The number of shortest solutions.
    QuietPatterns, ///< The number of quiet patterns, without the empty one.
    FirstPresses,  ///< With how many different cells a shortest solution can begin.
};

inline constexpr std::array allQuantities{Quantity::Optimum, Quantity::NextLonger, Quantity::ShortestWays,
                                          Quantity::QuietPatterns, Quantity::FirstPresses};

/// How large is the number?
struct HowMany {
    Quantity what = Quantity::Optimum;

    friend bool operator==(const HowMany&, const HowMany&) = default;
};

using Riddle = std::variant<AnotherWay, OddOneOut, HowMany>;

/// Whether the riddle is answered by playing its board, and not by a number.
[[nodiscard]] inline bool isPlayed(const Riddle& riddle) noexcept {
    return std::holds_alternative<AnotherWay>(riddle);
}

/// The names of riddles in level files: "another-way", "odd-one-out", and those of the quantities: "optimum",
/// "next-longer", "shortest-ways", "quiet-patterns", "first-presses".
[[nodiscard]] std::string_view name(const Riddle& riddle);
/// Parses the name of a quantity.
[[nodiscard]] std::optional<Quantity> quantityFromName(std::string_view text) noexcept;

/// Whether this can be asked about a board with these rules. In quiet hours a solution is an order of presses, which
/// nobody counts, and only there it matters which press comes first.
[[nodiscard]] bool fits(const Riddle& riddle, const Rules& rules) noexcept;

/// Identifies what is asked about a board: its name and the share codes of all boards.
[[nodiscard]] std::string identity(const Puzzle& board, const Riddle& riddle);

/// Whether these presses are an answer: not the same as those that are shown, and no more.
/// \pre they solve the board, and the shown ones are a shortest solution.
[[nodiscard]] bool answers(const AnotherWay& riddle, const BitGrid& presses);
/// Whether the events of a run are an answer; false if they cannot be read, or press a cell of another board.
[[nodiscard]] bool answers(const AnotherWay& riddle, std::string_view events);

} // namespace lights
