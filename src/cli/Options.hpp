// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Workplace.hpp"
#include "cli/options/CommandSetup.hpp"
#include "text/Text.hpp"

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace CLI {
class App;
}

/// The commands with their options. Each is described in one function of options/, which says how its options are read
/// and which function of Commands.hpp does what they ask for.
namespace cli {

/// A command line that cannot be understood; the message is a sentence in the player's language.
class Misuse : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A command, and what its options ask for once CLI11 has read them.
struct CommandOptions {
    CommandSetup command;
    std::function<Job()> read; ///< Throws Misuse.
};

/// Adds all commands with their options to the program's. \param text has to outlive what is returned.
[[nodiscard]] std::vector<CommandOptions> addCommands(CLI::App& app, const text::Text& text);

/// The sentence about a command that does not exist.
[[nodiscard]] std::string unknownCommand(const std::string& typed, const text::Text& text);

} // namespace cli
