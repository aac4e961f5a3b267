#pragma once

#include "text/Text.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace cli {

/// Unpredictable numbers from the system.
[[nodiscard]] std::uint64_t systemEntropy();

/// Everything that the program takes from its environment.
struct Surroundings {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool errIsTerminal = false; ///< Progress may be shown.
    text::Environment environment;
    std::filesystem::path executable;                       ///< The shipped data is found relative to it.
    std::function<std::uint64_t()> entropy = systemEntropy; ///< Where a fresh seed comes from.
};

/// The whole of lichter-aus-cli. \param arguments without the program's name. \returns the exit code.
[[nodiscard]] int run(const std::vector<std::string>& arguments, const Surroundings& surroundings);

} // namespace cli
