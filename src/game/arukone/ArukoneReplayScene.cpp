// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukoneReplayScene.hpp"

#include "arukone/EventText.hpp"
#include "game/arukone/StrokeSounds.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/round/ArukoneTools.hpp"
#include "game/words/Wording.hpp"

#include <algorithm>

namespace game {

ArukoneReplayScene::ArukoneReplayScene(const ToReplay& to, const SceneContext& context, Records& records,
                                       const data::Library& library)
    : ReplayPage(
          to, context, records, library,
          arukone::Playback(arukone::Session(to.challenge.fuseBox()), arukone::parseEvents(to.run.events).value()),
          fuseBoxOptions(context.preferences))
    , m_reader(context.text, context.speaker) {
    m_board.open(playback().session().board(), playback().session().cables());
    toggle();
}

void ArukoneReplayScene::arrangeBoard(const ui::Viewport& viewport, float ground) {
    m_board.view().setOptions(fuseBoxOptions(m_preferences));
    m_panels.layout(viewport, viewport.content().h);
    placeArukoneBoard(m_board, playback().session().board(), {m_panels.left(), m_panels.right(), ground}, viewport);
}

void ArukoneReplayScene::showJump() {
    m_board.show(playback().session().cables());
}

void ArukoneReplayScene::showChange(const arukone::Change& change) {
    const arukone::Session& session = playback().session();
    m_board.show(session.cables());
    if (change.solved)
        m_sounds.play(Sound::Win);
    else
        playChange(m_sounds, change, session, false);
}

bool ArukoneReplayScene::answer(ui::Action action) {
    if (action != action::help)
        return m_reader.answer(action, position(), [](puzzle::Cell) {}); // Nobody moves a cursor here.
    m_navigator.push(ToHelp{HelpPage::Arukone});
    return true;
}

BoxReader::Position ArukoneReplayScene::position() const {
    const arukone::Session& session = playback().session();
    const auto last = session.lastPair();
    const puzzle::Cell there = session.board().pairs()[static_cast<std::size_t>(last.value_or(0))].first;
    return {session.board(), session.cables(), nullptr, there, last};
}

Scene::News ArukoneReplayScene::spokenNews() const {
    return running() || playback().done() == 0 ? News{} : News{m_reader.last(position()), playback().done()};
}

ArukoneFacts ArukoneReplayScene::facts() const {
    const arukone::Session& session = playback().session();
    const arukone::Board& board = session.board();
    ArukoneFacts facts;
    facts.pairs = pairsOf(session.board(), session.cables());
    if (arukone::fillsBoard(board.fill()))
        facts.cells = ArukoneFacts::Count{session.state().used,
                                          m_text.tr("of {1}", std::to_string(board.cellCount() - board.holeCount()))};
    facts.isLength = board.fill() == arukone::Fill::Any;
    facts.score = ArukoneFacts::Count{session.score(), optimumWords(m_text, m_run.optimum, m_run.exact)};
    facts.stars = {
        arukone::twoStarGoal(board.fill(), m_run.optimum), m_run.optimum,
        arukone::stars(board.fill(), std::max(session.score(), m_run.optimum), m_run.optimum, m_run.assisted())};
    describeRun(facts);
    return facts;
}

float ArukoneReplayScene::night() const {
    const arukone::Session& session = playback().session();
    return 1 - static_cast<float>(session.state().joined) / static_cast<float>(session.board().pairCount());
}

} // namespace game
