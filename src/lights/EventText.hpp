#pragma once

#include "lights/Shift.hpp"
#include "puzzle/EventText.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace lights {

/// Events as runs and unfinished boards hold them: [ms,"p",row,column], [ms,"u"] and [ms,"y"] for press, undo and redo.
[[nodiscard]] std::string formatEvents(std::span<const Event> events);

/// The events of such a text. \returns as its error the index of the first event that cannot be read: a negative
/// number, a cell beyond the largest board, a time beyond puzzle::longestTime; 0 if the text is longer than
/// puzzle::maxEventTextBytes.
[[nodiscard]] tl::expected<std::vector<Event>, std::size_t> parseEvents(std::string_view text);

/// The same for a night shift, which has [ms,"r"] and [ms,"s"] for restart and skip besides.
[[nodiscard]] std::string formatEvents(std::span<const ShiftEvent> events);
[[nodiscard]] tl::expected<std::vector<ShiftEvent>, std::size_t> parseShiftEvents(std::string_view text);

} // namespace lights
