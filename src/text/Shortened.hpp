// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Utf8.hpp"

#include <string>

namespace text {

/// Words that somebody else wrote, cut to fit into a sentence: with "…" if they have more than `most` bytes.
[[nodiscard]] inline std::string shortened(const std::string& words, std::size_t most) {
    return words.size() <= most ? words : std::string(puzzle::wholeCharacters(words, most)) + "…";
}

} // namespace text
