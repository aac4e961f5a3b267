// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/GradedBoard.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace arukone {

namespace {

using puzzle::Difficulty;
using End = UniqueBoardSearch::End;

/// Suppositions tried after which a board is not graded any more but thrown away. Of 120 strict boards from 8×8 with
/// five pairs to 15×15 with 22, none took more than 13 616.
constexpr std::uint64_t maxSuppositions = 200'000;

/// Default numbers of pairs for square boards of a side, by difficulty; 0 where it is not offered.
using PairsOfSide = std::array<int, puzzle::allDifficulties.size()>;

// Of the strict boards drawn with that many pairs, so many were of that class, in per cent (up to 400 boards each, but
// only some 50 from 13×13 on, and 17 for the last two):
//          easy medium hard hardest             easy medium hard hardest             easy medium hard hardest
//    4×4    100                           8×8    90     10   13      10      12×12    70     32   20      32
//    5×5    100                           9×9    88     15   16      11      13×13    64     29   33      18
//    6×6    100                         10×10    83     19   19      15      14×14    53     25   25      30
//    7×7     99      7    6       7     11×11    78     17   24      27      15×15    58     35   41      41
// Of the boards drawn, the least share is strict on 7×7 with four pairs: 12 %. 5×5 and 6×6 boards with three pairs are
// hard in 7 % of the cases, but 2 600 strict ones had only 24 and 15 such solutions, mirrored ones counted, so they are
// not worth a class.
constexpr std::array<PairsOfSide, maxUniqueSide - minRandomSide + 1> pairsBySide{{
    // any, easy, medium, hard, hardest
    {4, 4, 0, 0, 0},      // 4
    {5, 5, 0, 0, 0},      // 5
    {6, 6, 0, 0, 0},      // 6
    {7, 7, 5, 5, 4},      // 7
    {8, 8, 7, 6, 5},      // 8
    {9, 10, 9, 8, 7},     // 9
    {11, 13, 11, 10, 9},  // 10
    {13, 15, 13, 12, 11}, // 11
    {15, 18, 16, 15, 14}, // 12
    {19, 21, 19, 17, 17}, // 13
    {21, 23, 21, 20, 19}, // 14
    {24, 28, 26, 23, 23}, // 15
}};

/// The side of a square with about as many cells.
int sideOf(Size size) {
    const int cells = size.rows * size.columns;
    int side = minRandomSide;
    while (side < maxUniqueSide && side * (side + 1) < cells) // Less than (side + 1/2)², rounded.
        ++side;
    return side;
}

/// Whether the table holds for boards of this shape too. Narrow boards are easier: with the pairs of the harder classes
/// 93 to 97 % of 4×15 boards were easy and 91 to 93 % of 5×10 ones; of 5×15, 6×8 and 6×10 boards at most 5 % were
/// hardest, of 6×12 ones 13 %.
bool isWide(Size size) {
    const int shorter = std::min(size.rows, size.columns);
    return shorter >= 7 || (shorter == 6 && size.rows * size.columns >= 6 * 12);
}

/// 0 where the difficulty is not offered.
int offeredPairs(Size size, Difficulty difficulty) {
    if (difficulty > Difficulty::Easy && !isWide(size))
        return 0;
    return pairsBySide[static_cast<std::size_t>(sideOf(size) - minRandomSide)][static_cast<std::size_t>(difficulty)];
}

bool matches(Difficulty wanted, const Grade& grade) {
    return wanted == Difficulty::Any || wanted == grade.difficulty;
}

} // namespace

int defaultPairs(Size size, Difficulty difficulty) {
    const int pairs = offeredPairs(size, difficulty);
    return std::min(pairs > 0 ? pairs : offeredPairs(size, Difficulty::Any), size.rows * size.columns / shortestPath);
}

std::vector<Difficulty> offeredDifficulties(Size size) {
    std::vector<Difficulty> offered;
    for (const Difficulty difficulty : puzzle::allDifficulties)
        if (offeredPairs(size, difficulty) > 0)
            offered.push_back(difficulty);
    return offered;
}

GradedBoardSearch drawGradedBoard(const GradedBoardWish& wish, puzzle::Random& random, const SearchControl& control) {
    UniqueBoardWish unique{wish.size, wish.pairs.value_or(defaultPairs(wish.size, wish.difficulty)), wish.fill,
                           wish.maxDraws};
    SearchMeter meter(control);
    GradedBoardSearch search;
    SearchControl drawing;
    drawing.stop = control.stop;
    drawing.progress = [&](double fraction) {
        meter.report((search.draws + fraction * unique.maxDraws) / wish.maxDraws);
    };
    SearchControl grading;
    grading.stop = control.stop;
    grading.maxWork = maxSuppositions;

    while (true) {
        unique.maxDraws = wish.maxDraws - search.draws;
        UniqueBoardSearch drawn = drawUniqueBoard(unique, random, drawing);
        search.draws += drawn.draws;
        if (!drawn.board) {
            search.end = drawn.end;
            return search;
        }
        const auto grade = gradeOf(drawn.board->board, true, grading);
        if (control.stop.stop_requested()) {
            search.end = End::Stopped;
            return search;
        }
        if (grade && matches(wish.difficulty, *grade)) {
            search.board = GradedBoard{*std::move(drawn.board), *grade};
            return search;
        }
    }
}

} // namespace arukone
