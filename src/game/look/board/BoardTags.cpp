// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/BoardPaint.hpp"

#include <algorithm>
#include <array>

// The signs of quiet hours: "do not disturb", on the handles of windows that may not be pressed.

namespace game {

namespace {

constexpr float hungFrom = 40;     ///< The smallest windows that have a handle, in pixels of pitch.
constexpr float dimmedFrom = 4;    ///< A line around smaller ones would hide their light.
constexpr float widestTilt = 4.6F; ///< In degrees.

/// How a window's sign hangs: a little aslant, always the same way.
float tiltOf(lights::Cell cell) {
    return widestTilt * static_cast<float>((cell.row * 7 + cell.column * 13) % 11 - 5) / 5;
}

/// The metal of a sign: paler than the brass of a pale theme, which has to stand out from paper.
sf::Color metal(const ui::Theme& theme) {
    return theme.additiveGlow ? ui::mix(theme.colours.brass, sf::Color::Black, 0.08F)
                              : ui::mix(theme.colours.brass, sf::Color::White, 0.5F);
}

/// The colours of a sign: brass, or an outline in a flat theme.
struct TagColours {
    sf::Color body, rim, ink, handle;

    explicit TagColours(const BoardPaint& paint) {
        const bool flat = paint.theme.flat;
        const sf::Color line = paint.theme.colours.text;
        body = paint.faded(flat ? sf::Color::Black : metal(paint.theme));
        rim = paint.faded(flat ? line : sf::Color{0x1A, 0x12, 0x08});
        ink = paint.faded(flat ? line : sf::Color{0x33, 0x24, 0x0C});
        handle = paint.faded(flat ? line : paint.look.brassLow);
    }
};

/// A crescent and a line, no letters.
void paintInk(Mesh& mesh, const TagColours& colours, sf::Vector2f loop, float half) {
    const float radius = 0.115F * half;
    const sf::Vector2f moon = loop + sf::Vector2f{0, 0.27F * half};
    mesh.disc(moon, radius, colours.ink);
    mesh.disc(moon + sf::Vector2f{0.52F, -0.28F} * radius, 0.82F * radius, colours.body);
    const float wide = 0.116F * half;
    mesh.polygon(roundedOutline({loop.x - wide, loop.y + 0.455F * half, 2 * wide, 0.06F * half}, 0.028F * half),
                 colours.ink);
}

/// Small windows have no handle: their frame is darker instead.
void dimFrame(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const float pitch = paint.pitch();
    const sf::Vector2f corner = paint.layout.topLeft(cell);
    const float margin = pitch < 12 ? 0 : std::round(0.06F * pitch);
    const float thick = std::max(1.0F, std::round(0.11F * pitch));
    const float side =
        pitch - (pitch < 12 ? 1 : 2 * margin); // As the squares there, which leave a pixel between each other.
    const sf::Color dim = paint.faded(paint.theme.flat ? sf::Color::Black : paint.look.recess, 0.72F);
    const sf::Vector2f at = corner + sf::Vector2f{margin, margin};
    mesh.rect({at.x, at.y, side, thick}, dim);
    mesh.rect({at.x, at.y + side - thick, side, thick}, dim);
    mesh.rect({at.x, at.y + thick, thick, side - 2 * thick}, dim);
    mesh.rect({at.x + side - thick, at.y + thick, thick, side - 2 * thick}, dim);
}

} // namespace

void paintTag(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const float pitch = paint.pitch();
    if (pitch < dimmedFrom)
        return;
    if (pitch < hungFrom) {
        dimFrame(mesh, paint, cell);
        return;
    }
    const TagColours colours{paint};
    const float half = pitch / 2;
    const sf::Vector2f handle = paint.layout.topLeft(cell) + sf::Vector2f{half, half - 0.235F * half};
    const auto around = [&](float x, float y, float width, float height) {
        return sf::FloatRect{handle.x + x * half, handle.y + y * half, width * half, height * half};
    };
    mesh.polygon(roundedOutline(around(-0.045F, -0.12F, 0.09F, 0.24F), 0.04F * half), colours.rim);
    mesh.polygon(roundedOutline(around(-0.03F, -0.105F, 0.06F, 0.21F), 0.03F * half), colours.handle);
    const std::size_t first = mesh.vertices().getVertexCount();
    const float edge = std::max(1.0F, 0.026F * half) / half;
    mesh.polygon(roundedOutline(around(-0.2F - edge, -0.06F - edge, 0.4F + 2 * edge, 0.66F + 2 * edge), 0.11F * half),
                 colours.rim);
    mesh.polygon(roundedOutline(around(-0.2F, -0.06F, 0.4F, 0.66F), 0.09F * half), colours.body);
    if (!paint.theme.flat) // The light from above.
        mesh.rect(around(-0.13F, -0.045F, 0.26F, 0.02F), paint.faded(sf::Color{0xFF, 0xF0, 0xCE}, 0.45F));
    mesh.disc(handle + sf::Vector2f{0, 0.055F * half}, 0.065F * half, colours.rim);
    mesh.disc(handle + sf::Vector2f{0, 0.04F * half}, 0.035F * half, colours.handle);
    paintInk(mesh, colours, handle, half);
    mesh.turn(handle, tiltOf(cell), first);
}

} // namespace game
