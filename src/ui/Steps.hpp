#pragma once

#include <cmath>

namespace ui {

/// Points along a line at equal distances: first, first + step, … up to but without `end`, for a range-based for. They
/// are counted in whole steps, so that no sum of rounding errors adds or drops one.
class Steps {
public:
    /// \pre step ≠ 0. A step away from `end` gives no point.
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
