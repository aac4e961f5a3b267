#pragma once

#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// Shooting stars over the sky: what a house that is asleep to its last window gets, and the whole street more of.
struct Meteors {
    int count = 0;          ///< 0: none.
    ui::Seconds passed = 0; ///< Since the first could have come.
    ui::Rect sky;           ///< Where they begin, from the top down.
};

/// When the last one is gone.
[[nodiscard]] ui::Seconds meteorsLast(int count);

/// Each falls to the lower left and fades. The same every time.
void drawMeteors(ui::Canvas& canvas, const Meteors& meteors);

} // namespace game
