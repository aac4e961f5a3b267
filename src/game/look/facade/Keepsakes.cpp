// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/Keepsakes.hpp"

#include "game/look/Brush.hpp"
#include "game/look/Theme.hpp"
#include "game/look/facade/FacadeColours.hpp"
#include "ui/Angle.hpp"
#include "ui/Theme.hpp"

#include <array>
#include <cmath>
#include <cstdint>

namespace game {

namespace {

/// What keepsakes are made of, in a theme.
struct KeepsakeColours {
    sf::Color edge; ///< Around every part.
    sf::Color brassHigh, brass, brassLow;
    sf::Color china, chinaLow;
    sf::Color cobalt, cobaltHigh;
    sf::Color clay, clayLow;
    sf::Color wood, woodLow;
    sf::Color leaf, leafLow;
    sf::Color wax, flame, glass;
    sf::Color ink;

    explicit KeepsakeColours(const ui::Theme& theme);
};

/// Paints the parts of a keepsake, from back to front, in a box that is 1 high and has its origin at the foot.
class KeepsakePen {
public:
    enum class Pass : std::uint8_t {
        Coloured, ///< Parts in their colours, each with an edge.
        Halo,     ///< Only the edges, for a silhouette: first of two passes.
        Ink,      ///< Only the insides, in one colour: second of two passes.
        Cut,      ///< Parts in one colour, and their edges and details in another.
    };
    struct Way {
        Pass pass = Pass::Coloured;
        sf::Color ink{};
        sf::Color edge{};
        float edgeWidth = 0.03F; ///< Relative to the height.
    };

    KeepsakePen(Brush& brush, const Way& way)
        : m_brush(brush)
        , m_way(way) {}

    /// A part of the thing, which belongs to its silhouette.
    void part(const Outline& outline, const Gradient& paint);
    /// A part as thin as wire.
    void wire(const Outline& line, float width, const Gradient& paint);
    void wire(ui::Vec from, ui::Vec to, float width, const Gradient& paint);
    /// A detail on a part; silhouettes have none.
    void detail(const Outline& outline, const Gradient& paint);
    void detailLine(const Outline& line, float width, const Gradient& paint);
    void detailLine(ui::Vec from, ui::Vec to, float width, const Gradient& paint);

private:
    Brush& m_brush;
    Way m_way;
};

Outline lineFrom(ui::Vec from, ui::Vec to) {
    const std::array ends{from, to};
    return Outline(ends, false);
}

KeepsakeColours::KeepsakeColours(const ui::Theme& theme)
    : edge(theme.colours.onLit) {
    const Look& look = game::look(theme);
    const FacadeColours house = facadeColours(theme, House::Terrace);
    brassHigh = look.knobHigh;
    brass = look.knobMid;
    brassLow = look.brassLow;
    china = look.enamel;
    chinaLow = ui::mix(look.enamel, look.cobalt, 0.28F);
    cobalt = look.cobalt;
    cobaltHigh = look.cobaltHi;
    clay = ui::mix(house.awning, look.enamel, 0.12F);
    clayLow = ui::mix(house.awning, sf::Color::Black, 0.30F);
    wood = {0x9A, 0x6B, 0x3C};
    woodLow = {0x5E, 0x3E, 0x22};
    leaf = ui::mix(house.leaf[2], sf::Color{0x5F, 0xA0, 0x60}, 0.5F);
    leafLow = ui::mix(house.leaf[0], sf::Color{0x2C, 0x60, 0x3C}, 0.5F);
    wax = {0xF6, 0xEC, 0xD2};
    flame = {0xFF, 0xF7, 0xDC};
    glass = ui::mix(look.enamel, look.cobaltHi, 0.30F);
    ink = edge;
}

void KeepsakePen::part(const Outline& outline, const Gradient& paint) {
    switch (m_way.pass) {
    case Pass::Coloured:
        m_brush.fill(outline, paint);
        m_brush.stroke(outline, m_way.edgeWidth, m_way.edge);
        return;
    case Pass::Halo:
        m_brush.stroke(outline, 2 * m_way.edgeWidth, m_way.edge);
        return;
    case Pass::Ink:
        m_brush.fill(outline, m_way.ink);
        return;
    case Pass::Cut:
        m_brush.fill(outline, m_way.ink);
        m_brush.stroke(outline, m_way.edgeWidth, m_way.edge);
        return;
    }
}

void KeepsakePen::wire(const Outline& line, float width, const Gradient& paint) {
    if (m_way.pass != Pass::Ink)
        m_brush.stroke(line, width + 2 * m_way.edgeWidth, m_way.edge);
    if (m_way.pass != Pass::Halo)
        m_brush.stroke(line, width, m_way.pass == Pass::Coloured ? paint : Gradient(m_way.ink));
}

void KeepsakePen::wire(ui::Vec from, ui::Vec to, float width, const Gradient& paint) {
    wire(lineFrom(from, to), width, paint);
}

void KeepsakePen::detail(const Outline& outline, const Gradient& paint) {
    if (m_way.pass == Pass::Coloured)
        m_brush.fill(outline, paint);
    else if (m_way.pass == Pass::Cut)
        m_brush.fill(outline, m_way.edge);
}

void KeepsakePen::detailLine(const Outline& line, float width, const Gradient& paint) {
    if (m_way.pass == Pass::Coloured)
        m_brush.stroke(line, width, paint);
    else if (m_way.pass == Pass::Cut)
        m_brush.stroke(line, width, m_way.edge);
}

void KeepsakePen::detailLine(ui::Vec from, ui::Vec to, float width, const Gradient& paint) {
    detailLine(lineFrom(from, to), width, paint);
}

using ui::Vec;

// Each thing in a box 1 high around its foot.

Gradient gradientDown(float top, float bottom, sf::Color first, sf::Color last) {
    return Gradient::down(top, bottom, first, last);
}

Gradient round(Vec centre, float radius, sf::Color high, sf::Color low) {
    return Gradient::radial(centre - Vec{0.3F, 0.35F} * radius, 1.5F * radius, {{0, high}, {1, low}});
}

Outline openArc(Vec centre, Vec radii, float from, float to) {
    return Outline{}.arc(centre, radii, from, to);
}

Outline starAt(Vec centre, float radius) {
    std::array<Vec, 10> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float angle = static_cast<float>(i) * ui::pi / 5 - ui::pi / 2;
        points[i] = centre + Vec{std::cos(angle), std::sin(angle)} * (i % 2 == 0 ? radius : 0.45F * radius);
    }
    return Outline(points);
}

/// The flame of a candle or lamp. \param foot its lowest point.
Outline flameAt(Vec foot, float height) {
    const float w = 0.3F * height;
    Outline flame;
    flame.move(foot)
        .curve(foot + Vec{-1.4F * w, -0.15F * height}, foot + Vec{-0.5F * w, -0.6F * height}, foot + Vec{0, -height})
        .curve(foot + Vec{0.5F * w, -0.6F * height}, foot + Vec{1.4F * w, -0.15F * height}, foot)
        .close();
    return flame;
}

void candle(KeepsakePen& pen, const KeepsakeColours& c) {
    pen.wire(openArc({0.36F, -0.14F}, {0.09F, 0.09F}, 0.9F * ui::pi, 2.6F * ui::pi), 0.05F, c.brass);
    pen.part(Outline::ellipse({0, -0.06F}, {0.36F, 0.06F}),
             Gradient::across(-0.36F, 0.36F, {{0, c.brassHigh}, {1, c.brassLow}}));
    pen.part(Outline::box({-0.17F, -0.17F, 0.34F, 0.1F}, 0.03F), gradientDown(-0.17F, -0.07F, c.brassHigh, c.brassLow));
    pen.part(Outline::box({-0.11F, -0.64F, 0.22F, 0.47F}, 0.03F),
             Gradient::across(-0.11F, 0.11F, {{0, c.wax}, {1, shaded(c.wax, 0.78F)}}));
    pen.detailLine({-0.04F, -0.6F}, {-0.04F, -0.44F}, 0.035F, shaded(c.wax, 0.86F));
    pen.wire({0, -0.66F}, {0, -0.71F}, 0.02F, c.ink);
    pen.part(flameAt({0, -0.69F}, 0.29F), c.flame);
}

void key(KeepsakePen& pen, const KeepsakeColours& c) {
    const Gradient brass = Gradient::across(-0.25F, 0.25F, {{0, c.brassHigh}, {0.5F, c.brass}, {1, c.brassLow}});
    pen.part(Outline::box({0.03F, -0.24F, 0.22F, 0.09F}), brass);
    pen.part(Outline::box({0.03F, -0.11F, 0.17F, 0.09F}), brass);
    pen.wire(openArc({0, -0.77F}, {0.18F, 0.18F}, 0, 2 * ui::pi), 0.075F, brass);
    pen.part(Outline::box({-0.05F, -0.58F, 0.1F, 0.58F}, 0.03F), brass);
    pen.part(Outline::box({-0.09F, -0.58F, 0.18F, 0.07F}, 0.02F), brass);
}

void cardHouse(KeepsakePen& pen, const KeepsakeColours& c) {
    const auto card = [&](Vec from, Vec to) {
        pen.wire(from, to, 0.035F, gradientDown(-0.94F, 0, c.china, c.chinaLow));
    };
    card({-0.2F, -0.52F}, {0, -0.94F});
    card({0.2F, -0.52F}, {0, -0.94F});
    for (const float x : {-0.21F, 0.21F}) {
        card({x - 0.2F, -0.03F}, {x, -0.45F});
        card({x + 0.2F, -0.03F}, {x, -0.45F});
    }
    pen.wire({-0.3F, -0.485F}, {0.3F, -0.485F}, 0.035F, c.cobaltHigh);
}

void owl(KeepsakePen& pen, const KeepsakeColours& c) {
    pen.part(Outline::box({-0.25F, -0.07F, 0.5F, 0.07F}, 0.02F), gradientDown(-0.07F, 0, c.woodLow, c.woodLow));
    for (const float s : {-1.0F, 1.0F})
        pen.part(Outline{{s * 0.27F, -0.98F}, {s * 0.06F, -0.8F}, {s * 0.26F, -0.68F}}, c.woodLow);
    pen.part(Outline::ellipse({0, -0.45F}, {0.27F, 0.4F}), gradientDown(-0.9F, -0.05F, c.wood, c.woodLow));
    pen.detail(Outline::ellipse({0, -0.3F}, {0.15F, 0.2F}), c.wax);
    for (const float y : {-0.38F, -0.28F, -0.18F})
        pen.detailLine({-0.09F, y}, {0.09F, y}, 0.025F, c.wood);
    for (const float s : {-1.0F, 1.0F}) {
        pen.detail(Outline::disc({s * 0.12F, -0.62F}, 0.11F), c.china);
        pen.detail(Outline::disc({s * 0.11F, -0.62F}, 0.05F), c.ink);
    }
    pen.detail(Outline{{-0.05F, -0.56F}, {0.05F, -0.56F}, {0, -0.47F}}, c.brass);
}

void bell(KeepsakePen& pen, const KeepsakeColours& c) {
    pen.wire({0, -0.5F}, {0, -0.62F}, 0.05F, c.brassLow);
    pen.part(Outline::ellipse({0, -0.64F}, {0.1F, 0.055F}), c.brassHigh);
    Outline dome;
    dome.arc({0, -0.14F}, {0.37F, 0.38F}, ui::pi, 2 * ui::pi).close();
    pen.part(dome, round({0, -0.3F}, 0.4F, c.brassHigh, c.brassLow));
    pen.part(Outline::box({-0.46F, -0.14F, 0.92F, 0.14F}, 0.04F), gradientDown(-0.14F, 0, c.wood, c.woodLow));
    pen.detailLine(openArc({0, -0.14F}, {0.27F, 0.28F}, 1.12F * ui::pi, 1.4F * ui::pi), 0.04F,
                   ui::faded(c.china, 0.8F));
}

void globe(KeepsakePen& pen, const KeepsakeColours& c) {
    const Vec middle{0, -0.58F};
    pen.part(Outline::ellipse({0, -0.05F}, {0.26F, 0.05F}), c.wood);
    pen.part(Outline::box({-0.04F, -0.2F, 0.08F, 0.15F}), c.woodLow);
    pen.wire(openArc(middle, {0.38F, 0.38F}, -0.28F * ui::pi, 0.72F * ui::pi), 0.04F, c.brass);
    pen.part(Outline::disc(middle, 0.31F), round(middle, 0.31F, c.cobaltHigh, c.cobalt));
    pen.detail(Outline{{-0.2F, -0.76F},
                       {-0.02F, -0.83F},
                       {0.03F, -0.7F},
                       {-0.08F, -0.62F},
                       {-0.05F, -0.5F},
                       {-0.14F, -0.44F},
                       {-0.22F, -0.6F}},
               c.leaf);
    pen.detail(Outline{{0.08F, -0.66F}, {0.22F, -0.7F}, {0.26F, -0.55F}, {0.14F, -0.38F}, {0.08F, -0.52F}}, c.leaf);
}

void coffee(KeepsakePen& pen, const KeepsakeColours& c) {
    for (const float x : {-0.1F, 0.1F}) {
        Outline steam;
        steam.move({x, -0.66F}).curve({x - 0.12F, -0.76F}, {x + 0.12F, -0.84F}, {x, -0.95F});
        pen.wire(steam, 0.035F, c.china);
    }
    pen.part(Outline::ellipse({-0.04F, -0.05F}, {0.42F, 0.05F}), c.chinaLow);
    pen.wire(openArc({0.27F, -0.36F}, {0.13F, 0.12F}, -0.5F * ui::pi, 0.5F * ui::pi), 0.055F, c.china);
    Outline cup;
    cup.move({-0.33F, -0.56F})
        .line({0.27F, -0.56F})
        .curve({0.27F, -0.26F}, {0.18F, -0.1F}, {0.1F, -0.08F})
        .line({-0.16F, -0.08F})
        .curve({-0.24F, -0.1F}, {-0.33F, -0.26F}, {-0.33F, -0.56F})
        .close();
    pen.part(cup, Gradient::across(-0.33F, 0.27F, {{0, c.china}, {1, c.chinaLow}}));
    pen.part(Outline::ellipse({-0.03F, -0.56F}, {0.3F, 0.055F}), c.woodLow);
    pen.detailLine({-0.28F, -0.38F}, {0.22F, -0.38F}, 0.06F, c.cobalt);
}

void alarmClock(KeepsakePen& pen, const KeepsakeColours& c) {
    for (const float s : {-1.0F, 1.0F}) {
        pen.wire({s * 0.2F, -0.16F}, {s * 0.28F, -0.03F}, 0.06F, c.brassLow);
        pen.part(Outline{}
                     .arc({s * 0.21F, -0.78F}, {0.16F, 0.15F}, (1 + s * 0.14F) * ui::pi, (2 + s * 0.14F) * ui::pi)
                     .close(),
                 c.brass);
    }
    pen.wire({0, -0.78F}, {0, -0.93F}, 0.04F, c.brassLow);
    pen.part(Outline::disc({0, -0.46F}, 0.36F), round({0, -0.46F}, 0.36F, c.clay, c.clayLow));
    pen.detail(Outline::disc({0, -0.46F}, 0.27F), c.china);
    for (int hour = 0; hour < 12; hour += 3) {
        const float angle = static_cast<float>(hour) * ui::pi / 6;
        const Vec way{std::sin(angle), -std::cos(angle)};
        pen.detailLine(Vec{0, -0.46F} + way * 0.19F, Vec{0, -0.46F} + way * 0.22F, 0.03F, c.ink);
    }
    pen.detailLine({0, -0.46F}, {-0.07F, -0.6F}, 0.045F, c.ink);
    pen.detailLine({0, -0.46F}, {0.13F, -0.55F}, 0.035F, c.ink);
}

void snowGlobe(KeepsakePen& pen, const KeepsakeColours& c) {
    const Vec middle{0, -0.56F};
    pen.part(Outline::disc(middle, 0.38F), Gradient::radial(middle, 0.4F, {{0, c.glass}, {1, shaded(c.glass, 0.8F)}}));
    Outline snow;
    snow.arc(middle, 0.36F, 0.14F * ui::pi, 0.86F * ui::pi).close();
    pen.detail(snow, c.china);
    pen.detail(Outline::box({-0.15F, -0.58F, 0.3F, 0.2F}), c.clay);
    pen.detail(Outline{{-0.21F, -0.57F}, {0, -0.78F}, {0.21F, -0.57F}}, c.clayLow);
    pen.detail(Outline::box({-0.045F, -0.53F, 0.09F, 0.09F}), c.flame);
    for (const Vec flake : {Vec{-0.24F, -0.68F}, {0.22F, -0.74F}, {-0.12F, -0.84F}, {0.27F, -0.55F}, {0.06F, -0.87F}})
        pen.detail(Outline::disc(flake, 0.027F), c.china);
    pen.part(Outline{{-0.27F, -0.21F}, {0.27F, -0.21F}, {0.34F, 0}, {-0.34F, 0}},
             gradientDown(-0.21F, 0, c.wood, c.woodLow));
}

void teddy(KeepsakePen& pen, const KeepsakeColours& c) {
    const auto fur = [&](Vec centre, float radius) {
        return round(centre, radius, c.wood, ui::mix(c.wood, c.woodLow, 0.6F));
    };
    for (const float s : {-1.0F, 1.0F}) {
        pen.part(Outline::disc({s * 0.19F, -0.88F}, 0.1F), fur({s * 0.19F, -0.88F}, 0.1F));
        pen.part(Outline::ellipse({s * 0.3F, -0.4F}, {0.11F, 0.17F}), fur({s * 0.3F, -0.4F}, 0.17F));
    }
    pen.part(Outline::ellipse({0, -0.3F}, {0.27F, 0.28F}), fur({0, -0.3F}, 0.28F));
    pen.detail(Outline::ellipse({0, -0.29F}, {0.16F, 0.17F}), c.wax);
    for (const float s : {-1.0F, 1.0F})
        pen.part(Outline::disc({s * 0.25F, -0.13F}, 0.13F), fur({s * 0.25F, -0.13F}, 0.13F));
    pen.part(Outline::disc({0, -0.71F}, 0.24F), fur({0, -0.71F}, 0.24F));
    pen.detail(Outline::ellipse({0, -0.63F}, {0.11F, 0.09F}), c.wax);
    pen.detail(Outline::disc({0, -0.66F}, 0.04F), c.ink);
    for (const float s : {-1.0F, 1.0F}) // Asleep.
        pen.detailLine(openArc({s * 0.11F, -0.77F}, {0.05F, 0.035F}, 0, ui::pi), 0.025F, c.ink);
}

void lantern(KeepsakePen& pen, const KeepsakeColours& c) {
    pen.wire(openArc({0, -0.76F}, {0.22F, 0.2F}, ui::pi, 2 * ui::pi), 0.04F, c.brassLow);
    pen.part(Outline{{-0.12F, -0.84F}, {0.12F, -0.84F}, {0.27F, -0.68F}, {-0.27F, -0.68F}}, c.cobalt);
    pen.part(Outline::box({-0.21F, -0.68F, 0.42F, 0.52F}, 0.03F),
             Gradient::radial({0, -0.4F}, 0.36F, {{0, c.flame}, {1, c.glass}}));
    pen.detail(flameAt({0, -0.24F}, 0.28F), c.brass);
    for (const float x : {-0.19F, 0.19F})
        pen.wire({x, -0.66F}, {x, -0.18F}, 0.035F, c.cobalt);
    pen.part(Outline::box({-0.3F, -0.17F, 0.6F, 0.17F}, 0.03F), gradientDown(-0.17F, 0, c.cobaltHigh, c.cobalt));
}

void medal(KeepsakePen& pen, const KeepsakeColours& c) {
    for (const float s : {-1.0F, 1.0F})
        pen.part(Outline{{s * 0.06F, -0.5F}, {s * 0.22F, -0.5F}, {s * 0.4F, -0.97F}, {s * 0.12F, -0.97F}},
                 s < 0 ? c.cobalt : c.cobaltHigh);
    pen.part(Outline::disc({0, -0.34F}, 0.32F), round({0, -0.34F}, 0.32F, c.brassHigh, c.brassLow));
    pen.detailLine(openArc({0, -0.34F}, {0.25F, 0.25F}, 0, 2 * ui::pi), 0.025F, c.brassLow);
    pen.detail(starAt({0, -0.34F}, 0.2F), c.china);
}

void fuse(KeepsakePen& pen, const KeepsakeColours& c) {
    const Gradient china = Gradient::across(-0.3F, 0.3F, {{0, c.chinaLow}, {0.35F, c.china}, {1, c.chinaLow}});
    pen.part(Outline::box({-0.09F, -0.13F, 0.18F, 0.13F}, 0.02F), c.brass);
    pen.part(Outline{{-0.22F, -0.5F}, {0.22F, -0.5F}, {0.15F, -0.13F}, {-0.15F, -0.13F}}, china);
    pen.part(Outline::box({-0.27F, -0.6F, 0.54F, 0.13F}, 0.02F), c.brass);
    pen.detailLine({-0.24F, -0.535F}, {0.24F, -0.535F}, 0.025F, c.brassLow);
    Outline cap;
    cap.move({-0.3F, -0.6F})
        .line({-0.3F, -0.78F})
        .curve({-0.28F, -0.92F}, {-0.16F, -0.95F}, {0, -0.95F})
        .curve({0.16F, -0.95F}, {0.28F, -0.92F}, {0.3F, -0.78F})
        .line({0.3F, -0.6F})
        .close();
    pen.part(cap, china);
    pen.detail(
        Outline{{0.05F, -0.9F}, {-0.1F, -0.74F}, {-0.01F, -0.74F}, {-0.05F, -0.63F}, {0.1F, -0.79F}, {0.01F, -0.79F}},
        c.cobalt);
}

void mousetrap(KeepsakePen& pen, const KeepsakeColours& c) {
    pen.wire(openArc({-0.12F, -0.12F}, {0.3F, 0.5F}, ui::pi, 2 * ui::pi), 0.04F, c.brass);
    const sf::Color hole{0xB0, 0x78, 0x1C};
    Outline cheese;
    cheese.move({-0.12F, -0.14F}).line({0.4F, -0.14F}).line({0.4F, -0.5F}).close();
    pen.part(cheese, gradientDown(-0.5F, -0.14F, c.flame, sf::Color{0xF0, 0xB4, 0x38}));
    pen.detail(Outline::disc({0.28F, -0.26F}, 0.05F), hole);
    pen.detail(Outline::disc({0.13F, -0.2F}, 0.035F), hole);
    pen.part(Outline::box({-0.48F, -0.14F, 0.96F, 0.14F}, 0.02F), gradientDown(-0.14F, 0, c.wood, c.woodLow));
    pen.detailLine({-0.36F, -0.07F}, {0.1F, -0.07F}, 0.02F, c.woodLow);
}

void plant(KeepsakePen& pen, const KeepsakeColours& c) {
    const auto leaf = [&](Vec tip, Vec side) {
        const Vec foot{0, -0.36F};
        Outline blade;
        blade.move(foot)
            .curve(foot + side, tip + side * 0.6F, tip)
            .curve(tip - side * 0.4F, foot - side * 0.6F, foot)
            .close();
        pen.part(blade, Gradient::linear(foot, tip, {{0, c.leafLow}, {1, c.leaf}}));
    };
    leaf({-0.42F, -0.74F}, {-0.1F, -0.2F});
    leaf({0.42F, -0.72F}, {0.1F, -0.2F});
    leaf({-0.2F, -0.96F}, {-0.13F, -0.1F});
    leaf({0.22F, -0.93F}, {0.13F, -0.1F});
    pen.part(Outline{{-0.24F, -0.34F}, {0.24F, -0.34F}, {0.17F, 0}, {-0.17F, 0}},
             gradientDown(-0.34F, 0, c.clay, c.clayLow));
    pen.part(Outline::box({-0.29F, -0.42F, 0.58F, 0.11F}, 0.02F), gradientDown(-0.42F, -0.31F, c.clay, c.clayLow));
}

/// For boarded windows: a hammer, head up, and a board with nails.
void hammer(KeepsakePen& pen, const KeepsakeColours& c) {
    pen.part(Outline::box({-0.44F, -0.13F, 0.88F, 0.13F}, 0.02F), gradientDown(-0.13F, 0, c.wood, c.woodLow));
    for (const float x : {-0.32F, 0.32F}) {
        pen.wire({x, -0.15F}, {x, -0.24F}, 0.035F, c.brassLow);
        pen.wire({x - 0.045F, -0.26F}, {x + 0.045F, -0.26F}, 0.035F, c.brassLow);
    }
    pen.part(Outline::box({-0.055F, -0.76F, 0.11F, 0.63F}, 0.03F),
             Gradient::across(-0.055F, 0.055F, {{0, c.wood}, {1, c.woodLow}}));
    Outline head;
    head.move({-0.3F, -0.94F})
        .line({-0.2F, -0.92F})
        .line({0.12F, -0.95F})
        .curve({0.24F, -0.95F}, {0.34F, -0.88F}, {0.4F, -0.74F})
        .curve({0.3F, -0.8F}, {0.2F, -0.79F}, {0.12F, -0.75F})
        .line({-0.2F, -0.74F})
        .line({-0.3F, -0.72F})
        .close();
    pen.part(head, gradientDown(-0.95F, -0.72F, c.china, c.chinaLow));
    pen.detailLine({-0.2F, -0.91F}, {-0.2F, -0.75F}, 0.025F, c.cobalt);
}

/// For two ways: a post with an arm to either side.
void signpost(KeepsakePen& pen, const KeepsakeColours& c) {
    pen.part(Outline::ellipse({0, -0.04F}, {0.24F, 0.05F}), c.leafLow);
    pen.part(Outline::box({-0.045F, -0.9F, 0.09F, 0.87F}, 0.02F),
             Gradient::across(-0.045F, 0.045F, {{0, c.wood}, {1, c.woodLow}}));
    pen.part(Outline::disc({0, -0.93F}, 0.06F), c.brass);
    const auto arm = [&](float s, float y, sf::Color colour, sf::Color low) {
        pen.part(
            Outline{
                {s * -0.16F, y}, {s * 0.3F, y}, {s * 0.44F, y + 0.1F}, {s * 0.3F, y + 0.2F}, {s * -0.16F, y + 0.2F}},
            gradientDown(y, y + 0.2F, colour, low));
        pen.detailLine({s * -0.08F, y + 0.1F}, {s * 0.26F, y + 0.1F}, 0.035F, c.cobalt);
    };
    arm(1, -0.83F, c.china, c.chinaLow);
    arm(-1, -0.55F, c.wax, shaded(c.wax, 0.82F));
}

/// For a week: a low calendar to tear off, with a moon on the day and tall rings.
void tearOffCalendar(KeepsakePen& pen, const KeepsakeColours& c) {
    for (const float x : {-0.26F, 0.26F})
        pen.wire(openArc({x, -0.42F}, {0.08F, 0.2F}, ui::pi, 2 * ui::pi), 0.06F, c.brass);
    pen.part(Outline{{-0.47F, 0}, {-0.4F, -0.44F}, {0.4F, -0.44F}, {0.47F, 0}},
             gradientDown(-0.44F, 0, c.china, c.chinaLow));
    pen.part(Outline{{-0.415F, -0.32F}, {-0.4F, -0.44F}, {0.4F, -0.44F}, {0.415F, -0.32F}}, c.clay);
    pen.detail(Outline::disc({0, -0.16F}, 0.11F), c.cobalt);
    pen.detail(Outline::disc({0.05F, -0.19F}, 0.09F), c.china);
}

/// For the porter: a suitcase with two straps, and a label of the Hotel.
void suitcase(KeepsakePen& pen, const KeepsakeColours& c) {
    pen.wire(openArc({0, -0.6F}, {0.17F, 0.15F}, ui::pi, 2 * ui::pi), 0.06F, c.brass);
    pen.part(Outline::box({-0.45F, -0.6F, 0.9F, 0.6F}, 0.06F), gradientDown(-0.6F, 0, c.clay, c.clayLow));
    for (const float x : {-0.28F, 0.28F}) {
        pen.detail(Outline::box({x - 0.05F, -0.6F, 0.1F, 0.6F}), c.wood);
        pen.detail(Outline::box({x - 0.065F, -0.42F, 0.13F, 0.09F}, 0.02F), c.brassHigh);
    }
    pen.detail(Outline::box({-0.15F, -0.42F, 0.3F, 0.24F}, 0.03F), c.china);
    pen.detailLine({-0.06F, -0.36F}, {-0.06F, -0.24F}, 0.03F, c.cobalt);
    pen.detailLine({0.06F, -0.36F}, {0.06F, -0.24F}, 0.03F, c.cobalt);
    pen.detailLine({-0.06F, -0.3F}, {0.06F, -0.3F}, 0.03F, c.cobalt);
}

using KeepsakePainter = void (*)(KeepsakePen&, const KeepsakeColours&);
/// Indexed by Keepsake.
constexpr std::array<KeepsakePainter, keepsakeCount> painters{
    candle,  key,   cardHouse, owl,       bell,  globe,  coffee,   alarmClock,      snowGlobe, teddy,
    lantern, medal, fuse,      mousetrap, plant, hammer, signpost, tearOffCalendar, suitcase};

} // namespace

void paintKeepsake(Brush& brush, Keepsake what, Vec foot, float height, bool earned, const ui::Theme& theme) {
    const Brush::Within placed{brush, sf::Transform{}.translate(foot).scale({height, height})};
    const KeepsakeColours colours{theme};
    const Look& look = game::look(theme);
    const auto paint = [&](const KeepsakePen::Way& way) {
        KeepsakePen pen{brush, way};
        painters[static_cast<std::size_t>(what)](pen, colours);
    };
    using Pass = KeepsakePen::Pass;
    const float edge = std::max(0.024F, 0.9F / height);
    if (earned && theme.flat) {
        paint({Pass::Cut, sf::Color::Black, theme.colours.litBody, edge});
    } else if (earned) {
        paint({Pass::Coloured, {}, colours.edge, edge});
    } else {
        paint({Pass::Halo, {}, look.starOffGlass, edge});
        paint({Pass::Ink, ui::mix(look.glassOff, look.starOffGlass, theme.flat ? 0.0F : 0.35F), {}, edge});
    }
}

} // namespace game
