// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"
#include "lights/Board.hpp"
#include "ui/Canvas.hpp"

#include <variant>
#include <vector>

namespace game {

inline constexpr float thumbnailSide = 52; ///< Of the picture of a level in a list.

/// A board averaged into fewer squares.
struct ThumbnailSquares {
    struct Square {
        float lit = 0;     ///< Share of its windows that is lit, 0 … 1.
        float windows = 0; ///< Share of its area covered by windows rather than holes, 0 … 1.
    };
    int rows = 0; ///< At most 24, like columns; in the proportions of the board.
    int columns = 0;
    std::vector<Square> all; ///< Row by row.

    [[nodiscard]] std::size_t indexOf(int row, int column) const noexcept {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
    }
};
[[nodiscard]] ThumbnailSquares thumbnailSquares(const lights::Board& board);

/// Draws a thumbnail of a board in the middle of `area`: lit and dark windows, nothing for holes. A large board is
/// drawn with fewer squares than windows, each of the average brightness of the windows under it.
void drawThumbnail(ui::Canvas& canvas, ui::Rect area, const lights::Board& board);

/// What a thumbnail shows: the windows of a house, or a fuse box.
using MiniBoard = std::variant<lights::Board, arukone::Board>;

[[nodiscard]] MiniBoard miniBoard(const data::LevelPuzzle& board);

/// Draws the thumbnail of a board of either puzzle.
void drawThumbnail(ui::Canvas& canvas, ui::Rect area, const MiniBoard& board);

} // namespace game
