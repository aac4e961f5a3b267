// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace game {

constexpr char seedMark = '#'; ///< Separates a setting from a seed, in keys and origins.

/// The origin of a board that was opened in the house of a class.
inline constexpr std::string_view classOrigin = "class";

/// How a board that is stored under its share code was generated: "SETTING#SEED", or where it was opened: classOrigin;
/// empty if its key says it.
[[nodiscard]] std::string formatOrigin(const Challenge& challenge);

/// Parses what formatOrigin() returns; std::nullopt for any other text. `typed`: whether the player typed the seed.
[[nodiscard]] std::optional<Challenge::Random> parseOrigin(std::string_view origin, bool typed);

} // namespace game
