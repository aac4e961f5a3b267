// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxPlayScene.hpp"

#include "game/arukone/FuseBoxTools.hpp"
#include "game/arukone/StrokeSounds.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/play/IdeaCard.hpp"
#include "game/play/PlayTools.hpp"
#include "game/play/SavedRound.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/services/Actions.hpp"
#include "game/speech/SpokenWords.hpp"
#include "game/win/ToWin.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Clipboard.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr ui::Seconds winPause = 0.9F; ///< The light comes back: lamps, then cables.
/// While nothing is drawn: so that the clock comes back where it was after a crash.
constexpr puzzle::Milliseconds saveInterval{1000};

/// Whether the action repeats while its key is held down.
bool repeatsWhileHeld(ui::Action action) {
    return action == action::undo || action == action::redo || action == action::zoomIn || action == action::zoomOut;
}

std::optional<data::LevelBest> bestRun(Records& records, const Challenge& challenge) {
    const data::LevelBest* const best = records.progress().at(challenge.key);
    return best != nullptr ? std::optional(*best) : std::nullopt;
}

/// Whether the board is the first one of the house next door.
bool isFirstBox(const data::Library& library, const Challenge& challenge) {
    const Challenge::Place* const place = challenge.place();
    const auto boxes = library.nextDoor();
    return place != nullptr && place->number == 1 && !boxes.empty() && boxes.front().pack.id == place->packId;
}

} // namespace

FuseBoxPlayScene::FuseBoxPlayScene(const ToPlay& to, const SceneContext& context, Records& records,
                                   const BoardSources& boards)
    : FormScene(context)
    , m_records(records)
    , m_player(records.player())
    , m_tested(to.tested)
    , m_round(to.challenge, sessionToResume(records, to))
    , m_board(fuseBoxOptions(context.preferences))
    , m_reader(context.text, context.speaker)
    , m_menu(iconFace(ui::Icon::Menu), [this] { pause(); })
    , m_toolbar(fuseBoxTools(), [this](ui::Action action) { act(action); })
    , m_zoom(m_board, [this](ui::Action action) { act(action); })
    , m_help(context.text, m_round, m_board.view(), m_toasts, context.sounds, bool(to.tested))
    , m_panels(context.text, m_round.challenge())
    , m_firstBox(isFirstBox(boards.library, m_round.challenge()))
    , m_won(records, boards.library, m_round, !to.tested)
    , m_exits(context, records, boards, {m_round.challenge(), m_toasts, [this] { keep(); }}) {
    m_form.add(m_board);
    m_toolbar.addTo(m_form);
    m_zoom.addTo(m_form);
    m_form.add(m_menu);
    m_form.focus(&m_board);
    m_board.onStroke = [this](const arukone::Stroke& stroke) { draw(stroke, true); };
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
    refresh();
}

void FuseBoxPlayScene::welcome(const ToPlay& to) {
    if (!m_tested)
        m_best = bestRun(m_records, m_round.challenge());
    if (!to.resume && !m_tested)
        m_records.drop(savedKey(m_round.challenge()));
    else if (m_round.resumed())
        say(ui::Toast::Kind::Ok, m_text.tr("Your board is as you left it."));
    if (to.rival && !m_tested) {
        m_rival.emplace(rivalOn(m_round.board(), *to.rival));
        m_rivalBoard.emplace(m_round.board());
        m_toasts.show({ui::Toast::Kind::Hint,
                       m_text.tr("Against {1}. Both clocks start with your first stroke.",
                                 text::playerName(m_text, to.rival->player)),
                       ui::Icon::Motion,
                       {}});
    }
    if (m_round.unsolvable())
        say(ui::Toast::Kind::Danger, m_text.tr("This board has no solution."));
}

void FuseBoxPlayScene::say(ui::Toast::Kind kind, std::string words) {
    m_toasts.show({kind, std::move(words), {}, {}});
}

bool FuseBoxPlayScene::handle(const ui::Event& event) {
    if (m_exits.left())
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool intrudes = action != nullptr || std::holds_alternative<ui::PointerPressed>(event);
    if (m_help.showing() && intrudes && !(action != nullptr && action->action == action::fullscreen)) {
        stopSolution();
        return true;
    }
    if (m_won.begun() && intrudes)
        return true; // The board is solved, and the win screen about to come.
    if (m_form.handle(event)) {
        if (intrudes)
            offerTools(); // The cursor may be elsewhere now.
        return true;
    }
    if (std::holds_alternative<ui::KeyPressed>(event) && m_board.handle(event)) { // A number, wherever the focus is.
        m_form.focus(&m_board);
        offerTools();
        return true;
    }
    return action != nullptr && (!action->repeat || repeatsWhileHeld(action->action)) && act(action->action);
}

bool FuseBoxPlayScene::act(ui::Action action) {
    if (action == action::undo || action == action::redo)
        step(action);
    else if (action == action::restart)
        restart();
    else if (action == action::hint)
        hint();
    else if (action == action::showSolution)
        m_help.showing() ? stopSolution() : askForSolution();
    else if (action == action::mark)
        m_board.handle(ui::ActionPressed{action::mark});
    else if (action == action::next)
        playNext();
    else if (action == ui::Action::Copy)
        copyCode();
    else if (action == ui::Action::Paste && !m_won.begun() && !m_tested)
        m_exits.toPastedBoard();
    else if (action == ui::Action::Back && m_tested)
        m_exits.leaveTest();
    else if (action == action::help)
        m_navigator.push(ToHelp{HelpPage::Arukone});
    else if (action == ui::Action::Back || action == action::pause)
        pause();
    else
        return read(action) || m_zoom.act(action);
    return true;
}

bool FuseBoxPlayScene::read(ui::Action action) {
    BoxReader::Position now = position();
    now.figures = figures();
    return m_reader.answer(action, now, [this](puzzle::Cell cell) { m_board.setCursor(cell); });
}

BoxReader::Position FuseBoxPlayScene::position() const {
    const arukone::Session& session = m_round.session();
    return {session.board(), session.cables(), m_board.pen(), m_board.cursor(), session.lastPair()};
}

std::string FuseBoxPlayScene::figures() const {
    const arukone::Session& session = m_round.session();
    return figureWords(m_text, m_preferences.get().inSight,
                       session.board().fill() == arukone::Fill::All
                           ? m_text.trn("{1} stroke", "{1} strokes", session.score())
                           : m_text.tr("length {1}", session.score()),
                       m_round.optimum(), session.elapsed());
}

void FuseBoxPlayScene::draw(const arukone::Stroke& stroke, bool byHand) {
    const auto change = m_round.session().draw(stroke);
    if (change)
        playChange(m_sounds, *change, m_round.session(), byHand);
    changed(change);
}

void FuseBoxPlayScene::changed(const std::optional<arukone::Change>& change) {
    if (!change)
        return;
    m_help.moved(*change);
    const arukone::Session& session = m_round.session();
    m_board.show(session.cables());
    m_round.marks().remove(
        [&](puzzle::Cell cell) { return arukone::Pen::takeUp(session.board(), session.cables(), cell).has_value(); });
    m_board.view().setMarks(m_round.marks().cells());
    const arukone::CablesState& state = session.state();
    const int empty = session.board().cellCount() - session.board().holeCount() - state.used;
    if (!state.solved && change->kind == arukone::EventKind::Move && state.joined == session.board().pairCount() &&
        empty > 0) {
        m_board.view().pulseEmpty();
        say(ui::Toast::Kind::Hint,
            m_text.trn("All are joined, but {1} cell is empty. Every cell has to be used.",
                       "All are joined, but {1} cells are empty. Every cell has to be used.", empty));
    }
    if (state.solved)
        solved();
    refresh();
    keep();
}

void FuseBoxPlayScene::step(ui::Action action) {
    m_board.giveUp();
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

void FuseBoxPlayScene::restart() {
    if (m_won.begun() || (!m_round.session().started() && !m_round.solved()))
        return;
    m_round.session().restart();
    m_sounds.play(Sound::Undo);
    showAnew();
    if (!m_round.marks().cells().empty())
        say(ui::Toast::Kind::Ok, m_text.tr("Your marks are still there."));
}

void FuseBoxPlayScene::showAnew() {
    m_help.clearHint();
    m_board.show(m_round.session().cables());
    refresh();
    keep();
}

void FuseBoxPlayScene::mark(puzzle::Cell cell) {
    if (m_round.solved())
        return;
    m_round.marks().flip(cell);
    m_board.view().setMarks(m_round.marks().cells());
    m_sounds.play(Sound::Cursor);
    offerTools();
    keep();
}

void FuseBoxPlayScene::hint() {
    if (m_round.solved())
        return;
    m_board.giveUp();
    if (const auto stroke = m_help.hint())
        draw(*stroke, false);
    else
        keep();
    if (const auto cell = m_help.hinted())
        m_board.reveal(*cell);
    refresh();
}

void FuseBoxPlayScene::askForSolution() {
    if (m_round.solved())
        return;
    if (m_round.known() == nullptr || !m_round.known()->facts.solution) {
        say(ui::Toast::Kind::Danger, m_round.unsolvable() ? m_text.tr("This board has no solution.")
                                                          : noSolutionYet(m_text, m_round.isHelpless()));
        return;
    }
    if (m_round.session().assists().solutionShown) {
        startSolution();
        return;
    }
    setShut(true);
    m_navigator.push(solutionQuestion(m_text,
                                      m_text.tr("You see the cables of a solution. This run will not be recorded."),
                                      [this] { startSolution(); }));
}

void FuseBoxPlayScene::startSolution() {
    m_board.giveUp();
    if (!m_help.show())
        return;
    keep();
    refresh();
}

void FuseBoxPlayScene::stopSolution() {
    m_help.stop();
    keep();
    refresh();
}

void FuseBoxPlayScene::setShut(bool shut) {
    m_shut = shut;
    m_board.view().setShut(shut);
}

void FuseBoxPlayScene::pause() {
    m_board.putDown();
    if (m_won.begun())
        return;
    setShut(true);
    m_navigator.push(
        pauseOf([this] { return pauseWords(); }, [this] { leave(); }, [this](ui::Action action) { act(action); }));
}

ToPause FuseBoxPlayScene::pauseWords() const {
    ToPause words;
    const arukone::Session& session = m_round.session();
    words.title = pauseTitle(m_text, m_preferences.get(), m_text.trn("{1} stroke", "{1} strokes", session.strokes()),
                             session.elapsed());
    words.shut = true;
    words.idea = ideaOf(m_text, m_round.challenge());
    words.help = HelpPage::Arukone;
    words.entries = fuseBoxPauseEntries(m_text, m_round, m_board.camera(), m_board.cursor(), m_tested != nullptr);
    return words;
}

void FuseBoxPlayScene::leave() {
    covered(); // Saves the board, or the win.
    if (m_tested)
        m_exits.leaveTest();
    else
        m_exits.leave();
}

void FuseBoxPlayScene::playNext() {
    if (m_won.begun() || m_tested)
        return;
    setShut(m_round.challenge().random() != nullptr); // Generating may take a while, and the clock stops meanwhile.
    m_exits.toNext();
}

void FuseBoxPlayScene::copyCode() {
    m_clipboard.setText(m_round.challenge().code);
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
}

void FuseBoxPlayScene::solved() {
    m_help.stop();
    if (!m_round.session().assists().solutionShown)
        m_sounds.play(Sound::Win);
    m_sinceWin = 0;
    m_won.begin(m_best ? std::optional(m_best->moves) : std::nullopt);
}

void FuseBoxPlayScene::openWinScreen() {
    if (m_tested) {
        m_exits.leaveTest();
        m_tested(m_round.performance());
        return;
    }
    ToWin win = m_won.take();
    win.board = m_board.wholeCells();
    if (m_rival)
        win.rival = m_rival->run();
    m_exits.replaceBy(std::move(win));
}

void FuseBoxPlayScene::keep() {
    m_sinceSave = {};
    if (m_tested || m_round.solved() || m_won.begun() || m_records.player() != m_player)
        return;
    saveRound(m_records, m_round);
}

void FuseBoxPlayScene::refresh() {
    m_score = scoreOf(m_round.session());
    offerTools();
}

void FuseBoxPlayScene::offerTools() {
    offer(m_toolbar, m_text, m_round, {m_help.showing(), m_won.begun(), m_board.cursor(), m_board.pen() != nullptr});
}

void FuseBoxPlayScene::passTime(puzzle::Milliseconds passed) {
    if (!m_running || m_help.showing() || !m_round.session().timed())
        return;
    m_round.session().advance(passed);
    m_sinceSave += passed;
    if (m_sinceSave >= saveInterval)
        keep();
}

void FuseBoxPlayScene::update(ui::Seconds step) {
    if (const auto problem = m_records.takeProblem())
        say(ui::Toast::Kind::Danger, text::describe(m_text, *problem));
    if (m_rival) {
        m_rival->follow(m_round.session());
        m_rivalBoard->show(m_rival->session().cables());
        m_rivalBoard->update(step);
    }
    if (m_round.poll(step))
        refresh();
    if (m_help.poll()) {
        keep();
        if (const auto cell = m_help.hinted())
            m_board.reveal(*cell);
    }
    if (const auto stroke = m_help.due(step))
        draw(*stroke, false);
    FormScene::update(step);
    if (!m_tested)
        m_firstPress.follow(m_round.session().started(), m_records, m_round.challenge().code);
    m_zoom.follow([this] { return mapPicture(m_round.session()); });
    const ui::Motion motion = m_preferences.motion();
    if (m_won.begun()) {
        m_sinceWin += step;
        m_board.view().setPowered(motion.off() ? 1 : ui::ease::inOut(m_sinceWin / winPause * motion.speed));
    }
    if (!m_exits.left() && m_won.update(step, motion.off() ? 0 : winPause / motion.speed))
        openWinScreen();
}

bool FuseBoxPlayScene::animating() const {
    return FormScene::animating() || m_help.showing() || m_help.thinking() || m_won.begun() || m_round.searching() ||
           (m_rivalBoard && m_rivalBoard->animating());
}

void FuseBoxPlayScene::covered() {
    m_running = false;
    m_form.releasePointer();
    m_board.putDown();
    m_won.leave();
    keep();
}

void FuseBoxPlayScene::uncovered() {
    m_running = true;
    setShut(false);
    if (!m_tested)
        m_best = bestRun(m_records, m_round.challenge());
    if (!m_tested && !m_exits.left() && m_records.player() != m_player) { // Another player gets their own board.
        m_exits.replaceBy(ToPlay{m_round.challenge(), true});
        return;
    }
    refresh();
}

} // namespace game
