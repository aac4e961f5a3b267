// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"
#include "ui/Geometry.hpp"
#include "ui/render/VertexBatch.hpp"

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

/// A paint applied to a box in pixels; gives the colour of each point.
class PaintField {
public:
    PaintField(const Paint& paint, Rect box, float alpha);

    [[nodiscard]] sf::Color at(Vec p) const { return colour(progress(p)); }
    /// 0 where `first` is, 1 where `last` is; linear, or along rays from the centre of a radial paint.
    [[nodiscard]] float progress(Vec p) const;
    [[nodiscard]] sf::Color colour(float progress) const;
    /// The progress values where the gradient changes its slope; triangles are cut there.
    [[nodiscard]] std::span<const float> knots() const { return {m_knots.data(), m_knotCount}; }
    [[nodiscard]] bool radial() const { return m_paint.kind == Paint::Kind::Radial && m_knotCount > 0; }
    /// The centre of a radial paint.
    [[nodiscard]] Vec eye() const { return m_eye; }

private:
    Paint m_paint;
    Rect m_box;
    Vec m_eye;
    Vec m_radii;
    std::array<float, 2> m_knots{};
    std::size_t m_knotCount = 0;
};

/// Fills a convex shape: full coverage inside `inner`, fading to zero at `outer`, multiplied by `coverage`.
void fill(VertexBatch& batch, Loop inner, Loop outer, const PaintField& paint, float coverage = 1);

/// Fills the band between two loops, blending from one colour to the other.
void band(VertexBatch& batch, const Loop& a, sf::Color colourA, const Loop& b, sf::Color colourB);

/// An open polyline of that width with flat ends and feathered edges.
void openLine(VertexBatch& batch, std::span<const Vec> points, float width, sf::Color colour);

/// Half the width of the soft edge: coverage falls from 1 to 0 over one pixel, centred on the true edge.
inline constexpr float feather = 0.5F;

} // namespace ui::render
