#pragma once

#include "ui/Theme.hpp"

#include <cstdint>
#include <string_view>

namespace game {

/// The houses of the street. Each has its own wall; slate serves boards that belong to no pack.
enum class House : std::uint8_t { Slate, Shed, Terrace, Tower, Lighthouse, Corner, Round, Crooked, Observatory };

/// The house that a campaign pack is, by the pack's id ("shed", "terrace" …); slate for every other id.
[[nodiscard]] House houseOfPack(std::string_view packId) noexcept;

/// The colours of one house front.
struct WallTint {
    sf::Color wall;       ///< Top of the wall.
    sf::Color wallLow;    ///< Bottom of the wall.
    sf::Color wallLine;   ///< Mortar.
    sf::Color cornice;    ///< Top of cornice and plinth.
    sf::Color corniceLow; ///< Bottom of cornice and plinth.

    friend bool operator==(const WallTint&, const WallTint&) = default;
};

/// The front of `house` in `theme`. The contrast and colour-safe themes know one wall only.
[[nodiscard]] WallTint wallTint(const ui::Theme& theme, House house) noexcept;

} // namespace game
