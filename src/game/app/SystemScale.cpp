// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/SystemScale.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace game {

namespace {

constexpr float usualDpi = 96;
constexpr float smallest = 1; // The design is the smallest that is comfortable.
constexpr float largest = 8;

/// The number that the text is; std::nullopt if it is anything else.
std::optional<float> number(std::string_view text) {
    float value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// The scale, or the usual one if that makes no sense.
float sensible(float scale) {
    return scale >= smallest && scale <= largest ? scale : smallest;
}

} // namespace

float systemScale(const data::Environment& environment, std::string_view dpi) {
    float scale = sensible(number(dpi).value_or(usualDpi) / usualDpi);
    for (const char* const name : {"GDK_SCALE", "QT_SCALE_FACTOR"})
        if (const char* const value = environment(name))
            scale = std::max(scale, sensible(number(value).value_or(smallest)));
    return scale;
}

} // namespace game
