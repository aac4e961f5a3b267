// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

#include <cstdint>
#include <vector>

/// What quiet hours make of a board, found by going through all positions: the reference for the solver, on purpose
/// without any idea.
namespace lights::test {

/// The lights that matter, as bits, and what each press that may ever be allowed does to them.
struct SmallQuietBoard {
    struct Press {
        std::uint32_t own;     ///< The bit of the pressed window.
        std::uint32_t toggled; ///< The bits that it switches.
    };

    std::vector<Cell> cells; ///< Those that matter; the n-th is bit n.
    std::vector<Press> presses;

    /// \pre at most 25 windows matter.
    explicit SmallQuietBoard(const Puzzle& puzzle)
        : cells(puzzle.start().mattering().toCells()) {
        for (const Cell cell : cells) {
            if (!puzzle.start().canPress(cell))
                continue;
            Board after = puzzle.solved();
            press(after, puzzle.rules(), cell);
            presses.push_back({bits(only(cell, puzzle)), bits(puzzle.open(after))});
        }
    }

    [[nodiscard]] std::uint32_t bits(const BitGrid& lights) const {
        std::uint32_t all = 0;
        for (std::size_t i = 0; i < cells.size(); ++i)
            all |= lights.test(cells[i]) ? std::uint32_t{1} << i : 0;
        return all;
    }

    static constexpr std::uint8_t never = 255;

    /// For every set of wrong lights the fewest presses, `never` if there is no way. Works backwards from the solved
    /// board. \param quietHours false: without them.
    [[nodiscard]] std::vector<std::uint8_t> fewest(bool quietHours) const {
        std::vector<std::uint8_t> moves(std::size_t{1} << cells.size(), never);
        std::vector<std::uint32_t> reached{0};
        moves[0] = 0;
        for (std::size_t at = 0; at < reached.size(); ++at)
            for (const Press& press : presses) {
                const std::uint32_t before = reached[at] ^ press.toggled;
                if ((quietHours && (before & press.own) == 0) || moves[before] != never)
                    continue;
                moves[before] = static_cast<std::uint8_t>(moves[reached[at]] + 1);
                reached.push_back(before);
            }
        return moves;
    }

private:
    static BitGrid only(Cell cell, const Puzzle& puzzle) {
        BitGrid grid(puzzle.rows(), puzzle.columns());
        grid.set(cell);
        return grid;
    }
};

} // namespace lights::test
