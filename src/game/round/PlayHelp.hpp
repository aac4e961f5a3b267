// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardView.hpp"
#include "game/round/ChaseGuide.hpp"
#include "game/round/HelpCount.hpp"
#include "game/round/HintGuide.hpp"
#include "game/round/Round.hpp"
#include "game/round/SolutionPlayer.hpp"
#include "game/services/Sounds.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Toasts.hpp"

#include <optional>

namespace game {

/// The help that a player may ask for: the hint in its steps, light chasing, and the solution press by press. It marks
/// the board and shows messages; the presses themselves are left to the scene.
class PlayHelp {
public:
    /// What a hint does at its last step.
    struct Move {
        lights::Cell cell;
        bool undo = false; ///< The press of this window, the last one, is to be undone; otherwise it is to be pressed.
    };

    /// \param free nothing is recorded, so that help costs nothing.
    PlayHelp(const text::Text& text, Round& round, BoardView& board, ui::Toasts& toasts, Sounds& sounds, bool free);

    /// Shows the next step of the hint, or why there is none; at first, what help costs. \returns what to do, at the
    /// last step only.
    std::optional<Move> hint();
    /// To be called after each press, undo and redo: ends the hint, and counts it if it was carried out.
    void moved(const lights::Change& change);
    void clearHint();
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
    [[nodiscard]] bool showing() const noexcept { return m_show.has_value(); }
    /// The press of the solution that is due, if any. \param step seconds since the last call.
    std::optional<lights::Cell> due(ui::Seconds step);
    /// Whether the last press of the solution was returned by due().
    [[nodiscard]] bool solutionFinished() const noexcept { return m_show && m_show->over(); }

private:
    void say(ui::Toast::Kind kind, std::string words);
    std::optional<Move> showHint(const lights::BitGrid& remaining);

    const text::Text& m_text;
    Round& m_round;
    BoardView& m_board;
    ui::Toasts& m_toasts;
    Sounds& m_sounds;
    HintGuide m_hint;
    ChaseGuide m_chase;
    HelpCount m_count;
    bool m_toldOfChase = false; ///< What light chasing leads to was said.
    std::optional<SolutionPlayer> m_show;
};

} // namespace game
