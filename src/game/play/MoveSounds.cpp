#include "game/play/MoveSounds.hpp"

namespace game {

void playMove(ui::SoundPlayer& sounds, const lights::Change& change, const lights::Session& after) {
    if (change.kind != lights::EventKind::Move) {
        sounds.play(change.kind == lights::EventKind::Undo ? ui::Sound::Undo : ui::Sound::Redo);
        return;
    }
    int net = 0;
    for (const lights::Cell cell : change.toggled)
        net += after.board().isLit(cell) != after.puzzle().target().test(cell) ? 1 : -1;
    sounds.play(ui::Sound::Press);
    sounds.playSwitch(net);
}

} // namespace game
