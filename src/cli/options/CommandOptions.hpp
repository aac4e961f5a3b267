// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Workplace.hpp"
#include "cli/options/CommandSetup.hpp"
#include "text/Text.hpp"

#include <functional>
#include <string>

/// Each command: a function that adds its options and returns what reads them, which throws Misuse. Options are bound
/// to the request itself where they need no reading.
namespace cli {

using ReadJob = std::function<Job()>;

/// A command, and what its options ask for once they are parsed.
struct CommandOptions {
    CommandSetup command;
    ReadJob read; ///< Throws Misuse.
};

/// The sentence about a command that does not exist.
[[nodiscard]] std::string unknownCommand(const std::string& typed, const text::Text& text);

[[nodiscard]] ReadJob solveOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob infoOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob generateOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob sheetOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob checkOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob codeOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob decodeOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob scoresOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob verifyOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob classOptions(const CommandSetup& command, const text::Text& text);
[[nodiscard]] ReadJob arukoneOptions(const CommandSetup& command, const text::Text& text);
/// `complete WHAT`, which no help shows: completions call it.
[[nodiscard]] ReadJob completeOptions(const CommandSetup& command, const text::Text& text);

} // namespace cli
