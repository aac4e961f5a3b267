// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"

#include <cstdint>

namespace game {

/// The seasons of the northern half of the world.
enum class Season : std::uint8_t { Winter, Spring, Summer, Autumn };

/// Winter begins with December, and each season takes three months. \pre day.ok().
[[nodiscard]] constexpr Season seasonOf(puzzle::Day day) noexcept {
    return static_cast<Season>(static_cast<unsigned>(day.month()) % 12 / 3);
}

} // namespace game
