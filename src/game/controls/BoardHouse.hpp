// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Theme.hpp"
#include "lights/Rules.hpp"

#include <cstdint>

namespace game {

struct BoardOptions;
struct Challenge;
class Preferences;

/// The shape of a board, as far as it decides which houses it can be the windows of.
struct BoardShape {
    int rows = 0;
    int columns = 0;
    lights::Rules rules{};
};

/// Chooses a house for a board that belongs to no pack: always the same one for a seed. Where sides are joined only
/// walls that turn away can show it: the round house, and the crooked one for stamps that reach no farther than the
/// next window. Boards much wider than high get no tower, and boards much higher than wide no low house. \param plate
/// whether a number plate has to fit beside the door.
[[nodiscard]] House houseFor(const BoardShape& shape, std::uint64_t seed, bool plate = false) noexcept;

/// The house whose front a board is shown as: that of its pack, also of a player's own; for a daily puzzle the house of
/// the day, and for any other board of Lights Out the one that its share code chooses, so that it is the same wherever
/// the board is met. Slate for a fuse box.
[[nodiscard]] House houseAround(const Challenge& challenge);

/// How the boards of a house are drawn, as the player likes it.
[[nodiscard]] BoardOptions boardOptions(const Preferences& preferences, House house);

/// How the board of a challenge is drawn: with the house around it and its residents.
[[nodiscard]] BoardOptions boardOptions(const Preferences& preferences, const Challenge& challenge);

} // namespace game
