// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Shift.hpp"

#include <string_view>

namespace lights {

/// The house of a night shift, counted from 0, under the cards that were picked: the same on every machine, forever.
/// How it is drawn is described in docs/night-shift.md. Its optimum is that of the street (see shiftHouse) or, where
/// none of the boards that are drawn has it, the next below. \pre cards.any().
[[nodiscard]] DrawnHouse cardHouse(std::string_view seed, int index, ShiftCards cards);

} // namespace lights
