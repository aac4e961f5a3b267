// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/fusebox/FuseBoxPath.hpp"

#include "ui/Angle.hpp"
#include "ui/Theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace game {

namespace {

using sf::Vector2f;

constexpr float reachOfCorner = 1.5F; ///< The outer edge of a cable, as a multiple of the radius of the middle line.
constexpr int mostSteps = 16;

Vector2f rightOf(Vector2f direction) {
    return {-direction.y, direction.x};
}

/// Into how many chords a quarter circle of this radius is divided.
int quarterSteps(float radius, float error = CablePath::fineError) {
    if (radius < 1)
        return 2;
    const float angle = 2 * std::acos(1 - error / radius);
    return std::clamp(static_cast<int>(std::ceil(ui::pi / 2 / angle)), 2, mostSteps);
}

PathPoint between(const PathPoint& a, const PathPoint& b, float way) {
    const float t = b.way > a.way ? (way - a.way) / (b.way - a.way) : 0;
    Vector2f normal = a.normal + (b.normal - a.normal) * t;
    normal /= std::max(1e-6F, std::hypot(normal.x, normal.y));
    return {a.position + (b.position - a.position) * t, normal, way, 1};
}

/// One colour along a ribbon, at the strength of a point.
sf::Color withStrength(sf::Color colour, float strength) {
    return strength >= 1 ? colour : ui::faded(colour, strength);
}

} // namespace

CablePath::CablePath(std::span<const puzzle::Cell> cells, Vector2f origin, float pitch, float corner, float error) {
    const auto middle = [&](puzzle::Cell cell) {
        return origin + Vector2f{static_cast<float>(cell.column) + 0.5F, static_cast<float>(cell.row) + 0.5F} * pitch;
    };
    const auto direction = [&](std::size_t i) { // From cell i to the next.
        return Vector2f{static_cast<float>(cells[i + 1].column - cells[i].column),
                        static_cast<float>(cells[i + 1].row - cells[i].row)};
    };
    if (cells.size() < 2)
        return;
    add(middle(cells[0]), direction(0));
    for (std::size_t i = 1; i + 1 < cells.size(); ++i)
        if (direction(i - 1) != direction(i))
            addCorner(middle(cells[i]), direction(i - 1), direction(i), corner, error);
    add(middle(cells.back()), direction(cells.size() - 2));
}

void CablePath::add(Vector2f position, Vector2f direction) {
    float way = 0;
    if (!m_points.empty()) {
        const Vector2f step = position - m_points.back().position;
        way = m_points.back().way + std::hypot(step.x, step.y);
    }
    m_points.push_back({position, rightOf(direction), way, 1});
}

void CablePath::addCorner(Vector2f middle, Vector2f in, Vector2f out, float radius, float error) {
    const Vector2f centre = middle + (out - in) * radius;
    const int steps = quarterSteps(radius * reachOfCorner, error);
    for (int i = 0; i <= steps; ++i) {
        const float angle = ui::pi / 2 * static_cast<float>(i) / static_cast<float>(steps);
        const float c = std::cos(angle);
        const float s = std::sin(angle);
        add(centre + (in * s - out * c) * radius, in * c + out * s);
    }
}

PathPoint CablePath::at(float way) const {
    const auto next = std::lower_bound(m_points.begin(), m_points.end(), way,
                                       [](const PathPoint& point, float value) { return point.way < value; });
    if (next == m_points.begin())
        return m_points.front();
    if (next == m_points.end())
        return m_points.back();
    return between(*(next - 1), *next, way);
}

std::vector<PathPoint> CablePath::slice(float from, float to) const {
    std::vector<PathPoint> result;
    from = std::max(from, 0.0F);
    to = std::min(to, length());
    if (m_points.empty() || from >= to)
        return result;
    result.push_back(at(from));
    auto point = std::upper_bound(m_points.begin(), m_points.end(), from,
                                  [](float value, const PathPoint& each) { return value < each.way; });
    for (; point != m_points.end() && point->way < to; ++point)
        result.push_back(*point);
    result.push_back(at(to));
    return result;
}

std::vector<PathPoint> CablePath::softSlice(float from, float to, float soft) const {
    const float inner = std::min(soft / 2, (to - from) / 2);
    std::vector<PathPoint> points = slice(from + inner, to - inner);
    if (points.empty())
        return points;
    PathPoint first = at(std::max(0.0F, from - soft / 2));
    PathPoint last = at(std::min(length(), to + soft / 2));
    first.strength = 0;
    last.strength = 0;
    points.insert(points.begin(), first);
    points.push_back(last);
    return points;
}

Polyline CablePath::outline(float half) const {
    Polyline line;
    const auto addEnd = [&](const PathPoint& end, float sign) {
        const Vector2f outwards = Vector2f{end.normal.y, -end.normal.x} * sign;
        const int steps = 2 * quarterSteps(half);
        for (int i = 1; i < steps; ++i) {
            const float angle = ui::pi * static_cast<float>(i) / static_cast<float>(steps);
            line.push_back(end.position + (end.normal * (sign * std::cos(angle)) + outwards * std::sin(angle)) * half);
        }
    };
    for (const PathPoint& point : m_points)
        line.push_back(point.position + point.normal * half);
    addEnd(m_points.back(), 1);
    for (auto point = m_points.rbegin(); point != m_points.rend(); ++point)
        line.push_back(point->position - point->normal * half);
    addEnd(m_points.front(), -1);
    return line;
}

RibbonProfile RibbonProfile::line(float half, sf::Color colour) {
    RibbonProfile profile;
    const float cover = std::min(1.0F, 2 * half);
    const sf::Color solid = ui::faded(colour, cover);
    profile.step(std::max(half, 0.5F), 0.5F, solid, ui::faded(solid, 0));
    return profile;
}

void RibbonProfile::add(float distance, sf::Color colour) {
    if (m_count < most)
        m_stops[m_count++] = {distance, colour};
}

void RibbonProfile::step(float half, float soft, sf::Color colour, sf::Color next) {
    add(half - soft, colour);
    add(half + soft, next);
}

void paintRibbon(Mesh& mesh, std::span<const PathPoint> points, const RibbonProfile& profile) {
    const std::span<const RibbonStop> stops = profile.stops();
    const std::size_t n = stops.size();
    struct Row { // From left to right.
        std::array<Vector2f, 2 * RibbonProfile::most> corners;
        std::array<sf::Color, 2 * RibbonProfile::most> colours;
    };
    const auto fill = [&](Row& row, const PathPoint& point) {
        for (std::size_t k = 0; k < n; ++k) {
            const Vector2f away = point.normal * stops[k].distance;
            row.corners[n + k] = point.position + away;
            row.corners[n - 1 - k] = point.position - away;
            row.colours[n + k] = row.colours[n - 1 - k] = withStrength(stops[k].colour, point.strength);
        }
    };
    Row from;
    Row to;
    if (n > 0 && !points.empty())
        fill(from, points.front());
    for (std::size_t i = 1; i < points.size(); ++i) {
        fill(to, points[i]);
        for (std::size_t k = 1; k < 2 * n; ++k) {
            const std::array<Vector2f, 4> corners{from.corners[k - 1], to.corners[k - 1], to.corners[k],
                                                  from.corners[k]};
            const std::array<sf::Color, 4> colours{from.colours[k - 1], to.colours[k - 1], to.colours[k],
                                                   from.colours[k]};
            mesh.quad(corners, colours);
        }
        std::swap(from, to);
    }
}

void paintRibbonEnd(Mesh& mesh, const PathPoint& end, bool forward, const RibbonProfile& profile) {
    const std::span<const RibbonStop> stops = profile.stops();
    if (stops.empty())
        return;
    const Vector2f ahead = Vector2f{end.normal.y, -end.normal.x} * (forward ? 1.0F : -1.0F);
    const int steps = 2 * quarterSteps(stops.back().distance);
    const auto ray = [&](int i) {
        const float angle = ui::pi * static_cast<float>(i) / static_cast<float>(steps);
        return end.normal * std::cos(angle) + ahead * std::sin(angle);
    };
    Vector2f from = ray(0);
    for (int i = 1; i <= steps; ++i) {
        const Vector2f to = ray(i);
        RibbonStop inner{0, stops.front().colour};
        for (const RibbonStop& outer : stops) {
            const std::array<Vector2f, 4> corners{
                end.position + from * inner.distance, end.position + to * inner.distance,
                end.position + to * outer.distance, end.position + from * outer.distance};
            const std::array<sf::Color, 4> colours{inner.colour, inner.colour, outer.colour, outer.colour};
            mesh.quad(corners, colours);
            inner = outer;
        }
        from = to;
    }
}

} // namespace game
