// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/BoardHouse.hpp"
#include "game/controls/WinRitual.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/round/IdeaCard.hpp"
#include "game/round/PlayPanels.hpp"
#include "game/round/RacePanel.hpp"
#include "game/round/ZoomTools.hpp"
#include "game/words/DailyWords.hpp"
#include "game/words/KeyCaps.hpp"
#include "game/words/ProofWords.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "ui/widgets/Tooltip.hpp"

#include <algorithm>
#include <cstdint>

// The layout and drawing of the play scene. Its behaviour is in LightsPlayScene.cpp.

namespace game {

namespace {

constexpr float sheetTop = 84;               ///< Top of the cheat sheet, below the menu button.
constexpr ui::Seconds shortWinPause = 0.25F; ///< At the second win of a level: until the last lamps are dark.
constexpr float proofHeight = 38;
constexpr float leastProofHeight = 30; ///< Where there is little room.
constexpr float proofGap = 4;          ///< Above the button for a proof, and below it.
constexpr float ideaGap = 16;          ///< Between a level's idea and the pavement.
constexpr float besideButtons = 116;   ///< From the margin to what is beside the menu and the question mark.
constexpr float messageTop = 2;
constexpr float messageBottom = 58; ///< A short one hides the weathercock whole, and stands on its pole.

/// Above the right column, beside the roof.
ui::Vec moonBesideHouse(const ui::Viewport& viewport) {
    const ui::Rect content = viewport.content();
    return {content.right() - (viewport.compact() ? 96.0F : 150.0F), 52};
}

} // namespace

void LightsPlayScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_panels.layout(viewport);
    showProof();
    BoardOptions options = boardOptions(m_preferences, m_round.challenge());
    if (const auto day = m_round.challenge().day())
        options.plate = datePlate(m_text, *day);
    m_board.view().setOptions(options);
    m_board.setPreview(m_preferences.get().preview);

    const ui::Rect content = viewport.content();
    const float ground = content.h - toolbarStrip;
    placeBetweenColumns(m_panels, m_board, ground, viewport);
    m_zoom.layout(m_text, m_input, {m_panels.right().x, ground - 8});
    arrangeTools(viewport, measure);
    m_about.place(m_menu.bounds().moved({m_menu.bounds().w + 8, 0}));
    if (m_rivalBoard)
        m_rivalBoard->setOptions(m_board.view().options());
    placeMessages(viewport);
    m_goal.layout(m_board.view().options(), ground - 8, KeyCaps(m_text, m_input).of(action::mirror));
    refresh();
}

void LightsPlayScene::placeMessages(const ui::Viewport& viewport) {
    const ui::Rect content = viewport.content();
    const float left = m_panels.left().x;
    if (!m_board.camera().offered()) { // Over the roof, beside the buttons, it covers nothing.
        const float half = content.centre().x - left - besideButtons; // In the middle, as the house is.
        m_toasts.place({content.centre().x - half, messageTop, 2 * half, messageBottom - messageTop});
        return;
    }
    const lights::Puzzle& puzzle = m_round.challenge().lights();
    const float ground = content.h - toolbarStrip - 8;
    const float top = m_panels.left().y;
    const float width = viewport.compact() ? 196.0F : 258.0F;
    const bool leftIsTaken = puzzle.goal() == lights::GoalKind::Picture ||     // The picture, and how the edges meet:
                             puzzle.rules().surface != lights::Surface::Plane; // no message may cover them.
    if (!leftIsTaken) {
        m_toasts.place({left, top, width, ground - top});
        return;
    }
    const ui::Rect right = m_panels.right();
    m_toasts.place({right.right() - width, top, width, ground - MiniMap::side - 8 - top});
}

void LightsPlayScene::draw(ui::Canvas& canvas) const {
    if (m_won.begun())
        drawWin(canvas);
    else
        PlayPage::draw(canvas);
}

bool LightsPlayScene::drawTip(ui::Canvas& canvas) const {
    constexpr float beside = 8;
    constexpr float padding = 17;
    const ui::TextStyle style{ui::Face::Bold, 15, 1.35F}; // As in other tips.
    if (!m_tooltip.visible() || m_form.hovered() != &m_about)
        return false;
    const ui::Rect owner = m_about.bounds(); // Below it is the name of the level.
    ui::drawTooltipAt(canvas,
                      {owner.right() + beside, owner.y + 4, canvas.textWidth(m_about.tip(), style) + 2 * padding, 0},
                      m_about.tip(), {});
    return true;
}

void LightsPlayScene::drawSign(ui::Canvas& canvas) const {
    drawBackSoon(canvas, m_text, m_board.bounds(), m_board.view().shutters().amount(), m_seenTo);
}

void LightsPlayScene::drawBehind(ui::Canvas& canvas) const {
    placeProof();
    m_lookUp.draw(canvas, m_text, m_panels.left(), sheetTop, m_viewport.compact());
    drawRivalBoard(canvas);
}

void LightsPlayScene::drawIdeaCard(ui::Canvas& canvas) const {
    const bool covered = m_toasts.current() != nullptr && m_toasts.bounds().x > m_panels.left().right();
    if (showsIdea() && !covered)
        drawIdeaBeside(canvas, belowProof(m_panels.belowState(m_viewport.content().h - toolbarStrip - ideaGap)),
                       cardWords());
}

void LightsPlayScene::placeProof() const {
    const float floor = m_viewport.content().h - toolbarStrip - 8 - (m_board.camera().offered() ? MiniMap::side : 0);
    const ui::Rect below = m_panels.belowState(floor);
    const float high = std::min(proofHeight, below.h - 2 * proofGap);
    // Without room for it, there is still the entry of "More".
    m_proof.setVisible(m_proofShown && !m_rival && high >= leastProofHeight);
    const float wide = m_measure ? m_proof.preferredWidth(m_measure) : below.w;
    m_proof.place({below.x, below.y + proofGap, std::min(wide, below.w), high});
}

ui::Rect LightsPlayScene::belowProof(ui::Rect area) const {
    const float top = m_proof.visible() ? std::max(area.y, m_proof.bounds().bottom() + proofGap) : area.y;
    return {area.x, top, area.w, area.bottom() - top};
}

bool LightsPlayScene::holdsBreath() const {
    const ui::Motion motion = m_preferences.motion();
    return !m_best && !m_tested && !motion.reduced && !motion.off();
}

ui::Seconds LightsPlayScene::winPause() const {
    return m_preferences.motion().off() ? 0 : holdsBreath() ? winTime::hudGone : shortWinPause;
}

float LightsPlayScene::hudLeft() const {
    const ui::Seconds pause = winPause();
    if (m_tested || pause <= 0)
        return m_tested ? 1 : 0;
    return winFrame(winTime::hudGone * std::min(1.0F, m_won.passed() / pause)).hud; // Gone when the pause is over.
}

void LightsPlayScene::showWin() {
    if (!m_tested)
        m_board.view().setJoins({hudLeft(), 1});
}

void LightsPlayScene::drawWin(ui::Canvas& canvas) const {
    m_board.draw(canvas);
    const float left = hudLeft();
    if (left <= 0)
        return;
    const ui::Canvas::Layer fade(canvas, {}, left);
    drawColumns(canvas);
    drawRivalBoard(canvas);
    for (const ui::Widget* control : m_form.widgets())
        if (control != &m_board && control->visible())
            control->draw(canvas);
}

void LightsPlayScene::drawColumns(ui::Canvas& canvas) const {
    m_panels.draw(canvas,
                  playFacts(m_text, m_preferences.get(), m_round,
                            {m_best, m_movesLeft, m_board.targeted(), m_tested != nullptr, raceFacts()}),
                  &m_goal, !m_shut);
}

std::optional<RaceFacts> LightsPlayScene::raceFacts() const {
    if (!m_rival)
        return std::nullopt;
    RaceFacts facts{text::playerName(m_text, m_rival->run().player),
                    m_rival->session().moves(),
                    m_rival->session().cellsLeft(),
                    {}};
    if (m_rival->finished())
        facts.time = m_rival->run().duration;
    return facts;
}

void LightsPlayScene::drawRivalBoard(ui::Canvas& canvas) const {
    if (!m_rivalBoard)
        return;
    const float floor = m_viewport.content().h - toolbarStrip - (m_board.camera().offered() ? MiniMap::side + 8 : 0);
    if (const auto place = placeForRival(floor))
        m_rivalBoard->draw(canvas, place->at, m_rivalBoard->sizeFor(place->cell, m_viewport));
}

bool LightsPlayScene::showsIdea() const {
    // What is there unasked goes with the first press, unless it is a new rule, which is needed to the end; and it
    // comes back for a board that sleeps in the wrong way.
    const bool asked = m_ideaAsked || introducesRule() || !m_round.session().started();
    return !m_rival && ((asked && !m_round.session().solved()) || isNoAnswer()) && !cardWords().empty();
}

ui::Seconds LightsPlayScene::nextChange() const {
    const ui::Seconds next = PlayPage::nextChange();
    return m_running && m_round.proof().running() ? ui::sooner(next, proofStep) : next;
}

std::optional<ui::Rect> LightsPlayScene::changingArea() const {
    return m_round.proof().running() ? std::nullopt : PlayPage::changingArea();
}

Scenery LightsPlayScene::scenery() const {
    Scenery scenery = PlayPage::scenery();
    const auto& puzzle = m_round.challenge().lights();
    const auto start = static_cast<float>(std::max<std::int64_t>(1, puzzle.open(puzzle.start()).count()));
    const float left = std::min(1.0F, static_cast<float>(m_round.session().cellsLeft()) / start);
    scenery.night = 0.70F * (1 - left); // The rest of the sky opens at the win.
    scenery.town = m_board.view().townBehind();
    if (const auto day = m_round.challenge().day()) { // The night of its date.
        scenery.sky = skyOf(*day);
        scenery.moon = moonBesideHouse(m_viewport);
    }
    return scenery;
}

} // namespace game
