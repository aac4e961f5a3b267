// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/facade/Facade.hpp"
#include "ui/Canvas.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace game {

/// The door of a façade.
struct Doorway {
    float middle = 0;
    float half = 0;  ///< Half its width, with its steps.
    float scale = 1; ///< Of what hangs beside it: 1 where the ground storey is as high as beside a large board.
};
/// The door closest to the middle; std::nullopt where the ground storey is too low for one.
[[nodiscard]] std::optional<Doorway> doorwayOf(const Facade& facade) noexcept;

/// The number plate of the house of the day: "28" and below it "Nov".
struct DatePlate {
    std::string day;
    std::string month;

    friend bool operator==(const DatePlate&, const DatePlate&) = default;
};
/// The place of the plate on the wall, to the right of the door; std::nullopt if it does not fit there.
[[nodiscard]] std::optional<ui::Rect> datePlateArea(const Facade& facade) noexcept;
/// Whether the wall right of a house's door is bare, so that a plate can hang there.
[[nodiscard]] bool hasPlateRoom(House house) noexcept;
/// Draws it with its lamp, if there is room.
void drawDatePlate(ui::Canvas& canvas, const Facade& facade, const DatePlate& plate);

/// The lantern of a player of a duel, with the shape and the colour of the player's token. It hangs from `nail` and is
/// 44 high at a scale of 1. \param player 0 … 3.
void drawPlayerLantern(ui::Canvas& canvas, ui::Vec nail, float scale, std::size_t player, bool burns);
/// Draws the lanterns of the players of a duel, one each, on both sides of the door; that of the player whose turn it
/// is burns. Draws nothing if the house has no door. \param players at most 4. \param burning index of a player, or
/// std::nullopt if all are out.
void drawPlayerLanterns(ui::Canvas& canvas, const Facade& facade, std::size_t players,
                        std::optional<std::size_t> burning);

} // namespace game
