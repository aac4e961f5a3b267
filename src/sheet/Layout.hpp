// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Entry.hpp"
#include "sheet/PageGrid.hpp"
#include "sheet/Sheet.hpp"
#include "text/Text.hpp"

#include <optional>
#include <span>
#include <string>

namespace sheet {

inline constexpr int mostBoards = 400; ///< On a sheet.
inline constexpr int mostPerPage = 24;

/// What the player chooses.
struct Options {
    Paper paper = Paper::A4;
    std::string title{};          ///< Empty: the name of the puzzle.
    std::optional<int> perPage{}; ///< Boards on a page, up to mostPerPage; std::nullopt: as many as suit their size.
    bool solutions = true;        ///< On pages of their own, with the tables for light chasing.
    bool tasks = true;            ///< The pages with the boards; if not, there are only solutions.
};

/// Lays out boards: on the first pages the boards, each with a line for a name, and on the last pages their solutions.
/// Boards for different pupils are on pages of their own, with the pupil's name; then these pages, and the solutions,
/// are counted on their own. \pre entries are not empty, at most mostBoards, and those of a pupil follow each other.
[[nodiscard]] tl::expected<Sheet, Unreadable> layOut(std::span<const Entry> entries, const Options& options,
                                                     const text::Text& text, const Measure& measure);

} // namespace sheet
