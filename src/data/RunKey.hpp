#pragma once

#include "lights/Daily.hpp"

#include <string>
#include <string_view>

namespace data {

/// Whether runs on this board may count under the key: the settings of a "random:" key are the board's, a share code is
/// its code, and under a day there is nothing but that day's board. \pre isRunKey(key).
[[nodiscard]] bool keyFits(std::string_view key, const lights::Puzzle& puzzle, std::string_view code);

/// Where the runs of a day's puzzle count: "daily:2026-11-21". \pre lights::hasDailyPuzzle(day).
[[nodiscard]] std::string dailyKey(lights::Day day);

/// The day that a key stands for; nothing for other keys, and for days without a puzzle.
[[nodiscard]] std::optional<lights::Day> dayOfKey(std::string_view key) noexcept;

} // namespace data
