#pragma once

#include "lights/Shift.hpp"

#include <string>
#include <string_view>

namespace data {

inline constexpr std::size_t maxEventTextBytes = std::size_t{4} << 20;
inline constexpr puzzle::Milliseconds longestTime{1'000'000'000'000}; ///< About 32 years: far from any overflow.

/// Events as runs and unfinished boards are stored: a JSON list of [ms,"p",row,column], [ms,"u"] and [ms,"y"] for
/// press, undo and redo.
[[nodiscard]] std::string formatEvents(std::span<const lights::Event> events);

/// The events of such a text; nothing when it is anything else, when a number is negative, a cell is beyond the largest
/// board, or a time beyond longestTime.
[[nodiscard]] std::optional<std::vector<lights::Event>> parseEvents(std::string_view text);

/// The same for a night shift, which has [ms,"r"] and [ms,"s"] for restart and skip besides.
[[nodiscard]] std::string formatShiftEvents(std::span<const lights::ShiftEvent> events);
[[nodiscard]] std::optional<std::vector<lights::ShiftEvent>> parseShiftEvents(std::string_view text);

} // namespace data
