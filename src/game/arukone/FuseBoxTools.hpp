// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/arukone/FuseBoxRound.hpp"
#include "game/arukone/FuseBoxWidget.hpp"
#include "game/controls/Toolbar.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/play/MiniMap.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Score.hpp"
#include "text/Text.hpp"

#include <vector>

namespace game {

/// As a score: every pair that is not joined yet sings.
[[nodiscard]] Score scoreOf(const arukone::Session& session);

/// How a fuse box is drawn for a player.
[[nodiscard]] FuseBoxOptions fuseBoxOptions(const Preferences& preferences);

/// The buttons below a fuse box: undo, redo, hint, remove cable, restart.
[[nodiscard]] std::vector<Toolbar::Tool> fuseBoxTools();

/// What the buttons depend on besides the round.
struct FuseBoxStage {
    bool showing = false; ///< The solution is being shown, which can then be stopped.
    bool won = false;     ///< The win screen is about to open.
    puzzle::Cell cursor;  ///< Where a cable or a mark would be removed, or a mark be made.
    bool drawing = false; ///< A stroke is in hand.
};
/// Enables the buttons of what can be done on the board as it stands.
void offer(Toolbar& tools, const text::Text& text, const FuseBoxRound& round, const FuseBoxStage& stage);

/// Returns the entries of the pause menu, each with whether it is possible now. Back leaves the board. The zoom entries
/// are included only if the camera offers zooming. \param test whether a level from the editor is being tested.
[[nodiscard]] std::vector<ToPause::Entry> fuseBoxPauseEntries(const text::Text& text, const FuseBoxRound& round,
                                                              const BoardCamera& camera, puzzle::Cell cursor,
                                                              bool test);

/// What a fuse box is placed between, in logical units.
struct FuseBoxPlace {
    ui::Rect left;  ///< The column on its left.
    ui::Rect right; ///< The column on its right.
    float ground = 0;
    float top = 40; ///< The box with its frame reaches no higher than this.
};
/// Places the box in the middle between the columns, as large as it gets with its frame.
void placeFuseBox(FuseBoxWidget& widget, const arukone::Board& board, const FuseBoxPlace& place,
                  const ui::Viewport& viewport);

/// The map of a large box: cables in their colours.
[[nodiscard]] MapPicture mapPicture(const arukone::Board& board, const arukone::Cables& cables);
[[nodiscard]] inline MapPicture mapPicture(const arukone::Session& session) {
    return mapPicture(session.board(), session.cables());
}

} // namespace game
