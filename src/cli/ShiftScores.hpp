#pragma once

#include "cli/Arguments.hpp"
#include "data/runs/Shifts.hpp"
#include "text/Text.hpp"

#include <string>
#include <vector>

namespace cli {

/// `scores --shift`: a line for each shift, as JSON, CSV or a table. JSON and CSV have the names of runs on boards, and
/// behind them those that only shifts have.
[[nodiscard]] std::string formatShifts(const std::vector<data::ShiftRow>& rows, const ScoresRequest& request,
                                       const text::Text& text);

} // namespace cli
