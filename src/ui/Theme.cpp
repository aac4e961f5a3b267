#include "ui/Theme.hpp"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

/// One colour of the palette in the four themes, in the order of ThemeId, as 0xRRGGBB.
struct Token {
    sf::Color Palette::*colour;
    std::array<std::uint32_t, allThemes.size()> values;
};

constexpr std::array tokens{
    // clang-format off
    //                           night     paper     contrast  cvd
    Token{&Palette::skyTop, {0x060B12, 0xB9D3DA, 0x000000, 0x05101C}},
    Token{&Palette::skyMid, {0x0D1A27, 0xD7E4E2, 0x000000, 0x0A1F33}},
    Token{&Palette::skyLow, {0x1D3442, 0xF3E7D0, 0x000000, 0x14385A}},
    Token{&Palette::star, {0xEAF2F7, 0xFFFFFF, 0xFFFFFF, 0xEAF2F7}},
    Token{&Palette::moon, {0xF4E7C3, 0xFFFFFF, 0xFFFFFF, 0xF0E442}},
    Token{&Palette::roofFar, {0x12202C, 0xC9CFC8, 0x000000, 0x0D2740}},
    Token{&Palette::roofNear, {0x0A131C, 0xA9B3AF, 0x000000, 0x071726}},
    Token{&Palette::roof, {0x1B2630, 0xA9573F, 0x000000, 0x0E2A44}},
    Token{&Palette::wall, {0x22313D, 0xEFE3CB, 0x000000, 0x2C3845}},
    Token{&Palette::wallLow, {0x1A2732, 0xE6D7BA, 0x000000, 0x202A35}},
    Token{&Palette::wallLine, {0x16212B, 0xDCCBAA, 0x000000, 0x1A232D}},
    Token{&Palette::cornice, {0x2E404D, 0xF8F0DF, 0xFFFFFF, 0x3D4D5E}},
    Token{&Palette::corniceLow, {0x182530, 0xCDB98F, 0xFFFFFF, 0x212C38}},
    Token{&Palette::frame, {0x4C5F6A, 0xFBF6EA, 0xFFFFFF, 0x2A5479}},
    Token{&Palette::frameLow, {0x2B3944, 0xE3D6BC, 0xFFFFFF, 0x17344F}},
    Token{&Palette::recess, {0x0A1118, 0xB9A682, 0x000000, 0x04101B}},
    Token{&Palette::glassOff, {0x1F303D, 0x455862, 0x000000, 0x0F2A42}},
    Token{&Palette::glassOffLow, {0x121D27, 0x313F48, 0x000000, 0x081B2D}},
    Token{&Palette::mullionOff, {0x2A3B47, 0xE9DFCB, 0x000000, 0x56B4E9}},
    Token{&Palette::litCore, {0xFFF0D4, 0xFFFBEA, 0xFFDD00, 0xFFFDE6}},
    Token{&Palette::litMid, {0xFFD68C, 0xFFE08A, 0xFFDD00, 0xFAF3A0}},
    Token{&Palette::litBody, {0xFFB350, 0xFFBF3C, 0xFFDD00, 0xF0E442}},
    Token{&Palette::litRim, {0xE07E2A, 0xEE9A1E, 0xFFDD00, 0xD9C400}},
    Token{&Palette::mullionOn, {0xB5621A, 0xFFF3D2, 0x000000, 0x5A5000}},
    Token{&Palette::glow, {0xFF9A35, 0xFFB347, 0x000000, 0xFFD24A}},
    Token{&Palette::shutter, {0x3B5B52, 0x6E9486, 0x000000, 0x3A5C77}},
    Token{&Palette::shutterLow, {0x294239, 0x56796C, 0x000000, 0x274259}},
    Token{&Palette::surface, {0x14202B, 0xFBF6EA, 0x000000, 0x0B2136}},
    Token{&Palette::surfaceHi, {0x1D2C39, 0xFFFDF7, 0x000000, 0x12304B}},
    Token{&Palette::surfaceLo, {0x0D161F, 0xEFE6D3, 0x000000, 0x071726}},
    Token{&Palette::line, {0x3A4E5C, 0xA5967A, 0xFFFFFF, 0x3F6E96}},
    Token{&Palette::lineSoft, {0x263744, 0xDCD0B8, 0x8A8A8A, 0x1E4262}},
    Token{&Palette::lineCtl, {0x607A8B, 0x877758, 0xFFFFFF, 0x4F83AF}},
    Token{&Palette::text, {0xF6EDDA, 0x22303A, 0xFFFFFF, 0xF4F7FA}},
    Token{&Palette::text2, {0xB9C5CA, 0x46555F, 0xFFFFFF, 0xBFD2E2}},
    Token{&Palette::text3, {0x8C9CA6, 0x59646E, 0xD0D0D0, 0x93ADC2}},
    Token{&Palette::onLit, {0x2B1804, 0x2B1804, 0x000000, 0x1E1A00}},
    Token{&Palette::accent, {0xFFB350, 0x8A5A00, 0xFFDD00, 0xF0E442}},
    Token{&Palette::cobalt, {0x1E4F96, 0x1E4F96, 0x000000, 0x0072B2}},
    Token{&Palette::cobaltHi, {0x3B78C6, 0x3B78C6, 0x000000, 0x2B86C0}},
    Token{&Palette::enamel, {0xF8F4E9, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF}},
    Token{&Palette::brass, {0xCBA65F, 0x8C6A24, 0xFFFFFF, 0xE69F00}},
    Token{&Palette::brassLow, {0x7C6132, 0x6B5019, 0xFFFFFF, 0x8A5F00}},
    Token{&Palette::focus, {0xFFFFFF, 0x0B3E86, 0x00E5FF, 0xFFFFFF}},
    Token{&Palette::hint, {0x8ADBFF, 0x006A8E, 0xFF7BFF, 0xF0A6D0}},
    Token{&Palette::ok, {0x7AD4B0, 0x1C6E50, 0x5CFF9D, 0x3FD3A6}},
    Token{&Palette::danger, {0xFF8370, 0xB3301B, 0xFF8A7A, 0xFF9257}},
    Token{&Palette::target, {0xCBA65F, 0x8C6A24, 0x5CFF9D, 0xE69F00}},
    Token{&Palette::starOn, {0xFFE3A1, 0xA96500, 0xFFDD00, 0xF0E442}},
    Token{&Palette::starOff, {0x5B6F7D, 0x8A8371, 0xFFFFFF, 0x6C8CA8}},
    Token{&Palette::starOnGlass, {0xFFE3A1, 0xFFC94F, 0xFFDD00, 0xF0E442}},
    Token{&Palette::starOffGlass, {0x6C8190, 0xB9C2C2, 0xFFFFFF, 0x8FB3D0}},
    // clang-format on
};

constexpr std::array<std::string_view, allThemes.size()> names{"night", "paper", "contrast", "cvd"};

constexpr std::size_t indexOf(ThemeId id) {
    return static_cast<std::size_t>(id);
}

sf::Color fromHex(std::uint32_t rgb, sf::Uint8 alpha = 255) {
    return sf::Color(rgb << 8U | alpha);
}

sf::Color haze(ThemeId id) {
    switch (id) {
    case ThemeId::Night:
        return fromHex(0x3B6B7A, 92);
    case ThemeId::Paper:
        return fromHex(0xFFF1D6, 179);
    case ThemeId::Cvd:
        return fromHex(0x2A6496, 92);
    case ThemeId::Contrast:
        break;
    }
    return sf::Color::Transparent;
}

Palette palette(ThemeId id) {
    Palette result;
    for (const Token& token : tokens) {
        result.*token.colour = fromHex(token.values[indexOf(id)]);
    }
    result.haze = haze(id);
    return result;
}

std::array<Theme, allThemes.size()> makeThemes() {
    return {
        Theme{.id = ThemeId::Night, .colours = palette(ThemeId::Night)},
        Theme{.id = ThemeId::Paper,
              .colours = palette(ThemeId::Paper),
              .additiveGlow = false,
              .mullionAlpha = 0.9F,
              .sheenAlpha = 0.1F},
        Theme{.id = ThemeId::Contrast,
              .colours = palette(ThemeId::Contrast),
              .flat = true,
              .additiveGlow = false,
              .sheenAlpha = 0},
        Theme{.id = ThemeId::Cvd, .colours = palette(ThemeId::Cvd), .mullionAlpha = 0.9F},
    };
}

sf::Uint8 mixChannel(sf::Uint8 a, sf::Uint8 b, float t) {
    const auto from = static_cast<float>(a);
    return static_cast<sf::Uint8>(std::lround(from + (static_cast<float>(b) - from) * t));
}

} // namespace

std::string_view name(ThemeId theme) noexcept {
    return names[indexOf(theme)];
}

std::optional<ThemeId> themeFromName(std::string_view name) noexcept {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
        return std::nullopt;
    }
    return allThemes[static_cast<std::size_t>(found - names.begin())];
}

const Theme& theme(ThemeId id) noexcept {
    static const std::array<Theme, allThemes.size()> themes = makeThemes();
    return themes[indexOf(id)];
}

sf::Color faded(sf::Color colour, float factor) noexcept {
    const float alpha = static_cast<float>(colour.a) * std::clamp(factor, 0.0F, 1.0F);
    colour.a = static_cast<sf::Uint8>(std::lround(alpha));
    return colour;
}

sf::Color mix(sf::Color a, sf::Color b, float t) noexcept {
    const float part = std::clamp(t, 0.0F, 1.0F);
    return {mixChannel(a.r, b.r, part), mixChannel(a.g, b.g, part), mixChannel(a.b, b.b, part),
            mixChannel(a.a, b.a, part)};
}

} // namespace ui
