// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/HardestBoards.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace lights {

namespace {

constexpr CompiledHardest hardestTable[] = {
#include "lights/solver/HardestBoards.rows"
};

constexpr CompiledQuietNumber quietTable[] = {
#include "lights/solver/QuietNumbers.rows"
};

BitGrid pressesOf(const CompiledHardest& row) {
    constexpr int digitBits = 4;
    const std::string_view digits = row.presses;
    BitGrid presses(row.rows, row.columns);
    for (int at = 0; at < row.rows * row.columns; ++at) {
        const char digit = digits.at(static_cast<std::size_t>(at / digitBits));
        const int value = digit <= '9' ? digit - '0' : digit - 'a' + 10;
        if ((value >> (digitBits - 1 - at % digitBits) & 1) != 0)
            presses.set({at / row.columns, at % row.columns});
    }
    return presses;
}

} // namespace

std::optional<HardestBoard> hardestBoard(int rows, int columns, const Rules& rules) {
    if (rules.quietHours)
        return std::nullopt;
    const bool lying = mayBeTransposed(rules) && rows < columns;
    if (lying)
        std::swap(rows, columns);
    const auto found = std::ranges::find_if(hardestTable, [&](const CompiledHardest& row) {
        return row.rows == rows && row.columns == columns && row.stamp == rules.stamp && row.surface == rules.surface;
    });
    if (found == std::ranges::end(hardestTable))
        return std::nullopt;
    const BitGrid presses = pressesOf(*found);
    return HardestBoard{found->known, found->possible, lying ? presses.transposed() : presses};
}

std::span<const CompiledHardest> compiledHardest() noexcept {
    return hardestTable;
}

std::optional<QuietHardest> hardestInQuietHours(int rows, int columns, const Rules& rules) {
    const auto found = std::ranges::find_if(quietTable, [&](const CompiledQuietNumber& row) {
        return row.rows == rows && row.columns == columns && row.surface == rules.surface;
    });
    if (rules.stamp != Stamp::Plus || found == std::ranges::end(quietTable))
        return std::nullopt;
    QuietHardest hardest{found->presses, BitGrid(rows, columns)};
    for (int at = 0; at < rows * columns; ++at)
        hardest.lit.set({at / columns, at % columns}, (found->lit >> static_cast<unsigned>(at) & 1U) != 0);
    return hardest;
}

std::span<const CompiledQuietNumber> compiledQuietNumbers() noexcept {
    return quietTable;
}

} // namespace lights
