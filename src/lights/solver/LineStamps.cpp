// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Optimum.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
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

namespace {

/// The lines of one kind, rows or columns, one by one, when whole lines of the other kind are switched.
///
/// What counts of a line is its cells that are not pressed less those that are: switching the line changes the sign.
/// Each line has an odd number of cells, so that it is never 0.
class SwitchedLines {
public:
    /// \param signs of the line, for each line of the other kind: −1 for a pressed cell, 1 for another.
    explicit SwitchedLines(std::vector<std::vector<std::int16_t>> signs)
        : m_signs(std::move(signs))
        , m_sums(m_signs.front().size()) {
        for (const auto& each : m_signs)
            for (std::size_t one = 0; one < m_sums.size(); ++one)
                m_sums[one] = static_cast<std::int16_t>(m_sums[one] + each[one]);
    }

    [[nodiscard]] const std::vector<std::int16_t>& sums() const noexcept { return m_sums; }

    void toggle(std::size_t other) {
        for (std::size_t one = 0; one < m_sums.size(); ++one) {
            std::int16_t& sign = m_signs[other][one];
            m_sums[one] = static_cast<std::int16_t>(m_sums[one] - 2 * sign);
            sign = static_cast<std::int16_t>(-sign);
        }
    }

    /// The largest sum over all lines if an even number of them is switched: the negative ones, and if these are odd in
    /// number the one nearest to 0 more or less.
    [[nodiscard]] int most() const noexcept {
        int sum = 0;
        int negative = 0;
        std::int16_t nearest = std::numeric_limits<std::int16_t>::max();
        for (const std::int16_t each : m_sums) {
            const auto size = static_cast<std::int16_t>(each < 0 ? -each : each);
            sum += size;
            negative += each < 0 ? 1 : 0;
            nearest = std::min(nearest, size);
        }
        return negative % 2 == 0 ? sum : sum - 2 * nearest;
    }

private:
    std::vector<std::vector<std::int16_t>> m_signs; ///< By line of the other kind, then by line.
    std::vector<std::int16_t> m_sums;
};

} // namespace

std::optional<Words> fewestOnLines(const CellNumbers& cells, Words presses, Meter& meter) {
    // Rows are taken one by one, or columns: those of which there are more, if both can be switched.
    const bool rows = cells.rows() >= cells.columns() ? cells.columns() % 2 == 1 : cells.rows() % 2 == 0;
    const auto at = [&](std::size_t one, std::size_t other) {
        const auto first = static_cast<int>(one);
        const auto second = static_cast<int>(other);
        return cells.indexOf(rows ? Cell{first, second} : Cell{second, first});
    };
    const auto ones = static_cast<std::size_t>(rows ? cells.rows() : cells.columns());
    const auto others = static_cast<std::size_t>(rows ? cells.columns() : cells.rows());
    if (others % 2 == 0)
        return std::nullopt; // Then nothing can be switched at all.
    // An even number of the other lines is switched, if any can be: all but the last as tried, and the last if need be.
    const std::size_t free = ones % 2 == 1 ? others - 1 : 0;
    constexpr std::size_t mostTried = 40;
    constexpr std::uint64_t stepsALine = 16;
    if (free > mostTried || (stepsALine * ones << free) > meter.left())
        return std::nullopt;

    std::vector<std::vector<std::int16_t>> signs(others, std::vector<std::int16_t>(ones));
    for (std::size_t other = 0; other < others; ++other)
        for (std::size_t one = 0; one < ones; ++one)
            signs[other][one] = bitAt(presses, at(one, other)) ? std::int16_t{-1} : std::int16_t{1};
    SwitchedLines lines(std::move(signs));
    const auto gray = [](Word number) { return number ^ (number >> 1U); };
    int most = lines.most();
    Word best = 0;
    for (Word tried = 1; tried >> free == 0; ++tried) {
        lines.toggle(static_cast<std::size_t>(std::countr_zero(tried)));
        lines.toggle(others - 1);
        if (const int here = lines.most(); here > most) {
            most = here;
            best = gray(tried);
        }
        if (!meter.spend(stepsALine * ones))
            return std::nullopt;
    }

    // Switch what was best in `presses` itself.
    const Word now = free == 0 ? 0 : gray((Word{1} << free) - 1);
    for (std::size_t other = 0; other < others; ++other) {
        const auto isOn = [&](Word which) {
            return other + 1 < others ? other < free && ((which >> other) & 1U) != 0 : std::popcount(which) % 2 != 0;
        };
        if (isOn(now) != isOn(best))
            lines.toggle(other);
        for (std::size_t one = 0; one < ones && isOn(best); ++one)
            flipBit(presses, at(one, other));
    }
    const auto& sums = lines.sums();
    const auto size = [](std::int16_t sum) { return sum < 0 ? -sum : sum; };
    std::vector<bool> isSwitched(ones);
    for (std::size_t one = 0; one < ones; ++one)
        isSwitched[one] = sums[one] < 0;
    if (std::ranges::count(isSwitched, true) % 2 != 0) {
        const auto nearest = static_cast<std::size_t>(std::ranges::min_element(sums, {}, size) - sums.begin());
        isSwitched[nearest] = !isSwitched[nearest];
    }
    for (std::size_t one = 0; one < ones; ++one)
        for (std::size_t other = 0; other < others && isSwitched[one]; ++other)
            flipBit(presses, at(one, other));
    return presses;
}

} // namespace lights
