// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/GlassPen.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

using Point = GlassPen::Point;

constexpr int curveSteps = 9;
constexpr float whole = 100;          ///< Half the glass.
constexpr float cornerRadius = 13.4F; ///< Radius of the glass's corners.

/// Points on a cubic Bézier curve, both ends included.
std::vector<Point> flattened(Point a, Point b, Point c, Point d) {
    std::vector<Point> points;
    for (int i = 0; i <= curveSteps; ++i) {
        const float t = static_cast<float>(i) / curveSteps;
        const float s = 1 - t;
        points.push_back(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t));
    }
    return points;
}

/// The smallest box around points.
std::pair<Point, Point> bounds(const std::vector<Point>& points) {
    Point from = points.front();
    Point to = from;
    for (const Point p : points) {
        from = {std::min(from.x, p.x), std::min(from.y, p.y)};
        to = {std::max(to.x, p.x), std::max(to.y, p.y)};
    }
    return {from, to};
}

} // namespace

int GlassPen::inset(int pitch) noexcept {
    return static_cast<int>((1 - share) / 2 * static_cast<float>(pitch));
}

GlassPen::GlassPen(int pitch)
    : m_pitch(pitch)
    , m_side(side(pitch))
    , m_unit(2 * whole / (share * static_cast<float>(pitch)))
    , m_first((static_cast<float>(inset(pitch)) + 0.5F) * m_unit - whole / share)
    , m_cover(static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side)) {}

template<class Distance>
void GlassPen::fill(Point from, Point to, float strength, Distance&& distance) {
    const auto pixel = [this](float at) {
        return std::clamp(static_cast<int>(std::floor((at - m_first) / m_unit)), -1, m_side);
    };
    const int firstX = std::max(0, pixel(from.x) - 1);
    const int firstY = std::max(0, pixel(from.y) - 1);
    const int endX = std::min(m_side, pixel(to.x) + 3);
    const int endY = std::min(m_side, pixel(to.y) + 3);
    for (int y = firstY; y < endY; ++y)
        for (int x = firstX; x < endX; ++x) {
            const Point p{m_first + static_cast<float>(x) * m_unit, m_first + static_cast<float>(y) * m_unit};
            float& cover = m_cover[static_cast<std::size_t>(y * m_side + x)];
            cover += (1 - cover) * strength * sdf::coverage(distance(p), m_unit);
        }
}

void GlassPen::oval(Point centre, Point half, float degrees) {
    const float reach = degrees == 0 ? 0 : std::max(half.x, half.y);
    const Point around{std::max(half.x, reach), std::max(half.y, reach)};
    fill(centre - around, centre + around, 1, [=](Point p) { return sdf::ellipse(p, centre, half, degrees); });
}

void GlassPen::area(const std::vector<Point>& corners) {
    const auto [from, to] = bounds(corners);
    fill(from, to, 1, [&corners](Point p) { return sdf::polygon(p, corners); });
}

void GlassPen::stroke(float width, const std::vector<Point>& points) {
    const auto [from, to] = bounds(points);
    const Point around{width / 2, width / 2};
    fill(from - around, to + around, 1, [&points, width](Point p) {
        float nearest = sdf::capsule(p, points[0], points[1], width / 2);
        for (std::size_t i = 2; i < points.size(); ++i)
            nearest = std::min(nearest, sdf::capsule(p, points[i - 1], points[i], width / 2));
        return nearest;
    });
}

void GlassPen::shape(std::initializer_list<Point> corners) {
    area(corners);
}

void GlassPen::line(float width, std::initializer_list<Point> points) {
    stroke(width, points);
}

void GlassPen::curve(float width, Point from, Point pull, Point pullBack, Point to) {
    stroke(width, flattened(from, pull, pullBack, to));
}

void GlassPen::mound(Point from, Point pull, Point pullBack, Point to) {
    area(flattened(from, pull, pullBack, to));
}

void GlassPen::block(Point corner, Point size, float radius) {
    tint(corner, size, radius, 1);
}

void GlassPen::tint(Point corner, Point size, float radius, float strength) {
    const Point half = size / 2.0F;
    fill(corner, corner + size, strength, [=, centre = corner + half, r = std::min({radius, half.x, half.y})](Point p) {
        return sdf::box(p - centre, half, r);
    });
}

void GlassPen::frame(Point corner, Point size, float radius, float width) {
    const Point half = size / 2.0F;
    const Point around{width / 2, width / 2};
    fill(corner - around, corner + size + around, 1,
         [=, centre = corner + half](Point p) { return std::abs(sdf::box(p - centre, half, radius)) - width / 2; });
}

void GlassPen::body(float middle, float top, float half, float bottom, float slope) {
    const float neck = 0.25F * half;
    const float shoulder = slope / 100 * half;
    std::vector<Point> outline =
        flattened({middle - half, bottom}, {middle - half, top + 25}, {middle - shoulder, top}, {middle - neck, top});
    const std::vector<Point> right =
        flattened({middle + neck, top}, {middle + shoulder, top}, {middle + half, top + 25}, {middle + half, bottom});
    outline.insert(outline.end(), right.begin(), right.end());
    area(outline);
}

void GlassPen::cord(Point handle) {
    line(5, {{handle.x, -whole}, handle});
    dot(handle + Point{0, 6}, 7.5F);
}

sf::Image GlassPen::image() const {
    sf::Image image;
    const auto side = static_cast<unsigned>(m_side);
    image.create(side, side, sf::Color{255, 255, 255, 0});
    for (int y = 0; y < m_side; ++y)
        for (int x = 0; x < m_side; ++x) {
            const Point p{m_first + static_cast<float>(x) * m_unit, m_first + static_cast<float>(y) * m_unit};
            const float glass = sdf::coverage(sdf::box(p, {whole, whole}, cornerRadius), m_unit);
            const float alpha = 255 * glass * m_cover[static_cast<std::size_t>(y * m_side + x)];
            image.setPixel(static_cast<unsigned>(x), static_cast<unsigned>(y),
                           {255, 255, 255, static_cast<sf::Uint8>(std::lround(alpha))});
        }
    return image;
}

} // namespace game
