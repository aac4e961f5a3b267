#pragma once

#include "game/look/LampAtlas.hpp"

#include <SFML/Graphics/Image.hpp>

namespace game {

/// How much is drawn of a window of a given pitch.
enum class LampDetail : std::uint8_t {
    Full,  ///< From 40 px: frame, glazing bars, sill.
    Plain, ///< 12 to 39 px: a framed pane.
    Flat,  ///< Under 12 px: a square with a gap of one pixel.
};
[[nodiscard]] LampDetail lampDetail(int pitch) noexcept;

/// One window, pitch × pitch pixels, straight alpha. `bars` only matter for full detail.
[[nodiscard]] sf::Image bakeLamp(const LampSpec& spec, bool on, bool bars = true);

/// The same frame with closed shutters.
[[nodiscard]] sf::Image bakeShutters(const LampSpec& spec);

/// What stands behind the glass, pitch × pitch, already in its colour and alpha, clipped to the glass.
[[nodiscard]] sf::Image bakeSilhouette(const LampSpec& spec, Silhouette kind);

/// A disc of light of `side` × `side` pixels, white, alpha by the glow profile, dithered so that it does not band.
[[nodiscard]] sf::Image bakeGlow(int side);

} // namespace game
