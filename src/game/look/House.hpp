#pragma once

#include "game/look/LampAtlas.hpp"
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

/// The big house of the main menu, in logical units, derived from the area of its 5 × 5 windows. In the lowest row the
/// door replaces the middle window.
struct MenuHouse {
    ui::Rect windows;
    float ground = 0;   ///< Top of the pavement.
    float phase = 0.5F; ///< Of the moon.

    [[nodiscard]] ui::Rect wall() const noexcept;
    [[nodiscard]] float ridge() const noexcept; ///< Top of the ridge board.
    [[nodiscard]] ui::Rect door() const noexcept;
    [[nodiscard]] ui::Rect plaque() const noexcept;
    [[nodiscard]] ui::Vec moon() const noexcept; ///< Centre; the radius is 50.
    [[nodiscard]] ui::Vec cat() const noexcept;  ///< Where the cat sits on the ridge.
};
/// Everything behind the windows: moon, roof with dormers, cat, wall, cornice, plinth. \param flick swings the cat's
/// tail, −1 … 1.
void drawMenuHouse(ui::Canvas& canvas, LampAtlases& atlases, const MenuHouse& house, const WallTint& tint, float flick);
/// Door and number plaque, which are in front of the windows' glow.
void drawMenuDoor(ui::Canvas& canvas, LampAtlases& atlases, const MenuHouse& house);

/// The solved house of the win screen, derived from the area of its windows: moon, roof, the sleeping cat, wall. A
/// BoardView draws the windows on top.
struct WinHouse {
    ui::Rect windows;
    float ground = 0;

    [[nodiscard]] ui::Rect wall() const noexcept;
};
void drawWinHouse(ui::Canvas& canvas, const WinHouse& house, const WallTint& tint);

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

/// A little house for a pack's card, 60 × 50 units at scale 1, on the lower edge of `area`.
/// \param awake the share of its windows that are lit, 0 … 1. \param dim for a locked house.
void drawPackIcon(ui::Canvas& canvas, ui::Rect area, House house, float awake, bool dim);

} // namespace game
