#pragma once

#include "ui/Geometry.hpp"

#include <array>
#include <span>
#include <vector>

namespace ui::render {

/// A closed outline in pixels. Loops of one shape at different insets have the same number of points, and points of the
/// same number belong together, so that bands between them are quads.
using Loop = std::vector<Vec>;

/// How far a piece of an arc may lie from the arc, in pixels, so that no corner is seen at a sharp edge.
inline constexpr float sharpChordError = 0.08F;

/// A shape that can give its outline moved inwards (or outwards, by a negative inset).
class RoundedShape {
public:
    RoundedShape(Rect box, float radius, float chordError = sharpChordError);

    /// Insets beyond the middle stop there.
    [[nodiscard]] Loop loop(float inset) const;
    [[nodiscard]] const Rect& box() const noexcept { return m_box; }

private:
    Rect m_box;
    float m_radius;
    std::vector<Vec> m_quarter; ///< Directions from a corner's centre, from straight right to straight down.
};

/// A convex polygon; corners stay sharp, though very pointed ones are not moved far.
[[nodiscard]] Loop insetPolygon(std::span<const Vec> convex, float inset);

/// The outline of everything within `radius` of the line from `a` to `b`.
[[nodiscard]] Loop capsule(Vec a, Vec b, float radius, int pieces);

/// How many pieces an arc of a quarter turn is cut into.
[[nodiscard]] int piecesOfQuarter(float radius, float chordError = sharpChordError);

[[nodiscard]] Vec middleOf(const Loop& loop);

/// Cuts the sides of two loops of one shape alike, so that none is seen from `eye` under more than a few degrees.
void refine(Loop& inner, Loop& outer, Vec eye);

} // namespace ui::render
