#pragma once

#include <string>
#include <string_view>

namespace text {

/// Words from a file or a person, safe on a terminal: control characters and bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string printable(std::string_view words);

} // namespace text
