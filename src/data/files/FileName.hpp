#pragma once

#include <string>
#include <string_view>

namespace data {

/// A file's name, without an ending, for something that is called `name`: 1 to 40 of the letters a–z, digits and single
/// "-" between them, so that every file system takes it. Umlauts and accents are spelled out; what has no plain letters
/// at all is called `fallback`. Names that mean devices elsewhere ("con", "nul") get the fallback before them.
[[nodiscard]] std::string fileNameFor(std::string_view name, std::string_view fallback);

/// "lantern" for 1, else "lantern-2" …
[[nodiscard]] std::string numbered(std::string_view name, int number);

} // namespace data
