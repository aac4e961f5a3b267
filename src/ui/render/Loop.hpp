// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"

#include <array>
#include <span>
#include <vector>

namespace ui::render {

/// A closed outline in pixels. Loops of one shape at different insets have the same number of points, and points with
/// the same index correspond, so that the bands between loops are quads.
using Loop = std::vector<Vec>;

/// The largest distance between an arc and its chords, in pixels, at which a sharp edge shows no corners.
inline constexpr float sharpChordError = 0.08F;

/// A shape that can return its outline moved inwards (or outwards, for a negative inset).
class RoundedShape {
public:
    RoundedShape(Rect box, float radius, float chordError = sharpChordError);

    /// Clamps insets at the middle of the shape.
    [[nodiscard]] Loop loop(float inset) const;
    [[nodiscard]] const Rect& box() const noexcept { return m_box; }

private:
    Rect m_box;
    float m_radius;
    std::vector<Vec> m_quarter; ///< Directions from a corner's centre, from right to down.
};

/// A convex polygon, moved inwards. Corners stay sharp, but very acute ones are moved by a limited distance.
[[nodiscard]] Loop insetPolygon(std::span<const Vec> convex, float inset);

/// The outline of everything within `radius` of the segment from `a` to `b`. \param pieces segments per quarter circle.
[[nodiscard]] Loop capsule(Vec a, Vec b, float radius, int pieces);

/// The number of segments for an arc of a quarter circle.
[[nodiscard]] int quarterSegments(float radius, float chordError = sharpChordError);

[[nodiscard]] Vec middleOf(const Loop& loop);

/// Subdivides the sides of two loops of one shape alike, so that none spans more than 0.2 radians as seen from `eye`.
void refine(Loop& inner, Loop& outer, Vec eye);

} // namespace ui::render
