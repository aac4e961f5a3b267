// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/GlassPen.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/Sdf.hpp"
#include "game/look/Theme.hpp"

#include <cmath>
#include <random>

namespace game {

namespace {

using sdf::Point;

/// A colour with straight alpha, in floating point for mixing.
struct Ink {
    float r = 0;
    float g = 0;
    float b = 0;
    float a = 0;

    Ink() = default;
    Ink(float red, float green, float blue, float alpha = 1)
        : r(red)
        , g(green)
        , b(blue)
        , a(alpha) {}
    explicit Ink(sf::Color c)
        : r(static_cast<float>(c.r) / 255)
        , g(static_cast<float>(c.g) / 255)
        , b(static_cast<float>(c.b) / 255)
        , a(static_cast<float>(c.a) / 255) {}
};

Ink mix(const Ink& a, const Ink& b, float t) {
    return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t, 1};
}

/// Draws `colour` over `under` with the given coverage, both with straight alpha.
void blend(Ink& under, const Ink& colour, float cover) {
    const float a = cover + under.a * (1 - cover);
    if (a <= 0)
        return;
    const float keep = under.a * (1 - cover);
    under = {(colour.r * cover + under.r * keep) / a, (colour.g * cover + under.g * keep) / a,
             (colour.b * cover + under.b * keep) / a, a};
}

sf::Color pixel(const Ink& ink) {
    const auto byte = [](float v) { return static_cast<sf::Uint8>(std::lround(std::clamp(v, 0.0F, 1.0F) * 255)); };
    return {byte(ink.r), byte(ink.g), byte(ink.b), byte(ink.a)};
}

/// The colours of a window, as Ink.
struct Inks {
    Inks(const ui::Palette& c, const Look& look)
        : frame(look.frame)
        , frameLow(look.frameLow)
        , recess(look.recess)
        , glass(look.glassOff)
        , glassLow(look.glassOffLow)
        , barOff(look.mullionOff)
        , core(c.litCore)
        , mid(c.litMid)
        , body(c.litBody)
        , rim(c.litRim)
        , barOn(look.mullionOn)
        , onLit(c.onLit) {}

    Ink frame, frameLow, recess, glass, glassLow, barOff, core, mid, body, rim, barOn, onLit;
};

/// Half-extents of the parts, for a cell of −1 … 1, by level of detail.
struct Parts {
    explicit Parts(LampDetail detail)
        : recess(detail == LampDetail::Full ? 0.88F : 0.90F)
        , frame(detail == LampDetail::Full ? 0.82F : 0.86F)
        , glass(detail == LampDetail::Full ? GlassPen::share : 0.74F)
        , frameRadius(detail == LampDetail::Full ? 0.16F : 0.22F)
        , glassRadius(detail == LampDetail::Full ? 0.09F : 0.16F) {}

    float recess, frame, glass, frameRadius, glassRadius;
};

constexpr float sillTop = 0.84F;

/// A window being baked: p is −1 … 1 over the cell, y downwards.
class Lamp {
public:
    Lamp(const LampSpec& spec, bool on, bool bars)
        : m_theme(theme(spec.theme))
        , m_inks(m_theme.controls.colours, m_theme.look)
        , m_detail(lampDetail(spec.pitch))
        , m_parts(m_detail)
        , m_pixel(2.0F / static_cast<float>(spec.pitch))
        , m_on(on)
        , m_bars(bars && m_detail == LampDetail::Full)
        , m_sun(spec.symbols && m_detail != LampDetail::Flat) {}

    [[nodiscard]] Ink at(Point p) const {
        if (m_theme.controls.flat)
            return contrast(p);
        const float dGlass = sdf::box(p, {m_parts.glass, m_parts.glass}, m_parts.glassRadius);
        Ink ink;
        blendFrame(ink, p, dGlass);
        blend(ink, m_on ? lit(p, dGlass) : dark(p, dGlass), cover(dGlass));
        if (m_sun && m_on)
            blendSun(ink, p, m_inks.onLit);
        if (m_bars && !(m_sun && m_on))
            blendBars(ink, p, dGlass);
        if (m_detail == LampDetail::Full)
            blendSill(ink, p);
        return ink;
    }

    [[nodiscard]] float cover(float distance) const { return sdf::coverage(distance, m_pixel); }

private:
    [[nodiscard]] Ink contrast(Point p) const {
        Ink ink;
        blend(ink, {1, 1, 1}, cover(sdf::box(p, {0.86F, 0.86F}, 0.16F)));
        const float inner = m_on ? 0.74F : 0.77F;
        blend(ink, {0, 0, 0}, cover(sdf::box(p, {inner, inner}, 0.10F)));
        if (m_on) {
            blend(ink, m_inks.core, cover(sdf::box(p, {0.70F, 0.70F}, 0.08F)));
            if (m_detail != LampDetail::Flat)
                blendSun(ink, p, {0, 0, 0});
        }
        return ink;
    }

    void blendSun(Ink& ink, Point p, const Ink& colour) const {
        blend(ink, colour, cover(sdf::circle(p, {}, 0.22F)));
        constexpr float eighth = 0.78539816F;
        const float ray = std::round(std::atan2(p.y, p.x) / eighth) * eighth;
        const Point along{p.x * std::cos(ray) + p.y * std::sin(ray), p.y * std::cos(ray) - p.x * std::sin(ray)};
        blend(ink, colour, cover(sdf::box(along - Point{0.42F, 0}, {0.10F, 0.04F}, 0.03F)));
    }

    void blendFrame(Ink& ink, Point p, float dGlass) const {
        blend(ink, m_inks.recess,
              0.85F * cover(sdf::box(p - Point{0, 0.015F}, {m_parts.recess, m_parts.recess}, 0.20F)));
        Ink frame = mix(m_inks.frame, m_inks.frameLow, std::clamp((p.y + 0.82F) / 1.64F, 0.0F, 1.0F));
        const float topLine = sdf::smoothstep(0.07F, 0, std::abs(p.y + m_parts.frame - 0.02F)) *
                              sdf::smoothstep(0.03F, -0.03F, std::abs(p.x) - m_parts.frame + 0.14F);
        frame = mix(frame, {1, 1, 1}, 0.16F * topLine);
        if (m_on)
            frame = mix(frame, m_inks.rim, 0.62F * std::exp(-std::max(dGlass, 0.0F) * 9));
        blend(ink, frame, cover(sdf::box(p, {m_parts.frame, m_parts.frame}, m_parts.frameRadius)));
    }

    [[nodiscard]] Ink lit(Point p, float dGlass) const {
        const float t = std::hypot(p.x * 1.02F, (p.y + 0.10F) * 0.92F) / 0.92F;
        Ink light = mix(m_inks.core, m_inks.mid, sdf::smoothstep(0.05F, 0.50F, t));
        light = mix(light, m_inks.body, sdf::smoothstep(0.25F, 0.82F, t));
        light = mix(light, m_inks.rim, 0.92F * sdf::smoothstep(0.62F, 1.22F, t));
        return mix(light, m_inks.rim, 0.55F * sdf::smoothstep(-0.08F, 0, dGlass));
    }

    [[nodiscard]] Ink dark(Point p, float dGlass) const {
        const Ink sky{0.745F, 0.843F, 0.902F};
        const float half = m_parts.glass;
        Ink glass = mix(m_inks.glass, m_inks.glassLow, std::clamp((p.y + half) / (2 * half), 0.0F, 1.0F));
        const float slant = p.x * 0.9F + p.y * 0.55F;
        const float sheen = sdf::smoothstep(-0.58F, -0.42F, slant) * sdf::smoothstep(0.02F, -0.14F, slant) *
                            sdf::smoothstep(0.5F, -0.5F, p.y);
        glass = mix(glass, sky, m_theme.look.sheenAlpha * sheen);
        glass = mix(glass, {0, 0, 0}, 0.38F * sdf::smoothstep(0.16F, 0, p.y + half));
        return mix(glass, {0, 0, 0}, 0.18F * sdf::smoothstep(-0.06F, 0, dGlass));
    }

    void blendBars(Ink& ink, Point p, float dGlass) const {
        const float upright = sdf::box(p - Point{0, 0.28F}, {0.032F, 0.52F}, 0.01F);
        const float across = sdf::box(p + Point{0, 0.24F}, {0.80F, 0.032F}, 0.01F);
        const float bars = std::max(std::min(upright, across), dGlass);
        const Ink warm = mix(m_inks.barOn, m_inks.body, 0.30F * std::exp(-std::hypot(p.x, p.y + 0.1F) * 2.2F));
        blend(ink, m_on ? warm : m_inks.barOff, cover(bars) * (m_on ? 0.78F : m_theme.look.mullionOffAlpha));
    }

    void blendSill(Ink& ink, Point p) const {
        blend(ink, {0, 0, 0}, 0.35F * cover(sdf::box(p - Point{0, 0.975F}, {0.88F, 0.05F}, 0.04F)));
        Ink sill = mix(m_inks.frame, m_inks.frameLow, std::clamp((p.y - sillTop) / 0.12F, 0.0F, 1.0F));
        if (m_on) {
            const float warm =
                0.55F * sdf::smoothstep(0.95F, 0, std::abs(p.x)) * sdf::smoothstep(0.97F, sillTop, p.y) + 0.08F;
            sill = mix(sill, mix(m_inks.body, m_inks.rim, 0.5F), warm);
        }
        blend(ink, sill, cover(sdf::box(p - Point{0, 0.90F}, {0.90F, 0.06F}, 0.03F)));
    }

    const Theme& m_theme;
    Inks m_inks;
    LampDetail m_detail;
    Parts m_parts;
    float m_pixel;
    bool m_on;
    bool m_bars;
    bool m_sun;
};

/// Calls paint(p) for the centre of every pixel of a cell, p in −1 … 1.
template<class Paint>
sf::Image bakeCell(int pitch, Paint&& paint) {
    sf::Image image;
    const auto side = static_cast<unsigned>(pitch);
    image.create(side, side, sf::Color::Transparent);
    const float step = 2.0F / static_cast<float>(pitch);
    for (unsigned y = 0; y < side; ++y)
        for (unsigned x = 0; x < side; ++x) {
            const Point p{(static_cast<float>(x) + 0.5F) * step - 1, (static_cast<float>(y) + 0.5F) * step - 1};
            image.setPixel(x, y, pixel(paint(p)));
        }
    return image;
}

sf::Image bakeFlat(const LampSpec& spec, bool on) {
    const ui::Theme& controls = theme(spec.theme).controls;
    const Look& look = theme(spec.theme).look;
    const auto side = static_cast<unsigned>(spec.pitch);
    sf::Image image;
    image.create(side, side, sf::Color::Transparent);
    // A gap of one pixel between squares, unless they are so small that nothing would be left.
    const unsigned gap = side > 2 ? 1 : 0;
    const sf::Color dark = controls.flat ? sf::Color{0x3A, 0x3A, 0x3A} : ui::mix(look.glassOff, look.glassOffLow, 0.7F);
    for (unsigned y = 0; y + gap < side; ++y)
        for (unsigned x = 0; x + gap < side; ++x)
            image.setPixel(x, y, on ? controls.colours.litBody : dark);
    return image;
}

} // namespace

LampDetail lampDetail(int pitch) noexcept {
    if (pitch >= 40)
        return LampDetail::Full;
    return pitch >= 12 ? LampDetail::Plain : LampDetail::Flat;
}

sf::Image bakeLamp(const LampSpec& spec, bool on, bool bars) {
    if (lampDetail(spec.pitch) == LampDetail::Flat)
        return bakeFlat(spec, on);
    const Lamp lamp{spec, on, bars};
    return bakeCell(spec.pitch, [&lamp](Point p) { return lamp.at(p); });
}

sf::Image bakeShutters(const LampSpec& spec) {
    constexpr float rows = 5;
    constexpr float half = 0.67F; ///< Of both leaves together.
    constexpr float pitch = 2 * half / rows;
    const Lamp lamp{spec, false, false};
    const ui::Theme& controls = theme(spec.theme).controls;
    const Look& look = theme(spec.theme).look;
    const Ink lit{controls.colours.litBody};
    if (controls.flat) // Light between slats is a hatching there.
        return bakeCell(spec.pitch, [&](Point p) {
            Ink ink = lamp.at(p);
            const float inside = lamp.cover(sdf::box(p, {half, half}, 0.02F));
            const float along = (p.x + p.y) / pitch;
            const float stripe = (std::abs(along - std::round(along)) * pitch - 0.075F) / 1.42F;
            blend(ink, {0, 0, 0}, inside);
            blend(ink, lit, inside * lamp.cover(stripe));
            return ink;
        });
    const bool night = controls.additiveGlow;
    const Ink brown{0.478F, 0.290F, 0.125F};
    const Ink top = mix(Ink{look.shutter}, brown, night ? 0.30F : 0);
    const Ink low = mix(Ink{look.shutterLow}, brown, night ? 0.34F : 0);
    const Ink core{1, 0.784F, 0.451F};
    const Ink rim{controls.colours.litRim};
    return bakeCell(spec.pitch, [&](Point p) {
        Ink ink = lamp.at(p);
        const Point wing{std::abs(p.x), p.y};
        blend(ink, mix(top, low, std::clamp((p.y + half) / (2 * half), 0.0F, 1.0F)),
              lamp.cover(sdf::box(p, {half, half}, 0.02F)));
        const float row = (std::clamp(std::round((p.y + half) / pitch - 0.5F), 0.0F, rows - 1) + 0.5F) * pitch - half;
        const auto bar = [&](float height, float lower) {
            return lamp.cover(sdf::box(wing - Point{0.485F * half, row + lower}, {0.415F * half, height / 2}, 0.01F));
        };
        blend(ink, {0.031F, 0.063F, 0.055F}, 0.42F * bar(0.12F * pitch, -0.23F * pitch)); // The edge of the slat above.
        const float inwards = 1 - std::clamp(wing.x / half, 0.0F, 1.0F);                  // Brighter at the seam.
        blend(ink, lit, (night ? 0.30F + 0.15F * inwards : 0.75F) * bar(0.34F * pitch, 0));
        const float seam = lamp.cover(sdf::box(p, {0.02F * half, half}, 0));
        blend(ink, lit, 0.5F * seam);
        if (!night)
            return ink;
        const float shine = (0.385F + 0.315F * inwards) * bar(0.22F * pitch, 0);
        const float edge = 0.30F * lamp.cover(std::abs(sdf::box(p, {half + 0.035F, half + 0.035F}, 0.1F)) - 0.0175F);
        const auto add = [](float& channel, float by) { channel = std::min(1.0F, channel + by); };
        for (const auto& [light, much] : {std::pair{core, shine}, std::pair{rim, edge}}) {
            add(ink.r, light.r * much);
            add(ink.g, light.g * much);
            add(ink.b, light.b * much);
        }
        return ink;
    });
}

sf::Image bakeGlow(int side) {
    const float floor = std::exp(-4.2F);
    std::minstd_rand random{7};
    sf::Image image;
    const auto n = static_cast<unsigned>(side);
    image.create(n, n, sf::Color{255, 255, 255, 0});
    const float half = static_cast<float>(side) / 2;
    for (unsigned y = 0; y < n; ++y)
        for (unsigned x = 0; x < n; ++x) {
            const float dx = (static_cast<float>(x) + 0.5F - half) / half;
            const float dy = (static_cast<float>(y) + 0.5F - half) / half;
            const float r2 = dx * dx + dy * dy;
            if (r2 >= 1)
                continue;
            const float alpha = (std::exp(-4.2F * r2) - floor) / (1 - floor) * 255;
            // Drawn at a tenth to a third of this alpha, so that noise of ±2 here is about half a level on the screen.
            const float noise = (static_cast<float>(random() % 1024U) / 1023 - 0.5F) * 4 * std::min(1.0F, alpha / 8);
            image.setPixel(x, y,
                           {255, 255, 255, static_cast<sf::Uint8>(std::clamp(alpha + noise + 0.5F, 0.0F, 255.0F))});
        }
    return image;
}

} // namespace game
