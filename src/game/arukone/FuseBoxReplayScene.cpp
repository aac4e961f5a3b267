// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxReplayScene.hpp"

#include "arukone/EventText.hpp"
#include "game/arukone/FuseBoxTools.hpp"
#include "game/arukone/StrokeSounds.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/replay/RaceOffer.hpp"
#include "game/services/Actions.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <variant>

namespace game {

namespace {

constexpr float strip = 92;

ui::ButtonFace raceFace() {
    ui::ButtonFace face;
    face.leading = ui::Icon::Motion;
    return face;
}

} // namespace

FuseBoxReplayScene::FuseBoxReplayScene(const ToReplay& to, const SceneContext& context, Records& records,
                                       const data::Library& library)
    : FormScene(context)
    , m_records(records)
    , m_library(library)
    , m_context(context)
    , m_run(to.run)
    , m_challenge(to.challenge)
    , m_player(arukone::Playback(arukone::Session(to.challenge.fuseBox()), arukone::parseEvents(to.run.events).value()))
    , m_top([this] { m_navigator.pop(); })
    , m_board(fuseBoxOptions(context.preferences))
    , m_reader(context.text, context.speaker)
    , m_panels(context.text, m_challenge)
    , m_tools(playback().length(), {[this] { toggle(); }, [this](int direction) { this->step(direction); },
                                    [this](std::size_t done) {
                                        m_player.stop();
                                        seek(done);
                                    }})
    , m_race(raceFace(), [this] {
        m_sounds.play(Sound::Select);
        askToRace(m_challenge, m_run, m_context, m_records);
    }) {
    m_tools.addTo(m_form);
    m_form.add(m_race);
    m_top.addTo(m_form);
    m_form.focus(m_tools.scrubber());
    m_board.open(playback().session().board(), playback().session().cables());
    toggle();
}

void FuseBoxReplayScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_board.setName(m_text.tr("Board"));
    const ui::Rect content = viewport.content();
    const float ground = content.h - strip;
    const float margin = viewport.margin();
    m_right = content.right() - margin;
    m_top.layout(viewport, m_text.tr("Replay"), m_text.tr("Back"), measure);
    m_chip = {{}, text::playerName(m_text, m_run.player), {}, [](ui::Canvas& on, ui::Vec centre) {
                  on.icon(ui::Icon::User, centre, 20, on.colours().text2);
              }};
    m_race.setLabel(m_text.tr("Race"));
    m_race.setEnabled(isUnlocked(m_challenge, m_records, m_library, m_preferences));
    m_race.setTip(m_race.enabled() ? m_text.tr("Play this board against this run")
                                   : m_text.tr("This window is still locked for you"));
    const float raceWidth = m_race.preferredWidth(measure);
    m_race.place({topChipArea(m_right, m_chip, measure).x - 12 - raceWidth, 24, raceWidth, ui::PushButton::height});
    m_panels.layout(viewport, viewport.content().h);
    m_board.view().setOptions(fuseBoxOptions(m_preferences));
    placeFuseBox(m_board, playback().session().board(), {m_panels.left(), m_panels.right(), ground}, viewport);
    m_tools.layout(m_text, {content.x + margin, ground, m_right - content.x - margin, strip}, measure);
    refresh();
}

void FuseBoxReplayScene::toggle() {
    if (!running() && playback().atEnd())
        seek(0);
    m_player.toggle();
    refresh();
}

void FuseBoxReplayScene::step(int direction) {
    m_player.stop();
    if (direction < 0) {
        if (playback().done() > 0)
            seek(playback().done() - 1);
    } else if (const auto change = m_player.forward()) {
        showChange(*change);
    }
    refresh();
}

void FuseBoxReplayScene::seek(std::size_t done) {
    m_player.seek(done);
    m_board.show(playback().session().cables());
    refresh();
}

void FuseBoxReplayScene::showChange(const arukone::Change& change) {
    const arukone::Session& session = playback().session();
    m_board.show(session.cables());
    if (change.solved)
        m_sounds.play(Sound::Win);
    else
        playChange(m_sounds, change, session, false);
}

void FuseBoxReplayScene::refresh() {
    m_tools.show(m_text, playback().done(), running());
}

bool FuseBoxReplayScene::handle(const ui::Event& event) {
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
    if (action->action == ui::Action::PreviousTab || action->action == ui::Action::NextTab)
        return m_tools.stepSpeed(action->action == ui::Action::NextTab ? 1 : -1);
    if (action->action == ui::Action::Back && !action->repeat)
        m_navigator.pop();
    else if (action->action == action::undo || action->action == action::redo)
        step(action->action == action::redo ? 1 : -1);
    else if (action->action == action::help)
        m_navigator.push(ToHelp{HelpPage::Arukone});
    else
        return m_reader.answer(action->action, position(), [](puzzle::Cell) {}) || // Nobody moves a cursor here.
               action->action == ui::Action::Back;
    return true;
}

BoxReader::Position FuseBoxReplayScene::position() const {
    const arukone::Session& session = playback().session();
    const auto last = session.lastPair();
    const puzzle::Cell there = session.board().pairs()[static_cast<std::size_t>(last.value_or(0))].first;
    return {session.board(), session.cables(), nullptr, there, last};
}

Scene::News FuseBoxReplayScene::spokenNews() const {
    return running() || playback().done() == 0 ? News{} : News{m_reader.last(position()), playback().done()};
}

void FuseBoxReplayScene::update(ui::Seconds passed) {
    if (running()) {
        for (const arukone::Change& change : m_player.advance(passed, m_tools.speed()))
            showChange(change);
        refresh();
    }
    FormScene::update(passed);
    m_board.update(passed);
}

FuseBoxFacts FuseBoxReplayScene::facts() const {
    const arukone::Session& session = playback().session();
    const arukone::Board& board = session.board();
    const bool assisted = m_run.assisted();
    FuseBoxFacts facts;
    facts.pairs = pairsOf(session.board(), session.cables());
    if (board.fill() == arukone::Fill::All)
        facts.cells = FuseBoxFacts::Count{session.state().used,
                                          m_text.tr("of {1}", std::to_string(board.cellCount() - board.holeCount()))};
    facts.isLength = board.fill() == arukone::Fill::Any;
    facts.score = FuseBoxFacts::Count{session.score(), optimumWords(m_text, m_run.optimum, m_run.exact)};
    facts.stars = {arukone::twoStarScore(board.fill(), m_run.optimum), m_run.optimum,
                   arukone::stars(board.fill(), std::max(session.score(), m_run.optimum), m_run.optimum, assisted)};
    if (assisted)
        facts.help = m_text.tr("With help: two stars at most");
    facts.time = playback().now();
    return facts;
}

void FuseBoxReplayScene::draw(ui::Canvas& canvas) const {
    m_top.draw(canvas);
    drawTopChip(canvas, m_right, m_chip);
    m_panels.draw(canvas, facts());
    m_board.draw(canvas);
    m_form.draw(canvas);
    m_tooltip.draw(canvas);
}

bool FuseBoxReplayScene::animating() const {
    return running() || FormScene::animating() || m_board.animating();
}

Scenery FuseBoxReplayScene::scenery() const {
    Scenery scenery;
    scenery.pavement = strip;
    const arukone::Session& session = playback().session();
    scenery.night = 1 - static_cast<float>(session.state().joined) / static_cast<float>(session.board().pairCount());
    scenery.quiet = {m_top.titleArea(), m_panels.left(), m_panels.right(), topChipQuietArea(m_right), m_race.bounds()};
    return scenery;
}

void FuseBoxReplayScene::covered() {
    m_player.stop();
    m_form.releasePointer();
    refresh();
}

} // namespace game
