// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Optimum.hpp"

#include <algorithm>
#include <utility>

namespace lights {

namespace {

using Odd = std::vector<int>; ///< The rows, or columns, with an odd number of presses, ascending.

std::pair<Odd, Odd> complement(const std::pair<Odd, Odd>& odd, const CellNumbers& cells) {
    const auto others = [](const Odd& some, int size) {
        Odd result;
        for (int i = 0; i < size; ++i)
            if (!std::ranges::binary_search(some, i))
                result.push_back(i);
        return result;
    };
    return {others(odd.first, cells.rows()), others(odd.second, cells.columns())};
}

std::size_t pressesFor(const std::pair<Odd, Odd>& odd) {
    return std::max(odd.first.size(), odd.second.size());
}

} // namespace

Words fewestOnOpenLines(const CellNumbers& cells, std::span<const Word> difference) {
    // Whether cell (r, c) changes is the sum of the parities of row r and column c. Take that of row 0 as even.
    const auto changes = [&](int row, int column) { return bitAt(difference, cells.indexOf({row, column})); };
    std::pair<Odd, Odd> odd;
    for (int row = 1; row < cells.rows(); ++row)
        if (changes(row, 0) != changes(0, 0))
            odd.first.push_back(row);
    for (int column = 0; column < cells.columns(); ++column)
        if (changes(0, column))
            odd.second.push_back(column);
    // Each press counts for a row and a column, so there are as many odd rows as odd columns, modulo 2.
    const auto isPossible = [](const std::pair<Odd, Odd>& each) {
        return each.first.size() % 2 == each.second.size() % 2;
    };
    const std::pair<Odd, Odd> others = complement(odd, cells);
    if (!isPossible(odd) || (isPossible(others) && pressesFor(others) < pressesFor(odd)))
        odd = others;

    Words presses(wordsFor(cells.size()));
    for (std::size_t i = 0; i < pressesFor(odd); ++i) {
        const int row = i < odd.first.size() ? odd.first[i] : 0;
        const int column = i < odd.second.size() ? odd.second[i] : 0;
        flipBit(presses, cells.indexOf({row, column}));
    }
    return presses;
}

} // namespace lights
