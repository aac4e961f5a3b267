// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/LampAtlas.hpp"
#include "ui/Canvas.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace game {

/// One window of a campaign house.
struct LevelWindow {
    ui::Vec centre;
    enum class State : std::uint8_t {
        Awake,  ///< Unlocked, not solved: lit.
        Asleep, ///< Solved: dark, with its stars.
        Locked, ///< Shutters with a brass lock.
    } state = State::Awake;
    int stars = 0;
    std::optional<Resident> resident = std::nullopt; ///< Behind lit glass.
    bool focused = false;
    bool hovered = false;
    float degrees = 0; ///< Tilted clockwise; its stars and lock stay upright.
};

/// Draws windows without their plaques, all of them in a few draw calls; does not skip those outside the clip.
/// \param pitch that of a board's cell (106 on the campaign screen). \param neighbours everybody in the house: they are
/// baked together.
void drawLevelWindows(ui::Canvas& canvas, LampAtlases& atlases, float pitch, std::span<const LevelWindow> windows,
                      ResidentSet neighbours = {});

/// Four brackets around a window of the given pitch: the keyboard focus.
void drawBrackets(ui::Canvas& canvas, ui::Vec centre, float pitch);

} // namespace game
