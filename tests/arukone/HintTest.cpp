#include "arukone/hints/Hint.hpp"

#include "arukone/Session.hpp"
#include "arukone/generators/Generator.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace arukone {
namespace {

using ::testing::ElementsAre;

Board boardOf(const std::vector<std::string>& rows, Fill fill) {
    return parseBoard(rows, fill).value();
}

/// Does what hints say until the board is solved. \returns how many were needed; fails if they do not lead there.
int followHints(Session& session, const BoardFacts& facts) {
    const int most = 2 * session.board().cellCount() + 2 * session.board().pairCount();
    for (int given = 0; given < most; ++given) {
        if (session.solved())
            return given;
        const auto hint = nextHint(session.board(), facts, session.cables());
        if (!hint || !hint->stroke || hint->piece.empty() || hint->region.empty()) {
            ADD_FAILURE() << "no hint after " << given;
            return given;
        }
        EXPECT_EQ(session.board().pairAt(hint->stroke->origin), hint->pair);
        if (!session.draw(*hint->stroke)) {
            ADD_FAILURE() << "a stroke that does nothing: " << hint->stroke->word;
            return given;
        }
    }
    ADD_FAILURE() << "hints without end";
    return most;
}

/// Draws a few strokes at random.
void scribble(Session& session, puzzle::Random& random) {
    const Board& board = session.board();
    for (int stroke = 0; stroke < board.pairCount() && !session.solved(); ++stroke) {
        const auto& pair = board.pairs()[random.below(board.pairs().size())];
        Stroke drawn{random.below(2) == 0 ? pair.first : pair.second, {}};
        for (auto steps = 1 + random.below(8); steps > 0; --steps) {
            Stroke longer = drawn;
            longer.word += stepLetters[random.below(4)];
            if (cellsOf(board, longer))
                drawn = longer;
        }
        static_cast<void>(session.draw(drawn));
    }
}

const std::vector<std::pair<std::vector<std::string>, Fill>> examples{
    {{"1..2", "...1", ".2..", "...."}, Fill::Any},
    {{"1..2", "...1", ".2..", "...."}, Fill::All},
    {{"21..", "..2.", "1..."}, Fill::Any},
    {{"21..", "..2.", "1..."}, Fill::All},
    {{"1....", ".....", ".....", ".....", "....1"}, Fill::Any},
    {{"1....", ".....", ".....", ".....", "....1"}, Fill::All},
    {{"1..", "._.", "..1"}, Fill::Any},
    {{"12..", "..1.", "....", ".2.."}, Fill::All},
    {{"12..", "..1.", "....", ".2.."}, Fill::Any},
    {{"12..", "..1.", ".2.."}, Fill::Any},
    {{".....", ".32..", "3..3.", "1.12.", "....."}, Fill::Any},
};

std::vector<Board> boards() {
    std::vector<Board> all;
    for (const auto& [rows, fill] : examples)
        if (const auto board = parseBoard(rows, fill))
            all.push_back(*board);
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard})
        for (const int side : {5, 6, 8})
            for (const Fill fill : {Fill::All, Fill::Any})
                if (const auto drawn = generate({{{side, side}, fill, BoardKind::Unique, difficulty}}, "hints");
                    drawn.board)
                    all.push_back(drawn.board->board);
    for (const int side : {5, 7, 9})
        if (const auto drawn = generate({{{side, side}, Fill::Any, BoardKind::Trap, Difficulty::Any}}, "hints");
            drawn.board)
            all.push_back(drawn.board->board);
    return all;
}

TEST(HintTest, HintsSolveEveryBoardFromItsStart) {
    for (const Board& board : boards()) {
        Session session(board);
        const BoardFacts facts = factsOf(board);
        SCOPED_TRACE(formatBoard(board).front());
        const int given = followHints(session, facts);
        EXPECT_TRUE(session.solved());
        EXPECT_LE(given, board.cellCount());
    }
}

TEST(HintTest, HintsSolveBoardsFromAnyScribble) {
    puzzle::Random random("scribbles");
    for (const Board& board : boards()) {
        const BoardFacts facts = factsOf(board);
        for (int round = 0; round < 3; ++round) {
            Session session(board);
            scribble(session, random);
            followHints(session, facts);
            EXPECT_TRUE(session.solved());
        }
    }
}

TEST(HintTest, ARightBeginningIsNeverWrong) {
    for (const Board& board : boards()) {
        const BoardFacts facts = factsOf(board);
        Session session(board);
        for (const Cable& cable : *facts.solution) {
            if (session.solved())
                break;
            ASSERT_TRUE(session.draw({cable.origin, cable.word.substr(0, (cable.word.size() + 1) / 2)}));
            const auto hint = nextHint(board, facts, session.cables());
            if (!session.solved()) {
                EXPECT_NE(hint.value().kind, Hint::Kind::Wrong);
            }
        }
    }
}

TEST(HintTest, AWrongCableIsShortenedToItsRightBeginning) {
    const Board board = boardOf({"21..", "..2.", "1..."}, Fill::All);
    const BoardFacts facts = factsOf(board);
    Session session(board);
    const Cable right = facts.solution->front();
    ASSERT_TRUE(session.draw({{0, 1}, "D"}));
    const auto hint = nextHint(board, facts, session.cables()).value();
    EXPECT_EQ(hint.kind, Hint::Kind::Wrong);
    EXPECT_EQ(hint.pair, 0);
    EXPECT_EQ(hint.stroke, (Stroke{{0, 1}, ""}));
    EXPECT_THAT(hint.piece, ElementsAre(Cell{1, 1}));
    EXPECT_NE(right.word.front(), 'D');
}

TEST(HintTest, CornersComeFirst) {
    const Board board = boardOf({"21..", "..2.", "1..."}, Fill::All);
    const auto hint = nextHint(board, factsOf(board), noCables(board)).value();
    EXPECT_EQ(hint.kind, Hint::Kind::Openings);
    EXPECT_FALSE(hint.because.empty());
}

TEST(HintTest, ATrapIsExplained) {
    const Board board = boardOf({"1..2", "...1", ".2..", "...."}, Fill::Any);
    const auto hint = nextHint(board, factsOf(board), noCables(board)).value();
    EXPECT_EQ(hint.kind, Hint::Kind::Trap);
    ASSERT_TRUE(hint.trap);
    EXPECT_EQ(hint.trap->blocker, 0);
    EXPECT_EQ(hint.trap->victim, 1);
    EXPECT_EQ(hint.pair, 0);
}

TEST(HintTest, AnUnsolvableBoardIsSaidToBe) {
    const Board board = boardOf({"12", "21"}, Fill::Any);
    const auto hint = nextHint(board, factsOf(board), noCables(board)).value();
    EXPECT_EQ(hint.kind, Hint::Kind::Unsolvable);
    EXPECT_FALSE(hint.stroke);
}

TEST(HintTest, ASolvedBoardHasNone) {
    const Board board = boardOf({"1.1"}, Fill::All);
    EXPECT_FALSE(nextHint(board, factsOf(board), {{{0, 0}, "RR"}}));
}

TEST(HintTest, CanBeStopped) {
    const auto drawn = generate({{{15, 15}, Fill::All, BoardKind::Unique, Difficulty::Any}}, "stop").board.value();
    std::stop_source source;
    source.request_stop();
    SearchControl control;
    control.stop = source.get_token();
    BoardFacts facts;
    facts.solution = drawn.solution;
    facts.unique = facts.strict = true;
    EXPECT_FALSE(nextHint(drawn.board, facts, noCables(drawn.board), control));
}

} // namespace
} // namespace arukone
