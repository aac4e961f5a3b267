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

} // namespace game
