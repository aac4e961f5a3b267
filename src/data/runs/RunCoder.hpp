// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Problem.hpp"
#include "data/runs/Run.hpp"

#include <string_view>
#include <variant>

/// Runs and night shifts in the export format, lines of JSON: docs/run-format.md.

namespace data {

inline constexpr std::size_t maxRunLineBytes = std::size_t{5}
                                               << 20; ///< Enough for the longest events that can be stored.

/// A line of exported runs.
using RunLine = std::variant<Run, ShiftRun>;

/// Returns the line of a run, including a line feed.
[[nodiscard]] std::string formatRunLine(const Run& run);
[[nodiscard]] std::string formatRunLine(const ShiftRun& run);

/// Parses an untrusted line. Reports every problem, but does not verify the run. Ignores unknown keys.
/// \param kinds puzzles whose events can be read.
/// \param line line number in the file, from 1, used in problems.
[[nodiscard]] tl::expected<RunLine, std::vector<Problem>> readRunLine(std::string_view text, puzzle::Kinds kinds,
                                                                      std::size_t line = 1);

// Shared by the reader and the writer of exported runs.
inline constexpr std::string_view runFormat = "lichter-aus/run";
inline constexpr std::string_view shiftFormat = "lichter-aus/shift";
inline constexpr int runLineVersion = 1;

} // namespace data
