// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Brush.hpp"
#include "game/look/facade/FacadeColours.hpp"

#include <cstdint>
#include <optional>

namespace game {

/// How much of a façade's detail is worth drawing, by the pitch of its windows.
enum class FacadeDetail : std::uint8_t {
    Full,
    Plain, ///< No braces, courses or plants; faint joints: for windows of less than 22 units.
    Flat,  ///< Crown, plain wall and plinth: for windows of less than 12 units.
};

/// A house front of any size: crown, wall, ground storey, plinth. Only the wall stretches with the windows; the rest
/// keeps its own scale or repeats. The windows themselves are drawn by others, on top.
struct Facade {
    House house = House::Slate;
    ui::Rect wall;     ///< Around the windows, with flanks; below it is the ground storey.
    ui::Rect windows;  ///< The cells of the windows: what is between them follows. Empty: all of the wall.
    float ground = 0;  ///< The pavement. \pre At least wall.bottom().
    float crown = 0;   ///< Height for everything above the wall; the lower, the less of it is drawn.
    float k = 1;       ///< The scale of details on the wall: 1 for windows of 116.
    int rows = 3;      ///< Rows of windows: courses, bands and storeys follow them.
    int columns = 6;   ///< Pilasters, and the bays of a wide house.
    float lean = 1;    ///< How far the storeys of the crooked house are out of line.
    bool props = true; ///< What stands beside the house.
    bool sign = true;  ///< The hotel's sign: there is room for it beside the wall.
    /// 0 … 1: how far the observatory's dome has opened, since everybody is asleep; at 1 the hotel is dark too.
    float open = 0;
    /// Height of the rows beyond a joined top and bottom edge, over which the wall fades out. There is only the wall
    /// then: no crown and nothing below it.
    float beyond = 0;
    bool lantern = true;       ///< The lighthouse's lantern burns; the hotel's sign and door are lit.
    std::optional<float> beam; ///< The direction of its beam, in radians clockwise from the right.
    FacadeDetail detail = FacadeDetail::Full;

    friend bool operator==(const Facade&, const Facade&) = default;

    [[nodiscard]] float right() const noexcept { return wall.right(); }
    [[nodiscard]] ui::Vec middle() const noexcept { return {wall.centre().x, ground}; } ///< Middle of the foot.
    /// Whether the wall goes on above and below, at joined edges.
    [[nodiscard]] bool floats() const noexcept { return beyond > 0; }
};

/// Where other things can be put on a façade.
struct FacadePlaces {
    ui::Vec ridgeFrom, ridgeTo; ///< The line on the crown along which a cat can walk, from left to right.
    ui::Vec chimney;            ///< Where smoke rises; in the middle of the crown if it has no chimney.
    ui::Vec lantern;            ///< Where the lighthouse's beam starts.
    float top = 0;              ///< The highest point.
    float left = 0;             ///< The outermost points of wall and crown, without props.
    float right = 0;

    [[nodiscard]] float
    slope() const noexcept; ///< Of the line for the cat, in degrees; positive if it falls to the right.
};

/// The height of a house's crown at full size, at scale 1.
[[nodiscard]] float fullCrown(House house) noexcept;

/// Paints a façade. In a flat theme it is a black shape with white outlines.
void paintFacade(Brush& brush, const Facade& facade, const FacadeColours& colours);
/// What changes while the observatory's dome opens, over a façade that was painted with a closed one.
void paintOpeningDome(Brush& brush, const Facade& facade, const FacadeColours& colours);
/// The lighthouse's beam, to be drawn behind the windows of a board; nothing for other houses and without a beam.
void paintBeam(Brush& brush, const Facade& facade, const FacadeColours& colours);
/// \param flat for a flat theme, whose crown is an outline.
[[nodiscard]] FacadePlaces placesOn(const Facade& facade, bool flat = false);

/// The upper edge of the corner house's awning: there is room above it for the numbers below the last windows.
[[nodiscard]] float awningTop(const Facade& facade) noexcept;

/// Everything that paintFacade() paints, for a texture.
[[nodiscard]] ui::Rect areaOf(const Facade& facade);
/// A tooth of the workshop's roof: upright on its left, and falling to the wall on its right.
struct SawTooth {
    float left, right;
    float height; ///< Above the wall.
};
[[nodiscard]] int sawTeeth(const Facade& facade) noexcept; ///< One for every three windows or so, at least two.
[[nodiscard]] SawTooth sawTooth(const Facade& facade, int index) noexcept;
/// The middle of the top of the workshop's stack, if its crown is high enough for one.
[[nodiscard]] ui::Vec workshopStack(const Facade& facade) noexcept;
/// The roof of the hotel: slopes on both sides, and a pavilion with a clock in the middle. All but the widths are
/// heights on the screen.
struct HotelRoof {
    float foot, ridge;
    float pavilion;     ///< Its top …
    float halfPavilion; ///< … and half its width.
    float inset;        ///< How far the ends of the ridge are inside the wall's.
    float chimney;      ///< Top of the chimney, without its pots.
    float top;          ///< Of the flag, or of the pavilion where the crown is too low for one.
};
[[nodiscard]] HotelRoof hotelRoof(const Facade& facade) noexcept;
[[nodiscard]] bool hasHotelRoof(const Facade& facade) noexcept; ///< Whether the crown is high enough for it.
/// Whether the hotel expects guests: sign and door are lit, and the porter stands there.
[[nodiscard]] bool hotelReceives(const Facade& facade) noexcept;
/// How many houses a terrace consists of: one for few windows, two for some, then one for every five columns.
[[nodiscard]] int terraceHouses(int columns) noexcept;
/// Before which of its columns of windows a house of a terrace begins, from 0; `columns` for the end of the last one.
[[nodiscard]] int terraceColumn(int columns, int house) noexcept;
/// The horizontal offsets of the crooked house's floors, from the top of the highest storey to the bottom of the
/// lowest: rows + 1 values, the last one 0.
[[nodiscard]] std::vector<float> crookedOffsets(int rows, float scale);

} // namespace game
