// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "manual/CommandTable.hpp"
#include "text/Text.hpp"

#include <string>
#include <utility>
#include <vector>

namespace manual {

/// What a manual page says besides the options. Texts are plain.
struct PageWords {
    using Rows = std::vector<std::pair<std::string, std::string>>; ///< A term and what it is.

    std::string program;
    int section = 0;
    std::string date;                     ///< YYYY-MM-DD.
    std::string purpose;                  ///< On one line, without the name.
    std::vector<std::string> description; ///< Paragraphs.
    Rows files;
    Rows environment;
    Rows exitCodes;
    Rows examples;                                   ///< A command line and what it does.
    std::vector<std::pair<std::string, int>> others; ///< Other pages, with their sections.
};

/// The page in the language of `text`, which `table` is in too.
[[nodiscard]] std::string manPage(const CommandTable& table, const PageWords& words, const text::Text& text);

/// The files that both programs use.
[[nodiscard]] PageWords::Rows commonFiles(const text::Text& text);

/// The variables that both programs read. \param language what to say of those that choose the language.
[[nodiscard]] PageWords::Rows commonEnvironment(const text::Text& text, const std::string& language);

} // namespace manual
