// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Path.hpp"

#include <array>
#include <initializer_list>
#include <span>
#include <vector>

namespace game {

/// A free shape of lines, curves and arcs, drawn by a Brush. It may have several contours, each of which is filled by
/// itself; a contour need not be convex, but must not cross itself.
class Outline {
public:
    Outline() = default;
    Outline(ui::Path path) // NOLINT(google-explicit-constructor)
        : m_path(std::move(path)) {}
    Outline(std::initializer_list<ui::Vec> corners) // NOLINT(google-explicit-constructor)
        : Outline(std::span{corners.begin(), corners.size()}) {}
    explicit Outline(std::span<const ui::Vec> corners, bool closed = true);

    [[nodiscard]] static Outline box(ui::Rect area, float radius = 0) { return ui::boxPath(area, radius); }
    [[nodiscard]] static Outline disc(ui::Vec centre, float radius) { return ui::circlePath(centre, radius); }
    [[nodiscard]] static Outline ellipse(ui::Vec centre, ui::Vec radii) { return ui::ellipsePath(centre, radii); }

    Outline& move(ui::Vec to); ///< Begins a contour.
    Outline& line(ui::Vec to);
    Outline& curve(ui::Vec control1, ui::Vec control2, ui::Vec to);
    /// Part of an ellipse, clockwise from the right in radians, counter-clockwise if `to` is less than `from`. A line
    /// leads to its start, unless it begins the contour.
    Outline& arc(ui::Vec centre, ui::Vec radii, float from, float to);
    Outline& arc(ui::Vec centre, float radius, float from, float to) { return arc(centre, {radius, radius}, from, to); }
    Outline& close();

    /// The contours as straight segments, fine enough for `pixels` pixels per unit; no point follows an equal one.
    [[nodiscard]] std::vector<ui::Polyline> flattened(float pixels) const;

private:
    ui::Path m_path;
};

using TriangleIndices = std::array<std::size_t, 3>;

/// Divides a polygon that does not cross itself into triangles between its corners (ear clipping); in either winding
/// order.
[[nodiscard]] std::vector<TriangleIndices> triangulated(std::span<const ui::Vec> polygon);
/// Twice the area: positive if the corners go clockwise on screen.
[[nodiscard]] float doubleArea(std::span<const ui::Vec> polygon) noexcept;

} // namespace game
