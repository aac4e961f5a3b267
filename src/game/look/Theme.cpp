// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Theme.hpp"

#include "text/Text.hpp"

#include <algorithm>
#include <vector>

namespace game {

namespace {

/// A colour of a table, constant as sf::Color is not.
struct Rgba {
    sf::Uint32 value;

    operator sf::Color() const { return sf::Color(value); } // NOLINT(google-explicit-constructor)
};

constexpr Rgba operator""_rgb(unsigned long long hex) {
    return {static_cast<sf::Uint32>(hex << 8U | 0xFFU)};
}
constexpr Rgba operator""_rgba(unsigned long long hex) {
    return {static_cast<sf::Uint32>(hex)};
}

/// A wall of one house in one theme.
struct WallRow {
    std::string_view theme;
    House house;
    Rgba wall, wallLow, wallLine, cornice, corniceLow; ///< As in WallTint.
};

std::array<WallTint, houseCount> wallsOf(std::string_view theme) {
    static constexpr WallRow rows[] = {
#include "game/look/themes/Walls.rows"
    };
    std::array<WallTint, houseCount> walls{};
    for (const WallRow& row : rows)
        if (row.theme == theme)
            walls[static_cast<std::size_t>(row.house)] = {row.wall, row.wallLow, row.wallLine, row.cornice,
                                                          row.corniceLow};
    return walls;
}

/// A theme from the tables in themes/, each with a column of values for every theme.
Theme tabled(std::size_t column, std::string_view name, const char* title, bool flat, bool additiveGlow) {
    const auto of = [column](auto... values) { return std::array{values...}[column]; };
    // clang-format off
    return {
        .title = title,
        .controls = {
            .name = name,
            .colours = {
#include "game/look/themes/Controls.rows"
            },
            .flat = flat, .additiveGlow = additiveGlow,
        },
        .look = {
#include "game/look/themes/Street.rows"
            .walls = wallsOf(name),
#include "game/look/themes/Houses.rows"
        },
    };
    // clang-format on
}

constexpr std::array<std::string_view, houseCount> packIds{"slate",       "shed",     "terrace", "tower",
                                                           "lighthouse",  "corner",   "round",   "crooked",
                                                           "observatory", "workshop", "hotel"};

} // namespace

std::span<const Theme> themes() noexcept {
    static const std::array all{tabled(0, "night", TR_NOOP("Night"), false, true),
                                tabled(1, "paper", TR_NOOP("Paper"), false, false),
                                tabled(2, "contrast", TR_NOOP("High contrast"), true, false),
                                tabled(3, "cvd", TR_NOOP("Colour-blind friendly"), false, true)};
    return all;
}

std::span<const std::string_view> themeNames() noexcept {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> result;
        for (const Theme& each : themes())
            result.push_back(each.controls.name);
        return result;
    }();
    return names;
}

const Theme* findTheme(std::string_view name) noexcept {
    const std::span<const Theme> all = themes();
    const auto found =
        std::find_if(all.begin(), all.end(), [name](const Theme& each) { return each.controls.name == name; });
    return found == all.end() ? nullptr : &*found;
}

const Theme& theme(std::string_view name) noexcept {
    const Theme* const found = findTheme(name);
    return found != nullptr ? *found : themes().front();
}

const Look& look(const ui::Theme& theme) noexcept {
    return game::theme(theme.name).look;
}

const WallTint& wallTint(const ui::Theme& theme, House house) noexcept {
    return look(theme).walls[static_cast<std::size_t>(house)];
}

House houseOfPack(std::string_view packId) noexcept {
    for (std::size_t i = 0; i < packIds.size(); ++i)
        if (packIds[i] == packId)
            return static_cast<House>(i);
    return House::Slate;
}

} // namespace game
