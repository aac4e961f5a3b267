// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"

#include <cstddef>

namespace ui {

/// Hands out pieces of a rectangle from left and right, with a gap between them.
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
