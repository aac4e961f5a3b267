#pragma once

#include "cli/BoardOptions.hpp"

namespace cli {

void describeScores(CLI::App& scores, const text::Text& text, ScoresRequest& typed);
[[nodiscard]] Understood<Request> understandScores(const ScoresRequest& typed, const text::Text& text);

} // namespace cli
