// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Riddle.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <string>

namespace game {

/// Says that an answer is right, and why or of what.
[[nodiscard]] std::string praiseOf(const text::Text& text, const lights::Riddle& riddle, std::int64_t answer);

/// Says that an answer is wrong.
[[nodiscard]] std::string objectionTo(const text::Text& text, const lights::Riddle& riddle, std::int64_t answer);

/// Says that an answer is wrong, and which would have been right.
[[nodiscard]] std::string correctionOf(const text::Text& text, const lights::Riddle& riddle, std::int64_t answer,
                                       std::int64_t right);

/// Says of a board that was chosen wrongly in how many moves it can be put to bed. \pre it can.
[[nodiscard]] std::string remarkOn(const text::Text& text, const lights::Puzzle& board);

} // namespace game
