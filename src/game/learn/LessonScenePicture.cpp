// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/CribCard.hpp"
#include "game/learn/LessonScene.hpp"
#include "game/services/Actions.hpp"
#include "game/words/KeyCaps.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float answerGap = 8;

} // namespace

void LessonScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    rebuild();
    m_board.view().setOptions(lessonOptions(m_preferences));
    m_board.setPreview(false);
    m_board.setName(m_text.tr("Board"));
    m_size.setName(m_text.trc("lesson", "Answer"));
    m_check.setLabel(m_text.tr("Check"));
    m_check.setKey(KeyCaps(m_text, m_input).of(action::mark));
    m_crib.setLabel(m_text.tr("Cheat sheet"));
    arrangeWords(viewport, measure);
}

float LessonScene::placeBelowWords(float y) {
    for (std::size_t i = 0; i < now().answers.size(); ++i) {
        m_answers[i].setLabel(now().answers[i]);
        m_answers[i].place({m_left.x, y, m_left.w, ui::PushButton::height});
        y += ui::PushButton::height + answerGap;
    }
    if (hasSize()) {
        y += 4;
        m_sizeTop = y;
        m_size.place({m_left.x + m_left.w - 150, y, 150, ui::Stepper::height});
        y += ui::Stepper::height;
    }
    return y;
}

void LessonScene::placeBoard() {
    const ui::Rect content = m_viewport.content();
    const bool compact = m_viewport.compact();
    m_cribArea = {};
    if (!now().crib.empty()) {
        const float height = cribHeight(now().crib, cribWidth, m_measure);
        m_cribArea = {content.right() - m_viewport.margin() - cribWidth, compact ? 84.0F : 120.0F, cribWidth, height};
    }
    m_crib.setVisible(compact && !now().crib.empty());
    const bool joined = m_board.joined();
    constexpr float top = 112;
    const float beside = compact ? 44 : 52; // Room for the wall and the repeated windows past joined edges.
    const float right =
        compact ? content.right() - m_viewport.margin() : content.right() - m_viewport.margin() - cribWidth;
    ui::Rect room{m_left.right() + beside, top, right - m_left.right() - 2 * beside,
                  m_ground - top - (joined ? 24.0F : 46.0F)};
    if (joined)
        room = {room.x + 20, room.y + 8, room.w - 40, room.h - 16};
    const ui::Rect port{room.x - beside / 2, 76, room.w + beside, m_ground - 76};
    m_board.placeIn(room, port, m_ground, m_viewport);
    if (joined)
        return;
    // A small house stands low, with more sky above it than below.
    const float high = m_board.camera().whole().windows().height / m_viewport.scale();
    const float sunk = (room.h - high) * 0.6F;
    m_board.placeIn({room.x, room.y + sunk, room.w, room.h - sunk}, port, m_ground, m_viewport);
}

LessonMarks LessonScene::marks() const {
    LessonMarks marks;
    marks.subject = now().subject;
    if (m_exercise.checks())
        marks.chosen = m_exercise.marked();
    if (m_exercise.done() || now().guide == Guide::None)
        return marks;
    if (now().guide == Guide::All) {
        marks.presses = m_exercise.wanted();
        const auto* these = std::get_if<lights::PressThese>(&now().asked);
        marks.numbered = these != nullptr && these->inOrder && these->cells.front() != these->cells.back();
        if (marks.numbered) // The numbers stay on windows already pressed.
            marks.presses = these->cells;
    }
    const lights::ChaseAdvice advice = m_exercise.advice();
    if (advice.kind == lights::ChaseAdvice::Kind::Chase) {
        marks.row = advice.row;
        marks.arrows = now().guide == Guide::All;
    }
    return marks;
}

void LessonScene::draw(ui::Canvas& canvas) const {
    drawPage(canvas);
    m_form.draw(canvas);
    drawLessonMarks(canvas, m_board.view(), marks());
    drawWords(canvas);
    if (hasSize())
        canvas.text(m_text.tr("Board size"), {m_left.x, m_sizeTop + ui::Stepper::height / 2}, ui::style::label,
                    canvas.colours().text2);
    if (!now().crib.empty() && (!m_viewport.compact() || m_cribOpen))
        drawCrib(canvas, m_cribArea, now().crib);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

} // namespace game
