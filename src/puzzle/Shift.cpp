// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Shift.hpp"

namespace puzzle {

namespace {

constexpr std::string_view dayPrefix = "day-"; ///< Must never change: it is stored, and Migrations.cpp has it too.

} // namespace

std::string shiftSeed(Day day) {
    return std::string(dayPrefix) + dayText(day);
}

std::optional<Day> dayOfShiftSeed(std::string_view seed) noexcept {
    return seed.starts_with(dayPrefix) ? dayFromText(seed.substr(dayPrefix.size())) : std::nullopt;
}

} // namespace puzzle
