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
#include <optional>
#include <string>

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

/// Stands for the folder of shipped data, or of the player, if that is missing: nothing is found in it.
inline constexpr const char* noFolder = "/nonexistent/lichter-aus";

/// What a command works with, once the command line is read.
struct Workplace {
    const ProgramEnvironment& surroundings;
    const std::filesystem::path& shipped; ///< The folder of shipped data.
    const text::Text& text;
    std::optional<std::filesystem::path> dataFolder; ///< From --data-dir.

    /// Where progress may be shown; null for noFolder.
    [[nodiscard]] std::ostream* terminal() const;
    /// The width of tables: that of the terminal, but never below 40; anyWidth if it is not known, as in a file.
    [[nodiscard]] std::size_t width() const;
    /// Where the player's files are, if anywhere.
    [[nodiscard]] std::optional<data::Paths> playersPaths() const;
    /// Where the scores are, or an error message.
    [[nodiscard]] tl::expected<data::Paths, std::string> scoresPaths() const;
    /// The shipped levels and those of the player, if there is a place for them.
    [[nodiscard]] data::Library library(const std::optional<data::Paths>& paths) const;
    /// The same board, which may also be one of these levels. Not to be read after this workplace is gone.
    [[nodiscard]] BoardArguments knownBoard(BoardArguments board) const;
};

/// Does what a command line asks for.
using Job = std::function<Outcome(const Workplace&)>;

} // namespace cli
