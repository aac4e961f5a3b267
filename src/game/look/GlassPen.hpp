// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Sdf.hpp"

#include <SFML/Graphics/Image.hpp>

#include <initializer_list>
#include <vector>

namespace game {

/// Draws silhouettes on the glass of a window, pixel by pixel. Coordinates and widths are hundredths of half the glass:
/// −100 … 100 from its left and top edge to its right and bottom one. What lies beyond the glass is cut off.
class GlassPen {
public:
    using Point = sdf::Point;

    /// The share of a window's pitch that is glass, from level of detail Full on.
    static constexpr float share = 0.67F;

    /// \param pitch that of the window, in pixels.
    explicit GlassPen(int pitch);

    /// Whether there are enough pixels for bubbles, drops and steam.
    [[nodiscard]] bool fine() const noexcept { return m_pitch >= 56; }

    void dot(Point centre, float radius) { oval(centre, {radius, radius}); }
    void oval(Point centre, Point half, float degrees = 0);
    void shape(std::initializer_list<Point> corners);
    /// A polyline with round ends and corners.
    void line(float width, std::initializer_list<Point> points);
    void curve(float width, Point from, Point pull, Point pullBack, Point to);
    /// The area between a curve and the straight line from its end to its start.
    void mound(Point from, Point pull, Point pullBack, Point to);
    void block(Point corner, Point size, float radius = 4);
    /// The outline of a rounded rectangle.
    void frame(Point corner, Point size, float radius, float width);
    /// A rounded rectangle of glass or water: light shines through it. \param strength 0 … 1.
    void tint(Point corner, Point size, float radius, float strength);
    /// Shoulders and chest of somebody whose lap is below the glass. \param half of the width at the bottom.
    void body(float middle, float top, float half, float bottom = 105, float slope = 62);
    /// The cord of a lamp, with its handle at the end.
    void cord(Point handle);

    /// White, with the silhouette as alpha; side(pitch) pixels wide and high.
    [[nodiscard]] sf::Image image() const;

    /// How far the picture of the glass is inside that of the window, in pixels.
    [[nodiscard]] static int inset(int pitch) noexcept;
    [[nodiscard]] static int side(int pitch) noexcept { return pitch - 2 * inset(pitch); }

private:
    template<class Distance>
    void fill(Point from, Point to, float strength, Distance&& distance);
    void stroke(float width, const std::vector<Point>& points);
    void area(const std::vector<Point>& corners);

    int m_pitch;
    int m_side;
    float m_unit;  ///< Hundredths per pixel.
    float m_first; ///< The coordinate of the first pixel's centre.
    std::vector<float> m_cover;
};

} // namespace game
