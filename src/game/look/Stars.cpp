// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Mesh.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "ui/Angle.hpp"
#include "ui/Animation.hpp"
#include "ui/VectorArt.hpp"

#include <array>
#include <cmath>

namespace game {

namespace {

using ui::Vec;

constexpr float sheet = 24;
constexpr float tip = 11;    ///< Radius of the points on the sheet, including their round joins.
constexpr float join = 2.2F; ///< Width of the stroke that rounds them.
constexpr float innerShare = 0.46F;

ui::Path starOutline(float radius) {
    return ui::starPath({sheet / 2, sheet / 2}, radius, radius * innerShare);
}

const ui::VectorArt& filledStar() {
    static const ui::VectorArt art{
        {sheet, sheet}, {ui::filled(starOutline(tip - join / 2)), ui::stroked(starOutline(tip - join / 2), join)}};
    return art;
}
const ui::VectorArt& outlinedStar() {
    static const ui::VectorArt art{{sheet, sheet}, {ui::stroked(starOutline(tip - 0.9F), 1.7F)}};
    return art;
}
const ui::VectorArt& rimmedStar() {
    static const ui::VectorArt art{{sheet, sheet}, {ui::stroked(starOutline(tip - 0.75F), 1.5F)}};
    return art;
}
const ui::VectorArt& dashedStar() {
    static const ui::VectorArt art{{sheet, sheet}, {ui::dashed(starOutline(tip - 0.5F), 0.8F, 1.9F, 1.9F)}};
    return art;
}

ui::Rect sheetAround(Vec centre, float radius) {
    const float side = radius * sheet / tip;
    return {centre.x - side / 2, centre.y - side / 2, side, side};
}

sf::Color earnedColour(const ui::Theme& theme, StarBackground ground) {
    switch (ground) {
    case StarBackground::Glass:
        return look(theme).starOnGlass;
    case StarBackground::Lit:
        return theme.colours.onLit;
    case StarBackground::Panel:
        break;
    }
    return look(theme).starOn;
}
sf::Color missingColour(const ui::Theme& theme, StarBackground ground) {
    switch (ground) {
    case StarBackground::Glass:
        return look(theme).starOffGlass;
    case StarBackground::Lit:
        return ui::faded(theme.colours.onLit, 0.7F);
    case StarBackground::Panel:
        break;
    }
    return look(theme).starOff;
}

/// The colours of a big star, which stands in the sky.
struct SkyStarInks {
    sf::Color middle, rim, edge;
};
SkyStarInks skyStarInks(const ui::Theme& theme) {
    const Look& look = game::look(theme);
    if (theme.flat)
        return {look.starOnGlass, look.starOnGlass, look.starOnGlass};
    if (!theme.additiveGlow) // On a light sky it needs body and a dark edge to be seen at all.
        return {theme.colours.litMid, theme.colours.litRim, ui::mix(look.starOn, sf::Color::Black, 0.35F)};
    return {ui::mix(theme.colours.litCore, sf::Color::White, 0.55F), ui::mix(look.starOnGlass, sf::Color::White, 0.35F),
            look.starOnGlass};
}

/// The body of a big star: bright in the middle, warm at the rim.
void drawBody(ui::Canvas& canvas, const WinStar& star) {
    const float s = canvas.viewport().scale();
    const SkyStarInks inks = skyStarInks(canvas.theme());
    const sf::Color bright = ui::faded(inks.middle, canvas.layerAlpha());
    const sf::Color rim = ui::faded(inks.rim, canvas.layerAlpha());
    const Vec centre = star.centre * s;
    const float outer = star.radius * star.scale * s * (tip - 0.75F) / tip;
    std::array<Vec, 10> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float angle = (star.degrees - 90 + 36 * static_cast<float>(i)) * ui::pi / 180;
        points[i] = centre + Vec{std::cos(angle), std::sin(angle)} * (i % 2 == 0 ? outer : outer * innerShare);
    }
    Mesh mesh;
    mesh.clear({});
    for (std::size_t i = 1; i < points.size(); i += 2) {
        const std::array<Vec, 4> kite{centre, points[i], points[(i + 1) % points.size()],
                                      points[(i + 2) % points.size()]};
        const std::array<sf::Color, 4> colours{bright, ui::mix(bright, rim, 0.55F), rim, ui::mix(bright, rim, 0.55F)};
        mesh.quad(kite, colours);
    }
    drawMesh(canvas, mesh);
}

} // namespace

void drawStar(ui::Canvas& canvas, Vec centre, float radius, bool earned, StarBackground ground) {
    canvas.art(earned ? filledStar() : outlinedStar(), sheetAround(centre, radius),
               earned ? earnedColour(canvas.theme(), ground) : missingColour(canvas.theme(), ground));
}

void drawStars(ui::Canvas& canvas, Vec centre, float radius, float gap, int earned, StarBackground ground) {
    for (int i = 0; i < 3; ++i)
        drawStar(canvas, centre + Vec{gap * static_cast<float>(i - 1), 0}, radius, i < earned, ground);
}

void drawWinStar(ui::Canvas& canvas, const WinStar& star) {
    if (star.scale <= 0)
        return;
    const ui::Palette& colours = canvas.colours();
    const float radius = star.radius * star.scale;
    // Stretched while it unfolds: of another size, it would be baked for every frame.
    const auto outline = [&](const ui::VectorArt& art, sf::Color colour) {
        const ui::Canvas::Layer unfolding{canvas, {}, 1, star.scale, star.centre};
        canvas.art(art, sheetAround(star.centre, star.radius), colour, star.degrees);
    };
    if (!star.earned) {
        outline(dashedStar(), ui::mix(look(canvas.theme()).starOff, colours.text2, 0.75F));
        return;
    }
    if (canvas.theme().additiveGlow) {
        canvas.halo(star.centre, radius * 3.6F, ui::faded(colours.litBody, 0.22F));
        canvas.halo(star.centre, radius * 2.0F, ui::faded(colours.litBody, 0.58F));
    }
    drawBody(canvas, star);
    outline(rimmedStar(), skyStarInks(canvas.theme()).edge);
}

} // namespace game
