// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Brush.hpp"
#include "ui/Theme.hpp"

#include <cstddef>
#include <cstdint>

namespace game {

/// The things on the window sills that achievements leave behind. Each can be told from the others by its outline
/// alone.
enum class Keepsake : std::uint8_t {
    Candle,
    Key,
    CardHouse,
    Owl,
    Bell,
    Globe,
    Coffee,
    AlarmClock,
    SnowGlobe,
    Teddy,
    Lantern,
    Medal,
    Fuse,
    Mousetrap,
    Plant,
    Hammer,
    Signpost,
    TearOffCalendar,
    Suitcase,
};
inline constexpr std::size_t keepsakeCount = static_cast<std::size_t>(Keepsake::Suitcase) + 1;

/// Paints a thing that stands on something: in its colours and with dark edges, to be seen against light; or only its
/// silhouette, to be seen behind dark glass. \param foot the middle of where it stands. \param height that of the
/// tallest things; the others are lower. None is wider than 0.96 of it.
void paintKeepsake(Brush& brush, Keepsake what, ui::Vec foot, float height, bool earned, const ui::Theme& theme);

} // namespace game
