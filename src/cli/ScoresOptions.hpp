#pragma once

#include "cli/BoardOptions.hpp"

namespace cli {

/// The options of `scores` as they were typed.
struct TypedScores {
    std::string level, setting, daily;
    bool shift = false;
    ScoresRequest rest;             ///< Of which all but the key is meant.
    std::string exported, imported; ///< The files of `export` and `import`.
};

void describeScores(CLI::App& scores, const text::Text& text, TypedScores& typed);
/// \param scores the command as it was parsed: it knows whether `export` or `import` was asked for.
[[nodiscard]] Understood<Request> understandScores(const CLI::App& scores, const TypedScores& typed,
                                                   const text::Text& text);

void describeVerify(CLI::App& verify, const text::Text& text, VerifyRequest& typed);
[[nodiscard]] Understood<Request> understandVerify(const VerifyRequest& typed, const text::Text& text);

} // namespace cli
