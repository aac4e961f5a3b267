// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Board.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <optional>
#include <string>

namespace game {

/// A small plan of a board that shows which cells were pressed.
struct PressGrid {
    std::string title;
    std::string remark; ///< After the title, in regular type; may be empty.
    const lights::Board* board = nullptr;
    lights::BitGrid pressed;
    std::optional<lights::BitGrid> repeated{}; ///< Cells pressed more often than needed; shown with a ring.
    std::optional<lights::BitGrid> now{};      ///< The cell pressed last.
};

/// Draws the plan at the bottom of `area`, with its title above it.
void drawPressGrid(ui::Canvas& canvas, ui::Rect area, const PressGrid& grid);

} // namespace game
