// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arukone {

/// Steps of a cable, as letters of a word: up, right, down, left.
inline constexpr std::string_view stepLetters = "URDL";

/// The neighbour in the direction of a letter. \pre letter is in stepLetters.
[[nodiscard]] Cell neighbour(Cell cell, char letter) noexcept;
/// The letter for the step between two neighbours. \pre they are neighbours.
[[nodiscard]] char stepBetween(Cell from, Cell to) noexcept;

/// A cable of a pair, or the beginning of one: where it starts, and its steps. An empty word means that there is none.
struct Cable {
    Cell origin; ///< A terminal of the pair.
    std::string word;

    [[nodiscard]] bool empty() const noexcept { return word.empty(); }
    [[nodiscard]] int length() const noexcept { return static_cast<int>(word.size()); }
    friend bool operator==(const Cable&, const Cable&) = default;
};

/// The cells of a cable, from its origin on. \returns std::nullopt if it breaks a rule: it does not begin at a
/// terminal, has an unknown letter, leaves the board, enters a hole, a terminal of another pair or a cell of its own,
/// or goes on beyond the terminal of its partner.
[[nodiscard]] std::optional<std::vector<Cell>> cellsOf(const Board& board, const Cable& cable);

/// The cable read from its other end. \pre cellsOf(board, cable).
[[nodiscard]] Cable reversed(const Board& board, const Cable& cable);

/// The cables of a board, by pair.
using Cables = std::vector<Cable>;

/// Whether the cable of a pair joins its terminals. \pre cellsOf(board, cable).
[[nodiscard]] bool joins(const Board& board, int pair, const Cable& cable);

/// The state of all cables.
struct CablesState {
    int joined = 0; ///< Pairs whose terminals are joined.
    int used = 0;   ///< Cells used: of cables, and terminals of pairs that have one.
    int length = 0; ///< Sum of the lengths.
    bool solved = false;
};

/// \pre the cables follow the rules and share no cell.
[[nodiscard]] CablesState stateOf(const Board& board, const Cables& cables);

/// Whether the cables solve the board: one for each pair, in the order of the pairs, all by the rules, joined, without
/// a common cell, if the board is to be filled without an empty cell, and with Fill::Apart without touching.
[[nodiscard]] bool isSolution(const Board& board, const Cables& cables);

/// The edges of cables, for solvers: for each cell by number, whether the edge to its right (bit 0) and the one below
/// it (bit 1) belong to a cable.
using Edges = std::vector<std::uint8_t>;
inline constexpr std::uint8_t rightEdge = 1;
inline constexpr std::uint8_t downEdge = 2;

[[nodiscard]] Edges edgesOf(const Board& board, const Cables& cables);
/// The cables that edges form, each from the first terminal of its pair. \pre the edges are those of a solution.
[[nodiscard]] Cables cablesOf(const Board& board, const Edges& edges);

/// The first pair whose cable touches itself: two of its cells are neighbours without being joined. std::nullopt if
/// none does.
[[nodiscard]] std::optional<int> touchingPair(const Board& board, const Cables& cables);
/// Whether some cable touches itself.
[[nodiscard]] bool touchesItself(const Board& board, const Cables& cables);

} // namespace arukone
