#pragma once

#include <SFML/Graphics/Color.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ui {

enum class ThemeId : std::uint8_t { Night, Paper, Contrast, Cvd };

inline constexpr std::array allThemes{ThemeId::Night, ThemeId::Paper, ThemeId::Contrast, ThemeId::Cvd};

[[nodiscard]] std::string_view name(ThemeId theme) noexcept; ///< "night", "paper", "contrast", "cvd".
[[nodiscard]] std::optional<ThemeId> themeFromName(std::string_view name) noexcept;

/// Every colour of a theme, by what it is for. docs/look.md says more of each.
struct Palette {
    sf::Color skyTop, skyMid, skyLow, star, moon, roofFar, roofNear;
    sf::Color roof, wall, wallLow, wallLine, cornice, corniceLow;
    sf::Color frame, frameLow, recess, glassOff, glassOffLow, mullionOff;
    sf::Color litCore, litMid, litBody, litRim, mullionOn, glow, shutter, shutterLow;
    sf::Color surface, surfaceHi, surfaceLo, line, lineSoft, lineCtl;
    sf::Color text, text2, text3, onLit, accent, cobalt, cobaltHi, enamel, brass, brassLow;
    sf::Color focus, hint, ok, danger, target, starOn, starOff, starOnGlass, starOffGlass;
    sf::Color haze; ///< Above the skyline, at its full alpha; fades to nothing upwards.
};

/// A theme: its palette and what cannot be said in a colour.
struct Theme {
    ThemeId id = ThemeId::Night;
    Palette colours;
    bool flat = false;          ///< No sky, skyline, shadow, glow, brick or gradient (contrast).
    bool additiveGlow = true;   ///< Light is added; paper multiplies a disc instead.
    float mullionAlpha = 0.75F; ///< Unlit glazing bars.
    float sheenAlpha = 0.055F;  ///< The sky's reflection on unlit glass.
};

[[nodiscard]] const Theme& theme(ThemeId id) noexcept;

/// `colour` with its alpha multiplied by `factor` (0 … 1).
[[nodiscard]] sf::Color faded(sf::Color colour, float factor) noexcept;
/// From `a` at 0 to `b` at 1, component by component.
[[nodiscard]] sf::Color mix(sf::Color a, sf::Color b, float t) noexcept;

} // namespace ui
