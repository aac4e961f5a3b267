// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws everything the canvas can draw on one sheet, at the important scales, and measures the time:
//   xvfb-run ui-gallery FOLDER
// Writes the sheets as PNG files to be looked at; no test reads them.

#include "ui/Canvas.hpp"
#include "ui/Icon.hpp"
#include "ui/Resources.hpp"
#include "ui/SampleThemes.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/System/Clock.hpp>

#include <filesystem>
#include <iostream>

namespace {

constexpr TextStyle large{Face::Display, 94, 1.1F, -0.02F};

using namespace ui;

void sky(Canvas& canvas) {
    const Palette& c = canvas.colours();
    const Vec size = canvas.viewport().size();
    canvas.fill({0, 0, size.x, size.y}, Paint(Paint::Kind::Vertical, c.surfaceLo, c.surface));
}

void secondary(Canvas& canvas, Rect area) {
    const Palette& c = canvas.colours();
    canvas.fill(area, Paint(Paint::Kind::Vertical, c.surfaceHi, c.surface), 12);
    canvas.stroke(area, 1.5F, c.line, 12);
}

void label(Canvas& canvas, std::string_view text, Vec centre, sf::Color colour) {
    canvas.text(text, centre, style::button, colour, Align::Centre);
}

void buttons(Canvas& canvas) {
    const Palette& c = canvas.colours();
    const Rect primary{170, 52, 150, 48};
    canvas.glow(primary, 26, faded(c.glow, 0.38F), 12);
    canvas.fill(primary, Paint::lit(c), 12);
    label(canvas, "Play", primary.centre(), c.onLit);
    const Rect hover{350, 52, 150, 48};
    canvas.glow(hover, 36, faded(c.glow, 0.5F), 12);
    canvas.fill(hover, Paint::lit(c), 12);
    label(canvas, "Play", hover.centre(), c.onLit);
    canvas.fill({530, 53, 150, 48}, c.litRim, 12);
    label(canvas, "Play", {605, 77}, c.onLit);
    canvas.fill({710, 52, 150, 48}, Paint::lit(c), 12);
    label(canvas, "Play", {785, 76}, c.onLit);
    canvas.stroke(Rect{710, 52, 150, 48}.inset(-6), 3, c.focus, 18);

    secondary(canvas, {170, 122, 150, 48});
    canvas.icon(Icon::Restart, {213, 147}, 22, c.text);
    canvas.text("Restart", {234, 146}, style::button, c.text);
    secondary(canvas, {350, 122, 150, 48});
    canvas.stroke({350, 122, 150, 48}, 1.5F, c.brass, 12);
    canvas.icon(Icon::Restart, {393, 147}, 22, c.text);
    canvas.text("Restart", {414, 146}, style::button, c.text);
    secondary(canvas, {221, 192, 48, 48});
    canvas.icon(Icon::Dice, {245, 216}, 22, c.text);

    canvas.line({170, 331}, {320, 331}, 8, c.surfaceLo);
    canvas.fill({170, 327, 60, 8}, Paint(Paint::Kind::Horizontal, c.litRim, c.litMid), 4);
    canvas.disc({230, 331}, 14, Paint::lit(c));
}

void panel(Canvas& canvas) {
    const Palette& c = canvas.colours();
    const Rect area{720, 506, 528, 208};
    canvas.shadow(area, {20, 60, 0.6F}, 16);
    canvas.fill(area, Paint(Paint::Kind::Vertical, c.surfaceHi, c.surface), 16);
    canvas.stroke(area, 1, c.line, 16);
    canvas.text("Leave this level?", {747, 543}, style::panelTitle, c.text);
    canvas.paragraph("Your 4 moves are kept. You can pick up here from the campaign. Größe, Züge, Übung.",
                     {747, 575, 474, 80}, style::body, c.text2);
    canvas.textFitted("A name that is much too long for the place it has", {747, 690}, 240, style::bodyBold, c.text);
}

void rows(Canvas& canvas) {
    const Palette& c = canvas.colours();
    canvas.fill({170, 576, 510, 44}, faded(c.surfaceLo, 0.55F), 10);
    canvas.text("4", {186, 597}, style::tableCellBold, c.text);
    canvas.text("T. Okafor", {236, 597}, style::tableCell, c.text);
    canvas.text("3:51", {664, 597}, style::tableCell, c.text, Align::Right);
    canvas.fill({170, 672, 510, 44}, Paint::litRow(c), 10);
    canvas.text("Mina (you)", {236, 693}, style::tableCellBold, c.onLit);
    canvas.text("1:40", {664, 693}, style::tableCellBold, c.onLit, Align::Right);
    canvas.dashed({172, 628, 506, 40}, 2, c.hint, 10, 6, 5);
    canvas.line({180, 735}, {660, 735}, 1, c.lineSoft);
    canvas.line({180, 745}, {660, 760}, 1, c.text);
    canvas.line({180, 755}, {660, 775}, 3, c.accent);
    canvas.ring({700, 760}, 14, 2, c.brass);
    const std::array<Vec, 4> diamond{Vec{740, 748}, {752, 760}, {740, 772}, {728, 760}};
    canvas.polygon(diamond, c.brass);
}

void letters(Canvas& canvas) {
    const Palette& c = canvas.colours();
    const float width = canvas.textWidth("Lichter ", large);
    canvas.textGlow("Lichter", {360, 300}, large, faded(c.glow, 0.6F), 24);
    canvas.text("Lichter", {360, 300}, large, c.litMid);
    canvas.textOutline("Aus", {360 + width, 300}, large, sf::Color::Transparent, c.text3, 2);
    canvas.text("1:24", {360, 400}, style::clock, c.text);
    canvas.text("11", {520, 400}, style::bigNumber, c.text);
    canvas.text("optimum 9 · Züge 3 · Größe 5 × 5 \xFF\xC3 bad", {360, 450}, style::body, c.text2);
    canvas.text("label 15 Rückgängig", {360, 480}, style::label, c.text2);
    canvas.text("row · Zeile AVATAR Wave To", {560, 480}, style::secondary, c.text);
}

void icons(Canvas& canvas) {
    const Palette& c = canvas.colours();
    for (std::size_t i = 0; i < Icon::commonCount; ++i) {
        const std::size_t line = i / 10;
        const Vec at{900 + static_cast<float>(i % 10) * 36, 130 + static_cast<float>(line) * 36};
        canvas.icon(static_cast<Icon::Common>(i), at, 24, c.text);
    }
    canvas.icon(Icon::Star, {905, 370}, 60, c.accent);
    canvas.art(Icon(Icon::Star).art(), {1030, 340, 60, 60}, c.accent, -20);
    canvas.icon(Icon::Globe, {1130, 370}, 60, c.text);
    canvas.icon(Icon::Sun, {1200, 370}, 60, c.text);
    canvas.halo({60, 300}, 150, faded(c.glow, 0.135F));
    canvas.halo({60, 300}, 90, faded(c.glow, 0.3F));
    canvas.halo({1180, 60}, 60, c.hint);
    const Canvas::Clip clip(canvas, {900, 420, 120, 60});
    const Canvas::Layer layer(canvas, {0, 0}, 0.5F, 1.3F, {960, 450});
    canvas.fill({880, 430, 100, 80}, c.focus, 16);
    canvas.text("clipped", {910, 450}, style::body, c.text);
}

void sheet(Canvas& canvas) {
    sky(canvas);
    buttons(canvas);
    panel(canvas);
    rows(canvas);
    letters(canvas);
    icons(canvas);
}

float milliseconds(const sf::Clock& clock) {
    return static_cast<float>(clock.getElapsedTime().asMicroseconds()) / 1000;
}

void busyFrame(Canvas& canvas) {
    sky(canvas);
    for (int i = 0; i < 200; ++i) {
        const int line = i / 20;
        const Rect area{static_cast<float>(i % 20) * 60 + 10, static_cast<float>(line) * 70 + 10, 56, 48};
        secondary(canvas, area);
        if (i % 2 == 0) {
            canvas.text("Show solution", area.centre(), style::body, canvas.colours().text, Align::Centre);
        }
    }
}

void draw(Resources& resources, const std::filesystem::path& folder, sf::Vector2u size, const Theme& theme) {
    const Viewport viewport(size, 1);
    sf::RenderTexture target;
    target.create(size.x, size.y);
    sf::Clock clock;
    { sheet(*std::make_unique<Canvas>(target, viewport, theme, resources)); }
    const float first = milliseconds(clock);
    target.display();
    const std::string name = std::string(theme.name) + "-" + std::to_string(size.x) + ".png";
    target.getTexture().copyToImage().saveToFile((folder / name).string());
    constexpr int frames = 50;
    clock.restart();
    for (int i = 0; i < frames; ++i) {
        busyFrame(*std::make_unique<Canvas>(target, viewport, theme, resources));
    }
    target.display();
    const sf::Color read = target.getTexture().copyToImage().getPixel(0, 0);
    std::cout << name << ": scale " << viewport.scale() << ", first frame " << first << " ms, 200 shapes and 100 texts "
              << milliseconds(clock) / frames << " ms, textures " << resources.textureBytes() / 1024 << " KiB ("
              << int(read.a) << ")\n";
}

} // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "ui-gallery FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder(arguments[1]);
    sf::Clock clock;
    auto resources = Resources::open(UI_TEST_FONTS);
    if (!resources) {
        std::cerr << "font missing: " << resources.error().file << '\n';
        return 1;
    }
    std::cout << "resources opened in " << milliseconds(clock) << " ms\n";
    clock.restart();
    (void)Icon(Icon::Back).art();
    std::cout << "icons read in " << milliseconds(clock) << " ms\n";
    for (const sf::Vector2u size : {sf::Vector2u(800, 600), {1280, 800}, {1920, 1080}, {3840, 2160}}) {
        draw(*resources, folder, size, sample::dark);
    }
    for (const Theme& theme : {sample::light, sample::flat}) {
        draw(*resources, folder, {1280, 800}, theme);
    }
    return 0;
}
