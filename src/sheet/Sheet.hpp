// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Marks.hpp"
#include "sheet/Paper.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace sheet {

inline constexpr double margin = 42.5; ///< On each side of a page: 15 mm, which every printer leaves free.

/// A part of a page, with everything drawn in its box.
struct Block {
    enum class Kind : std::uint8_t { Heading, Task, Solution, Chase, Footer } kind = Kind::Heading;
    Box box;
    std::vector<Mark> marks;
    std::size_t entry = 0; ///< Index of the board; for Kind::Task and Kind::Solution.
    Box cells{};           ///< Where the board's cells are; for the same kinds.
};

using Page = std::vector<Block>;

/// Everything that is printed: a value, so that it can be looked at before it is drawn.
struct Sheet {
    Paper paper = Paper::A4;
    std::string title;
    std::vector<Page> pages;
};

} // namespace sheet
