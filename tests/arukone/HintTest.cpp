// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that hints are true, can be followed, and lead to a solution from any state.

#include "arukone/Boards.hpp"
#include "arukone/Engines.hpp"
#include "arukone/Session.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/generators/GradedBoard.hpp"
#include "arukone/generators/TrapBoard.hpp"
#include "arukone/hints/HintTarget.hpp"
#include "arukone/hints/NextHint.hpp"
#include "arukone/solver/Sat.hpp"
#include "puzzle/Random.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace arukone {
namespace {

using puzzle::Difficulty;
using test::board;
using test::rowsOf;
using testing::Contains;
using testing::ElementsAre;
using HintKind = Hint::Kind;

bool isTraced(HintKind kind) {
    return kind >= HintKind::Openings && kind <= HintKind::Supposition;
}

/// What must hold for every hint with a stroke.
void expectGood(const Board& board, const Hint& hint) {
    ASSERT_TRUE(hint.stroke);
    ASSERT_TRUE(cellsOf(board, *hint.stroke)) << "it must be legal";
    EXPECT_EQ(hint.pair, board.pairAt(hint.stroke->origin));
    ASSERT_FALSE(hint.piece.empty());
    ASSERT_FALSE(hint.region.empty());
    EXPECT_TRUE(std::is_sorted(hint.region.begin(), hint.region.end()));
    for (const auto* cells : {&hint.piece, &hint.because})
        for (const Cell cell : *cells)
            EXPECT_THAT(hint.region, Contains(cell));
    EXPECT_EQ(hint.kind == HintKind::Supposition, hint.refutation.has_value());
    EXPECT_EQ(hint.kind == HintKind::Trap, hint.trap.has_value());
    EXPECT_EQ(hint.kind == HintKind::FromSolution, hint.because.empty());
    EXPECT_EQ(isTraced(hint.kind), !hint.follows.empty());
}

/// Follows hints until none is left. \returns their kinds. Stops at the first that is not good.
std::vector<HintKind> follow(Session& session, const BoardFacts& facts) {
    const Board& board = session.board();
    const auto most = static_cast<std::size_t>(board.cellCount() + board.pairCount());
    std::vector<HintKind> kinds;
    while (const auto hint = nextHint(board, facts, session.cables())) {
        kinds.push_back(hint->kind);
        if (hint->kind == HintKind::Unsolvable || kinds.size() > most)
            break;
        expectGood(board, *hint);
        const auto change = session.draw(*hint->stroke);
        EXPECT_TRUE(change) << "it must change something";
        if (!change)
            break;
        EXPECT_THAT(change->cut, testing::IsEmpty()) << "it must cut no cable that is right";
    }
    EXPECT_LE(kinds.size(), most);
    return kinds;
}

/// A stroke that may be drawn, from a random terminal.
Stroke strokeAnywhere(const Board& board, puzzle::Random& random) {
    const Pair& pair = board.pairs()[random.below(static_cast<std::uint64_t>(board.pairCount()))];
    Stroke stroke{random.below(2) == 0 ? pair.first : pair.second, {}};
    for (std::uint64_t steps = random.below(10); steps > 0; --steps) {
        stroke.word += stepLetters[random.below(4)];
        if (!cellsOf(board, stroke))
            stroke.word.pop_back();
    }
    return stroke;
}

/// A state that random strokes lead to.
Session scrambled(const Board& board, puzzle::Random& random) {
    Session session(board);
    for (std::uint64_t strokes = random.below(8); strokes > 0; --strokes)
        session.draw(strokeAnywhere(board, random));
    return session;
}

/// Follows hints from the empty board and from random states. \returns how often which kind was given.
std::map<HintKind, int> expectSolvedByHints(const Board& board, puzzle::Random& random) {
    const BoardFacts facts = factsOf(board);
    std::map<HintKind, int> count;
    for (int i = 0; i < 3; ++i) {
        Session session = i == 0 ? Session(board) : scrambled(board, random);
        const std::vector<HintKind> kinds = follow(session, facts);
        EXPECT_TRUE(session.solved()) << rowsOf(board);
        EXPECT_TRUE(
            std::is_partitioned(kinds.begin(), kinds.end(), [](HintKind kind) { return kind == HintKind::Wrong; }))
            << "what was wrong has to go first, and hints add nothing wrong: " << rowsOf(board);
        EXPECT_TRUE(i > 0 || std::count(kinds.begin(), kinds.end(), HintKind::Wrong) == 0) << rowsOf(board);
        for (const HintKind kind : kinds)
            ++count[kind];
    }
    return count;
}

struct HintedBoard {
    const char* rows;
    Fill fill;
};

class ArukoneHintsFor : public testing::TestWithParam<HintedBoard> {};

TEST_P(ArukoneHintsFor, LeadToASolution) {
    puzzle::Random random("hints/known");
    expectSolvedByHints(board(GetParam().rows, GetParam().fill), random);
}

INSTANTIATE_TEST_SUITE_P(
    Boards, ArukoneHintsFor,
    testing::Values(HintedBoard{"1..2/...1/.2../....", Fill::Any}, HintedBoard{"1..2/...1/.2../....", Fill::All},
                    HintedBoard{"21../..2./1...", Fill::Any}, HintedBoard{"21../..2./1...", Fill::All},
                    HintedBoard{"..1./.2../1.../...2", Fill::Any}, HintedBoard{"12../..1./..../.2..", Fill::All},
                    HintedBoard{"12../..1./..../.2..", Fill::Any}, HintedBoard{"12../..1./.2..", Fill::Any},
                    HintedBoard{"...../.32../..3../...../121..", Fill::Any},
                    HintedBoard{"...../.32../..3../...../121..", Fill::All},
                    HintedBoard{"5......./4..3..5./.....1.6/..6....1/....3..2/.2.....4/......../........", Fill::All},
                    HintedBoard{"..2156.7/.......8/.1....../...3..7./9.54..6./..4..32./......../.....98.", Fill::All},
                    HintedBoard{"1../.../..1", Fill::All}, HintedBoard{"1.../..../..../...1", Fill::Any},
                    HintedBoard{"1../._./..1", Fill::Any}, HintedBoard{"1..../...../...../...../....1", Fill::All},
                    HintedBoard{"11", Fill::All}, HintedBoard{"1/./1", Fill::Any},
                    HintedBoard{"4....../.....21/......5/....3../.12..../......./3....45", Fill::All}, // Hardest.
                    HintedBoard{"....1.../.3....6./.4.2.3../.....6../......4./.2....../.5.....5/.......1", Fill::All}));

TEST(ArukoneHint, LeadsToTheSolutionOfUniqueBoardsOfEveryDifficulty) {
    puzzle::Random random("hints/unique");
    std::map<HintKind, int> count;
    int boards = 0;
    for (int side = 5; side <= 9; ++side)
        for (const Difficulty difficulty : offeredDifficulties({side, side}))
            for (const Fill fill : {Fill::All, Fill::Apart, Fill::Any}) {
                const Size size{side, side + static_cast<int>(random.below(2))};
                const auto drawn = drawGradedBoard({size, difficulty, {}, fill}, random);
                if (!drawn.board)
                    continue;
                ++boards;
                for (const auto& [kind, times] : expectSolvedByHints(drawn.board->unique.board, random))
                    count[kind] += times;
            }
    EXPECT_GT(boards, 40);
    for (const HintKind kind : {HintKind::Wrong, HintKind::Openings, HintKind::ShortCircuit, HintKind::BesideItself,
                                HintKind::CutOff, HintKind::Supposition})
        EXPECT_GT(count[kind], 0) << static_cast<int>(kind);
    EXPECT_EQ(count[HintKind::FromSolution], 0) << "the trace solves every strict board";
    EXPECT_EQ(count[HintKind::Trap], 0);
}

TEST(ArukoneHint, LeadsToASolutionOfBoardsWithTraps) {
    puzzle::Random random("hints/traps");
    std::map<HintKind, int> count;
    for (int i = 0; i < 30; ++i) {
        const Size size{5 + static_cast<int>(random.below(5)), 5 + static_cast<int>(random.below(5))};
        const auto drawn = drawTrapBoard(size, defaultTrapPairs(size), random);
        ASSERT_TRUE(drawn);
        for (const auto& [kind, times] : expectSolvedByHints(drawn->board, random))
            count[kind] += times;
    }
    EXPECT_GT(count[HintKind::Trap], 30);
    EXPECT_GT(count[HintKind::Wrong], 10);
}

TEST(ArukoneHint, LeadsToASolutionOfBoardsWithSeveralAndWithHoles) {
    puzzle::Random random("hints/several");
    int several = 0;
    for (int i = 0; i < 60; ++i) {
        const Board fillable = test::fillableBoard({4 + i % 3, 6}, random);
        for (const Fill fill : {Fill::All, Fill::Any, Fill::Apart}) {
            if (fill == Fill::Apart && !factsOf(fillable.withFill(fill)).solution)
                continue;
            several += factsOf(fillable.withFill(fill)).unique ? 0 : 1;
            expectSolvedByHints(fillable.withFill(fill), random);
        }
    }
    EXPECT_GT(several, 60) << "else this test says little";
}

RC_GTEST_PROP(ArukoneHintProperty, HintsSolveAnyBoardThatCanBeSolved, (std::uint64_t seed)) {
    puzzle::Random random(std::to_string(seed));
    const Board small = test::smallBoard(random);
    const BoardFacts facts = factsOf(small);
    Session session = scrambled(small, random);
    const bool wasSolved = session.solved();
    const std::vector<HintKind> kinds = follow(session, facts);
    RC_ASSERT(session.solved() == facts.solution.has_value());
    RC_ASSERT(session.solved() || kinds == std::vector<HintKind>{HintKind::Unsolvable});
    RC_ASSERT(!wasSolved || kinds.empty());
}

/// The edges of all solutions, touching ones included if the rule allows them, by an engine that hints do not use.
std::vector<Edges> solutionEdges(const Board& board) {
    using Touching = SatSearch::Touching;
    std::vector<Edges> solutions;
    SatSearch search(board, board.fill() == Fill::Apart ? Touching::Forbidden : Touching::Allowed);
    while (search.search() == SatSearch::Answer::Yes) {
        solutions.push_back(search.solution());
        search.forbid(solutions.back());
    }
    return solutions;
}

/// Whether some of the solutions keeps the cables.
bool isKept(const Board& board, const std::vector<Edges>& solutions, const Cables& cables) {
    const Edges edges = edgesOf(board, cables);
    return std::any_of(solutions.begin(), solutions.end(), [&](const Edges& solution) {
        for (std::size_t i = 0; i < edges.size(); ++i)
            if ((edges[i] & ~solution[i]) != 0)
                return false;
        return true;
    });
}

/// The cables that come before the one that is wrong, with this one up to some letter.
Cables upTo(const Board& board, const Cables& now, int wrong, std::size_t letters) {
    Cables cables = noCables(board);
    const auto place = [&](int pair) {
        return std::pair(joins(board, pair, now[static_cast<std::size_t>(pair)]) ? 0 : 1, pair);
    };
    for (int pair = 0; pair < board.pairCount(); ++pair)
        if (place(pair) <= place(wrong))
            cables[static_cast<std::size_t>(pair)] = now[static_cast<std::size_t>(pair)];
    cables[static_cast<std::size_t>(wrong)].word.resize(letters);
    return cables;
}

/// How often hints were held against all solutions.
struct Judged {
    int wrong = 0; ///< On boards with several solutions.
    int shortened = 0;
    int right = 0;
};

template<typename Draw>
Judged judge(int boards, puzzle::Random& random, Draw draw) {
    Judged judged;
    auto& [wrong, shortened, right] = judged;
    for (int i = 0; i < boards; ++i) {
        const Board each = draw(i);
        const std::vector<Edges> solutions = solutionEdges(each);
        const Session session = scrambled(each, random);
        const auto hint = nextHint(each, factsOf(each), session.cables());
        EXPECT_EQ(hint.has_value(), !session.solved());
        if (!hint)
            continue;
        EXPECT_EQ(hint->kind == HintKind::Unsolvable, solutions.empty()) << rowsOf(each);
        if (solutions.empty() || !hint->stroke)
            continue;
        EXPECT_EQ(hint->kind != HintKind::Wrong, isKept(each, solutions, session.cables())) << rowsOf(each);
        const Cables after = afterStroke(each, session.cables(), *hint->stroke)->cables;
        if (hint->kind != HintKind::Wrong) {
            ++right;
            EXPECT_TRUE(isKept(each, solutions, after)) << rowsOf(each);
        } else if (solutions.size() > 1) { // With one, the order of cables is another.
            ++wrong;
            const std::size_t letters = hint->stroke->word.size();
            shortened += letters > 0 ? 1 : 0;
            EXPECT_TRUE(isKept(each, solutions, upTo(each, session.cables(), *hint->pair, letters))) << rowsOf(each);
            EXPECT_FALSE(isKept(each, solutions, upTo(each, session.cables(), *hint->pair, letters + 1)))
                << rowsOf(each);
        }
    }
    return judged;
}

TEST(ArukoneHint, CallsWrongExactlyWhatNoSolutionKeeps) {
    puzzle::Random random("hints/wrong");
    const Judged judged = judge(2500, random, [&](int i) {
        return i % 3 == 0 ? test::fillableBoard({4, 5}, random) : test::smallBoard(random);
    });
    EXPECT_GT(judged.wrong, 200);
    EXPECT_GT(judged.shortened, 50);
    EXPECT_GT(judged.right, 200);
}

TEST(ArukoneHint, CallsWrongWhatOnlyTouchingSolutionsKeep) {
    puzzle::Random random("hints/wrong apart");
    std::vector<Board> several;
    for (int i = 0; i < 10; ++i)
        several.push_back(test::severalUntouching(random));
    const Judged judged = judge(800, random, [&](int i) {
        const Board drawn = i % 4 == 0   ? test::smallBoard(random)
                            : i % 4 == 1 ? several[static_cast<std::size_t>(i / 4) % several.size()]
                                         : test::untouchingBoard(4, 6, random);
        return drawn.withFill(Fill::Apart);
    });
    EXPECT_GT(judged.wrong, 20);
    EXPECT_GT(judged.shortened, 5);
    EXPECT_GT(judged.right, 200);
}

TEST(ArukoneHint, SaysThatACableRunsBesideItself) {
    const Board strict = board("...../.32../..3../...../121..");
    for (const Fill fill : {Fill::All, Fill::Apart}) {
        const Board each = strict.withFill(fill);
        Session session(each);
        session.draw({{4, 0}, "UURD"});
        const auto hint = nextHint(each, factsOf(each), session.cables());
        ASSERT_TRUE(hint);
        EXPECT_EQ(hint->kind, HintKind::Wrong);
        EXPECT_EQ(hint->pair, 0);
        EXPECT_EQ(hint->besideItself, fill == Fill::Apart) << "else it is wrong, but not for that";
    }
}

TEST(ArukoneHint, ObstaclesToCablesAreProven) {
    puzzle::Random random("hints/obstacles");
    std::map<Obstacle::Kind, int> seen;
    for (int i = 0; i < 3000; ++i) {
        const Board each = i % 2 == 0 ? test::fillableBoard({4, 5}, random) : test::smallBoard(random);
        const Session session = scrambled(each, random);
        const auto obstacle = obstacleLeft(each, session.cables());
        if (!obstacle)
            continue;
        ++seen[obstacle->kind];
        EXPECT_FALSE(isKept(each, solutionEdges(each), session.cables())) << rowsOf(each);
    }
    EXPECT_GE(seen.size(), 5U);
}

TEST(ArukoneHint, SaysWhatACableBlocks) {
    const Board each = board("1.2.1/...../..2../.....").withFill(Fill::Any);
    Session session(each);
    session.draw({{0, 0}, "DRRRRU"}); // Between the two 2s.
    const auto hint = nextHint(each, factsOf(each), session.cables());
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint->kind, HintKind::Wrong);
    ASSERT_TRUE(hint->obstacle);
    EXPECT_EQ(hint->obstacle->kind, Obstacle::Kind::Apart);
    EXPECT_EQ(hint->obstacle->pair, 1);
    expectGood(each, *hint);
}

TEST(ArukoneHint, IsTrueOnRightBeginningsOfStrictBoards) {
    puzzle::Random random("hints/beginnings");
    for (int i = 0; i < 60; ++i) {
        const auto [strict, solution] = drawUniqueBoard({{7, 6}, 5 + i % 3}, random).board.value();
        const BoardFacts facts = factsOf(strict);
        ASSERT_TRUE(facts.strict);
        EXPECT_TRUE(facts.unique);
        Cables cables = solution;
        for (Cable& cable : cables) {
            if (random.below(2) == 0) { // From its other end.
                const std::vector<Cell> cells = cellsOf(strict, cable).value();
                cable = {cells.back(), {}};
                for (std::size_t cell = cells.size() - 1; cell > 0; --cell)
                    cable.word += stepBetween(cells[cell], cells[cell - 1]);
            }
            cable.word.resize(random.below(cable.word.size() + 1));
        }
        const auto hint = nextHint(strict, facts, cables);
        if (!hint)
            continue;
        expectGood(strict, *hint);
        EXPECT_TRUE(isTraced(hint->kind)) << rowsOf(strict);
        const Edges edges = edgesOf(strict, solution);
        EXPECT_TRUE(isKept(strict, {edges}, {*hint->stroke}));
        for (const DecidedEdge& decided : hint->follows)
            EXPECT_EQ((edges[static_cast<std::size_t>(decided.cell)] & decided.edge) != 0, decided.used);
        const Cable& before = cables[static_cast<std::size_t>(*hint->pair)];
        EXPECT_TRUE(before.empty() ||
                    (before.origin == hint->stroke->origin && hint->stroke->word.starts_with(before.word)));
    }
}

/// The hint after some strokes.
Hint hintAfter(const Board& board, const std::vector<Stroke>& strokes) {
    Session session(board);
    for (const Stroke& stroke : strokes)
        EXPECT_TRUE(session.draw(stroke));
    return nextHint(board, factsOf(board), session.cables()).value();
}

TEST(ArukoneHint, FollowsACornerToTheNextFork) {
    const Hint hint = hintAfter(board("21../..2./1..."), {});
    EXPECT_EQ(hint.kind, HintKind::Openings);
    EXPECT_THAT(hint.because, ElementsAre(Cell{0, 0}));
    EXPECT_EQ(hint.stroke, (Stroke{{0, 0}, "DR"}));
    EXPECT_THAT(hint.piece, ElementsAre(Cell{1, 0}, Cell{1, 1}));
    EXPECT_THAT(hint.region, ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{1, 1}));
}

TEST(ArukoneHint, GoesOnFromALooseEndWhereverTheCableBegan) {
    const Hint hint = hintAfter(board("21../..2./1..."), {{{0, 1}, "RRDDLL"}, {{1, 2}, "L"}});
    EXPECT_EQ(hint.kind, HintKind::Openings) << "the loose end of 1 beside it is plainly no way";
    EXPECT_EQ(hint.pair, 1);
    EXPECT_EQ(hint.stroke, (Stroke{{1, 2}, "LLU"}));
    EXPECT_THAT(hint.piece, ElementsAre(Cell{1, 0}, Cell{0, 0}));
}

TEST(ArukoneHint, NamesARing) {
    const Hint hint = hintAfter(board("1..1/..../...."), {{{0, 0}, "DDRUUR"}});
    EXPECT_EQ(hint.kind, HintKind::Ring);
    EXPECT_THAT(hint.because, testing::UnorderedElementsAre(Cell{1, 2}, Cell{1, 3}, Cell{2, 2}, Cell{2, 3}));
    EXPECT_EQ(hint.stroke, (Stroke{{0, 0}, "DDRUURDDRUU"})) << "through to the partner";
}

const char* const mediumBoard = "12...3/..41../....../....../.4..3./.....2";

TEST(ArukoneHint, NamesWhatACableWouldCutOff) {
    const Hint hint = hintAfter(board(mediumBoard), {{{0, 0}, "D"}});
    EXPECT_EQ(hint.kind, HintKind::CutOff);
    EXPECT_EQ(hint.stroke, (Stroke{{0, 5}, "D"}));
}

TEST(ArukoneHint, NamesACableBesideItself) {
    const Hint hint = hintAfter(board(mediumBoard), {{{0, 0}, "D"}, {{0, 5}, "D"}});
    EXPECT_EQ(hint.kind, HintKind::BesideItself);
    EXPECT_EQ(hint.stroke, (Stroke{{0, 5}, "DD"}));
    EXPECT_THAT(hint.because, Contains(Cell{0, 5}));
}

TEST(ArukoneHint, NamesASuppositionAndItsRefutation) {
    const Hint hint = hintAfter(board(mediumBoard), {{{0, 0}, "D"}, {{0, 5}, "DDDDL"}, {{5, 5}, "LL"}});
    EXPECT_EQ(hint.kind, HintKind::Supposition);
    ASSERT_TRUE(hint.refutation);
    EXPECT_EQ(hint.refutation->length(), 7);
    EXPECT_EQ(hint.stroke, (Stroke{{0, 0}, "DD"}));
}

TEST(ArukoneHint, NamesAShortCircuit) {
    const Hint hint =
        hintAfter(board("...../.32../..3../...../121.."), {{{4, 0}, "UUUURRRRD"}, {{1, 1}, "DR"}, {{4, 1}, "URR"}});
    EXPECT_EQ(hint.kind, HintKind::ShortCircuit) << "the 2 has to go to the right, where the 1 must not meet it";
    EXPECT_EQ(hint.stroke, (Stroke{{4, 0}, "UUUURRRRDD"}));
    EXPECT_THAT(hint.because, testing::IsSupersetOf({Cell{1, 2}, Cell{1, 3}, Cell{1, 4}}));
    EXPECT_THAT(hint.follows, Contains(DecidedEdge{8, rightEdge, false}));
}

TEST(ArukoneHint, ShowsTheShortPathsOfATrap) {
    const Board trap = board("1..2/...1/.2../....", Fill::Any);
    const Hint first = hintAfter(trap, {});
    EXPECT_EQ(first.kind, HintKind::Openings) << "the 2 in the corner has one way on";
    const Hint hint = hintAfter(trap, {*first.stroke});
    EXPECT_EQ(hint.kind, HintKind::Trap);
    EXPECT_EQ(hint.trap, (Trap{0, 1}));
    EXPECT_EQ(hint.because.size(), 7U);
    EXPECT_EQ(hint.stroke, (Stroke{{0, 0}, "DDDRRRUU"}));
    EXPECT_EQ(hintAfter(trap, {*first.stroke, {{1, 3}, "D"}}).stroke, (Stroke{{1, 3}, "DDLLLUUU"}))
        << "a loose cable goes on";
    EXPECT_EQ(hintAfter(trap, {*first.stroke, *hint.stroke}).kind, HintKind::FromSolution);
}

TEST(ArukoneHint, FallsBackOnTheSolutionAndAimsAtOneThatKeepsWhatIsRight) {
    const Board open = board("1..../...../....1", Fill::Any);
    EXPECT_EQ(hintAfter(open, {}).stroke, (Stroke{{0, 0}, "DD"}));
    const Hint hint = hintAfter(open, {{{0, 0}, "RRR"}});
    EXPECT_EQ(hint.kind, HintKind::FromSolution);
    EXPECT_TRUE(hint.stroke->word.starts_with("RRR")) << "it is as short";
    EXPECT_EQ(hintAfter(open, {{{0, 0}, "DRUR"}}).stroke, (Stroke{{0, 0}, "DRURDD"})) << "longer, but not wrong";
}

TEST(ArukoneHint, ShortensWhatIsWrong) {
    const Board strict = board("21../..2./1...");
    const Hint some = hintAfter(strict, {{{0, 0}, "DRR"}, {{2, 0}, "RU"}}); // The second cuts the first.
    EXPECT_EQ(some.kind, HintKind::Wrong);
    EXPECT_EQ(some.pair, 0);
    EXPECT_EQ(some.stroke, (Stroke{{2, 0}, "R"}));
    EXPECT_THAT(some.piece, ElementsAre(Cell{1, 1}));
    const Hint all = hintAfter(strict, {{{0, 1}, "D"}});
    EXPECT_EQ(all.kind, HintKind::Wrong);
    EXPECT_EQ(all.stroke, (Stroke{{0, 1}, ""}));
}

TEST(ArukoneHint, SaysThatNothingHelps) {
    const Board crossed = board("12/21");
    const auto hint = nextHint(crossed, factsOf(crossed), noCables(crossed));
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint->kind, HintKind::Unsolvable);
    EXPECT_FALSE(hint->stroke);
    EXPECT_FALSE(hint->region.empty());
    const Board corners = board("1.../..../..../...1");
    EXPECT_TRUE(factsOf(corners).unsolvable);
    EXPECT_FALSE(nextHint(corners, factsOf(corners), noCables(corners))->region.empty());
}

TEST(ArukoneHint, IsNoneOnSolvedBoards) {
    const Board strict = board("21../..2./1...");
    const BoardFacts facts = factsOf(strict);
    EXPECT_FALSE(nextHint(strict, facts, facts.solution.value()));
}

TEST(ArukoneHint, MakesTheBestOfWhatIsKnown) {
    const Board strict = board("21../..2./1...");
    const auto hint = nextHint(strict, {}, noCables(strict));
    ASSERT_TRUE(hint) << "deductions need no solution";
    EXPECT_EQ(hint->kind, HintKind::Openings);
    EXPECT_FALSE(nextHint(board("1..../...../....1", Fill::Any), {}, {{{0, 0}, {}}}));
}

TEST(ArukoneHint, EndsWhenStopped) {
    const Board strict = board("21../..2./1...");
    const BoardFacts facts = factsOf(strict);
    std::stop_source stop;
    stop.request_stop();
    SearchControl control;
    control.stop = stop.get_token();
    EXPECT_FALSE(nextHint(strict, facts, noCables(strict), control));
}

TEST(ArukoneHint, EndsSoonWhenStoppedAtAnyTime) {
    using Clock = std::chrono::steady_clock;
    puzzle::Random random("hints/stop");
    auto cover = drawCover({30, 30}, {}, 40, random, 10'000'000);
    ASSERT_TRUE(cover);
    const auto [large, solution] = boardOfCover({30, 30}, {}, *cover, Fill::All, random);
    for (int i = 0; i < 6; ++i) {
        BoardFacts facts;
        facts.solution = solution;
        facts.strict = i % 2 == 0; // As if; deductions take longest then.
        std::stop_source stop;
        SearchControl control;
        control.stop = stop.get_token();
        Clock::time_point asked;
        const std::chrono::milliseconds delay(random.below(40));
        std::jthread stopper([&] {
            std::this_thread::sleep_for(delay);
            asked = Clock::now();
            stop.request_stop();
        });
        while (!stop.stop_requested())
            (void)nextHint(large, facts, scrambled(large, random).cables(), control);
        const Clock::time_point end = Clock::now();
        stopper.join();
        EXPECT_LT(end - asked, std::chrono::milliseconds(200)) << "50, on a machine at rest";
    }
}

} // namespace
} // namespace arukone
