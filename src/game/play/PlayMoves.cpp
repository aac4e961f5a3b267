#include "game/play/PlayMoves.hpp"

#include "game/play/MoveSounds.hpp"

namespace game {

PlayMoves::PlayMoves(Round& round, BoardView& board, PlayHelp& help, Sounds& sounds)
    : m_round(round)
    , m_board(board)
    , m_help(help)
    , m_sounds(sounds)
    , m_marks(round.challenge().lights().rows(), round.challenge().lights().columns()) {}

bool PlayMoves::press(lights::Cell cell) {
    return show(m_round.session().press(cell));
}

std::optional<lights::Cell> PlayMoves::undo() {
    const auto change = m_round.session().undo();
    return show(change) ? std::optional(change->cell) : std::nullopt;
}

std::optional<lights::Cell> PlayMoves::redo() {
    const auto change = m_round.session().redo();
    return show(change) ? std::optional(change->cell) : std::nullopt;
}

bool PlayMoves::restart() {
    lights::Session& session = m_round.session();
    if (!session.started() && !session.solved())
        return false;
    session.restart();
    m_board.show(session.board());
    m_sounds.play(Sound::Undo);
    m_help.clearHint();
    m_help.chase().restarted();
    return true;
}

void PlayMoves::mark(lights::Cell cell) {
    m_marks.flip(cell);
    m_board.setMarks(m_marks);
    m_sounds.play(Sound::Cursor);
}

bool PlayMoves::show(const std::optional<lights::Change>& change) {
    if (!change)
        return false;
    m_help.clearHint();
    m_help.chase().pressed(change->cell);
    m_board.apply(*change);
    playMove(m_sounds, *change, m_round.session());
    return true;
}

} // namespace game
