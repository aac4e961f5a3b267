// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "puzzle/Difficulty.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arukone {

using puzzle::Difficulty;

/// What a random board is like.
enum class BoardKind : std::uint8_t {
    Unique, ///< Strict: it has one solution, which fills it, even if cells may stay empty.
    Trap,   ///< The simple program of the BWINF task always fails on it; cells may stay empty.
};

/// The names used in options and run keys: "all", "any", "apart"; "unique", "trap".
[[nodiscard]] std::string_view name(Fill fill) noexcept;
[[nodiscard]] std::optional<Fill> fillFromName(std::string_view name) noexcept;
[[nodiscard]] std::string_view name(BoardKind kind) noexcept;
[[nodiscard]] std::optional<BoardKind> kindFromName(std::string_view name) noexcept;

inline constexpr int minRandomSide = 4;
inline constexpr int maxUniqueSide = 15;

/// A kind of random board; together with a seed it identifies exactly one board. Random boards have no holes.
struct RandomSetting {
    Size size{8, 8}; ///< Sides from minRandomSide to maxUniqueSide, or to maxSide for BoardKind::Trap.
    Fill fill = Fill::All;
    BoardKind kind = BoardKind::Unique;
    Difficulty difficulty = Difficulty::Any; ///< By the grade of a board: see trace/Grade.hpp.

    friend bool operator==(const RandomSetting&, const RandomSetting&) = default;
};

/// Whether there are boards of a setting: the size is within the limits, and a trap's cells may stay empty and it has
/// no difficulty.
[[nodiscard]] bool isValid(const RandomSetting& setting) noexcept;

/// "8x8,all,unique,hard": exactly one text for each setting, as used in run keys.
[[nodiscard]] std::string key(const RandomSetting& setting);
/// Parses a key. \returns nothing for any text that key() does not produce for a valid setting.
[[nodiscard]] std::optional<RandomSetting> settingFromKey(std::string_view key);

} // namespace arukone
