// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"

#include <cstdint>
#include <string_view>

namespace game {

/// The plate in the street that names a house: "Tower · 7/12".
struct HousePlate {
    static constexpr float height = 28;
    static constexpr float down = 28; ///< From the foot of a house to the middle of a plate below it.

    enum class State : std::uint8_t {
        Plain,
        Marked, ///< With an edge in the accent colour: pointed at, or where the player is.
        Lit,
    };

    std::string_view words;
    State state = State::Plain;
    bool locked = false; ///< A lock stands before the words.
};

/// \param middle of the plate. \param span it stays between its ends.
void drawHousePlate(ui::Canvas& canvas, const HousePlate& plate, ui::Vec middle, ui::Rect span);

} // namespace game
