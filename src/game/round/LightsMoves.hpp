// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/board/LightsBoardView.hpp"
#include "game/round/LightsHelp.hpp"
#include "game/round/Round.hpp"
#include "game/services/Sounds.hpp"

namespace game {

/// The player's moves: applies each to the session, shows it on the board and plays its sound. Every move ends the
/// hint.
class LightsMoves {
public:
    LightsMoves(Round& round, LightsBoardView& board, LightsHelp& help, Sounds& sounds);

    // press(), restart() and undoRestart() return whether they did anything; undo() and redo() return the cell of the
    // press that was taken back or made again, if any.
    bool press(lights::Cell cell);
    std::optional<lights::Cell> undo();
    std::optional<lights::Cell> redo();
    bool restart();
    bool undoRestart();
    /// Takes the last press of a board back that is solved, but not as its riddle asks for. \returns its cell.
    std::optional<lights::Cell> reopen();
    /// Sets or removes the planning mark on the window.
    bool mark(lights::Cell cell); ///< \returns whether there is a window that can be pressed.
    void showMarks();             ///< Shows the marks of the round, once they were changed otherwise.

    /// Shows on the board which windows were pressed an odd number of times, or no longer.
    void togglePresses();
    [[nodiscard]] bool showsPresses() const noexcept { return m_showsPresses; }

private:
    bool show(const std::optional<lights::Change>& change);
    void showAnew(Sound sound);
    void showPresses();

    Round& m_round;
    LightsBoardView& m_board;
    LightsHelp& m_help;
    Sounds& m_sounds;
    bool m_showsPresses = false;
};

} // namespace game
