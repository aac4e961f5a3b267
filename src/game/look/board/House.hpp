// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Street.hpp"
#include "game/look/Theme.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// The shadow cast by a house.
void drawHouseShadow(ui::Canvas& canvas, ui::Rect wall);
/// A moulding with rounded ends, darker towards the bottom: cornice or plinth.
void drawLedge(ui::Canvas& canvas, ui::Rect area, const WallTint& tint);
/// The cornice on top of `wall`: extends 12 above its top and 9 below it, and 10 to either side.
void drawCornice(ui::Canvas& canvas, ui::Rect wall, const WallTint& tint);
/// A brick wall; `cell` is the window pitch, for which a brick is 0.36 × 0.15.
void drawBrickWall(ui::Canvas& canvas, ui::Rect wall, float cell, const WallTint& tint);
/// The wall of a house that fills a page, from its cornice to the ground: what it shows is drawn over it.
void drawPageWall(ui::Canvas& canvas, ui::Rect wall, const WallTint& tint);

/// What is above the wall of a house that the camera steps back from: the roof comes into view, and the moon behind it.
struct Crown {
    ui::Rect wall;
    float risen = 1;   ///< 0 … 1: how much of it is in view.
    bool flat = false; ///< In a flat theme it is an outline.

    [[nodiscard]] ui::Vec moon() const noexcept; ///< Centre; the radius is 44.
    /// Where a cat is that walks along the ridge from the right; 0 … 1 of the way, at the end of which it is in front
    /// of the moon.
    [[nodiscard]] ui::Vec cat(float walked) const noexcept;
    [[nodiscard]] ui::Vec chimney() const noexcept; ///< Where smoke rises.
    [[nodiscard]] float lowered() const noexcept;   ///< How far below its place it still is.

private:
    [[nodiscard]] float height() const noexcept; ///< From the top of the wall to the ridge.
    [[nodiscard]] float ridge() const noexcept;
};
/// Drawn before the wall, which covers what has not risen yet.
void drawCrown(ui::Canvas& canvas, const Crown& crown, const WallTint& tint);

} // namespace game
