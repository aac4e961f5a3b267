// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the deductions, the traces and the grades that are made of them.

#include "arukone/trace/Trace.hpp"

#include "arukone/Backtracking.hpp"
#include "arukone/Boards.hpp"
#include "arukone/Engines.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/generators/UniqueBoard.hpp"
#include "arukone/solver/Sat.hpp"
#include "arukone/trace/Grade.hpp"
#include "puzzle/Random.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <stop_token>
#include <string_view>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

namespace arukone {

static void PrintTo(const Grade& grade, std::ostream* out) {
    *out << puzzle::name(grade.difficulty) << ", " << grade.suppositions << ", " << grade.longest;
}

} // namespace arukone

namespace {

using namespace arukone;
using puzzle::Difficulty;
using test::board;
using test::rowsOf;

bool agrees(const Edges& solution, const DecidedEdge& decided) {
    return ((solution[static_cast<std::size_t>(decided.cell)] & decided.edge) != 0) == decided.used;
}

std::vector<DecidedEdge> decidedBy(const std::vector<Step>& steps) {
    std::vector<DecidedEdge> edges;
    for (const Step& step : steps)
        edges.insert(edges.end(), step.edges.begin(), step.edges.end());
    return edges;
}

UniqueBoard drawn(Size size, int pairs, puzzle::Random& random, Fill fill = Fill::All) {
    return drawUniqueBoard({size, pairs, fill}, random).board.value();
}

/// Strict boards up to 8 × 8.
std::vector<UniqueBoard> strictBoards(const char* seed, int count) {
    puzzle::Random random{std::string_view(seed)};
    std::vector<UniqueBoard> boards;
    while (static_cast<int>(boards.size()) < count) {
        const Size size{5 + static_cast<int>(random.below(4)), 5 + static_cast<int>(random.below(4))};
        const int fewest = std::max(size.rows, size.columns) * 2 / 3;
        const Fill fill = random.below(2) == 0 ? Fill::All : Fill::Any;
        const int pairs = fewest + static_cast<int>(random.below(5));
        boards.push_back(drawn(size, pairs, random, fill));
    }
    return boards;
}

TEST(ArukoneTrace, SolvesStrictBoardsAndEachStepIsTrue) {
    for (const UniqueBoard& each : strictBoards("trace", 200)) {
        const Trace trace = traceOf(each.board, true);
        ASSERT_TRUE(trace.solved) << rowsOf(each.board);
        const Edges solution = edgesOf(each.board, each.solution);
        Edges found(solution.size(), 0);
        for (const Step& step : trace.steps) {
            ASSERT_FALSE(step.edges.empty());
            EXPECT_FALSE(step.cells.empty());
            EXPECT_EQ(step.reason == Reason::Supposition, step.refutation.has_value());
            for (const DecidedEdge& decided : step.edges) {
                ASSERT_TRUE(agrees(solution, decided)) << rowsOf(each.board);
                if (decided.used)
                    found[static_cast<std::size_t>(decided.cell)] |= decided.edge;
            }
        }
        EXPECT_EQ(found, solution) << rowsOf(each.board);
    }
}

TEST(ArukoneTrace, DecidesNoEdgeTwice) {
    for (const UniqueBoard& each : strictBoards("once", 50)) {
        std::vector<std::pair<int, int>> edges;
        for (const DecidedEdge& decided : decidedBy(traceOf(each.board, true).steps))
            edges.emplace_back(decided.cell, decided.edge);
        std::sort(edges.begin(), edges.end());
        EXPECT_EQ(std::adjacent_find(edges.begin(), edges.end()), edges.end()) << rowsOf(each.board);
    }
}

TEST(ArukoneTrace, ShowsTheRightPair) {
    for (const UniqueBoard& each : strictBoards("pair", 50))
        for (const Step& step : traceOf(each.board, true).steps) {
            if (step.pair && step.reason <= Reason::ShortCircuit) { // The others may show what is not so.
                const auto cable = cellsOf(each.board, each.solution[static_cast<std::size_t>(*step.pair)]);
                EXPECT_THAT(*cable, testing::Contains(step.cells.front())) << rowsOf(each.board);
            }
        }
}

/// Each decided edge has to be so in all solutions.
void expectTrueInAll(const Board& board, const std::vector<Step>& steps, const std::vector<Edges>& solutions) {
    for (const DecidedEdge& decided : decidedBy(steps))
        for (const Edges& solution : solutions)
            ASSERT_TRUE(agrees(solution, decided)) << rowsOf(board) << ", cell " << decided.cell;
}

/// All solutions, touching ones included if the rule allows them, by an engine that knows no deduction.
std::vector<Edges> solutionsOf(const Board& board) {
    std::vector<Edges> solutions;
    SatSearch search(board, SatSearch::Touching::Allowed);
    while (search.search() == SatSearch::Answer::Yes) {
        const Edges found = search.solution();
        if (isSolution(board, cablesOf(board, found)))
            solutions.push_back(found);
        search.forbid(found);
    }
    return solutions;
}

TEST(ArukoneTrace, HoldsInAllFullSolutionsWithoutTouchingIfTakenToBeStrict) {
    puzzle::Random random("untouching");
    int solvable = 0;
    for (int i = 0; i < 2000; ++i) {
        const Board small = test::smallBoard(random);
        const auto solutions = test::allSolutions(small.withFill(Fill::All)).untouching;
        const Trace trace = traceOf(small, true);
        expectTrueInAll(small, trace.steps, solutions);
        EXPECT_TRUE(!trace.solved || solutions.size() == 1) << rowsOf(small);
        solvable += solutions.empty() ? 0 : 1;
    }
    EXPECT_GT(solvable, 200) << "else this test says little";
}

TEST(ArukoneTrace, HoldsInAllSolutionsOfAnyBoard) {
    puzzle::Random random("all");
    int several = 0;
    int one = 0;
    for (int i = 0; i < 800; ++i) {
        const Board small = i % 2 == 0 ? test::smallBoard(random) : test::fillableBoard({4, 5}, random);
        const std::vector<Edges> solutions = solutionsOf(small);
        const Trace trace = traceOf(small, false);
        expectTrueInAll(small, trace.steps, solutions);
        EXPECT_TRUE(!trace.solved || solutions.size() == 1) << rowsOf(small);
        several += solutions.size() > 1 ? 1 : 0;
        one += solutions.size() == 1 && trace.solved ? 1 : 0;
    }
    EXPECT_GT(several, 100) << "else this test says little";
    EXPECT_GT(one, 50);
}

TEST(ArukoneTrace, HoldsInAllSolutionsIfNoCableMayRunBesideItself) {
    puzzle::Random random("apart");
    int touching = 0; // Boards with one solution that are only solved since touching ones are ruled out.
    int solvable = 0;
    for (int i = 0; i < 400; ++i) {
        const Board drawn = i % 2 == 0 ? test::smallBoard(random) : test::untouchingBoard(4, 6, random);
        const Board apart = drawn.withFill(Fill::Apart);
        const std::vector<Edges> solutions = solutionsOf(apart);
        const Trace trace = traceOf(apart, false);
        expectTrueInAll(apart, trace.steps, solutions);
        EXPECT_TRUE(!trace.solved || solutions.size() == 1) << rowsOf(apart);
        solvable += solutions.empty() ? 0 : 1;
        touching += trace.solved && !traceOf(apart.withFill(Fill::All), false).solved ? 1 : 0;
    }
    EXPECT_GT(solvable, 50) << "else this test says little";
    EXPECT_GT(touching, 5);
}

TEST(ArukoneTrace, KnowsBoardsWithoutSolution) {
    const Board crossed = board("12/21");
    const SearchControl control;
    SearchMeter meter(control);
    Tracer tracer(crossed, false);
    while (tracer.next(meter)) {
    }
    EXPECT_TRUE(tracer.isContradictory());
    EXPECT_FALSE(traceOf(crossed, false).solved);
}

TEST(ArukoneTrace, NamesTheFirstReasonThatHolds) {
    const Trace trace = traceOf(board("21../..2./1..."), true);
    ASSERT_FALSE(trace.steps.empty());
    EXPECT_EQ(trace.steps.front().reason, Reason::Openings) << "the corner at the top right";
    EXPECT_EQ(trace.steps.front().cells, (std::vector<Cell>{{0, 3}}));
    EXPECT_EQ(trace.steps.front().edges, (std::vector<DecidedEdge>{{2, rightEdge, true}, {3, downEdge, true}}));
}

/// The first step for a state that is given. \pre there is one.
Step stepFrom(const Board& board, bool strict, const std::vector<DecidedEdge>& start) {
    const SearchControl control;
    SearchMeter meter(control);
    return Tracer(board, strict, start).next(meter).value();
}

TEST(ArukoneTrace, LeavesARingOpen) {
    // Three sides of the square at the bottom left are used.
    const Board any = board("1.1/.../...", Fill::Any);
    const SearchControl control;
    SearchMeter meter(control);
    Tracer tracer(any, false,
                  std::vector<DecidedEdge>{{3, rightEdge, true}, {3, downEdge, true}, {6, rightEdge, true}});
    auto step = tracer.next(meter);
    while (step && step->reason == Reason::Openings)
        step = tracer.next(meter);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->reason, Reason::Ring);
    EXPECT_EQ(step->edges, (std::vector<DecidedEdge>{{4, downEdge, false}}));
    EXPECT_THAT(step->cells, testing::UnorderedElementsAre(Cell{1, 0}, Cell{1, 1}, Cell{2, 0}, Cell{2, 1}));
    EXPECT_FALSE(step->pair);
}

/// The first step by a reason, in the traces of some strict boards. \pre there is one.
Step firstBy(Reason reason, const std::vector<UniqueBoard>& boards) {
    for (const UniqueBoard& each : boards)
        for (const Step& step : traceOf(each.board, true).steps)
            if (step.reason == reason)
                return step;
    throw std::logic_error("no step has this reason");
}

TEST(ArukoneTrace, ShowsTheCellsConcerned) {
    const std::vector<UniqueBoard> boards = strictBoards("cells", 100);
    EXPECT_EQ(firstBy(Reason::Openings, boards).cells.size(), 1U);
    const Step shortCircuit = firstBy(Reason::ShortCircuit, boards);
    EXPECT_GE(shortCircuit.cells.size(), 2U);
    EXPECT_FALSE(shortCircuit.edges.front().used);
    EXPECT_GE(firstBy(Reason::BesideItself, boards).cells.size(), 3U);
    EXPECT_FALSE(firstBy(Reason::CutOff, boards).cells.empty());
    EXPECT_FALSE(firstBy(Reason::Supposition, boards).cells.empty());
}

TEST(ArukoneTrace, GoesOnFromAnyStateOfItsOwn) {
    const SearchControl control;
    for (const UniqueBoard& each : strictBoards("go on", 20)) {
        const Trace trace = traceOf(each.board, true);
        std::vector<DecidedEdge> known;
        for (const Step& step : trace.steps) {
            ASSERT_EQ(stepFrom(each.board, true, known), step) << rowsOf(each.board);
            known.insert(known.end(), step.edges.begin(), step.edges.end());
        }
        SearchMeter meter(control);
        Tracer done(each.board, true, known);
        EXPECT_TRUE(done.isSolved());
        EXPECT_FALSE(done.next(meter));
    }
}

TEST(ArukoneTrace, GoesOnFromPartOfTheSolution) {
    puzzle::Random random("part");
    const SearchControl control;
    for (const UniqueBoard& each : strictBoards("part", 40)) {
        const Edges solution = edgesOf(each.board, each.solution);
        std::vector<DecidedEdge> start;
        for (int cell = 0; cell < each.board.cellCount(); ++cell)
            for (const std::uint8_t edge : {rightEdge, downEdge})
                if ((solution[static_cast<std::size_t>(cell)] & edge) != 0 && random.below(4) == 0)
                    start.push_back({cell, edge, true});
        SearchMeter meter(control);
        Tracer tracer(each.board, true, start);
        while (const auto step = tracer.next(meter))
            for (const DecidedEdge& decided : step->edges)
                ASSERT_TRUE(agrees(solution, decided)) << rowsOf(each.board);
        EXPECT_TRUE(tracer.isSolved()) << rowsOf(each.board);
    }
}

TEST(ArukoneTrace, NoticesAStartThatContradictsItself) {
    const Board any = board("1..2/...1/.2../....", Fill::Any);
    EXPECT_TRUE(
        Tracer(any, false, std::vector<DecidedEdge>{{1, rightEdge, true}, {1, rightEdge, false}}).isContradictory());
    EXPECT_TRUE(
        Tracer(any, false, std::vector<DecidedEdge>{{0, rightEdge, true}, {0, downEdge, true}}).isContradictory())
        << "two cables at one end";
}

TEST(ArukoneTrace, DecidesTheOppositeOfWhatItRefutes) {
    puzzle::Random random("refuted");
    int refuted = 0;
    for (int i = 0; i < 60; ++i)
        for (const Step& step : traceOf(drawn({7, 7}, 5, random).board, true).steps)
            if (step.refutation) {
                ++refuted;
                ASSERT_EQ(step.edges.size(), 1U);
                DecidedEdge opposite = step.edges.front();
                opposite.used = !opposite.used;
                EXPECT_EQ(step.refutation->supposed, opposite);
                EXPECT_NE(step.refutation->contradiction, Reason::Supposition);
                EXPECT_EQ(step.refutation->length(), static_cast<int>(step.refutation->chain.size()) + 1);
            }
    EXPECT_GT(refuted, 10) << "else this test says little";
}

TEST(ArukoneTrace, StopsWithin50Milliseconds) {
    puzzle::Random random("stop");
    const UniqueBoard large = drawn({15, 15}, 24, random);
    std::stop_source stop;
    SearchControl control;
    control.stop = stop.get_token();
    std::chrono::steady_clock::time_point asked;
    const std::jthread asker([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        asked = std::chrono::steady_clock::now();
        stop.request_stop();
    });
    while (!stop.stop_requested())
        (void)traceOf(large.board, true, control);
    EXPECT_EQ(traceOf(large.board, true, control).end, SearchEnd::Stopped);
    EXPECT_FALSE(gradeOf(large.board, true, control));
    EXPECT_LT(std::chrono::steady_clock::now() - asked, std::chrono::milliseconds(200)) << "50, on a machine at rest";
}

TEST(ArukoneTrace, EndsWhenItsWorkIsDone) {
    SearchControl control;
    control.maxWork = 1;
    int ended = 0;
    for (const UniqueBoard& each : strictBoards("work", 60)) {
        const Trace trace = traceOf(each.board, true, control);
        EXPECT_EQ(trace.solved, trace.end == SearchEnd::Complete);
        ended += trace.end == SearchEnd::TooMuchWork ? 1 : 0;
    }
    EXPECT_GT(ended, 2);
}

/// What the trace says of a board.
struct GradedCase {
    const char* rows;
    Fill fill;
    bool strict;
    std::optional<Grade> grade;
};

class ArukoneGrades : public testing::TestWithParam<GradedCase> {};

TEST_P(ArukoneGrades, AreTheSameForEver) {
    const Board known = board(GetParam().rows, GetParam().fill);
    EXPECT_EQ(gradeOf(known, GetParam().strict), GetParam().grade);
    EXPECT_EQ(gradeOf(test::renumbered(known), GetParam().strict), GetParam().grade) << "whatever the numbers";
}

constexpr Grade easy{Difficulty::Easy, 0, 0};

INSTANTIATE_TEST_SUITE_P(
    Boards, ArukoneGrades,
    testing::Values(
        GradedCase{"12../..1./..../.2..", Fill::All, false, easy},
        GradedCase{"12../..1./..../.2..", Fill::Any, false, std::nullopt},
        GradedCase{"12../..1./.2..", Fill::Any, false, easy},
        GradedCase{"12../..1./.2..", Fill::All, false, std::nullopt},
        GradedCase{"...../.32../..3../...../121..", Fill::Any, true, easy},
        GradedCase{"...../.32../..3../...../121..", Fill::All, true, easy},
        GradedCase{"12/21", Fill::All, false, std::nullopt},
        GradedCase{"5......./4..3..5./.....1.6/..6....1/....3..2/.2.....4/......../........", Fill::All, true, easy},
        GradedCase{"..2156.7/.......8/.1....../...3..7./9.54..6./..4..32./......../.....98.", Fill::All, true, easy},
        GradedCase{"1..2/...1/.2../....", Fill::Any, false, std::nullopt},
        GradedCase{"12...3/..41../....../....../.4..3./.....2", Fill::All, true, Grade{Difficulty::Medium, 1, 7}},
        GradedCase{"4....1/.....3/..32../....1./....4./2.....", Fill::Any, true, Grade{Difficulty::Medium, 2, 9}},
        GradedCase{"...231/.41.../....../...3../.4..2./......", Fill::All, true, Grade{Difficulty::Hard, 3, 16}},
        GradedCase{"2.14.../3....5./...3.../......./.2..4../.....5./1......", Fill::All, true,
                   Grade{Difficulty::Hard, 3, 13}},
        GradedCase{"4....../.....21/......5/....3../.12..../......./3....45", Fill::All, true,
                   Grade{Difficulty::Hardest, 7, 50}},
        GradedCase{"....1.../.3....6./.4.2.3../.....6../......4./.2....../.5.....5/.......1", Fill::All, true,
                   Grade{Difficulty::Hardest, 10, 32}}));

/// What follows in the end does not depend on the order in which suppositions are refuted, on boards with one solution
/// or several, taken to be strict or not.
TEST(ArukoneGrade, IsHardestExactlyIfSuppositionsOneAtATimeAreNotEnough) {
    puzzle::Random random("one at a time");
    int needTwo = 0;
    int boards = 0;
    const auto expectTheSame = [&](const Board& each, bool strict) {
        const Trace trace = traceOf(each, strict);
        ASSERT_EQ(trace.end, SearchEnd::Complete);
        EXPECT_EQ(isSolvedOneAtATime(each, strict), trace.solved && !trace.twoAtOnce) << rowsOf(each);
        needTwo += trace.solved && trace.twoAtOnce ? 1 : 0;
        ++boards;
    };
    for (const auto& [side, pairs, count] : {std::tuple(6, 4, 60), std::tuple(7, 4, 60), std::tuple(8, 5, 60)})
        for (int i = 0; i < count; ++i)
            expectTheSame(drawn({side, side}, pairs, random).board, true);
    for (int i = 0; i < 300; ++i) {
        const Board small = test::fillableBoard({5, 5}, random);
        expectTheSame(small, i % 2 == 0);
    }
    EXPECT_GT(needTwo, 5);
    EXPECT_LT(needTwo, boards / 2);
}

TEST(ArukoneGrade, EndsAtBoardsThatAreHarderThanWanted) {
    puzzle::Random random("up to");
    std::map<Difficulty, int> seen;
    for (int i = 0; i < 150; ++i) {
        const Board each = drawn({7, 7}, i % 2 == 0 ? 4 : 5, random).board;
        const auto grade = gradeOf(each, true);
        ASSERT_TRUE(grade);
        EXPECT_EQ(grade, gradeOf(traceOf(each, true)));
        ++seen[grade->difficulty];
        for (const Difficulty most : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::Hardest})
            EXPECT_EQ(gradeUpTo(most, each, true), grade->difficulty <= most ? grade : std::nullopt) << rowsOf(each);
    }
    EXPECT_EQ(seen.size(), 4U);
}

TEST(ArukoneGrade, SaysWhenItWasStoppedOrTookTooMuch) {
    SearchControl control;
    control.maxWork = 1;
    puzzle::Random random("stopped");
    const Board hard = drawn({8, 8}, 5, random).board;
    EXPECT_FALSE(isSolvedOneAtATime(hard, true, control));
    control = {};
    std::stop_source source;
    source.request_stop();
    control.stop = source.get_token();
    EXPECT_FALSE(isSolvedOneAtATime(hard, true, control));
    EXPECT_FALSE(gradeUpTo(Difficulty::Hardest, hard, true, control));
}

TEST(ArukoneGrade, DoesNotDependOnTheNumbersOfPairs) {
    for (const UniqueBoard& each : strictBoards("numbers", 60)) {
        const Board other = test::renumbered(each.board);
        EXPECT_EQ(gradeOf(each.board, true), gradeOf(other, true)) << rowsOf(each.board);
        EXPECT_EQ(decidedBy(traceOf(each.board, true).steps), decidedBy(traceOf(other, true).steps));
    }
}

} // namespace
