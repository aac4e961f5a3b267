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

/// Finds the answers of all boards. If it was stopped, some have none.
void findAnswers(std::span<Entry> entries, const Watch& watch = {});

} // namespace sheet
