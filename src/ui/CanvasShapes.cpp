// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Angle.hpp"
#include "ui/Canvas.hpp"
#include "ui/Icon.hpp"
#include "ui/Path.hpp"
#include "ui/render/CanvasBatch.hpp"
#include "ui/render/Shapes.hpp"

#include <cmath>
#include <numbers>

namespace ui {

namespace {

using render::feather;
using render::Loop;
using render::RoundedShape;

/// A soft edge is divided into bands of two pixels, but never into more than this many.
constexpr int maxSoftBands = 14;
/// The largest chord error of a blurred arc, as a fraction of the blur: hardly one level of 256 in a shadow.
constexpr float softChordError = 0.015F;
/// Shadows are rounder than their shapes: this fraction of the blur is added to the radius.
constexpr float shadowRounding = 0.35F;
constexpr float smallestHalo = 16;
constexpr float largestHalo = 1008;

/// The side of the square that a halo is baked in. Few sizes, since a halo that grows would otherwise be baked for
/// every frame, and one that is drawn a little smaller looks the same.
unsigned bakedHalo(float side) {
    float baked = smallestHalo;
    while (baked < side)
        baked *= std::numbers::sqrt2_v<float>;
    return static_cast<unsigned>(std::min(std::round(baked), largestHalo));
}
constexpr int faintAlpha = 100;
/// Lines narrower than this have no room for round ends.
constexpr float narrow = 3;

/// The profile of a blurred edge, from 1 (at −1, inside) through ½ to 0 (at 1): a Gaussian with a standard deviation of
/// half the blur, rescaled to end there.
float softEdge(float distance) {
    const auto profile = [](float d) { return 0.5F * std::erfc(d * std::numbers::sqrt2_v<float>); };
    const float end = profile(1);
    return (profile(distance) - end) / (1 - 2 * end);
}

/// Draws the bands of a soft edge from inset `from` to −`blur`.
void softBandsOf(render::VertexBatch& batch, const RoundedShape& shape, float from, float blur, sf::Color colour) {
    const int softBands = std::clamp(static_cast<int>(std::ceil((from + blur) / 2)), 2, maxSoftBands);
    Loop inner = shape.loop(from);
    sf::Color innerColour = faded(colour, softEdge(-from / blur));
    for (int i = 1; i <= softBands; ++i) {
        const float inset = from - (from + blur) * static_cast<float>(i) / static_cast<float>(softBands);
        Loop outer = shape.loop(inset);
        const sf::Color outerColour = faded(colour, softEdge(-inset / blur));
        render::band(batch, inner, innerColour, outer, outerColour);
        inner = std::move(outer);
        innerColour = outerColour;
    }
}

/// A shape for an edge with this blur.
RoundedShape softShape(Rect box, float radius, float blur) {
    return {box, radius, std::max(render::sharpChordError, softChordError * blur)};
}

std::array<Vec, 4> cornersOf(Rect r) {
    return {Vec{r.x, r.y}, {r.right(), r.y}, {r.right(), r.bottom()}, {r.x, r.bottom()}};
}

/// The largest rectangle with the sheet's proportions, centred in `area`.
Rect fitted(Vec sheet, Rect area) {
    const float scale = std::min(area.w / sheet.x, area.h / sheet.y);
    const Vec size = sheet * scale;
    return {area.x + (area.w - size.x) / 2, area.y + (area.h - size.y) / 2, size.x, size.y};
}

} // namespace

void Canvas::fill(Rect area, const Paint& paint, float radius) {
    const Rect box = snapped(area);
    const render::PaintField field(paint, box, layerAlpha());
    const RoundedShape shape(box, radius * devicePixels());
    m_batch->vertices.useShapes(sf::BlendAlpha, box.w * box.h);
    if (radius > 0) {
        render::fill(m_batch->vertices, shape.loop(feather), shape.loop(-feather), field);
    } else {
        render::fill(m_batch->vertices, shape.loop(0), shape.loop(0), field); // On whole pixels, so no feather.
    }
}

void Canvas::stroke(Rect area, float width, sf::Color colour, float radius) {
    const RoundedShape shape(snapped(area), radius * devicePixels());
    const float line = lineWidth(width);
    const sf::Color inside = shade(colour);
    const sf::Color outside = faded(inside, 0);
    const Loop outer = shape.loop(feather);
    const Loop inner = shape.loop(line - feather);
    m_batch->vertices.useShapes(sf::BlendAlpha);
    render::band(m_batch->vertices, shape.loop(-feather), outside, outer, inside);
    if (line > 2 * feather) {
        render::band(m_batch->vertices, outer, inside, inner, inside);
    }
    render::band(m_batch->vertices, inner, inside, shape.loop(line + feather), outside);
}

void Canvas::dashed(Rect area, float width, sf::Color colour, float radius, float on, float off) {
    const float line = lineWidth(width);
    const RoundedShape shape(snapped(area), radius * devicePixels());
    const Polyline outline{shape.loop(line / 2), true};
    float around = 0;
    for (std::size_t i = 0; i < outline.points.size(); ++i) {
        const Vec side = outline.points[(i + 1) % outline.points.size()] - outline.points[i];
        around += std::hypot(side.x, side.y);
    }
    // A whole number of dashes, so that the pattern closes evenly.
    const float wanted = (on + off) * devicePixels();
    const float period = around / std::max(1.0F, std::round(around / wanted));
    const float dash = period * on / (on + off);
    m_batch->vertices.useShapes(sf::BlendAlpha);
    for (const Polyline& piece : dashes({outline}, dash, period - dash)) {
        render::openLine(m_batch->vertices, piece.points, line, shade(colour));
    }
}

void Canvas::shadow(Rect area, const Shadow& shadow, float radius) {
    if (m_theme.flat) {
        return;
    }
    const float blur = std::max(shadow.blur * devicePixels(), 1.0F);
    const Rect box = snapped(area.moved({0, shadow.dy}));
    const RoundedShape shape = softShape(box, radius * devicePixels() + shadowRounding * blur, blur);
    const float depth = std::min({blur, box.w / 2, box.h / 2});
    const sf::Color colour = shade(faded(sf::Color::Black, shadow.alpha));
    const Loop middle = shape.loop(depth);
    m_batch->vertices.useShapes(sf::BlendAlpha, box.w * box.h);
    render::fill(m_batch->vertices, middle, middle, render::PaintField(faded(colour, softEdge(-depth / blur)), box, 1));
    softBandsOf(m_batch->vertices, shape, depth, blur, colour);
}

void Canvas::glow(Rect area, float spread, sf::Color colour, float radius) {
    if (m_theme.flat) {
        return;
    }
    const float blur = std::max(spread * devicePixels(), 1.0F);
    const RoundedShape shape = softShape(snapped(area), radius * devicePixels(), blur);
    m_batch->vertices.useShapes(m_theme.additiveGlow ? sf::BlendAdd : sf::BlendAlpha);
    // Starts one pixel inside the edge, which is half-transparent at the corners.
    softBandsOf(m_batch->vertices, shape, 1, blur, shade(colour));
}

void Canvas::disc(Vec centre, float radius, const Paint& paint) {
    const float r = radius * devicePixels();
    const float side = r < narrow ? 2 * r : std::round(2 * r);
    Vec corner = device(centre) - Vec{side / 2, side / 2};
    if (r >= narrow) {
        corner = {std::round(corner.x), std::round(corner.y)};
    }
    const Rect box{corner.x, corner.y, side, side};
    const RoundedShape shape(box, side / 2);
    // A disc smaller than its feather becomes a cone of coverage with the same total.
    const float reach = r + feather;
    const float coverage = std::min(1.0F, 3 * r * r / (reach * reach));
    m_batch->vertices.useShapes(sf::BlendAlpha);
    render::fill(m_batch->vertices, shape.loop(feather), shape.loop(-feather),
                 render::PaintField(paint, box, layerAlpha()), coverage);
}

void Canvas::ring(Vec centre, float radius, float width, sf::Color colour) {
    stroke({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, width, colour, radius);
}

void Canvas::halo(Vec centre, float radius, sf::Color colour) {
    const float side = 2 * radius * devicePixels();
    if (m_theme.flat || side < 1) {
        return;
    }
    const unsigned baked = bakedHalo(side);
    const sf::Color light = shade(colour);
    const render::Sprite sprite = m_batch->store.halo(baked, light.a < faintAlpha);
    const Vec middle = device(centre);
    const Vec corner(std::round(middle.x - side / 2), std::round(middle.y - side / 2));
    m_batch->vertices.usePage(sprite.page, m_theme.additiveGlow ? sf::BlendAdd : sf::BlendAlpha);
    m_batch->vertices.addQuad(cornersOf({corner.x, corner.y, side, side}), light, sf::FloatRect(sprite.area));
}

void Canvas::line(Vec from, Vec to, float width, sf::Color colour) {
    Vec a = device(from);
    Vec b = device(to);
    const sf::Color shaded = shade(colour);
    m_batch->vertices.useShapes(sf::BlendAlpha);
    if (a.x == b.x || a.y == b.y) {
        const float line = lineWidth(width);
        const float end = line < narrow ? 0 : line / 2;
        const bool upright = a.x == b.x;
        const Vec half = upright ? Vec{line / 2, end} : Vec{end, line / 2};
        const Vec least(std::min(a.x, b.x) - half.x, std::min(a.y, b.y) - half.y);
        const Vec most(std::max(a.x, b.x) + half.x, std::max(a.y, b.y) + half.y);
        Rect box{std::round(least.x), std::round(least.y), std::round(most.x - least.x), std::round(most.y - least.y)};
        (upright ? box.w : box.h) = line;
        const RoundedShape shape(box, end);
        const float edge = end > 0 ? feather : 0;
        render::fill(m_batch->vertices, shape.loop(edge), shape.loop(-edge), render::PaintField(shaded, box, 1));
        return;
    }
    const float wanted = width * devicePixels();
    const float radius = std::max(wanted, 1.0F) / 2;
    const int pieces = render::quarterSegments(radius);
    const float coverage = std::min(wanted, 1.0F);
    render::fill(m_batch->vertices, render::capsule(a, b, radius - feather, pieces),
                 render::capsule(a, b, radius + feather, pieces), render::PaintField(shaded, {}, 1), coverage);
}

void Canvas::polygon(std::span<const Vec> convex, const Paint& paint) {
    if (convex.size() < 3) {
        return;
    }
    Loop corners;
    for (const Vec corner : convex) {
        corners.push_back(device(corner));
    }
    const auto [left, right] =
        std::minmax_element(corners.begin(), corners.end(), [](Vec a, Vec b) { return a.x < b.x; });
    const auto [top, bottom] =
        std::minmax_element(corners.begin(), corners.end(), [](Vec a, Vec b) { return a.y < b.y; });
    const Rect box{left->x, top->y, right->x - left->x, bottom->y - top->y};
    m_batch->vertices.useShapes(sf::BlendAlpha);
    render::fill(m_batch->vertices, render::insetPolygon(corners, feather), render::insetPolygon(corners, -feather),
                 render::PaintField(paint, box, layerAlpha()));
}

void Canvas::icon(Icon icon, Vec centre, float size, sf::Color colour) {
    art(icon.art(), {centre.x - size / 2, centre.y - size / 2, size, size}, colour);
}

void Canvas::art(const VectorArt& art, Rect area, sf::Color tint, float degrees) {
    const Rect place = fitted(art.size(), area);
    const Vec middle = device(place.centre());
    // Baked for a layer at rest: a layer that grows for a moment stretches the sprite.
    const Vec baked(std::max(1.0F, m_viewport.px(place.w)), std::max(1.0F, m_viewport.px(place.h)));
    const render::Sprite sprite = m_batch->store.art(art, sf::Vector2u(baked));
    const Vec half = baked * (layerScale() / 2);
    Vec corner = middle - half;
    if (degrees == 0) {
        corner = {std::round(corner.x), std::round(corner.y)};
    }
    std::array<Vec, 4> corners = cornersOf({corner.x, corner.y, 2 * half.x, 2 * half.y});
    if (degrees != 0) {
        const float angle = degrees * pi / 180;
        const float c = std::cos(angle);
        const float s = std::sin(angle);
        for (Vec& p : corners) {
            const Vec from = p - middle;
            p = middle + Vec{from.x * c - from.y * s, from.x * s + from.y * c};
        }
    }
    m_batch->vertices.usePage(sprite.page, sf::BlendAlpha);
    m_batch->vertices.addQuad(corners, shade(tint), sf::FloatRect(sprite.area));
}

void Canvas::texture(const sf::Texture& texture, Rect area, sf::Color tint) {
    m_batch->vertices.useTexture(texture, sf::BlendAlpha);
    m_batch->vertices.addQuad(cornersOf(snapped(area)), shade(tint), sf::FloatRect({}, Vec(texture.getSize())));
}

} // namespace ui
