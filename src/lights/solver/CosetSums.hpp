// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/AlikeCells.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

// What the two searches for heavy cosets share: how sums over groups change with their values.

namespace lights::coset {

/// How many numbers of a transform are changed at a time: all have the same sign but for the lowest bits of their
/// index.
inline constexpr std::uint32_t lanes = 16;

inline bool isOdd(std::uint32_t bits) {
    return (std::popcount(bits) & 1) != 0;
}

/// (−1)^⟨row,column⟩.
inline constexpr auto signs = [] {
    std::array<std::array<std::int16_t, lanes>, lanes> table{};
    for (std::uint32_t row = 0; row < lanes; ++row)
        for (std::uint32_t column = 0; column < lanes; ++column)
            table.at(row).at(column) = (std::popcount(row & column) & 1) != 0 ? -1 : 1;
    return table;
}();

/// Adds (−1)^⟨part,c⟩ · value to sum c, for all c. Sums are a number of lanes; more than there are patterns repeat
/// them.
inline void add(std::span<std::int16_t> sums, std::uint32_t part, int value) noexcept {
    const auto& pattern = signs[part % lanes]; // NOLINT(*-constant-array-index): one of its rows
    for (std::uint32_t first = 0; first < sums.size(); first += lanes) {
        const auto change = static_cast<std::int16_t>(isOdd(part & first) ? -value : value);
        std::int16_t* const number = &sums[first];
        for (std::size_t lane = 0; lane < lanes; ++lane)
            number[lane] = static_cast<std::int16_t>(number[lane] + change * pattern[lane]);
    }
}

/// How many cells of each group are pressed. \param values cells not pressed less pressed ones, by group.
inline std::vector<int> pressedCells(std::span<const AlikeCells> groups, const std::vector<int>& values) {
    std::vector<int> pressed;
    for (std::size_t group = 0; group < groups.size(); ++group)
        pressed.push_back((groups[group].cells - values[group]) / 2);
    return pressed;
}

} // namespace lights::coset
