// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <string>

namespace arukone {

/// A number of solutions, high · 2^64 + low. It never exceeds 2^128 − 1: a sum that would stays there.
struct Count {
    std::uint64_t high = 0; // First, for the comparison.
    std::uint64_t low = 0;

    static constexpr Count most() noexcept {
        return {std::numeric_limits<std::uint64_t>::max(), std::numeric_limits<std::uint64_t>::max()};
    }
    /// Whether the true number may be larger.
    [[nodiscard]] constexpr bool saturated() const noexcept { return *this == most(); }
    /// In decimal digits, also if saturated.
    [[nodiscard]] std::string text() const;

    constexpr Count& operator+=(const Count& other) noexcept {
        const Count before = *this;
        low += other.low;
        high += other.high + (low < before.low ? 1 : 0);
        if (*this < before)
            *this = most();
        return *this;
    }
    friend constexpr auto operator<=>(const Count&, const Count&) = default; // NOLINT(modernize-use-nullptr)
};

} // namespace arukone
