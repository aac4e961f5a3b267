#pragma once

#include <string_view>

namespace data {

// What the reader and the writer of exported runs agree upon.
inline constexpr std::string_view runFormat = "lichter-aus/run";
inline constexpr std::string_view shiftFormat = "lichter-aus/shift";
inline constexpr int runLineVersion = 1;

} // namespace data
