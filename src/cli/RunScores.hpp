#pragma once

#include "cli/Arguments.hpp"
#include "data/runs/Leaderboard.hpp"
#include "text/Text.hpp"

#include <string>
#include <vector>

namespace cli {

/// `scores`: a line for each run on a board, as JSON, CSV or a table. Of runs of daily puzzles they say whether they
/// were late.
[[nodiscard]] std::string formatRuns(const std::vector<data::LeaderboardRow>& rows, const ScoresRequest& request,
                                     const text::Text& text);

} // namespace cli
