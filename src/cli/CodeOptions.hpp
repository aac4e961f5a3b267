#pragma once

#include "cli/BoardOptions.hpp"

namespace cli {

/// The options of `code` as they were typed.
struct TypedCode {
    TypedBoard board;
    bool json = false;
};

void describeCode(CLI::App& code, const text::Text& text, TypedCode& typed);
[[nodiscard]] Understood<Request> understandCode(const TypedCode& typed, const text::Text& text);

void describeDecode(CLI::App& decode, const text::Text& text, DecodeRequest& typed);
[[nodiscard]] Understood<Request> understandDecode(const DecodeRequest& typed, const text::Text& text);

} // namespace cli
