// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/System/Vector2.hpp>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <span>

/// Signed distances to simple shapes (negative inside), for pictures that are baked pixel by pixel. All arguments share
/// one unit.
namespace game::sdf {

using Point = sf::Vector2f;

/// Box around the origin with half-extents `half` and rounded corners.
[[nodiscard]] inline float box(Point p, Point half, float radius) noexcept {
    const float qx = std::abs(p.x) - half.x + radius;
    const float qy = std::abs(p.y) - half.y + radius;
    const float ax = std::max(qx, 0.0F);
    const float ay = std::max(qy, 0.0F);
    return std::sqrt(ax * ax + ay * ay) + std::min(std::max(qx, qy), 0.0F) - radius;
}

[[nodiscard]] inline float circle(Point p, Point centre, float radius) noexcept {
    const Point d = p - centre;
    return std::sqrt(d.x * d.x + d.y * d.y) - radius;
}

/// Approximate distance, exact at the edge, where it matters. `degrees` rotates it clockwise (y grows downwards).
[[nodiscard]] inline float ellipse(Point p, Point centre, Point half, float degrees = 0) noexcept {
    const float angle = degrees * 3.14159265F / 180;
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    const Point d = p - centre;
    const Point q{(d.x * c + d.y * s) / half.x, (d.y * c - d.x * s) / half.y};
    const Point g{q.x / half.x, q.y / half.y};
    const float slope = std::sqrt(g.x * g.x + g.y * g.y);
    const float length = std::sqrt(q.x * q.x + q.y * q.y);
    return slope > 0 ? length * (length - 1) / slope : -std::min(half.x, half.y);
}

/// A line from a to b, 2 · radius thick, with round ends.
[[nodiscard]] inline float capsule(Point p, Point a, Point b, float radius) noexcept {
    const Point pa = p - a;
    const Point ba = b - a;
    const float t = std::clamp((pa.x * ba.x + pa.y * ba.y) / (ba.x * ba.x + ba.y * ba.y), 0.0F, 1.0F);
    const Point d = pa - ba * t;
    return std::sqrt(d.x * d.x + d.y * d.y) - radius;
}

/// Any simple polygon; corners in order.
[[nodiscard]] inline float polygon(Point p, std::span<const Point> corners) noexcept {
    float nearest = 1e9F;
    bool inside = false;
    for (std::size_t i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
        const Point a = corners[i];
        const Point b = corners[j];
        nearest = std::min(nearest, capsule(p, a, b, 0));
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside ? -nearest : nearest;
}

[[nodiscard]] inline float polygon(Point p, std::initializer_list<Point> corners) noexcept {
    return polygon(p, std::span<const Point>{corners.begin(), corners.size()});
}

/// The fraction of a pixel of size `pixel` that a shape at this distance covers, 0 … 1.
[[nodiscard]] inline float coverage(float distance, float pixel) noexcept {
    return std::clamp(0.5F - distance / pixel, 0.0F, 1.0F);
}

[[nodiscard]] inline float smoothstep(float from, float to, float x) noexcept {
    const float t = std::clamp((x - from) / (to - from), 0.0F, 1.0F);
    return t * t * (3 - 2 * t);
}

} // namespace game::sdf
