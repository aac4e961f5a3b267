// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Arukone.hpp"
#include "arukone/Boards.hpp"
#include "arukone/RandomSetting.hpp"
#include "arukone/Session.hpp"
#include "arukone/ShareCode.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/generators/Generator.hpp"
#include "arukone/generators/UniqueBoard.hpp"
#include "arukone/solver/Solver.hpp"
#include "arukone/trace/Grade.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace arukone {
namespace {

using puzzle::RunKey;
using puzzle::RunProblem;
using testing::Eq;
using testing::Optional;

/// A run, and everything that it claims.
struct Claimed {
    std::string code;
    std::string events;
    int moves = 0;
    int undos = 0;
    puzzle::Milliseconds duration{};
    int optimum = 0;
    bool exact = true;

    [[nodiscard]] puzzle::RunClaim claim() const { return {code, events, moves, undos, duration, optimum, exact}; }
};

/// The run that draws these strokes, a second apart, and claims the truth.
Claimed run(const Board& board, const std::vector<Stroke>& strokes, int optimum) {
    Session session(board);
    for (const Stroke& stroke : strokes) {
        session.advance(puzzle::Milliseconds(1000));
        EXPECT_TRUE(session.draw(stroke)) << stroke.word;
    }
    EXPECT_TRUE(session.solved());
    const puzzle::Performance performance = session.performance(encodeBoard(board));
    return {performance.code, performance.events, performance.moves, performance.undos, performance.elapsed, optimum};
}

Claimed solved(const Board& board, int optimum) {
    return run(board, solve(board).cables.value(), optimum);
}

const Board& corner() {
    static const Board board = test::board("1..2/...1/.2../....", Fill::Any);
    return board;
}

class ArukoneKind : public testing::Test {
protected:
    std::optional<RunProblem> verify(const Claimed& run, const RunKey& key) {
        return m_verifier->verify(key, run.claim());
    }
    /// Under the key of its board.
    std::optional<RunProblem> verify(const Claimed& run) { return verify(run, RunKey(run.code)); }

    std::unique_ptr<puzzle::Verifier> m_verifier = arukone().verifier();
};

TEST_F(ArukoneKind, HasItsOwnNameAndCodes) {
    EXPECT_EQ(arukone().id(), "arukone");
    EXPECT_EQ(arukone().codePrefix(), "AR");
    EXPECT_TRUE(arukone().isSetting("8x8,all,unique,hard"));
    EXPECT_FALSE(arukone().isSetting("5x5,plane,plus,off,any"));
}

TEST_F(ArukoneKind, GivesTheStarsOfItsRules) {
    const std::string any = encodeBoard(corner());
    const std::string all = encodeBoard(corner().withFill(Fill::All));
    EXPECT_EQ(arukone().stars(any, 4, 2, false), 2);
    EXPECT_EQ(arukone().stars(all, 4, 2, false), 1);
    EXPECT_EQ(arukone().stars(any, 2, 2, true), 2);
    EXPECT_EQ(arukone().stars(all, 2, 2, false), 3);
    EXPECT_EQ(arukone().stars(encodeBoard(corner().withFill(Fill::Apart)), 4, 2, false), 1);
    EXPECT_EQ(arukone().stars("AR1", 4, 2, false), 1) << "no code";
    for (int optimum = 1; optimum < 50; ++optimum)
        for (const Fill fill : {Fill::Any, Fill::All, Fill::Apart}) {
            EXPECT_LE(twoStarScore(fill, optimum), puzzle::twoStarMoves(optimum));
            EXPECT_GE(twoStarScore(fill, optimum), puzzle::strictTwoStarMoves(optimum));
        }
}

TEST_F(ArukoneKind, VerifiesHonestRuns) {
    EXPECT_EQ(verify(solved(corner(), 12)), std::nullopt);
    EXPECT_EQ(verify(solved(corner().withFill(Fill::All), 2)), std::nullopt);
    EXPECT_EQ(verify(solved(corner(), 12), RunKey::level("box/corner")), std::nullopt);
}

TEST_F(ArukoneKind, BelievesNoRunInWhichACableTouchesItselfIfItMustNot) {
    const Board all = test::board("1.../.21./...2");
    const Board apart = all.withFill(Fill::Apart);
    EXPECT_EQ(verify(solved(apart, 2)), std::nullopt);
    Claimed touching = run(all, {{{0, 0}, "RRRDL"}, {{1, 1}, "LDRRR"}}, 2);
    EXPECT_EQ(verify(touching), std::nullopt);
    touching.code = encodeBoard(apart);
    EXPECT_THAT(verify(touching), Optional(RunProblem::NotSolved));
    EXPECT_EQ(m_verifier->bestKnown(touching.code, touching.events), std::nullopt);
}

TEST_F(ArukoneKind, BelievesNoCount) {
    Claimed lie = solved(corner(), 12);
    lie.moves = 11;
    EXPECT_THAT(verify(lie), Optional(RunProblem::NotReplayed));
    lie = solved(corner(), 12);
    lie.undos = 1;
    EXPECT_THAT(verify(lie), Optional(RunProblem::NotReplayed));
    lie = solved(corner(), 12);
    lie.events = R"([[0,"c",0,0,"DDDRRRUU"]])";
    lie.duration = puzzle::Milliseconds(0);
    EXPECT_THAT(verify(lie), Optional(RunProblem::NotSolved));
    lie.events = R"([[0,"p",0,0]])";
    EXPECT_THAT(verify(lie), Optional(RunProblem::BadEvents));
    lie.code = "AR1GOBBzkU";
    EXPECT_THAT(verify(lie, RunKey("AR1GOBBzkU")), Optional(RunProblem::BadCode));
}

TEST_F(ArukoneKind, BelievesNoOptimum) {
    for (const int optimum : {10, 11, 13, 14})
        for (const Fill fill : {Fill::All, Fill::Any})
            EXPECT_THAT(verify(solved(corner().withFill(fill), optimum)), Optional(RunProblem::BadOptimum)) << optimum;
}

TEST_F(ArukoneKind, UnprovenOptimaStayBetweenTheBoundAndWhatTheRunShows) {
    // Its only solution is far longer than can be proven while verifying.
    const Board winding = test::board("5........1/1..3.....4/.........3/......2..2/........../........../........../"
                                      "........../.....5..4./..........",
                                      Fill::Any);
    Claimed winner = run(winding,
                         {{{0, 9}, "LLLLLLLDDDDDDDRRRRDDLLLLLLUUUUUUUU"},
                          {{3, 6}, "RRR"},
                          {{1, 3}, "DDDDDRRRRDDDRRUUUUULLLLUURRRR"},
                          {{1, 9}, "LLLLLDDDDRRRRDDD"},
                          {{0, 0}, "RDDDDDDDDRRRR"}},
                         95);
    EXPECT_EQ(verify(winner), std::nullopt);
    const auto best = m_verifier->bestKnown(winner.code, winner.events);
    ASSERT_TRUE(best);
    EXPECT_EQ(best->moves, 95);
    EXPECT_FALSE(best->exact);
    for (const int optimum : {1, 40, 96}) {
        winner.optimum = optimum;
        EXPECT_THAT(verify(winner), Optional(RunProblem::BadOptimum)) << optimum;
    }
    m_verifier->learn(winner.code, 95, 95);
    winner.optimum = 93;
    EXPECT_THAT(verify(winner), Optional(RunProblem::BadOptimum)) << "what was proven elsewhere counts";
}

/// 1.0.0 took pairs 64 apart for one, and then gave too long a solution as the shortest.
TEST_F(ArukoneKind, OptimaOfMoreThan64PairsMayHaveBeenOverstated) {
    for (const int pairs : {64, 65})
        for (const Fill fill : {Fill::Any, Fill::All}) {
            std::vector<Pair> neighbours;
            std::vector<Stroke> strokes;
            for (int pair = 0; pair < pairs; ++pair) {
                const Cell first{pair / 2, 2 * (pair % 2)};
                neighbours.push_back({first, {first.row, first.column + 1}});
                strokes.push_back({first, "R"});
            }
            const Board board = test::boardOf({33, 4}, {{32, 2}, {32, 3}}, neighbours, fill);
            if (pairs == 64 && fill == Fill::All)
                continue; // The last row would stay empty.
            const Claimed each = run(board, strokes, pairs);
            const auto best = m_verifier->bestKnown(each.code, each.events);
            ASSERT_TRUE(best);
            EXPECT_EQ(best->moves, pairs);
            EXPECT_EQ(best->wasOverstated, pairs == 65 && fill == Fill::Any) << pairs;
        }
}

TEST_F(ArukoneKind, KeysFitTheBoard) {
    const Claimed any = solved(corner(), 12);
    EXPECT_EQ(verify(any, RunKey::random("4x4,any,trap,any", "arukone")), std::nullopt);
    EXPECT_THAT(verify(any, RunKey::random("4x4,any,unique,any", "arukone")), Optional(RunProblem::BadKey))
        << "it has nine solutions";
    for (const RunKey& key :
         {RunKey::random("4x5,any,unique,any", "arukone"), RunKey::random("4x4,all,unique,any", "arukone"),
          RunKey::random("5x5,plane,plus,off,any"), RunKey::daily(puzzle::firstDailyDay), RunKey::shift(),
          RunKey("AR1OcIDRCubtjqEiFmHeP-g9j")})
        EXPECT_THAT(verify(any, key), Optional(RunProblem::BadKey)) << key.text();
    EXPECT_FALSE(m_verifier->replayShift(puzzle::ShiftRules::WonTime, "seed", any.code, any.events));
}

TEST_F(ArukoneKind, RandomKeysFitTheKindAndDifficultyOfTheBoard) {
    const auto key = [](const std::string& setting) { return RunKey::random(setting, "arukone"); };
    const Board strict = test::board("...../.32../..3../...../121..", Fill::Any);
    const Difficulty difficulty = gradeOf(strict, true).value().difficulty;
    for (const Fill fill : {Fill::All, Fill::Any, Fill::Apart}) {
        const Claimed played = solved(strict.withFill(fill), fill != Fill::Any ? 3 : 22);
        const std::string setting = "5x5," + std::string(name(fill)) + ",unique,";
        for (const Difficulty each : puzzle::allDifficulties) {
            const bool fits = each == Difficulty::Any || each == difficulty;
            EXPECT_EQ(verify(played, key(setting + std::string(puzzle::name(each)))),
                      fits ? std::nullopt : std::optional(RunProblem::BadKey))
                << puzzle::name(each);
        }
    }
    // Unique if it is to be filled, but not if cells may stay empty.
    EXPECT_THAT(verify(solved(test::board("12../..1./..../.2.."), 2), key("4x4,all,unique,any")),
                Optional(RunProblem::BadKey));
    EXPECT_THAT(verify(solved(test::board("1..1/..../2..2/....", Fill::Any), 6), key("4x4,any,trap,any")),
                Optional(RunProblem::BadKey))
        << "the simple program solves it";
}

/// A board that is too large to count its solutions quickly, one of them that may be the only one, and another that
/// leaves cells empty.
struct TwoWays {
    Board board;
    Cables filling;
    Cables sparse;
};

std::optional<TwoWays> drawTwoWays(puzzle::Random& random) {
    const Size size{15, 15};
    const auto cover = drawCover(size, {}, 12, random, 200'000);
    if (!cover)
        return std::nullopt;
    UniqueBoard drawn = boardOfCover(size, {}, *cover, Fill::Any, random);
    auto other = anotherSolution(drawn.board, drawn.solution);
    if (!other || stateOf(drawn.board, *other).used == drawn.board.cellCount())
        return std::nullopt;
    return TwoWays{std::move(drawn.board), std::move(drawn.solution), *std::move(other)};
}

TEST_F(ArukoneKind, RunsVerifiedBeforeDoNotMatter) {
    puzzle::Random random(1);
    std::optional<TwoWays> ways;
    while (!ways)
        ways = drawTwoWays(random);
    const auto key = RunKey::random("15x15,any,unique,any", "arukone");
    const auto played = [&](const Cables& cables) {
        return run(ways->board, cables, stateOf(ways->board, cables).length);
    };
    for (const bool first : {true, false}) {
        const auto fresh = arukone().verifier();
        const auto problem = [&](const Cables& cables) { return fresh->verify(key, played(cables).claim()); };
        if (first) {
            EXPECT_NE(problem(ways->filling), RunProblem::BadKey) << "nobody knows quickly whether it is the only one";
        }
        EXPECT_EQ(problem(ways->sparse), RunProblem::BadKey) << "no solution of a random board leaves cells empty";
        EXPECT_NE(problem(ways->filling), RunProblem::BadKey);
    }
}

TEST_F(ArukoneKind, EveryGeneratedBoardCountsUnderItsKey) {
    for (const char* const text :
         {"4x4,all,unique,any", "5x7,any,unique,easy", "7x7,all,unique,hardest", "8x8,all,unique,medium",
          "6x6,apart,unique,any", "8x8,apart,unique,hard", "9x9,any,unique,hard", "10x10,all,unique,hardest",
          "12x12,all,unique,easy", "4x4,any,trap,any", "9x6,any,trap,any", "20x20,any,trap,any"})
        for (int i = 0; i < 5; ++i) {
            const auto made = generate({settingFromKey(text).value()}, std::to_string(i)).board;
            ASSERT_TRUE(made) << text;
            const Board& board = made->board;
            const int shown = board.fill() != Fill::Any ? board.pairCount() : stateOf(board, made->solution).length;
            const auto best = m_verifier->bestKnown(encodeBoard(board), run(board, made->solution, shown).events);
            ASSERT_TRUE(best);
            EXPECT_EQ(verify(run(board, made->solution, best->moves), RunKey::random(text, "arukone")), std::nullopt)
                << text << " " << i;
        }
}

TEST_F(ArukoneKind, ResumesItsOwnGames) {
    Session session(corner());
    session.draw({{0, 0}, "DD"});
    const std::string code = encodeBoard(corner());
    EXPECT_TRUE(arukone().canResume(code, session.save()));
    EXPECT_FALSE(arukone().canResume("LA1BgwCigx", session.save()));
    EXPECT_FALSE(arukone().canResume(code, {R"([[0,"p",0,0]])", {}, {}}));
    EXPECT_EQ(arukone().badEvent(session.save().events), std::nullopt);
    EXPECT_THAT(arukone().badEvent(R"([[0,"c",0,0,"D"],[5,"c",0,0,"X"]])"), Optional(Eq(1U)));
    EXPECT_TRUE(arukone().badShiftEvent("[]"));
}

TEST(ArukoneSetting, HasExactlyOneKey) {
    for (const BoardKind kind : {BoardKind::Unique, BoardKind::Trap})
        for (const Fill fill : {Fill::All, Fill::Any, Fill::Apart})
            for (const Difficulty difficulty : puzzle::allDifficulties) {
                const RandomSetting setting{{9, 12}, fill, kind, difficulty};
                EXPECT_EQ(settingFromKey(key(setting)), isValid(setting) ? std::optional(setting) : std::nullopt)
                    << key(setting);
            }
    EXPECT_TRUE(settingFromKey("30x4,any,trap,any"));
    for (const char* const other : {"", "8x8", "8x8,all,unique", "8x8,all,unique,any,", "08x8,all,unique,any",
                                    "8X8,all,unique,any", "3x8,all,unique,any", "16x8,all,unique,any",
                                    "49x8,any,trap,any", "8x8,all,trap,any", "8x8,apart,trap,any", "8x8,any,trap,hard"})
        EXPECT_FALSE(settingFromKey(other)) << other;
}

} // namespace
} // namespace arukone
