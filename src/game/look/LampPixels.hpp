#pragma once

#include "ui/Theme.hpp"

#include <SFML/Graphics/Image.hpp>

#include <cstdint>

namespace game {

/// What stands behind a lit pane.
enum class Silhouette : std::uint8_t { Plant, Cat, Curtains, Pendant, Books };

/// What a lamp atlas is baked for.
struct LampSpec {
    ui::ThemeId theme = ui::ThemeId::Night;
    int pitch = 116;      ///< Cell pitch in device pixels, at least 1.
    bool symbols = false; ///< A sun on every light; the contrast theme always has it.
    bool levels = false;  ///< With the bare dark window and the shutters of the campaign.

    friend bool operator==(const LampSpec&, const LampSpec&) = default;
};

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
