#pragma once

#include "game/look/BoardView.hpp"
#include "lights/Exercise.hpp"
#include "ui/Canvas.hpp"

#include <optional>
#include <vector>

namespace game {

/// What a lesson draws over a board, all in the colour of hints.
struct LessonMarks {
    std::optional<int> row{};                ///< With a band round it.
    std::vector<lights::Cell> presses{};     ///< With a dashed ring, and an arrow from the window above …
    bool arrows = false;                     ///< … if this is set.
    bool numbered = false;                   ///< The presses have an order; one that comes twice has its last number.
    std::optional<lights::Cell> subject{};   ///< The window that is spoken of: a frame.
    std::optional<lights::BitGrid> chosen{}; ///< Windows that were marked: tinted, with a full ring and a tick.
};

void drawLessonMarks(ui::Canvas& canvas, const BoardView& board, const LessonMarks& marks);

} // namespace game
