// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/houses/LevelThumbnail.hpp"

#include "game/look/Theme.hpp"
#include "game/look/fusebox/FuseBoxSign.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr int maxWindows = 16; ///< Per side: any more could not be told apart.
constexpr float margin = 8;

sf::Color darkGlass(const ui::Theme& theme) {
    return ui::mix(look(theme).glassOff, theme.colours.text2, 0.3F); // Visible on the wall in every theme.
}

/// The top left corner of rows × columns squares of size `pitch`, centred in an area.
ui::Vec cornerOf(ui::Rect area, int rows, int columns, float pitch) {
    return area.centre() - ui::Vec{static_cast<float>(columns), static_cast<float>(rows)} * (pitch / 2);
}

const sf::Color sealedWood{0x8A, 0x64, 0x3F};
const sf::Color curtainCloth{0xC8, 0x5A, 0x54};

void drawWindows(ui::Canvas& canvas, ui::Rect area, const lights::Board& board) {
    const float pitch =
        (std::min(area.w, area.h) - margin) / static_cast<float>(std::max(board.rows(), board.columns()));
    const ui::Vec corner = cornerOf(area, board.rows(), board.columns(), pitch);
    const float gap = std::min(1.0F, pitch / 5);
    const sf::Color dark = darkGlass(canvas.theme());
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) {
            if (board.isHole({row, column}))
                continue;
            const bool lit = board.isLit({row, column});
            // A dark window is also smaller, so that it differs by more than colour.
            const float inset = lit ? gap / 2 : gap / 2 + pitch * 0.14F;
            canvas.fill(ui::Rect{corner.x + pitch * static_cast<float>(column),
                                 corner.y + pitch * static_cast<float>(row), pitch, pitch}
                            .inset(inset),
                        lit ? canvas.colours().litBody : dark);
            if (board.isSealed({row, column})) // One board across it.
                canvas.fill({corner.x + pitch * static_cast<float>(column) + gap / 2,
                             corner.y + pitch * (static_cast<float>(row) + 0.38F), pitch - gap, 0.24F * pitch},
                            sealedWood);
            if (board.isCurtained({row, column})) // Its two sides.
                for (const float side : {0.0F, 0.76F})
                    canvas.fill({corner.x + pitch * (static_cast<float>(column) + side) + gap / 2,
                                 corner.y + pitch * static_cast<float>(row) + gap / 2, 0.24F * pitch - gap / 2,
                                 pitch - gap},
                                curtainCloth);
        }
}

/// Draws squares in the average colour of the windows under each, so that a picture stays recognisable.
void drawAverages(ui::Canvas& canvas, ui::Rect area, const lights::Board& board) {
    const ThumbnailSquares squares = thumbnailSquares(board);
    const float pitch =
        (std::min(area.w, area.h) - margin) / static_cast<float>(std::max(squares.rows, squares.columns));
    const ui::Vec corner = cornerOf(area, squares.rows, squares.columns, pitch);
    const ui::Palette& colours = canvas.colours();
    const sf::Color dark = darkGlass(canvas.theme());
    for (int row = 0; row < squares.rows; ++row)
        for (int column = 0; column < squares.columns; ++column) {
            const auto& square = squares.all[squares.indexOf(row, column)];
            if (square.windows > 0)
                canvas.fill(
                    ui::Rect{corner.x + pitch * static_cast<float>(column), corner.y + pitch * static_cast<float>(row),
                             pitch, pitch},
                    ui::mix(look(canvas.theme()).wall, ui::mix(dark, colours.litBody, square.lit), square.windows));
        }
}

} // namespace

ThumbnailSquares thumbnailSquares(const lights::Board& board) {
    constexpr int most = 24; ///< Squares per side.
    const int longer = std::max(board.rows(), board.columns());
    const auto side = [&](int of) { return longer <= most ? of : std::max(1, (of * most + longer / 2) / longer); };
    ThumbnailSquares squares{side(board.rows()), side(board.columns()), {}};
    // Each window counts towards the squares it overlaps, in proportion to the overlap.
    const auto parts = [](int index, int of, int squareCount, auto&& each) {
        const double first = static_cast<double>(index) * squareCount / of;
        const double end = static_cast<double>(index + 1) * squareCount / of;
        for (int at = static_cast<int>(first); at < squareCount && at < end; ++at)
            each(at, std::min(end, at + 1.0) - std::max(first, static_cast<double>(at)));
    };
    struct Sum {
        double lit = 0;
        double windows = 0;
    };
    std::vector<Sum> sums(static_cast<std::size_t>(squares.rows * squares.columns));
    for (int row = 0; row < board.rows(); ++row)
        for (int column = 0; column < board.columns(); ++column) {
            if (board.isHole({row, column}))
                continue;
            const bool lit = board.isLit({row, column});
            parts(row, board.rows(), squares.rows, [&](int y, double high) {
                parts(column, board.columns(), squares.columns, [&](int x, double wide) {
                    Sum& sum = sums[squares.indexOf(y, x)];
                    sum.windows += high * wide;
                    sum.lit += lit ? high * wide : 0;
                });
            });
        }
    for (const Sum& sum : sums) // The area of a square is 1.
        squares.all.push_back({sum.windows > 0 ? static_cast<float>(sum.lit / sum.windows) : 0.0F,
                               static_cast<float>(std::min(1.0, sum.windows))});
    return squares;
}

void drawThumbnail(ui::Canvas& canvas, ui::Rect area, const lights::Board& board) {
    const ui::Palette& colours = canvas.colours();
    canvas.fill(area, look(canvas.theme()).wall, 6);
    canvas.stroke(area, 1, colours.line, 6);
    if (board.rows() == 0)
        return;
    if (std::max(board.rows(), board.columns()) <= maxWindows)
        drawWindows(canvas, area, board);
    else
        drawAverages(canvas, area, board);
}

namespace {

MiniBoard miniOf(const lights::Puzzle& puzzle) {
    return puzzle.start();
}

MiniBoard miniOf(const arukone::Board& board) {
    return board;
}

void drawMini(ui::Canvas& canvas, ui::Rect area, const lights::Board& board) {
    drawThumbnail(canvas, area, board);
}

void drawMini(ui::Canvas& canvas, ui::Rect area, const arukone::Board& board) {
    drawFuseBoxSign(canvas, area, board);
}

} // namespace

MiniBoard miniBoard(const data::LevelPuzzle& board) {
    return std::visit([](const auto& own) { return miniOf(own); }, board);
}

void drawThumbnail(ui::Canvas& canvas, ui::Rect area, const MiniBoard& board) {
    std::visit([&](const auto& own) { drawMini(canvas, area, own); }, board);
}

} // namespace game
