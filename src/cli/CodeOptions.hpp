#pragma once

#include "cli/Arguments.hpp"

namespace CLI {
class App;
}

namespace cli {

/// The options of `code` as they were typed.
struct TypedCode {
    std::string board, surface, stamp, goal;
    bool json = false;
};

void describeCode(CLI::App& code, const text::Text& text, TypedCode& typed);
[[nodiscard]] tl::expected<Request, std::string> understandCode(const TypedCode& typed, const text::Text& text);

/// The options of `decode` as they were typed.
struct TypedDecode {
    std::string code;
    bool json = false;
};

void describeDecode(CLI::App& decode, const text::Text& text, TypedDecode& typed);
[[nodiscard]] tl::expected<Request, std::string> understandDecode(const TypedDecode& typed, const text::Text& text);

} // namespace cli
