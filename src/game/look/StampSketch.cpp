// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/StampSketch.hpp"

namespace game {

void drawStampSketch(ui::Canvas& canvas, ui::Vec centre, float width, lights::Stamp stamp, const StampInk& ink) {
    const float pitch = width / static_cast<float>(2 * stamp.drawnReach() + 1);
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
