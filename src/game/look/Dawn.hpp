// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Brush.hpp"

namespace game {

/// The first morning: what is around the town at dawn. In logical units.
struct DawnView {
    ui::Rect window;     ///< The whole picture.
    float ground = 0;    ///< The pavement.
    float light = 1;     ///< 0 night … 1 day.
    float rise = 1;      ///< 0 … 1: how far the sun has risen.
    float milkFloat = 1; ///< 0 … 1: how far the milk float has rolled in.
};

/// The sky with sun, clouds and birds. In paper there is a sun, in a flat theme nothing.
void paintDawnSky(Brush& brush, const ui::Theme& theme, const DawnView& view);
/// The pavement, trees and the milk float in front of the town.
void paintDawnStreet(Brush& brush, const ui::Theme& theme, const DawnView& view);
/// The cat as it stretches: `height` is that of the cat when it sits.
void paintCatStretching(Brush& brush, ui::Vec foot, float height, sf::Color colour);

} // namespace game
