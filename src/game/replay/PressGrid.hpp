#pragma once

#include "lights/Board.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <optional>
#include <string>

namespace game {

/// A small plan of a board: which windows are pressed.
struct PressGrid {
    std::string title;
    std::string remark; ///< Behind the title, in ordinary letters; may be empty.
    const lights::Board* board = nullptr;
    lights::BitGrid pressed;
    std::optional<lights::BitGrid> repeated{}; ///< Pressed more often than needed: these have a ring.
    std::optional<lights::BitGrid> now{};      ///< Pressed last.
};

/// \param area the plan stands at the bottom of, below its title.
void drawPressGrid(ui::Canvas& canvas, ui::Rect area, const PressGrid& grid);

} // namespace game
