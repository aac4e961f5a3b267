#pragma once

#include "cli/Requests.hpp"
#include "data/database/Database.hpp"
#include "data/files/Paths.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/Shifts.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

inline constexpr std::string_view logName = "lichter-aus-cli"; ///< What writes to the log.

/// Opens the scores for reading; nothing if the file is missing: it holds no scores. Or a sentence: a damaged file is
/// moved aside and reported, instead of showing an empty leaderboard.
[[nodiscard]] tl::expected<std::optional<data::Database>, std::string> openScores(const data::Paths& paths,
                                                                                  const text::Text& text);

/// Opens the scores for writing, and creates the file if it is missing. Or a sentence.
[[nodiscard]] tl::expected<data::Database, std::string> openScoresToWrite(const data::Paths& paths,
                                                                          const text::Text& text);

/// `scores`: a line for each run on a board, as JSON, CSV or a table. Runs of daily puzzles also say whether they
/// were late.
[[nodiscard]] std::string formatRuns(const std::vector<data::LeaderboardRow>& rows, const ScoresRequest& request,
                                     const text::Text& text);

/// `scores --shift`: a line for each shift, as JSON, CSV or a table. JSON and CSV have the names of runs on boards, and
/// behind them those that only shifts have.
[[nodiscard]] std::string formatShifts(const std::vector<data::ShiftRow>& rows, const ScoresRequest& request,
                                       const text::Text& text);

} // namespace cli
