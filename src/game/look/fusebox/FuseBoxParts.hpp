// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"
#include "puzzle/Cell.hpp"
#include "ui/Animation.hpp"
#include "ui/Geometry.hpp"

#include <optional>
#include <vector>

namespace game {

/// How a fuse box is drawn.
struct FuseBoxOptions {
    float largestPitch = 70; ///< In logical units.
    bool frame = true;       ///< Plate, rim, screws and lamps; without it only cells and cables, for thumbnails.
    bool numbers = false;    ///< Rows and columns are numbered along the edges.
    bool showHoles = false;  ///< Holes are shown as a dashed outline with a cross, and can be hit.
    ui::Motion motion{};

    friend bool operator==(const FuseBoxOptions&, const FuseBoxOptions&) = default;
};

/// The room for the frame around the cells, in logical units.
struct FuseBoxRoom {
    float side = 0; ///< On the left, and on the right.
    float top = 0;  ///< With the rows of lamps.
    float bottom = 0;

    /// What is left of `area` for the cells.
    [[nodiscard]] ui::Rect inside(ui::Rect area) const noexcept {
        return {area.x + side, area.y + top, area.w - 2 * side, area.h - top - bottom};
    }
};

/// The marks of a hint.
struct CableHint {
    std::vector<puzzle::Cell> region;     ///< Tinted softly: "somewhere here".
    std::vector<puzzle::Cell> cells;      ///< Neighbours in turn; dashed outline: "draw this piece".
    std::vector<arukone::Cable> supposed; ///< Drawn thin: what cannot be, or what a supposition would lead to.
    std::optional<arukone::Cable> asked;  ///< A cross between two neighbours: whether a cable runs there.
    std::optional<puzzle::Cell> badge;    ///< Moon badge at the corner of this cell.

    friend bool operator==(const CableHint&, const CableHint&) = default;
};

/// A stroke while it is being drawn.
struct CablePen {
    int pair = 0;
    arukone::Cable drawn;    ///< The pair's cable as it stands at the pen.
    arukone::Cables outcome; ///< All cables as they would be after the stroke; if empty, no other cable changes.
    std::vector<puzzle::Cell> way{}; ///< Where a click would draw on to, from the tip; drawn faint, thin and dashed.

    friend bool operator==(const CablePen&, const CablePen&) = default;
};

} // namespace game
