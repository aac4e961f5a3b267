// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/BoardFacade.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace game {

namespace {

constexpr float crownStep = 2;
constexpr float leastSky = 6; ///< Above a weathercock or a pennant.
constexpr float sky = 16;     ///< Least distance from the top of the window to the crown.
constexpr float plinth = 10;
constexpr float fullPitch = 116;
/// How much smaller windows may be made, for more of the house to be seen.
struct Shrinking {
    float from;  ///< Windows of this size and more …
    float share; ///< … to this share.
};
constexpr Shrinking forCrown{80, 0.88F};
constexpr Shrinking forDoor{40, 0.85F};
constexpr float wantedCrown = 60; ///< What windows are made smaller for.
constexpr float widestSign = 40;  ///< From the wall, with what is before it.
/// In a compact window words stand farther right than this many times the middle of the board: 2 − 416 / width. In a
/// wider one the board ends 52 units before them (placeBetweenColumns), which is more than the sign takes.
constexpr float signRoom = 1.58F;
constexpr float plainPitch = 22;
constexpr float flatPitch = 12;
constexpr float highestStorey = 112;
constexpr float doorStorey = 84; ///< A ground storey is at least as high as its door, if there is room.
const ui::Vec leastWall{240, 160};

/// The wall around windows of a pitch, in units.
struct Margins {
    float side, top, bottom;

    explicit Margins(float pitch)
        : side(std::max(14.0F, 0.28F * pitch))
        , top(std::max(12.0F, 0.24F * pitch))
        , bottom(0.6F * top) {}
};

/// How much narrower than a window its ghost is, where the wall turns away; 1 for a house that cannot show it.
float squeezeOf(House house) {
    return house == House::Round ? 0.60F : house == House::Crooked ? 0.72F : 1.0F;
}

float detailScale(float pitch) {
    return std::clamp(pitch / fullPitch, 0.32F, 1.0F);
}

float largestCrown(House house, float pitch) {
    return fullCrown(house) * std::max(0.6F, detailScale(pitch));
}

bool hasHouse(const BoardLayout& layout, House house) {
    return house != House::Slate && (!layout.joinedSides || wallTurnsAway(house));
}

} // namespace

bool wallTurnsAway(House house) noexcept {
    return squeezeOf(house) < 1;
}

void standOnGround(BoardLayout& layout, House house, ui::Rect free, bool door) {
    if (!hasHouse(layout, house))
        return;
    if (layout.joinedSides)
        layout.squeeze = squeezeOf(house);
    if (layout.joinedTop) // It stands nowhere.
        return;
    const float s = layout.scale;
    const auto rows = static_cast<float>(layout.rows);
    const float ground = layout.ground / s;
    const float above = layout.skyline / s + sky;
    const auto wallHeight = [&](float pitch) {
        const Margins margins{pitch};
        return rows * pitch + margins.top + margins.bottom;
    };
    const Shrinking shrinking = door ? forDoor : forCrown;
    if (const float before = layout.pitch / s; before >= shrinking.from) {
        const float wanted = wantedCrown + (door ? doorStorey : plinth);
        float fitting = (ground - above - wanted) / (rows + 0.384F);
        if (door) // Windows may have to begin lower than the roof needs.
            fitting = std::min(fitting, (ground - free.y - doorStorey) / (rows + 0.144F));
        const float pitch = std::clamp(fitting, shrinking.share * before, before);
        layout.lampPitch = static_cast<int>(std::floor(pitch * s + 0.001F));
        layout.pitch = static_cast<float>(layout.lampPitch);
    }
    const float pitch = layout.pitch / s;
    const Margins margins{pitch};
    const float height = std::max(wallHeight(pitch), leastWall.y);
    const float spare = std::max(0.0F, ground - above - height);
    const float crown =
        std::min({spare, largestCrown(house, pitch), door ? std::max(wantedCrown, spare - doorStorey) : spare});
    const float storey = std::min(spare - crown, std::clamp(1.5F * pitch, doorStorey, highestStorey));
    const float extra = (height - wallHeight(pitch)) / 2; // For a wall that is higher than its windows need.
    const float top = ground - storey - height + extra + margins.top;
    // Windows may come close to the pavement, but signs of joined edges need room below them.
    const float end = layout.joinedSides ? free.bottom() : ground - plinth - margins.bottom;
    const float lowest = std::max(free.y, end - rows * pitch);
    layout.origin = {std::round(free.centre().x * s - layout.pitch * static_cast<float>(layout.columns) / 2),
                     std::round(std::clamp(top, free.y, lowest) * s)};
}

std::optional<Facade> facadeAround(const BoardLayout& layout, House house) {
    if (!hasHouse(layout, house) || layout.zoomed() || (layout.joinedSides && layout.squeeze >= 1))
        return std::nullopt;
    const float s = layout.scale;
    const float pitch = layout.pitch / s;
    const sf::FloatRect cells = layout.windows();
    const Margins margins{pitch};
    Facade facade;
    facade.house = house;
    facade.ground = layout.ground / s;
    facade.windows = {cells.left / s, cells.top / s, cells.width / s, cells.height / s};
    facade.rows = layout.rows;
    facade.columns = layout.columns;
    facade.k = detailScale(pitch);
    facade.props = false;
    facade.detail = pitch < flatPitch    ? FacadeDetail::Flat
                    : pitch < plainPitch ? FacadeDetail::Plain
                                         : FacadeDetail::Full;
    const float ghosts = layout.joinedSides ? layout.ghostWidth() / s + 0.4F * margins.side : 0;
    const float width = std::max(leastWall.x, facade.windows.w + 2 * (margins.side + ghosts));
    const float spare = std::max(0.0F, leastWall.y - facade.windows.h - margins.top - margins.bottom) / 2;
    const float top = facade.windows.y - margins.top - spare;
    const float bottom = std::min(facade.windows.bottom() + margins.bottom + spare, facade.ground);
    facade.wall = {facade.windows.centre().x - width / 2, top, width, bottom - top};
    facade.sign = facade.right() + widestSign * facade.k <= signRoom * facade.windows.centre().x;
    facade.beyond = layout.joinedTop ? static_cast<float>(layout.reach) * pitch : 0;
    const float skyline = layout.skyline / s;
    facade.crown = std::clamp(top - skyline - sky, 0.0F, largestCrown(house, pitch));
    // Weathercocks and pennants are above the crown.
    while (facade.crown > 0 && placesOn(facade).top < skyline + leastSky)
        facade.crown = std::max(0.0F, facade.crown - crownStep);
    // Steeply upwards, past the words beside the board.
    if (house == House::Lighthouse)
        facade.beam = -0.75F;
    return facade;
}

float crookedTilt(lights::Cell cell) noexcept {
    constexpr std::array tilts{-1.0F, 0.9F, -0.7F, 1.1F};
    return tilts[static_cast<std::size_t>(cell.row * 3 + cell.column) % tilts.size()];
}

} // namespace game
