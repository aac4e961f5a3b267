// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/options/CommandOptions.hpp"
#include "text/Text.hpp"

#include <string>
#include <vector>

namespace CLI {
class App;
}

/// The commands with their options. Each is described in one function of options/, which says how its options are read
/// and which function of Commands.hpp does what they ask for.
namespace cli {

/// Adds all commands with their options to the program's. \param text has to outlive what is returned.
[[nodiscard]] std::vector<CommandOptions> addCommands(CLI::App& app, const text::Text& text);

} // namespace cli
