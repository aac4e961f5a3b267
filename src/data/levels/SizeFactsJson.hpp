#pragma once

#include "lights/solver/SizeFacts.hpp"

#include <string>

namespace data {

/// What is known of a size as a JSON file: the keys of `lichter-aus-cli info --json`, and the hardest boards known.
/// `hardestBoard` is left out where there is none.
[[nodiscard]] std::string formatSizeFacts(const lights::SizeFacts& facts);

} // namespace data
