#include "game/play/PlayScene.hpp"

#include "game/CampaignPlace.hpp"
#include "game/DrawBoard.hpp"
#include "game/SharedBoard.hpp"
#include "game/Wording.hpp"
#include "game/play/KeptRound.hpp"
#include "game/play/PauseEntries.hpp"
#include "game/scenes/ScreenHeader.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float toolbarStrip = 92;
constexpr float smallHouseSinks = 0.55F; ///< Of the height that a small board leaves.
constexpr ui::Seconds winPause = 0.25F;
constexpr ui::Seconds keepEvery = 10;
constexpr ui::Seconds patienceAfterWin = 2; ///< For an optimum that is still being computed.

House houseOf(const Challenge& challenge) {
    return challenge.place ? houseOfPack(challenge.place->packId) : House::Slate;
}

} // namespace

PlayScene::PlayScene(ToPlay to, const text::Text& text, Preferences& preferences, Records& records,
                     const data::Library& library, Navigator& navigator, LampAtlases& atlases, ui::SoundPlayer& sounds,
                     const ui::InputMapper& input, ui::Clipboard& clipboard, const Entropy& entropy)
    : m_text(text)
    , m_preferences(preferences)
    , m_records(records)
    , m_library(library)
    , m_navigator(navigator)
    , m_sounds(sounds)
    , m_input(input)
    , m_clipboard(clipboard)
    , m_entropy(entropy)
    , m_player(records.player())
    , m_round(to.challenge, savedSession(records, to))
    , m_marks(to.challenge.puzzle.rows(), to.challenge.puzzle.columns())
    , m_board(atlases, preferences.boardOptions(houseOf(to.challenge)))
    , m_menu(iconFace(ui::Icon::Menu), [this] { pause(); })
    , m_toolbar([this](ui::Action action) { act(action); })
    , m_help(text, m_round, m_board.view(), m_toasts, sounds)
    , m_panels(text, m_round.challenge()) {
    m_form.add(m_board);
    m_toolbar.addTo(m_form);
    m_form.add(m_menu);
    m_form.focus(&m_board);
    m_form.setFocusVisible(input.lastDevice() != ui::Device::Mouse);
    m_form.onFocusMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    m_board.onPress = [this](lights::Cell cell) { press(cell); };
    m_board.onMark = [this](lights::Cell cell) { mark(cell); };
    m_board.onCursorMoved = [this] { m_sounds.play(ui::Sound::Cursor); };
    m_board.open(m_round.challenge().puzzle, m_round.session().board());

    if (const data::LevelBest* best = m_records.progress().at(m_round.challenge().key))
        m_best = best->moves;
    if (!to.resume)
        m_records.drop(keptKey(m_round.challenge()));
    else if (m_round.resumed() && m_round.session().started())
        m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Your board is as you left it."), {}, {}});
    if (m_round.unsolvable())
        m_toasts.show({ui::Toast::Kind::Danger, m_text.tr("This board has no solution."), {}, {}});
    afterChange();
}

void PlayScene::layout(const ui::Viewport& viewport, const ui::Measure& measure) {
    m_viewport = viewport;
    m_measure = measure;
    m_legendDevice = m_input.lastDevice();
    m_panels.layout(viewport);
    m_form.setMotion(m_preferences.motion());
    m_toasts.setMotion(m_preferences.motion());
    m_board.view().setOptions(m_preferences.boardOptions(houseOf(m_round.challenge())));
    m_board.setPreview(m_preferences.get().preview);

    const ui::Rect content = viewport.content();
    const float ground = content.h - toolbarStrip;
    const ui::Rect left = m_panels.left();
    placeBoard(viewport, ground);
    m_menu.place({left.x, 24, 48, 48});
    m_menu.setLabel(m_text.tr("Menu"));
    m_menu.setTip(m_text.tr("Menu"));
    m_toolbar.layout(m_text, m_input, {content.x, ground, content.w, toolbarStrip}, viewport.compact(), measure);
    m_toasts.place({left.x, left.y, viewport.compact() ? 196.0F : 258.0F, ground - 8 - left.y});
    refresh();
}

void PlayScene::placeBoard(const ui::Viewport& viewport, float ground) {
    const ui::Rect content = viewport.content();
    const bool joined = m_round.challenge().puzzle.rules().surface != lights::Surface::Plane;
    const float top = 76;
    const float gap = viewport.compact() ? 30 : 52;
    const float free = ground - top - (joined ? 20 : viewport.compact() ? 44 : 52);
    // The board stands in the window's middle: as wide on both sides as the wider column allows.
    const float half =
        std::min(content.centre().x - m_panels.left().right(), m_panels.right().x - content.centre().x) - gap;
    ui::Rect room{content.centre().x - half, top, 2 * half, free};
    m_board.placeIn(room, ground, viewport);
    if (!joined) { // A small house stands lower: the sky is above it, and not much bare wall below the windows.
        room.y += (free - m_board.view().windowsRect().h) * smallHouseSinks;
        m_board.placeIn({room.x, room.y, room.w, top + free - room.y}, ground, viewport);
    }
}

bool PlayScene::handle(const ui::Event& event) {
    if (m_left)
        return true;
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const bool intrudes = action != nullptr || std::holds_alternative<ui::PointerPressed>(event);
    if (m_help.showing() && intrudes && !(action != nullptr && action->action == action::fullscreen)) {
        stopSolution();
        return true;
    }
    if (m_form.handle(event))
        return true;
    return action != nullptr && !(action->repeat && action->action != action::undo && action->action != action::redo) &&
           act(action->action);
}

bool PlayScene::act(ui::Action action) {
    if (action == action::undo)
        undo();
    else if (action == action::redo)
        redo();
    else if (action == action::restart)
        restart();
    else if (action == action::hint)
        hint();
    else if (action == action::showSolution)
        m_help.showing() ? stopSolution() : askForSolution();
    else if (action == action::mark)
        mark(m_board.cursor());
    else if (action == action::next)
        playNext();
    else if (action == ui::Action::Copy)
        copyCode();
    else if (action == ui::Action::Paste)
        openCode();
    else if (action == ui::Action::Back || action == action::pause)
        pause();
    else
        return false;
    return true;
}

void PlayScene::press(lights::Cell cell) {
    if (const auto change = m_round.session().press(cell)) {
        changed(*change);
        keep();
    } else if (m_round.session().solved() && !m_wonFor) {
        m_toasts.show({ui::Toast::Kind::Hint,
                       m_round.session().started() ? m_text.tr("The house sleeps already. Restart to play it again.")
                                                   : m_text.tr("This house sleeps already: there is nothing to press."),
                       {},
                       {}});
    }
}

void PlayScene::mark(lights::Cell cell) {
    m_marks.flip(cell);
    m_board.view().setMarks(m_marks);
    m_sounds.play(ui::Sound::Cursor);
}

void PlayScene::undo() {
    if (const auto change = m_round.session().undo()) {
        changed(*change);
        keep();
    }
}

void PlayScene::redo() {
    if (const auto change = m_round.session().redo()) {
        changed(*change);
        keep();
    }
}

void PlayScene::restart() {
    lights::Session& session = m_round.session();
    if (m_wonFor || (!session.started() && !session.solved()))
        return;
    session.restart();
    m_uncounted = 0;
    m_board.view().show(session.board());
    m_sounds.play(ui::Sound::Undo);
    m_help.clearHint();
    keep();
    afterChange();
}

void PlayScene::hint() {
    if (m_round.session().solved())
        return;
    if (const auto cell = m_help.hint())
        press(*cell);
    else
        keep();
}

void PlayScene::askForSolution() {
    if (m_round.session().solved() || !m_round.remaining()) {
        if (!m_round.session().solved())
            hint(); // Says why there is none yet.
        return;
    }
    if (m_round.session().assists().solutionShown) {
        startSolution();
        return;
    }
    m_paused = true; // The clock stands still, so the board is covered.
    m_navigator.push(
        ToQuestion{m_text.tr("Show the solution?"),
                   m_text.tr("The house goes to bed by itself. This round will not be recorded."),
                   {{m_text.tr("Keep trying"), {}}, {m_text.tr("Show solution"), [this] { startSolution(); }}}});
}

void PlayScene::startSolution() {
    if (!m_help.show(m_preferences.get().reducedMotion))
        return;
    keep();
    refresh();
}

void PlayScene::stopSolution() {
    m_help.stop();
    keep();
    refresh();
}

void PlayScene::pause() {
    m_paused = true;
    ToPause to = pauseWords();
    to.chosen = [this](ui::Action action) {
        if (action == ui::Action::Back) {
            covered(); // Keeps the board, or the win.
            m_left = true;
            m_navigator.pop(campaignPlace(m_round.challenge(), m_library));
        } else {
            act(action);
        }
    };
    to.reworded = [this] { return pauseWords(); };
    m_navigator.push(std::move(to));
}

ToPause PlayScene::pauseWords() const {
    return {boardName(m_text, m_round.challenge()), pauseEntries(m_text, m_round)};
}

void PlayScene::playNext() {
    if (m_wonFor)
        return;
    if (m_round.challenge().random) {
        playNewBoard();
        return;
    }
    const auto here = m_library.find(m_round.challenge().key);
    const auto next =
        here ? data::nextLevel(m_library, m_records.progress(), here, m_preferences.get().unlockAll) : std::nullopt;
    if (!next || next == here) {
        m_toasts.show({ui::Toast::Kind::Hint, m_text.tr("No other open level. Solve this one first."), {}, {}});
        return;
    }
    m_left = true;
    keep();
    m_navigator.replace(ToPlay{challengeOf(*next), true});
}

void PlayScene::playNewBoard() {
    m_paused = true; // Should it take a while, the clock stands still.
    drawBoard(nextRound(*m_round.challenge().random, m_entropy), m_navigator, m_text, [this](Challenge challenge) {
        m_left = true;
        keep();
        m_navigator.replace(ToPlay{std::move(challenge), true});
    });
}

void PlayScene::copyCode() {
    m_clipboard.setText(lights::encodePuzzle(m_round.challenge().puzzle));
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
}

void PlayScene::openCode() {
    if (m_wonFor)
        return;
    auto pasted = pastedBoard(m_clipboard.text(), m_text);
    if (!pasted) {
        m_toasts.show({ui::Toast::Kind::Danger, std::move(pasted.error()), {}, {}});
        return;
    }
    m_left = true;
    keep();
    m_navigator.replace(ToPlay{*std::move(pasted), true});
}

void PlayScene::changed(const lights::Change& change) {
    m_help.clearHint();
    m_board.view().apply(change);
    const lights::Board& board = m_round.session().board();
    int net = 0;
    for (const lights::Cell cell : change.toggled)
        net += board.isLit(cell) != m_round.challenge().puzzle.target().test(cell) ? 1 : -1;
    if (change.kind == lights::EventKind::Press) {
        m_sounds.play(ui::Sound::Press);
        m_sounds.playSwitch(net);
    } else {
        m_sounds.play(change.kind == lights::EventKind::Undo ? ui::Sound::Undo : ui::Sound::Redo);
    }
    if (change.solved)
        solved();
    afterChange();
}

void PlayScene::afterChange() {
    m_movesLeft.reset();
    if (m_preferences.get().liveCounter && m_round.knowsShortestWay() && !m_round.session().solved()) {
        if (const auto remaining = m_round.remaining()) {
            m_movesLeft = static_cast<int>(remaining->count());
            m_round.session().noteLiveCounter();
        }
    }
    refresh();
}

void PlayScene::solved() {
    m_wonFor = 0;
    m_help.stop();
    if (!m_round.session().assists().solutionShown)
        m_sounds.play(ui::Sound::Win);
    // Who closes the window now has won all the same. Without the optimum the board stays kept one press before the
    // win.
    if (!m_round.solving())
        record();
}

void PlayScene::record() {
    m_win = recordWin(m_records, m_library, m_round, m_best);
}

void PlayScene::leaveForWin() {
    m_left = true;
    if (!m_win)
        record();
    m_win->board = m_board.view().windowsRect();
    m_navigator.replace(std::move(*m_win));
}

void PlayScene::keep() {
    m_sinceKept = 0;
    if (m_round.session().solved() || m_wonFor || m_records.player() != m_player)
        return;
    if (const auto problem = keepRound(m_records, m_round))
        m_toasts.show({ui::Toast::Kind::Danger, text::describe(m_text, *problem), {}, {}});
}

void PlayScene::refresh() {
    const lights::Session& session = m_round.session();
    PlayToolbar::State state;
    const bool free = !m_help.showing() && !m_wonFor;
    state.undo = free && session.canUndo();
    state.redo = free && session.canRedo();
    state.hint = free && !session.solved() && !m_round.unsolvable();
    state.restart = free && session.started();
    state.solution = !m_wonFor && !session.solved() && !m_round.unsolvable();
    state.showing = m_help.showing();
    m_toolbar.setState(state, m_text);
}

void PlayScene::update(ui::Seconds step) {
    lights::Session& session = m_round.session();
    if (m_running && session.started() && !session.solved() && !m_help.showing()) {
        m_uncounted += static_cast<double>(step) * 1000;
        const auto whole = static_cast<long>(m_uncounted);
        session.advance(lights::Milliseconds(whole));
        m_uncounted -= static_cast<double>(whole);
        m_sinceKept += step;
        if (m_sinceKept >= keepEvery)
            keep();
    }
    if (m_round.poll())
        afterChange();
    if (const auto cell = m_help.due(step))
        press(*cell);
    else if (m_help.shownAll())
        stopSolution();
    if (m_input.lastDevice() != m_legendDevice && m_measure)
        layout(m_viewport, m_measure);
    m_form.update(step);
    m_toasts.update(step);
    m_tooltip.follow(m_menu.hovered() ? &m_menu : nullptr);
    m_tooltip.update(step);
    if (m_wonFor && !m_left) {
        *m_wonFor += step;
        if (*m_wonFor >= patienceAfterWin)
            m_round.cancelSolving(); // The player's own moves are the best known, then.
        const ui::Seconds pause = m_preferences.motion().off() ? 0 : winPause;
        if (*m_wonFor >= pause && !m_round.solving())
            leaveForWin();
    }
}

void PlayScene::draw(ui::Canvas& canvas) const {
    m_panels.draw(canvas, playFacts(m_text, m_preferences.get(), m_round, {m_best, m_movesLeft, m_board.cursor()}));
    if (m_paused) // Nobody thinks on while the clock stands still.
        return;
    m_form.draw(canvas);
    m_toasts.draw(canvas);
    m_tooltip.draw(canvas);
}

bool PlayScene::animating() const {
    return m_form.animating() || m_toasts.animating() || m_tooltip.animating() || m_help.showing() || m_wonFor ||
           m_round.solving();
}

ui::Seconds PlayScene::nextChange() const {
    const lights::Session& session = m_round.session();
    if (!m_running || !session.started() || session.solved() || !m_preferences.get().inSight.time)
        return -1;
    return static_cast<float>(1000 - session.elapsed().count() % 1000) / 1000;
}

Scenery PlayScene::scenery() const {
    Scenery scenery;
    scenery.pavement = toolbarStrip;
    const auto& puzzle = m_round.challenge().puzzle;
    const auto start = static_cast<float>(std::max<std::int64_t>(1, puzzle.open(puzzle.start()).count()));
    const float left = std::min(1.0F, static_cast<float>(m_round.session().windowsLeft()) / start);
    scenery.night = 1 - left;
    scenery.quiet = {m_panels.left(), m_panels.right()};
    return scenery;
}

std::string PlayScene::title() const {
    return shortPlace(m_text, m_round.challenge());
}

void PlayScene::covered() {
    m_running = false;
    m_form.releasePointer();
    if (m_wonFor && !m_win) { // Who leaves now has won all the same.
        m_round.cancelSolving();
        record();
    }
    keep();
}

void PlayScene::uncovered() {
    m_running = true;
    m_paused = false;
    const data::LevelBest* best = m_records.progress().at(m_round.challenge().key);
    m_best = best != nullptr ? std::optional(best->moves) : std::nullopt;
    if (!m_left && m_records.player() != m_player) { // Somebody else sits down: their own board.
        m_left = true;
        m_navigator.replace(ToPlay{m_round.challenge(), true});
        return;
    }
    afterChange();
}

} // namespace game
