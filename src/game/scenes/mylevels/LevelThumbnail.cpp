#include "game/scenes/mylevels/LevelThumbnail.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr int mostWindows = 16; ///< A side.

} // namespace

void drawThumbnail(ui::Canvas& canvas, ui::Rect area, const lights::Board& board) {
    const ui::Palette& colours = canvas.colours();
    canvas.fill(area, colours.wall, 6);
    canvas.stroke(area, 1, colours.line, 6);
    if (board.rows() == 0)
        return;
    const int longer = std::max(board.rows(), board.columns());
    const int step = (longer + mostWindows - 1) / mostWindows; ///< Every how many windows one is drawn.
    const int rows = (board.rows() + step - 1) / step;
    const int columns = (board.columns() + step - 1) / step;
    const float pitch = (std::min(area.w, area.h) - 8) / static_cast<float>(std::max(rows, columns));
    const ui::Vec corner{area.centre().x - pitch * static_cast<float>(columns) / 2,
                         area.centre().y - pitch * static_cast<float>(rows) / 2};
    const float gap = std::min(1.0F, pitch / 5);
    const sf::Color dark = ui::mix(colours.glassOff, colours.text2, 0.3F); // Seen on the wall of every theme.
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const lights::Cell cell{row * step, column * step};
            if (board.isHole(cell))
                continue;
            const bool lit = board.isLit(cell);
            // A dark window is smaller too, so that the two differ by more than their colour.
            const float inset = lit ? gap / 2 : gap / 2 + pitch * 0.14F;
            canvas.fill(ui::Rect{corner.x + pitch * static_cast<float>(column),
                                 corner.y + pitch * static_cast<float>(row), pitch, pitch}
                            .inset(inset),
                        lit ? colours.litMid : dark);
        }
}

} // namespace game
