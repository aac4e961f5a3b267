// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/generators/Generator.hpp"
#include "data/levels/RandomWish.hpp"
#include "lights/solver/Generator.hpp"
#include "sheet/Entry.hpp"

#include <tl/expected.hpp>

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

namespace sheet {

/// Random boards of one setting.
struct RandomBoards {
    data::RandomWish setting;
    std::string seed; ///< Seed of the first board; the others follow by puzzle::numberedSeed.
    int count = 1;
};

/// Why there are no such boards.
using NoRandomBoards = std::variant<lights::GenerateProblem, arukone::UniqueBoardSearch::End>;

/// What long work is told, and tells.
struct Watch {
    std::stop_token stop{};                    ///< Stops it soon.
    std::function<void(double)> progress = {}; ///< Called with a growing fraction 0 … 1; may be empty.
};

/// Generates boards, without their answers: the same for the same seed, as lichter-aus-cli generates them.
[[nodiscard]] tl::expected<std::vector<Entry>, NoRandomBoards> randomEntries(const RandomBoards& boards,
                                                                             const Watch& watch = {});

/// Random boards for pupils: as many for each of them as `boards` asks for, one pupil after the other, and equally hard
/// for all. How many presses a board takes is that of the board which its seed gives; nobody gets that one itself, but
/// each pupil one of the same size and rules with as many presses, from the seed "SEED#PUPIL", so that it does not
/// depend on who else is on the list. Where this is not possible, the presses may differ: see unequalBoards.
[[nodiscard]] tl::expected<std::vector<Entry>, NoRandomBoards>
randomEntriesFor(std::span<const std::string> pupils, const RandomBoards& boards, const Watch& watch = {});

/// A sheet with the same boards for each pupil.
[[nodiscard]] std::vector<Entry> entriesFor(std::span<const std::string> pupils, const std::vector<Entry>& entries);

/// The numbers, from 1, of the boards of Lights Out that do not take equally many presses for all pupils, as far as is
/// proven. \pre all have answers, and each pupil has equally many boards.
[[nodiscard]] std::vector<std::size_t> unequalBoards(std::span<const Entry> entries);

/// Finds the answers of all boards. If it was stopped, some have none.
void findAnswers(std::span<Entry> entries, const Watch& watch = {});

} // namespace sheet
