#pragma once

#include "game/look/LevelWindow.hpp"
#include "ui/Canvas.hpp"

#include <string>

namespace game {

/// What the pavement of the campaign screen says of the selected level.
struct LevelSign {
    int number = 1;
    LevelWindow::State state = LevelWindow::State::Awake;
    std::string name;
    int stars = 0;
    std::string remark; ///< Beside the stars: an unfinished board; may be empty.
    std::string facts;  ///< Size, rules, optimum, best; of a locked level why it is.
};

/// \param area from the plaque's top left to where the words must end; as high as the plaque, 56.
void drawLevelSign(ui::Canvas& canvas, ui::Rect area, const LevelSign& sign);

} // namespace game
