// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Generator.hpp"

#include <string_view>

/// Random boards that are worth a thought. Size, rules and seed determine each forever, as with Generator: the numbers
/// of its drawing are part of the format (docs/daily.md).
namespace lights {

/// A board with sealed cells and one solution, of at least six presses. Exactly one window can be decided at first, and
/// deducing the others takes at least six rounds (see deductionDepth); none of the methods that need no thought solves
/// it in the fewest moves. On the plane, with the plus, all lights off. \param sealed how many; about two fifths of the
/// cells. \pre both sides are 5 to 7. \throws std::logic_error if none is found in drawsOfIdea draws.
[[nodiscard]] RandomBoard deductionBoard(int rows, int columns, int sealed, std::string_view seed);

/// A board of which a fifth of the cells have curtains, with one shortest solution, of four to nine presses. With all
/// windows dark in the end it would take three presses more, or be impossible; none of the methods that need no thought
/// solves it in the fewest moves. On the plane, with the plus, all other lights off.
/// \pre both sides are 4 to 6. \throws std::logic_error if none is found in drawsOfIdea draws.
[[nodiscard]] RandomBoard curtainBoard(int rows, int columns, std::string_view seed);

/// A board in quiet hours that takes 6 to 12 presses, proven, and fewer without quiet hours: no order of its shortest
/// solutions is allowed, so some window has to be pressed more often than it would be otherwise. On the plane, with the
/// plus, all lights off. \pre both sides are 4 or 5. \throws std::logic_error if none is found in drawsOfIdea draws.
[[nodiscard]] RandomBoard quietHoursBoard(int rows, int columns, std::string_view seed);

/// Draws until a board is given up. On the rarest kind of the calendar, one in about sixty fits.
inline constexpr int drawsOfIdea = 20000;

} // namespace lights
