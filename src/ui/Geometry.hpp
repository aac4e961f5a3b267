// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/System/Vector2.hpp>

#include <algorithm>
#include <cmath>

namespace ui {

/// A point or a size, in logical units (see Viewport) unless the name says pixels.
using Vec = sf::Vector2f;

/// A rectangle in logical units: left, top, width, height.
struct Rect {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    [[nodiscard]] float right() const noexcept { return x + w; }
    [[nodiscard]] float bottom() const noexcept { return y + h; }
    [[nodiscard]] Vec centre() const noexcept { return {x + w / 2, y + h / 2}; }
    [[nodiscard]] bool contains(Vec p) const noexcept {
        return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
    }
    /// Smaller by `d` on every side, or larger if `d` is negative.
    [[nodiscard]] Rect inset(float d) const noexcept { return {x + d, y + d, w - 2 * d, h - 2 * d}; }
    [[nodiscard]] Rect moved(Vec by) const noexcept { return {x + by.x, y + by.y, w, h}; }
    /// The smallest rectangle that holds both.
    [[nodiscard]] Rect united(const Rect& other) const noexcept {
        const float left = std::min(x, other.x);
        const float top = std::min(y, other.y);
        return {left, top, std::max(right(), other.right()) - left, std::max(bottom(), other.bottom()) - top};
    }
    /// Grown to at least `side` in width and height around the same centre, for hit areas.
    [[nodiscard]] Rect atLeast(float side) const noexcept {
        const float nw = std::max(w, side);
        const float nh = std::max(h, side);
        return {x - (nw - w) / 2, y - (nh - h) / 2, nw, nh};
    }
    friend bool operator==(const Rect&, const Rect&) = default;
};

/// Evenly spaced points: first, first + step, … up to but excluding `end`, for a range-based for. Computed from whole
/// step counts, so that rounding errors never add up to one point too many or too few.
class Steps {
public:
    /// \pre step ≠ 0. A step that leads away from `end` gives no points.
    Steps(float first, float end, float step) noexcept
        : m_first(first)
        , m_step(step)
        , m_count(static_cast<int>(std::fmax(0.0F, std::ceil((end - first) / step)))) {}

    class Point {
    public:
        Point(const Steps& steps, int index) noexcept
            : m_steps(&steps)
            , m_index(index) {}
        float operator*() const noexcept { return m_steps->m_first + static_cast<float>(m_index) * m_steps->m_step; }
        Point& operator++() noexcept {
            ++m_index;
            return *this;
        }
        bool operator==(const Point& other) const noexcept { return m_index == other.m_index; }

    private:
        const Steps* m_steps;
        int m_index;
    };

    [[nodiscard]] Point begin() const noexcept { return {*this, 0}; }
    [[nodiscard]] Point end() const noexcept { return {*this, m_count}; }

private:
    float m_first;
    float m_step;
    int m_count;
};

} // namespace ui
