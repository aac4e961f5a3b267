// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"

namespace ui {

/// Shows that scrolled content goes on beyond its view: a chevron at the edge, towards which the content fades.
/// \param ground the colour behind the content, into which it fades; no fading if it is transparent.
void drawScrollMarks(Canvas& canvas, Rect view, bool above, bool below, sf::Color ground = sf::Color::Transparent);

} // namespace ui
