#include "game/look/WallTint.hpp"

#include <array>

namespace game {

namespace {

constexpr std::size_t houses = 9;
constexpr std::array<std::string_view, houses> ids{"slate",  "shed",  "terrace", "tower",      "lighthouse",
                                                   "corner", "round", "crooked", "observatory"};

struct Hex {
    std::uint32_t wall, wallLow, wallLine, cornice, corniceLow;
};

constexpr std::array<Hex, houses> night{{
    {0x24333F, 0x1A2732, 0x16212B, 0x34454F, 0x1A2730}, // slate
    {0x2A392F, 0x1D2923, 0x18211C, 0x3B4D41, 0x1E2A24}, // shed
    {0x46302D, 0x2C2022, 0x261A1B, 0x5A4A45, 0x2E2424}, // terrace
    {0x3A3244, 0x272230, 0x201C28, 0x4D455A, 0x2A2532}, // tower
    {0x1F3A50, 0x172A3B, 0x12222F, 0x35506A, 0x1A2D3E}, // lighthouse
    {0x413828, 0x2D271D, 0x252019, 0x574D3B, 0x2E281F}, // corner
    {0x1E3C44, 0x162A31, 0x122228, 0x2F5159, 0x182C33}, // round
    {0x26334B, 0x1B2538, 0x161E2E, 0x384862, 0x1D2840}, // crooked
    {0x26443D, 0x1B302C, 0x162725, 0x3C5D54, 0x1E3430}, // observatory
}};

constexpr std::array<Hex, houses> paper{{
    {0xEFE3CB, 0xE6D7BA, 0xDCCBAA, 0xF8F0DF, 0xCDB98F}, // slate
    {0xD5DDBF, 0xC8D1AF, 0xBAC5A0, 0xF4F1DF, 0xA9B48C}, // shed
    {0xE2B39C, 0xD5A28B, 0xC6937C, 0xFAF0E0, 0xBE8C74}, // terrace
    {0xD9CCDD, 0xCCBDD1, 0xBDACC3, 0xF5F0F4, 0xAB98B1}, // tower
    {0xC2D5E6, 0xB2C8DC, 0xA1BACF, 0xF1F4F7, 0x8EA7BE}, // lighthouse
    {0xF1D9A0, 0xE6CB8B, 0xDBBD79, 0xFBF2DC, 0xC9AA63}, // corner
    {0xC4DAD8, 0xB5CDCB, 0xA5BFBD, 0xF2F5EE, 0x93AEAC}, // round
    {0xCBD3E2, 0xBCC6D8, 0xACB7CB, 0xF2F3F5, 0x98A5BD}, // crooked
    {0xBFDACB, 0xAFCCBC, 0x9FBDAC, 0xF1F4E8, 0x8BAC99}, // observatory
}};

sf::Color rgb(std::uint32_t hex) noexcept {
    return sf::Color{(hex << 8U) | 0xFFU};
}

WallTint tint(const Hex& hex) noexcept {
    return {rgb(hex.wall), rgb(hex.wallLow), rgb(hex.wallLine), rgb(hex.cornice), rgb(hex.corniceLow)};
}

} // namespace

House houseOfPack(std::string_view packId) noexcept {
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (ids[i] == packId)
            return static_cast<House>(i);
    return House::Slate;
}

WallTint wallTint(const ui::Theme& theme, House house) noexcept {
    const auto index = static_cast<std::size_t>(house);
    if (theme.id == ui::ThemeId::Night)
        return tint(night[index]);
    if (theme.id == ui::ThemeId::Paper)
        return tint(paper[index]);
    const ui::Palette& colours = theme.colours;
    return {colours.wall, colours.wallLow, colours.wallLine, colours.cornice, colours.corniceLow};
}

} // namespace game
