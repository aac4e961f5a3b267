// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Session.hpp"
#include "game/round/ArukoneBoardWidget.hpp"
#include "game/round/ZoomTools.hpp"
#include "game/services/Melody.hpp"
#include "game/services/Preferences.hpp"

namespace game {

/// As a score: every pair that is not joined yet sings.
[[nodiscard]] Melody melodyOf(const arukone::Session& session);

/// How a fuse box is drawn for a player.
[[nodiscard]] FuseBoxOptions fuseBoxOptions(const Preferences& preferences);

/// What a fuse box is placed between, in logical units.
struct ArukonePlace {
    ui::Rect left;  ///< The column on its left.
    ui::Rect right; ///< The column on its right.
    float ground = 0;
    float top = 40; ///< The box with its frame reaches no higher than this.
};
/// Places the box in the middle between the columns, as large as it gets with its frame.
void placeArukoneBoard(ArukoneBoardWidget& widget, const arukone::Board& board, const ArukonePlace& place,
                       const ui::Viewport& viewport);

/// The map of a large box: cables in their colours.
[[nodiscard]] MapPicture mapPicture(const arukone::Board& board, const arukone::Cables& cables);
[[nodiscard]] inline MapPicture mapPicture(const arukone::Session& session) {
    return mapPicture(session.board(), session.cables());
}

} // namespace game
