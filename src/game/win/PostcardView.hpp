// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/words/PostcardWords.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// Draws a postcard: a picture of the window on the left, on the right the words, a stamp and a postmark.
/// \param area at least 400 × 160.
void drawPostcard(ui::Canvas& canvas, LampAtlases& atlases, ui::Rect area, const Postcard& card);

} // namespace game
