// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/board/LightsBoardView.hpp"
#include "game/round/HelpCount.hpp"
#include "game/round/Round.hpp"
#include "game/round/ShowHold.hpp"
#include "game/round/SolutionPlayer.hpp"
#include "game/services/Records.hpp"
#include "game/services/Sounds.hpp"
#include "lights/Chase.hpp"
#include "lights/Puzzle.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Toasts.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace game {

/// The three steps of a hint: tint a region, mark a window, press it. Each press starts over. Boards so small that the
/// region would be the whole board skip the first step, as does a hint to take back presses.
class HintGuide {
public:
    enum class Step : std::uint8_t { None, Region, Window, Press };

    /// Goes one step further towards a press.
    Step advance(const lights::Puzzle& puzzle, const lights::Board& board, lights::Cell press);
    /// Goes one step further towards taking back a press that was `wrong`.
    Step takeBack(lights::Cell wrong) { return back(wrong, 0); }
    /// Goes one step further towards undoing presses. \param last the latest of them. \param presses how many.
    Step undo(lights::Cell last, std::size_t presses) { return back(last, presses); }
    void clear() noexcept { m_step = Step::None; }

    [[nodiscard]] Step step() const noexcept { return m_step; }
    [[nodiscard]] lights::Cell cell() const noexcept { return m_cell; } ///< \pre step() is not None.
    /// How many presses are to be undone; 0 if cell() is to be pressed.
    [[nodiscard]] std::size_t undos() const noexcept { return m_undos; }
    /// The windows of which one is the hint's. Empty unless step() is Region.
    [[nodiscard]] std::span<const lights::Cell> region() const noexcept;

private:
    Step back(lights::Cell cell, std::size_t undos);

    Step m_step = Step::None;
    lights::Cell m_cell;
    bool m_takesBack = false;
    std::size_t m_undos = 0;
    std::vector<lights::Cell> m_region;
};

/// "Chase with me": guides light chasing on the board in play, marking one window after the other and explaining it in
/// a message.
class ChaseGuide {
public:
    ChaseGuide(const text::Text& text, LightsBoardView& board, ui::Toasts& toasts)
        : m_text(text)
        , m_board(board)
        , m_toasts(toasts) {}

    /// Starts the guide, or shows why this board cannot be chased. \returns whether it started.
    bool start(const Round& round);
    void stop();
    [[nodiscard]] bool on() const noexcept { return m_chaser.has_value(); }

    /// The window marked as the next press, if any.
    [[nodiscard]] std::optional<lights::Cell> next() const noexcept { return m_next; }

    /// To be called when a window was pressed or its press undone.
    void pressed(lights::Cell cell);
    /// To be called when the board was restarted.
    void restarted();
    /// Marks the window to press next. \returns it, if any.
    std::optional<lights::Cell> show(const Round& round);

private:
    [[nodiscard]] std::string words(const lights::ChaseAdvice& advice) const;

    const text::Text& m_text;
    LightsBoardView& m_board;
    ui::Toasts& m_toasts;
    std::optional<lights::Chaser> m_chaser;
    std::optional<lights::Cell> m_next;
};

/// The help that a player may ask for: the hint in its steps, light chasing, and the solution press by press. It marks
/// the board and shows messages; the presses themselves are left to the scene.
class LightsHelp {
public:
    /// \param records where the player's runs are; null if nothing is recorded, so that help costs nothing.
    LightsHelp(const text::Text& text, Round& round, LightsBoardView& board, ui::Toasts& toasts, Sounds& sounds,
               Records* records);

    /// What carries a hint out.
    struct Move {
        lights::Cell press;
        std::size_t undos = 0; ///< If there are any, so many presses are to be undone instead.
    };
    /// Shows the next step of the hint, or says why there is none; before the first hint, says what help costs.
    /// \returns the move that carries the hint out, at the last step only.
    std::optional<Move> hint();
    /// To be called after each press, undo and redo: ends the hint.
    void moved(const lights::Change& change);
    void restarted(); ///< To be called when the board was restarted, or that was undone.
    /// The window that the hint marks, or the middle one of its region; std::nullopt without a hint.
    [[nodiscard]] std::optional<lights::Cell> hinted() const;

    /// Starts or stops light chasing; at first, says where it leads. Switching it on counts as one hint, however long
    /// it is followed.
    void toggleChase();
    [[nodiscard]] ChaseGuide& chase() noexcept { return m_chase; }
    [[nodiscard]] const ChaseGuide& chase() const noexcept { return m_chase; }

    /// Starts showing the solution. \returns whether one is known.
    bool show(bool reducedMotion);
    void stop() { m_show.reset(); }
    [[nodiscard]] ShowHold& hold() noexcept { return m_hold; } ///< Of the solution that is shown.
    [[nodiscard]] bool showing() const noexcept { return m_show.has_value(); }
    /// The press of the solution that is due, if any. \param step seconds since the last call.
    std::optional<lights::Cell> due(ui::Seconds step);
    /// Whether the last press of the solution was returned by due().
    [[nodiscard]] bool solutionFinished() const noexcept { return m_show && m_show->over(); }

private:
    /// What a hint says: what to press, or how many presses to keep.
    struct Told {
        enum class Kind : std::uint8_t { Press, TakeBack, Keep, Chase } kind = Kind::Press;
        lights::Cell cell{};
        std::size_t kept = 0;

        friend bool operator==(const Told&, const Told&) = default;
    };

    void say(ui::Toast::Kind kind, std::string words);
    std::optional<Move> showHint();
    void clearHint();

    const text::Text& m_text;
    Round& m_round;
    LightsBoardView& m_board;
    ui::Toasts& m_toasts;
    Sounds& m_sounds;
    HintGuide m_hint;
    HintMarks m_shown; ///< The marks of the hint.
    ChaseGuide m_chase;
    HelpCount<Round, Told> m_count;
    bool m_toldOfChase = false; ///< What light chasing leads to was said.
    std::optional<SolutionPlayer> m_show;
    ShowHold m_hold;
};

} // namespace game
