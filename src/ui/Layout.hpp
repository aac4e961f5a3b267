// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"
#include "ui/Text.hpp"

#include <cstddef>

namespace ui {

/// Hands out pieces of a rectangle from left and right, with a gap between them, or places controls there.
class Row {
public:
    explicit Row(Rect room, float gap = 0)
        : m_rest(room)
        , m_gap(gap) {}

    /// The next piece from the left.
    Rect first(float width) noexcept {
        const Rect piece{m_rest.x, m_rest.y, width, m_rest.h};
        m_rest.x += width + m_gap;
        m_rest.w -= width + m_gap;
        return piece;
    }
    /// The next piece from the right.
    Rect last(float width) noexcept {
        const Rect piece{m_rest.right() - width, m_rest.y, width, m_rest.h};
        m_rest.w -= width + m_gap;
        return piece;
    }
    /// Places controls of this width from the left.
    template<class... Controls>
    void placeFirst(float width, Controls&... controls) {
        (controls.place(first(width)), ...);
    }
    /// Places controls from the left, each as wide as it prefers to be.
    template<class... Controls>
    void placeFirst(const Measure& measure, Controls&... controls) {
        (controls.place(first(controls.preferredWidth(measure))), ...);
    }
    /// Places controls of this width from the right: the one named first is the outermost.
    template<class... Controls>
    void placeLast(float width, Controls&... controls) {
        (controls.place(last(width)), ...);
    }
    /// Places controls from the right, each as wide as it prefers to be.
    template<class... Controls>
    void placeLast(const Measure& measure, Controls&... controls) {
        (controls.place(last(controls.preferredWidth(measure))), ...);
    }
    /// The space left between them.
    [[nodiscard]] const Rect& rest() const noexcept { return m_rest; }

private:
    Rect m_rest;
    float m_gap;
};

/// Hands out pieces of a rectangle from top and bottom, with a gap between them.
class Column {
public:
    explicit Column(Rect room, float gap = 0)
        : m_rest(room)
        , m_gap(gap) {}

    /// The next piece from the top.
    Rect first(float height) noexcept {
        const Rect piece{m_rest.x, m_rest.y, m_rest.w, height};
        m_rest.y += height + m_gap;
        m_rest.h -= height + m_gap;
        return piece;
    }
    /// The next piece from the bottom.
    Rect last(float height) noexcept {
        const Rect piece{m_rest.x, m_rest.bottom() - height, m_rest.w, height};
        m_rest.h -= height + m_gap;
        return piece;
    }
    [[nodiscard]] const Rect& rest() const noexcept { return m_rest; }

private:
    Rect m_rest;
    float m_gap;
};

/// The width of each of `count` equal pieces in a row.
[[nodiscard]] inline float share(float width, std::size_t count, float gap) noexcept {
    return (width - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
}

} // namespace ui
