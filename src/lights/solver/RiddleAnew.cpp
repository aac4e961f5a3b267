// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/RiddleAnew.hpp"

#include "lights/ShareCode.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace lights {

namespace {

using puzzle::Random;

constexpr int attempts = 400; ///< Boards that are drawn until one will do.
constexpr int smallestSide = 2;
constexpr int largestSide = 5;
constexpr int mostPatterns = 2; ///< Dimension of the quiet patterns that are asked for: three can be found by hand.
constexpr std::uint64_t orderedPresses = 4; ///< In quiet hours: so few that an order of them can be thought through.
constexpr std::uint64_t fewestOrdered = 3;

/// A start from which the drawn presses lead to the goal.
Puzzle drawSolvable(const Puzzle& puzzle, Random& random) {
    Board start = puzzle.solved();
    std::vector<Cell> left = puzzle.start().pressable().toCells();
    const std::uint64_t most = puzzle.rules().quietHours ? fewestOrdered + random.below(orderedPresses) : left.size();
    for (std::uint64_t i = 0; i < most && !left.empty(); ++i) {
        const auto at = static_cast<std::ptrdiff_t>(random.below(left.size()));
        if (puzzle.rules().quietHours || random.below(2) == 1)
            press(start, puzzle.rules(), left[static_cast<std::size_t>(at)]);
        left.erase(left.begin() + at);
    }
    return puzzle.startingFrom(std::move(start));
}

/// A start whose windows are lit by chance.
Puzzle drawLights(const Puzzle& puzzle, Random& random) {
    BitGrid lit(puzzle.rows(), puzzle.columns());
    const BitGrid windows = puzzle.start().holes().complement();
    windows.forEach([&](Cell cell) { lit.set(cell, random.below(2) == 1); });
    return puzzle.startingFrom(puzzle.start().withLight(std::move(lit)));
}

template<typename Value>
void shuffle(std::vector<Value>& values, Random& random) {
    for (std::size_t i = values.size(); i > 1; --i)
        std::swap(values[i - 1], values[random.below(i)]);
}

std::optional<AskedBoard> odd(const Puzzle& board, const OddOneOut& riddle, Random& random) {
    std::vector<Puzzle> boards{board};
    boards.insert(boards.end(), riddle.others.begin(), riddle.others.end());
    shuffle(boards, random);
    std::vector<std::size_t> canStayAwake;
    for (std::size_t i = 0; i < boards.size(); ++i)
        if (!quietPatterns(boards[i].start(), boards[i].rules()).empty())
            canStayAwake.push_back(i);
    if (canStayAwake.empty())
        return std::nullopt;
    const std::size_t awake = canStayAwake[random.below(canStayAwake.size())];
    for (std::size_t i = 0; i < boards.size(); ++i) {
        bool found = false;
        for (int attempt = 0; attempt < attempts && !found; ++attempt) {
            Puzzle drawn = i == awake ? drawLights(boards[i], random) : drawSolvable(boards[i], random);
            found = drawn.open(drawn.start()).any() && (i == awake) != solveAny(drawn).has_value();
            if (found)
                boards[i] = std::move(drawn);
        }
        if (!found)
            return std::nullopt;
    }
    AskedBoard asked{boards.front(), OddOneOut{{boards.begin() + 1, boards.end()}}};
    return answerOf(asked.board, asked.riddle) ? std::optional(std::move(asked)) : std::nullopt;
}

/// A board of another size. So that no number is the best guess, each has the same chance first, and then the sizes
/// that have it.
std::optional<AskedBoard> ofAnotherSize(const Puzzle& board, const HowMany& riddle, Random& random) {
    if (!board.start().isPlain() || board.goal() == GoalKind::Picture)
        return std::nullopt;
    std::map<std::size_t, std::vector<Puzzle>> byDimension;
    for (int rows = smallestSide; rows <= largestSide; ++rows)
        for (int columns = smallestSide; columns <= largestSide; ++columns) {
            if (std::minmax(rows, columns) == std::minmax(board.rows(), board.columns()))
                continue;
            auto other = Puzzle::make(Board(BitGrid(rows, columns)), board.rules(), board.goal());
            if (!other)
                continue;
            const std::size_t dimension = quietPatterns(other->start(), other->rules()).size();
            if (dimension <= static_cast<std::size_t>(mostPatterns))
                byDimension[dimension].push_back(*std::move(other));
        }
    if (byDimension.size() < 2)
        return std::nullopt;
    const auto& sizes =
        std::next(byDimension.begin(), static_cast<std::ptrdiff_t>(random.below(byDimension.size())))->second;
    return AskedBoard{drawSolvable(sizes[random.below(sizes.size())], random), riddle};
}

std::optional<AskedBoard> withOtherLights(const Puzzle& board, const HowMany& riddle, Random& random) {
    const auto known = answerOf(board, riddle);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        Puzzle drawn = drawSolvable(board, random);
        if (!drawn.open(drawn.start()).any())
            continue;
        const auto answer = answerOf(drawn, riddle);
        const bool plain = answer == known || (riddle.what == Quantity::ShortestWays && answer == 1);
        if (answer && !plain)
            return AskedBoard{std::move(drawn), riddle};
    }
    return std::nullopt;
}

} // namespace

std::optional<AskedBoard> askAnew(const Puzzle& board, const Riddle& riddle, int number) {
    Random random("riddle/" + identity(board, riddle) + "/" + std::to_string(number));
    if (const auto* const choice = std::get_if<OddOneOut>(&riddle))
        return odd(board, *choice, random);
    const auto* const count = std::get_if<HowMany>(&riddle);
    if (count == nullptr)
        return std::nullopt;
    return count->what == Quantity::QuietPatterns ? ofAnotherSize(board, *count, random)
                                                  : withOtherLights(board, *count, random);
}

std::optional<AskedBoard> askedIn(std::string_view identity, const AskedBoard& like) {
    const std::string_view kind = name(like.riddle);
    if (isPlayed(like.riddle) || !identity.starts_with(kind))
        return std::nullopt;
    std::string_view rest = identity.substr(kind.size());
    std::vector<Puzzle> boards;
    while (!rest.empty()) {
        if (rest.front() != ' ' || boards.size() == OddOneOut::boards)
            return std::nullopt;
        rest.remove_prefix(1);
        const std::size_t end = std::min(rest.find(' '), rest.size());
        auto board = decodePuzzle(rest.substr(0, end));
        if (!board || board->rules() != like.board.rules() || board->goal() != like.board.goal() ||
            std::max(board->rows(), board->columns()) > maxRiddleSide)
            return std::nullopt;
        boards.push_back(*std::move(board));
        rest.remove_prefix(end);
    }
    const bool choice = std::holds_alternative<OddOneOut>(like.riddle);
    if (boards.size() != (choice ? OddOneOut::boards : 1))
        return std::nullopt;
    if (choice)
        return AskedBoard{boards.front(), OddOneOut{{boards.begin() + 1, boards.end()}}};
    return AskedBoard{std::move(boards.front()), like.riddle};
}

} // namespace lights
