// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Text.hpp"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace cli {

/// Adds the options of a command, and what its help says of them. CLI11 parses them; of the files in options/ only that
/// of this class includes it, since that takes seconds to compile. Parsing sets the variables that are bound here.
class CommandSetup {
public:
    /// \param app and \param text outlive the object and its copies.
    CommandSetup(CLI::App& app, const text::Text& text)
        : m_app(&app)
        , m_text(&text) {}

    /// An option with a value. \param type what the help calls the value.
    void option(const std::string& name, std::string& value, const std::string& words, const std::string& type) const;
    /// An option that may be given several times, each time with one value.
    void list(const std::string& name, std::vector<std::string>& values, const std::string& words,
              const std::string& type) const;
    /// An argument without a name: one, or any number of them.
    void argument(const std::string& name, std::string& value, const std::string& words) const;
    void argument(const std::string& name, std::vector<std::string>& values, const std::string& words) const;
    /// Any number of arguments, of which none is needed.
    void optionalArgument(const std::string& name, std::vector<std::string>& values, const std::string& words) const;
    /// An option without a value.
    void flag(const std::string& name, bool& value, const std::string& words) const;

    /// What stands below the options in the help; a command in a command has that of the other without its own.
    void footer(const std::string& words) const;
    /// Keeps the command out of the help of the program.
    void hide() const;
    /// A command in this one, of which at most one can be given.
    [[nodiscard]] CommandSetup inner(const std::string& name, const std::string& words) const;

    // Once the command line is parsed:
    [[nodiscard]] bool given() const;                             ///< This command.
    [[nodiscard]] bool innerGiven() const;                        ///< A command in it.
    [[nodiscard]] bool innerGiven(const std::string& name) const; ///< That command in it.

private:
    CLI::App* m_app;
    const text::Text* m_text;
};

} // namespace cli
