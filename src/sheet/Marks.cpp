// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Marks.hpp"

namespace sheet {

namespace {

constexpr double ascent = 0.8;   ///< Share of a text's size that is above its baseline.
constexpr double descent = 0.22; ///< Share below the baseline.

Box aroundPoint(Point centre, double radius) {
    return {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
}

Box aroundPoints(const std::vector<Point>& points, double radius) {
    Box box = aroundPoint(points.front(), radius);
    for (const Point point : points)
        box = around(box, aroundPoint(point, radius));
    return box;
}

struct Extent {
    const Measure& measure;

    Box operator()(const Stroke& stroke) const { return aroundPoints(stroke.points, stroke.width / 2); }
    Box operator()(const Area& area) const { return aroundPoints(area.corners, 0); }
    Box operator()(const Disc& disc) const { return aroundPoint(disc.centre, disc.radius); }
    Box operator()(const Ring& ring) const { return aroundPoint(ring.centre, ring.radius + ring.width / 2); }
    Box operator()(const Cross& cross) const { return aroundPoint(cross.centre, cross.arm + cross.width / 2); }
    Box operator()(const Words& words) const {
        const double width = measure(words.words, words.size, words.face);
        const double before = words.align == Align::Left ? 0 : words.align == Align::Centre ? width / 2 : width;
        return {words.at.x - before, words.at.y - ascent * words.size, width, (ascent + descent) * words.size};
    }
};

} // namespace

Box extentOf(const Mark& mark, const Measure& measure) {
    return std::visit(Extent{measure}, mark);
}

} // namespace sheet
