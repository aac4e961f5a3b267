// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/KeepsakeWindow.hpp"

#include "game/look/Theme.hpp"

#include <algorithm>

namespace game {

namespace {

using ui::Rect;

constexpr float frameShare = 0.075F; ///< As a share of the window's height.
constexpr float sillShare = 0.075F;
constexpr float sillBeyond = 0.06F; ///< How far the sill extends beyond the frame.

Gradient lampGlow(Rect glass, const ui::Palette& c) {
    return Gradient::radial(
        {glass.centre().x, glass.y + 0.45F * glass.h}, 0.72F * std::max(glass.w, glass.h),
        {{0, c.litCore}, {0.4F, c.litMid}, {0.8F, c.litBody}, {1, ui::mix(c.litBody, c.litRim, 0.5F)}});
}

} // namespace

Rect keepsakeGlass(Rect window) noexcept {
    const float frame = frameShare * window.h;
    const float side = sillBeyond * window.h + frame;
    return {window.x + side, window.y + frame, window.w - 2 * side, window.h - frame - sillShare * window.h};
}

void paintKeepsakeWindow(Brush& brush, Rect area, Keepsake what, bool earned, const ui::Theme& theme) {
    const Look& look = game::look(theme);
    const ui::Palette& c = theme.colours;
    const Rect glass = keepsakeGlass(area);
    const float out = sillBeyond * area.h;
    const Rect frame{area.x + out, area.y, area.w - 2 * out, glass.bottom() - area.y};
    const float line = std::max(1.0F, 0.016F * area.h);
    if (earned && !theme.flat && theme.additiveGlow)
        brush.glow(glass.centre(), 0.95F * area.h, ui::faded(c.glow, 0.34F));
    if (theme.flat) {
        brush.box(frame, sf::Color::Black);
        brush.box(glass, earned ? c.litBody : sf::Color::Black);
        brush.stroke(Outline::box(frame), 2 * line, look.frame);
    } else {
        brush.box(frame.inset(-line), 0.06F * area.h, ui::faded(look.recess, 0.8F));
        brush.box(frame, 0.05F * area.h, Gradient::down(frame.y, frame.bottom(), look.frame, look.frameLow));
        brush.box(glass, earned ? lampGlow(glass, c)
                                : Gradient::down(glass.y, glass.bottom(), look.glassOff, look.glassOffLow));
    }
    // The bars are behind the thing, and faint.
    const sf::Color bar = ui::faded(earned ? look.mullionOn : look.mullionOff, earned ? 0.5F : 0.9F);
    const float cross = glass.y + 0.3F * glass.h;
    brush.box({glass.x, cross - line, glass.w, 2 * line}, bar);
    brush.box({glass.centre().x - line, cross, 2 * line, glass.bottom() - cross}, bar);
    if (!theme.flat)
        brush.stroke(Outline::box(glass), line, ui::faded(sf::Color::Black, 0.4F));

    const Rect sill{area.x, glass.bottom(), area.w, area.bottom() - glass.bottom()};
    const float height = 0.88F * std::min(glass.h, glass.w);
    paintKeepsake(brush, what, {glass.centre().x, sill.y + 0.2F * sill.h}, height, earned, theme);
    if (theme.flat)
        brush.box({sill.x, sill.y + 0.2F * sill.h, sill.w, 0.5F * sill.h}, look.frame);
    else
        brush.box({sill.x, sill.y + 0.2F * sill.h, sill.w, 0.8F * sill.h}, 0.02F * area.h,
                  Gradient::down(sill.y, sill.bottom(), shaded(look.frame, 1.1F), look.frameLow));
}

void paintKeepsakeSign(Brush& brush, Rect area, Keepsake what, const ui::Theme& theme) {
    const ui::Palette& c = theme.colours;
    const float radius = 0.2F * area.h;
    brush.box(area, radius, theme.flat ? Gradient(c.litBody) : lampGlow(area, c));
    brush.stroke(Outline::box(area, radius), 1.5F, c.brass);
    paintKeepsake(brush, what, {area.centre().x, area.bottom() - 0.1F * area.h}, 0.82F * area.h, true, theme);
}

void drawKeepsakeSign(ui::Canvas& canvas, ui::Rect area, Keepsake what) {
    Brush brush{canvas.viewport().scale(), canvas.layerAlpha()};
    paintKeepsakeSign(brush, area, what, canvas.theme());
    brush.draw(canvas);
}

} // namespace game
