#pragma once

#include "text/Text.hpp"

#include <span>
#include <string>

namespace text {

/// The language of `--lang` wherever it stands in a command line; else the environment's. It is needed before the
/// command line is understood: to say what is wrong with it.
/// \param arguments without the program's name.
[[nodiscard]] Language wantedLanguage(std::span<const std::string> arguments, const Environment& environment);

} // namespace text
