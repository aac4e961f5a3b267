// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Polygons.hpp"

#include <cmath>
#include <utility>

namespace game::geometry {

using ui::Vec;

float length(Vec v) {
    return std::hypot(v.x, v.y);
}

Vec unit(Vec v) {
    const float l = length(v);
    return l > 0 ? v / l : Vec{1, 0};
}

Vec turned(Vec v) {
    return {-v.y, v.x};
}

namespace {

/// The direction in which a corner between two directions moves when its sides do: lengthened, but not beyond a limit.
Vec mitre(Vec before, Vec after) {
    const Vec n = turned(before);
    const Vec sum = n + turned(after);
    const float scale = sum.x * n.x + sum.y * n.y;
    return scale > 0.35F ? sum / scale : unit(sum.x == 0 && sum.y == 0 ? n : sum);
}

} // namespace

std::vector<Vec> offsets(std::span<const Vec> points, bool closed) {
    const std::size_t n = points.size();
    std::vector<Vec> result(n);
    for (std::size_t i = 0; i < n; ++i) {
        const bool first = !closed && i == 0;
        const bool last = !closed && i + 1 == n;
        const Vec next = points[(i + 1) % n];
        const Vec before = unit(first ? next - points[i] : points[i] - points[(i + n - 1) % n]);
        result[i] = mitre(before, last ? before : unit(next - points[i]));
    }
    return result;
}

std::vector<Vec> common(std::vector<Vec> polygon, const std::vector<Vec>& other) {
    for (std::size_t i = 0; i < other.size(); ++i) {
        const Vec a = other[i];
        const Vec b = other[(i + 1) % other.size()];
        polygon = cutOff(
            polygon, [&](Vec p) { return sideOf(a, b, p); }, [](Vec p, Vec q, float t) { return p + (q - p) * t; });
    }
    return polygon;
}

} // namespace game::geometry
