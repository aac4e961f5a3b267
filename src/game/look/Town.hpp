#pragma once

#include "game/look/facade/LevelHouse.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace game {

/// A house of the campaign in the town; its windows are its levels.
struct TownHouse {
    House house = House::Shed;
    std::vector<LevelLight> levels;

    [[nodiscard]] bool asleep() const; ///< All levels are solved.
    [[nodiscard]] bool locked() const; ///< No level is open yet.

    friend bool operator==(const TownHouse&, const TownHouse&) = default;
};

/// The street of the campaign: eight places on the tiers of a hill, always the same. In logical units.
struct TownPlan {
    float left = 0;   ///< The houses stand between these.
    float right = 0;  ///<
    float ground = 0; ///< The pavement, on which the nearest of them stand.
    float width = 0;  ///< Of the window, across which the hill goes on.

    /// The houses, the most distant first.
    [[nodiscard]] static std::span<const House> houses() noexcept;

    [[nodiscard]] float scale() const noexcept { return (right - left) / 690; }
    [[nodiscard]] static int tierOf(House house) noexcept; ///< 0 at the pavement, 2 on top of the hill.
    [[nodiscard]] LevelHouse house(House house, std::size_t levels) const;

    friend bool operator==(const TownPlan&, const TownPlan&) = default;
};

enum class TownLight : std::uint8_t { Night, Dawn };

/// Paints hill, lane, trees and houses. Houses that are not in the list are left out.
/// \param current the house that the player is at: it stands in its own light; slate for none.
void paintTown(Brush& brush, const ui::Theme& theme, const TownPlan& plan, std::span<const TownHouse> houses,
               House current, TownLight light = TownLight::Night);

/// A thread of smoke that rises `height` from `foot`.
void paintSmoke(Brush& brush, ui::Vec foot, float height, sf::Color colour, unsigned seed);

} // namespace game
