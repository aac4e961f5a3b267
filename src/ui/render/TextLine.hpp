// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Text.hpp"

#include <string_view>

namespace ui::render {

class Store;

/// The size, in whole pixels, at which text of `style` is rasterised.
[[nodiscard]] unsigned pixelSize(const TextStyle& style, float scale);

/// Replaces line breaks and other control characters by a space: they have no glyph within a line.
[[nodiscard]] char32_t printable(char32_t character);

/// Advances along a line of text and returns the pen position of each letter, in pixels from the start.
class TextLine {
public:
    TextLine(Store& store, const TextStyle& style, unsigned size)
        : m_store(store)
        , m_style(style)
        , m_size(static_cast<float>(size)) {}

    /// \returns the pen position of this character.
    float add(char32_t character);
    [[nodiscard]] float width() const { return m_pen; }

private:
    Store& m_store;
    const TextStyle& m_style;
    float m_size;
    float m_pen = 0;
    char32_t m_before = 0;
};

/// The width of a line in pixels.
[[nodiscard]] float widthOf(Store& store, std::string_view utf8, const TextStyle& style, unsigned size);

} // namespace ui::render
