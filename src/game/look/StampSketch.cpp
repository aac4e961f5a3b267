// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/StampSketch.hpp"

#include <algorithm>

namespace game {

namespace {

/// Rows and columns of the drawing: the row and column of the board go on to its edges.
int sideOf(lights::Stamp stamp) {
    return stamp.isLines() ? lights::Stamp::side : 2 * std::max(1, stamp.reach()) + 1;
}

} // namespace

void drawStampSketch(ui::Canvas& canvas, ui::Vec centre, float width, lights::Stamp stamp, const StampInk& ink) {
    const float pitch = width / static_cast<float>(sideOf(stamp));
    const float half = 0.42F * pitch;
    const auto box = [&](lights::Offset offset) {
        return ui::Rect{centre.x + static_cast<float>(offset.right) * pitch - half,
                        centre.y + static_cast<float>(offset.down) * pitch - half, 2 * half, 2 * half};
    };
    constexpr float radius = 1.5F;
    if (!stamp.togglesPressed())
        canvas.stroke(box({}), 1.2F, ink.pressed, radius);
    stamp.forEach([&](lights::Offset offset) {
        canvas.fill(box(offset), offset == lights::Offset{} ? ink.pressed : ink.others, radius);
    });
}

} // namespace game
