// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/scene/ScreenHeader.hpp"

#include "game/scene/ButtonFaces.hpp"

#include <utility>

namespace game {

namespace {

constexpr float top = 24;
constexpr float side = 48;
constexpr float titleX = 68; ///< From the left edge of the button.

} // namespace

ScreenHeader::ScreenHeader(std::function<void()> back)
    : m_back(iconFace(ui::Icon::Back), std::move(back)) {}

void ScreenHeader::layout(const ui::Viewport& viewport, std::string title, std::string back,
                          const ui::Measure& measure) {
    m_title = std::move(title);
    const float left = viewport.content().x + viewport.margin();
    m_back.place({left, top, side, side});
    m_back.setLabel(std::move(back));
    m_titleArea = {left + titleX, top, measure(m_title, ui::style::screenTitle), side};
}

void ScreenHeader::draw(ui::Canvas& canvas) const {
    canvas.text(m_title, {m_titleArea.x, top + 21.5F}, ui::style::screenTitle, canvas.colours().text);
}

} // namespace game
