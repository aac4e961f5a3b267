#pragma once

#include "ui/Geometry.hpp"

#include <SFML/Graphics/Color.hpp>

#include <string_view>

namespace ui {

/// The colours of the controls, by what each is for.
struct Palette {
    sf::Color surface, surfaceHi, surfaceLo; ///< Panels, what stands out from them, what is sunk into them.
    sf::Color line, lineSoft, lineCtl;       ///< Borders: of panels, faint ones, of what can be used.
    sf::Color text, text2, text3;            ///< From what is read first to what may be overlooked.
    sf::Color onLit;                         ///< Text on light.
    sf::Color accent;                        ///< What is chosen.
    sf::Color brass;                         ///< What the pointer is on.
    sf::Color focus;                         ///< Where the keyboard is.
    sf::Color hint, ok, danger;
    sf::Color litCore, litMid, litBody, litRim; ///< Light, from its middle outwards.
    sf::Color glow;                             ///< What it casts around.
};

/// A theme: its palette and what cannot be said in a colour.
struct Theme {
    std::string_view name; ///< Tells a program's themes apart: what is drawn for one is kept under its name.
    Palette colours;
    bool flat = false;        ///< No shadow, glow or gradient.
    bool additiveGlow = true; ///< Light is added; otherwise it is laid over.
};

/// `colour` with its alpha multiplied by `factor` (0 … 1).
[[nodiscard]] sf::Color faded(sf::Color colour, float factor) noexcept;
/// From `a` at 0 to `b` at 1, component by component.
[[nodiscard]] sf::Color mix(sf::Color a, sf::Color b, float t) noexcept;

/// What a shape is filled with.
struct Paint {
    enum class Kind : std::uint8_t {
        Vertical,   ///< first at the top, middle in the middle, last at the bottom.
        Horizontal, ///< first at the left, middle in the middle, last at the right.
        Radial,     ///< first at `focus` (0 … 1 of width and height), middle half way, last at the farthest sides.
    } kind = Kind::Vertical;
    sf::Color first;
    sf::Color middle;
    sf::Color last;
    Vec focus{0.5F, 0.5F};
    float middleAt = 0.5F; ///< Which part of the way `middle` stands at.
    float reach = 1;       ///< Radial: how many times as far as the farthest sides `last` lies.

    Paint(sf::Color solid)
        : first(solid)
        , middle(solid)
        , last(solid) {} // NOLINT(google-explicit-constructor)
    Paint(Kind how, sf::Color from, sf::Color to);
    Paint(Kind how, sf::Color from, sf::Color via, sf::Color to);

    /// The light behind what is on or chosen: round, from high in the middle (buttons, knobs, name plates).
    [[nodiscard]] static Paint lit(const Palette& colours);
    /// The light along a table row.
    [[nodiscard]] static Paint litRow(const Palette& colours);
};

/// A soft shadow: moved down by dy, blurred over `blur`, black at `alpha`.
struct Shadow {
    float dy = 10;
    float blur = 30;
    float alpha = 0.28F;
};

} // namespace ui
