#pragma once

#include "game/scene/Destination.hpp"
#include "text/Text.hpp"

#include <string>
#include <vector>

namespace game {

/// Stars of a win: none after the solution was shown.
[[nodiscard]] int starsOf(const ToWin& win);

/// How the board was solved, and in a second sentence what help cost; of a race first of all who was ahead.
[[nodiscard]] std::vector<std::string> winSentences(const text::Text& text, const ToWin& win);

/// What is copied to be shown to others: place, moves, time, stars and the board's code.
[[nodiscard]] std::string resultText(const text::Text& text, const ToWin& win);

} // namespace game
