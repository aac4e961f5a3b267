#pragma once

#include "lights/Puzzle.hpp"

#include <string_view>

namespace data {

/// Whether runs on this board may count under the key: the settings of a "random:" key are the board's, and a share
/// code is its code. \pre isRunKey(key).
[[nodiscard]] bool keyFits(std::string_view key, const lights::Puzzle& puzzle, std::string_view code);

/// Whether a text is a day that exists, such as "2025-07-12".
[[nodiscard]] bool isDay(std::string_view text) noexcept;

} // namespace data
