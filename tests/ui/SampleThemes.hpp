// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Theme.hpp"

#include <array>

/// Themes to draw controls in: one with additive light, one with normal blending, one flat.
namespace ui::sample {

inline sf::Color hex(sf::Uint32 rgb) {
    return sf::Color(rgb << 8U | 0xFFU);
}

// clang-format off
inline const Theme dark{
    .name = "dark",
    .colours = {
        .surface = hex(0x14202B), .surfaceHi = hex(0x1D2C39), .surfaceLo = hex(0x0D161F),
        .line = hex(0x3A4E5C), .lineSoft = hex(0x263744), .lineCtl = hex(0x607A8B),
        .text = hex(0xF6EDDA), .text2 = hex(0xB9C5CA), .text3 = hex(0x8C9CA6), .onLit = hex(0x2B1804),
        .accent = hex(0xFFB350), .brass = hex(0xCBA65F), .focus = hex(0xFFFFFF),
        .hint = hex(0x8ADBFF), .ok = hex(0x7AD4B0), .danger = hex(0xFF8370),
        .litCore = hex(0xFFF0D4), .litMid = hex(0xFFD68C), .litBody = hex(0xFFB350), .litRim = hex(0xE07E2A),
        .glow = hex(0xFF9A35),
    },
};
inline const Theme light{
    .name = "light",
    .colours = {
        .surface = hex(0xFBF6EA), .surfaceHi = hex(0xFFFDF7), .surfaceLo = hex(0xEFE6D3),
        .line = hex(0xA5967A), .lineSoft = hex(0xDCD0B8), .lineCtl = hex(0x877758),
        .text = hex(0x22303A), .text2 = hex(0x46555F), .text3 = hex(0x59646E), .onLit = hex(0x2B1804),
        .accent = hex(0x8A5A00), .brass = hex(0x8C6A24), .focus = hex(0x0B3E86),
        .hint = hex(0x006A8E), .ok = hex(0x1C6E50), .danger = hex(0xB3301B),
        .litCore = hex(0xFFFBEA), .litMid = hex(0xFFE08A), .litBody = hex(0xFFBF3C), .litRim = hex(0xEE9A1E),
        .glow = hex(0xFFB347),
    },
    .additiveGlow = false,
};
inline const Theme flat{
    .name = "flat",
    .colours = {
        .surface = hex(0x000000), .surfaceHi = hex(0x000000), .surfaceLo = hex(0x000000),
        .line = hex(0xFFFFFF), .lineSoft = hex(0x8A8A8A), .lineCtl = hex(0xFFFFFF),
        .text = hex(0xFFFFFF), .text2 = hex(0xFFFFFF), .text3 = hex(0xD0D0D0), .onLit = hex(0x000000),
        .accent = hex(0xFFDD00), .brass = hex(0xFFFFFF), .focus = hex(0x00E5FF),
        .hint = hex(0xFF7BFF), .ok = hex(0x5CFF9D), .danger = hex(0xFF8A7A),
        .litCore = hex(0xFFDD00), .litMid = hex(0xFFDD00), .litBody = hex(0xFFDD00), .litRim = hex(0xFFDD00),
        .glow = hex(0x000000),
    },
    .flat = true,
    .additiveGlow = false,
};
// clang-format on

inline const std::array all{dark, light, flat};

} // namespace ui::sample
