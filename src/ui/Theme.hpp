// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"

#include <SFML/Graphics/Color.hpp>

#include <cstdint>
#include <string_view>

namespace ui {

/// The colours of the controls, by purpose.
struct Palette {
    sf::Color surface, surfaceHi, surfaceLo; ///< Panels, raised above them, sunk into them.
    sf::Color line, lineSoft, lineCtl;       ///< Borders: of panels, faint, of usable controls.
    sf::Color text, text2, text3;            ///< From most to least important.
    sf::Color onLit;                         ///< Text on light.
    sf::Color accent;                        ///< Selection.
    sf::Color brass;                         ///< Hover.
    sf::Color focus;                         ///< Keyboard focus, unless the player wants another colour.
    sf::Color hint, ok, danger;
    sf::Color litCore, litMid, litBody, litRim; ///< Light, from the middle outwards.
    sf::Color glow;                             ///< The glow around light.
};

/// A theme: its palette and what colours alone cannot express.
struct Theme {
    std::string_view name; ///< Unique within a program: sprites drawn for a theme are stored under its name.
    Palette colours;
    bool flat = false;        ///< No shadows, glows or gradients.
    bool additiveGlow = true; ///< Light is added to what is below; otherwise blended normally.
    float focusScale = 1;     ///< How much thicker than usual the keyboard's focus is drawn.
};

/// `colour` with its alpha multiplied by `factor` (0 … 1).
[[nodiscard]] sf::Color faded(sf::Color colour, float factor) noexcept;
/// Interpolates each component from `a` at 0 to `b` at 1.
[[nodiscard]] sf::Color mix(sf::Color a, sf::Color b, float t) noexcept;

/// The fill of a shape.
struct Paint {
    enum class Kind : std::uint8_t {
        Vertical,   ///< first at the top, middle in the middle, last at the bottom.
        Horizontal, ///< first at the left, middle in the middle, last at the right.
        Radial,     ///< first at `focus` (in 0 … 1 of width and height), middle half-way, last at the farthest sides.
    } kind = Kind::Vertical;
    sf::Color first;
    sf::Color middle;
    sf::Color last;
    Vec focus{0.5F, 0.5F};
    float middleAt = 0.5F; ///< Position of `middle` between `first` (0) and `last` (1).
    float reach = 1;       ///< Radial: distance of `last`, as a multiple of that to the farthest sides.

    Paint(sf::Color solid)
        : first(solid)
        , middle(solid)
        , last(solid) {} // NOLINT(google-explicit-constructor)
    Paint(Kind how, sf::Color from, sf::Color to);
    Paint(Kind how, sf::Color from, sf::Color via, sf::Color to);

    /// The lit background of something switched on or selected (buttons, knobs, name plates): radial, centred high up.
    [[nodiscard]] static Paint lit(const Palette& colours);
    /// The lit background of a table row.
    [[nodiscard]] static Paint litRow(const Palette& colours);
};

/// A soft black shadow: offset down by `dy`, blurred over `blur`, with opacity `alpha`.
struct Shadow {
    float dy = 10;
    float blur = 30;
    float alpha = 0.28F;
};

} // namespace ui
