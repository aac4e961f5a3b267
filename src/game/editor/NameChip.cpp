// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/NameChip.hpp"

#include <utility>

namespace game {

namespace {

constexpr float chipPadding = 13;
constexpr float dotRoom = 16;
constexpr float chipRadius = 9;

} // namespace

void NameChip::setWords(std::string words, bool unsaved) {
    m_words = std::move(words);
    m_unsaved = unsaved;
}

float NameChip::preferredWidth(const ui::Measure& measure) const {
    return 2 * chipPadding + dotRoom + measure(m_words, ui::style::label);
}

bool NameChip::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        m_pressed();
        return true;
    }
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        m_pressed();
    return result != ui::Press::Result::Ignored;
}

void NameChip::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = bounds();
    canvas.fill(area, ui::faded(ui::mix(colours.surfaceLo, colours.surfaceHi, hoverAmount()), 0.85F), chipRadius);
    canvas.stroke(area, 1, ui::mix(colours.lineSoft, colours.brass, hoverAmount()), chipRadius);
    const float room = area.w - 2 * chipPadding - dotRoom;
    const float width =
        canvas.textFitted(m_words, {area.x + chipPadding, area.centre().y}, room + 1, ui::style::label, colours.text);
    if (m_unsaved)
        canvas.disc({area.x + chipPadding + width + dotRoom / 2 + 2, area.centre().y}, 4, colours.accent);
    if (showsFocus())
        drawFocusRing(canvas, chipRadius);
}

} // namespace game
