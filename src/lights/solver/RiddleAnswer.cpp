// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/RiddleAnswer.hpp"

#include "lights/solver/Solver.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace lights {

namespace {

using Counted = tl::expected<std::int64_t, RiddleFault>;

constexpr int maxNullity = 12; ///< Up to this nullity all solutions of a board are looked at.

/// In solver steps: for a proof in quiet hours. Where it does not suffice, a 12×12 board takes a quarter of a second.
constexpr std::uint64_t quietBudget = std::uint64_t{1} << 22U;

/// All solutions of a board. Never searches for a shortest one: with many quiet patterns that takes seconds.
tl::expected<std::vector<BitGrid>, RiddleFault> solutionsOf(const Puzzle& board) {
    const auto any = solveAny(board);
    if (!any)
        return tl::unexpected(RiddleFault::NoSolution);
    const std::vector<BitGrid> basis = quietPatterns(board.start(), board.rules());
    if (basis.size() > static_cast<std::size_t>(maxNullity))
        return tl::unexpected(RiddleFault::TooMany);
    std::vector<BitGrid> solutions{*any};
    for (const BitGrid& quiet : basis)
        for (std::size_t i = solutions.size(); i-- > 0;)
            solutions.push_back(solutions[i] ^ quiet);
    return solutions;
}

/// How many solutions a board has of each length, by the number of presses.
tl::expected<std::vector<std::int64_t>, RiddleFault> countLengths(const Puzzle& board) {
    return solutionsOf(board).map([&](const std::vector<BitGrid>& solutions) {
        std::vector<std::int64_t> lengths(static_cast<std::size_t>(board.start().cellCount()) + 1);
        for (const BitGrid& presses : solutions)
            ++lengths[static_cast<std::size_t>(presses.count())];
        return lengths;
    });
}

/// The first length from `first` on that a solution has.
std::optional<std::size_t> nextLength(const std::vector<std::int64_t>& lengths, std::size_t first) {
    for (std::size_t length = first; length < lengths.size(); ++length)
        if (lengths[length] > 0)
            return length;
    return std::nullopt;
}

/// A shortest order in quiet hours.
tl::expected<Optimum, RiddleFault> provenOrder(const Puzzle& board) {
    SolveControl control;
    control.budget = quietBudget;
    const Answer answer = solve(board, control);
    if (answer.unsolvable())
        return tl::unexpected(RiddleFault::NoSolution);
    if (!answer.solvable() || !answer.result->exact())
        return tl::unexpected(RiddleFault::Undecided);
    return *answer.result;
}

/// The presses with which a shortest order can begin.
tl::expected<BitGrid, RiddleFault> firstPresses(const Puzzle& board) {
    const auto optimum = provenOrder(board);
    if (!optimum)
        return tl::unexpected(optimum.error());
    BitGrid firsts(board.rows(), board.columns());
    for (const Cell cell : board.start().pressable().toCells()) {
        if (!board.allows(board.start(), cell))
            continue;
        Board after = board.start();
        press(after, board.rules(), cell);
        const auto rest = provenOrder(board.startingFrom(after));
        if (!rest && rest.error() == RiddleFault::Undecided)
            return tl::unexpected(rest.error());
        firsts.set(cell, rest && rest->moves() < optimum->moves());
    }
    return firsts;
}

Counted quantityInQuietHours(const Puzzle& board, Quantity what) {
    if (what == Quantity::FirstPresses)
        return firstPresses(board).map([](const BitGrid& firsts) { return firsts.count(); });
    return provenOrder(board).map([](const Optimum& optimum) { return std::int64_t{optimum.moves()}; });
}

Counted quantityOf(const Puzzle& board, Quantity what) {
    if (board.rules().quietHours)
        return quantityInQuietHours(board, what);
    if (what == Quantity::QuietPatterns) {
        const std::size_t dimension = quietPatterns(board.start(), board.rules()).size();
        if (dimension > static_cast<std::size_t>(maxNullity))
            return tl::unexpected(RiddleFault::TooMany);
        return (std::int64_t{1} << dimension) - 1;
    }
    const auto lengths = countLengths(board);
    if (!lengths)
        return tl::unexpected(lengths.error());
    const std::size_t optimum = *nextLength(*lengths, 0);
    if (what == Quantity::Optimum)
        return static_cast<std::int64_t>(optimum);
    if (what == Quantity::ShortestWays)
        return (*lengths)[optimum];
    const auto longer = nextLength(*lengths, optimum + 1);
    return longer ? Counted(static_cast<std::int64_t>(*longer)) : tl::unexpected(RiddleFault::NoneLonger);
}

bool solves(const Puzzle& board, const BitGrid& presses) {
    Board played = board.start();
    bool possible = true;
    presses.forEach([&](Cell cell) {
        possible = possible && played.canPress(cell);
        if (possible)
            press(played, board.rules(), cell);
    });
    return possible && !board.open(played).any();
}

struct Answering {
    const Puzzle& board;

    Counted operator()(const AnotherWay& riddle) const {
        const auto lengths = countLengths(board);
        if (!lengths)
            return tl::unexpected(lengths.error());
        const std::size_t optimum = *nextLength(*lengths, 0);
        if (!solves(board, riddle.shown) || riddle.shown.count() != static_cast<std::int64_t>(optimum))
            return tl::unexpected(RiddleFault::ShownIsWrong);
        return (*lengths)[optimum] > 1 ? Counted(static_cast<std::int64_t>(optimum))
                                       : tl::unexpected(RiddleFault::OnlyWay);
    }
    Counted operator()(const OddOneOut& riddle) const {
        std::int64_t number = 1;
        std::int64_t found = solveAny(board) ? 0 : number;
        for (const Puzzle& other : riddle.others) {
            ++number;
            if (solveAny(other))
                continue;
            if (found != 0)
                return tl::unexpected(RiddleFault::NotOne);
            found = number;
        }
        return found != 0 ? Counted(found) : tl::unexpected(RiddleFault::NotOne);
    }
    Counted operator()(const HowMany& riddle) const { return quantityOf(board, riddle.what); }
};

} // namespace

tl::expected<std::int64_t, RiddleFault> answerOf(const Puzzle& board, const Riddle& riddle) {
    return std::visit(Answering{board}, riddle).and_then([](std::int64_t answer) {
        return answer <= maxRiddleAnswer ? Counted(answer) : tl::unexpected(RiddleFault::TooMany);
    });
}

std::vector<BitGrid> picturesOf(const Puzzle& board, Quantity what, std::size_t most) {
    if (board.rules().quietHours) {
        const auto picture = what == Quantity::FirstPresses
                                 ? firstPresses(board)
                                 : provenOrder(board).map([](const Optimum& found) { return found.presses(); });
        return picture ? std::vector{*picture} : std::vector<BitGrid>();
    }
    const auto answer = quantityOf(board, what);
    if (!answer)
        return {};
    const auto count = static_cast<std::size_t>(*answer);
    if (const bool isCount = what == Quantity::QuietPatterns || what == Quantity::ShortestWays; isCount && count > most)
        return {};
    if (what == Quantity::QuietPatterns) {
        std::vector<BitGrid> patterns;
        for (const BitGrid& quiet : quietPatterns(board.start(), board.rules())) {
            const std::size_t before = patterns.size();
            patterns.push_back(quiet);
            for (std::size_t i = 0; i < before; ++i)
                patterns.push_back(patterns[i] ^ quiet);
        }
        return patterns;
    }
    const auto all = solutionsOf(board);
    if (!all)
        return {};
    std::int64_t length = *answer;
    if (what == Quantity::ShortestWays)
        length = std::ranges::min(*all, {}, &BitGrid::count).count();
    std::vector<BitGrid> pictures;
    for (const BitGrid& solution : *all)
        if (solution.count() == length && (pictures.empty() || what == Quantity::ShortestWays))
            pictures.push_back(solution);
    return pictures;
}

std::optional<BitGrid> otherWay(const Puzzle& board, const AnotherWay& riddle) {
    const auto solutions = solutionsOf(board);
    if (!solutions)
        return std::nullopt;
    const auto found = std::find_if(solutions->begin(), solutions->end(),
                                    [&](const BitGrid& presses) { return answers(riddle, presses); });
    return found != solutions->end() ? std::optional(*found) : std::nullopt;
}

} // namespace lights
