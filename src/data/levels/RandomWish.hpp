// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/generators/Generator.hpp"
#include "lights/RandomSetting.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace data {

/// What a random board of any puzzle is to be.
using RandomWish = std::variant<lights::RandomSetting, arukone::RandomWish>;

/// The text of its setting, as in run keys.
[[nodiscard]] std::string settingKey(const RandomWish& wish);
/// The wish for any board of a setting; std::nullopt if the text is a setting of no puzzle.
[[nodiscard]] std::optional<RandomWish> wishFromKey(std::string_view setting);
/// Whether its boards rank together, under the key of their setting. That key holds neither a chosen number of pairs
/// nor sealed windows, so boards with these rank under their codes.
[[nodiscard]] bool isRanked(const RandomWish& wish) noexcept;

} // namespace data
