// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToHelp.hpp"
#include "game/play/ToPlay.hpp"
#include "game/round/IdeaCard.hpp"
#include "game/round/PlayColumns.hpp"
#include "game/round/PlayExits.hpp"
#include "game/round/PlayTools.hpp"
#include "game/round/RacePanel.hpp"
#include "game/round/SavedRound.hpp"
#include "game/round/WinMoment.hpp"
#include "game/round/ZoomTools.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/FormScene.hpp"
#include "game/services/Actions.hpp"
#include "game/services/Melody.hpp"
#include "game/services/Records.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "ui/Clipboard.hpp"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace game {

/// What playing a board of any puzzle has in common: the menu and the toolbar, pause and clock, storing the board and
/// the win, the race against another run, the solution that plays by itself, and where one goes from there. A puzzle
/// adds its moves, its figures and its help, and places its board.
/// \tparam Parts names what the puzzle has for playing:
///     Round, Board, Help, Panels, Rival;                    // types
///     static Round round(const Challenge&, saved, context); // saved: an unfinished session to resume
///     static std::vector<Toolbar::Tool> tools(std::vector<Toolbar::Tool>); // adds those that only this puzzle has
///     static constexpr HelpPage page;         // of the help
template<class Parts>
class PlayPage : public FormScene {
public:
    bool handle(const ui::Event& event) override {
        if (m_exits.left())
            return true;
        const auto* action = std::get_if<ui::ActionPressed>(&event);
        const bool intrudes = action != nullptr || std::holds_alternative<ui::PointerPressed>(event);
        if (m_help.showing() && intrudes && !(action != nullptr && action->action == action::fullscreen)) {
            holdOrStop(event);
            return true;
        }
        if (intercept(event))
            return true;
        if (m_form.handle(event)) {
            if (intrudes)
                offerTools(); // The cursor may be elsewhere now.
            return true;
        }
        if (std::holds_alternative<ui::KeyPressed>(event) && m_board.handle(event)) { // Wherever the focus is.
            m_form.focus(&m_board);
            offerTools();
            return true;
        }
        return action != nullptr && (!action->repeat || repeatsWhileHeld(action->action)) && act(action->action);
    }
    void passTime(puzzle::Milliseconds passed) override {
        if (!m_running || m_help.showing() || !m_round.session().timed())
            return;
        m_round.session().advance(passed);
        m_sinceSave += passed;
        if (m_sinceSave >= saveInterval)
            keep();
    }
    void update(ui::Seconds step) override {
        if (const auto problem = m_records.takeProblem())
            say(ui::Toast::Kind::Danger, text::describe(m_text, *problem));
        if (m_rival) {
            m_rival->follow(m_round.session());
            showRival(step);
        }
        think(step);
        FormScene::update(step);
        noteStart();
        m_zoom.follow([this] { return map(); });
        const bool over = !m_exits.left() && m_won.update(step, winPause());
        if (m_won.begun())
            showWin();
        if (over)
            openWinScreen();
    }
    void draw(ui::Canvas& canvas) const override {
        drawColumns(canvas);
        placeCode();
        if (m_shut) {
            m_menu.draw(canvas);
            m_board.draw(canvas);
            drawSign(canvas);
            return;
        }
        drawBehind(canvas);
        m_form.draw(canvas);
        drawIdeaCard(canvas);
        m_toasts.draw(canvas);
        if (!drawTip(canvas))
            m_tooltip.draw(canvas);
    }
    [[nodiscard]] bool animating() const override {
        return FormScene::animating() || m_help.showing() || m_won.begun();
    }
    [[nodiscard]] ui::Seconds nextChange() const override {
        const ui::Seconds next = FormScene::nextChange();
        const auto& session = m_round.session();
        if (!m_running || !session.timed())
            return next;
        // Until the clock shows another second.
        const auto second = static_cast<ui::Seconds>(1000 - session.elapsed().count() % 1000) / 1000;
        const ui::Seconds clock = ui::sooner(next, m_preferences.get().inSight.time ? second : -1);
        if (!m_rival || m_rival->finished())
            return clock;
        const auto away = static_cast<ui::Seconds>((m_rival->nextAt() - session.elapsed()).count()) / 1000;
        return ui::sooner(clock, std::max(0.0F, away));
    }
    [[nodiscard]] std::optional<ui::Rect> changingArea() const override {
        return m_rival ? raceArea(m_panels.right(), m_viewport) : m_panels.timeArea();
    }
    void updateBelow(ui::Seconds step) override { m_board.update(step); }
    [[nodiscard]] bool animatingBelow() const override { return m_board.animating(); }
    [[nodiscard]] bool confirmsOnBoard() const override { return true; }
    [[nodiscard]] std::optional<ui::Rect> diveBoard() const override { return m_board.wholeCells(); }
    [[nodiscard]] puzzle::RunKey diveKey() const override { return m_round.challenge().key; }
    [[nodiscard]] Scenery scenery() const override {
        Scenery scenery;
        scenery.pavement = toolbarStrip;
        scenery.quiet = {m_panels.left(), m_panels.right()};
        return scenery;
    }
    [[nodiscard]] std::string title() const override { return shortPlace(m_text, m_round.challenge()); }
    [[nodiscard]] const Melody* melody() const override { return &m_melody; }
    void covered() override {
        m_running = false;
        m_form.releasePointer();
        letGo();
        m_won.leave();
        keep();
    }
    void uncovered() override {
        m_running = true;
        if (m_exits.left()) // The board stays shut, behind the camera.
            return;
        setShut(false);
        if (!m_tested)
            findBest();
        if (!m_tested && m_records.player() != m_player) // Another player gets their own board.
            m_exits.replaceBy(ToPlay{m_round.challenge(), true});
        else
            returned();
    }

    [[nodiscard]] const auto& round() const noexcept { return m_round; }
    [[nodiscard]] puzzle::Cell cursor() const noexcept { return m_board.cursor(); }
    [[nodiscard]] const auto& board() const noexcept { return m_board; }
    [[nodiscard]] const auto& help() const noexcept { return m_help; }
    /// The button below the board that does this.
    [[nodiscard]] const ui::PushButton& tool(ui::Action action) { return m_toolbar.at(action); }
    /// The run that the player races against, or null.
    [[nodiscard]] const auto* rival() const { return m_rival ? &*m_rival : nullptr; }

protected:
    static constexpr float toolbarStrip = 92; ///< The height of the pavement.

    /// \param board the arguments of the board's constructor.
    template<class... Arguments>
    PlayPage(const ToPlay& to, const SceneContext& context, Records& records, const BoardSources& boards,
             Arguments&&... board)
        : FormScene(context)
        , m_records(records)
        , m_player(records.player())
        , m_tested(to.tested)
        , m_round(Parts::round(to.challenge, sessionToResume(records, to), context))
        , m_board(std::forward<Arguments>(board)...)
        , m_menu(iconFace(ui::Icon::Menu), [this] { pause(false); })
        , m_toolbar(Parts::tools(playTools()), [this](ui::Action action) { act(action); })
        , m_zoom(m_board, [this](ui::Action action) { act(action); })
        , m_help(context.text, m_round, m_board.view(), m_toasts, context.sounds, to.tested ? nullptr : &records)
        , m_panels(context.text, m_round.challenge())
        , m_won(records, boards.library, m_round, !to.tested)
        , m_exits(context, records, boards, {m_round.challenge(), m_toasts, [this] { keep(); }}) {}

    /// Adds the controls to the form. To be called in the derived constructor. \param own those of the puzzle, before
    /// the menu.
    void addControls(std::initializer_list<ui::Widget*> own = {}) {
        m_form.add(m_board);
        m_toolbar.addTo(m_form);
        m_zoom.addTo(m_form);
        for (ui::Widget* widget : own)
            m_form.add(*widget);
        m_form.add(m_menu, [this](auto& it) { it.setLabel(m_text.tr("Menu")); });
        m_form.add(m_code, [this](auto& it) {
            it.setLabel(m_text.tr("Code"));
            it.setTip(m_codeOpen ? m_text.tr("Hide the code") : m_text.tr("Show and copy the code"));
            it.setVisible(m_round.challenge().place() == nullptr);
        });
        showCode();
        m_form.focus(&m_board);
    }
    /// Says that the board is resumed, or drops what was stored of it. To be called in the derived constructor.
    void welcome(const ToPlay& to) {
        if (!m_tested)
            findBest();
        const auto& session = m_round.session(); // It may have help in it, and nothing else.
        const bool begun = session.started() || session.canUndoRestart() || !m_round.marks().empty();
        if (!m_tested && !to.resume && !m_round.resumed())
            m_records.dropUnfinished(savedKey(m_round.challenge()));
        else if (m_round.resumed() && begun)
            say(ui::Toast::Kind::Ok, m_text.tr("Your board is as you left it."));
        else if (m_round.resumed() && !m_round.challenge().day() && // There help counts all day.
                 m_records.wasHintedLast(savedKey(m_round.challenge())))
            say(ui::Toast::Kind::Hint, m_text.tr("You have just been given a hint here: two stars at most, until you "
                                                 "have solved another board."));
        else if (m_round.resumed())
            say(ui::Toast::Kind::Hint, m_text.tr("Your help from earlier today still counts: two stars at most."));
        if (!to.says.empty())
            say(ui::Toast::Kind::Hint, to.says);
        if (m_round.unsolvable())
            say(ui::Toast::Kind::Danger, m_text.tr("This board has no solution."));
    }
    /// Begins a race. \param words announce it.
    void beginRace(typename Parts::Rival rival, std::string words) {
        m_rival.emplace(std::move(rival));
        m_toasts.show({ui::Toast::Kind::Hint, std::move(words), ui::Icon::Motion, {}});
    }

    virtual void findBest() { m_best = m_records.bestMoves(m_round.challenge()); }
    void say(ui::Toast::Kind kind, std::string words) { m_toasts.show({kind, std::move(words), {}, {}}); }
    /// Shuts or opens the board: nobody can think on while the clock is stopped.
    void setShut(bool shut) {
        m_shut = shut;
        m_seenTo = std::numeric_limits<float>::max();
        m_board.view().setShut(shut);
    }
    /// Opens the pause, or a menu like it. \param words called again when the language changes.
    void stopFor(std::function<ToPause()> words) {
        setShut(true);
        m_navigator.push(pauseOf(
            std::move(words), [this] { leave(); }, [this](ui::Action action) { act(action); },
            [this](float right) { m_seenTo = right; }));
    }
    /// Enables and labels the toolbar for the board and the cursor as they stand.
    virtual void offerTools() {
        const auto& session = m_round.session();
        const bool free = !m_help.showing() && !m_won.begun();
        const bool helps = !session.solved() && !m_round.unsolvable();
        m_toolbar.at(action::undo).setEnabled(free && (session.canUndo() || session.canUndoRestart()));
        m_toolbar.at(action::redo).setEnabled(free && session.canRedo());
        m_toolbar.at(action::hint).setEnabled(free && helps);
        m_toolbar.at(action::restart).setEnabled(free && session.canRestart());
        m_toolbar.at(action::more).setEnabled(free);
        ui::PushButton& solution = m_toolbar.at(action::showSolution);
        solution.setEnabled(!m_won.begun() && helps);
        solution.setLabel(m_help.showing() ? m_text.tr("Stop") : m_text.tr("Show solution"));
        if (m_help.showing())
            m_toasts.pin(ui::Toast{ui::Toast::Kind::Hint,
                                   holdWords(m_text, KeyCaps(m_text, m_input), m_help.hold().paused()),
                                   {},
                                   {},
                                   {}});
    }
    /// Asks whether the solution is to be shown, unless it was already. \param consequence what then happens.
    void offerSolution(std::string consequence) {
        if (m_tested || m_round.session().assists().solutionShown) { // A test has no stars to lose.
            startSolution();
            return;
        }
        setShut(true);
        m_navigator.push(solutionQuestion(m_text, std::move(consequence), [this] { startSolution(); }));
    }
    void startSolution() {
        if (!showSolution())
            return;
        keep();
        refresh();
    }
    /// While the solution is shown: confirming, or a click on the board, holds it or lets it go on, “right” and redo
    /// make one step, and everything else stops it.
    void holdOrStop(const ui::Event& event) {
        const auto* const action = std::get_if<ui::ActionPressed>(&event);
        const auto* const click = std::get_if<ui::PointerPressed>(&event);
        const auto clicks = [&](const ui::Widget& widget) {
            return click != nullptr && widget.bounds().contains(click->at);
        };
        const auto is = [&](ui::Action wanted) { return action != nullptr && action->action == wanted; };
        if (is(ui::Action::Right) || is(action::redo) || clicks(m_toolbar.at(action::redo)))
            m_help.hold().step();
        else if (action != nullptr && action->repeat)
            return;
        else if (is(ui::Action::Confirm) || clicks(m_board))
            m_help.hold().toggle();
        else {
            stopSolution();
            return;
        }
        m_sounds.play(Sound::Cursor);
        refresh();
    }
    void stopSolution() {
        m_help.stop();
        m_toasts.pin(std::nullopt);
        keep();
        refresh();
    }
    /// To be called when the board is solved.
    void celebrate() {
        if (m_help.showing())
            m_toasts.pin(std::nullopt);
        m_help.stop();
        if (m_tested && !m_round.session().assists().solutionShown) // Otherwise the win's own screen has the chord.
            m_sounds.play(Sound::Win);
        m_won.begin(m_best);
    }
    /// Stores the board as it stands, unless it is solved, or another player's by now.
    void keep() {
        m_sinceSave = {};
        if (m_tested || m_round.solved() || m_won.begun() || m_records.player() != m_player)
            return;
        saveRound(m_records, m_round);
    }
    /// Places the menu and the toolbar. \pre the columns have their places.
    void arrangeTools(const ui::Viewport& viewport, const ui::Measure& measure) {
        const ui::Rect content = viewport.content();
        m_menu.place({m_panels.left().x, 24, 48, 48});
        const bool all = m_records.progress().best.size() >= levelsBeforeAllTools;
        for (const ui::Action later : {action::redo, action::restart, action::showSolution})
            m_toolbar.offer(later, all);
        m_toolbar.layout(m_text, m_input, {content.x, content.h - toolbarStrip, content.w, toolbarStrip},
                         viewport.compact(), measure);
    }
    /// Where the rival's board has room, below the figures as drawn last. \param floor where it ends.
    [[nodiscard]] std::optional<RivalPlace> placeForRival(float floor) const {
        return rivalPlace(m_panels.right(), m_panels.raceEnd(), floor, m_board.rows(), m_board.columns());
    }
    bool act(ui::Action action) {
        if (actOwn(action))
            return true;
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
        else if (action == ui::Action::Back || action == action::pause)
            pause(false);
        else if (action == action::more)
            pause(true);
        else if (action == action::help && Parts::page != HelpPage::Lights) // The game would open that page.
            m_navigator.push(ToHelp{Parts::page});
        else
            return read(action) || m_zoom.act(action);
        return true;
    }

private:
    /// Handles what comes before the controls. \returns whether the event was used.
    virtual bool intercept(const ui::Event& event) = 0;
    /// An action that only this puzzle has. \returns whether it is one.
    virtual bool actOwn(ui::Action /*action*/) { return false; }
    virtual bool read(ui::Action action) = 0; ///< Answers a question of a player who listens, if it is one.
    virtual void step(ui::Action action) = 0; ///< Undo or redo.
    virtual void restart() = 0;
    virtual void hint() = 0;
    virtual void askForSolution() = 0;
    virtual bool showSolution() = 0; ///< Starts showing the solution. \returns whether one is known.
    virtual void letGo() = 0;        ///< Ends what is being held, as the screen is to be covered.
    [[nodiscard]] virtual std::string movesWords() const = 0; ///< How many there were, in the pause.
    /// What only this puzzle has, for "More" in the pause.
    [[nodiscard]] virtual std::vector<ToPause::Entry> ownEntries() const = 0;
    virtual void refresh() = 0;                             ///< After a change that is no move.
    virtual void returned() = 0;                            ///< The screen is uncovered.
    virtual void think(ui::Seconds step) = 0;               ///< Takes what was found out, and plays the solution on.
    virtual void showRival(ui::Seconds step) = 0;           ///< Shows the rival's board as it stands now.
    [[nodiscard]] virtual MapPicture map() const = 0;       ///< The whole of a zoomed board.
    [[nodiscard]] virtual ui::Seconds winPause() const = 0; ///< From the last move to the win screen.
    virtual void showWin() = 0;                             ///< A frame of that pause.
    virtual void drawColumns(ui::Canvas& canvas) const = 0;
    virtual void drawBehind(ui::Canvas& canvas) const = 0;   ///< What else is drawn before the controls.
    virtual void drawIdeaCard(ui::Canvas& canvas) const = 0; ///< What the level is about, where it is to be shown.
    /// What the level is about, as far as the player has asked for it.
    [[nodiscard]] virtual std::string about() const { return ideaOf(m_text, m_round.challenge()); }
    virtual void drawSign(ui::Canvas& canvas) const = 0; ///< On the board that is shut.
    /// Draws a tip at another place than usual. \returns whether it did.
    virtual bool drawTip(ui::Canvas& /*canvas*/) const { return false; }

    /// While nothing is done: so that the clock comes back where it was after a crash.
    static constexpr puzzle::Milliseconds saveInterval{1000};

    /// Whether the action repeats while its key is held down.
    static bool repeatsWhileHeld(ui::Action action) {
        return action == action::undo || action == action::redo || action == action::zoomIn ||
               action == action::zoomOut;
    }
    /// \param more whether everything is unfolded that else is under "More".
    void pause(bool more) {
        if (more && m_won.begun())
            return;
        letGo();
        stopFor([this, more] { return pauseWords(more); });
    }
    [[nodiscard]] ToPause pauseWords(bool more) const {
        const auto& session = m_round.session();
        const Challenge& challenge = m_round.challenge();
        ToPause words;
        words.title = pauseTitle(m_text, m_preferences.get(), movesWords(), session.elapsed());
        words.shut = true;
        words.unfolded = more;
        words.idea = about();
        words.help = Parts::page;
        // Undo and the hint always have buttons of their own.
        words.entries = {{action::redo, m_text.tr("Redo"), session.canRedo()},
                         {action::restart, m_text.tr("Restart"), session.canRestart()},
                         {action::showSolution, m_text.tr("Show solution"), !session.solved()},
                         {ui::Action::Copy, m_text.tr("Copy code"), true},
                         {ui::Action::Paste, m_text.tr("Open code"), m_tested == nullptr},
                         challenge.random()
                             ? ToPause::Entry{action::next, m_text.tr("New board"), true}
                             : ToPause::Entry{action::next, m_text.tr("Next level"), challenge.place() != nullptr},
                         {ui::Action::Back,
                          m_tested            ? m_text.tr("Back to the editor")
                          : challenge.place() ? m_text.tr("Back to levels")
                          : challenge.day()   ? m_text.tr("Back to the calendar")
                                              : m_text.tr("Leave the board"),
                          true}};
        const std::vector<ToPause::Entry> own = ownEntries();
        words.entries.insert(words.entries.begin(), own.begin(), own.end());
        if (const BoardCamera& camera = m_board.camera(); camera.offered())
            words.entries.insert(words.entries.end() - 1,
                                 {{action::zoomIn, m_text.tr("Zoom in"), !camera.largest()},
                                  {action::zoomOut, m_text.tr("Zoom out"), camera.zoomed()},
                                  {action::wholeBoard, m_text.tr("Whole board"), camera.zoomed()}});
        return words;
    }
    /// Reports the first move on a board, and again each time that it is restarted; but none on a board that is
    /// resumed, whose first move was in another sitting.
    void noteStart() {
        const bool started = m_round.session().started();
        if (started && m_started == false && !m_tested)
            m_records.noteStart(m_round.challenge().code);
        m_started = started;
    }
    void leave() {
        covered(); // Saves the board, or the win.
        if (m_tested)
            m_exits.leaveTest();
        else
            m_exits.leave();
    }
    void playNext() {
        if (m_won.begun() || m_tested)
            return;
        setShut(m_round.challenge().random() != nullptr); // Generating may take a while, and the clock stops meanwhile.
        m_exits.toNext();
    }
    void showCode() {
        m_panels.showCode(m_round.challenge().place() != nullptr ? CodeFact::None
                          : m_codeOpen                           ? CodeFact::Open
                                                                 : CodeFact::Folded);
    }
    /// Shows seed and code, and copies the code; or hides them.
    void toggleCode() {
        m_codeOpen = !m_codeOpen;
        showCode();
        m_form.refresh();
        if (m_codeOpen)
            copyCode();
        else
            m_sounds.play(Sound::Cursor);
    }
    void placeCode() const {
        const std::optional<ui::Rect> area = m_panels.codeArea();
        if (!area)
            return;
        const float wide = m_measure ? m_code.preferredWidth(m_measure) : area->w;
        m_code.place({area->x, area->y, std::min(wide, area->w), area->h});
    }
    void copyCode() {
        m_clipboard.setText(m_round.challenge().code);
        m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
    }
    void openWinScreen() {
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

protected:
    Records& m_records;
    std::string m_player; ///< Player at the start; the board is stored for them only.
    std::function<void(const puzzle::Performance&)> m_tested; ///< Set for a test: see ToPlay.
    typename Parts::Round m_round;
    std::optional<int> m_best; ///< Moves of the player's best run.
    std::optional<typename Parts::Rival> m_rival;
    Melody m_melody;

    typename Parts::Board m_board;
    ui::PushButton m_menu;
    mutable ui::PushButton m_code{wordsFace(ui::Icon::Share), [this] { toggleCode(); }}; ///< See placeCode().
    Toolbar m_toolbar;
    ZoomTools m_zoom;
    typename Parts::Help m_help;
    typename Parts::Panels m_panels;
    WinMoment m_won;
    PlayExits m_exits;

    std::optional<bool> m_started;      ///< Whether there was a move in the last frame; unknown before the first one.
    puzzle::Milliseconds m_sinceSave{}; ///< Time on the clock since the board was last saved.
    bool m_codeOpen = false;            ///< Seed and code are shown.
    bool m_running = true;              ///< The scene is not covered: the clock may run.
    bool m_shut = false;                ///< The board is shut.
    float m_seenTo = 0;                 ///< How far to the right it can then be seen.
};

} // namespace game
