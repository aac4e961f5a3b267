// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace puzzle {

/// How hard a random board should be. Each puzzle says what that means for its boards.
enum class Difficulty : std::uint8_t {
    Any, ///< No restriction.
    Easy,
    Medium,
    Hard,
    Hardest, ///< "Night owl".
};

inline constexpr std::array allDifficulties{Difficulty::Any, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard,
                                            Difficulty::Hardest};

/// The names used in options and run keys: "any", "easy" … "hardest".
[[nodiscard]] std::string_view name(Difficulty difficulty) noexcept;
[[nodiscard]] std::optional<Difficulty> difficultyFromName(std::string_view name) noexcept;

} // namespace puzzle
