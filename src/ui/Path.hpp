// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace ui {

/// One step of a path: where the pen goes next.
struct PathStep {
    enum class Kind : std::uint8_t { Move, Line, Cubic, Close } kind = Kind::Move;
    /// Move and Line use the first point; Cubic uses two control points, then its end point.
    std::array<Vec, 3> points{};
};

/// Outlines of straight lines and cubic curves, in the units of the drawing; y grows downwards.
using Path = std::vector<PathStep>;

/// Parses SVG path data: M L H V C S Q T A Z, absolute and relative.
/// \throws std::invalid_argument for anything else: all paths are our own, so a bad one is a bug.
[[nodiscard]] Path svgPath(std::string_view data);

[[nodiscard]] Path ellipsePath(Vec centre, Vec radii);
[[nodiscard]] Path circlePath(Vec centre, float radius);
[[nodiscard]] Path boxPath(Rect area, float radius = 0);
/// A star with `points` tips, the first pointing straight up.
[[nodiscard]] Path starPath(Vec centre, float radius, float innerRadius, int points = 5);

/// An outline of straight segments.
struct Polyline {
    std::vector<Vec> points;
    bool closed = false;
};

/// The path's outlines with curves flattened to straight segments.
[[nodiscard]] std::vector<Polyline> flattened(const Path& path);

/// Cuts the outlines into dashes of length `on` with gaps of length `off`, starting with a dash.
[[nodiscard]] std::vector<Polyline> dashes(const std::vector<Polyline>& outlines, float on, float off);

} // namespace ui
