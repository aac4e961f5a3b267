// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Stamp.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// The colours of a stamp's drawing.
struct StampInk {
    sf::Color pressed; ///< Colour of the pressed window, which is hollow if the stamp does not switch it.
    sf::Color others;
};

/// Draws what a stamp switches as small squares, one for each window. \param width of the whole drawing.
void drawStampSketch(ui::Canvas& canvas, ui::Vec centre, float width, lights::Stamp stamp, const StampInk& ink);

} // namespace game
