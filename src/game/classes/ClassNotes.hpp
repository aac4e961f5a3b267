// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Records.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <string>

namespace game {

/// What pupils and teachers have to know of a class beside its boards: runs that are not handed in yet, and what cannot
/// be read. Sentences; empty if all is well. \param board the name of its shared leaderboard. \pre there is such a
/// board.
[[nodiscard]] std::string classNotes(const text::Text& text, SharedLeaderboards& shared, Records& records,
                                     const std::string& board);

/// The height of a note in a room of this width; 0 for none.
[[nodiscard]] float noteHeight(const std::string& note, float width, const ui::Measure& measure);
/// Draws a note with its sign, in that height.
void drawNote(ui::Canvas& canvas, const std::string& note, ui::Rect area);

} // namespace game
