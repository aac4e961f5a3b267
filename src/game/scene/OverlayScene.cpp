// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/scene/OverlayScene.hpp"

#include "ui/widgets/Panel.hpp"

#include <utility>
#include <variant>

namespace game {

bool OverlayScene::handle(const ui::Event& event) {
    if (m_closed || m_form.handle(event))
        return true;
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        if (!m_panel.contains(pressed->at))
            dismiss();
        return true;
    }
    const auto* pressed = std::get_if<ui::ActionPressed>(&event);
    if (pressed == nullptr || pressed->repeat)
        return false;
    if (pressed->action != ui::Action::Back)
        return act(pressed->action);
    dismiss();
    return true;
}

bool OverlayScene::leave() {
    if (std::exchange(m_closed, true))
        return false;
    m_navigator.pop();
    return true;
}

void OverlayScene::close() {
    if (leave())
        m_sounds.play(Sound::Select);
}

void OverlayScene::placePanel(const ui::Viewport& viewport, ui::Vec size) {
    placePanelAt(viewport, {(viewport.size().x - size.x) / 2, (viewport.size().y - size.y) / 2, size.x, size.y});
}

void OverlayScene::placePanelAt(const ui::Viewport& viewport, ui::Rect area) {
    m_screen = {0, 0, viewport.size().x, viewport.size().y};
    m_panel = area;
}

void OverlayScene::drawPanel(ui::Canvas& canvas) const {
    ui::drawScrim(canvas, m_screen);
    ui::drawPanel(canvas, m_panel);
}

} // namespace game
