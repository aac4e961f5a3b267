// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Riddle.hpp"
#include "text/Text.hpp"

#include <string>

namespace text {

/// The question of a riddle that is answered by a choice or a number.
[[nodiscard]] std::string questionOf(const Text& text, const lights::Puzzle& board, const lights::Riddle& riddle);

} // namespace text
