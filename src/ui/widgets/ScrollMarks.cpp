// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/ScrollMarks.hpp"

#include <algorithm>

namespace ui {

namespace {

constexpr float fade = 34;
constexpr float mostFade = 0.92F; ///< Alpha at the edge.
constexpr float tabWidth = 52;
constexpr float tabHeight = 20;
constexpr float markSize = 20;

void drawMark(Canvas& canvas, Rect view, bool below, sf::Color ground) {
    const Palette& c = canvas.colours();
    if (ground.a > 0) {
        const float height = std::min(fade, view.h / 3);
        const sf::Color full = faded(ground, mostFade);
        const sf::Color none = faded(ground, 0);
        if (below)
            canvas.fill({view.x, view.bottom() - height, view.w, height}, {Paint::Kind::Vertical, none, full});
        else
            canvas.fill({view.x, view.y, view.w, height}, {Paint::Kind::Vertical, full, none});
    }
    const Rect tab{view.centre().x - tabWidth / 2, below ? view.bottom() - tabHeight : view.y, tabWidth, tabHeight};
    canvas.fill(tab, faded(c.surfaceLo, 0.94F), tabHeight / 2);
    canvas.stroke(tab, 1.5F, c.accent, tabHeight / 2);
    canvas.icon(below ? Icon::Down : Icon::Up, tab.centre(), markSize, c.accent);
}

} // namespace

void drawScrollMarks(Canvas& canvas, Rect view, bool above, bool below, sf::Color ground) {
    if (above)
        drawMark(canvas, view, false, ground);
    if (below)
        drawMark(canvas, view, true, ground);
}

} // namespace ui
