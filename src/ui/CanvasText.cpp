// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Canvas.hpp"
#include "ui/Text.hpp"
#include "ui/VisualOrder.hpp"
#include "ui/render/CanvasBatch.hpp"
#include "ui/render/TextLine.hpp"

#include <cmath>

namespace ui {

using render::pixelSize;
using render::printable;
using render::widthOf;

namespace {

constexpr unsigned wholePixelsFrom = 40; // Pixels.
constexpr char32_t ellipsis = 0x2026;
/// How small textFitted() makes what does not fit before it shortens it.
constexpr float mostSqueezed = 0.8F;
constexpr float smallestFitted = 12;

/// Height of the capitals, in pixels.
float capPixels(const render::Store& store, const TextStyle& style, unsigned size) {
    return std::round(store.capHeight(style.face) * static_cast<float>(size));
}

float alignmentFactor(Align align) {
    switch (align) {
    case Align::Left:
        return 0;
    case Align::Centre:
        return 0.5F;
    case Align::Right:
        break;
    }
    return 1;
}

/// The position of a letter: a whole pixel, and the pen's offset from it in 64ths.
struct PenPosition {
    float pixel;
    unsigned shift;
};

/// Small letters are placed on quarter pixels, or the gaps between them would look uneven; large ones on whole pixels.
PenPosition penPosition(float pen, unsigned size) {
    if (size >= wholePixelsFrom) {
        return {std::round(pen), 0};
    }
    const float quarters = std::round(pen * 4);
    const float pixel = std::floor(quarters / 4);
    return {pixel, static_cast<unsigned>(quarters - 4 * pixel) * 16};
}

float capsAboveBaseline(Anchor anchor, float cap) {
    switch (anchor) {
    case Anchor::Baseline:
        return 0;
    case Anchor::CapMiddle:
        return cap / 2;
    case Anchor::CapTop:
        break;
    }
    return cap;
}

} // namespace

/// How a line of text is drawn, beyond its style.
struct Canvas::Lettering {
    sf::Color colour;
    unsigned outline = 0; ///< 64ths of a pixel.
    unsigned blur = 0;    ///< Pixels.
    bool added = false;
};

float Canvas::letters(std::string_view line, Vec at, const TextStyle& style, const Lettering& look, Align align,
                      Anchor anchor) {
    const std::string ordered = runsRightToLeft(line) ? visualOrder(line) : std::string();
    std::string_view utf8 = ordered.empty() ? line : ordered;
    const unsigned size = pixelSize(style, m_viewport.scale());
    const float stretch = layerScale();
    const float width = widthOf(m_batch->store, line, style, size);
    const Vec anchorAt = device(at);
    const Vec origin(
        std::round(anchorAt.x - alignmentFactor(align) * width * stretch),
        std::round(anchorAt.y + capsAboveBaseline(anchor, capPixels(m_batch->store, style, size)) * stretch));
    const sf::Color colour = shade(look.colour);
    render::TextLine pens(m_batch->store, style, size);
    while (!utf8.empty()) {
        const char32_t character = printable(takeCharacter(utf8));
        const PenPosition pen = penPosition(pens.add(character), size);
        const render::GlyphLook picture{size, look.outline, look.blur, pen.shift};
        const render::Glyph& glyph = m_batch->store.glyph(style.face, character, picture);
        if (glyph.sprite.area.width == 0) {
            continue;
        }
        const sf::FloatRect texels(glyph.sprite.area);
        const Vec corner = origin + (glyph.offset + Vec{pen.pixel, 0}) * stretch;
        const Vec far = corner + Vec{texels.width, texels.height} * stretch;
        m_batch->vertices.usePage(glyph.sprite.page, look.added ? sf::BlendAdd : sf::BlendAlpha);
        m_batch->vertices.addQuad({corner, {far.x, corner.y}, far, {corner.x, far.y}}, colour, texels);
    }
    return width / m_viewport.scale();
}

float Canvas::text(std::string_view utf8, Vec at, const TextStyle& style, sf::Color colour, Align align,
                   Anchor anchor) {
    return letters(utf8, at, style, {.colour = colour}, align, anchor);
}

void Canvas::textOutline(std::string_view utf8, Vec at, const TextStyle& style, sf::Color fill, sf::Color outline,
                         float width) {
    if (fill.a > 0) {
        letters(utf8, at, style, {.colour = fill}, Align::Left, Anchor::CapMiddle);
    }
    const auto line = static_cast<unsigned>(std::max(1.0F, width * m_viewport.scale()) * render::ftUnits);
    letters(utf8, at, style, {.colour = outline, .outline = line}, Align::Left, Anchor::CapMiddle);
}

void Canvas::textGlow(std::string_view utf8, Vec at, const TextStyle& style, sf::Color colour, float spread) {
    if (!m_theme.flat) {
        const auto blur = static_cast<unsigned>(std::max(1.0F, m_viewport.px(spread)));
        letters(utf8, at, style, {.colour = colour, .blur = blur, .added = m_theme.additiveGlow}, Align::Left,
                Anchor::CapMiddle);
    }
}

float Canvas::textWidth(std::string_view utf8, const TextStyle& style) const {
    return widthOf(m_batch->store, utf8, style, pixelSize(style, m_viewport.scale())) / m_viewport.scale();
}

float Canvas::textFitted(std::string_view utf8, Vec at, float width, const TextStyle& style, sf::Color colour,
                         Align align) {
    if (textWidth(utf8, style) <= width) {
        return text(utf8, at, style, colour, align);
    }
    // A little smaller, rather than without its end.
    const float smallest = std::max(smallestFitted, style.size * mostSqueezed);
    for (TextStyle smaller = style; smaller.size > smallest;) {
        smaller.size = std::max(smaller.size - 1, smallest);
        if (textWidth(utf8, smaller) <= width) {
            return text(utf8, at, smaller, colour, align);
        }
    }
    m_shortened.emplace_back(utf8);
    std::u32string shortened = decodeUtf8(utf8);
    std::string result;
    do {
        if (shortened.empty()) {
            break;
        }
        shortened.pop_back();
        while (!shortened.empty() && shortened.back() == U' ') {
            shortened.pop_back();
        }
        result = encodeUtf8(shortened + ellipsis);
    } while (textWidth(result, style) > width);
    return text(result, at, style, colour, align);
}

std::vector<std::string> Canvas::wrap(std::string_view utf8, const TextStyle& style, float width) const {
    return wrapLines(utf8, width, [&](std::string_view line) { return textWidth(line, style); });
}

float Canvas::paragraph(std::string_view utf8, Rect area, const TextStyle& style, sf::Color colour, Align align) {
    const float x = area.x + alignmentFactor(align) * area.w;
    float y = area.y;
    for (const std::string& line : wrap(utf8, style, area.w)) {
        text(line, {x, y}, style, colour, align, Anchor::CapTop);
        y += lineStep(style);
    }
    return paragraphHeight(utf8, area.w, style);
}

float Canvas::paragraphHeight(std::string_view utf8, float width, const TextStyle& style) const {
    const std::size_t lines = wrap(utf8, style, width).size();
    const float cap = capPixels(m_batch->store, style, pixelSize(style, m_viewport.scale())) / m_viewport.scale();
    return lines == 0 ? 0 : cap + static_cast<float>(lines - 1) * lineStep(style);
}

float Canvas::lineStep(const TextStyle& style) const {
    const auto size = static_cast<float>(pixelSize(style, m_viewport.scale()));
    return std::round(size * style.lineHeight) / m_viewport.scale();
}

} // namespace ui
