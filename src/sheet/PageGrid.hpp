// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Footprint.hpp"
#include "sheet/Geometry.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// How boards are divided among pages, and where each stands on its page.
namespace sheet {

/// What the pages have to hold.
struct Flow {
    Box area;                     ///< The part of a page that is for its boards.
    double comfortable = 0;       ///< A page gets no more boards than have cells of this size, in points, or one board.
    double largest = 0;           ///< No cell is drawn larger, in points.
    double narrowest = 0;         ///< Width of a place, in points, if there are several columns.
    int most = 12;                ///< Boards on a page.
    std::optional<int> perPage{}; ///< As many as this instead, if they can be read.
};

/// The places for boards on a page, in equal columns and rows.
struct Grid {
    int columns = 1;
    int rows = 1;
    double cell = 0; ///< The smallest that a board has in it, in points.
};

inline constexpr double slotGap = 16; ///< Between two places.

/// The grid of `boards` places in which the smallest cell of the given boards is as large as possible; of equally good
/// ones the lowest. \pre boards > 0, footprints are not empty.
[[nodiscard]] Grid gridFor(int boards, std::span<const Footprint> footprints, const Flow& flow);

/// A page: the boards first … first + count − 1, row by row.
struct PagePlan {
    std::size_t first = 0;
    std::size_t count = 0;
    Grid grid;

    /// The place of a board. \param index of the board on this page.
    [[nodiscard]] Box slot(std::size_t index, const Box& area) const noexcept;
};

/// A board that cannot be printed so that it can be read.
struct Unreadable {
    std::size_t board = 0; ///< Counted from 0.
    double cell = 0;       ///< How large its cells would be, in points.
    int perPage = 0;       ///< How many boards like it fit on a page; 0: not even one.
};

/// Divides boards among pages in their order. Pages with boards of one size have equally many, except the last.
[[nodiscard]] tl::expected<std::vector<PagePlan>, Unreadable> paginated(std::span<const Footprint> footprints,
                                                                        const Flow& flow);

} // namespace sheet
