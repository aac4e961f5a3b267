// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardLayout.hpp"
#include "game/look/facade/Facade.hpp"

#include <optional>

namespace game {

/// Makes a board the windows of a house that stands on the pavement: moves it down to where its ground storey needs it,
/// and makes large windows up to 12 % smaller if only then there is room for a roof. On a house whose wall runs on
/// beyond joined sides, the ghosts are squeezed, since the wall turns away there. Boards that are joined at the top are
/// not moved, and those of no house are left as they are. \param free as for BoardLayout::fit(). \param door whether
/// windows of 40 units and more may become up to 15 % smaller, for a door below the roof.
void standOnGround(BoardLayout& layout, House house, ui::Rect free, bool door = false);

/// The house around a board; only its wall if the board is joined at the top (see Facade::beyond). std::nullopt if it
/// is zoomed or of no house.
[[nodiscard]] std::optional<Facade> facadeAround(const BoardLayout& layout, House house);

/// Whether the wall of a house runs on beyond joined sides: others cannot show them.
[[nodiscard]] bool wallTurnsAway(House house) noexcept;

/// By how many degrees a window of the crooked house is tilted.
[[nodiscard]] float crookedTilt(lights::Cell cell) noexcept;

} // namespace game
