// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/Toolbar.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/look/BoardCamera.hpp"
#include "game/play/Round.hpp"
#include "text/Text.hpp"

#include <functional>
#include <string>
#include <vector>

namespace data {
struct Settings;
}

namespace game {

/// The buttons below the board: undo, redo, hint, restart, show solution, more.
[[nodiscard]] std::vector<Toolbar::Tool> playTools();

/// Enables the buttons of what can be done on the board as it stands. \param showing whether the solution is being
/// shown, which can then be stopped. \param won whether the win screen is about to open.
void offer(Toolbar& tools, const text::Text& text, const Round& round, bool showing, bool won);

/// Returns the entries of the pause menu, each with whether it is possible now. Back leaves the board. The zoom entries
/// are included only if the camera offers zooming. \param test whether a level from the editor is being tested.
[[nodiscard]] std::vector<ToPause::Entry> pauseEntries(const text::Text& text, const Round& round,
                                                       const BoardCamera& camera, bool test);

/// What a pause says of the round: "4 moves · 1:24 · clock stopped", as far as the settings let it.
/// \param moves as text.
[[nodiscard]] std::string pauseTitle(const text::Text& text, const data::Settings& settings, const std::string& moves,
                                     puzzle::Milliseconds elapsed);

/// Asks whether the solution is to be shown. \param consequence what then happens. \param show called if so.
[[nodiscard]] ToQuestion solutionQuestion(const text::Text& text, std::string consequence, std::function<void()> show);

/// What the entries of "More" depend on besides the round.
struct MoreState {
    bool chasing = false;                  ///< "Chase with me" is on.
    bool presses = false;                  ///< "My presses" are shown.
    bool shapes = false;                   ///< Each window shows what a press switches.
    std::string proof{};                   ///< What there is to do about a long proof of the optimum; may be empty.
    std::vector<ToPause::Entry> lookUps{}; ///< See lookUpEntries.
};

/// The entries of "More": what has no button of its own. Back leaves the board.
[[nodiscard]] std::vector<ToPause::Entry> moreEntries(const text::Text& text, const Round& round,
                                                      const MoreState& state);

} // namespace game
