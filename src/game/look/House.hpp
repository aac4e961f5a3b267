#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/look/Street.hpp"
#include "game/look/Theme.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// The shadow that a house casts.
void drawHouseShadow(ui::Canvas& canvas, ui::Rect wall);
/// A moulded board with rounded ends, darker below: cornice or plinth.
void drawLedge(ui::Canvas& canvas, ui::Rect area, const WallTint& tint);
/// Cornice on top of `wall`: reaches 12 above it, 9 over it, and 10 to either side.
void drawCornice(ui::Canvas& canvas, ui::Rect wall, const WallTint& tint);
/// A brick wall; `cell` is the window pitch that the bricks are measured by (0.36 × 0.15).
void drawBrickWall(ui::Canvas& canvas, ui::Rect wall, float cell, const WallTint& tint);

/// The big house of the main menu, all in logical units, derived from where its 5 × 5 windows stand. The lowest row has
/// no window in the middle: the door is there.
struct MenuHouse {
    ui::Rect windows;
    float ground = 0; ///< Top of the pavement.

    [[nodiscard]] ui::Rect wall() const noexcept;
    [[nodiscard]] float ridge() const noexcept; ///< Top of the ridge board.
    [[nodiscard]] ui::Rect door() const noexcept;
    [[nodiscard]] ui::Rect plaque() const noexcept;
    [[nodiscard]] ui::Vec moon() const noexcept; ///< Centre; the radius is 50.
    [[nodiscard]] ui::Vec cat() const noexcept;  ///< Where it sits on the ridge.
};
/// Everything behind the windows: moon, roof with dormers, cat (tail flicked by `flick`, −1 … 1), wall, cornice,
/// plinth.
void drawMenuHouse(ui::Canvas& canvas, LampAtlases& atlases, const MenuHouse& house, const WallTint& tint, float flick);
/// Door and number plaque, which stand before the windows' glow.
void drawMenuDoor(ui::Canvas& canvas, LampAtlases& atlases, const MenuHouse& house);

/// A house front whose windows are levels: roof, chimney, cornice, brick wall, plinth. `wall` is the brickwork from 12
/// under the cornice's top to the ground; roof and chimney reach 94 above it.
void drawCampaignHouse(ui::Canvas& canvas, ui::Rect wall, const WallTint& tint);

/// The solved house of the win screen, from where its windows stand: moon, roof, the sleeping cat, wall. The windows
/// are drawn by a BoardView over it.
struct WinHouse {
    ui::Rect windows;
    float ground = 0;

    [[nodiscard]] ui::Rect wall() const noexcept;
};
void drawWinHouse(ui::Canvas& canvas, const WinHouse& house, const WallTint& tint);

/// A little house for a pack's card, 60 × 50 units at scale 1, standing on `area`'s lower edge.
/// `awake` 0 … 1: the share of its windows that are lit; `dim` for a locked house.
void drawPackIcon(ui::Canvas& canvas, ui::Rect area, House house, float awake, bool dim);

} // namespace game
