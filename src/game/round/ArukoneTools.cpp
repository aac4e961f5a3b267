// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/ArukoneTools.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float aboveGround = 24;
constexpr float besideColumns = 30;
constexpr float belowCellarWindow = 190; ///< Where a box begins if there is room above it.
constexpr float wallBeside = 16;         ///< The wall ends this far from the columns.
constexpr float largestPitch = 92;       ///< The cells of a small board are no larger.

} // namespace

FuseBoxOptions fuseBoxOptions(const Preferences& preferences) {
    FuseBoxOptions options;
    options.largestPitch = largestPitch;
    options.numbers = preferences.get().coordinates;
    options.motion = preferences.motion();
    return options;
}

Melody melodyOf(const arukone::Session& session) {
    const arukone::Board& board = session.board();
    std::vector<puzzle::Cell> awake;
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const arukone::Cable& cable = session.cables()[static_cast<std::size_t>(pair)];
        if (cable.empty() || !arukone::joins(board, pair, cable))
            awake.push_back(board.pairs()[static_cast<std::size_t>(pair)].first);
    }
    return melodyOf(awake, board.rows(), board.columns(), board.pairCount(), House::Slate);
}

void placeArukoneBoard(ArukoneBoardWidget& widget, const arukone::Board& board, const ArukonePlace& place,
                       const ui::Viewport& viewport) {
    const ui::Rect content = viewport.content();
    const float gap = viewport.compact() ? 16.0F : besideColumns;
    const float middle = content.centre().x;
    const float half = std::min(middle - place.left.right(), place.right.x - middle) - gap;
    const ui::Rect area{middle - half, place.top, 2 * half, place.ground - place.top - aboveGround};
    const FuseBoxRoom around = FuseBoxView::room(board, widget.view().options());
    widget.placeIn(around.inside(area), area, place.ground, viewport);
    // A box that leaves room hangs lower, below the cellar window.
    const float top = widget.wholeCells().y - around.top;
    if (const float lower = std::min(belowCellarWindow - top, top - area.y); lower > 0)
        widget.placeIn(around.inside({area.x, area.y + 2 * lower, area.w, area.h - 2 * lower}), area, place.ground,
                       viewport);
    widget.hang({place.left.right() + wallBeside, 0, place.right.x - place.left.right() - 2 * wallBeside, 0},
                place.ground);
}

MapPicture mapPicture(const arukone::Board& board, const arukone::Cables& cables) {
    MapPicture picture{{board.rows(), board.columns()}, {}};
    for (const arukone::Board::Content content : board.contents())
        picture.spots.push_back(content == arukone::Board::hole ? MapPicture::hole : MapPicture::dark);
    const auto paint = [&](puzzle::Cell cell, int pair) {
        picture.spots[static_cast<std::size_t>(board.indexOf(cell))] =
            static_cast<std::uint8_t>(MapPicture::firstCable + pair);
    };
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const arukone::Pair& terminals = board.pairs()[static_cast<std::size_t>(pair)];
        paint(terminals.first, pair);
        paint(terminals.second, pair);
        if (static_cast<std::size_t>(pair) >= cables.size() || cables[static_cast<std::size_t>(pair)].empty())
            continue;
        const auto cells = arukone::cellsOf(board, cables[static_cast<std::size_t>(pair)]);
        for (const puzzle::Cell cell : *cells)
            paint(cell, pair);
    }
    return picture;
}

} // namespace game
