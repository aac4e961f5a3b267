#pragma once

#include "lights/Rules.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace cli {

/// What `--surface` names; nothing where it was not given. Or a sentence.
[[nodiscard]] tl::expected<std::optional<lights::Surface>, std::string> understandSurface(const std::string& typed,
                                                                                          const text::Text& text);

/// What `--stamp` names; nothing where it was not given. Or a sentence.
[[nodiscard]] tl::expected<std::optional<lights::Stamp>, std::string> understandStamp(const std::string& typed,
                                                                                      const text::Text& text);

/// Rows and columns, whether or not there can be such a board.
struct Size {
    int rows = 0;
    int columns = 0;
};

/// "RxC" or "R×C" in decimal digits; nothing for any other text.
[[nodiscard]] std::optional<Size> sizeFromText(std::string_view typed) noexcept;

/// A whole number of nothing but decimal digits.
[[nodiscard]] std::optional<int> numberFromText(std::string_view typed) noexcept;

} // namespace cli
