// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Commands.hpp"
#include "data/database/DailyBackup.hpp"
#include "puzzle/Day.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace cli {

/// Unpredictable numbers from the system.
[[nodiscard]] std::uint64_t systemEntropy();

/// The machine's clock.
[[nodiscard]] puzzle::Moment systemNow();

/// The current day in the system's time zone.
[[nodiscard]] puzzle::Day systemToday();

/// Everything that the program needs from its environment.
struct ProgramEnvironment {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool errIsTerminal = false; ///< Whether progress may be shown.
    text::Environment environment;
    std::filesystem::path executable;                       ///< Used to locate the shipped data.
    std::function<std::uint64_t()> entropy = systemEntropy; ///< Source of new seeds.
    std::function<puzzle::Moment()> now = systemNow;
    data::Today today = systemToday;
    SolveLimits solveLimits{};
};

/// Runs lichter-aus-cli. \param arguments without the program's name. \returns the exit code.
[[nodiscard]] int run(const std::vector<std::string>& arguments, const ProgramEnvironment& surroundings);

} // namespace cli
