// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/StrokeSounds.hpp"

namespace game {

StrokeSounds soundsOf(const arukone::Change& change, const arukone::Session& after, bool heard) {
    const arukone::Cable& cable = after.cables()[static_cast<std::size_t>(change.pair)];
    StrokeSounds sounds;
    sounds.cut = !change.cut.empty() || cable.empty();
    sounds.join = arukone::joins(after.board(), change.pair, cable);
    sounds.tick = !heard && !sounds.join && !cable.empty();
    return sounds;
}

void playChange(Sounds& sounds, const arukone::Change& change, const arukone::Session& after, bool heard) {
    if (change.kind != arukone::EventKind::Move) {
        sounds.play(change.kind == arukone::EventKind::Undo ? Sound::Undo : Sound::Redo);
        return;
    }
    const StrokeSounds parts = soundsOf(change, after, heard);
    if (parts.cut)
        sounds.play(Sound::Cut);
    if (parts.join)
        sounds.playJoin(change.pair);
    if (parts.tick)
        sounds.playCable(after.cables()[static_cast<std::size_t>(change.pair)].length());
}

} // namespace game
