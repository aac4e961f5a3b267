// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Count.hpp"

#include <algorithm>
#include <array>

namespace arukone {

namespace {

/// A number as four digits in base 2^32, the highest first.
using Limbs = std::array<std::uint64_t, 4>;

/// Divides by ten. \returns the remainder.
char takeDigit(Limbs& limbs) {
    std::uint64_t remainder = 0;
    for (std::uint64_t& limb : limbs) {
        const std::uint64_t value = (remainder << 32) + limb;
        limb = value / 10;
        remainder = value % 10;
    }
    return static_cast<char>('0' + remainder);
}

} // namespace

std::string Count::text() const {
    constexpr std::uint64_t mask = 0xFFFFFFFF;
    Limbs limbs{high >> 32, high & mask, low >> 32, low & mask};
    std::string digits;
    do
        digits += takeDigit(limbs);
    while (limbs != Limbs{});
    std::reverse(digits.begin(), digits.end());
    return digits;
}

} // namespace arukone
