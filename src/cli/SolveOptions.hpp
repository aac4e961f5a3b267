#pragma once

#include "cli/BoardOptions.hpp"

namespace cli {

/// The options of `solve` as they were typed.
struct TypedSolve {
    TypedBoard board;
    std::string budget;
    SolveRequest flags; ///< Of which only the flags are meant.
};

void describeSolve(CLI::App& solve, const text::Text& text, TypedSolve& typed);
[[nodiscard]] Understood<Request> understandSolve(const TypedSolve& typed, const text::Text& text);

/// The options of `info` as they were typed.
struct TypedInfo {
    TypedBoard board;
    bool json = false;
};

void describeInfo(CLI::App& info, const text::Text& text, TypedInfo& typed);
[[nodiscard]] Understood<Request> understandInfo(const TypedInfo& typed, const text::Text& text);

} // namespace cli
