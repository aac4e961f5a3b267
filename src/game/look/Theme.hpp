// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Theme.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace game {

/// The houses of the street, each with its own wall; slate is for boards that belong to no pack.
enum class House : std::uint8_t {
    Slate,
    Shed,
    Terrace,
    Tower,
    Lighthouse,
    Corner,
    Round,
    Crooked,
    Observatory,
    Workshop,
    Hotel
};

inline constexpr std::size_t houseCount = static_cast<std::size_t>(House::Hotel) + 1;

/// The house of a campaign pack, by the pack's id ("shed", "terrace" …); slate for any other id.
[[nodiscard]] House houseOfPack(std::string_view packId) noexcept;

/// The colours of a house front. See docs/look.md.
struct WallTint {
    sf::Color wall;       ///< Top of the wall.
    sf::Color wallLow;    ///< Bottom of the wall.
    sf::Color wallLine;   ///< Mortar.
    sf::Color cornice;    ///< Top of cornice and plinth.
    sf::Color corniceLow; ///< Bottom of cornice and plinth.

    friend bool operator==(const WallTint&, const WallTint&) = default;
};

/// The look of the street in a theme: every colour by purpose, and what colours alone cannot express. "High" and "Low"
/// are the ends of a gradient. A shade (0 … 1) is how much something is darkened.
struct Look {
    // Sky and street.
    sf::Color skyTop, skyMid, skyLow;
    sf::Color haze; ///< Directly above the skyline at its full alpha; fades out upwards.
    sf::Color star;
    float starAlpha; ///< Low on a light sky, where the stars are only hinted at.
    bool milkyWay;
    sf::Color moon, moonHigh, moonLow;
    sf::Color roofFar, roofNear; ///< The rows of houses in the background.
    sf::Color kerb, pavement, pavementLow;
    sf::Color shade; ///< The cats, against the sky.
    sf::Color iron;  ///< Street lamps.
    bool lampsLit;   ///< Whether the street lamps are lit.

    // Houses.
    std::array<WallTint, houseCount> walls; ///< In the order of House.
    sf::Color wall, wallLow;                ///< A wall that belongs to no house: thumbnails and maps.
    bool paleWalls;                         ///< Walls are light enough to be used in icons as they are.
    sf::Color roofHigh, roofLow;
    sf::Color gable;   ///< The gable of a dormer.
    sf::Color shingle; ///< The lines between shingles.
    float ridgeShade, chimneyShade;
    float houseShadow;            ///< Alpha of the shadow cast by a house.
    sf::Color fanlight, doorstep; ///< The bars of the window above the door, and the step in front of it.

    // Windows.
    sf::Color frame, frameLow, recess;
    sf::Color glassOff, glassOffLow;
    float sheenAlpha; ///< The sky's reflection on unlit glass.
    sf::Color mullionOff, mullionOn;
    float mullionOffAlpha;
    sf::Color shutter, shutterLow;
    float slatAlpha;
    sf::Color bloom;      ///< The light on top of lit windows.
    sf::Color silhouette; ///< Silhouettes behind lit glass.

    // Signs and marks.
    sf::Color cobalt, cobaltHi, enamel;    ///< Number plaques.
    sf::Color brassLow, knobHigh, knobMid; ///< Bells.
    sf::Color lock, lockPlate;
    sf::Color starOn, starOff;           ///< Earned and missing, on a panel.
    sf::Color starOnGlass, starOffGlass; ///< Stars on a dark window.
    sf::Color target;                    ///< A window that is lit in the picture to be formed.
    sf::Color ring;                      ///< Around the window under the pointer.
    sf::Color markEdge;                  ///< The line that separates a mark from its background.
    sf::Color mapFrame;                  ///< The visible part of a large board on its map.
    sf::Color badge;                     ///< The background of the badges of joined edges.
    sf::Color hintEdge, hintMoon;        ///< The badge of a hint.
    sf::Color plainCell;                 ///< An unlit cell of a small plain board.
    sf::Color logoLit, logoUnlit, logoOutline;
    float logoOutlineWidth; ///< Width of the outline.
};

/// A theme of the game. To add one, add an entry in Theme.cpp.
struct Theme {
    const char* title; ///< Message id: the name that the player sees.
    ui::Theme controls;
    Look look;
};

/// All themes, in the order offered; new players get the first.
[[nodiscard]] std::span<const Theme> themes() noexcept;
[[nodiscard]] const Theme* findTheme(std::string_view name) noexcept; ///< Null if there is no such theme.
[[nodiscard]] const Theme& theme(std::string_view name) noexcept;     ///< The first if there is no such theme.
[[nodiscard]] std::span<const std::string_view> themeNames() noexcept;

/// The look of the street for controls drawn in `theme`.
[[nodiscard]] const Look& look(const ui::Theme& theme) noexcept;

/// The front of `house` in `theme`.
[[nodiscard]] const WallTint& wallTint(const ui::Theme& theme, House house) noexcept;

} // namespace game
