// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/HelpFormatter.hpp"

#include "data/files/Characters.hpp"
#include "puzzle/Cell.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace text {

namespace {

constexpr std::size_t narrowest = 40; ///< Where a word and a name still fit beside each other.
constexpr std::size_t widest = 160;   ///< Longer lines are hard to read.

/// Where the explanations begin in help of that width: in narrow help earlier than is wanted.
std::size_t fittingColumn(std::size_t wanted, std::size_t width) {
    return width >= 2 * wanted ? wanted : width / 3;
}

/// Writes words one after the other, with a space between them, and goes on in a new line where one would pass the end.
class WordWriter {
public:
    /// \param lines what is there already, in which `at` places of the last line are taken.
    WordWriter(std::string lines, std::size_t at, std::size_t indent, std::size_t width)
        : m_lines(std::move(lines))
        , m_at(at)
        , m_indent(indent)
        , m_width(width) {}

    void add(std::string_view word) {
        const std::size_t size = places(word);
        if (m_words > 0 && m_at + 1 + size > m_width)
            newLine();
        else if (m_words > 0)
            append(" ", 1);
        append(word, size);
        ++m_words;
    }
    void newLine() {
        m_lines += "\n" + std::string(m_indent, ' ');
        m_at = m_indent;
        m_words = 0;
    }
    [[nodiscard]] std::string take() && { return std::move(m_lines); }

private:
    void append(std::string_view text, std::size_t size) {
        m_lines += text;
        m_at += size;
    }

    std::string m_lines;
    std::size_t m_at;
    std::size_t m_indent;
    std::size_t m_width;
    int m_words = 0; ///< In the last line.
};

/// Calls `use` with each word between spaces. No other space ends a word: "3\u00a0MiB" is one.
template<class Use>
void eachWord(std::string_view words, const Use& use) {
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        words.remove_prefix(std::min(words.size(), word.size() + 1));
        use(word);
    }
}

/// CLI11's formatter with our own lists and headings. Headings are messages with their colon.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter(Text text, std::size_t column, ArgumentMark mark, std::size_t width)
        : m_text(std::move(text))
        , m_mark(mark)
        , m_width(width) {
        column_width(fittingColumn(column, width));
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
                         get_column_width(), m_width);
    }

    std::string make_option_usage(const CLI::Option* option) const override {
        if (m_mark == ArgumentMark::InBrackets)
            return CLI::Formatter::make_option_usage(option);
        const std::string name = option->get_name(true) + (option->get_expected_max() > 1 ? " …" : "");
        return option->get_expected_min() == 0 ? "[" + name + "]" : name;
    }

    std::string make_usage(const CLI::App* app, std::string name) const override {
        const std::string usage = CLI::Formatter::make_usage(app, std::move(name)); // "Usage: …".
        return wrapped(m_text.tr("Usage:") + usage.substr(usage.find(':') + 1), m_width);
    }

    std::string make_description(const CLI::App* app) const override {
        return wrapped(CLI::Formatter::make_description(app), m_width);
    }

    std::string make_footer(const CLI::App* app) const override {
        return wrapped(CLI::Formatter::make_footer(app), m_width);
    }

    /// All commands of our programs have the same heading.
    std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode) const override {
        std::string lines;
        for (const CLI::App* const command : app->get_subcommands({})) {
            if (command->get_group().empty())
                continue; // Hidden.
            lines += lines.empty() ? "\n" + command->get_group() + "\n" : "";
            lines +=
                helpEntry(command->get_display_name(true), command->get_description(), get_column_width(), m_width);
        }
        return lines;
    }

private:
    Text m_text;
    ArgumentMark m_mark;
    std::size_t m_width;
};

} // namespace

std::size_t places(std::string_view text) noexcept {
    std::size_t sum = 0;
    while (!text.empty()) {
        const auto point = data::takeCodePoint(text);
        if (!point)
            text.remove_prefix(1);
        sum += point ? data::placesOf(*point) : 1;
    }
    return sum;
}

std::size_t terminalWidth(const Environment& environment) {
    const char* const columns = environment("COLUMNS");
    const int width = columns != nullptr ? puzzle::numberFromText(columns).value_or(0) : 0;
    return width > 0 ? std::clamp(static_cast<std::size_t>(width), narrowest, widest) : usualWidth;
}

std::string wrapped(std::string_view paragraphs, std::size_t width) {
    WordWriter writer({}, 0, 0, width);
    while (!paragraphs.empty()) {
        const std::string_view line = paragraphs.substr(0, paragraphs.find('\n'));
        const bool ends = line.size() < paragraphs.size();
        paragraphs.remove_prefix(std::min(paragraphs.size(), line.size() + 1));
        eachWord(line, [&](std::string_view word) { writer.add(word); });
        if (ends && (line.empty() || line.ends_with('.') || paragraphs.empty() || paragraphs.front() == '\n'))
            writer.newLine();
    }
    return std::move(writer).take();
}

std::string helpEntry(std::string_view name, std::string_view words, std::size_t column, std::size_t width) {
    std::string entry = "  " + std::string(name);
    const std::size_t at = places(entry);
    if (words.empty())
        return entry + "\n";
    entry += at < column ? std::string(column - at, ' ') : "\n" + std::string(column, ' ');
    WordWriter writer(std::move(entry), column, column, width);
    eachWord(words, [&](std::string_view word) { writer.add(word); });
    return std::move(writer).take() + "\n";
}

std::shared_ptr<CLI::FormatterBase> helpFormatter(const Text& text, std::size_t column, ArgumentMark mark,
                                                  std::size_t width) {
    return std::make_shared<HelpFormatter>(text, column, mark, width);
}

} // namespace text
