// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/JsonFlaw.hpp"
#include "data/files/Problem.hpp"
#include "data/levels/LevelCoder.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace data {

/// Where a problem is, as somebody who edits the file sees it.
struct ProblemPlace {
    int line = 0; ///< From 1; 0 if unknown.
    std::string
        level{}; ///< In a pack: the id of the level, or its number, from 1, if it has no valid one. May be empty.
};

/// Returns the place of each problem of a level file. \param text what the file holds.
[[nodiscard]] std::vector<ProblemPlace> placesOf(const std::vector<Problem>& problems, std::string_view text);

/// Returns the problems of the levels of a pack that have an id, valid or not. \param text what the file holds.
[[nodiscard]] std::vector<Problem> problemsOf(std::string_view id, const std::vector<Problem>& problems,
                                              std::string_view text);

/// Returns for each valid level of a pack which one it is in the list of the file, from 0.
[[nodiscard]] std::vector<std::size_t> placesInList(const LevelReading& reading);

/// Returns the keys of a level file that are ignored although something else was probably meant.
[[nodiscard]] std::vector<MistypedKey> mistypedKeys(std::string_view text);

/// What FILE#LEVEL names; the second is empty for FILE alone. A file with "#" in its own name takes precedence.
/// \param isFile whether there is a file of that name.
[[nodiscard]] std::pair<std::string, std::string> fileAndLevel(const std::string& argument,
                                                               bool (*isFile)(const std::string& name));

} // namespace data
