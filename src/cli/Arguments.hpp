#pragma once

#include "cli/Requests.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace cli {

/// A command line that makes sense.
struct Command {
    std::optional<std::filesystem::path> dataFolder; ///< Of --data-dir.
    Request request;
};

/// Why the program ends before any command: help, version, or a mistake.
struct Farewell {
    std::string words; ///< For standard output when the exit code is 0, else a sentence for standard error.
    int exitCode = 0;
};

/// Understands a command line (without the program's name).
[[nodiscard]] tl::expected<Command, Farewell> parseArguments(std::vector<std::string> arguments,
                                                             const text::Text& text);

} // namespace cli
