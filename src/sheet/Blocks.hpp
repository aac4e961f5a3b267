// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Entry.hpp"
#include "sheet/Footprint.hpp"
#include "sheet/Sheet.hpp"
#include "text/Text.hpp"

#include <span>
#include <string>
#include <vector>

/// The parts of a page.
namespace sheet {

/// What blocks are made with. \pre all outlive the blocks' footprints.
struct Press {
    const text::Text& text;
    const Measure& measure;
};

/// Footprint of a board with what is above and below it. \param number see taskBlock.
[[nodiscard]] Footprint taskFootprint(const Entry& entry, std::size_t number, const Press& press);
[[nodiscard]] Footprint solutionFootprint(const Entry& entry, std::size_t number, const Press& press);

/// A board to solve in its place: number, name and rules above it, the share code and room for notes below. A riddle
/// has its question above its boards, and a line for the answer below. \param number counted from 1 on each pupil's
/// sheet. \param largestCell in points.
[[nodiscard]] Block taskBlock(const Entry& entry, std::size_t number, const Box& slot, double largestCell,
                              const Press& press);

/// A board with its solution.
[[nodiscard]] Block solutionBlock(const Entry& entry, std::size_t number, const Box& slot, double largestCell,
                                  const Press& press);

/// The top of a page of boards: the pupil's name or a line for one, a line for the date, title, and rules.
[[nodiscard]] Block taskHeading(std::span<const Entry> entries, const std::string& title, const Box& page,
                                const Press& press);

/// The top of a page of solutions.
[[nodiscard]] Block solutionHeading(std::span<const Entry> entries, const std::string& title, const Box& page,
                                    const Press& press);

/// Whether the share code of a board stands below it.
[[nodiscard]] bool hasCode(const Entry& entry);

/// The bottom of a page. \param number of the page, from 1. \param count of all pages. \param codes whether there are
/// share codes on it.
[[nodiscard]] Block footer(std::size_t number, std::size_t count, bool codes, const Box& page, const Press& press);

inline constexpr double footerHeight = 18;

} // namespace sheet
