// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Rules.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

/// Ground truth for one size and rules: how many boards have which optimum, by breadth-first search.
namespace lights::test {

/// Numbers the boards that are reachable from the solved one from 0 to 2^rank − 1, so that pressing is XOR.
class NumberedPresses {
public:
    NumberedPresses(int rows, int columns, const Rules& rules) {
        const Board dark{BitGrid(rows, columns)};
        for (int r = 0; r < rows; ++r)
            for (int c = 0; c < columns; ++c) {
                std::uint64_t toggled = 0;
                for (const Cell cell : stamped(rules, dark, {r, c}))
                    toggled |= std::uint64_t{1} << (cell.row * columns + cell.column);
                m_numbers.push_back(number(toggled));
            }
    }

    [[nodiscard]] std::size_t rank() const { return m_basis.size(); }
    /// The number of each press, in row-major order.
    [[nodiscard]] const std::vector<std::uint32_t>& numbers() const { return m_numbers; }

private:
    struct Reduced {
        std::uint64_t cells; ///< Its highest bit is not that of any other.
        std::uint32_t number;
    };

    /// The number of a set of cells; a set independent of the previous ones gets a new bit.
    std::uint32_t number(std::uint64_t cells) {
        std::uint32_t result = 0;
        for (const Reduced& reduced : m_basis)
            if ((cells & std::bit_floor(reduced.cells)) != 0) {
                cells ^= reduced.cells;
                result ^= reduced.number;
            }
        if (cells == 0)
            return result;
        const std::uint32_t own = std::uint32_t{1} << m_basis.size();
        m_basis.push_back({cells, result ^ own});
        std::sort(m_basis.begin(), m_basis.end(), [](const Reduced& a, const Reduced& b) { return a.cells > b.cells; });
        return own;
    }

    std::vector<Reduced> m_basis; ///< Descending.
    std::vector<std::uint32_t> m_numbers;
};

/// counts[k]: how many boards have optimum k. Takes 2^(cells − nullity) bytes. \pre at most 64 cells, and a rank below
/// 32.
inline std::vector<std::uint64_t> optimumCounts(int rows, int columns, const Rules& rules) {
    const NumberedPresses presses(rows, columns, rules);
    constexpr std::uint8_t unknown = 255;
    std::vector<std::uint8_t> optimum(std::size_t{1} << presses.rank(), unknown);
    std::vector<std::uint32_t> layer{0};
    std::vector<std::uint64_t> counts;
    optimum[0] = 0;
    while (!layer.empty()) {
        counts.push_back(layer.size());
        std::vector<std::uint32_t> next;
        for (const std::uint32_t board : layer)
            for (const std::uint32_t press : presses.numbers())
                if (optimum[board ^ press] == unknown) {
                    optimum[board ^ press] = static_cast<std::uint8_t>(counts.size());
                    next.push_back(board ^ press);
                }
        layer = std::move(next);
    }
    return counts;
}

} // namespace lights::test
