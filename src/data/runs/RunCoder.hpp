#pragma once

#include "data/files/Problem.hpp"
#include "data/runs/Run.hpp"

#include <string_view>
#include <variant>

/// Runs and night shifts as lines of JSON, as they are exported: docs/run-format.md.

namespace data {

inline constexpr std::size_t maxRunLineBytes = std::size_t{5} << 20; ///< Room for the longest events that are stored.

/// What an exported line holds.
using RunLine = std::variant<Run, ShiftRun>;

/// The line of a run, with a line feed at its end.
[[nodiscard]] std::string formatRunLine(const Run& run);
[[nodiscard]] std::string formatRunLine(const ShiftRun& run);

/// Reads a line that may come from anywhere. All that is wrong with it is found, but whether the run is a sound one
/// remains to be verified. Unknown keys are ignored.
/// \param kinds the puzzles whose events can be read.
/// \param line its number in the file, from 1, for the problems that name it.
[[nodiscard]] tl::expected<RunLine, std::vector<Problem>> readRunLine(std::string_view text, puzzle::Kinds kinds,
                                                                      std::size_t line = 1);

// What the reader and the writer of exported runs agree upon.
inline constexpr std::string_view runFormat = "lichter-aus/run";
inline constexpr std::string_view shiftFormat = "lichter-aus/shift";
inline constexpr int runLineVersion = 1;

} // namespace data
