#pragma once

#include "cli/BoardOptions.hpp"

namespace cli {

/// The options of `scores` as they were typed.
struct TypedScores {
    std::string level, setting, daily;
    bool shift = false;
    ScoresRequest rest; ///< Of which all but the key is meant.
};

void describeScores(CLI::App& scores, const text::Text& text, TypedScores& typed);
[[nodiscard]] Understood<Request> understandScores(const TypedScores& typed, const text::Text& text);

} // namespace cli
