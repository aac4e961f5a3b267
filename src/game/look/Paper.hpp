// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"

namespace game {

/// What paper is printed with: postcards, the cards of a night shift, the pages of an album. In a flat theme it is
/// white on black.
struct PaperInks {
    sf::Color paper, paperLow; ///< From top to bottom.
    sf::Color ink;
    sf::Color rule; ///< A line to write on.
    sf::Color mark; ///< A postmark.
};
[[nodiscard]] PaperInks paperInks(const ui::Theme& theme);

/// A sheet with its shadow.
void drawPaper(ui::Canvas& canvas, ui::Rect area);
/// The paper of a postage stamp, perforated against the sheet it is on. \returns the place of its picture.
ui::Rect drawStampPaper(ui::Canvas& canvas, ui::Rect stamp);
/// A slip of paper that a nail at its left end pins to a board. \returns where its words begin.
float drawSlip(ui::Canvas& canvas, ui::Rect area);
/// The head of a brass nail, 10 wide at a scale of 1.
void drawNail(ui::Canvas& canvas, ui::Vec at, float scale = 1);

} // namespace game
