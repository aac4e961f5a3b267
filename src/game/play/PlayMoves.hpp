#pragma once

#include "game/look/BoardView.hpp"
#include "game/play/PlayHelp.hpp"
#include "game/play/Round.hpp"
#include "game/services/Sounds.hpp"

namespace game {

/// What a player does to the windows: it happens in the session, and is seen and heard. A hint is over with every move.
class PlayMoves {
public:
    PlayMoves(Round& round, BoardView& board, PlayHelp& help, Sounds& sounds);

    // Those that can be done return whether they were; undo and redo which press went or came.
    bool press(lights::Cell cell);
    std::optional<lights::Cell> undo();
    std::optional<lights::Cell> redo();
    bool restart();
    /// Puts a planning mark on the window, or takes it away.
    void mark(lights::Cell cell);

private:
    bool made(const std::optional<lights::Change>& change);

    Round& m_round;
    BoardView& m_board;
    PlayHelp& m_help;
    Sounds& m_sounds;
    lights::BitGrid m_marks;
};

} // namespace game
