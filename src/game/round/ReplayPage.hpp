// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "game/boards/Challenge.hpp"
#include "game/controls/TopChip.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/round/WatchRun.hpp"
#include "game/scene/FormScene.hpp"
#include "game/scene/SceneContext.hpp"
#include "game/scene/ScreenHeader.hpp"
#include "game/services/Actions.hpp"
#include "game/services/Records.hpp"
#include "puzzle/Milliseconds.hpp"
#include "text/Format.hpp"
#include "text/Text.hpp"
#include "ui/Animation.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Slider.hpp"
#include "ui/widgets/Tabs.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace data {
class Library;
}

namespace game {

/// The controls of a replay, on the pavement: back, play/stop, forward, scrubber, and speed.
class ReplayTools {
public:
    static constexpr std::array speeds{0.5, 1.0, 2.0, 4.0, 8.0};

    struct Wishes {
        std::function<void()> toggle;          ///< Starts or stops playing.
        std::function<void(int)> step;         ///< Steps by −1 or 1 event.
        std::function<void(std::size_t)> seek; ///< Jumps to just after this many events.
    };

    ReplayTools(std::size_t length, const Wishes& wishes);

    void addTo(ui::Form& form, const text::Text& text);
    void layout(ui::Rect strip, const ui::Measure& measure);
    /// Takes the progress of the replay; the form shows it when it is refreshed. \param done number of events played.
    void show(std::size_t done, bool running) noexcept {
        m_done = done;
        m_running = running;
    }
    [[nodiscard]] double speed() const { return speeds.at(m_speed.selected()); }
    /// \returns whether there is another speed in that direction.
    bool stepSpeed(int direction) { return m_speed.step(direction); }
    /// Gets the focus first.
    [[nodiscard]] ui::Widget* scrubber() noexcept { return &m_scrubber; }

private:
    std::size_t m_length;
    std::size_t m_done = 0;
    bool m_running = false;
    ui::PushButton m_back;
    ui::PushButton m_play;
    ui::PushButton m_forward;
    ui::Slider m_scrubber;
    ui::Tabs m_speed;
};

/// Plays a recorded run at a chosen speed. \tparam Playback that of the puzzle: see puzzle/Playback.hpp.
template<class Playback>
class ReplayPlayer {
public:
    explicit ReplayPlayer(Playback playback)
        : m_playback(std::move(playback)) {}

    [[nodiscard]] const Playback& playback() const noexcept { return m_playback; }
    [[nodiscard]] bool running() const noexcept { return m_running; }
    void stop() noexcept { m_running = false; }
    /// Stops, or plays on. \pre not at the end, unless it is to stop.
    void toggle() {
        m_running = !m_running && m_playback.length() > 0;
        m_carried = 0;
    }
    /// Plays the next event. \returns what it changed; nothing at the end.
    auto forward() {
        m_running = false;
        return m_playback.forward();
    }
    /// Jumps to just after this many events.
    void seek(std::size_t done) {
        m_playback.seek(done);
        m_carried = 0;
    }
    /// Lets time pass while it runs. \returns what changed meanwhile, in order.
    auto advance(ui::Seconds passed, double speed) {
        m_carried += static_cast<double>(passed) * 1000 * speed;
        const double whole = std::floor(m_carried);
        m_carried -= whole;
        auto changes = m_playback.advance(puzzle::Milliseconds(static_cast<long long>(whole)));
        if (m_playback.atEnd())
            m_running = false;
        return changes;
    }

private:
    Playback m_playback;
    bool m_running = false;
    double m_carried = 0; ///< Fraction of a millisecond carried over to the next call.
};

/// What the replays of all puzzles have in common: time that passes or is stepped through, the controls on the
/// pavement, whose run it is, and the race against it. A puzzle says where its board stands, what is beside it, and
/// what is read out. \tparam Playback that of the puzzle: see puzzle/Playback.hpp. \tparam Board the widget of its
/// board. \tparam Panels the columns beside the board, as when it is played.
template<class Playback, class Board, class Panels>
class ReplayPage : public FormScene {
public:
    bool handle(const ui::Event& event) override {
        const auto* action = std::get_if<ui::ActionPressed>(&event);
        // On the scrubber, and while no focus is visible, the arrows step event by event.
        const bool direct = !m_form.focusVisible() || m_form.focused() == m_tools.scrubber();
        if (action != nullptr && direct && actDirectly(*action))
            return true;
        return m_form.handle(event) || (action != nullptr && act(*action));
    }
    void update(ui::Seconds passed) override {
        if (running()) {
            const auto changes = m_player.advance(passed, m_tools.speed());
            for (const Change& change : changes)
                showChange(change);
            if (!changes.empty() || !running())
                refresh();
        }
        FormScene::update(passed);
        m_board.update(passed);
    }
    void draw(ui::Canvas& canvas) const override {
        m_top.draw(canvas);
        drawTopChip(canvas, m_right, m_chip);
        m_panels.draw(canvas, facts());
        m_board.draw(canvas);
        drawOwn(canvas);
        m_form.draw(canvas);
        m_tooltip.draw(canvas);
    }
    [[nodiscard]] bool animating() const override { return running() || FormScene::animating() || m_board.animating(); }
    [[nodiscard]] Scenery scenery() const override {
        Scenery scenery;
        scenery.pavement = strip;
        scenery.night = night();
        scenery.quiet = {m_top.titleArea(), topChipQuietArea(m_right), m_race.bounds(), m_panels.left(),
                         m_panels.right()};
        return scenery;
    }
    [[nodiscard]] std::string title() const override { return m_text.tr("Replay"); }
    void covered() override {
        m_player.stop();
        m_form.releasePointer();
        refresh();
    }

    [[nodiscard]] const Playback& playback() const noexcept { return m_player.playback(); }
    [[nodiscard]] bool running() const noexcept { return m_player.running(); }
    [[nodiscard]] const ReplayTools& tools() const noexcept { return m_tools; }

protected:
    using Change = typename decltype(std::declval<Playback&>().forward())::value_type;

    static constexpr float strip = 92; ///< Height of the controls on the pavement.

    /// \param board the arguments of the board's constructor.
    template<class... Arguments>
    ReplayPage(const ToReplay& to, const SceneContext& context, Records& records, const data::Library& library,
               Playback playback, Arguments&&... board)
        : FormScene(context)
        , m_run(to.run)
        , m_challenge(to.challenge)
        , m_board(std::forward<Arguments>(board)...)
        , m_panels(context.text, m_challenge)
        , m_records(records)
        , m_library(library)
        , m_context(context)
        , m_player(std::move(playback))
        , m_top([this] { m_navigator.pop(); })
        , m_tools(this->playback().length(), {[this] { toggle(); }, [this](int direction) { step(direction); },
                                              [this](std::size_t done) {
                                                  m_player.stop();
                                                  seek(done);
                                              }})
        , m_race({.leading = ui::Icon::Motion}, [this] {
            m_sounds.play(Sound::Select);
            askToRace(m_challenge, m_run, m_text, m_navigator, m_records);
        }) {
        m_tools.addTo(m_form, m_text);
        m_form.add(m_race, [this](auto& it) {
            it.setLabel(m_text.tr("Race"));
            it.setEnabled(isUnlocked(m_challenge, m_records, m_library, m_preferences));
            it.setTip(it.enabled() ? m_text.tr("Play this board against this run")
                                   : m_text.tr("This window is still locked for you"));
        });
        m_top.addTo(m_form);
        m_form.focus(m_tools.scrubber());
    }

    /// Plays on, or stops; at the end, restarts. To be called at the end of the derived constructor.
    void toggle() {
        if (!running() && playback().atEnd())
            seek(0);
        m_player.toggle();
        refresh();
    }
    /// Fills in what the facts of all puzzles have in common.
    void describeRun(typename Panels::Facts& facts) const {
        if (m_run.assisted())
            facts.help = m_text.tr("With help: two stars at most");
        facts.time = playback().now();
    }

    const data::Run m_run;
    const Challenge m_challenge;
    Board m_board;
    Panels m_panels;

private:
    /// Places the board and the columns beside it. \param ground the top edge of the pavement.
    virtual void arrangeBoard(const ui::Viewport& viewport, float ground) = 0;
    [[nodiscard]] virtual typename Panels::Facts facts() const = 0; ///< For the columns.
    virtual void drawOwn(ui::Canvas& /*canvas*/) const {}           ///< What only this puzzle has beside its board.
    [[nodiscard]] virtual float night() const = 0;                  ///< See Scenery.
    virtual void showJump() = 0;                                    ///< Shows the board after a jump.
    virtual void showChange(const Change& change) = 0;              ///< Shows an event that was played, with its sound.
    virtual bool answer(ui::Action action) = 0; ///< Any other action, such as reading the board out.

    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override {
        const ui::Rect content = viewport.content();
        const float ground = content.h - strip;
        const float margin = viewport.margin();
        m_right = content.right() - margin;
        m_top.layout(viewport, title(), m_text.tr("Back"), measure);
        m_chip = {{}, text::playerName(m_text, m_run.player), {}, [](ui::Canvas& on, ui::Vec centre) {
                      on.icon(ui::Icon::User, centre, 20, on.colours().text2);
                  }};
        const float width = m_race.preferredWidth(measure);
        m_race.place({topChipArea(m_right, m_chip, measure).x - 12 - width, 24, width, ui::PushButton::height});
        m_board.setName(m_text.tr("Board"));
        arrangeBoard(viewport, ground);
        m_tools.layout({content.x + margin, ground, m_right - content.x - margin, strip}, measure);
    }
    void refresh() {
        m_tools.show(playback().done(), running());
        m_form.refresh();
    }
    void step(int direction) {
        m_player.stop();
        if (direction < 0) {
            if (playback().done() > 0)
                seek(playback().done() - 1);
        } else if (const auto change = m_player.forward()) {
            showChange(*change);
        }
        refresh();
    }
    void seek(std::size_t done) {
        m_player.seek(done);
        showJump();
        refresh();
    }
    bool actDirectly(const ui::ActionPressed& pressed) {
        if (pressed.action == ui::Action::Left || pressed.action == ui::Action::Right)
            step(pressed.action == ui::Action::Right ? 1 : -1);
        else if (pressed.action != ui::Action::Confirm)
            return false;
        else if (!pressed.repeat)
            toggle();
        return true;
    }
    bool act(const ui::ActionPressed& pressed) {
        if (pressed.action == ui::Action::PreviousTab || pressed.action == ui::Action::NextTab)
            return m_tools.stepSpeed(pressed.action == ui::Action::NextTab ? 1 : -1);
        if (pressed.action == action::undo || pressed.action == action::redo)
            step(pressed.action == action::redo ? 1 : -1);
        else if (pressed.action != ui::Action::Back)
            return answer(pressed.action);
        else if (!pressed.repeat)
            m_navigator.pop();
        return true;
    }

    Records& m_records;
    const data::Library& m_library;
    SceneContext m_context;
    ReplayPlayer<Playback> m_player;
    ScreenHeader m_top;
    ReplayTools m_tools;
    ui::PushButton m_race;
    TopChip m_chip; ///< Whose run it is.
    float m_right = 0;
};

} // namespace game
