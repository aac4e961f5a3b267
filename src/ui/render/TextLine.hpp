#pragma once

#include "ui/Text.hpp"

#include <string_view>

namespace ui::render {

class Store;

/// The whole number of pixels that text of `style` is rasterised at.
[[nodiscard]] unsigned pixelSize(const TextStyle& style, float scale);

/// Line breaks and other control characters have no picture in one line; they are a space.
[[nodiscard]] char32_t printable(char32_t character);

/// Walks along a line of text and says where each letter's pen stands, in pixels from the beginning.
class TextLine {
public:
    TextLine(Store& store, const TextStyle& style, unsigned size)
        : m_store(store)
        , m_style(style)
        , m_size(static_cast<float>(size)) {}

    /// \returns the pen of this character.
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
