// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/ManPage.hpp"

#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>

namespace manual {

namespace {

// The language of manual pages: groff's macros man(7), which mandoc understands too.

constexpr std::size_t width = 80;

std::string escaped(std::string_view text, bool dashes) {
    std::string escaped;
    for (const char letter : text) {
        if (letter == '\\')
            escaped += "\\e";
        else if (letter == '-' && dashes)
            escaped += "\\-";
        else if (letter == '\'')
            escaped += "\\(aq";
        else
            escaped += letter;
    }
    return escaped;
}

/// Whether the dashes of a word are part of something to type.
bool isTyped(std::string_view word) {
    return word.find("--") != std::string_view::npos || word.find("lichter-aus") != std::string_view::npos ||
           word.find('/') != std::string_view::npos || word == "-";
}

/// Text within a line: nothing in it has a meaning, and nothing is broken. Every dash is ASCII.
std::string roffWord(std::string_view text) {
    return escaped(text, true);
}

/// Text that shows as it is, in lines of at most 80 bytes where its words allow it, and with a line feed at its end.
/// Dashes of options and names become ASCII, so that they can be searched and copied.
/// \param column how long the line already is that the text continues.
std::string roffText(std::string_view text, std::size_t column = 0) {
    std::string lines;
    std::istringstream in{std::string(text)};
    for (std::string word; in >> word;) {
        std::string typed = escaped(word, isTyped(word));
        if (column > 0 && column + 1 + typed.size() > width) {
            lines += '\n';
            column = 0;
        }
        if (column == 0 && typed.front() == '.')
            typed.insert(0, "\\&"); // A dot at the start of a line would make it a request.
        lines += (column > 0 ? " " : "") + typed;
        column += typed.size() + (column > 0 ? 1 : 0);
    }
    return lines + "\n";
}

/// The argument of a macro, in quotes.
std::string roffArgument(std::string_view text) {
    std::string argument = "\"";
    for (const char letter : text)
        argument += letter == '"' ? "\\(dq" : roffWord({&letter, 1});
    return argument + "\"";
}

/// For a program's name, which is ASCII.
std::string capitals(std::string words) {
    for (char& letter : words)
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    return words;
}

std::string bold(std::string_view words) {
    return "\\fB" + roffWord(words) + "\\fR";
}

std::string italic(std::string_view words) {
    return "\\fI" + roffWord(words) + "\\fR";
}

std::string heading(const std::string& title) {
    return ".SH " + roffArgument(title) + "\n";
}

/// An entry of a list: `term` is a line that is ready, `words` are plain.
std::string entry(const std::string& term, std::string_view words) {
    return ".TP\n" + term + "\n" + roffText(words);
}

std::string optionEntry(const OptionRow& row) {
    std::string names;
    for (const std::string& name : row.names)
        names += (names.empty() ? "" : ", ") + bold(name);
    return entry(row.value.empty() ? names : names + " " + italic(row.value), row.words);
}

std::string argumentEntry(const OptionRow& row) {
    return entry(italic(row.name()), row.words);
}

/// "lichter-aus-cli solve [OPTIONS] FILE".
std::string synopsis(const CommandTable& table, const PageWords& words, const text::Text& text) {
    std::string line = bold(table.name.empty() ? words.program : words.program + " " + table.name);
    line += " [" + italic(text.tr("OPTIONS")) + "]";
    for (const OptionRow& argument : table.arguments)
        line += " " + (argument.optional ? "[" + italic(argument.name()) + "]" : italic(argument.name())) +
                (argument.many ? " \\&..." : "");
    return line + "\n";
}

/// A program with commands needs one; a command with commands, such as `scores`, may also stand alone.
std::string synopses(const CommandTable& table, const PageWords& words, const text::Text& text) {
    std::string lines;
    for (const CommandTable* const command : allCommands(table)) {
        const bool only = command->commands.empty() || command->options.size() > 1;
        if (!only || (command == &table && !table.commands.empty()))
            continue;
        lines += (lines.empty() ? "" : ".br\n") + synopsis(*command, words, text);
    }
    return lines;
}

std::string entries(const CommandTable& table) {
    std::string all;
    for (const OptionRow& argument : table.arguments)
        all += argumentEntry(argument);
    for (const OptionRow& option : table.options)
        all += optionEntry(option);
    return all;
}

std::string commands(const CommandTable& table) {
    std::string all;
    for (const CommandTable* const command : allCommands(table)) {
        if (command == &table)
            continue;
        all += ".SS " + roffArgument(command->name) + "\n" + roffText(command->words + ".");
        if (!command->footer.empty())
            all += ".PP\n" + roffText(command->footer);
        for (const OptionRow& argument : command->arguments)
            all += argumentEntry(argument);
        for (const OptionRow& option : command->options)
            if (option.name() != "--help") // Every command has it; the page says so once.
                all += optionEntry(option);
    }
    return all;
}

std::string rows(const std::string& title, const PageWords::Rows& rows) {
    std::string all = heading(title);
    for (const auto& [term, words] : rows)
        all += entry(bold(term), words);
    return all;
}

std::string others(const std::string& title, const PageWords& words) {
    std::string all;
    for (const auto& [name, section] : words.others)
        all += (all.empty() ? "" : ",\n") + (".BR " + roffWord(name)) + " (" + std::to_string(section) + ")";
    return heading(title) + all + "\n";
}

} // namespace

std::string manPage(const CommandTable& table, const PageWords& words, const text::Text& text) {
    std::string page = ".\\\" Made from the options of the program.\n.TH " + roffArgument(capitals(words.program)) +
                       " " + std::to_string(words.section) + " " + words.date +
                       " \"Lichter Aus " LICHTER_VERSION "\"\n";
    page += heading(text.trc("manual page", "NAME")) + roffWord(words.program) + " \\-" +
            roffText(words.purpose, roffWord(words.program).size() + 3);
    page += heading(text.trc("manual page", "SYNOPSIS")) + synopses(table, words, text);
    page += heading(text.trc("manual page", "DESCRIPTION"));
    for (std::size_t i = 0; i < words.description.size(); ++i)
        page += (i > 0 ? ".PP\n" : "") + roffText(words.description[i]);
    page += heading(text.trc("manual page", "OPTIONS")) + entries(table);
    if (!table.commands.empty())
        page += heading(text.trc("manual page", "COMMANDS")) + commands(table);
    page += rows(text.trc("manual page", "EXIT STATUS"), words.exitCodes);
    page += rows(text.trc("manual page", "FILES"), words.files);
    page += rows(text.trc("manual page", "ENVIRONMENT"), words.environment);
    page += rows(text.trc("manual page", "EXAMPLES"), words.examples);
    return page + others(text.trc("manual page", "SEE ALSO"), words);
}

PageWords::Rows commonFiles(const text::Text& text) {
    return {
        {"~/.local/share/lichter-aus/lichter-aus.db", text.tr("Scores, progress and unfinished boards.")},
        {"~/.local/share/lichter-aus/backups", text.tr("Their latest three daily backups.")},
        {"~/.local/share/lichter-aus/levels", text.tr("Your own levels.")},
        {"~/.local/state/lichter-aus/log",
         text.tr("Warnings and errors. With --data-dir everything is in that folder, and the log is called "
                 "lichter-aus.log.")},
    };
}

PageWords::Rows commonEnvironment(const text::Text& text, const std::string& language) {
    return {
        {"XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME",
         text.tr("Folders to use instead of ~/.local/share, ~/.config and ~/.local/state.")},
        {"LANGUAGE, LC_ALL, LC_MESSAGES, LANG", language},
    };
}

} // namespace manual
