// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace game::geometry {

// The geometry of lines and convex polygons that Brush and Mesh paint with. The y axis points down, and polygons go
// clockwise.

[[nodiscard]] float length(ui::Vec v);
/// The direction of a vector, of length 1; to the right if it has none.
[[nodiscard]] ui::Vec unit(ui::Vec v);
/// Turned by a right angle, clockwise on the screen.
[[nodiscard]] ui::Vec turned(ui::Vec v);

/// For each point of a line, the direction in which it moves when the line moves to its right by one: longer at a bend,
/// but not beyond a limit. \param closed whether the last point leads back to the first.
[[nodiscard]] std::vector<ui::Vec> offsets(std::span<const ui::Vec> points, bool closed);

/// Positive if `p` is inside the side from `a` to `b` of a polygon.
[[nodiscard]] inline float sideOf(ui::Vec a, ui::Vec b, ui::Vec p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/// The part of a convex polygon where `side` is not negative. \param side of a corner. \param cut the corner between
/// two others at a share, 0 … 1, of the way.
template<class Corner, class Side, class Cut>
[[nodiscard]] std::vector<Corner> cutOff(const std::vector<Corner>& polygon, const Side& side, const Cut& cut) {
    std::vector<Corner> kept;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Corner& a = polygon[i];
        const Corner& b = polygon[(i + 1) % polygon.size()];
        const float sideA = side(a);
        const float sideB = side(b);
        if (sideA >= 0)
            kept.push_back(a);
        if ((sideA > 0 && sideB < 0) || (sideA < 0 && sideB > 0))
            kept.push_back(cut(a, b, sideA / (sideA - sideB)));
    }
    return kept;
}

/// The part that two convex polygons have in common.
[[nodiscard]] std::vector<ui::Vec> common(std::vector<ui::Vec> polygon, const std::vector<ui::Vec>& other);

} // namespace game::geometry
