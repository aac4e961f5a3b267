#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/look/WallTint.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// A moulded board with rounded ends, darker below: cornice or plinth.
void drawLedge(ui::Canvas& canvas, ui::Rect area, const WallTint& tint);
/// Cornice on top of `wall` (26 high, its lower strip over the wall's first 6 units) and plinth at its foot.
void drawCornice(ui::Canvas& canvas, ui::Rect wall, const WallTint& tint);
void drawPlinth(ui::Canvas& canvas, ui::Rect wall, float ground, const WallTint& tint);
/// A brick wall; `cell` is the window pitch that the bricks are measured by (0.36 × 0.15).
void drawBrickWall(ui::Canvas& canvas, ui::Rect wall, float cell, const WallTint& tint);

/// The big house of the main menu, all in logical units, derived from where its 5 × 5 windows stand.
struct MenuHouse {
    ui::Rect windows;
    float ground = 0; ///< Top of the pavement.

    [[nodiscard]] float unit() const noexcept { return windows.w / 460; } ///< 1 with windows of 92.
    [[nodiscard]] ui::Rect wall() const noexcept;
    [[nodiscard]] ui::Rect roof() const noexcept;  ///< Its lower edge; the ridge is narrower.
    [[nodiscard]] ui::Rect door() const noexcept;  ///< Stands in the middle column of the lowest row, which has no window.
    [[nodiscard]] ui::Rect plaque() const noexcept;
    [[nodiscard]] ui::Vec moon() const noexcept;   ///< Centre; radius 50 units.
    [[nodiscard]] ui::Vec cat() const noexcept;    ///< Where it sits on the ridge.
};
/// Everything behind the windows: moon, roof with dormers, cat (tail flicked by `flick`, −1 … 1), wall, cornice, plinth.
void drawMenuHouse(ui::Canvas& canvas, LampAtlases& atlases, const MenuHouse& house, const WallTint& tint, float flick);
/// Door and number plaque, which stand before the windows' glow.
void drawMenuDoor(ui::Canvas& canvas, const MenuHouse& house, const WallTint& tint);

/// A house front whose windows are levels. `wall` is the brickwork from under the cornice to the plinth; the roof stands
/// on top of it, 56 high.
void drawCampaignHouse(ui::Canvas& canvas, ui::Rect wall, float ground, const WallTint& tint);

/// The solved house of the win screen, from where its windows stand: roof, moon, the sleeping cat, wall. `windows` are
/// drawn by a BoardView.
struct WinHouse {
    ui::Rect windows;
    float ground = 0;

    [[nodiscard]] ui::Rect wall() const noexcept;
};
void drawWinHouse(ui::Canvas& canvas, const WinHouse& house, const WallTint& tint);

// --- what stands about ------------------------------------------------------------------------------------------------
void drawMoon(ui::Canvas& canvas, ui::Vec centre, float radius);
/// Sitting, its paws at `foot`; `unit` 1 is 75 high.
void drawCatAwake(ui::Canvas& canvas, ui::Vec foot, float unit, float flick);
void drawCatAsleep(ui::Canvas& canvas, ui::Vec foot, float unit); ///< `unit` 1 is 66 wide.
void drawStreetLamp(ui::Canvas& canvas, ui::Vec foot, float unit); ///< `unit` 1 is 264 high.

} // namespace game
