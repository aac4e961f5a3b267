// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Session.hpp"
#include "game/services/Sounds.hpp"

namespace game {

/// What is heard of a stroke.
struct StrokeSounds {
    bool cut = false;  ///< A cable was cut, or removed.
    bool join = false; ///< The pair is joined now.
    bool tick = false; ///< The cable got longer, but no tick was heard yet.

    friend bool operator==(const StrokeSounds&, const StrokeSounds&) = default;
};

/// \param change a stroke. \param after as it left the cables. \param heard whether each piece was heard when it was
/// drawn, as it is of a cable in the player's hand.
[[nodiscard]] StrokeSounds soundsOf(const arukone::Change& change, const arukone::Session& after, bool heard);

/// Plays what is heard of a stroke, or of its being undone or redone.
void playChange(Sounds& sounds, const arukone::Change& change, const arukone::Session& after, bool heard);

} // namespace game
