// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxPlayScene.hpp"
#include "game/arukone/FuseBoxTools.hpp"
#include "game/play/IdeaCard.hpp"
#include "game/play/RacePanel.hpp"
#include "game/words/Wording.hpp"

#include <algorithm>

// The layout and drawing of the play scene. Its behaviour is in FuseBoxPlayScene.cpp.

namespace game {

namespace {

constexpr float toolbarStrip = 92;
constexpr float belowWords = 80; ///< Where the box may begin in a small window, below the level's idea and messages.
constexpr float besideMenu = 64; ///< From the margin to where messages may begin there.

/// Seconds until a clock at this time shows another second.
ui::Seconds toNextSecond(puzzle::Milliseconds elapsed) {
    return static_cast<ui::Seconds>(1000 - elapsed.count() % 1000) / 1000;
}

} // namespace

void FuseBoxPlayScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_board.setName(m_text.tr("Board"));
    m_board.view().setOptions(fuseBoxOptions(m_preferences));
    const ui::Rect content = viewport.content();
    const float ground = content.h - toolbarStrip;
    m_panels.layout(viewport, ground);
    const ui::Rect left = m_panels.left();
    FuseBoxPlace place{left, m_panels.right(), ground};
    if (viewport.compact())
        place.top = belowWords;
    placeFuseBox(m_board, m_round.board(), place, viewport);
    m_menu.place({left.x, 24, 48, 48});
    m_menu.setLabel(m_text.tr("Menu"));
    m_menu.setTip(m_text.tr("Menu"));
    m_toolbar.layout(m_text, m_input, {content.x, ground, content.w, toolbarStrip}, viewport.compact(), measure);
    const float free = ground - 8;
    m_zoom.layout(m_text, m_input, {left.x, free});
    const float leftEnd = m_board.camera().offered() ? free - MiniMap::side - 8 : free;
    m_panels.layout(viewport, leftEnd);
    if (viewport.compact()) // The column is too narrow for a written reason.
        m_toasts.place({left.x + besideMenu, 2, content.w - 2 * (viewport.margin() + besideMenu), belowWords - 4});
    else
        m_toasts.place({left.x, left.y, 258, leftEnd - left.y});
    refresh();
}

FuseBoxContext FuseBoxPlayScene::context() const {
    return {m_best,
            m_board.targeted(),
            m_board.pen(),
            m_tested != nullptr,
            m_rival ? std::optional(rivalFacts(m_text, *m_rival)) : std::nullopt,
            showsIdea(),
            m_firstBox && !m_round.session().started()};
}

void FuseBoxPlayScene::draw(ui::Canvas& canvas) const {
    m_panels.draw(canvas, fuseBoxFacts(m_text, m_preferences.get(), m_round, context()), !m_shut);
    if (m_shut) {
        m_menu.draw(canvas);
        m_board.draw(canvas);
        drawBackSoon(canvas, m_text, m_board.bounds().moved({0, 40}), m_board.view().door().amount());
        return;
    }
    if (m_rivalBoard)
        drawRivalBoard(canvas);
    m_form.draw(canvas);
    if (showsIdea())
        drawIdea(canvas, m_viewport, ideaOf(m_text, m_round.challenge()));
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

void FuseBoxPlayScene::drawRivalBoard(ui::Canvas& canvas) const {
    const arukone::Board& board = m_round.board();
    const float floor = m_viewport.content().h - toolbarStrip;
    if (const auto place = rivalPlace(m_panels.right(), m_panels.raceEnd(), floor, board.rows(), board.columns()))
        m_rivalBoard->draw(canvas, place->at, place->cell);
}

bool FuseBoxPlayScene::showsIdea() const {
    return m_viewport.compact() && !m_best && !m_rival && !ideaOf(m_text, m_round.challenge()).empty() &&
           m_toasts.current() == nullptr && m_board.pen() == nullptr && !m_round.session().started() &&
           !m_round.session().solved();
}

ui::Seconds FuseBoxPlayScene::nextChange() const {
    const ui::Seconds controls = FormScene::nextChange();
    const arukone::Session& session = m_round.session();
    if (!m_running || !session.timed())
        return controls;
    const ui::Seconds second =
        ui::sooner(controls, m_preferences.get().inSight.time ? toNextSecond(session.elapsed()) : -1);
    if (!m_rival || m_rival->finished())
        return second;
    const auto away = static_cast<ui::Seconds>((m_rival->nextAt() - session.elapsed()).count()) / 1000;
    return ui::sooner(second, std::max(0.0F, away));
}

std::optional<ui::Rect> FuseBoxPlayScene::changingArea() const {
    return m_rival ? raceArea(m_panels.right(), m_viewport) : m_panels.timeArea();
}

Scenery FuseBoxPlayScene::scenery() const {
    Scenery scenery;
    scenery.pavement = toolbarStrip;
    const arukone::Session& session = m_round.session();
    scenery.night = 1 - static_cast<float>(session.state().joined) / static_cast<float>(session.board().pairCount());
    scenery.quiet = {m_panels.left(), m_panels.right()};
    return scenery;
}

std::string FuseBoxPlayScene::title() const {
    return shortPlace(m_text, m_round.challenge());
}

} // namespace game
