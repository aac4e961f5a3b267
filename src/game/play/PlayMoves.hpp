#pragma once

#include "game/look/BoardView.hpp"
#include "game/play/PlayHelp.hpp"
#include "game/play/Round.hpp"
#include "game/services/Sounds.hpp"

namespace game {

/// The player's moves: applies each to the session, shows it on the board and plays its sound. Every move ends the
/// hint.
class PlayMoves {
public:
    PlayMoves(Round& round, BoardView& board, PlayHelp& help, Sounds& sounds);

    // press() and restart() return whether they did anything; undo() and redo() return the cell of the press that was
    // taken back or made again, if any.
    bool press(lights::Cell cell);
    std::optional<lights::Cell> undo();
    std::optional<lights::Cell> redo();
    bool restart();
    /// Sets or removes the planning mark on the window.
    void mark(lights::Cell cell);

private:
    bool show(const std::optional<lights::Change>& change);

    Round& m_round;
    BoardView& m_board;
    PlayHelp& m_help;
    Sounds& m_sounds;
    lights::BitGrid m_marks;
};

} // namespace game
