// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace data {

inline constexpr std::size_t maxPlayerNameLength = 16; ///< Code points.

/// The name under which runs of an unnamed player are stored. The same in every language, so that switching languages
/// does not make another player; the name shown is translated (text::playerName). A player who is really called this
/// counts as unnamed.
inline constexpr std::string_view unnamedPlayer = "Player";

/// Why a text is not a player's name.
enum class NameProblem : std::uint8_t {
    Empty,            ///< Empty, or only spaces.
    TooLong,          ///< More than maxPlayerNameLength code points.
    ControlCharacter, ///< A line feed, a direction mark, anything invisible: two names could look alike.
    NotUtf8,
};

/// Returns the player name in `text`: without spaces at both ends, 1 to maxPlayerNameLength code points.
[[nodiscard]] tl::expected<std::string, NameProblem> playerName(std::string_view text);

/// The form in which names are compared: names that differ only in case or in how their characters are encoded are the
/// same player's (NFKC_Casefold of the Unicode Standard, section 3.13). Returns an invalid name unchanged.
[[nodiscard]] std::string foldedName(std::string_view name);

} // namespace data
