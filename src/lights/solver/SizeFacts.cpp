// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/SizeFacts.hpp"

#include "lights/solver/Classes.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/HardestBoards.hpp"
#include "lights/solver/HeavyCoset.hpp"
#include "lights/solver/Lexicographic.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/Solver.hpp"
#include "lights/solver/WalshHadamard.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <utility>

namespace lights {

namespace {

using Outcome = HeavyCoset::Outcome;

/// The search in one block. Patterns of different blocks have no cells in common, so what all of them need adds up.
class BlockSearch {
public:
    BlockSearch(const QuietSpace& space, const Block& block, const MostPressesControl& control)
        : m_space(space)
        , m_block(block)
        , m_control(control) {
        for (std::size_t i = 0; i < block.cells.size(); ++i)
            m_members[block.parts[i]].push_back(block.cells[i]);
        int odd = 0;
        for (const auto& [part, members] : m_members) {
            m_groups.push_back({part, static_cast<int>(members.size())});
            odd += m_groups.back().cells % 2;
        }
        m_possible = mostByAverage(static_cast<int>(block.cells.size()), odd);
        std::vector<int> half;
        for (const AlikeCells& group : m_groups)
            half.push_back(group.cells / 2);
        keep(half); // All that there is to find if no group is odd.
    }

    /// Raises what is known and lowers what is possible until they meet, with more and more patience.
    void run() {
        constexpr std::uint64_t firstBudget = std::uint64_t{1} << 18;
        constexpr std::uint64_t growth = 8;
        std::uint64_t budget = std::min(firstBudget, m_control.budget);
        while (!m_control.stop.stop_requested()) {
            while (m_known < m_possible && ask(findHeavyCoset, m_possible, budget) == Outcome::None) {
            }
            while (m_known < m_possible && ask(guessHeavyCoset, m_known + 1, budget) == Outcome::Found) {
            }
            if (m_known == m_possible || budget == m_control.budget)
                return;
            budget = m_control.budget / growth > budget ? growth * budget : m_control.budget;
        }
    }

    [[nodiscard]] int known() const noexcept { return m_known; }
    [[nodiscard]] int possible() const noexcept { return m_possible; }
    [[nodiscard]] const Words& presses() const noexcept { return m_presses; }

private:
    using Question = HeavyCoset (&)(std::size_t, std::span<const AlikeCells>, int, const SolveControl&);

    Outcome ask(Question question, int presses, std::uint64_t budget) {
        const HeavyCoset answer = question(m_block.rank(), m_groups, presses, {budget, m_control.stop, {}});
        if (answer.outcome == Outcome::Found)
            keep(answer.pressed);
        else if (answer.outcome == Outcome::None)
            m_possible = presses - 1;
        return answer.outcome;
    }

    /// Finds the fewest presses equivalent to those in each group, and keeps them unless a larger minimum is known.
    void keep(const std::vector<int>& pressed) {
        Words presses(m_space.basis().wordsPerRow());
        Table sums(std::size_t{1} << m_block.rank()); // Cells not pressed less pressed ones, for each pattern added.
        auto members = m_members.begin();
        for (std::size_t group = 0; group < m_groups.size(); ++group, ++members) {
            for (int i = 0; i < pressed[group]; ++i)
                flipBit(presses, members->second[static_cast<std::size_t>(i)]);
            sums[m_groups[group].part] = static_cast<std::int16_t>(m_groups[group].cells - 2 * pressed[group]);
        }
        const SolveControl whole;
        Meter meter(whole, 1);
        static_cast<void>(transform(sums, meter)); // Nothing cancels it.
        const auto lightest = std::ranges::max_element(sums);
        const int fewest = (static_cast<int>(m_block.cells.size()) - *lightest) / 2;
        if (fewest < m_known)
            return;
        m_space.addPatterns(presses, m_block, static_cast<std::uint32_t>(lightest - sums.begin()));
        m_known = fewest;
        m_presses = std::move(presses);
    }

    const QuietSpace& m_space;
    const Block& m_block;
    const MostPressesControl& m_control;
    std::map<std::uint32_t, std::vector<std::size_t>> m_members; ///< By linear part.
    std::vector<AlikeCells> m_groups;                            ///< In the same order.
    int m_known = 0;
    int m_possible = 0;
    Words m_presses;
};

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

std::optional<HardestBoard> mostPresses(int rows, int columns, const std::vector<BitGrid>& quiet,
                                        const MostPressesControl& control) {
    const CellNumbers numbered{Board(BitGrid(rows, columns))};
    const QuietSpace space = quietSpaceOf(quiet, numbered);
    const auto& blocks = space.blocks();
    if (std::ranges::any_of(blocks, [](const Block& block) { return block.rank() > maxHeavyRank; }))
        return std::nullopt;

    BitGrid all(rows, columns);
    for (std::size_t i = 0; i < numbered.size(); ++i)
        all.set(numbered.cell(i));
    Words presses = numbered.pack(all);
    for (const Block& block : blocks)
        for (const std::size_t cell : block.cells)
            flipBit(presses, cell);
    const int free = static_cast<int>(weight(presses)); // In no quiet pattern: a board may need all of them.
    HardestBoard most{free, free, BitGrid()};
    for (const Block& block : blocks) {
        BlockSearch search(space, block, control);
        search.run();
        most.known += search.known();
        most.possible += search.possible();
        add(presses, search.presses());
    }
    most.presses = numbered.unpack(presses);
    return most;
}

SizeFacts sizeFacts(int rows, int columns, const Rules& rules) {
    SizeFacts facts;
    facts.rows = rows;
    facts.columns = columns;
    facts.rules = rules;
    facts.inQuietHours = hardestInQuietHours(rows, columns, rules);
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
