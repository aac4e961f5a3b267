// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace manual {

/// An option of a command, or an argument.
struct OptionRow {
    std::vector<std::string> names; ///< "-h", "--help", or the name of an argument.
    std::string value;              ///< What stands for its value in the help; empty for a flag or an argument.
    std::string words;              ///< What it does.
    bool takesValue = false;        ///< True for arguments.
    bool many = false;              ///< Whether an argument may be given several times.
    bool optional = false;          ///< Whether an argument may be left out.

    [[nodiscard]] const std::string& name() const noexcept { return names.back(); } ///< The long one.
};

/// A program, or a command of it, as its help shows it. Everything in the language of the app.
struct CommandTable {
    std::string name; ///< With those of the commands that it belongs to, but not of the program: "scores export".
    std::string words;
    std::string footer;
    std::vector<OptionRow> options;
    std::vector<OptionRow> arguments;
    std::vector<CommandTable> commands;
};

/// Reads the table off the options that the program itself parses. Leaves out what its help does not show.
[[nodiscard]] CommandTable tableOf(const CLI::App& app);

/// The command and all below it, each before its own commands.
[[nodiscard]] std::vector<const CommandTable*> allCommands(const CommandTable& top);

/// The options that may follow a command: its own, those of the program, and of a command between them what works with
/// all that belong to it.
[[nodiscard]] std::vector<OptionRow> optionsAt(const CommandTable& program, const CommandTable& command);

} // namespace manual
