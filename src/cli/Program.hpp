// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Workplace.hpp"

#include <string>
#include <vector>

namespace cli {

/// Runs lichter-aus-cli. \param arguments without the program's name. \returns the exit code.
[[nodiscard]] int run(const std::vector<std::string>& arguments, const ProgramEnvironment& surroundings);

} // namespace cli
