// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/SizeFacts.hpp"

#include "lights/solver/Generator.hpp"
#include "lights/solver/HardestBoards.hpp"
#include "lights/solver/Lexicographic.hpp"
#include "lights/solver/MostPresses.hpp"
#include "lights/solver/Solver.hpp"

#include <algorithm>
#include <map>

namespace lights {

namespace {

// With these most sizes are settled, and all of them are answered within a second.
constexpr std::size_t mostSearchedPatterns = 8;
constexpr std::uint64_t searchBudget = std::uint64_t{1} << 24; ///< Steps for each question.

/// Presses that cannot be replaced by fewer: all cells that no quiet pattern lights, and half (rounded down) of each
/// group of cells lit by the same patterns (see largestOptimumByGroups).
BitGrid halfOfEachGroup(int rows, int columns, const std::vector<BitGrid>& quiet) {
    std::map<std::vector<std::size_t>, std::vector<Cell>, Lexicographic> groups;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            std::vector<std::size_t> patterns;
            for (std::size_t i = 0; i < quiet.size(); ++i)
                if (quiet[i].test({r, c}))
                    patterns.push_back(i);
            groups[patterns].push_back({r, c});
        }
    BitGrid presses(rows, columns);
    for (const auto& [patterns, cells] : groups)
        for (std::size_t i = 0; i < (patterns.empty() ? cells.size() : cells.size() / 2); ++i)
            presses.set(cells[i]);
    return presses;
}

} // namespace

SizeFacts sizeFacts(int rows, int columns, const Rules& rules) {
    SizeFacts facts;
    facts.rows = rows;
    facts.columns = columns;
    facts.rules = rules;
    Board board{BitGrid(rows, columns)};
    facts.quiet = quietPatterns(board, rules);
    facts.largest = largestOptimum(rows, columns, rules, facts.quiet);
    const auto found = hardestBoard(rows, columns, rules);
    BitGrid presses = found ? found->presses : halfOfEachGroup(rows, columns, facts.quiet);
    const bool isOpen = facts.largest.known < facts.largest.possible || presses.count() < facts.largest.known;
    if (isOpen && facts.quiet.size() <= mostSearchedPatterns)
        if (const auto most = mostPresses(rows, columns, facts.quiet, {searchBudget, {}})) {
            if (most->known >= facts.largest.known)
                presses = most->presses;
            facts.largest = {std::max(facts.largest.known, most->known),
                             std::min(facts.largest.possible, most->possible)};
        }
    if (presses.count() < facts.largest.known)
        return facts;
    presses.forEach([&](Cell cell) { press(board, rules, cell); });
    facts.hardest = std::move(board);
    return facts;
}

std::optional<Board> findHardest(const SizeFacts& facts, const GenerateControl& control) {
    if (facts.hardest)
        return facts.hardest;
    const RandomSetting setting{facts.rows, facts.columns, facts.rules, GoalKind::Off, facts.largest.known};
    const auto found = generate(setting, "explorer", control);
    return found ? std::optional(found->puzzle.start()) : std::nullopt;
}

} // namespace lights
