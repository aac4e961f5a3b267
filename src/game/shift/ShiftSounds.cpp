#include "game/shift/ShiftSounds.hpp"

#include <algorithm>
#include <array>

namespace game {

void playChange(Sounds& sounds, const lights::ShiftChange& change, const lights::Board& before, int chain) {
    switch (change.kind) {
    case lights::EventKind::Move: {
        int net = 0;
        for (const lights::Cell cell : change.change->toggled)
            net += before.isLit(cell) ? -1 : 1; // All lights are to be off.
        sounds.play(Sound::Press);
        sounds.playSwitch(net);
        break;
    }
    case lights::EventKind::Redo:
        sounds.play(Sound::Redo);
        break;
    default:
        sounds.play(Sound::Undo);
        break;
    }
    if (!change.moved || change.gained == 0)
        return;
    // The longer the chain, the higher the bell.
    constexpr std::array bells{Sound::Star1, Sound::Star2, Sound::Star3};
    const auto length = static_cast<std::size_t>(std::clamp(chain - 2, 0, 2));
    sounds.play(change.atOptimum ? bells[length] : Sound::Select);
}

} // namespace game
