#pragma once

#include "ui/Theme.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace game {

/// The houses of the street. Each has its own wall; slate serves boards that belong to no pack.
enum class House : std::uint8_t { Slate, Shed, Terrace, Tower, Lighthouse, Corner, Round, Crooked, Observatory };

inline constexpr std::size_t houseCount = static_cast<std::size_t>(House::Observatory) + 1;

/// The house that a campaign pack is, by the pack's id ("shed", "terrace" …); slate for every other id.
[[nodiscard]] House houseOfPack(std::string_view packId) noexcept;

/// The colours of one house front. docs/look.md says more of the street.
struct WallTint {
    sf::Color wall;       ///< Top of the wall.
    sf::Color wallLow;    ///< Bottom of the wall.
    sf::Color wallLine;   ///< Mortar.
    sf::Color cornice;    ///< Top of cornice and plinth.
    sf::Color corniceLow; ///< Bottom of cornice and plinth.

    friend bool operator==(const WallTint&, const WallTint&) = default;
};

/// What the street looks like in a theme: every colour by what it is for, and what cannot be said in a colour.
/// "High" and "Low" are the ends of a gradient. A shade (0 … 1) is how far something is darkened.
struct Look {
    // Sky and street.
    sf::Color skyTop, skyMid, skyLow;
    sf::Color haze; ///< Above the skyline, at its full alpha; fades to nothing upwards.
    sf::Color star;
    float starAlpha; ///< By day the stars are a hint of themselves.
    bool milkyWay;
    sf::Color moon, moonHigh, moonLow;
    sf::Color roofFar, roofNear; ///< The rows of houses behind.
    sf::Color kerb, pavement, pavementLow;
    sf::Color shade; ///< The cats, against the sky.
    sf::Color iron;  ///< Street lamps.
    bool lampsBurn;  ///< The street lamps are lit.

    // Houses.
    std::array<WallTint, houseCount> walls; ///< In the order of House.
    sf::Color wall, wallLow;                ///< A wall of no house: thumbnails and maps.
    bool paleWalls;                         ///< Walls need not be lightened to be seen as icons.
    sf::Color roofHigh, roofLow;
    sf::Color gable;   ///< Of a dormer.
    sf::Color shingle; ///< The lines between shingles.
    float ridgeShade, chimneyShade;
    float plinthShade;            ///< Of the band over a plinth; 0: there is none.
    float houseShadow;            ///< Alpha of the shadow that a house casts.
    sf::Color fanlight, doorstep; ///< The bars of the window over the door, and the step before it.

    // Windows.
    sf::Color frame, frameLow, recess;
    sf::Color glassOff, glassOffLow;
    float sheenAlpha; ///< The sky's reflection on unlit glass.
    sf::Color mullionOff, mullionOn;
    float mullionOffAlpha;
    sf::Color shutter, shutterLow;
    float slatAlpha;
    sf::Color bloom;      ///< The light that lies over lit windows.
    sf::Color silhouette; ///< What stands behind lit glass.

    // Signs and marks.
    sf::Color cobalt, cobaltHi, enamel;    ///< Number plaques.
    sf::Color brassLow, knobHigh, knobMid; ///< Bells.
    sf::Color lock, lockPlate;
    sf::Color starOn, starOff;           ///< Earned and missing, on a panel.
    sf::Color starOnGlass, starOffGlass; ///< The same on a dark window.
    sf::Color target;                    ///< A window that is lit in the picture to be made.
    sf::Color ring;                      ///< Round the window that the pointer is on.
    sf::Color markEdge;                  ///< The line that sets a mark off from what it lies on.
    sf::Color mapFrame;                  ///< What is seen of a large board, on its map.
    sf::Color badge;                     ///< The ground of the badges of joined edges.
    sf::Color hintEdge, hintMoon;        ///< Of a hint's badge.
    sf::Color plainCell;                 ///< An unlit cell of a small plain board.
    sf::Color logoLit, logoUnlit, logoOutline;
    float logoPen; ///< Width of the outline.
};

/// A theme of the game. A new one is an entry in Theme.cpp.
struct Theme {
    const char* title; ///< A message: what the player calls it.
    ui::Theme controls;
    Look look;
};

/// All themes, in the order in which they are offered; the first is the one that a new player gets.
[[nodiscard]] std::span<const Theme> themes() noexcept;
[[nodiscard]] const Theme* findTheme(std::string_view name) noexcept; ///< Null where none has the name.
[[nodiscard]] const Theme& theme(std::string_view name) noexcept;     ///< The first where none has the name.
[[nodiscard]] std::span<const std::string_view> themeNames() noexcept;

/// What the street looks like where controls are drawn in `theme`.
[[nodiscard]] const Look& look(const ui::Theme& theme) noexcept;

/// The front of `house` in `theme`.
[[nodiscard]] const WallTint& wallTint(const ui::Theme& theme, House house) noexcept;

} // namespace game
