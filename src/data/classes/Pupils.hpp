// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/PlayerName.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace data {

inline constexpr std::size_t maxClassPupils = 200;
inline constexpr std::size_t maxPupilsFileBytes = 64 * 1024;

/// Adds a name to a list of pupils. \returns false if the same player is on it already, or the list is full.
/// \pre `name` is a player's name: see playerName.
bool addPupil(std::vector<std::string>& pupils, const std::string& name);

/// The pupil that a name which is not on the list probably stands for: it has other accents, is mistyped, or is only
/// the beginning of theirs. std::nullopt if there is no such pupil, or if the name is on the list.
[[nodiscard]] std::optional<std::string> pupilMeant(const std::vector<std::string>& pupils, const std::string& name);

/// Why a text cannot be read as a list of pupils.
struct PupilsProblem {
    enum class Kind : std::uint8_t {
        None,    ///< No names.
        Twice,   ///< A name that is there already.
        TooMany, ///< More than a class holds.
        Unclear, ///< A table in which no column is known to be that of the names.
        NotUtf8, ///< The text is in another encoding, such as Windows-1252 or UTF-16.
    };

    std::variant<NameProblem, Kind> why;
    std::size_t line = 0;  ///< Counted from 1; 0 if it is not about a line.
    std::string written{}; ///< What is there.
};

/// A list of pupils that was read.
struct ReadPupils {
    /// A name that is too long for a player.
    struct Shortened {
        std::string written;
        std::string name; ///< As it is on the list.

        friend bool operator==(const Shortened&, const Shortened&) = default;
    };

    std::vector<std::string> names;
    std::vector<Shortened> shortened{};
};

/// Reads a list of pupils: a name in each line; empty lines do not count. In a table (CSV: tabs, semicolons or commas
/// between its cells) a line above the names says which column they are in, in any language of the game, without regard
/// to capitals and accents: names, or first names and last names, which become one. Without a head, the names are in
/// the only column that has letters. A name that would be too long for a player (maxPlayerNameLength) has only the
/// first letter of the last name, or as many as tell it from all others on the list, or that of the first name; if that
/// is not enough, its end is cut off.
[[nodiscard]] tl::expected<ReadPupils, PupilsProblem> pupilsFromText(std::string_view text);

} // namespace data
