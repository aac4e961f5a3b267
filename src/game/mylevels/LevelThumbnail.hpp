#pragma once

#include "lights/Board.hpp"
#include "ui/Canvas.hpp"

#include <vector>

namespace game {

/// A board averaged into fewer squares.
struct ThumbnailSquares {
    struct Square {
        float lit = 0;     ///< The part of its windows that is lit, 0 … 1.
        float windows = 0; ///< The part of it where windows are and no holes, 0 … 1.
    };
    int rows = 0; ///< At most 24, as columns; in the proportion of the board.
    int columns = 0;
    std::vector<Square> all; ///< Row by row.

    [[nodiscard]] std::size_t indexOf(int row, int column) const noexcept {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
    }
};
[[nodiscard]] ThumbnailSquares thumbnailSquares(const lights::Board& board);

/// A board as small as a stamp, in the middle of `area`: windows lit and dark, nothing where a hole is. Of a large
/// board fewer squares than windows are drawn, each as light as the windows under it are together.
void drawThumbnail(ui::Canvas& canvas, ui::Rect area, const lights::Board& board);

} // namespace game
