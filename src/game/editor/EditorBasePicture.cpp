// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EditorBase.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <utility>

// The layout and drawing of the editors. Their behaviour is in EditorBase.cpp.

namespace game {

namespace {

constexpr float panelWidth = 272;
constexpr float compactPanel = 216;
constexpr float riddleHeight = 40;

} // namespace

void EditorBase::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    pane().setName(m_text.tr("Board"));
    const PageFrame page(viewport);
    const bool compact = viewport.compact();
    const float width = compact ? compactPanel : panelWidth;
    ui::Row panels(page.body(compact ? 84 : 88, compact ? 14 : 22));
    m_left = panels.first(width);
    m_right = panels.last(width);
    m_header.layout(viewport, m_text.tr("Level editor"), m_text.tr("Back"), measure);
    m_edges.setText(m_text);
    setLegend();
    m_legend.place(page.legend());
    m_legend.setDevice(m_input.lastDevice());
    constexpr float overGround = 8; // No control stands that low, and what the keys mean is soon seen again.
    m_toasts.place({page.left, page.ground - overGround, page.width(), PageFrame::legendHeight + overGround});
    m_tools.layout(m_text, m_input, m_left, compact, measure);
    panel().layout(m_text, m_input, m_right, viewport, measure);
    m_zoom->layout(m_text, m_input, {m_left.right() + 24, page.ground - 14});
    takeOptions();
    placeRiddle();
    placeBoard();
    follow();
    showFacts();
}

float EditorBase::riddleRoom() const noexcept {
    return m_riddleSign.visible() ? riddleHeight : 0;
}

void EditorBase::placeRiddle() {
    if (!m_measure)
        return;
    const ui::Rect middle = between();
    const float width = std::min(m_riddleSign.preferredWidth(m_measure), middle.w - 28);
    m_riddleSign.place({middle.centre().x - width / 2, middle.y + 4, width, riddleHeight});
}

ui::Rect EditorBase::between() const {
    constexpr float top = 80;
    return {m_left.right(), top, m_right.x - m_left.right(), PageFrame(m_viewport).ground - top};
}

ui::Rect EditorBase::port() const {
    const ui::Rect middle = between();
    return {middle.x + 14, middle.y, middle.w - 28, middle.h - 10};
}

void EditorBase::follow() {
    m_zoom->follow([this] { return map(); });
    m_edges.follow(pane(), view(), size());
}

void EditorBase::placeHeader() {
    m_chip.setWords(chipWords(), m_files.unsaved(now()));
    if (!m_measure)
        return;
    const PageFrame page(m_viewport);
    ui::Row line({page.left, PageFrame::headerTop, page.width(), ui::PushButton::height}, 12);
    line.placeLast(m_measure, m_save);
    line.placeLast(ui::PushButton::height, m_open);
    const float before = line.rest().right();
    const float chip = std::min(m_chip.preferredWidth(m_measure), before - m_header.titleArea().right() - 24);
    m_chip.place({before - chip, 28, chip, NameChip::height});
}

void EditorBase::setLegend() {
    const KeyCaps caps(m_text, m_input);
    m_legend.setEntries({caps.entry({ui::Action::Confirm}, m_text.tr("Paint")),
                         caps.entry({action::mark}, m_text.trc("a window", "Erase")),
                         caps.entry({ui::Action::PreviousTab, ui::Action::NextTab}, m_text.tr("Brush")),
                         caps.entry({action::undo}, m_text.tr("Undo")), caps.entry({action::pause}, m_text.tr("More")),
                         caps.entry({action::help}, m_text.tr("Help")),
                         caps.entry({ui::Action::Back}, m_text.tr("Back"))});
}

void EditorBase::draw(ui::Canvas& canvas) const {
    m_header.draw(canvas);
    m_tools.draw(canvas);
    panel().draw(canvas);
    m_form.draw(canvas);
    m_edges.draw(canvas);
    m_legend.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

Scenery EditorBase::scenery() const {
    Scenery scenery;
    scenery.pavement = PageFrame::legendHeight;
    scenery.night = 0.35F;
    scenery.quiet = {m_header.titleArea()};
    return scenery;
}

} // namespace game
