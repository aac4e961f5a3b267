#pragma once

#include "cli/Arguments.hpp"

namespace CLI {
class App;
}

namespace cli {

/// The options of `generate` as they were typed.
struct TypedGenerate {
    std::string size, surface, stamp, goal, optimum, difficulty, seed, count, format;
    bool json = false;
};

void describeGenerate(CLI::App& generate, const text::Text& text, TypedGenerate& typed);
[[nodiscard]] tl::expected<Request, std::string> understandGenerate(const TypedGenerate& typed, const text::Text& text);

/// The options of `info` as they were typed.
struct TypedInfo {
    std::string board, surface, stamp;
    bool json = false;
};

void describeInfo(CLI::App& info, const text::Text& text, TypedInfo& typed);
[[nodiscard]] tl::expected<Request, std::string> understandInfo(const TypedInfo& typed, const text::Text& text);

} // namespace cli
