// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/Roff.hpp"

#include <sstream>

namespace manual {

namespace {

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

} // namespace

std::string roffWord(std::string_view text) {
    return escaped(text, true);
}

std::string roffText(std::string_view text, std::size_t column) {
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

std::string roffArgument(std::string_view text) {
    std::string argument = "\"";
    for (const char letter : text)
        argument += letter == '"' ? "\\(dq" : roffWord({&letter, 1});
    return argument + "\"";
}

} // namespace manual
