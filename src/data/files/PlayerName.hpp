#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace data {

inline constexpr std::size_t maxPlayerNameLength = 16; ///< Code points.

/// The name that runs of an unnamed player are stored under. The same word in every language, so that switching the
/// language does not make another player; what is shown is the language's own word (text::playerName). Anybody really
/// called that counts as unnamed.
inline constexpr std::string_view unnamedPlayer = "Player";

/// Why a text is not a player's name.
enum class NameProblem : std::uint8_t {
    Empty,            ///< Nothing, or nothing but spaces.
    TooLong,          ///< More than maxPlayerNameLength code points.
    ControlCharacter, ///< A line feed, a direction mark …
    NotUtf8,
};

/// The name that `text` means: without spaces at both ends, 1 to maxPlayerNameLength code points.
[[nodiscard]] tl::expected<std::string, NameProblem> playerName(std::string_view text);

} // namespace data
