// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"
#include "ui/Theme.hpp"

#include <SFML/Graphics/Color.hpp>

#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace game {

/// The colour of each point of a shape: the same everywhere, or between stops along a line or outwards from a centre.
class Gradient {
public:
    /// A colour at a distance: 0 is the start of the line or the centre, 1 the end or the rim.
    struct Stop {
        float at;
        sf::Color colour;
    };
    using Stops = std::initializer_list<Stop>;
    enum class Kind : std::uint8_t { Solid, Linear, Radial };

    Gradient(sf::Color solid); // NOLINT(google-explicit-constructor)
    /// Stops in ascending order; beyond the first and the last their colours continue.
    [[nodiscard]] static Gradient linear(ui::Vec from, ui::Vec to, Stops stops);
    [[nodiscard]] static Gradient down(float top, float bottom, sf::Color first, sf::Color last);
    [[nodiscard]] static Gradient across(float left, float right, Stops stops);
    [[nodiscard]] static Gradient radial(ui::Vec centre, float radius, Stops stops);

    [[nodiscard]] Kind kind() const noexcept { return m_kind; }
    [[nodiscard]] std::span<const Stop> stops() const noexcept { return m_stops; }
    /// The distance of a point, as of a stop.
    [[nodiscard]] float progress(ui::Vec point) const noexcept;
    [[nodiscard]] sf::Color colour(float progress) const noexcept;
    [[nodiscard]] sf::Color at(ui::Vec point) const noexcept { return colour(progress(point)); }

private:
    Gradient(Kind kind, ui::Vec from, ui::Vec axis, std::vector<Stop> stops)
        : m_kind(kind)
        , m_from(from)
        , m_axis(axis)
        , m_stops(std::move(stops)) {}

    Kind m_kind = Kind::Solid;
    ui::Vec m_from;
    ui::Vec m_axis; ///< Linear: divided by its squared length. Radial: x is 1 / radius.
    std::vector<Stop> m_stops;
};

/// A lighter (factor > 1) or darker (< 1) colour.
[[nodiscard]] sf::Color shaded(sf::Color colour, float factor) noexcept;

} // namespace game
