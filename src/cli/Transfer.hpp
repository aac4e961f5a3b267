#pragma once

#include "cli/Answer.hpp"
#include "cli/Arguments.hpp"

#include <filesystem>
#include <iosfwd>

/// Runs as lines of JSON: out of the leaderboard, into it, and looked at without one.
namespace cli {

/// `scores export`: all runs of a database file to another file, as a whole or not at all, or to standard output.
[[nodiscard]] Outcome exportScores(const ExportRequest& request, const std::filesystem::path& database,
                                   const text::Text& text);

/// `scores import`: the runs of a file, or of `in`, that are sound and not there yet. Exit code 1 where runs were
/// refused.
[[nodiscard]] Outcome importScores(const ImportRequest& request, const std::filesystem::path& database,
                                   std::istream& in, const text::Text& text);

/// `verify`: plays the runs of a file, or of `in`, again. Exit code 1 where one is not sound.
[[nodiscard]] Outcome verify(const VerifyRequest& request, std::istream& in, const text::Text& text);

} // namespace cli
