// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Difficulty.hpp"

#include <algorithm>
#include <cstddef>

namespace puzzle {

namespace {

constexpr std::array<std::string_view, allDifficulties.size()> names{"any", "easy", "medium", "hard", "hardest"};

} // namespace

std::string_view name(Difficulty difficulty) noexcept {
    return names[static_cast<std::size_t>(difficulty)];
}

std::optional<Difficulty> difficultyFromName(std::string_view name) noexcept {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Difficulty>(found - names.begin());
}

} // namespace puzzle
