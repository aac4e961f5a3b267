// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/Toolbar.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/round/Round.hpp"
#include "game/words/KeyCaps.hpp"
#include "text/Text.hpp"

#include <functional>
#include <string>
#include <vector>

namespace data {
struct Settings;
}

namespace game {

/// The buttons below a board of any puzzle: undo, redo, hint, restart, show solution, more.
[[nodiscard]] std::vector<Toolbar::Tool> playTools();

/// How many levels a player has solved before redo, restart and the solution have buttons of their own: at first they
/// are under "More" only.
inline constexpr std::size_t levelsBeforeAllTools = 5;

/// What a pause says of the round: "4 moves · 1:24 · clock stopped", as far as the settings let it.
/// \param moves as text.
[[nodiscard]] std::string pauseTitle(const text::Text& text, const data::Settings& settings, const std::string& moves,
                                     puzzle::Milliseconds elapsed);

/// Asks whether the solution is to be shown. \param consequence what then happens. \param show called if so.
[[nodiscard]] ToQuestion solutionQuestion(const text::Text& text, std::string consequence, std::function<void()> show);

/// How a solution that is being shown is held, made to go on, and stopped. \param paused it is held.
[[nodiscard]] std::string holdWords(const text::Text& text, const KeyCaps& caps, bool paused);

/// What the thinking aids depend on besides the round.
struct MoreState {
    bool chasing = false;                  ///< "Chase with me" is on.
    bool presses = false;                  ///< "My presses" are shown.
    bool shapes = false;                   ///< Each window shows what a press switches.
    std::string proof{};                   ///< What there is to do about a long proof of the optimum; may be empty.
    std::vector<ToPause::Entry> lookUps{}; ///< See lookUpEntries.
};

/// The thinking aids of Lights Out for "More" in the pause.
[[nodiscard]] std::vector<ToPause::Entry> aidEntries(const text::Text& text, const Round& round,
                                                     const MoreState& state);

} // namespace game
