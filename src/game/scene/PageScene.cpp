// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/scene/PageScene.hpp"

#include <utility>
#include <variant>

namespace game {

PageFrame::PageFrame(const ui::Viewport& viewport)
    : left(viewport.content().x + viewport.margin())
    , right(viewport.content().right() - viewport.margin())
    , ground(viewport.content().h - legendHeight) {}

PageScene::PageScene(const SceneContext& context)
    : FormScene(context)
    , m_header([this] { leave(); }) {}

void PageScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_page = PageFrame(viewport);
    m_header.layout(viewport, title(), m_text.tr("Back"), measure);
    arrangePage(m_page, measure);
    showKeys();
    m_legend.place(legendArea(m_page));
}

void PageScene::showKeys() {
    m_legend.setEntries(keys(KeyCaps(m_text, m_input)));
}

bool PageScene::handle(const ui::Event& event) {
    if (m_leaving || m_form.handle(event))
        return true;
    const auto* pressed = std::get_if<ui::ActionPressed>(&event);
    if (pressed == nullptr)
        return false;
    if (pressed->action != ui::Action::Back)
        return act(*pressed);
    if (!pressed->repeat)
        leave();
    return true;
}

void PageScene::leave() {
    if (!std::exchange(m_leaving, true))
        m_navigator.pop();
}

void PageScene::update(ui::Seconds step) {
    m_legend.setDevice(m_input.lastDevice());
    FormScene::update(step);
}

void PageScene::draw(ui::Canvas& canvas) const {
    m_header.draw(canvas);
    drawPage(canvas);
    if (m_legend.visible())
        m_legend.draw(canvas);
    m_form.draw(canvas);
    drawOverControls(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

Scenery PageScene::scenery() const {
    Scenery scenery;
    scenery.pavement = PageFrame::legendHeight;
    scenery.quiet = {m_header.titleArea()};
    return scenery;
}

} // namespace game
