// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/HelpFormatter.hpp"

#include "puzzle/Utf8.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace text {

namespace {

constexpr std::size_t lineEnd = 80; ///< The place after which words go on in the next line.

/// CLI11's formatter with our own lists and headings. Headings are messages with their colon.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter(Text text, std::size_t column, ArgumentMark mark)
        : m_text(std::move(text))
        , m_mark(mark) {
        column_width(column);
        label("OPTIONS", m_text.tr("OPTIONS"));
        label("SUBCOMMAND", m_text.tr("COMMAND"));
        label("Positionals", m_text.tr("Arguments:"));
    }

    std::string make_group(std::string group, bool positional, std::vector<const CLI::Option*> options) const override {
        std::string lines = "\n" + group + "\n";
        for (const CLI::Option* const option : options)
            lines += make_option(option, positional);
        return lines;
    }

    std::string make_option(const CLI::Option* option, bool positional) const override {
        return helpEntry(make_option_name(option, positional) + make_option_opts(option), make_option_desc(option),
                         get_column_width());
    }

    std::string make_option_usage(const CLI::Option* option) const override {
        if (m_mark == ArgumentMark::InBrackets)
            return CLI::Formatter::make_option_usage(option);
        return option->get_name(true) + (option->get_expected_max() > 1 ? " …" : "");
    }

    std::string make_usage(const CLI::App* app, std::string name) const override {
        const std::string usage = CLI::Formatter::make_usage(app, std::move(name)); // "Usage: …".
        return m_text.tr("Usage:") + usage.substr(usage.find(':') + 1);
    }

    /// All commands of our programs have the same heading.
    std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode) const override {
        std::string lines;
        for (const CLI::App* const command : app->get_subcommands({})) {
            if (command->get_group().empty())
                continue; // Hidden.
            lines += lines.empty() ? "\n" + command->get_group() + "\n" : "";
            lines += helpEntry(command->get_display_name(true), command->get_description(), get_column_width());
        }
        return lines;
    }

private:
    Text m_text;
    ArgumentMark m_mark;
};

} // namespace

std::size_t places(std::string_view text) noexcept {
    return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), puzzle::isContinuation));
}

std::string helpEntry(std::string_view name, std::string_view words, std::size_t column) {
    std::string entry = "  " + std::string(name);
    std::size_t at = places(entry);
    const auto indent = [&] {
        entry += "\n" + std::string(column, ' ');
        at = column;
    };
    if (words.empty())
        return entry + "\n";
    if (at >= column)
        indent();
    entry.append(column - at, ' ');
    at = column;
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        words.remove_prefix(std::min(words.size(), word.size() + 1));
        if (at > column && at + 1 + places(word) > lineEnd) {
            indent();
        } else if (at > column) {
            entry += ' ';
            ++at;
        }
        entry += word;
        at += places(word);
    }
    return entry + "\n";
}

std::shared_ptr<CLI::FormatterBase> helpFormatter(const Text& text, std::size_t column, ArgumentMark mark) {
    return std::make_shared<HelpFormatter>(text, column, mark);
}

} // namespace text
