// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Theme.hpp"

#include "text/Text.hpp"

#include <algorithm>
#include <vector>

namespace game {

namespace {

sf::Color operator""_rgb(unsigned long long hex) {
    return sf::Color{static_cast<sf::Uint32>(hex << 8U | 0xFFU)};
}
sf::Color operator""_rgba(unsigned long long hex) {
    return sf::Color{static_cast<sf::Uint32>(hex)};
}

/// For a theme in which all houses have the same wall.
std::array<WallTint, houseCount> sameForAll(const WallTint& wall) {
    std::array<WallTint, houseCount> walls;
    walls.fill(wall);
    return walls;
}

Theme night() {
    // clang-format off
    return {
        .title = TR_NOOP("Night"),
        .controls = {
            .name = "night",
            .colours = {
                .surface = 0x14202B_rgb, .surfaceHi = 0x1D2C39_rgb, .surfaceLo = 0x0D161F_rgb,
                .line = 0x3A4E5C_rgb, .lineSoft = 0x263744_rgb, .lineCtl = 0x607A8B_rgb,
                .text = 0xF6EDDA_rgb, .text2 = 0xB9C5CA_rgb, .text3 = 0x8C9CA6_rgb, .onLit = 0x2B1804_rgb,
                .accent = 0xFFB350_rgb, .brass = 0xCBA65F_rgb, .focus = 0xFFFFFF_rgb,
                .hint = 0x8ADBFF_rgb, .ok = 0x7AD4B0_rgb, .danger = 0xFF8370_rgb,
                .litCore = 0xFFF0D4_rgb, .litMid = 0xFFD68C_rgb, .litBody = 0xFFB350_rgb, .litRim = 0xE07E2A_rgb,
                .glow = 0xFF9A35_rgb,
            },
            .flat = false, .additiveGlow = true,
        },
        .look = {
            .skyTop = 0x060B12_rgb, .skyMid = 0x0D1A27_rgb, .skyLow = 0x1D3442_rgb, .haze = 0x3B6B7A5C_rgba,
            .star = 0xEAF2F7_rgb, .starAlpha = 1, .milkyWay = true,
            .moon = 0xF4E7C3_rgb, .moonHigh = 0xF6EBCC_rgb, .moonLow = 0xE8D5AE_rgb,
            .roofFar = 0x12202C_rgb, .roofNear = 0x0A131C_rgb,
            .kerb = 0x1F2D38_rgb, .pavement = 0x101A23_rgb, .pavementLow = 0x080E17_rgb,
            .shade = 0x090F16_rgb, .iron = 0x080D14_rgb, .lampsLit = true,
            .walls = {{
                {0x24333F_rgb, 0x1A2732_rgb, 0x16212B_rgb, 0x34454F_rgb, 0x1A2730_rgb}, // slate
                {0x2A392F_rgb, 0x1D2923_rgb, 0x18211C_rgb, 0x3B4D41_rgb, 0x1E2A24_rgb}, // shed
                {0x46302D_rgb, 0x2C2022_rgb, 0x261A1B_rgb, 0x5A4A45_rgb, 0x2E2424_rgb}, // terrace
                {0x3A3244_rgb, 0x272230_rgb, 0x201C28_rgb, 0x4D455A_rgb, 0x2A2532_rgb}, // tower
                {0x1F3A50_rgb, 0x172A3B_rgb, 0x12222F_rgb, 0x35506A_rgb, 0x1A2D3E_rgb}, // lighthouse
                {0x413828_rgb, 0x2D271D_rgb, 0x252019_rgb, 0x574D3B_rgb, 0x2E281F_rgb}, // corner
                {0x1E3C44_rgb, 0x162A31_rgb, 0x122228_rgb, 0x2F5159_rgb, 0x182C33_rgb}, // round
                {0x26334B_rgb, 0x1B2538_rgb, 0x161E2E_rgb, 0x384862_rgb, 0x1D2840_rgb}, // crooked
                {0x26443D_rgb, 0x1B302C_rgb, 0x162725_rgb, 0x3C5D54_rgb, 0x1E3430_rgb}, // observatory
                {0x432F38_rgb, 0x2C2027_rgb, 0x241A20_rgb, 0x59454E_rgb, 0x2E242A_rgb}, // workshop
            }},
            .wall = 0x22313D_rgb, .wallLow = 0x1A2732_rgb, .paleWalls = false,
            .roofHigh = 0x172028_rgb, .roofLow = 0x19232C_rgb, .gable = 0x1A252F_rgb, .shingle = 0x00000038_rgba,
            .ridgeShade = 0.4F, .chimneyShade = 0.18F, .plinthShade = 0.25F, .houseShadow = 0.5F,
            .fanlight = 0x455762_rgb, .doorstep = 0x182632_rgb,
            .frame = 0x4C5F6A_rgb, .frameLow = 0x2B3944_rgb, .recess = 0x0A1118_rgb,
            .glassOff = 0x1F303D_rgb, .glassOffLow = 0x121D27_rgb, .sheenAlpha = 0.055F,
            .mullionOff = 0x2A3B47_rgb, .mullionOn = 0xB5621A_rgb, .mullionOffAlpha = 0.75F,
            .shutter = 0x3B5B52_rgb, .shutterLow = 0x294239_rgb, .slatAlpha = 0.85F,
            .bloom = 0xFF7A2E_rgb, .silhouette = 0x7A3A06_rgb,
            .cobalt = 0x1E4F96_rgb, .cobaltHi = 0x3B78C6_rgb, .enamel = 0xF8F4E9_rgb,
            .brassLow = 0x7C6132_rgb, .knobHigh = 0xE4D1AC_rgb, .knobMid = 0xCFAC6B_rgb,
            .lock = 0xCBA65F_rgb, .lockPlate = 0x0A1118_rgb,
            .starOn = 0xFFE3A1_rgb, .starOff = 0x5B6F7D_rgb, .starOnGlass = 0xFFE3A1_rgb, .starOffGlass = 0x6C8190_rgb,
            .target = 0xCBA65F_rgb, .ring = 0xF6EDDA_rgb, .markEdge = 0x05090E_rgb, .mapFrame = 0xFFFFFF_rgb,
            .badge = 0x0D1A27_rgb, .hintEdge = 0x05090E_rgb, .hintMoon = 0x101A24_rgb,
            .plainCell = 0x1F303D_rgb,
            .logoLit = 0xFFF0D4_rgb, .logoUnlit = 0x24303B_rgb, .logoOutline = 0x5C6A75_rgb, .logoOutlineWidth = 1.5F,
        },
    };
    // clang-format on
}

Theme paper() {
    // clang-format off
    return {
        .title = TR_NOOP("Paper"),
        .controls = {
            .name = "paper",
            .colours = {
                .surface = 0xFBF6EA_rgb, .surfaceHi = 0xFFFDF7_rgb, .surfaceLo = 0xEFE6D3_rgb,
                .line = 0xA5967A_rgb, .lineSoft = 0xDCD0B8_rgb, .lineCtl = 0x877758_rgb,
                .text = 0x22303A_rgb, .text2 = 0x46555F_rgb, .text3 = 0x59646E_rgb, .onLit = 0x2B1804_rgb,
                .accent = 0x8A5A00_rgb, .brass = 0x8C6A24_rgb, .focus = 0x0B3E86_rgb,
                .hint = 0x006A8E_rgb, .ok = 0x1C6E50_rgb, .danger = 0xB3301B_rgb,
                .litCore = 0xFFFBEA_rgb, .litMid = 0xFFE08A_rgb, .litBody = 0xFFBF3C_rgb, .litRim = 0xEE9A1E_rgb,
                .glow = 0xFFB347_rgb,
            },
            .flat = false, .additiveGlow = false,
        },
        .look = {
            .skyTop = 0xB9D3DA_rgb, .skyMid = 0xD7E4E2_rgb, .skyLow = 0xF3E7D0_rgb, .haze = 0xFFF1D6B3_rgba,
            .star = 0xFFFFFF_rgb, .starAlpha = 0.6F, .milkyWay = false,
            .moon = 0xFFEBB8_rgb, .moonHigh = 0xFFF6DF_rgb, .moonLow = 0xFFEBB8_rgb,
            .roofFar = 0xC9CFC8_rgb, .roofNear = 0xA9B3AF_rgb,
            .kerb = 0xF8F0DF_rgb, .pavement = 0xD3CBB6_rgb, .pavementLow = 0xDED2B8_rgb,
            .shade = 0x293036_rgb, .iron = 0x4C514F_rgb, .lampsLit = false,
            .walls = {{
                {0xEFE3CB_rgb, 0xE6D7BA_rgb, 0xDCCBAA_rgb, 0xF8F0DF_rgb, 0xCDB98F_rgb}, // slate
                {0xD5DDBF_rgb, 0xC8D1AF_rgb, 0xBAC5A0_rgb, 0xF4F1DF_rgb, 0xA9B48C_rgb}, // shed
                {0xE2B39C_rgb, 0xD5A28B_rgb, 0xC6937C_rgb, 0xFAF0E0_rgb, 0xBE8C74_rgb}, // terrace
                {0xD9CCDD_rgb, 0xCCBDD1_rgb, 0xBDACC3_rgb, 0xF5F0F4_rgb, 0xAB98B1_rgb}, // tower
                {0xC2D5E6_rgb, 0xB2C8DC_rgb, 0xA1BACF_rgb, 0xF1F4F7_rgb, 0x8EA7BE_rgb}, // lighthouse
                {0xF1D9A0_rgb, 0xE6CB8B_rgb, 0xDBBD79_rgb, 0xFBF2DC_rgb, 0xC9AA63_rgb}, // corner
                {0xC4DAD8_rgb, 0xB5CDCB_rgb, 0xA5BFBD_rgb, 0xF2F5EE_rgb, 0x93AEAC_rgb}, // round
                {0xCBD3E2_rgb, 0xBCC6D8_rgb, 0xACB7CB_rgb, 0xF2F3F5_rgb, 0x98A5BD_rgb}, // crooked
                {0xBFDACB_rgb, 0xAFCCBC_rgb, 0x9FBDAC_rgb, 0xF1F4E8_rgb, 0x8BAC99_rgb}, // observatory
                {0xDCC3BC_rgb, 0xCFB3AC_rgb, 0xBFA29B_rgb, 0xF7F0EC_rgb, 0xB0938C_rgb}, // workshop
            }},
            .wall = 0xEFE3CB_rgb, .wallLow = 0xE6D7BA_rgb, .paleWalls = true,
            .roofHigh = 0xA9573F_rgb, .roofLow = 0xAC5E47_rgb, .gable = 0x984E39_rgb, .shingle = 0xF0C8B459_rgba,
            .ridgeShade = 0.12F, .chimneyShade = 0, .plinthShade = 0, .houseShadow = 0.18F,
            .fanlight = 0xFFFFFF_rgb, .doorstep = 0xD0B88B_rgb,
            .frame = 0xFBF6EA_rgb, .frameLow = 0xE3D6BC_rgb, .recess = 0xB9A682_rgb,
            .glassOff = 0x455862_rgb, .glassOffLow = 0x313F48_rgb, .sheenAlpha = 0.1F,
            .mullionOff = 0xE9DFCB_rgb, .mullionOn = 0xFFF3D2_rgb, .mullionOffAlpha = 0.9F,
            .shutter = 0x6E9486_rgb, .shutterLow = 0x56796C_rgb, .slatAlpha = 0.45F,
            .bloom = 0xFF7A2E_rgb, .silhouette = 0x7A3A06_rgb,
            .cobalt = 0x1E4F96_rgb, .cobaltHi = 0x3B78C6_rgb, .enamel = 0xFFFFFF_rgb,
            .brassLow = 0x6B5019_rgb, .knobHigh = 0xB49E71_rgb, .knobMid = 0x8C6A24_rgb,
            .lock = 0xF3D086_rgb, .lockPlate = 0x22303A_rgb,
            .starOn = 0xA96500_rgb, .starOff = 0x8A8371_rgb, .starOnGlass = 0xFFC94F_rgb, .starOffGlass = 0xB9C2C2_rgb,
            .target = 0x8C6A24_rgb, .ring = 0x0B3E86_rgb, .markEdge = 0xFFFFFF_rgb, .mapFrame = 0xFFFFFF_rgb,
            .badge = 0xFBF6EA_rgb, .hintEdge = 0xB8D5DF_rgb, .hintMoon = 0xFFFFFF_rgb,
            .plainCell = 0xDCD0B8_rgb,
            .logoLit = 0x22303A_rgb, .logoUnlit = sf::Color::Transparent, .logoOutline = 0x22303A_rgb, .logoOutlineWidth = 2,
        },
    };
    // clang-format on
}

Theme highContrast() {
    // clang-format off
    return {
        .title = TR_NOOP("High contrast"),
        .controls = {
            .name = "contrast",
            .colours = {
                .surface = 0x000000_rgb, .surfaceHi = 0x000000_rgb, .surfaceLo = 0x000000_rgb,
                .line = 0xFFFFFF_rgb, .lineSoft = 0x969696_rgb, .lineCtl = 0xFFFFFF_rgb,
                .text = 0xFFFFFF_rgb, .text2 = 0xFFFFFF_rgb, .text3 = 0xD0D0D0_rgb, .onLit = 0x000000_rgb,
                .accent = 0xFFDD00_rgb, .brass = 0xFFFFFF_rgb, .focus = 0x00E5FF_rgb,
                .hint = 0xFF7BFF_rgb, .ok = 0x5CFF9D_rgb, .danger = 0xFF8A7A_rgb,
                .litCore = 0xFFDD00_rgb, .litMid = 0xFFDD00_rgb, .litBody = 0xFFDD00_rgb, .litRim = 0xFFDD00_rgb,
                .glow = 0x000000_rgb,
            },
            .flat = true, .additiveGlow = false,
        },
        .look = {
            .skyTop = 0x000000_rgb, .skyMid = 0x000000_rgb, .skyLow = 0x000000_rgb, .haze = sf::Color::Transparent,
            .star = 0xFFFFFF_rgb, .starAlpha = 1, .milkyWay = true,
            .moon = 0xFFFFFF_rgb, .moonHigh = 0xFFFFFF_rgb, .moonLow = 0xF0E7D9_rgb,
            .roofFar = 0x000000_rgb, .roofNear = 0x000000_rgb,
            .kerb = 0xFFFFFF_rgb, .pavement = 0x000000_rgb, .pavementLow = 0x000000_rgb,
            .shade = 0xFFFFFF_rgb, .iron = 0xFFFFFF_rgb, .lampsLit = true,
            .walls = sameForAll({0x000000_rgb, 0x000000_rgb, 0x000000_rgb, 0xFFFFFF_rgb, 0xFFFFFF_rgb}),
            .wall = 0x000000_rgb, .wallLow = 0x000000_rgb, .paleWalls = false,
            .roofHigh = 0x000000_rgb, .roofLow = 0x000000_rgb, .gable = 0x000000_rgb, .shingle = 0x00000038_rgba,
            .ridgeShade = 0.4F, .chimneyShade = 0.18F, .plinthShade = 0.25F, .houseShadow = 0.5F,
            .fanlight = 0x000000_rgb, .doorstep = 0xFFFFFF_rgb,
            .frame = 0xFFFFFF_rgb, .frameLow = 0xFFFFFF_rgb, .recess = 0x000000_rgb,
            .glassOff = 0x000000_rgb, .glassOffLow = 0x000000_rgb, .sheenAlpha = 0,
            .mullionOff = 0x000000_rgb, .mullionOn = 0x000000_rgb, .mullionOffAlpha = 0.75F,
            .shutter = 0x000000_rgb, .shutterLow = 0x000000_rgb, .slatAlpha = 0.85F,
            .bloom = 0xFF7A2E_rgb, .silhouette = 0x7A3A06_rgb,
            .cobalt = 0x000000_rgb, .cobaltHi = 0x000000_rgb, .enamel = 0xFFFFFF_rgb,
            .brassLow = 0xFFFFFF_rgb, .knobHigh = 0xFFFFFF_rgb, .knobMid = 0xFFFFFF_rgb,
            .lock = 0xFFFFFF_rgb, .lockPlate = 0x0A1118_rgb,
            .starOn = 0xFFDD00_rgb, .starOff = 0xFFFFFF_rgb, .starOnGlass = 0xFFDD00_rgb, .starOffGlass = 0xFFFFFF_rgb,
            .target = 0x5CFF9D_rgb, .ring = 0xFFFFFF_rgb, .markEdge = 0x05090E_rgb, .mapFrame = 0x00E5FF_rgb,
            .badge = 0x000000_rgb, .hintEdge = 0x05090E_rgb, .hintMoon = 0x101A24_rgb,
            .plainCell = 0x000000_rgb,
            .logoLit = 0xFFDD00_rgb, .logoUnlit = sf::Color::Transparent, .logoOutline = 0xFFFFFF_rgb, .logoOutlineWidth = 1.5F,
        },
    };
    // clang-format on
}

Theme colourSafe() {
    // clang-format off
    return {
        .title = TR_NOOP("Colour-blind friendly"),
        .controls = {
            .name = "cvd",
            .colours = {
                .surface = 0x0B2136_rgb, .surfaceHi = 0x12304B_rgb, .surfaceLo = 0x071726_rgb,
                .line = 0x3F6E96_rgb, .lineSoft = 0x1E4262_rgb, .lineCtl = 0x4F83AF_rgb,
                .text = 0xF4F7FA_rgb, .text2 = 0xBFD2E2_rgb, .text3 = 0x93ADC2_rgb, .onLit = 0x1E1A00_rgb,
                .accent = 0xF0E442_rgb, .brass = 0xE69F00_rgb, .focus = 0xFFFFFF_rgb,
                .hint = 0xF0A6D0_rgb, .ok = 0x3FD3A6_rgb, .danger = 0xFF9257_rgb,
                .litCore = 0xFFFDE6_rgb, .litMid = 0xFAF3A0_rgb, .litBody = 0xF0E442_rgb, .litRim = 0xD9C400_rgb,
                .glow = 0xFFD24A_rgb,
            },
            .flat = false, .additiveGlow = true,
        },
        .look = {
            .skyTop = 0x05101C_rgb, .skyMid = 0x0A1F33_rgb, .skyLow = 0x14385A_rgb, .haze = 0x2A64965C_rgba,
            .star = 0xEAF2F7_rgb, .starAlpha = 1, .milkyWay = true,
            .moon = 0xF0E442_rgb, .moonHigh = 0xF2E85E_rgb, .moonLow = 0xE5D351_rgb,
            .roofFar = 0x0D2740_rgb, .roofNear = 0x071726_rgb,
            .kerb = 0x283847_rgb, .pavement = 0x121D29_rgb, .pavementLow = 0x08141F_rgb,
            .shade = 0x090F16_rgb, .iron = 0x080D14_rgb, .lampsLit = true,
            .walls = sameForAll({0x2C3845_rgb, 0x202A35_rgb, 0x1A232D_rgb, 0x3D4D5E_rgb, 0x212C38_rgb}),
            .wall = 0x2C3845_rgb, .wallLow = 0x202A35_rgb, .paleWalls = false,
            .roofHigh = 0x0C2339_rgb, .roofLow = 0x0D273F_rgb, .gable = 0x0E2943_rgb, .shingle = 0x00000038_rgba,
            .ridgeShade = 0.4F, .chimneyShade = 0.18F, .plinthShade = 0.25F, .houseShadow = 0.5F,
            .fanlight = 0x264E71_rgb, .doorstep = 0x182632_rgb,
            .frame = 0x2A5479_rgb, .frameLow = 0x17344F_rgb, .recess = 0x04101B_rgb,
            .glassOff = 0x0F2A42_rgb, .glassOffLow = 0x081B2D_rgb, .sheenAlpha = 0.055F,
            .mullionOff = 0x56B4E9_rgb, .mullionOn = 0x5A5000_rgb, .mullionOffAlpha = 0.9F,
            .shutter = 0x3A5C77_rgb, .shutterLow = 0x274259_rgb, .slatAlpha = 0.85F,
            .bloom = 0xFFD24A_rgb, .silhouette = 0x7B640E_rgb,
            .cobalt = 0x0072B2_rgb, .cobaltHi = 0x2B86C0_rgb, .enamel = 0xFFFFFF_rgb,
            .brassLow = 0x8A5F00_rgb, .knobHigh = 0xF2CD7A_rgb, .knobMid = 0xE8A612_rgb,
            .lock = 0xE69F00_rgb, .lockPlate = 0x0A1118_rgb,
            .starOn = 0xF0E442_rgb, .starOff = 0x6C8CA8_rgb, .starOnGlass = 0xF0E442_rgb, .starOffGlass = 0x8FB3D0_rgb,
            .target = 0xE69F00_rgb, .ring = 0xF4F7FA_rgb, .markEdge = 0x05090E_rgb, .mapFrame = 0xFFFFFF_rgb,
            .badge = 0x0A1F33_rgb, .hintEdge = 0x05090E_rgb, .hintMoon = 0x101A24_rgb,
            .plainCell = 0x0F2A42_rgb,
            .logoLit = 0xFFFDE6_rgb, .logoUnlit = 0x1D3348_rgb, .logoOutline = 0x5D758A_rgb, .logoOutlineWidth = 1.5F,
        },
    };
    // clang-format on
}

constexpr std::array<std::string_view, houseCount> packIds{"slate",  "shed",  "terrace", "tower",       "lighthouse",
                                                           "corner", "round", "crooked", "observatory", "workshop"};

} // namespace

std::span<const Theme> themes() noexcept {
    static const std::array all{night(), paper(), highContrast(), colourSafe()};
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
