// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/PlayerName.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
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

/// Why a text cannot be read as a list of pupils.
struct PupilsProblem {
    enum class Kind : std::uint8_t { None, Twice, TooMany }; ///< No names; a name twice; more than a class holds.

    std::variant<NameProblem, Kind> why;
    std::size_t line = 0;  ///< Counted from 1; 0 for Kind::None.
    std::string written{}; ///< What is there.
};

/// Reads a list of pupils: a name in each line; empty lines do not count. In a table (CSV: tabs, semicolons or commas
/// between its cells, as the first line has them) the names are in the column that has one of `heads` in its first
/// line, without regard to capitals, or else in the first column of all lines.
[[nodiscard]] tl::expected<std::vector<std::string>, PupilsProblem> pupilsFromText(std::string_view text,
                                                                                   std::span<const std::string> heads);

} // namespace data
