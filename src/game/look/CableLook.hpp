// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Theme.hpp"

#include <cstdint>

namespace game {

/// The patterns on cables, so that colour is never the only clue.
enum class Weave : std::uint8_t { Plain, CoreStripe, Bands, DashedCore, DoubleBands };

/// Colours come back after nine pairs and weaves after five, so 45 pairs differ before two look the same.
[[nodiscard]] Weave weaveOf(int pair) noexcept;
/// The colour of the cable of a pair, counted from 0; white in the contrast theme.
[[nodiscard]] sf::Color cableColour(const ui::Theme& theme, int pair) noexcept;

/// All colours of a cable, from the outside in.
struct CableColours {
    sf::Color casing; ///< Separates the cable from what is below.
    sf::Color edge;   ///< A darker shade of the body.
    sf::Color body;
    sf::Color weave; ///< The pattern on the body.
};
[[nodiscard]] CableColours cableColours(const ui::Theme& theme, int pair) noexcept;
/// The casing of cables and terminals, the same for all pairs.
[[nodiscard]] sf::Color cableCasing(const ui::Theme& theme) noexcept;

/// The measures of cables, in cells.
namespace cable {
inline constexpr float casing = 0.34F; ///< Width.
inline constexpr float edge = 0.27F;   ///< Width.
inline constexpr float body = 0.20F;   ///< Width.
inline constexpr float corner = 0.32F; ///< Radius of the middle line at corners.
} // namespace cable

} // namespace game
