// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Session.hpp"

#include "arukone/Boards.hpp"
#include "arukone/Replay.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

namespace {

using namespace arukone;
using namespace std::chrono_literals;
using arukone::test::board;
using testing::ElementsAre;
using testing::IsEmpty;

/// Two pairs side by side, three columns.
class ArukoneSessionTest : public testing::Test {
protected:
    /// Draws after 100 ms; at time 0 if it is the first stroke.
    std::optional<Change> draw(Cell origin, const char* word) {
        session.advance(100ms);
        return session.draw({origin, word});
    }
    [[nodiscard]] std::string word(int pair) const { return session.cables()[static_cast<std::size_t>(pair)].word; }

    Session session{board("1..2/..../1..2")};
};

TEST_F(ArukoneSessionTest, StrokeSetsCableOfOnePair) {
    const auto change = draw({0, 0}, "RD");
    ASSERT_TRUE(change);
    EXPECT_EQ(change->pair, 0);
    EXPECT_THAT(change->cut, IsEmpty());
    EXPECT_EQ(word(0), "RD");
    draw({2, 0}, "R");
    EXPECT_EQ(word(0), "R") << "a stroke from the partner takes its place";
    EXPECT_EQ(session.cables()[0].origin, (Cell{2, 0}));
    draw({2, 0}, "");
    EXPECT_EQ(word(0), "") << "the empty word removes it";
}

TEST_F(ArukoneSessionTest, StrokeCutsCablesInItsWayBeforeTheFirstCellTaken) {
    draw({0, 0}, "RDRD");
    const auto change = draw({0, 3}, "LDL");
    ASSERT_TRUE(change);
    EXPECT_THAT(change->cut, ElementsAre(0));
    EXPECT_EQ(word(0), "R");
    EXPECT_EQ(word(1), "LDL");
    session.undo();
    EXPECT_EQ(word(0), "RDRD") << "undo brings back what was cut";
    EXPECT_EQ(word(1), "");
    session.redo();
    EXPECT_EQ(word(0), "R");
    EXPECT_EQ(word(1), "LDL");
}

TEST_F(ArukoneSessionTest, CutIsCountedFromTheOriginOfTheCutCable) {
    draw({2, 0}, "RRU");
    draw({0, 3}, "LDD");
    EXPECT_EQ(word(0), "R")
        << "the first cell taken is the second of the cable, though the stroke took the third first";
}

TEST_F(ArukoneSessionTest, StrokesThatBreakARuleOrChangeNothingDoNothing) {
    EXPECT_FALSE(draw({0, 1}, "R")) << "no terminal";
    EXPECT_FALSE(draw({0, 0}, "RRR")) << "a foreign terminal";
    EXPECT_FALSE(draw({0, 0}, "")) << "there is no cable to remove";
    EXPECT_FALSE(session.started());
    draw({0, 0}, "RR");
    EXPECT_FALSE(draw({0, 0}, "RR")) << "put down unchanged";
    EXPECT_EQ(session.events().size(), 1U);
}

TEST_F(ArukoneSessionTest, NeighbouringStrokesOfAPairCountOnce) {
    draw({0, 0}, "R");
    draw({0, 0}, "RD");
    draw({0, 0}, "RDR");
    EXPECT_EQ(session.strokes(), 1);
    draw({0, 3}, "D");
    draw({0, 0}, "R");
    EXPECT_EQ(session.strokes(), 3);
    session.undo();
    session.undo();
    EXPECT_EQ(session.strokes(), 1) << "what is undone does not count";
    EXPECT_EQ(session.undos(), 2);
    EXPECT_EQ(session.score(), 1);
}

TEST_F(ArukoneSessionTest, GoingOnFromALooseEndDoesNotCount) {
    draw({0, 0}, "R");
    draw({0, 3}, "D");
    draw({0, 0}, "RD");
    draw({0, 3}, "DD");
    EXPECT_EQ(session.strokes(), 2) << "each cable was begun once, and grew by turns";
    draw({0, 0}, "DD");
    EXPECT_EQ(session.strokes(), 3) << "drawn anew";
}

TEST_F(ArukoneSessionTest, GoingOnCountsIfItCuts) {
    draw({0, 0}, "D");
    draw({0, 3}, "LDL");
    draw({0, 0}, "DR");
    EXPECT_EQ(session.strokes(), 3);
}

TEST_F(ArukoneSessionTest, SolvedOnceAllIsJoinedAndFilled) {
    EXPECT_FALSE(draw({0, 0}, "DD")->solved);
    EXPECT_FALSE(draw({0, 3}, "DD")->solved) << "four cells are empty";
    EXPECT_EQ(session.state().joined, 2);
    draw({0, 0}, "RDLD");
    EXPECT_FALSE(session.solved()) << "one cell of the first half is empty";
    draw({0, 0}, "RDDL");
    draw({0, 3}, "LDDR");
    EXPECT_FALSE(session.solved());
    Session any(session.board().withFill(Fill::Any));
    any.draw({{0, 0}, "DD"});
    any.advance(1s);
    const auto last = any.draw({{0, 3}, "DD"});
    ASSERT_TRUE(last);
    EXPECT_TRUE(last->solved);
    EXPECT_EQ(any.score(), 4) << "the length";
    EXPECT_FALSE(any.undo()) << "once solved, only restart changes the board";
    any.advance(1s);
    EXPECT_EQ(any.elapsed(), 1s) << "the clock stands still";
    any.noteHints(1);
    any.restart();
    EXPECT_FALSE(any.started());
    EXPECT_EQ(any.assists().hints, 1);
    EXPECT_THAT(any.cables(), testing::Each(testing::Property(&Cable::empty, true)));
}

TEST_F(ArukoneSessionTest, NotSolvedWhileACableRunsBesideItselfIfItMustNot) {
    const Board all = board("1.../.21./...2"); // Two solutions fill it; in one of them both cables touch themselves.
    const Cables touching{{{0, 0}, "RRRDL"}, {{1, 1}, "LDRRR"}};
    const Cables untouching{{{0, 0}, "DDRRU"}, {{1, 1}, "URRDD"}};
    const Board apart = all.withFill(Fill::Apart);
    EXPECT_TRUE(isSolution(all, touching));
    EXPECT_FALSE(isSolution(apart, touching));
    EXPECT_TRUE(isSolution(apart, untouching));
    Session game(apart);
    for (const Cable& cable : touching)
        game.draw(cable);
    EXPECT_EQ(game.state().joined, 2);
    EXPECT_EQ(game.state().used, 12);
    EXPECT_FALSE(game.solved());
    Session filled(all);
    for (const Cable& cable : touching)
        filled.draw(cable);
    EXPECT_TRUE(filled.solved());
    for (const Cable& cable : untouching)
        game.draw(cable);
    EXPECT_TRUE(game.solved());
    EXPECT_EQ(game.score(), game.strokes()) << "as the board is filled";
    Session empty(board("1..1/....", Fill::Apart));
    empty.draw({{0, 0}, "RRR"});
    EXPECT_FALSE(empty.solved()) << "four cells are empty";
}

TEST_F(ArukoneSessionTest, IsSavedAndRestored) {
    draw({0, 0}, "RDRD");
    draw({0, 3}, "LDL");
    session.undo();
    session.noteHints(1);
    session.advance(250ms);
    const puzzle::SavedGame saved = session.save();
    EXPECT_EQ(saved.events, R"([[0,"c",0,0,"RDRD"],[100,"c",0,3,"LDL"],[100,"u"]])");
    auto restored = Session::restore(session.board(), saved);
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->save(), saved);
    EXPECT_EQ(restored->cables(), session.cables());
    restored->redo();
    EXPECT_EQ(restored->cables()[1].word, "LDL");
}

TEST_F(ArukoneSessionTest, RefusesSavedGamesThatDoNotFit) {
    const auto restores = [this](const char* events, puzzle::Milliseconds elapsed) {
        return Session::restore(session.board(), {events, elapsed, {}}).has_value();
    };
    EXPECT_TRUE(restores("[]", 0ms));
    EXPECT_FALSE(restores("[]", 1ms)) << "the clock does not run before the first stroke";
    EXPECT_TRUE(restores(R"([[0,"c",0,0,"R"]])", 5ms));
    EXPECT_FALSE(restores(R"([[5,"c",0,0,"R"]])", 5ms));
    EXPECT_FALSE(restores(R"([[0,"c",0,0,"R"],[9,"u"]])", 5ms));
    EXPECT_FALSE(restores(R"([[0,"c",0,0,"L"]])", 5ms));
    EXPECT_FALSE(restores(R"([[0,"c",0,0,"r"]])", 5ms));
    EXPECT_FALSE(restores(R"([[0,"c",0,0]])", 5ms));
    EXPECT_FALSE(restores(R"([[0,"p",0,0]])", 5ms));
    EXPECT_FALSE(restores(R"([[0,"u"]])", 5ms));
    EXPECT_FALSE(restores("events", 5ms));
}

TEST(ArukoneEvents, AreReadAsTheyAreWritten) {
    const std::string text = R"([[0,"c",0,0,"RRD"],[350,"u"],[400,"y"],[900,"c",29,29,""]])";
    const auto events = parseEvents(text);
    ASSERT_TRUE(events);
    EXPECT_EQ((*events)[0].move, (Stroke{{0, 0}, "RRD"}));
    EXPECT_EQ(formatEvents(*events), text);
}

TEST(ArukoneEvents, MistakesAreFoundWhereTheyAre) {
    const auto bad = [](const std::string& text) { return parseEvents(text).error(); };
    EXPECT_EQ(bad(R"([[0,"c",0,0,"R"],[1,"c",48,0,"R"]])"), 1U);
    EXPECT_EQ(bad(R"([[0,"c",0,0,"R"],[1,"c",0,0,"RX"]])"), 1U);
    EXPECT_EQ(bad(R"([[0,"c",0,0,R]])"), 0U);
    EXPECT_EQ(bad(R"([[0,"c",0,0,"R]])"), 0U);
    EXPECT_EQ(bad(R"([[0,"c",0,0,"R","D"]])"), 0U);
    EXPECT_EQ(bad(R"([[0,"c",0,0,"R"],[1,"r"]])"), 1U) << "one board only";
    EXPECT_TRUE(parseEvents(R"([[0,"c",0,0,")" + std::string(899, 'R') + R"("]])"));
    EXPECT_EQ(bad(R"([[0,"c",0,0,")" + std::string(48 * 48, 'R') + R"("]])"), 0U);
}

TEST(ArukoneEvents, ThereAreAtMost20000) {
    std::vector<Event> events;
    for (std::size_t i = 0; i <= maxEvents; ++i)
        events.push_back({puzzle::Milliseconds(i), EventKind::Undo, {}});
    EXPECT_EQ(parseEvents(formatEvents(events)).error(), maxEvents);
    events.pop_back();
    EXPECT_TRUE(parseEvents(formatEvents(events)));
}

TEST(ArukoneStars, FollowTheScore) {
    EXPECT_EQ(stars(Fill::All, 9, 9, false), 3);
    EXPECT_EQ(stars(Fill::All, 9, 9, true), 2);
    EXPECT_EQ(stars(Fill::All, 11, 9, false), 2);
    EXPECT_EQ(stars(Fill::All, 12, 9, false), 1);
    EXPECT_EQ(stars(Fill::All, 3, 2, false), 2);
    EXPECT_EQ(stars(Fill::Apart, 3, 2, false), 2);
    EXPECT_EQ(stars(Fill::Apart, 4, 2, false), 1) << "strokes count, as the board is filled";
    EXPECT_EQ(stars(Fill::Any, 4, 2, false), 2) << "lengths differ by two";
    EXPECT_EQ(stars(Fill::Any, 6, 2, false), 1);
    EXPECT_EQ(twoStarScore(Fill::Any, 20), 25);
    EXPECT_EQ(twoStarGoal(Fill::Any, 20), 24) << "no solution has 25";
    EXPECT_EQ(twoStarGoal(Fill::Any, 2), 4);
    EXPECT_EQ(twoStarGoal(Fill::All, 20), 25) << "strokes, which may be any number";
}

/// A run on a board of one row, and what it claims.
class ArukoneReplayTest : public testing::Test {
protected:
    [[nodiscard]] std::optional<ReplayProblem> verify(const char* text, RunClaim claim = {1, 0, 200ms}) const {
        return verifyRun(board("1.1"), parseEvents(text).value(), claim);
    }
};

TEST_F(ArukoneReplayTest, TrueRunIsValid) {
    EXPECT_FALSE(verify(R"([[0,"c",0,0,"R"],[200,"c",0,0,"RR"]])"));
    EXPECT_FALSE(verify(R"([[0,"c",0,0,"R"],[100,"u"],[200,"c",0,0,"RR"]])", {1, 1, 200ms}));
}

/// Two cables through a whole board, one on the left and one on the right.
class TurnsTest : public testing::Test {
protected:
    /// Strokes 50 ms apart, and a last one. \returns why such a run does not count.
    [[nodiscard]] std::optional<ReplayProblem> verify(std::vector<Stroke> strokes, puzzle::Milliseconds last,
                                                      int hints = 0) const {
        Session session(m_board);
        for (Stroke& stroke : strokes) {
            const bool isLast = &stroke == &strokes.back();
            session.advance(session.started() ? (isLast ? last : 50ms) : 0ms);
            EXPECT_TRUE(session.draw(std::move(stroke)));
        }
        return verifyRun(m_board, session.events(), {session.score(), session.undos(), session.elapsed(), hints});
    }

    const Board m_board = board("1..2../....../....../....../....../1..2..");
    const Stroke m_left{{0, 0}, "RRDLLDRRDLLDRRDLL"};
    const Stroke m_right{{0, 3}, "RRDLLDRRDLLDRRDLL"};
};

TEST_F(TurnsTest, TakeTimeAfterTheFirstStroke) {
    EXPECT_EQ(verify({m_left, m_right}, 99ms), ReplayProblem::TooFast);
    EXPECT_EQ(verify({m_left, m_right}, 139ms), ReplayProblem::TooFast) << "40 ms for the stroke, 5 × 20 for turning";
    EXPECT_EQ(verify({m_left, m_right}, 140ms), std::nullopt);
}

TEST_F(TurnsTest, DoNotCountAgainWhereAStrokeGoesOn) {
    const std::size_t all = m_right.word.size();
    std::vector<Stroke> strokes{m_left};
    for (const std::size_t length : {all - 3, all - 2, all - 1, all})
        strokes.push_back({m_right.origin, m_right.word.substr(0, length)});
    EXPECT_EQ(verify(strokes, 100ms), std::nullopt) << "4 × 40 ms and 4 × 20, in 250 ms";
}

TEST_F(TurnsTest, OfHintsTakeNoTime) {
    EXPECT_EQ(verify({m_left, m_right}, 50ms, 1), std::nullopt);
}

TEST_F(TurnsTest, NoStraightOrSlantingPathTakesTime) {
    Session session(board("1...1/.2.../...../...../....2"));
    EXPECT_TRUE(session.draw({{0, 0}, "RRRR"}));
    EXPECT_TRUE(session.draw({{1, 1}, "RDRDRD"}));
    EXPECT_EQ(session.turns(), 0);
}

TEST_F(TurnsTest, InACircleCountOnce) {
    Session session(board("1.1../...../..2../....2/.....", Fill::Any));
    EXPECT_TRUE(session.draw({{0, 0}, "RR"}));
    EXPECT_TRUE(session.draw({{2, 2}, "RULLDDRRR"}));
    EXPECT_EQ(session.turns(), 2);
}

TEST_F(ArukoneReplayTest, SaysWhatIsWrong) {
    EXPECT_EQ(verify("[]"), ReplayProblem::NoEvents);
    EXPECT_EQ(verify(R"([[0,"c",0,0,"RRR"]])", {1, 0, 0ms}), ReplayProblem::BadEvent);
    EXPECT_EQ(verify(R"([[0,"c",0,0,"RR"],[200,"u"]])"), ReplayProblem::BadEvent) << "after the win";
    EXPECT_EQ(verify(R"([[0,"c",0,0,"RR"]])"), ReplayProblem::BadTime);
    EXPECT_EQ(verify(R"([[1,"c",0,0,"RR"]])", {1, 0, 1ms}), ReplayProblem::BadTime);
    EXPECT_EQ(verify(R"([[0,"c",0,0,"R"],[5,"c",0,0,"RR"]])", {1, 0, 5ms}), ReplayProblem::TooFast);
    EXPECT_EQ(verify(R"([[0,"c",0,0,"R"]])", {1, 0, 0ms}), ReplayProblem::NotSolved);
    EXPECT_EQ(verify(R"([[0,"c",0,0,"RR"]])", {2, 0, 0ms}), ReplayProblem::WrongMoves);
    EXPECT_EQ(verify(R"([[0,"c",0,0,"RR"]])", {1, 1, 0ms}), ReplayProblem::WrongUndos);
}

TEST(ArukonePlayback, GoesForwardsAndJumps) {
    const auto events = parseEvents(R"([[0,"c",0,0,"R"],[100,"u"],[200,"c",0,0,"RR"],[300,"u"]])").value();
    Playback playback(Session(board("1.1")), events);
    EXPECT_EQ(playback.length(), 3U) << "the undo after the win is dropped";
    EXPECT_EQ(playback.duration(), 200ms);
    playback.forward();
    EXPECT_EQ(playback.session().cables()[0].word, "R");
    playback.seek(3);
    EXPECT_TRUE(playback.session().solved());
    EXPECT_FALSE(playback.forward());
    playback.seek(1);
    EXPECT_EQ(playback.session().cables()[0].word, "R");
}

} // namespace
