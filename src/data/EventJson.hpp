#pragma once

#include "data/Json.hpp"
#include "lights/Shift.hpp"

namespace data {

/// Appends the events of a list as EventText.hpp describes it, up to the first that is none.
/// \pre list.is_array(). \returns where that one stands, or the length of the list.
[[nodiscard]] std::size_t readEvents(const Json& list, std::vector<lights::Event>& events);
[[nodiscard]] std::size_t readEvents(const Json& list, std::vector<lights::ShiftEvent>& events);

} // namespace data
