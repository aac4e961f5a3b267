// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukonePlayScene.hpp"

#include "game/arukone/StrokeSounds.hpp"
#include "game/speech/SpokenWords.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr ui::Seconds lightsUp = 0.9F; ///< After the win the light comes back: lamps, then cables.
constexpr float belowWords = 80; ///< Where the box may begin in a small window, below the level's idea and messages.
constexpr float besideMenu = 64; ///< From the margin to where messages may begin there.

/// Whether the board is the first one of the house next door.
bool isFirstBox(const data::Library& library, const Challenge& challenge) {
    const Challenge::Place* const place = challenge.place();
    const auto boxes = library.nextDoor();
    return place != nullptr && place->number == 1 && !boxes.empty() && boxes.front().pack.id == place->packId;
}

} // namespace

ArukonePlayScene::ArukonePlayScene(const ToPlay& to, const SceneContext& context, Records& records,
                                   const BoardSources& boards)
    : PlayPage(to, context, records, boards, fuseBoxOptions(context.preferences))
    , m_reader(context.text, context.speaker)
    , m_firstBox(isFirstBox(boards.library, m_round.challenge())) {
    addControls();
    m_board.onStroke = [this](const arukone::Stroke& stroke) { make(stroke, true); };
    m_board.onMark = [this](puzzle::Cell cell) { mark(cell); };
    m_board.onCursorMoved = [this] { m_sounds.play(Sound::Cursor, panOf(m_board.cursor().column, m_board.columns())); };
    m_board.cellWords = [this](puzzle::Cell cell) {
        return withMark(m_text, m_reader.at(position()), m_round.marks().contains(cell));
    };
    m_board.onTakeUp = [this] { m_sounds.play(Sound::Press); };
    m_board.onDraw = [this](int length) { m_sounds.playCable(length); };
    m_board.onBlocked = [this] { m_sounds.play(Sound::Error); };
    m_board.onNothing = [this](puzzle::Cell) {
        if (!m_round.solved())
            say(ui::Toast::Kind::Hint, m_text.tr("A cable begins at a number, or goes on from its end."));
    };
    m_board.open(m_round.board(), m_round.session().cables());
    m_board.view().setMarks(m_round.marks().cells());
    welcome(to);
    if (to.rival && !m_tested) {
        beginRace(rivalOn(m_round.board(), *to.rival),
                  m_text.tr("Against {1}. Both clocks start with your first stroke.",
                            text::playerName(m_text, to.rival->player)));
        if (!records.givesAway(m_round.challenge(), *to.rival))
            m_rivalBoard.emplace(m_round.board());
    }
    refresh();
}

void ArukonePlayScene::findBest() {
    PlayPage::findBest();
    const data::LevelBest* const best = m_records.progress().at(m_round.challenge().key);
    m_bestRun = best != nullptr ? std::optional(*best) : std::nullopt;
}

bool ArukonePlayScene::intercept(const ui::Event& event) {
    // Once the board is solved, the win screen is about to come.
    return m_won.begun() &&
           (std::holds_alternative<ui::ActionPressed>(event) || std::holds_alternative<ui::PointerPressed>(event));
}

bool ArukonePlayScene::read(ui::Action action) {
    BoxReader::Position now = position();
    now.figures = figures();
    return m_reader.answer(action, now, [this](puzzle::Cell cell) { m_board.setCursor(cell); });
}

BoxReader::Position ArukonePlayScene::position() const {
    const arukone::Session& session = m_round.session();
    return {session.board(), session.cables(), m_board.pen(), m_board.cursor(), session.lastPair()};
}

std::string ArukonePlayScene::figures() const {
    const arukone::Session& session = m_round.session();
    return figureWords(m_text, m_preferences.get().inSight,
                       arukone::fillsBoard(session.board().fill())
                           ? m_text.trn("{1} stroke", "{1} strokes", session.score())
                           : m_text.tr("length {1}", session.score()),
                       m_round.optimum(), session.elapsed());
}

void ArukonePlayScene::make(const arukone::Stroke& stroke, bool byHand) {
    const auto change = m_round.session().draw(stroke);
    if (change)
        playChange(m_sounds, *change, m_round.session(), byHand);
    changed(change);
}

void ArukonePlayScene::changed(const std::optional<arukone::Change>& change) {
    if (!change)
        return;
    m_help.moved(*change);
    const arukone::Session& session = m_round.session();
    m_board.show(session.cables());
    m_round.marks().remove([&](puzzle::Cell cell) {
        return arukone::StrokePen::takeUp(session.board(), session.cables(), cell).has_value();
    });
    m_board.view().setMarks(m_round.marks().cells());
    const arukone::CablesState& state = session.state();
    const int empty = session.board().cellCount() - session.board().holeCount() - state.used;
    const bool joined =
        !state.solved && change->kind == arukone::EventKind::Move && state.joined == session.board().pairCount();
    if (joined && empty == 0) {
        // TRANSLATORS: {1} is a number on the board.
        say(ui::Toast::Kind::Hint, m_text.tr("All are joined, but cable {1} runs beside itself. No cable may.",
                                             *arukone::touchingPair(session.board(), session.cables()) + 1));
    } else if (joined) {
        m_board.view().pulseEmpty();
        say(ui::Toast::Kind::Hint,
            m_text.trn("All are joined, but {1} cell is empty. Every cell has to be used.",
                       "All are joined, but {1} cells are empty. Every cell has to be used.", empty));
    }
    if (state.solved)
        celebrate();
    refresh();
    keep();
}

void ArukonePlayScene::step(ui::Action action) {
    const bool inHand = pen() != nullptr;
    m_board.giveUp();
    if (inHand && action == action::undo) { // Nothing that lies on the board.
        m_sounds.play(Sound::Undo);
        offerTools();
        return;
    }
    if (action == action::undo && m_round.session().undoRestart()) {
        m_sounds.play(Sound::Redo);
        showAnew();
        return;
    }
    const auto change = action == action::undo ? m_round.session().undo() : m_round.session().redo();
    if (change)
        playChange(m_sounds, *change, m_round.session(), true);
    changed(change);
}

void ArukonePlayScene::restart() {
    if (m_won.begun() || !m_round.session().canRestart())
        return;
    m_round.session().restart();
    m_sounds.play(Sound::Undo);
    showAnew();
    if (!m_round.marks().cells().empty())
        say(ui::Toast::Kind::Ok, m_text.tr("Your marks are still there."));
}

void ArukonePlayScene::showAnew() {
    m_help.restarted();
    m_board.show(m_round.session().cables());
    refresh();
    keep();
}

void ArukonePlayScene::mark(puzzle::Cell cell) {
    if (m_round.solved())
        return;
    m_round.marks().flip(cell);
    m_board.view().setMarks(m_round.marks().cells());
    m_sounds.play(Sound::Cursor);
    offerTools();
    keep();
}

void ArukonePlayScene::hint() {
    if (m_round.solved())
        return;
    m_board.giveUp();
    if (const auto stroke = m_help.hint())
        make(*stroke, false);
    else
        keep();
    if (const auto cell = m_help.hinted())
        m_board.reveal(*cell);
    refresh();
}

void ArukonePlayScene::askForSolution() {
    if (m_round.solved())
        return;
    if (m_round.known() == nullptr || !m_round.known()->facts.solution)
        say(ui::Toast::Kind::Danger, m_round.unsolvable() ? m_text.tr("This board has no solution.")
                                                          : noSolutionYet(m_text, m_round.isHelpless()));
    else
        offerSolution(m_text.tr("You see the cables of a solution. This run will not be recorded, and until "
                                "tomorrow the board gives two stars at most."));
}

bool ArukonePlayScene::showSolution() {
    m_board.giveUp();
    return m_help.show();
}

std::string ArukonePlayScene::movesWords() const {
    return m_text.trn("{1} stroke", "{1} strokes", m_round.session().strokes());
}

ToPause::Entry ArukonePlayScene::removal() const {
    const std::string words = m_board.pen() != nullptr ? m_text.tr("Remove cable") : removalAt(m_board.cursor());
    return {action::mark, words.empty() ? m_text.tr("Remove cable") : words, !m_round.solved() && !words.empty()};
}

std::string ArukonePlayScene::removalAt(puzzle::Cell cell) const {
    const arukone::Cables& cables = m_round.session().cables();
    const auto there = arukone::StrokePen::takeUp(m_round.board(), cables, cell);
    if (there)
        return cables[static_cast<std::size_t>(there->pair())].empty() ? std::string() : m_text.tr("Remove cable");
    if (!m_round.board().isFree(cell))
        return {};
    return m_round.marks().contains(cell) ? m_text.tr("Remove mark") : m_text.tr("Mark cell");
}

void ArukonePlayScene::offerTools() {
    PlayPage::offerTools();
    if (pen() != nullptr && !m_help.showing())
        m_toolbar.at(action::undo).setEnabled(true);
    const ToPause::Entry own = removal();
    m_toolbar.at(action::mark).setLabel(own.label);
    m_toolbar.at(action::mark).setEnabled(own.enabled && !m_help.showing() && !m_won.begun());
}

void ArukonePlayScene::refresh() {
    m_melody = melodyOf(m_round.session());
    offerTools();
}

void ArukonePlayScene::showRival(ui::Seconds step) {
    if (!m_rivalBoard)
        return;
    m_rivalBoard->show(m_rival->session().cables());
    m_rivalBoard->update(step);
}

void ArukonePlayScene::think(ui::Seconds step) {
    if (m_round.poll(step))
        refresh();
    if (m_help.poll()) {
        keep();
        if (const auto cell = m_help.hinted())
            m_board.reveal(*cell);
    }
    if (const auto stroke = m_help.due(step))
        make(*stroke, false);
}

ui::Seconds ArukonePlayScene::winPause() const {
    const ui::Motion motion = m_preferences.motion();
    return motion.off() ? 0 : lightsUp / motion.speed;
}

void ArukonePlayScene::showWin() {
    const ui::Seconds pause = winPause();
    m_board.view().setPowered(pause > 0 ? ui::ease::inOut(m_won.passed() / pause) : 1);
}

bool ArukonePlayScene::animating() const {
    return PlayPage::animating() || m_help.thinking() || m_round.searching() ||
           (m_rivalBoard && m_rivalBoard->animating());
}

void ArukonePlayScene::arrange(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_board.setName(m_text.tr("Board"));
    m_board.view().setOptions(fuseBoxOptions(m_preferences));
    m_board.setAtJoined(m_preferences.get().solidCables ? arukone::StrokePen::AtJoined::Stops
                                                        : arukone::StrokePen::AtJoined::Cuts);
    const ui::Rect content = viewport.content();
    const float ground = content.h - toolbarStrip;
    m_panels.layout(viewport, ground);
    const ui::Rect left = m_panels.left();
    ArukonePlace place{left, m_panels.right(), ground};
    if (viewport.compact())
        place.top = belowWords;
    placeArukoneBoard(m_board, m_round.board(), place, viewport);
    arrangeTools(viewport, measure);
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

ArukoneContext ArukonePlayScene::context() const {
    return {m_bestRun,
            m_board.targeted(),
            m_board.pen(),
            m_tested != nullptr,
            m_rival ? std::optional(rivalFacts(m_text, *m_rival)) : std::nullopt,
            showsIdea(),
            m_firstBox && !m_round.session().started()};
}

void ArukonePlayScene::drawColumns(ui::Canvas& canvas) const {
    m_panels.draw(canvas, fuseBoxFacts(m_text, m_preferences.get(), m_round, context()), !m_shut);
}

void ArukonePlayScene::drawSign(ui::Canvas& canvas) const {
    drawBackSoon(canvas, m_text, m_board.bounds().moved({0, 40}), m_board.view().door().amount(), m_seenTo);
}

void ArukonePlayScene::drawBehind(ui::Canvas& canvas) const {
    const auto place = m_rivalBoard ? placeForRival(m_viewport.content().h - toolbarStrip) : std::nullopt;
    if (place)
        m_rivalBoard->draw(canvas, place->at, place->cell);
}

void ArukonePlayScene::drawIdeaCard(ui::Canvas& canvas) const {
    if (showsIdea())
        drawIdea(canvas, m_viewport, ideaOf(m_text, m_round.challenge()));
}

bool ArukonePlayScene::showsIdea() const {
    return m_viewport.compact() && !m_best && !m_rival && !ideaOf(m_text, m_round.challenge()).empty() &&
           m_toasts.current() == nullptr && m_board.pen() == nullptr && !m_round.session().started() &&
           !m_round.session().solved();
}

Scenery ArukonePlayScene::scenery() const {
    Scenery scenery = PlayPage::scenery();
    const arukone::Session& session = m_round.session();
    scenery.night = 1 - static_cast<float>(session.state().joined) / static_cast<float>(session.board().pairCount());
    return scenery;
}

} // namespace game
