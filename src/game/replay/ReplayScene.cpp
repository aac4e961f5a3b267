// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/replay/ReplayScene.hpp"

#include "game/replay/PressGrid.hpp"
#include "game/round/MoveSounds.hpp"
#include "lights/EventText.hpp"
#include "puzzle/Game.hpp"

#include <algorithm>
#include <cstdint>

namespace game {

namespace {

constexpr float planGap = 16;

} // namespace

ReplayScene::ReplayScene(const ToReplay& to, const SceneContext& context, Records& records,
                         const data::Library& library, LampAtlases& atlases)
    : ReplayPage(to, context, records, library,
                 lights::Playback(lights::Session(to.challenge.lights()), lights::parseEvents(to.run.events).value()))
    , m_round(to.challenge, std::nullopt)
    , m_board(atlases, context.preferences.boardOptions(to.challenge))
    , m_reader(context.text, context.speaker)
    , m_panels(context.text, m_challenge) {
    m_board.open(playback().session().puzzle(), playback().session().board());
    toggle();
}

void ReplayScene::arrangeBoard(const ui::Viewport& viewport, float ground) {
    m_board.setName(m_text.tr("Board"));
    m_board.view().setOptions(m_preferences.boardOptions(m_challenge));
    m_panels.layout(viewport);
    placeBetweenColumns(m_panels, m_board, ground, viewport);
    const ui::Rect left = m_panels.left();
    const float side = (left.w - planGap) / 2;
    const float height = side + 24;
    m_pressedPlan = {left.x, ground - 24 - height, side, height};
    m_optimumPlan = m_pressedPlan.moved({side + planGap, 0});
}

void ReplayScene::showJump() {
    m_last.reset();
    m_board.view().setHover(std::nullopt);
    m_board.view().show(playback().session().board());
}

void ReplayScene::showChange(const lights::Change& change) {
    m_last = change.cell;
    m_board.view().apply(change);
    m_board.view().setHover(change.cell);
    playMove(m_sounds, change, playback().session());
    if (change.solved)
        m_sounds.play(Sound::Win);
}

bool ReplayScene::answer(ui::Action action) {
    const lights::Session& session = playback().session();
    return m_reader.answer(action, {session.puzzle(), session.board(), m_last.value_or(lights::Cell{}), m_last},
                           [](lights::Cell) {}); // Nobody moves a cursor here.
}

Scene::News ReplayScene::spokenNews() const {
    return running() || !m_last ? News{} : News{GridWords::place(m_text, *m_last), playback().done()};
}

void ReplayScene::update(ui::Seconds passed) {
    m_round.poll();
    ReplayPage::update(passed);
    m_board.update(passed);
}

PlayFacts ReplayScene::facts() const {
    const lights::Session& session = playback().session();
    PlayFacts facts;
    facts.showBest = false;
    facts.showEdges = false;
    facts.moves = session.moves();
    facts.optimum = m_run.optimum;
    facts.exact = m_run.exact;
    facts.twoStarMoves = puzzle::twoStarMoves(m_run.optimum);
    facts.starsWithinReach = puzzle::stars(std::max(session.moves(), m_run.optimum), m_run.optimum, m_run.assisted());
    if (m_run.assisted())
        facts.help = m_text.tr("With help: two stars at most");
    facts.windowsLeft = session.cellsLeft();
    facts.windows = session.board().cellCount();
    facts.time = playback().now();
    return facts;
}

void ReplayScene::drawPlans(ui::Canvas& canvas) const {
    const lights::Session& session = playback().session();
    const lights::PressCount count = lights::countPresses(session);
    PressGrid pressed{m_text.trc("windows that were", "Pressed"), {}, &session.board(), count.odd, count.repeated};
    if (m_last) {
        pressed.now = lights::BitGrid(session.board().rows(), session.board().columns());
        pressed.now->set(*m_last);
    }
    drawPressGrid(canvas, m_pressedPlan, pressed);
    if (const lights::Optimum* optimum = m_round.optimum())
        drawPressGrid(canvas, m_optimumPlan,
                      {optimum->exact() ? m_text.tr("Optimum") : m_text.trc("an optimum", "Best known"),
                       {},
                       &session.board(),
                       optimum->presses()});
}

void ReplayScene::drawBoard(ui::Canvas& canvas) const {
    m_panels.draw(canvas, facts());
    m_board.draw(canvas);
    drawPlans(canvas);
}

bool ReplayScene::animating() const {
    return ReplayPage::animating() || m_board.animating() || m_round.solving();
}

Scenery ReplayScene::scenery() const {
    Scenery scenery;
    scenery.pavement = strip;
    const lights::Session& session = playback().session();
    const auto start =
        static_cast<float>(std::max<std::int64_t>(1, session.puzzle().open(session.puzzle().start()).count()));
    scenery.night = 1 - std::min(1.0F, static_cast<float>(session.cellsLeft()) / start);
    scenery.quiet = quietAreas();
    scenery.quiet.insert(scenery.quiet.end(), {m_panels.left(), m_panels.right()});
    return scenery;
}

} // namespace game
