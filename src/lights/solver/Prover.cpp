// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Prover.hpp"

#include "lights/Puzzle.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/WalshHadamard.hpp"

#include <algorithm>
#include <utility>

namespace lights {

namespace {

/// Steps that a proof may take. Enough for any block of 24 quiet patterns at once, and for most blocks that can be
/// split.
constexpr std::uint64_t proofBudget = std::uint64_t{1} << 26;

constexpr std::uint64_t maxProofPrice = std::uint64_t{1} << 22; ///< Proofs by meeting in the middle take about as much.

Puzzle darkPuzzle(const Board& shape, const Rules& rules) {
    return Puzzle::make(shape, rules, GoalKind::Off).value();
}

std::uint64_t priceOf(int cells, const std::vector<BitGrid>& quiet) {
    constexpr std::uint64_t perBoard = 1024;
    constexpr std::uint64_t perCell = 64;
    std::uint64_t price = perBoard + perCell * static_cast<std::uint64_t>(cells);
    if (quiet.empty())
        return price;
    const CellNumbers numbered{Board(BitGrid(quiet.front().rows(), quiet.front().columns()))};
    const QuietSpace space = quietSpaceOf(quiet, numbered);
    for (const Block& block : space.blocks())
        price += block.rank() <= maxPartRank ? std::min(pieceSteps(block.rank()), maxProofPrice) : maxProofPrice;
    return price;
}

constexpr std::uint64_t stepDownOdds = 16; ///< One of this many steps to a smaller optimum is kept.

/// The size of the optimum; raises `largest` to it.
tl::expected<int, Effort::Problem> optimumOf(const Prover& prover, const BitGrid& presses, Effort& effort,
                                             int& largest) {
    return prover.fewest(presses, effort).map([&](const BitGrid& fewest) {
        const int optimum = static_cast<int>(fewest.count());
        largest = std::max(largest, optimum);
        return optimum;
    });
}

Cell randomCell(const Prover& prover, puzzle::Random& random) {
    return prover.cells()[random.below(prover.cells().size())];
}

} // namespace

Effort::Effort(const GenerateControl& control, std::uint64_t expected)
    : m_control(control)
    , m_expected(std::max<std::uint64_t>(expected, 1)) {}

std::optional<Effort::Problem> Effort::spend(std::uint64_t steps) {
    if (cancelled())
        return Problem::Cancelled;
    if (m_control.budget - m_spent < steps)
        return Problem::NotFound;
    m_spent += steps;
    // The number of attempts is not known in advance: the fraction grows ever more slowly towards 1.
    if (m_control.progress) {
        const double spent = static_cast<double>(m_spent);
        m_control.progress(spent / (spent + static_cast<double>(m_expected)));
    }
    return std::nullopt;
}

Prover::Prover(const Board& shape, const Rules& rules)
    : m_shape(shape.withLight(BitGrid(shape.rows(), shape.columns())))
    , m_cells(shape.pressable().toCells())
    , m_rules(rules.atAnyTime())
    , m_solver(darkPuzzle(m_shape, m_rules))
    , m_price(priceOf(cellCount(), m_solver.quiet())) {}

tl::expected<BitGrid, Effort::Problem> Prover::fewest(const BitGrid& presses, Effort& effort, int limit) const {
    if (const auto stop = effort.spend(m_price))
        return tl::unexpected(*stop);
    if (quiet().empty())
        return presses;
    SolveControl control = effort.within(proofBudget);
    control.limit = limit;
    const Answer answer = m_solver.lighten(presses, control);
    if (answer.cancelled)
        return tl::unexpected(Effort::Problem::Cancelled);
    if (!answer.result->exact() && answer.result->moves() >= limit)
        return tl::unexpected(Effort::Problem::NotProvable);
    return answer.result->presses();
}

BitGrid Prover::changed(const BitGrid& presses) const {
    return changedBy(presses, m_shape, m_rules);
}

BitGrid changedBy(const BitGrid& presses, const Board& dark, const Rules& rules) {
    Board board = dark;
    presses.forEach([&](Cell cell) { press(board, rules, cell); });
    return board.lit();
}

BitGrid randomPresses(int rows, int columns, puzzle::Random& random) {
    BitGrid presses(rows, columns);
    const auto beyond = wordBits * presses.wordsPerRow() - static_cast<std::size_t>(columns);
    for (int r = 0; r < rows; ++r) {
        for (Word& word : presses.row(r))
            word = random.next();
        presses.row(r).back() &= ~Word{0} >> beyond;
    }
    return presses;
}

BitGrid randomPresses(const Prover& prover, puzzle::Random& random) {
    BitGrid presses = randomPresses(prover.rows(), prover.columns(), random);
    if (!prover.hasSealed())
        return presses;
    BitGrid open(prover.rows(), prover.columns());
    for (const Cell cell : prover.cells())
        open.set(cell);
    return presses & open;
}

BitGrid randomPresses(int rows, int columns, std::vector<Cell> cells, int count, puzzle::Random& random) {
    BitGrid presses(rows, columns);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        std::swap(cells[i], cells[i + random.below(cells.size() - i)]);
        presses.set(cells[i]);
    }
    return presses;
}

// Only the number of presses may matter here, not which of several optima the solver returns: the board of a seed has
// to stay the same when the solver is improved.
tl::expected<BitGrid, Effort::Problem> generateWithOptimum(const Prover& prover, int wanted, puzzle::Random& random,
                                                           Effort& effort, int& largest) {
    BitGrid presses;
    int optimum = 0;
    for (int i = 0; i < setsToTry; ++i) {
        presses = randomPresses(prover.rows(), prover.columns(), prover.cells(), wanted, random);
        const auto proven = optimumOf(prover, presses, effort, largest);
        if (!proven)
            return tl::unexpected(proven.error());
        if (*proven == wanted)
            return presses;
        optimum = *proven;
    }
    while (optimum != wanted) {
        const Cell cell = randomCell(prover, random);
        presses.flip(cell);
        const auto proven = optimumOf(prover, presses, effort, largest);
        if (!proven)
            return tl::unexpected(proven.error());
        if (*proven >= optimum || random.below(stepDownOdds) == 0)
            optimum = *proven;
        else
            presses.flip(cell);
    }
    return presses;
}

} // namespace lights
