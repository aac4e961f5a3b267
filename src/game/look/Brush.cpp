// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Brush.hpp"

#include "game/look/Polygons.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

using geometry::common;
using geometry::cutOff;
using geometry::length;
using geometry::offsets;
using geometry::sideOf;
using geometry::turned;
using geometry::unit;
using ui::Vec;

constexpr float feather = 0.5F; ///< Half the width of a soft edge.
constexpr int deepest = 7;      ///< How often a triangle may be divided to follow a gradient.
constexpr int visibleStep = 3;  ///< A wrong colour by less than this cannot be seen.
constexpr int glowRings = 10;

/// Both triangles at an edge have to cut it at the same point, to the last bit: else pixels between them stay empty.
bool comesFirst(Vec a, Vec b) {
    return a.x < b.x || (a.x == b.x && a.y < b.y);
}

sf::Vertex between(const sf::Vertex& a, const sf::Vertex& b, float t) {
    return {a.position + (b.position - a.position) * t, ui::mix(a.color, b.color, t)};
}

bool differ(sf::Color a, sf::Color b) {
    const auto far = [](sf::Uint8 p, sf::Uint8 q) { return std::abs(int{p} - int{q}) > visibleStep; };
    // Differences in colour cannot be seen where alpha is near zero.
    const bool faint = a.a < 2 * visibleStep && b.a < 2 * visibleStep;
    return !faint && (far(a.r, b.r) || far(a.g, b.g) || far(a.b, b.b) || far(a.a, b.a));
}

} // namespace

const sf::BlendMode lightBlend{sf::BlendMode::SrcAlpha, sf::BlendMode::One, sf::BlendMode::Add,
                               sf::BlendMode::Zero,     sf::BlendMode::One, sf::BlendMode::Add};
const sf::BlendMode bakedBlend{sf::BlendMode::One, sf::BlendMode::OneMinusSrcAlpha};

Brush::Brush(float pixels, float alpha)
    : m_alpha(alpha) {
    m_transform.scale(pixels, pixels);
}

void Brush::clear() {
    m_vertices.clear();
    m_runs.clear();
}

Brush::Within::Within(Brush& brush, const sf::Transform& transform)
    : m_brush(brush)
    , m_before(brush.m_transform) {
    brush.m_transform.combine(transform);
}

Brush::Within::~Within() {
    m_brush.m_transform = m_before;
}

Brush::Clip::Clip(Brush& brush, const Outline& outline)
    : m_brush(brush) {
    std::vector<Convex> pieces;
    for (const ui::Polyline& contour : outline.flattened(brush.pixelsPerUnit())) {
        std::vector<Vec> points;
        for (const Vec point : contour.points)
            points.push_back(brush.pixel(point));
        const std::vector<TriangleIndices> triangles = triangulated(points);
        // A fan is a convex polygon as a whole.
        const bool convex = std::all_of(triangles.begin(), triangles.end(), [](const auto& t) { return t[0] == 0; });
        if (convex) {
            pieces.push_back(points);
            continue;
        }
        for (const TriangleIndices& t : triangles)
            pieces.push_back({points[t[0]], points[t[1]], points[t[2]]});
    }
    std::vector<Convex> inside;
    for (Convex& piece : pieces) {
        if (doubleArea(piece) < 0)
            std::reverse(piece.begin(), piece.end());
        if (brush.m_clips.empty()) {
            inside.push_back(std::move(piece));
            continue;
        }
        for (const Convex& outer : brush.m_clips.back())
            if (Convex both = common(piece, outer); both.size() >= 3)
                inside.push_back(std::move(both));
    }
    brush.m_clips.push_back(std::move(inside));
}

Brush::Clip::~Clip() {
    m_brush.m_clips.pop_back();
}

float Brush::pixelsPerUnit() const {
    const float* m = m_transform.getMatrix();
    return std::sqrt(std::abs(m[0] * m[5] - m[1] * m[4]));
}

void Brush::fill(const Outline& outline, const Gradient& paint) {
    for (const ui::Polyline& contour : outline.flattened(pixelsPerUnit()))
        fillContour(contour.points, paint);
}

void Brush::light(const Outline& outline, const Gradient& paint) {
    m_light = true;
    fill(outline, paint);
    m_light = false;
}

void Brush::fillContour(std::span<const Vec> contour, const Gradient& paint) {
    const std::size_t n = contour.size();
    if (n < 3)
        return;
    std::vector<Vec> points;
    for (const Vec point : contour)
        points.push_back(pixel(point));
    const float area = doubleArea(points);
    float around = 0;
    for (std::size_t i = 0; i < n; ++i)
        around += length(points[(i + 1) % n] - points[i]);
    if (around <= 0 || area == 0)
        return;
    // A shape narrower than its soft edges is fainter, by as much as it would be too wide.
    const float width = std::abs(area) / around;
    const float inset = std::min(feather, 0.45F * width);
    const float cover = std::min(1.0F, width / (width - inset + feather));
    const std::vector<Vec> out = offsets(points, true);
    const float inward = area > 0 ? 1.0F : -1.0F;
    std::vector<Corner> inner(n);
    std::vector<Corner> outer(n);
    std::vector<Vec> kernel(n);
    for (std::size_t i = 0; i < n; ++i) {
        kernel[i] = points[i] + out[i] * (inward * inset);
        inner[i] = {kernel[i], contour[i], cover};
        outer[i] = {points[i] - out[i] * (inward * feather), contour[i], 0};
    }
    for (const TriangleIndices& t : triangulated(kernel))
        triangle(inner[t[0]], inner[t[1]], inner[t[2]], paint);
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t next = (i + 1) % n;
        quad(inner[i], inner[next], outer[next], outer[i], paint);
    }
}

void Brush::box(ui::Rect area, const Gradient& paint) {
    const Vec from = pixel({area.x, area.y});
    const Vec to = pixel({area.right(), area.bottom()});
    const Vec size = to - from;
    const float* m = m_transform.getMatrix();
    if (m[1] != 0 || m[4] != 0) {
        fill(Outline::box(area), paint);
        return;
    }
    if (size.x <= 0 || size.y <= 0)
        return;
    const auto whole = [](float start, float extent) { // Where it begins, and where it ends.
        const float first = std::round(start);
        return Vec{first, extent < 1 ? first + 1 : std::max(first + 1, std::round(start + extent))};
    };
    const Vec x = whole(from.x, size.x);
    const Vec y = whole(from.y, size.y);
    const float cover = std::min(1.0F, size.x) * std::min(1.0F, size.y);
    quad({{x.x, y.x}, {area.x, area.y}, cover}, {{x.y, y.x}, {area.right(), area.y}, cover},
         {{x.y, y.y}, {area.right(), area.bottom()}, cover}, {{x.x, y.y}, {area.x, area.bottom()}, cover}, paint);
}

void Brush::stroke(const Outline& outline, float width, const Gradient& paint, bool roundEnds) {
    for (const ui::Polyline& contour : outline.flattened(pixelsPerUnit()))
        strokeContour(contour, width * pixelsPerUnit(), paint, roundEnds);
}

void Brush::line(Vec from, Vec to, float width, const Gradient& paint, bool roundEnds) {
    strokeContour({{from, to}, false}, width * pixelsPerUnit(), paint, roundEnds);
}

void Brush::strokeContour(const ui::Polyline& contour, float width, const Gradient& paint, bool roundEnds) {
    const std::size_t n = contour.points.size();
    if (n < 2)
        return;
    std::vector<Vec> points;
    for (const Vec point : contour.points)
        points.push_back(pixel(point));
    const float cover = std::min(1.0F, width);
    const float half = std::max(width, 1.0F) / 2;
    const std::array<float, 4> sides{-half - feather, -half + feather, half - feather, half + feather};
    const std::array<float, 4> covers{0, cover, cover, 0};
    const std::vector<Vec> out = offsets(points, contour.closed);
    const auto corner = [&](std::size_t i, std::size_t side) {
        return Corner{points[i] + out[i] * sides[side], contour.points[i], covers[side]};
    };
    for (std::size_t i = 0; i + (contour.closed ? 0 : 1) < n; ++i)
        for (std::size_t side = 0; side < 3; ++side) {
            const std::size_t next = (i + 1) % n;
            quad(corner(i, side), corner(next, side), corner(next, side + 1), corner(i, side + 1), paint);
        }
    if (roundEnds && !contour.closed && width > 1) {
        roundEnd(points.front(), points.front() - points[1], width, cover, contour.points.front(), paint);
        roundEnd(points.back(), points.back() - points[n - 2], width, cover, contour.points.back(), paint);
    }
}

void Brush::roundEnd(Vec end, Vec towards, float width, float cover, Vec paintAt, const Gradient& paint) {
    const float facing = std::atan2(towards.y, towards.x);
    const int steps = std::clamp(static_cast<int>(width), 4, 16);
    const auto at = [&](int i, float radius, float covered) {
        const float angle = facing - ui::pi / 2 + ui::pi * static_cast<float>(i) / static_cast<float>(steps);
        return Corner{end + Vec{std::cos(angle), std::sin(angle)} * radius, paintAt, covered};
    };
    const float inner = width / 2 - feather;
    const float outer = width / 2 + feather;
    for (int i = 0; i < steps; ++i) {
        triangle({end, paintAt, cover}, at(i, inner, cover), at(i + 1, inner, cover), paint);
        quad(at(i, inner, cover), at(i + 1, inner, cover), at(i + 1, outer, 0), at(i, outer, 0), paint);
    }
}

void Brush::glow(Vec centre, float radius, sf::Color colour) {
    const float reach = radius * pixelsPerUnit();
    if (reach < 1)
        return;
    const int sides = std::clamp(static_cast<int>(6 * std::sqrt(reach)), 16, 72);
    const auto strength = [](float r) {
        const float end = std::exp(-4.2F);
        return (std::exp(-4.2F * r * r) - end) / (1 - end);
    };
    const auto at = [&](int ring, int side) {
        const float r = static_cast<float>(ring) / glowRings;
        const float angle = 2 * ui::pi * static_cast<float>(side % sides) / static_cast<float>(sides);
        return Corner{pixel(centre + Vec{std::cos(angle), std::sin(angle)} * (radius * r)), centre, strength(r)};
    };
    m_light = true;
    const Gradient paint{colour};
    for (int ring = 0; ring < glowRings; ++ring)
        for (int side = 0; side < sides; ++side) {
            const Corner a = at(ring, side);
            const Corner b = at(ring, side + 1);
            if (ring == 0)
                triangle(a, at(1, side), at(1, side + 1), paint);
            else
                quad(a, b, at(ring + 1, side + 1), at(ring + 1, side), paint);
        }
    m_light = false;
}

void Brush::quad(const Corner& a, const Corner& b, const Corner& c, const Corner& d, const Gradient& paint) {
    triangle(a, b, c, paint);
    triangle(a, c, d, paint);
}

void Brush::triangle(const Corner& a, const Corner& b, const Corner& c, const Gradient& paint) {
    if (paint.kind() == Gradient::Kind::Radial) {
        refine(a, b, c, paint, 0);
        return;
    }
    std::vector<Corner> rest{a, b, c};
    if (paint.kind() == Gradient::Kind::Linear) {
        // Between two stops the colour is linear, as it is over a triangle.
        const auto cut = [](const Corner& p, const Corner& q, float t) {
            const bool ordered = comesFirst(p.at, q.at);
            const Corner& from = ordered ? p : q;
            const Corner& to = ordered ? q : p;
            const float part = ordered ? t : 1 - t;
            return Corner{from.at + (to.at - from.at) * part, from.paint + (to.paint - from.paint) * part,
                          from.cover + (to.cover - from.cover) * part};
        };
        for (const Gradient::Stop& stop : paint.stops()) {
            const auto below = [&](const Corner& p) { return stop.at - paint.progress(p.paint); };
            if (const std::vector<Corner> part = cutOff(rest, below, cut); part.size() >= 3)
                emitPiece(part, paint);
            rest = cutOff(
                rest, [&](const Corner& p) { return -below(p); }, cut);
            if (rest.size() < 3)
                return;
        }
    }
    emitPiece(rest, paint);
}

void Brush::refine(const Corner& a, const Corner& b, const Corner& c, const Gradient& paint, int depth) {
    const auto middle = [](const Corner& p, const Corner& q) {
        return Corner{(p.at + q.at) / 2.0F, (p.paint + q.paint) / 2.0F, (p.cover + q.cover) / 2};
    };
    const auto bends = [&](const Corner& p, const Corner& q) {
        const sf::Color first = paint.at(p.paint);
        const sf::Color last = paint.at(q.paint);
        const Vec way = q.paint - p.paint;
        return depth < deepest && length(q.at - p.at) > 2 &&
               (differ(paint.at(p.paint + way * 0.5F), ui::mix(first, last, 0.5F)) ||
                differ(paint.at(p.paint + way * 0.25F), ui::mix(first, last, 0.25F)) ||
                differ(paint.at(p.paint + way * 0.75F), ui::mix(first, last, 0.75F)));
    };
    const std::array<bool, 3> split{bends(a, b), bends(b, c), bends(c, a)};
    const Corner ab = middle(a, b);
    const Corner bc = middle(b, c);
    const Corner ca = middle(c, a);
    const auto next = [&](const Corner& p, const Corner& q, const Corner& r) { refine(p, q, r, paint, depth + 1); };
    const auto count = std::count(split.begin(), split.end(), true);
    if (count == 0) {
        emitPiece(std::array{a, b, c}, paint);
    } else if (count == 3) {
        next(a, ab, ca);
        next(ab, b, bc);
        next(ca, bc, c);
        next(ab, bc, ca);
    } else if (!split[0]) { // Turned until the first side is divided.
        refine(b, c, a, paint, depth);
    } else if (count == 1) {
        next(a, ab, c);
        next(ab, b, c);
    } else if (split[1]) {
        next(ab, b, bc);
        next(a, ab, bc);
        next(a, bc, c);
    } else {
        next(a, ab, ca);
        next(ab, b, c);
        next(ab, c, ca);
    }
}

void Brush::emitPiece(std::span<const Corner> piece, const Gradient& paint) {
    // The colour on a stop is the same from both sides, so corners may be asked for one by one.
    const auto vertex = [&](const Corner& corner) {
        return sf::Vertex{corner.at, ui::faded(paint.at(corner.paint), corner.cover * m_alpha)};
    };
    const sf::Vertex first = vertex(piece[0]);
    for (std::size_t i = 1; i + 1 < piece.size(); ++i)
        emit(first, vertex(piece[i]), vertex(piece[i + 1]));
}

void Brush::emit(const sf::Vertex& a, const sf::Vertex& b, const sf::Vertex& c) {
    if (m_clips.empty()) {
        append(a, b, c);
        return;
    }
    for (const Convex& clip : m_clips.back()) {
        std::vector<sf::Vertex> kept{a, b, c};
        for (std::size_t i = 0; i < clip.size() && kept.size() >= 3; ++i) {
            const Vec from = clip[i];
            const Vec to = clip[(i + 1) % clip.size()];
            const auto side = [&](const sf::Vertex& v) { return sideOf(from, to, v.position); };
            if (std::any_of(kept.begin(), kept.end(), [&](const sf::Vertex& v) { return side(v) < 0; }))
                kept = cutOff(kept, side, between);
        }
        for (std::size_t i = 1; i + 1 < kept.size(); ++i)
            append(kept[0], kept[i], kept[i + 1]);
    }
}

void Brush::append(const sf::Vertex& a, const sf::Vertex& b, const sf::Vertex& c) {
    m_vertices.insert(m_vertices.end(), {a, b, c});
    if (m_runs.empty() || m_runs.back().light != m_light)
        m_runs.push_back({m_vertices.size(), m_light});
    m_runs.back().end = m_vertices.size();
}

template<typename Draw>
void Brush::eachRun(const sf::Transform& transform, const Draw& draw) const {
    sf::RenderStates states{transform};
    std::size_t begin = 0;
    for (const Run& run : m_runs) {
        states.blendMode = run.light ? lightBlend : sf::BlendAlpha;
        draw(std::span(m_vertices).subspan(begin, run.end - begin), states);
        begin = run.end;
    }
}

void Brush::draw(ui::Canvas& canvas) const {
    sf::Transform place;
    place.translate(canvas.device({0, 0})).scale(canvas.layerScale(), canvas.layerScale());
    eachRun(place, [&canvas](std::span<const sf::Vertex> vertices, const sf::RenderStates& states) {
        canvas.draw(vertices, sf::Triangles, states);
    });
}

void Brush::draw(sf::RenderTarget& target, const sf::Transform& transform) const {
    eachRun(transform, [&target](std::span<const sf::Vertex> vertices, const sf::RenderStates& states) {
        target.draw(vertices.data(), vertices.size(), sf::Triangles, states);
    });
}

} // namespace game
