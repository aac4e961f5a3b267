// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/play/PlayScene.hpp"

#include "game/daily/DailyWords.hpp"
#include "game/learn/Lessons.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/play/IdeaCard.hpp"
#include "game/play/MoveSounds.hpp"
#include "game/play/PlayTools.hpp"
#include "game/play/SavedRound.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/speech/SpokenWords.hpp"
#include "game/win/ToWin.hpp"
#include "game/words/Wording.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Clipboard.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

/// While nothing is pressed: so that the clock comes back where it was after a crash.
constexpr puzzle::Milliseconds saveInterval{1000};

constexpr int fewMoves = 4; ///< Up to this optimum nobody wonders how many solutions there are.

/// Marks on these windows.
puzzle::Marks marksOn(const lights::BitGrid& windows) {
    puzzle::Marks marks;
    windows.forEach([&](lights::Cell cell) { marks.flip(cell); });
    return marks;
}

/// Whether the action repeats while its key is held down.
bool repeatsWhileHeld(ui::Action action) {
    return action == action::undo || action == action::redo || action == action::zoomIn || action == action::zoomOut;
}

} // namespace

PlayScene::PlayScene(const ToPlay& to, const SceneContext& context, Records& records, const BoardSources& boards,
                     LampAtlases& atlases)
    : FormScene(context)
    , m_records(records)
    , m_player(records.player())
    , m_tested(to.tested)
    , m_round(to.challenge, sessionToResume(records, to), &context.proofs)
    , m_reader(context.text, context.speaker)
    , m_board(atlases, context.preferences.boardOptions(to.challenge))
    , m_menu(iconFace(ui::Icon::Menu), [this] { pause(); })
    , m_proof(wordsFace(ui::Icon::Check), [this] { prove(); })
    , m_toolbar(playTools(), [this](ui::Action action) { act(action); })
    , m_zoom(m_board, [this](ui::Action action) { act(action); })
    , m_help(context.text, m_round, m_board.view(), m_toasts, context.sounds, bool(to.tested))
    , m_moves(m_round, m_board.view(), m_help, context.sounds, context.preferences)
    , m_lookUp(m_round.challenge().lights(), m_board.view())
    , m_panels(context.text, m_round.challenge())
    , m_goal(context.text, m_round, m_board.view(), atlases)
    , m_won(records, boards.library, m_round, !to.tested)
    , m_rivalBoard(atlases)
    , m_exits(context, records, boards, {m_round.challenge(), m_toasts, [this] { keep(); }}) {
    m_form.add(m_board);
    m_toolbar.addTo(m_form);
    m_zoom.addTo(m_form);
    m_form.add(m_proof);
    m_form.add(m_menu);
    m_form.focus(&m_board);
    m_board.onPress = [this](lights::Cell cell) { press(cell); };
    m_board.onMark = [this](lights::Cell cell) { mark(cell); };
    m_board.onCursorMoved = [this] { playCursor(m_sounds, m_round.session().board(), m_board.cursor()); };
    m_board.cellWords = [this](lights::Cell cell) {
        return withMark(m_text, m_reader.at(m_round.challenge().lights(), m_round.session().board(), cell),
                        m_round.marks().contains(cell));
    };
    m_board.open(m_round.challenge().lights(), m_round.session().board());
    if (!m_round.resumed())
        m_round.marks() = m_round.shownWay() != nullptr ? marksOn(m_round.shownWay()->shown) : to.marks;
    if (to.helped && !m_round.resumed())
        m_round.session().noteHints(1);
    m_moves.showMarks();

    if (!m_tested)
        m_best = m_records.bestMoves(m_round.challenge());
    if (!to.resume && !m_tested)
        m_records.drop(savedKey(m_round.challenge()));
    else if (m_round.resumed())
        m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Your board is as you left it."), {}, {}});
    if (const auto day = m_round.challenge().day())
        if (auto note =
                setBackNote(context.text, *day, records.today(), records.daily(m_round.challenge().dailySeries()));
            !note.empty())
            m_toasts.show({ui::Toast::Kind::Hint, std::move(note), {}, {}});
    if (to.rival && !m_tested) {
        m_rival.emplace(rivalOn(m_round.challenge().lights(), *to.rival));
        m_rivalBoard.setBoard(m_rival->session().board());
        m_toasts.show({ui::Toast::Kind::Hint,
                       m_text.tr("Against {1}. Both clocks start with your first press.",
                                 text::playerName(m_text, to.rival->player)),
                       ui::Icon::Motion,
                       {}});
    }
    if (m_round.unsolvable())
        m_toasts.show({ui::Toast::Kind::Danger, m_text.tr("This board has no solution."), {}, {}});
    afterChange();
    showProof();
}

bool PlayScene::handle(const ui::Event& event) {
    if (m_exits.left() || (m_won.begun() && std::holds_alternative<ui::PointerMoved>(event)))
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool intrudes = action != nullptr || std::holds_alternative<ui::PointerPressed>(event);
    if (m_help.showing() && intrudes && !(action != nullptr && action->action == action::fullscreen)) {
        stopSolution();
        return true;
    }
    if (const auto* peek = std::get_if<ui::PeekChanged>(&event); peek != nullptr && peek->action == ui::Action::None) {
        m_board.view().setShapes(m_shapes || peek->held);
        return true;
    }
    if (m_goal.handle(event) || m_form.handle(event))
        return true;
    return action != nullptr && (!action->repeat || repeatsWhileHeld(action->action)) && act(action->action);
}

bool PlayScene::act(ui::Action action) {
    if (action == action::undo || action == action::redo)
        step(action);
    else if (action == action::restart)
        restart();
    else if (action == action::hint)
        hint();
    else if (action == action::showSolution)
        m_help.showing() ? stopSolution() : askForSolution();
    else if (action == action::chase)
        chase();
    else if (action == action::mark)
        mark(m_board.cursor());
    else if (action == action::myPresses)
        m_moves.togglePresses();
    else if (action == action::shapes)
        m_board.view().setShapes(m_shapes = !m_shapes);
    else if (action == action::mirror)
        m_goal.show();
    else if (action == action::more)
        more();
    else if (action == action::restartMarked)
        restartMarked();
    else if (action == action::sheet)
        m_lookUp.toggleSheet();
    else if (action == action::quietPatterns)
        lookUpQuiet();
    else if (action == action::lesson && !lesson().empty())
        m_navigator.push(ToLesson{lesson()});
    else if (action == action::watch)
        prove();
    else if (action == action::next)
        playNext();
    else if (action == ui::Action::Copy)
        copyCode();
    else if (action == ui::Action::Paste && !m_won.begun() && !m_tested)
        m_exits.toPastedBoard();
    else if (action == ui::Action::Back && m_tested)
        m_exits.leaveTest();
    else if (action == ui::Action::Back || action == action::pause)
        pause();
    else
        return read(action) || m_zoom.act(action);
    return true;
}

std::string PlayScene::figures() const {
    const lights::Optimum* const optimum = m_round.optimum();
    return figureWords(m_text, m_preferences.get().inSight,
                       m_text.trn("{1} move", "{1} moves", m_round.session().moves()),
                       optimum != nullptr ? std::optional(Par{optimum->moves(), optimum->exact()}) : std::nullopt,
                       m_round.session().elapsed());
}

bool PlayScene::read(ui::Action action) {
    const auto presses = m_round.session().presses();
    const BoardReader::Position position{m_round.challenge().lights(), m_round.session().board(), m_board.cursor(),
                                         presses.empty() ? std::nullopt : std::optional(presses.back()), figures()};
    return m_reader.answer(action, position, [this](lights::Cell cell) { m_board.setCursor(cell); });
}

void PlayScene::press(lights::Cell cell) {
    if (m_moves.press(cell)) {
        moved();
    } else if (m_round.session().board().isSealed(cell) && !m_round.session().solved()) {
        sayIsSealed();
    } else if (m_round.session().solved() && m_round.shownWay() != nullptr && !m_won.begun()) {
        sayIsNoAnswer();
    } else if (m_round.session().solved() && !m_won.begun()) {
        m_toasts.show({ui::Toast::Kind::Hint,
                       m_round.session().started()
                           ? m_text.tr("The house is already asleep. Restart to play it again.")
                           : m_text.tr("This house is already asleep: there is nothing to press."),
                       {},
                       {}});
    }
}

void PlayScene::mark(lights::Cell cell) {
    if (m_moves.mark(cell))
        keep();
    else
        sayIsSealed();
}

void PlayScene::sayIsSealed() {
    m_sounds.play(Sound::Cut);
    m_toasts.show(
        {ui::Toast::Kind::Hint, m_text.tr("Sealed: it switches with its neighbours, but cannot be pressed."), {}, {}});
}

void PlayScene::lookUpQuiet() {
    const std::size_t all = m_lookUp.nextQuiet();
    m_sounds.play(Sound::Cursor);
    std::string words;
    if (all == 0)
        words = m_text.tr("This board has no quiet pattern: it has one solution at most.");
    else if (m_lookUp.shown() > 0)
        words = m_text.tr("Quiet pattern {1} of {2}: pressing all of it changes nothing.", m_lookUp.shown(), all);
    if (!words.empty())
        m_toasts.show({ui::Toast::Kind::Hint, std::move(words), {}, {}});
}

std::string PlayScene::lesson() const {
    const std::string& lesson = m_round.challenge().notes.lesson;
    const bool known = std::ranges::find(lessonIds, lesson) != lessonIds.end();
    return known && !m_tested ? lesson : std::string();
}

void PlayScene::step(ui::Action action) {
    if (action == action::undo && m_moves.undoRestart()) {
        afterChange();
        keep();
        return;
    }
    if (const auto pressed = action == action::undo ? m_moves.undo() : m_moves.redo()) {
        m_board.reveal(*pressed);
        moved();
    }
}

void PlayScene::restart() {
    if (m_won.begun() || !m_moves.restart())
        return;
    afterChange();
    keep();
}

void PlayScene::restartMarked() {
    if (m_won.begun() || !m_moves.restartMarked())
        return;
    afterChange();
    keep();
}

void PlayScene::hint() {
    if (m_round.session().solved())
        return;
    const auto move = m_help.hint();
    if (const auto shown = m_help.hinted())
        m_board.reveal(*shown);
    if (!move)
        keep();
    else if (move->undo)
        step(action::undo);
    else
        press(move->cell);
    refresh();
}

void PlayScene::chase() {
    if (m_round.session().solved() || m_help.showing())
        return;
    m_help.toggleChase();
    afterChange();
    keep();
}

void PlayScene::leave() {
    covered(); // Saves the board, or the win.
    if (m_tested)
        m_exits.leaveTest();
    else
        m_exits.leave();
}

void PlayScene::playNext() {
    if (m_won.begun() || m_tested)
        return;
    setShut(m_round.challenge().random() != nullptr); // Generating may take a while, and the clock stops meanwhile.
    m_exits.toNext();
}

void PlayScene::copyCode() {
    m_clipboard.setText(m_round.challenge().code);
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
}

void PlayScene::moved() {
    if (m_round.answered())
        solved();
    else if (m_round.session().solved())
        sayIsNoAnswer();
    afterChange();
    keep();
}

void PlayScene::sayIsNoAnswer() {
    m_sounds.play(Sound::Error);
    const bool longer = m_round.session().moves() > m_round.shownWay()->shown.count();
    m_toasts.show(
        {ui::Toast::Kind::Hint,
         longer ? m_text.tr(
                      "Asleep, but not in the fewest moves. Restart, and find a shortest solution that is not marked.")
                : m_text.tr("Asleep, but with the marked solution. Restart, and find another one."),
         {},
         {}});
}

void PlayScene::explainUnique() {
    const auto ways = m_round.ways();
    if (!ways || !ways->alone || m_round.optimum()->moves() <= fewMoves || m_preferences.get().toldOfUnique)
        return;
    m_preferences.change([](data::Settings& settings) { settings.toldOfUnique = true; });
    m_toasts.show({ui::Toast::Kind::Hint,
                   m_text.tr("This board has only one solution: if you press no window twice, you find the optimum."),
                   {},
                   {}});
}

void PlayScene::afterChange() {
    const Challenge& challenge = m_round.challenge();
    m_score = scoreOf(challenge.lights(), m_round.session().board(), houseOf(challenge));
    explainUnique();
    m_movesLeft.reset();
    if (m_preferences.get().liveCounter && m_round.knowsShortestWay() && !m_round.session().solved()) {
        if (const auto remaining = m_round.remaining()) {
            m_movesLeft = static_cast<int>(remaining->count());
            m_round.session().noteLiveCounter();
        }
    }
    if (const auto next = m_help.chase().show(m_round))
        m_board.reveal(*next);
    refresh();
}

void PlayScene::solved() {
    m_help.stop();
    m_round.proof().withdraw(); // What is known now counts.
    if (!m_round.session().assists().solutionShown) {
        m_sounds.play(Sound::Win);
        if (holdsBreath())
            m_sounds.breathe();
    }
    m_won.begin(m_best);
    m_board.view().clearMarks();
    m_board.showWhole();
}

void PlayScene::openWinScreen() {
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

void PlayScene::keep() {
    m_sinceSave = {};
    if (m_tested || m_round.session().solved() || m_won.begun() || m_records.player() != m_player)
        return;
    saveRound(m_records, m_round);
}

void PlayScene::refresh() {
    offer(m_toolbar, m_text, m_round, m_help.showing(), m_won.begun());
}

void PlayScene::passTime(puzzle::Milliseconds passed) {
    if (!m_running || m_help.showing() || !m_round.session().timed())
        return;
    m_round.session().advance(passed);
    m_sinceSave += passed;
    if (m_sinceSave >= saveInterval)
        keep();
}

void PlayScene::update(ui::Seconds step) {
    if (const auto problem = m_records.takeProblem())
        m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, *problem), {}, {}});
    if (m_rival) {
        m_rival->follow(m_round.session());
        m_rivalBoard.show(m_rival->session().board());
        m_rivalBoard.update(step);
    }
    if (m_round.poll())
        afterChange();
    followProof();
    if (const auto cell = m_help.due(step)) {
        m_board.reveal(*cell);
        press(*cell);
    } else if (m_help.solutionFinished()) {
        stopSolution();
    }
    m_goal.update(step);
    FormScene::update(step);
    if (!m_tested)
        m_firstPress.follow(m_round.session().started(), m_records, m_round.challenge().code);
    if (m_won.begun() && !m_tested)
        m_board.view().setJoins({hudLeft(), 1});
    m_zoom.follow([this] { return mapPicture(m_round.session().board()); });
    if (!m_exits.left() && m_won.update(step, winPause()))
        openWinScreen();
}

bool PlayScene::animating() const {
    return FormScene::animating() || m_help.showing() || m_won.begun() || m_round.solving() ||
           (m_rival && m_rivalBoard.animating());
}

void PlayScene::covered() {
    m_running = false;
    m_form.releasePointer();
    m_goal.hide();
    m_won.leave();
    keep();
}

void PlayScene::uncovered() {
    m_running = true;
    if (m_exits.left()) // The shutters stay as they are, behind the camera.
        return;
    setShut(false);
    m_board.view().setShapes(m_shapes); // Shift may have been let go meanwhile.
    if (!m_tested)
        m_best = m_records.bestMoves(m_round.challenge());
    if (!m_tested && m_records.player() != m_player) { // Another player gets their own board.
        m_exits.replaceBy(ToPlay{m_round.challenge(), true});
        return;
    }
    afterChange();
}

} // namespace game
