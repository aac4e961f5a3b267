// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Season.hpp"
#include "game/look/facade/LevelHouse.hpp"
#include "game/look/street/NextDoor.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace game {

/// A house of the campaign in the town; its windows are its levels.
struct TownHouse {
    House house = House::Shed;
    std::vector<LevelLight> levels;

    [[nodiscard]] bool asleep() const;      ///< All levels are solved.
    [[nodiscard]] bool locked() const;      ///< No level is open yet.
    [[nodiscard]] std::size_t dark() const; ///< How many levels are solved.

    friend bool operator==(const TownHouse&, const TownHouse&) = default;
};

/// The street of the campaign: ten places on the tiers of a hill, always the same. In logical units.
struct TownPlan {
    static constexpr float design = 690; ///< The width at scale 1.
    static constexpr float largest = 1.15F;

    float left = 0;    ///< The houses stand between these.
    float right = 0;   ///<
    float ground = 0;  ///< The pavement, on which the nearest of them stand.
    float width = 0;   ///< Width of the window, across which the hill goes on.
    float covered = 0; ///< Up to here from the left something covers the hill, so that its line need not be right.
    House current = House::Slate; ///< This house is near enough for its residents to be seen; slate for none.

    /// The houses, the most distant first.
    [[nodiscard]] static std::span<const House> houses() noexcept;

    [[nodiscard]] float scale() const noexcept { return (right - left) / design; }
    [[nodiscard]] static int tierOf(House house) noexcept; ///< 0 at the pavement, 2 on top of the hill.
    [[nodiscard]] LevelHouse house(House house, std::size_t levels) const;
    [[nodiscard]] NextDoorHouse nextDoor() const noexcept;
    /// The y of the hills' upper edge at an x.
    [[nodiscard]] float hillTop(float x) const;

    friend bool operator==(const TownPlan&, const TownPlan&) = default;
};

enum class TownLight : std::uint8_t { Night, Dawn };

/// What is to be seen of the town.
struct Town {
    TownPlan plan;
    std::vector<TownHouse> houses; ///< The others are left out.
    House current = House::Slate;  ///< The house that the player is at stands in its own light; slate for none.
    TownLight light = TownLight::Night;
    Season season = Season::Summer; ///< The trees follow it.
    std::optional<int> nextDoor{};  ///< The lit windows of the house next door; none: it is left out.
    bool residents = false;         ///< Seen behind lit windows of the current house that are large enough.
    float mist = 0;                 ///< 0 … 1: it is the background of something else, dark or pale.

    friend bool operator==(const Town&, const Town&) = default;
};

/// The cat in the street: its size compared with how it is drawn, and where on a crown it lies down.
inline constexpr float streetCat = 40.0F / 58;
[[nodiscard]] ui::Vec catPlace(const FacadePlaces& places) noexcept;

/// The town is painted in this many steps, from back to front, each of which takes a few milliseconds at most.
inline constexpr std::size_t townSteps = 13;
/// The house that a step paints; slate for none. \param current is in front of the others of its tier.
[[nodiscard]] House houseOfStep(std::size_t step, House current = House::Slate) noexcept;
/// Paints a step: hill, lane, trees or a house.
void paintTown(Brush& brush, const ui::Theme& theme, const Town& town, std::size_t step);

/// Paints a tree as those on the hill at dawn. \param centre of its crown. \param foot the y of the ground. \param
/// radius of the crown's parts: the whole is about 1.8 times as wide and as high. \param shown its opacity.
void paintDawnTree(Brush& brush, Season season, ui::Vec centre, float foot, float radius, float shown);

/// A thread of smoke that rises `height` from `foot`.
void paintSmoke(Brush& brush, ui::Vec foot, float height, sf::Color colour, unsigned seed);

} // namespace game
