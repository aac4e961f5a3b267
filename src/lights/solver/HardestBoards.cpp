// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/HardestBoards.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

// The rows are written by scripts/hardest, which says how they are found and proven.

namespace lights {

namespace {

// clang-format off
constexpr CompiledHardest table[] = {
    // rows, columns, stamp, surface, presses known, possible, the presses
    {4, 9, Stamp::Square, Surface::Cylinder, 16, 16, "f0783c1e0"},
    {4, 10, Stamp::Plus, Surface::Cylinder, 17, 17, "c7a7910e01"},
    {5, 8, Stamp::Plus, Surface::Cylinder, 16, 16, "90d7f08209"},
    {6, 6, Stamp::Plus, Surface::Torus, 14, 14, "e540caa0c"},
    {6, 6, Stamp::Plus, Surface::Klein, 15, 15, "37f0e2404"},
    {8, 4, Stamp::Plus, Surface::Cylinder, 18, 18, "fff08f80"},
    {8, 6, Stamp::Plus, Surface::Plane, 22, 22, "7adb378124a0"},
    {9, 4, Stamp::Square, Surface::Torus, 16, 16, "fffd20000"},
    {9, 4, Stamp::Square, Surface::Klein, 16, 16, "fffd20000"},
    {9, 5, Stamp::Square, Surface::Projective, 24, 24, "ffffdc801100"},
    {9, 6, Stamp::Plus, Surface::Torus, 24, 24, "ffffcc35000000"},
    {9, 7, Stamp::Plus, Surface::Projective, 30, 30, "fdadb14e8fa48800"},
    {9, 7, Stamp::Square, Surface::Projective, 29, 29, "fffffe0f18000000"},
    {9, 8, Stamp::Square, Surface::Projective, 37, 37, "ffffffb1f128008100"},
    {9, 9, Stamp::Plus, Surface::Torus, 39, 39, "ffffffff0e07800000000"},
    {9, 9, Stamp::Plus, Surface::Klein, 39, 39, "ffffffffae41000000000"},
    {9, 9, Stamp::Cross, Surface::Torus, 39, 39, "ffffffff0e07200000000"},
    {10, 5, Stamp::Plus, Surface::Klein, 22, 22, "4ffed30100a50"},
    {10, 10, Stamp::Plus, Surface::Projective, 51, 51, "efdfefbecce1c385aa20c0600"},
    {10, 10, Stamp::Cross, Surface::Projective, 47, 51, "f1b736779f5e141a13ce00081"},
    {15, 15, Stamp::Plus, Surface::Klein, 111, 111, "ffffffffffdfffffffffffc0007e00fffe00000000000400000000000"},
    {16, 16, Stamp::Plus, Surface::Plane, 124, 127, "ffffffff3ffd7ffefffffcb7cfd3399f4462362c100800000000400200000000"},
    {17, 17, Stamp::Plus, Surface::Projective, 146, 146, "fffffffddffffdffff595f5f5ccf9ee7deffc4420c4386238282b20004000000200000000"},
    {17, 17, Stamp::Cross, Surface::Projective, 138, 144, "fe2fd2d6fdacbbfface5d8e5659beebbbbdce8d5450e592464200c5200180560600d08000"},
    {18, 18, Stamp::Plus, Surface::Torus, 158, 158, "fffffffffffffffffffffffffffde503f104fe782fbc0f5003e500000000000000000000000000000"},
    {18, 18, Stamp::Plus, Surface::Klein, 159, 159, "ffffffffffffffffffffffffffffff03fffbf7f36e00000001d000000000000000000000000000000"},
    {20, 20, Stamp::Plus, Surface::Cylinder, 258, 258, "fffffffffffffffffffffffffffffffffffffffffffffff000ff880fffff0000000000fffff0000000000fffff0000000000"},
};
// clang-format on

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
    const bool lying = mayBeTransposed(rules) && rows < columns;
    if (lying)
        std::swap(rows, columns);
    const auto found = std::ranges::find_if(table, [&](const CompiledHardest& row) {
        return row.rows == rows && row.columns == columns && row.stamp == rules.stamp && row.surface == rules.surface;
    });
    if (found == std::ranges::end(table))
        return std::nullopt;
    const BitGrid presses = pressesOf(*found);
    return HardestBoard{found->known, found->possible, lying ? presses.transposed() : presses};
}

std::span<const CompiledHardest> compiledHardest() noexcept {
    return table;
}

} // namespace lights
