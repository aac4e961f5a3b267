// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"
#include "ui/Canvas.hpp"

#include <cstdint>
#include <span>

namespace game {

/// What the weather of a night adds to the picture.
enum class Weather : std::uint8_t {
    Clear,
    Snow,
    Rain,
    Fog,
    Wind,       ///< Petals drift by.
    Fireflies,  ///< Above the pavement.
    SheetLight, ///< Lightning so far away that the horizon only glows now and then.
};

/// The sky of a date: the same for everybody on every machine.
struct DaySky {
    float moon = 0.5F; ///< Phase: 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter.
    Weather weather = Weather::Clear;
    bool meteors = false; ///< A night of the Perseids or the Geminids.

    friend bool operator==(const DaySky&, const DaySky&) = default;
};

/// The weather comes from the season of the northern half of the world and a hash of the date. \pre day.ok().
[[nodiscard]] DaySky skyOf(puzzle::Day day);

/// The moon's phase on the evening of a day (21:00 UT), 0 … 1, by the mean length of its month: up to about half a day
/// off the true one. \pre day.ok().
[[nodiscard]] float moonPhase(puzzle::Day day);
/// The lit share of the moon's disc at a phase, 0 … 1.
[[nodiscard]] float moonLight(float phase) noexcept;

/// What a phase is called.
enum class MoonName : std::uint8_t {
    New,
    WaxingCrescent,
    FirstQuarter,
    Waxing,
    NearlyFull,
    Full,
    Waning,
    LastQuarter,
    WaningCrescent,
};
[[nodiscard]] MoonName moonName(float phase) noexcept;

/// The moon at a phase: its lit side is the right one while it waxes. \param halo how much light is around it, 0 … 1.
void drawMoonAt(ui::Canvas& canvas, ui::Vec centre, float radius, float phase, float halo = 1);

/// Snow that lies on a ledge.
struct SnowLedge {
    ui::Rect ledge;    ///< Its upper edge and width; the height is that of the snow.
    unsigned seed = 0; ///< Seed of its uneven edge.
};
/// One draw call for all of them.
void drawSnow(ui::Canvas& canvas, std::span<const SnowLedge> ledges);

} // namespace game
