#pragma once

#include "cli/BoardOptions.hpp"

namespace cli {

/// The options of `generate` as they were typed.
struct TypedGenerate {
    TypedBoard board;
    std::string optimum, difficulty, seed, count, format;
    bool json = false;
};

void describeGenerate(CLI::App& generate, const text::Text& text, TypedGenerate& typed);
[[nodiscard]] Understood<Request> understandGenerate(const TypedGenerate& typed, const text::Text& text);

} // namespace cli
