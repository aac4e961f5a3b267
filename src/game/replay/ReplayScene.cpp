// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/replay/ReplayScene.hpp"

#include "game/play/MoveSounds.hpp"
#include "game/play/PlayPanels.hpp"
#include "game/replay/PressGrid.hpp"
#include "game/replay/RaceOffer.hpp"
#include "game/services/Actions.hpp"
#include "lights/EventText.hpp"
#include "puzzle/Game.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <cstdint>
#include <variant>

namespace game {

namespace {

constexpr float strip = 92;
constexpr float planGap = 16;

ui::ButtonFace raceFace() {
    ui::ButtonFace face;
    face.leading = ui::Icon::Motion;
    return face;
}

} // namespace

ReplayScene::ReplayScene(const ToReplay& to, const SceneContext& context, Records& records,
                         const data::Library& library, LampAtlases& atlases)
    : FormScene(context)
    , m_records(records)
    , m_library(library)
    , m_run(to.run)
    , m_round(to.challenge, std::nullopt)
    , m_context(context)
    , m_player(lights::Playback(lights::Session(to.challenge.lights()), lights::parseEvents(to.run.events).value()))
    , m_top([this] { leave(); })
    , m_board(atlases, context.preferences.boardOptions(to.challenge))
    , m_reader(context.text, context.speaker)
    , m_panels(context.text, m_round.challenge())
    , m_tools(playback().length(), {[this] { toggle(); }, [this](int direction) { this->step(direction); },
                                    [this](std::size_t done) {
                                        m_player.stop();
                                        seek(done);
                                    }})
    , m_race(raceFace(), [this] {
        m_sounds.play(Sound::Select);
        askToRace(m_round.challenge(), m_run, m_context, m_records);
    }) {
    m_tools.addTo(m_form);
    m_form.add(m_race);
    m_top.addTo(m_form);
    m_form.focus(m_tools.scrubber());
    m_board.open(playback().session().puzzle(), playback().session().board());
    toggle();
}

void ReplayScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_board.view().setOptions(m_preferences.boardOptions(m_round.challenge()));
    const ui::Rect content = viewport.content();
    const float ground = content.h - strip;
    const float margin = viewport.margin();
    m_right = content.right() - margin;
    m_top.layout(viewport, m_text.tr("Replay"), m_text.tr("Back"), measure);
    m_chip = {{}, text::playerName(m_text, m_run.player), {}, [](ui::Canvas& on, ui::Vec centre) {
                  on.icon(ui::Icon::User, centre, 20, on.colours().text2);
              }};
    m_board.setName(m_text.tr("Board"));
    m_race.setLabel(m_text.tr("Race"));
    m_race.setEnabled(isUnlocked(m_round.challenge(), m_records, m_library, m_preferences));
    m_race.setTip(m_race.enabled() ? m_text.tr("Play this board against this run")
                                   : m_text.tr("This window is still locked for you"));
    const float raceWidth = m_race.preferredWidth(measure);
    m_race.place({topChipArea(m_right, m_chip, measure).x - 12 - raceWidth, 24, raceWidth, ui::PushButton::height});
    m_panels.layout(viewport);
    placeBetweenColumns(m_panels, m_board, ground, viewport);
    m_tools.layout(m_text, {content.x + margin, ground, m_right - content.x - margin, strip}, measure);
    const ui::Rect left = m_panels.left();
    const float side = (left.w - planGap) / 2;
    const float height = side + 24;
    m_pressedPlan = {left.x, ground - 24 - height, side, height};
    m_optimumPlan = m_pressedPlan.moved({side + planGap, 0});
    refresh();
}

void ReplayScene::toggle() {
    if (!running() && playback().atEnd())
        seek(0);
    m_player.toggle();
    refresh();
}

void ReplayScene::step(int direction) {
    m_player.stop();
    if (direction < 0) {
        if (playback().done() > 0)
            seek(playback().done() - 1);
    } else if (const auto change = m_player.forward()) {
        showChange(*change);
    }
    refresh();
}

void ReplayScene::seek(std::size_t done) {
    m_player.seek(done);
    m_last.reset();
    m_board.view().setHover(std::nullopt);
    m_board.view().show(playback().session().board());
    refresh();
}

void ReplayScene::showChange(const lights::Change& change) {
    m_last = change.cell;
    m_board.view().apply(change);
    m_board.view().setHover(change.cell);
    playMove(m_sounds, change, playback().session());
    if (change.solved)
        m_sounds.play(Sound::Win);
}

void ReplayScene::refresh() {
    m_tools.show(m_text, playback().done(), running());
}

void ReplayScene::leave() {
    m_navigator.pop();
}

bool ReplayScene::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    // On the scrubber, and while no focus is visible, the arrows step event by event.
    const bool direct = !m_form.focusVisible() || m_form.focused() == m_tools.scrubber();
    if (action != nullptr && direct) {
        if (action->action == ui::Action::Left || action->action == ui::Action::Right) {
            step(action->action == ui::Action::Right ? 1 : -1);
            return true;
        }
        if (action->action == ui::Action::Confirm) {
            if (!action->repeat)
                toggle();
            return true;
        }
    }
    if (m_form.handle(event))
        return true;
    if (action == nullptr)
        return false;
    switch (action->action) {
    case ui::Action::PreviousTab:
        return m_tools.stepSpeed(-1);
    case ui::Action::NextTab:
        return m_tools.stepSpeed(1);
    case ui::Action::Back:
        if (!action->repeat)
            leave();
        return true;
    default:
        break;
    }
    if (action->action == action::undo || action->action == action::redo) {
        step(action->action == action::redo ? 1 : -1);
        return true;
    }
    const lights::Session& session = playback().session();
    return m_reader.answer(action->action, {session.puzzle(), session.board(), m_last.value_or(lights::Cell{}), m_last},
                           [](lights::Cell) {}); // Nobody moves a cursor here.
}

Scene::News ReplayScene::spokenNews() const {
    return running() || !m_last ? News{} : News{GridWords::place(m_text, *m_last), playback().done()};
}

void ReplayScene::update(ui::Seconds passed) {
    m_round.poll();
    if (running()) {
        for (const lights::Change& change : m_player.advance(passed, m_tools.speed()))
            showChange(change);
        refresh();
    }
    FormScene::update(passed);
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

void ReplayScene::draw(ui::Canvas& canvas) const {
    m_top.draw(canvas);
    drawTopChip(canvas, m_right, m_chip);
    m_panels.draw(canvas, facts());
    m_board.draw(canvas);
    drawPlans(canvas);
    m_form.draw(canvas);
    m_tooltip.draw(canvas);
}

bool ReplayScene::animating() const {
    return running() || FormScene::animating() || m_board.animating() || m_round.solving();
}

Scenery ReplayScene::scenery() const {
    Scenery scenery;
    scenery.pavement = strip;
    const lights::Session& session = playback().session();
    const auto start =
        static_cast<float>(std::max<std::int64_t>(1, session.puzzle().open(session.puzzle().start()).count()));
    scenery.night = 1 - std::min(1.0F, static_cast<float>(session.cellsLeft()) / start);
    scenery.quiet = {m_top.titleArea(), m_panels.left(), m_panels.right(), topChipQuietArea(m_right), m_race.bounds()};
    return scenery;
}

void ReplayScene::covered() {
    m_player.stop();
    m_form.releasePointer();
    refresh();
}

} // namespace game
