// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/fusebox/FuseBoxAtlas.hpp"

#include "game/look/CableLook.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/Sdf.hpp"
#include "game/look/Theme.hpp"

#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace game {

namespace {

using sf::Vector2f;

constexpr int spriteGap = 2; ///< Clear texels between sprites, so that scaled sprites do not sample their neighbours.
constexpr int whiteTexels = 4;
constexpr int glowSide = 128;

// In cells. Terminals change from the first to the second shape between the two pitches (in pixels).
constexpr float wellGap = 0.086F;
constexpr float wellRadius = 0.129F;
constexpr TerminalRadii large{0.395F, 0.36F, 0.286F};
constexpr TerminalRadii small{0.485F, 0.445F, 0.375F};
constexpr TerminalRadii tiny{0.49F, 0.43F, 0.18F};
constexpr float largeFrom = 44;
constexpr float smallFrom = 24;

/// The shading of ceramic: lightest at the focus (from the middle, in radii), darkest at `reach` radii from there.
const Vector2f focus{-0.30F, -0.36F};
constexpr float reach = 1.55F;

struct Pixel {
    sf::Color colour;
    float cover = 0;
};

/// A picture computed pixel by pixel; `shade` gets the middle of each pixel.
template<class Shade>
sf::Image bake(int side, Shade&& shade) {
    sf::Image image;
    const auto size = static_cast<unsigned>(side);
    image.create(size, size, sf::Color::Transparent);
    for (unsigned y = 0; y < size; ++y)
        for (unsigned x = 0; x < size; ++x) {
            const Pixel pixel = shade(Vector2f{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F});
            image.setPixel(x, y, ui::faded(pixel.colour, pixel.cover));
        }
    return image;
}

sf::Image bakeDisc(int side, float radius, sf::Color colour) {
    const Vector2f middle{static_cast<float>(side) / 2, static_cast<float>(side) / 2};
    return bake(side, [&](Vector2f p) { return Pixel{colour, sdf::coverage(sdf::circle(p, middle, radius), 1)}; });
}

/// A disc lit from the upper left.
sf::Image bakeBall(int side, float radius, sf::Color high, sf::Color low) {
    const Vector2f middle{static_cast<float>(side) / 2, static_cast<float>(side) / 2};
    return bake(side, [&](Vector2f p) {
        const float away = sdf::circle(p, middle + focus * radius, 0) / (reach * radius);
        return Pixel{ui::mix(high, low, std::clamp(away, 0.0F, 1.0F)),
                     sdf::coverage(sdf::circle(p, middle, radius), 1)};
    });
}

float wellDistance(const WellBox& well, Vector2f p) {
    const float half = well.side / 2;
    return sdf::box(p - Vector2f{well.from + half, well.from + half}, {half, half}, well.radius);
}

sf::Image bakeWell(const FuseBoxSpec& spec, sf::Color fill, sf::Color border, float line) {
    const WellBox well = wellBox(spec.pitch);
    return bake(spec.pitch, [&](Vector2f p) {
        const float distance = wellDistance(well, p);
        return Pixel{ui::mix(border, fill, sdf::coverage(distance + line, 1)), sdf::coverage(distance, 1)};
    });
}

/// The colours of terminals and lamps in a theme.
struct Fittings {
    sf::Color wellFill, wellBorder;
    sf::Color ceramicHigh, ceramicLow;
    sf::Color warmHigh, warmLow;
    sf::Color glassHigh, glassLow, socket;
};

Fittings fittingsOf(const ui::Theme& theme) {
    const ui::Palette& colours = theme.colours;
    const Look& look = game::look(theme);
    if (theme.flat)
        return {sf::Color::Black, colours.lineSoft, sf::Color::Black, sf::Color::Black, colours.litBody,
                colours.litBody,  sf::Color::Black, sf::Color::Black, sf::Color::White};
    const sf::Color cream{0xF6, 0xEB, 0xD1};
    const sf::Color porcelain{0xF1, 0xEA, 0xD9};
    const sf::Color porcelainLow{0xD0, 0xCA, 0xB9};
    const sf::Color border = look.paleWalls ? colours.line : colours.lineSoft;
    return {colours.surfaceLo,
            look.paleWalls ? ui::mix(colours.lineSoft, border, 0.35F) : border,
            porcelain,
            porcelainLow,
            ui::mix(sf::Color::White, cream, 0.05F),
            cream,
            look.glassOff,
            look.glassOffLow,
            look.brassLow};
}

sf::Image bakeSocket(const FuseBoxSpec& spec, int side, const Fittings& fittings) {
    const Vector2f middle{static_cast<float>(side) / 2, static_cast<float>(side) / 2};
    const float rim = std::max(1.0F, 0.26F * spec.lamp);
    return bake(side, [&](Vector2f p) {
        const float away = sdf::circle(p, middle, spec.lamp);
        const float down = std::clamp((p.y - middle.y) / spec.lamp / 2 + 0.5F, 0.0F, 1.0F);
        const sf::Color glass = ui::mix(fittings.glassHigh, fittings.glassLow, down);
        return Pixel{ui::mix(fittings.socket, glass, sdf::coverage(away + rim, 1)), sdf::coverage(away, 1)};
    });
}

sf::Image bakeLight(const FuseBoxSpec& spec, int side, const ui::Palette& colours) {
    const Vector2f middle{static_cast<float>(side) / 2, static_cast<float>(side) / 2};
    return bake(side, [&](Vector2f p) {
        const float away = sdf::circle(p, middle + Vector2f{0, -0.2F} * spec.lamp, 0) / (1.2F * spec.lamp);
        const sf::Color colour = away < 0.5F ? ui::mix(colours.litCore, colours.litMid, 2 * away)
                                             : ui::mix(colours.litMid, colours.litBody, 2 * away - 1);
        return Pixel{colour, sdf::coverage(sdf::circle(p, middle, spec.lamp), 1)};
    });
}

/// Pictures side by side in one.
class Row {
public:
    Row(int width, int height) {
        m_image.create(static_cast<unsigned>(width), static_cast<unsigned>(height), sf::Color::Transparent);
    }
    sf::IntRect add(const sf::Image& picture) {
        const sf::Vector2i size(picture.getSize());
        const sf::IntRect area{{m_next, 0}, size};
        m_image.copy(picture, static_cast<unsigned>(m_next), 0);
        m_next += size.x + spriteGap;
        return area;
    }
    [[nodiscard]] const sf::Image& image() const noexcept { return m_image; }

private:
    sf::Image m_image;
    int m_next = 0;
};

TerminalRadii mixed(const TerminalRadii& a, const TerminalRadii& b, float t) {
    const auto between = [t](float from, float to) { return from + (to - from) * t; };
    return {between(a.casing, b.casing), between(a.ring, b.ring), between(a.disc, b.disc)};
}

} // namespace

TerminalRadii terminalRadii(float pitch) noexcept {
    const float t = std::clamp((largeFrom - pitch) / (largeFrom - smallFrom), 0.0F, 1.0F);
    const TerminalRadii cells = pitch < tinyTerminals ? tiny : mixed(large, small, t);
    return {cells.casing * pitch, cells.ring * pitch, cells.disc * pitch};
}

WellBox wellBox(int pitch) noexcept {
    const auto size = static_cast<float>(pitch);
    const float half = std::round(wellGap * size / 2);
    if (half < 1)
        return {0, std::max(1.0F, size - 1), wellRadius * size};
    return {half, size - 2 * half, wellRadius * size};
}

FuseBoxAtlas::FuseBoxAtlas(const FuseBoxSpec& spec)
    : m_spec(spec) {
    const ui::Theme& theme = game::theme(spec.theme).controls;
    const Fittings fittings = fittingsOf(theme);
    const auto pitch = static_cast<float>(spec.pitch);
    const TerminalRadii radii = terminalRadii(pitch);
    const int lampSide = 2 * static_cast<int>(std::ceil(spec.lamp)) + 2;
    constexpr int cellSprites = 6;
    const int width = whiteTexels + glowSide + cellSprites * spec.pitch + 2 * lampSide + (4 + cellSprites) * spriteGap;
    Row row{width, std::max({glowSide, spec.pitch, lampSide})};

    sf::Image spot;
    spot.create(whiteTexels, whiteTexels, sf::Color::White);
    row.add(spot);
    m_white = {whiteTexels / 2.0F, whiteTexels / 2.0F};
    m_glow = row.add(bakeGlow(glowSide));
    m_well = row.add(bakeWell(spec, fittings.wellFill, fittings.wellBorder, spec.line));
    m_wellShape = row.add(bakeWell(spec, sf::Color::White, sf::Color::White, 0));
    m_casing = row.add(bakeDisc(spec.pitch, radii.casing, cableCasing(theme)));
    m_ring = row.add(bakeDisc(spec.pitch, radii.ring, sf::Color::White));
    m_ceramic = row.add(bakeBall(spec.pitch, radii.disc, fittings.ceramicHigh, fittings.ceramicLow));
    m_warm = row.add(bakeBall(spec.pitch, radii.disc, fittings.warmHigh, fittings.warmLow));
    m_socket = row.add(bakeSocket(spec, lampSide, fittings));
    m_light = row.add(bakeLight(spec, lampSide, theme.colours));

    if (!m_texture.loadFromImage(row.image()))
        throw std::runtime_error("no texture for the fuse box");
    m_texture.setSmooth(true);
}

} // namespace game
