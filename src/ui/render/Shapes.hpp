// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"
#include "ui/render/Loop.hpp"
#include "ui/render/VertexBatch.hpp"

namespace ui::render {

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
