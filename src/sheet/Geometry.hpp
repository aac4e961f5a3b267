// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>

/// Boards on paper: which page shows what, drawn as marks, and written as a PDF. All lengths are in points of 1/72
/// inch; a page begins at its top left corner.
namespace sheet {

struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

struct Box {
    double x = 0;
    double y = 0;
    double w = 0;
    double h = 0;

    [[nodiscard]] double right() const noexcept { return x + w; }
    [[nodiscard]] double bottom() const noexcept { return y + h; }
    [[nodiscard]] Point centre() const noexcept { return {x + w / 2, y + h / 2}; }
    /// \param slack how far the other box may reach beyond this one.
    [[nodiscard]] bool contains(const Box& other, double slack = 0) const noexcept {
        return other.x >= x - slack && other.y >= y - slack && other.right() <= right() + slack &&
               other.bottom() <= bottom() + slack;
    }
    /// Whether they share more than an edge.
    [[nodiscard]] bool overlaps(const Box& other) const noexcept {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    friend bool operator==(const Box&, const Box&) = default;
};

/// The smallest box around both.
[[nodiscard]] inline Box around(const Box& one, const Box& other) noexcept {
    const double x = std::min(one.x, other.x);
    const double y = std::min(one.y, other.y);
    return {x, y, std::max(one.right(), other.right()) - x, std::max(one.bottom(), other.bottom()) - y};
}

} // namespace sheet
