// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Rules.hpp"
#include "puzzle/Difficulty.hpp"

#include <cstdint>
#include <string>
#include <variant>

namespace lights {

using puzzle::allDifficulties;
using puzzle::Difficulty;
using puzzle::difficultyFromName;
using puzzle::name; // The name of a difficulty.

/// Parses the name of a difficulty, or the digits of an exact optimum of at least 1.
[[nodiscard]] std::optional<std::variant<Difficulty, int>> difficultyOrOptimumFromName(std::string_view name) noexcept;

/// A kind of random board, whose difficulty is where its optimum ranks among all boards of its size and rules (see
/// DifficultyClasses in solver/Classes.hpp); together with a seed it identifies exactly one board. Random boards have
/// no holes. With sealed cells, which the seed places too, the difficulty is that among all boards with these seals.
/// In quiet hours the only difficulty is Any, since the classes hold at any time only.
struct RandomSetting {
    int rows = 5; ///< 1 … maxSide, like `columns`.
    int columns = 5;
    Rules rules;
    GoalKind goal = GoalKind::Off;                          ///< A picture is generated from the seed.
    std::variant<Difficulty, int> wanted = Difficulty::Any; ///< A difficulty, or an exact optimum.
    int sealed = 0;                                         ///< 0 … maxSealed(rows, columns) cells.

    friend bool operator==(const RandomSetting&, const RandomSetting&) = default;
};

/// At most half of the cells are sealed, so that there is something left to press.
[[nodiscard]] constexpr int maxSealed(int rows, int columns) noexcept {
    return rows * columns / 2;
}

/// "5x5,torus,plus,off,hard", or "5x5,torus,plus,off,12" with an exact optimum; with sealed cells followed by
/// ",sealed4", in quiet hours by ",quiet": exactly one text for each setting. As used in run keys, which have no sealed
/// cells (isRanked).
[[nodiscard]] std::string key(const RandomSetting& setting);
/// Whether boards of the setting rank together. Those with sealed cells do not: each has another shape, and another
/// difficulty, so each ranks under its own code.
[[nodiscard]] inline bool isRanked(const RandomSetting& setting) noexcept {
    return setting.sealed == 0;
}
[[nodiscard]] inline bool hasAnyDifficulty(const RandomSetting& setting) noexcept {
    const auto* difficulty = std::get_if<Difficulty>(&setting.wanted);
    return difficulty != nullptr && *difficulty == Difficulty::Any;
}
/// Parses a key. \returns nothing for any text that key() does not produce.
[[nodiscard]] std::optional<RandomSetting> settingFromKey(std::string_view key);

} // namespace lights
