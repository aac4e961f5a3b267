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
/// The head of a brass nail.
void drawNail(ui::Canvas& canvas, ui::Vec at);

} // namespace game
