#pragma once

#include "data/levels/LevelCoder.hpp"
#include "puzzle/Game.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace data {

/// Returns a problem for every riddle in a file that has no answer. Solves the boards.
/// \param file name used in problems.
[[nodiscard]] std::vector<Problem> unansweredRiddles(const LevelReading& reading, const std::string& file);

/// Identifies what the level asks about which boards. \pre level.riddle.
[[nodiscard]] std::string riddleIdentity(const Level& level);

/// The most answers to a riddle that are kept; then it can only be answered correctly.
inline constexpr std::size_t maxAnswers = 100;

/// Stars for what a player answered to a level's riddle, oldest first: 3 if the first answer was right, 2 for the
/// second, 1 for any later one, and 0 if none was. The right answer is computed. \pre isAsked(level).
[[nodiscard]] int starsFor(const Level& level, std::span<const std::int64_t> given);

/// Whether a run that solves the level's board also solves the level: not if the level is asked, or asks for another
/// way than the run's.
[[nodiscard]] bool solvesLevel(const Level& level, std::string_view events);

} // namespace data
