// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Viewport.hpp"

#include <string>

namespace game {

/// The idea of the board's level in the player's language; empty if it has none.
[[nodiscard]] std::string ideaOf(const text::Text& text, const Challenge& challenge);
/// What a riddle that is played on the board asks for; empty if there is none.
[[nodiscard]] std::string taskOf(const text::Text& text, const Challenge& challenge);

/// Draws the idea of a level on a card above the board, beside the menu button: at most two lines, or else the last is
/// shortened. It is no control, so that whatever is below it can be pressed.
void drawIdea(ui::Canvas& canvas, const ui::Viewport& viewport, const std::string& idea);
/// Draws it at the lower end of a room beside the board, hiding nothing: as many lines as there is room for,
/// in smaller letters if need be. \returns the card.
ui::Rect drawIdeaBeside(ui::Canvas& canvas, ui::Rect room, const std::string& idea);

} // namespace game
