#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace data {

inline constexpr std::size_t maxPlayerNameLength = 16; ///< Code points.

/// Under whom runs are stored while nobody gave a name. Always this word, whatever language the game speaks: otherwise
/// whoever switches the language would be somebody else in the leaderboard. What is shown for it is the language's own
/// word (text::playerName). Somebody who really is called so counts as unnamed, which is no more than they said.
inline constexpr std::string_view unnamedPlayer = "Player";

/// Why a text is no player's name.
enum class NameProblem : std::uint8_t {
    Empty,            ///< Nothing, or nothing but spaces.
    TooLong,          ///< More than maxPlayerNameLength code points.
    ControlCharacter, ///< Something that is no letter, digit or sign: a line feed, a direction mark …
    NotUtf8,
};

/// The name that `text` means: without spaces at both ends, 1 to maxPlayerNameLength code points.
[[nodiscard]] tl::expected<std::string, NameProblem> playerName(std::string_view text);

} // namespace data
