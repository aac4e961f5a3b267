// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/ResultLayout.hpp"

#include "game/look/Theme.hpp"
#include "ui/widgets/PushButton.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float belowWindows = 52;

} // namespace

ResultLayout::ResultLayout(const ui::Viewport& viewport)
    : m_compact(viewport.compact()) {
    const ui::Rect content = viewport.content();
    const float left = content.x + (m_compact ? 392.0F : 632.0F);
    m_column = {left, 0, content.right() - left - (m_compact ? 24.0F : 60.0F), content.h - pavement};
    m_toasts = {content.x + viewport.margin(), 100, 300, ground() - 120};
    m_houseMiddle = content.x + (m_compact ? 184.0F : 303.0F);
}

ui::Rect ResultLayout::panel(float height, bool medals) const noexcept {
    return {m_column.x, m_compact ? 278.0F : medals ? 322.0F : 302.0F, m_column.w, height};
}

ui::Rect ResultLayout::buttons() const noexcept {
    return {m_column.x, ground() - 84, m_column.w, ui::PushButton::bigHeight};
}

ui::Rect ResultLayout::windows() const noexcept {
    const float side = 330 * houseScale();
    return {m_houseMiddle - side / 2, ground() - belowWindows - side, side, side};
}

void ResultLayout::drawFigures(ui::Canvas& canvas, std::span<const ResultFigure> figures) const {
    const ui::Palette& colours = canvas.colours();
    const float top = figuresTop();
    const float pitch = std::min(152.5F, m_column.w / static_cast<float>(figures.size()));
    float x = m_column.x;
    for (const ResultFigure& figure : figures) {
        if (x > m_column.x)
            canvas.fill({x - 22, top - 8, 1, 65}, colours.lineSoft);
        canvas.textFitted(figure.label, {x, top}, pitch - 26, ui::style::label, colours.text2);
        ui::TextStyle style = figure.style;
        if (const float width = canvas.textWidth(figure.number, style), room = pitch - 34; width > room)
            style.size *= room / width;
        canvas.text(figure.number, {x, top + 31}, style,
                    figure.highlighted ? look(canvas.theme()).starOn : colours.text);
        x += pitch;
    }
}

} // namespace game
