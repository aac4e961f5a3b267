// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardView.hpp"
#include "lights/Exercise.hpp"
#include "ui/Canvas.hpp"

#include <optional>
#include <vector>

namespace game {

/// The marks a lesson draws over a board, all in the colour of hints.
struct LessonMarks {
    std::optional<int> row{};                ///< Row with a band around it.
    std::vector<lights::Cell> presses{};     ///< Windows with a dashed ring.
    bool arrows = false;                     ///< Whether an arrow leads to each press from the window above.
    bool numbered = false;                   ///< Numbers the presses in order; a repeated press shows its last number.
    std::optional<lights::Cell> subject{};   ///< The window that the text is about, framed.
    std::optional<lights::BitGrid> chosen{}; ///< Windows marked by the player: tinted, framed, and ticked.
};

void drawLessonMarks(ui::Canvas& canvas, const BoardView& board, const LessonMarks& marks);

} // namespace game
