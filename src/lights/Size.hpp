#pragma once

#include <optional>
#include <string_view>

namespace lights {

/// Rows and columns, whether or not there can be such a board.
struct Size {
    int rows = 0;
    int columns = 0;

    friend bool operator==(const Size&, const Size&) = default;
};

/// "RxC", "RXC" or "R×C" in decimal digits; nothing for any other text.
[[nodiscard]] std::optional<Size> sizeFromText(std::string_view text) noexcept;

/// A number of nothing but decimal digits; nothing for any other text, nor where it is too large for an int.
[[nodiscard]] std::optional<int> numberFromText(std::string_view text) noexcept;

} // namespace lights
