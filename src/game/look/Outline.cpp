// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Outline.hpp"

#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace game {

namespace {

using ui::Path;
using ui::PathStep;
using ui::Vec;

constexpr float samePoint = 1e-4F;

float distance(Vec a, Vec b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

/// Twice the signed area of a triangle.
float turn(Vec a, Vec b, Vec c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

void append(ui::Polyline& line, Vec point) {
    if (line.points.empty() || distance(line.points.back(), point) > samePoint)
        line.points.push_back(point);
}

void appendCurve(ui::Polyline& line, const std::array<Vec, 3>& curve, float pixels) {
    const Vec from = line.points.back();
    const float length = distance(from, curve[0]) + distance(curve[0], curve[1]) + distance(curve[1], curve[2]);
    const int steps = std::clamp(static_cast<int>(std::ceil(1.2F * std::sqrt(length * pixels))), 2, 48);
    for (int i = 1; i <= steps; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(steps);
        const float u = 1 - t;
        append(line,
               from * (u * u * u) + curve[0] * (3 * u * u * t) + curve[1] * (3 * u * t * t) + curve[2] * (t * t * t));
    }
}

/// Where a path ends that is continued.
Vec endOf(const Path& path) {
    const PathStep& last = path.back();
    return last.points[last.kind == PathStep::Kind::Cubic ? 2 : 0];
}

/// A polygon from which ears are cut until nothing is left.
class EarClipper {
public:
    explicit EarClipper(std::span<const Vec> polygon)
        : m_points(polygon)
        , m_left(polygon.size())
        , m_clockwise(doubleArea(polygon) > 0) {
        std::iota(m_left.begin(), m_left.end(), std::size_t{0});
    }

    std::vector<TriangleIndices> clip() {
        std::vector<TriangleIndices> triangles;
        std::size_t at = 0;
        std::size_t refused = 0;
        while (m_left.size() >= 3) {
            at %= m_left.size();
            // A polygon that crosses itself may have no ear: then any corner is cut off, so that it ends.
            if (isEar(at) || refused >= m_left.size()) {
                triangles.push_back({before(at), m_left[at], after(at)});
                m_left.erase(m_left.begin() + static_cast<std::ptrdiff_t>(at));
                refused = 0;
            } else {
                ++refused;
            }
            ++at;
        }
        return triangles;
    }

private:
    [[nodiscard]] std::size_t before(std::size_t at) const { return m_left[(at + m_left.size() - 1) % m_left.size()]; }
    [[nodiscard]] std::size_t after(std::size_t at) const { return m_left[(at + 1) % m_left.size()]; }
    [[nodiscard]] float inside(Vec a, Vec b, Vec c) const { return m_clockwise ? turn(a, b, c) : -turn(a, b, c); }

    [[nodiscard]] bool isEar(std::size_t at) const {
        const std::size_t i = before(at);
        const std::size_t j = m_left[at];
        const std::size_t k = after(at);
        const Vec a = m_points[i];
        const Vec b = m_points[j];
        const Vec c = m_points[k];
        if (inside(a, b, c) <= 0)
            return false;
        return std::none_of(m_left.begin(), m_left.end(), [&](std::size_t other) {
            const Vec p = m_points[other];
            return other != i && other != j && other != k && p != a && p != b && p != c && inside(a, b, p) >= 0 &&
                   inside(b, c, p) >= 0 && inside(c, a, p) >= 0;
        });
    }

    std::span<const Vec> m_points;
    std::vector<std::size_t> m_left;
    bool m_clockwise;
};

bool isConvex(std::span<const Vec> polygon) {
    const std::size_t n = polygon.size();
    bool left = false;
    bool right = false;
    for (std::size_t i = 0; i < n; ++i) {
        const float t = turn(polygon[i], polygon[(i + 1) % n], polygon[(i + 2) % n]);
        left = left || t < 0;
        right = right || t > 0;
    }
    return !(left && right);
}

} // namespace

Outline::Outline(std::span<const Vec> corners, bool closed) {
    for (const Vec corner : corners)
        line(corner);
    if (closed)
        close();
}

Outline& Outline::move(Vec to) {
    m_path.push_back({PathStep::Kind::Move, {to}});
    return *this;
}

Outline& Outline::line(Vec to) {
    const bool first = m_path.empty() || m_path.back().kind == PathStep::Kind::Close;
    m_path.push_back({first ? PathStep::Kind::Move : PathStep::Kind::Line, {to}});
    return *this;
}

Outline& Outline::curve(Vec control1, Vec control2, Vec to) {
    m_path.push_back({PathStep::Kind::Cubic, {control1, control2, to}});
    return *this;
}

Outline& Outline::arc(Vec centre, Vec radii, float from, float to) {
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / (ui::pi / 2) - samePoint)));
    const float step = (to - from) / static_cast<float>(pieces);
    const float handle = 4.0F / 3 * std::tan(step / 4);
    const auto at = [&](Vec onCircle) { return centre + Vec{onCircle.x * radii.x, onCircle.y * radii.y}; };
    const auto direction = [](float angle) { return Vec{std::cos(angle), std::sin(angle)}; };
    const Vec start = at(direction(from));
    const bool first = m_path.empty() || m_path.back().kind == PathStep::Kind::Close;
    if (first || distance(endOf(m_path), start) > samePoint)
        line(start);
    for (int i = 0; i < pieces; ++i) {
        const Vec a = direction(from + step * static_cast<float>(i));
        const Vec b = direction(from + step * static_cast<float>(i + 1));
        curve(at(a + Vec{-a.y, a.x} * handle), at(b - Vec{-b.y, b.x} * handle), at(b));
    }
    return *this;
}

Outline& Outline::close() {
    m_path.push_back({PathStep::Kind::Close, {}});
    return *this;
}

std::vector<ui::Polyline> Outline::flattened(float pixels) const {
    std::vector<ui::Polyline> contours;
    for (const PathStep& step : m_path) {
        switch (step.kind) {
        case PathStep::Kind::Move:
            contours.push_back({{step.points[0]}, false});
            break;
        case PathStep::Kind::Line:
            append(contours.back(), step.points[0]);
            break;
        case PathStep::Kind::Cubic:
            appendCurve(contours.back(), step.points, pixels);
            break;
        case PathStep::Kind::Close:
            contours.back().closed = true;
            break;
        }
    }
    for (ui::Polyline& contour : contours)
        while (contour.closed && contour.points.size() > 1 &&
               distance(contour.points.front(), contour.points.back()) <= samePoint)
            contour.points.pop_back();
    return contours;
}

float doubleArea(std::span<const Vec> polygon) noexcept {
    float area = 0;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++)
        area += polygon[j].x * polygon[i].y - polygon[i].x * polygon[j].y;
    return area;
}

std::vector<TriangleIndices> triangulated(std::span<const Vec> polygon) {
    if (polygon.size() < 3)
        return {};
    if (!isConvex(polygon))
        return EarClipper{polygon}.clip();
    std::vector<TriangleIndices> fan;
    for (std::size_t i = 1; i + 1 < polygon.size(); ++i)
        fan.push_back({0, i, i + 1});
    return fan;
}

} // namespace game
