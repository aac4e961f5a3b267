// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/Loop.hpp"

#include "ui/Angle.hpp"

#include <cmath>
#include <numeric>

namespace ui::render {

namespace {

constexpr float largestAngle = 0.2F; // Radians; see refine().
constexpr float longestMitre = 4;

Vec direction(float angle) {
    return {std::cos(angle), std::sin(angle)};
}

float length(Vec v) {
    return std::hypot(v.x, v.y);
}

float cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
}

float dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y;
}

float areaTwice(std::span<const Vec> polygon) {
    float sum = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        sum += cross(polygon[i], polygon[(i + 1) % polygon.size()]);
    }
    return sum;
}

Vec normalOf(Vec from, Vec to, float side) {
    const Vec along = to - from;
    const float size = length(along);
    return size > 0 ? Vec{-along.y, along.x} * (side / size) : Vec{};
}

/// `v` rotated by a number of quarter turns, from right towards down.
Vec quarterTurned(Vec v, int quarters) {
    switch (quarters) {
    case 0:
        return v;
    case 1:
        return {-v.y, v.x};
    case 2:
        return -v;
    default:
        return {v.y, -v.x};
    }
}

} // namespace

int quarterSegments(float radius, float chordError) {
    if (radius <= chordError) {
        return 1;
    }
    const float step = 2 * std::acos(1 - chordError / radius);
    return std::clamp(static_cast<int>(std::ceil(pi / 2 / step)), 3, 64);
}

RoundedShape::RoundedShape(Rect box, float radius, float chordError)
    : m_box(box)
    , m_radius(std::clamp(radius, 0.0F, std::min(box.w, box.h) / 2)) {
    if (m_radius <= 0) {
        m_quarter = {Vec{}};
        return;
    }
    const int pieces = quarterSegments(m_radius, chordError);
    for (int i = 0; i <= pieces; ++i) {
        m_quarter.push_back(direction(pi / 2 * static_cast<float>(i) / static_cast<float>(pieces)));
    }
}

Loop RoundedShape::loop(float inset) const {
    const float depth = std::min({inset, m_box.w / 2, m_box.h / 2});
    const float toCentre = m_radius > 0 ? std::max(m_radius, depth) : depth;
    const float radius = m_radius > 0 ? toCentre - depth : 0;
    const Rect centres = m_box.inset(toCentre);
    const std::array<Vec, 4> corners{Vec{centres.right(), centres.bottom()}, Vec{centres.x, centres.bottom()},
                                     Vec{centres.x, centres.y}, Vec{centres.right(), centres.y}};
    Loop result;
    result.reserve(4 * m_quarter.size());
    for (int corner = 0; corner < 4; ++corner) {
        for (const Vec towards : m_quarter) {
            result.push_back(corners[static_cast<std::size_t>(corner)] + quarterTurned(towards, corner) * radius);
        }
    }
    return result;
}

Loop insetPolygon(std::span<const Vec> convex, float inset) {
    const float side = areaTwice(convex) >= 0 ? 1.0F : -1.0F;
    const std::size_t count = convex.size();
    Loop result;
    result.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec here = convex[i];
        const Vec before = normalOf(convex[(i + count - 1) % count], here, side);
        const Vec after = normalOf(here, convex[(i + 1) % count], side);
        const Vec both = before + after;
        const float reach = std::max(dot(both, both) / 2, 1 / longestMitre);
        result.push_back(here + both * (inset / reach));
    }
    return result;
}

Loop capsule(Vec a, Vec b, float radius, int pieces) {
    const float angle = std::atan2(b.y - a.y, b.x - a.x);
    Loop result;
    for (int half = 0; half < 2; ++half) {
        const Vec centre = half == 0 ? b : a;
        const float from = angle + pi * (half == 0 ? -0.5F : 0.5F);
        for (int i = 0; i <= 2 * pieces; ++i) {
            const float turn = pi * static_cast<float>(i) / static_cast<float>(2 * pieces);
            result.push_back(centre + direction(from + turn) * radius);
        }
    }
    return result;
}

Vec middleOf(const Loop& loop) {
    return std::accumulate(loop.begin(), loop.end(), Vec{}) / static_cast<float>(std::max<std::size_t>(loop.size(), 1));
}

void refine(Loop& inner, Loop& outer, Vec eye) {
    Loop fineInner;
    Loop fineOuter;
    for (std::size_t i = 0; i < inner.size(); ++i) {
        const std::size_t next = (i + 1) % inner.size();
        const Vec from = inner[i] - eye;
        const Vec to = inner[next] - eye;
        const float angle = std::abs(std::atan2(cross(from, to), dot(from, to)));
        const int pieces = std::max(1, static_cast<int>(std::ceil(angle / largestAngle)));
        for (int piece = 0; piece < pieces; ++piece) {
            const float t = static_cast<float>(piece) / static_cast<float>(pieces);
            fineInner.push_back(inner[i] + (inner[next] - inner[i]) * t);
            fineOuter.push_back(outer[i] + (outer[next] - outer[i]) * t);
        }
    }
    inner = std::move(fineInner);
    outer = std::move(fineOuter);
}

} // namespace ui::render
