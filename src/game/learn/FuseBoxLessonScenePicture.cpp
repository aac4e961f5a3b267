// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxTools.hpp"
#include "game/learn/FuseBoxLessonScene.hpp"

// The layout and drawing of a lesson on fuse boxes. Its behaviour is in FuseBoxLessonScene.cpp.

namespace game {

namespace {

constexpr float stripHeight = 92;

} // namespace

void FuseBoxLessonScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_board.setName(m_text.tr("Board"));
    m_lesson = buildFuseBoxLesson(m_id, m_text);
    m_title = m_lesson.title;
    if (!m_feedback.empty())
        m_feedback = feedbackWords(m_wrong);
    m_board.view().setOptions(fuseBoxOptions(m_preferences));
    m_undo.setLabel(m_text.tr("Undo"));
    m_undo.setTip(m_text.tr("Undo"));
    arrangeWords(viewport, measure);
}

void FuseBoxLessonScene::placeBoard() {
    const ui::Rect content = m_viewport.content();
    const float beside = m_viewport.compact() ? 24 : 52;
    constexpr float top = 96;
    const float left = m_left.right() + beside;
    const ui::Rect area{left, top, content.right() - m_viewport.margin() - left, m_ground - top - 24};
    const ui::Rect free = FuseBoxView::room(now().box.sketch(), m_board.view().options()).inside(area);
    m_board.placeIn(free, area, m_ground, m_viewport);
}

void FuseBoxLessonScene::draw(ui::Canvas& canvas) const {
    drawPage(canvas);
    m_form.draw(canvas);
    drawWords(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

Scenery FuseBoxLessonScene::scenery() const {
    Scenery scenery;
    scenery.pavement = stripHeight;
    scenery.night = done() ? 0.4F : 0.8F;
    scenery.quiet = {m_header.titleArea(), m_left, {m_viewport.content().right() - 360, 28, 340, 40}};
    return scenery;
}

} // namespace game
