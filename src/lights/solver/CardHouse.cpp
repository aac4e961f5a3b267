// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/CardHouse.hpp"

#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

namespace lights {

namespace {

// Must never change: stored shifts are replayed on what follows from them.
constexpr int draws = 32;       ///< Boards that are drawn for a house, as long as none has its optimum.
constexpr int mostDraws = 1000; ///< If none of them is of use at all; out of reach.
constexpr int cellsPerMark = 6; ///< One of so many windows is sealed, and one has a curtain.
constexpr std::uint64_t cardBudget = std::uint64_t{1} << 21U; ///< For the optimum of one draw in quiet hours.

/// Draws cells of a house, each only once; with a mirror always together with their mirror images.
class CellDraw {
public:
    CellDraw(int rows, int columns, bool mirrored, puzzle::Random& random)
        : m_rows(rows)
        , m_columns(columns)
        , m_random(random) {
        const int last = mirrored ? (columns + 1) / 2 : columns;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < last; ++column)
                m_left.push_back({{row, column}, {row, mirrored ? columns - 1 - column : column}});
    }

    /// Draws `count` cells or, if only pairs are left for the last one, one less.
    [[nodiscard]] BitGrid take(int count) {
        BitGrid taken(m_rows, m_columns);
        std::vector<Pair> passed;
        while (count > 0 && !m_left.empty()) {
            const Pair pair = takeOne();
            const int cells = pair.first == pair.second ? 1 : 2;
            if (cells > count) {
                passed.push_back(pair);
                continue;
            }
            taken.set(pair.first);
            taken.set(pair.second);
            count -= cells;
        }
        m_left.insert(m_left.end(), passed.begin(), passed.end());
        return taken;
    }

    /// Every cell of `among` that is lit at random, half of them on average.
    [[nodiscard]] BitGrid light(const BitGrid& among) {
        BitGrid lit(m_rows, m_columns);
        among.forEach([&](Cell cell) {
            if (m_random.below(2) == 1)
                lit.set(cell);
        });
        return lit;
    }

private:
    using Pair = std::pair<Cell, Cell>; ///< A cell and its mirror image, or twice the same.

    Pair takeOne() {
        std::swap(m_left[m_random.below(m_left.size())], m_left.back());
        const Pair pair = m_left.back();
        m_left.pop_back();
        return pair;
    }

    int m_rows;
    int m_columns;
    puzzle::Random& m_random;
    std::vector<Pair> m_left;
};

/// The grid whose right half is the mirror image of its left one.
BitGrid mirrored(BitGrid grid) {
    for (int row = 0; row < grid.rows(); ++row)
        for (int column = 0; column < grid.columns() / 2; ++column)
            grid.set({row, grid.columns() - 1 - column}, grid.test({row, column}));
    return grid;
}

/// A board that `wanted` presses solve, perhaps fewer; in quiet hours perhaps more.
Puzzle drawBoard(const ShiftHouse& wanted, ShiftCards cards, puzzle::Random& random) {
    const int marks = wanted.rows * wanted.columns / cellsPerMark;
    CellDraw cells(wanted.rows, wanted.columns, cards.has(ShiftCard::Mirror), random);
    const BitGrid none(wanted.rows, wanted.columns);
    const BitGrid sealed = cards.has(ShiftCard::Sealed) ? cells.take(marks) : none;
    const bool quietHours = cards.has(ShiftCard::Quiet);
    CellDraw pressable = cells; // Windows with curtains can be pressed, sealed ones cannot.
    const BitGrid curtains = cards.has(ShiftCard::Curtains) ? cells.take(marks) : none;
    const BitGrid presses = (quietHours ? cells : pressable).take(wanted.optimum);
    const Rules rules{cards.has(ShiftCard::Cross) ? Stamp::Cross : Stamp::Plus,
                      cards.has(ShiftCard::Cylinder) ? Surface::Cylinder : Surface::Plane, quietHours};
    const GoalKind goal = cards.has(ShiftCard::AllOn) ? GoalKind::On : GoalKind::Off;
    const Board empty = Board(none, none, sealed).withCurtains(curtains);
    const auto puzzle = Puzzle::make(empty, rules, goal);
    if (!puzzle)
        throw std::logic_error("a house of a night shift cannot be drawn");
    Board start = puzzle->solved();
    presses.forEach([&](Cell cell) { press(start, rules, cell); });
    BitGrid light = start.lit() ^ cells.light(curtains);
    if (cards.has(ShiftCard::Mirror))
        light = mirrored(std::move(light));
    return puzzle->startingFrom(start.withLight(std::move(light)));
}

} // namespace

DrawnHouse cardHouse(std::string_view seed, int index, ShiftCards cards) {
    const ShiftHouse wanted = shiftHouse(index);
    puzzle::Random random(shiftHouseSeed(seed, index) + "/" + names(cards));
    SolveControl control;
    if (cards.has(ShiftCard::Quiet))
        control.budget = cardBudget;
    std::optional<DrawnHouse> best;
    for (int draw = 0; draw < (best ? draws : mostDraws); ++draw) {
        Puzzle drawn = drawBoard(wanted, cards, random);
        const Answer answer = solve(drawn, control);
        if (!answer.result || !answer.result->exact() || answer.result->moves() <= (best ? best->optimum : 0) ||
            answer.result->moves() > wanted.optimum)
            continue;
        best = DrawnHouse{std::move(drawn), answer.result->moves()};
        if (best->optimum == wanted.optimum)
            break;
    }
    if (!best)
        throw std::logic_error("a house of a night shift has no board");
    return *std::move(best);
}

} // namespace lights
