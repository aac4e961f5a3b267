// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "manual/CommandTable.hpp"
#include "manual/Values.hpp"

#include <string>

/// Scripts by which shells complete command lines. Neither needs more than the shell itself, and lichter-aus-cli beside
/// the program for what only the player's files know.
namespace manual {

/// \param program its name. \param table in English.
[[nodiscard]] std::string bashCompletion(const std::string& program, const CommandTable& table, const Values& values);
[[nodiscard]] std::string zshCompletion(const std::string& program, const CommandTable& table, const Values& values);

} // namespace manual
