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

/// Further draws, times the cells of the board: this takes about a second if no such board turns up. At 400 000, one
/// seed of 40 found no 6×6 board of the hardest class, two of 20 no hard 4×7 board, and 15 of 40 no medium 5×5 board,
/// of which there are only seven. The present limit was not measured on these.
constexpr int furtherDrawsTimesCells = 700'000;
constexpr int drawsInTurn = 50; ///< With one number of pairs.
constexpr int fewestPairs = 3;  ///< None of 5 000 boards with two pairs was strict and not easy, whatever its size.
constexpr std::uint64_t furtherMovesPerCell = 100; ///< What takes more mostly does not come out at all.
/// All covers of 4×4, 4×5 and 4×6 (1 564, 21 107 and 273 217) and of 5×5 (562 022) were gone through: of the first
/// three sizes every strict board is easy, and of the last none is of the hardest class.
constexpr int cellsOfEasyBoards = 24;
constexpr int cellsOfHardBoards = 25;

/// Default numbers of pairs for square boards of a side, by difficulty; 0 where it is not offered.
using PairsOfSide = std::array<int, puzzle::allDifficulties.size()>;

// How many of the strict boards drawn with that many pairs were of that class, in per cent (up to 400 boards each, but
// only some 50 from 13×13 on, and 17 for the last two):
//          easy medium hard hardest             easy medium hard hardest             easy medium hard hardest
//    4×4    100                           8×8    90     10   13      10      12×12    70     32   20      32
//    5×5    100                           9×9    88     15   16      11      13×13    64     29   33      18
//    6×6    100                         10×10    83     19   19      15      14×14    53     25   25      30
//    7×7     99      7    6       7     11×11    78     17   24      27      15×15    58     35   41      41
// Strict boards are rarest on 7×7 with four pairs: 12 % of those drawn. 5×5 and 6×6 boards with three pairs are
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

/// Whether a board may be as hard as wanted if it is strict, which is not known yet: a quick look, that only says no
/// if gradeOf() would. What is not strict may take long to see through, so the look is bounded like the grading.
bool mayMatch(Difficulty wanted, const Board& board, const SearchControl& grading) {
    if (wanted == Difficulty::Any)
        return true;
    if (wanted == Difficulty::Easy) {
        SearchControl looking = grading;
        looking.maxWork = 0; // No suppositions.
        return gradeUpTo(Difficulty::Easy, board, true, looking).has_value();
    }
    const auto oneAtATime = isSolvedOneAtATime(board, true, grading);
    if (!oneAtATime)
        return true; // Not decided.
    if (wanted == Difficulty::Hardest)
        return !*oneAtATime;
    const auto grade = *oneAtATime ? gradeUpTo(wanted, board, true, grading) : std::nullopt;
    return grade && grade->difficulty == wanted;
}

/// The draws of one wish.
class Search {
public:
    Search(const GradedBoardWish& wish, puzzle::Random& random, const SearchControl& control)
        : m_wish(wish)
        , m_random(random)
        , m_stop(control.stop)
        , m_meter(control)
        , m_pairs(wish.pairs.value_or(defaultPairs(wish.size, wish.difficulty)))
        , m_furtherDraws(wish.furtherDraws.value_or(usualFurtherDraws(wish))) {
        m_grading.stop = control.stop;
        m_grading.maxWork = maxSuppositions;
    }

    GradedBoardSearch run() {
        UniqueBoardWish unique{m_wish.size, m_pairs, m_wish.fill, m_wish.maxDraws};
        unique.suits = [this](const Board& board) {
            return (!m_wish.suits || m_wish.suits(board)) && mayMatch(m_wish.difficulty, board, m_grading);
        };
        draw(unique);
        // Harder boards have fewer pairs. Where there are few such boards, one number of them may have none at all, so
        // all are tried in turn.
        unique.movesPerCell = furtherMovesPerCell;
        const int fewest = m_wish.pairs ? m_pairs : std::min(fewestPairs, m_pairs);
        const int most = m_wish.pairs ? m_pairs : std::max(m_pairs - 1, fewest);
        unique.pairs = most;
        while (m_search.end == End::NoneDrawn && m_search.draws < allDraws()) {
            unique.maxDraws = std::min(drawsInTurn, allDraws() - m_search.draws);
            draw(unique);
            unique.pairs = unique.pairs > fewest ? unique.pairs - 1 : most;
        }
        return std::move(m_search);
    }

private:
    /// 0 where every board is found without further draws, or where no such board exists.
    static int usualFurtherDraws(const GradedBoardWish& wish) {
        const int cells = wish.size.rows * wish.size.columns;
        const Difficulty hardest = cells <= cellsOfEasyBoards   ? Difficulty::Easy
                                   : cells <= cellsOfHardBoards ? Difficulty::Hard
                                                                : Difficulty::Hardest;
        const bool rare = wish.difficulty > Difficulty::Easy && wish.difficulty <= hardest;
        return rare ? furtherDrawsTimesCells / cells : 0;
    }
    [[nodiscard]] int allDraws() const { return m_wish.maxDraws + m_furtherDraws; }

    /// Draws until a board is as hard as wanted, or so many boards as `unique` says are drawn.
    void draw(UniqueBoardWish unique) {
        const int last = m_search.draws + unique.maxDraws;
        SearchControl drawing;
        drawing.stop = m_stop;
        drawing.progress = [&](double fraction) {
            m_meter.report((m_search.draws + fraction * unique.maxDraws) / allDraws());
        };
        while (true) {
            unique.maxDraws = last - m_search.draws;
            UniqueBoardSearch drawn = drawUniqueBoard(unique, m_random, drawing);
            m_search.draws += drawn.draws;
            m_search.end = drawn.end;
            if (!drawn.board)
                return;
            const Difficulty most = m_wish.difficulty == Difficulty::Any ? Difficulty::Hardest : m_wish.difficulty;
            const auto grade = gradeUpTo(most, drawn.board->board, true, m_grading);
            if (m_stop.stop_requested()) {
                m_search.end = End::Stopped;
                return;
            }
            if (grade && matches(m_wish.difficulty, *grade)) {
                m_search.board = GradedBoard{*std::move(drawn.board), *grade};
                return;
            }
        }
    }

    const GradedBoardWish& m_wish;
    puzzle::Random& m_random;
    std::stop_token m_stop;
    SearchMeter m_meter;
    int m_pairs;
    int m_furtherDraws;
    SearchControl m_grading;
    GradedBoardSearch m_search;
};

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
    return Search(wish, random, control).run();
}

} // namespace arukone
