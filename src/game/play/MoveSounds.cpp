#include "game/play/MoveSounds.hpp"

namespace game {

void playMove(Sounds& sounds, const lights::Change& change, const lights::Session& after) {
    if (change.kind != lights::EventKind::Move) {
        sounds.play(change.kind == lights::EventKind::Undo ? Sound::Undo : Sound::Redo);
        return;
    }
    int net = 0;
    for (const lights::Cell cell : change.toggled)
        net += after.board().isLit(cell) != after.puzzle().target().test(cell) ? 1 : -1;
    sounds.play(Sound::Press);
    sounds.playSwitch(net);
}

} // namespace game
