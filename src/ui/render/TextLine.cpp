// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/TextLine.hpp"

#include "ui/Text.hpp"
#include "ui/VisualOrder.hpp"
#include "ui/render/Store.hpp"

#include <algorithm>
#include <cmath>

namespace ui::render {

namespace {

constexpr float smallestText = 12; // Pixels.
constexpr float largestText = 1000;
constexpr float tightening = 0.085F; // In ems, on both sides of a 1; see TextStyle::tightOnes.

} // namespace

unsigned pixelSize(const TextStyle& style, float scale) {
    return static_cast<unsigned>(std::clamp(std::round(style.size * scale), smallestText, largestText));
}

char32_t printable(char32_t character) {
    const bool control = character < U' ' || (character >= 0x7F && character < 0xA0);
    return control ? U' ' : character;
}

float TextLine::add(char32_t character) {
    float ems = m_before == 0 ? 0 : m_style.tracking + m_store.kerning(m_style.face, m_before, character);
    const bool tight = m_style.tightOnes && character == U'1' && !m_store.usesOther(); // Its 1 is as wide as it looks.
    ems -= tight ? tightening : 0;
    m_pen += ems * m_size;
    const float here = m_pen;
    m_pen += (m_store.advance(m_style.face, character) - (tight ? tightening : 0)) * m_size;
    m_before = character;
    return here;
}

namespace {

/// The width of a line whose characters are in visual order.
float widthFromLeft(Store& store, std::string_view utf8, const TextStyle& style, unsigned size) {
    TextLine line(store, style, size);
    while (!utf8.empty())
        line.add(printable(takeCharacter(utf8)));
    return line.width();
}

} // namespace

float widthOf(Store& store, std::string_view utf8, const TextStyle& style, unsigned size) {
    if (runsRightToLeft(utf8)) { // Joined Arabic letters are narrower than single ones.
        const std::string ordered = visualOrder(utf8);
        return widthFromLeft(store, ordered, style, size);
    }
    return widthFromLeft(store, utf8, style, size);
}

} // namespace ui::render
