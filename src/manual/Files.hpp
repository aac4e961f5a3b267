// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "manual/CommandTable.hpp"
#include "manual/ManPage.hpp"
#include "manual/Values.hpp"

#include <filesystem>
#include <functional>
#include <string>

namespace manual {

/// What is to be written of a program, in each language.
struct Program {
    std::string name;
    std::function<CommandTable(const text::Text&)> table;
    std::function<PageWords(const text::Text&)> words;
    Values values;
};

/// Writes man/man6/NAME.6 and the like, man/de/…, bash/NAME and zsh/_NAME below a folder: always the same for the same
/// sources, whatever the clock, the environment and the machine.
/// \param arguments of the generator: the folder, the date for the pages, and the folder of the catalogues.
/// \returns its exit code.
int writeFiles(const Program& program, const std::vector<std::string>& arguments);

} // namespace manual
