// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Workplace.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace cli {

/// A valid command line.
struct Command {
    std::optional<std::filesystem::path> dataFolder; ///< From --data-dir.
    Job job;
};

/// Why the program ends without running a command: help, version, or a mistake.
struct EarlyExit {
    std::string words; ///< For standard output if the exit code is 0, otherwise a sentence for standard error.
    int exitCode = 0;
};

/// Parses a command line (without the program's name). \param width of the help, in places.
[[nodiscard]] tl::expected<Command, EarlyExit> parseArguments(std::vector<std::string> arguments,
                                                              const text::Text& text, std::size_t width);

/// Shows the commands and options that parseArguments knows, for the manual page and for completions.
void visitArguments(const text::Text& text, const std::function<void(const CLI::App&)>& visit);

} // namespace cli
