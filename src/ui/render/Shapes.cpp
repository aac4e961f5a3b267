// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/Shapes.hpp"

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

struct Corner {
    Vec at;
    float coverage;
    float progress;
};

Corner between(const Corner& a, const Corner& b, float knot) {
    const float t = (knot - a.progress) / (b.progress - a.progress);
    return {a.at + (b.at - a.at) * t, a.coverage + (b.coverage - a.coverage) * t, knot};
}

/// Adds triangles, split where the gradient changes its slope: a graphics card only interpolates linearly between
/// corners.
class Painter {
public:
    Painter(VertexBatch& batch, const PaintField& paint)
        : m_batch(batch)
        , m_paint(paint) {}

    void triangle(const Corner& a, const Corner& b, const Corner& c) { cut(a, b, c, m_paint.knots()); }

    [[nodiscard]] Corner corner(Vec at, float coverage) const { return {at, coverage, m_paint.progress(at)}; }

private:
    void cut(const Corner& a, const Corner& b, const Corner& c, std::span<const float> knots) {
        if (knots.empty()) {
            add(a);
            add(b);
            add(c);
            return;
        }
        const float knot = knots.front();
        const std::array above{a.progress > knot, b.progress > knot, c.progress > knot};
        if (above[0] == above[1] && above[1] == above[2]) {
            cut(a, b, c, knots.subspan(1));
        } else if (above[1] == above[2]) {
            cutOff(a, b, c, knots);
        } else if (above[0] == above[2]) {
            cutOff(b, c, a, knots);
        } else {
            cutOff(c, a, b, knots);
        }
    }

    /// `tip` is on the other side of the knot from `b` and `c`.
    void cutOff(const Corner& tip, const Corner& b, const Corner& c, std::span<const float> knots) {
        const Corner towardsB = between(tip, b, knots.front());
        const Corner towardsC = between(tip, c, knots.front());
        const std::span<const float> rest = knots.subspan(1);
        cut(tip, towardsB, towardsC, rest);
        cut(towardsB, b, c, rest);
        cut(towardsB, c, towardsC, rest);
    }

    void add(const Corner& corner) { m_batch.add(corner.at, faded(m_paint.colour(corner.progress), corner.coverage)); }

    VertexBatch& m_batch;
    const PaintField& m_paint;
};

bool isEven(const Paint& paint) {
    const sf::Color middle = mix(paint.first, paint.last, 0.5F);
    return paint.kind != Paint::Kind::Radial && paint.middleAt == 0.5F && paint.middle == middle;
}

bool isSolid(const Paint& paint) {
    return paint.first == paint.middle && paint.middle == paint.last;
}

using Corners = std::vector<Corner>;

/// Covers the inside with triangles around the centre of a radial paint.
void fan(Painter& painter, const Corner& eye, const Corners& inner) {
    for (std::size_t i = 0; i < inner.size(); ++i) {
        painter.triangle(eye, inner[i], inner[(i + 1) % inner.size()]);
    }
}

/// Covers the inside with a strip, which takes the fewest triangles. Linear gradients look the same however the area is
/// split.
void strip(Painter& painter, const Corners& inner) {
    std::size_t first = 0;
    std::size_t last = inner.size() - 1;
    while (last - first >= 2) {
        painter.triangle(inner[last], inner[first], inner[first + 1]);
        ++first;
        if (last - first >= 2) {
            painter.triangle(inner[last], inner[first], inner[last - 1]);
            --last;
        }
    }
}

/// The soft edge; skips sides that end on whole pixels and corners without length.
void softEdge(Painter& painter, const Corners& inner, const Corners& outer) {
    for (std::size_t i = 0; i < inner.size(); ++i) {
        const std::size_t next = (i + 1) % inner.size();
        const bool sharp = inner[i].at == outer[i].at && inner[next].at == outer[next].at;
        const bool point = inner[i].at == inner[next].at && outer[i].at == outer[next].at;
        if (!sharp && !point) {
            painter.triangle(inner[i], inner[next], outer[next]);
            painter.triangle(inner[i], outer[next], outer[i]);
        }
    }
}

/// A point of a line with the unit vector across it.
struct Joint {
    Vec at;
    Vec across;
};

Vec unit(Vec v) {
    const float length = std::hypot(v.x, v.y);
    return length > 0 ? v / length : Vec{};
}

std::vector<Joint> jointsOf(std::span<const Vec> points) {
    std::vector<Joint> joints;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec before = i > 0 ? unit(points[i] - points[i - 1]) : Vec{};
        const Vec after = i + 1 < points.size() ? unit(points[i + 1] - points[i]) : Vec{};
        const Vec along = unit(before + after);
        joints.push_back({points[i], {-along.y, along.x}});
    }
    return joints;
}

/// One segment of the line: four rows of points across it, the outer two invisible.
void step(VertexBatch& batch, const Joint& a, sf::Color colourA, const Joint& b, sf::Color colourB, float width) {
    const std::array<float, 4> rows{-width / 2 - feather, -width / 2 + feather, width / 2 - feather,
                                    width / 2 + feather};
    for (std::size_t row = 0; row + 1 < rows.size(); ++row) {
        const auto shade = [&](sf::Color colour, std::size_t which) {
            return which == 0 || which == 3 ? faded(colour, 0) : colour;
        };
        const std::array<Vec, 4> at{a.at + a.across * rows[row], b.at + b.across * rows[row],
                                    b.at + b.across * rows[row + 1], a.at + a.across * rows[row + 1]};
        const std::array<sf::Color, 4> colours{shade(colourA, row), shade(colourB, row), shade(colourB, row + 1),
                                               shade(colourA, row + 1)};
        for (const std::size_t i : {0U, 1U, 2U, 0U, 2U, 3U}) {
            batch.add(at[i], colours[i]);
        }
    }
}

Joint moved(Joint joint, float along) {
    joint.at += Vec{joint.across.y, -joint.across.x} * along;
    return joint;
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

PaintField::PaintField(const Paint& paint, Rect box, float alpha)
    : m_paint(paint)
    , m_box(box)
    , m_eye(box.x + box.w * paint.focus.x, box.y + box.h * paint.focus.y)
    , m_radii(box.w * std::max(paint.focus.x, 1 - paint.focus.x) * paint.reach,
              box.h * std::max(paint.focus.y, 1 - paint.focus.y) * paint.reach) {
    m_paint.first = faded(paint.first, alpha);
    m_paint.middle = faded(paint.middle, alpha);
    m_paint.last = faded(paint.last, alpha);
    if (!isSolid(paint) && !isEven(paint)) {
        m_knots = {paint.middleAt, 1};
        m_knotCount = paint.kind == Paint::Kind::Radial ? 2 : 1;
    }
}

float PaintField::progress(Vec p) const {
    switch (m_paint.kind) {
    case Paint::Kind::Vertical:
        return m_box.h > 0 ? (p.y - m_box.y) / m_box.h : 0;
    case Paint::Kind::Horizontal:
        return m_box.w > 0 ? (p.x - m_box.x) / m_box.w : 0;
    case Paint::Kind::Radial:
        break;
    }
    const Vec radii{std::max(m_radii.x, 0.001F), std::max(m_radii.y, 0.001F)};
    return std::hypot((p.x - m_eye.x) / radii.x, (p.y - m_eye.y) / radii.y);
}

sf::Color PaintField::colour(float progress) const {
    const float t = std::clamp(progress, 0.0F, 1.0F);
    const float middle = m_paint.middleAt;
    return t < middle ? mix(m_paint.first, m_paint.middle, t / middle)
                      : mix(m_paint.middle, m_paint.last, middle < 1 ? (t - middle) / (1 - middle) : 0);
}

void fill(VertexBatch& batch, Loop inner, Loop outer, const PaintField& paint, float coverage) {
    if (inner.size() < 3) {
        return;
    }
    if (paint.radial()) {
        refine(inner, outer, paint.eye());
    }
    Painter painter(batch, paint);
    const auto corners = [&painter](const Loop& loop, float covered) {
        Corners result;
        result.reserve(loop.size());
        for (const Vec at : loop) {
            result.push_back(painter.corner(at, covered));
        }
        return result;
    };
    const Corners inside = corners(inner, coverage);
    if (paint.radial()) {
        fan(painter, painter.corner(paint.eye(), coverage), inside);
    } else {
        strip(painter, inside);
    }
    softEdge(painter, inside, corners(outer, 0));
}

void band(VertexBatch& batch, const Loop& a, sf::Color colourA, const Loop& b, sf::Color colourB) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        const std::size_t next = (i + 1) % a.size();
        batch.add(a[i], colourA);
        batch.add(a[next], colourA);
        batch.add(b[next], colourB);
        batch.add(a[i], colourA);
        batch.add(b[next], colourB);
        batch.add(b[i], colourB);
    }
}

void openLine(VertexBatch& batch, std::span<const Vec> points, float width, sf::Color colour) {
    std::vector<Joint> joints = jointsOf(points);
    if (joints.size() < 2) {
        return;
    }
    const sf::Color nothing = faded(colour, 0);
    step(batch, moved(joints.front(), -feather), nothing, moved(joints.front(), feather), colour, width);
    step(batch, moved(joints.back(), -feather), colour, moved(joints.back(), feather), nothing, width);
    joints.front() = moved(joints.front(), feather);
    joints.back() = moved(joints.back(), -feather);
    for (std::size_t i = 1; i < joints.size(); ++i) {
        step(batch, joints[i - 1], colour, joints[i], colour, width);
    }
}

} // namespace ui::render
