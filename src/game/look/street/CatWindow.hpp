// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"

#include <string>

namespace game {

/// The size of the drawing, its sill included.
inline const ui::Vec catWindowSize{150, 142};

/// A window at night with a cat asleep on its sill: the picture of a list that has nothing to show. \param centre its
/// middle.
void drawCatWindow(ui::Canvas& canvas, ui::Vec centre);

/// Draws that window above a title and a paragraph, all around the middle of `area`; without room for it, the words
/// alone. \param words may be empty. \returns the y below the last line.
float drawEmptyList(ui::Canvas& canvas, ui::Rect area, const std::string& title, const std::string& words = {});

} // namespace game
