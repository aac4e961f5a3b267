// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Riddle.hpp"
#include "text/Text.hpp"

#include <string>

namespace text {

/// What kind of riddle it is, in a few words: "Riddle: fewest moves".
[[nodiscard]] std::string riddleKind(const Text& text, const lights::Riddle& riddle);

/// The question of a riddle.
[[nodiscard]] std::string questionOf(const Text& text, const lights::Puzzle& board, const lights::Riddle& riddle);

} // namespace text
