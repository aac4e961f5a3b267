// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/QuietHours.hpp"

#include "lights/Solutions.hpp"
#include "lights/solver/QuietBreadth.hpp"
#include "lights/solver/QuietSearch.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lights {

namespace {

constexpr int maxRootNullity = 14;                          ///< More solutions are not gone through.
constexpr std::size_t fewPositions = std::size_t{1} << 16;  ///< Searched at once.
constexpr std::size_t manyPositions = std::size_t{1} << 18; ///< Searched where that may prove that there is no order.
constexpr int mostDetours = 1000;                           ///< See OrderSearch.
constexpr std::int64_t breadthCells = 16;                   ///< With no more, there are few positions.

template<std::size_t Size>
class QuietProof {
public:
    using Set = CellSet<Size>;

    QuietProof(const Puzzle& puzzle, const Answer& atAnyTime, const SolveControl& control)
        : m_cells(puzzle.start())
        , m_board(PressMatrix(puzzle.start(), puzzle.rules(), m_cells))
        , m_wrong(setOf(puzzle.open(puzzle.start())))
        , m_atAnyTime(atAnyTime)
        , m_control(control)
        , m_search(m_board)
        , m_roots(roots()) {
        m_found.lowerBound = atAnyTime.result->lowerBound();
        m_presses = std::max(m_found.lowerBound, m_roots.front().presses);
    }

    [[nodiscard]] QuietOrder find() && {
        const bool isSmall = static_cast<std::int64_t>(m_cells.size()) <= breadthCells;
        const bool known =
            neverEnds() || (isSmall && searchBreadth(fewPositions)) || searchDetours(quickBudget()) || searchLonger();
        m_found.cancelled = !known && m_control.stop.stop_requested();
        return std::move(m_found);
    }

private:
    struct Root {
        int presses;
        Set set;
    };

    [[nodiscard]] Set setOf(const BitGrid& grid) const { return Set::of(m_cells.pack(grid)); }

    /// The solutions whose orders are looked for, the lightest first: of all there are if they are few.
    [[nodiscard]] std::vector<Root> roots() const {
        const BitGrid& presses = m_atAnyTime.result->presses();
        if (!hasAllRoots())
            return {{static_cast<int>(presses.count()), setOf(presses)}};
        std::vector<Root> found;
        forEachSolution(presses, m_atAnyTime.quiet, [&](const BitGrid& solution) {
            found.push_back({static_cast<int>(solution.count()), setOf(solution)});
        });
        std::ranges::sort(found, [](const Root& left, const Root& right) {
            return std::pair(left.presses, left.set.words) < std::pair(right.presses, right.set.words);
        });
        return found;
    }
    [[nodiscard]] bool hasAllRoots() const { return m_atAnyTime.nullity() <= maxRootNullity; }

    // Each of these returns whether everything is known.

    /// The last press has to switch its own window, which is the last one that differs from the goal.
    bool neverEnds() {
        bool ends = !m_wrong.any();
        m_board.pressable.forEach([&](std::size_t press) { ends = ends || m_board.toggled[press].test(press); });
        m_found.impossible = !ends;
        return !ends;
    }

    bool searchBreadth(std::size_t most) {
        Meter meter(m_control, m_control.budget);
        const BreadthResult result = BreadthSearch<Size>(m_board, m_wrong).search(most, meter);
        m_found.impossible = result.exhausted;
        if (!result.order)
            return result.exhausted;
        keep(*result.order);
        m_found.lowerBound = static_cast<int>(result.order->size());
        return true;
    }

    /// Orders of one press more after the other, as far as the budget goes.
    bool searchDetours(std::uint64_t budget) {
        SolveControl control = m_control;
        control.budget = budget;
        Meter meter(control, budget);
        for (; (m_presses - m_roots.front().presses) / 2 < mostDetours; ++m_presses) {
            if (hasAllRoots())
                m_found.lowerBound = m_presses;
            if (m_found.exact())
                return true;
            for (const Root& root : m_roots) {
                if (root.presses > m_presses)
                    break;
                const int detours = (m_presses - root.presses) / 2;
                if ((m_presses - root.presses) % 2 != 0 || m_search.needsOdd(root.set) == (detours % 2 == 0))
                    continue;
                const auto result = m_search.search(root.set, detours, meter);
                if (result == OrderSearch<Size>::Result::Stopped)
                    return false;
                if (result == OrderSearch<Size>::Result::Found) {
                    if (!m_found.order || m_found.order->size() > m_search.order().size())
                        keep(m_search.order());
                    return true;
                }
            }
        }
        return false;
    }

    /// Any order first, or that there is none, and then the rest of the budget.
    bool searchLonger() {
        searchAny();
        return (!m_found.order && searchBreadth(manyPositions)) || searchDetours(m_control.budget);
    }
    [[nodiscard]] std::uint64_t quickBudget() const { return std::min(m_control.budget / 8, std::uint64_t{1} << 26U); }

    void keep(std::span<const std::size_t> order) {
        std::vector<Cell> cells;
        for (const std::size_t press : order)
            cells.push_back(m_cells.cell(press));
        m_found.order = std::move(cells);
    }

    void searchAny() {
        SolveControl control = m_control;
        control.budget = quickBudget() / 4;
        control.progress = nullptr;
        for (int detours = m_roots.front().presses / 4 + 4; detours <= mostDetours; detours *= 2) {
            Meter meter(control, control.budget);
            if (m_search.search(m_roots.front().set, detours, meter) == OrderSearch<Size>::Result::Found)
                return keep(m_search.order());
        }
    }

    CellNumbers m_cells;
    QuietBoard<Size> m_board;
    Set m_wrong;
    const Answer& m_atAnyTime;
    const SolveControl& m_control;
    OrderSearch<Size> m_search;
    std::vector<Root> m_roots;
    int m_presses = 0; ///< No order has fewer, as far as the roots go.
    QuietOrder m_found;
};

} // namespace

QuietOrder quietOrder(const Puzzle& puzzle, const Answer& atAnyTime, const SolveControl& control) {
    if (!puzzle.rules().quietHours || !atAnyTime.solvable())
        throw std::invalid_argument("quietOrder: not in quiet hours, or without a solution at any time");
    const Puzzle free = puzzle.atAnyTime();
    const std::int64_t cells = free.start().cellCount();
    if (cells <= 64)
        return QuietProof<1>(free, atAnyTime, control).find();
    if (cells <= 128)
        return QuietProof<2>(free, atAnyTime, control).find();
    if (cells <= maxOrderedCells)
        return QuietProof<4>(free, atAnyTime, control).find();
    QuietOrder unknown;
    unknown.lowerBound = atAnyTime.result->lowerBound();
    return unknown;
}

bool isOrderOf(const Puzzle& puzzle, const std::vector<Cell>& order) {
    Board board = puzzle.start();
    for (const Cell cell : order) {
        if (!puzzle.allows(board, cell) || !puzzle.open(board).any())
            return false;
        press(board, puzzle.rules(), cell);
    }
    return !puzzle.open(board).any();
}

} // namespace lights
