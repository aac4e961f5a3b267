#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace data {

inline constexpr std::size_t maxPlayerNameLength = 16; ///< Code points.

/// Why a text is no player's name.
enum class NameProblem : std::uint8_t {
    Empty,            ///< Nothing, or nothing but spaces.
    TooLong,          ///< More than maxPlayerNameLength code points.
    ControlCharacter, ///< Something that is no letter, digit or sign: a line feed, a direction mark …
    NotUtf8,
};

/// The name that `text` means: without spaces at both ends, 1 to maxPlayerNameLength code points.
[[nodiscard]] tl::expected<std::string, NameProblem> playerName(std::string_view text);

/// The number of code points of a text; bytes that are no UTF-8 count one each.
[[nodiscard]] std::size_t codePoints(std::string_view text) noexcept;

} // namespace data
