// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Shift.hpp"

namespace puzzle {

std::string shiftSeed(Day day) {
    return std::string(shiftDayPrefix) + dayText(day);
}

std::optional<Day> dayOfShiftSeed(std::string_view seed) noexcept {
    return seed.starts_with(shiftDayPrefix) ? dayFromText(seed.substr(shiftDayPrefix.size())) : std::nullopt;
}

} // namespace puzzle
