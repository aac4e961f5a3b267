// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/BoxReader.hpp"

#include "arukone/Session.hpp"
#include "arukone/solver/Solver.hpp"
#include "game/GameFixture.hpp"
#include "game/services/Actions.hpp"

#include <gmock/gmock.h>

namespace {

using namespace game;
using arukone::Fill;
using puzzle::Cell;
using testing::HasSubstr;

class BoxReaderTest : public testing::Test {
protected:
    /// Starts with another board, without cables.
    void open(std::string_view board, Fill fill = Fill::All) {
        session.emplace(arukone::parseBoard(board, fill).value());
        cursor = {};
    }
    [[nodiscard]] BoxReader::Position position() const {
        return {session->board(), session->cables(), nullptr, cursor, session->lastPair()};
    }
    [[nodiscard]] std::string at(Cell cell) {
        cursor = cell;
        return reader.at(position());
    }
    std::string ask(ui::Action action) {
        EXPECT_TRUE(reader.answer(action, position(), [this](Cell cell) { cursor = cell; }));
        return speaker.all.empty() ? std::string() : speaker.all.back();
    }

    test::FakeSpeaker speaker;
    text::Text text;
    BoxReader reader{text, speaker};
    std::optional<arukone::Session> session;
    Cell cursor;
};

TEST_F(BoxReaderTest, SaysWhatIsInEachKindOfCell) {
    open("1..1\n_2.2");
    EXPECT_EQ(at({0, 0}), "row 1, column 1, number 1");
    EXPECT_EQ(at({0, 1}), "row 1, column 2, empty");
    EXPECT_EQ(at({1, 0}), "row 2, column 1, no cell");
    session->draw({{0, 0}, "RR"});
    EXPECT_EQ(at({0, 0}), "row 1, column 1, number 1");
    EXPECT_EQ(at({0, 1}), "row 1, column 2, cable 1");
    EXPECT_EQ(at({0, 2}), "row 1, column 3, cable 1 loose end");
    session->draw({{0, 0}, "RRR"});
    EXPECT_EQ(at({0, 0}), "row 1, column 1, number 1 joined");
    EXPECT_EQ(at({0, 2}), "row 1, column 3, cable 1 joined");
}

TEST_F(BoxReaderTest, SaysNumbersAsTheBoardShowsThem) {
    open("123456789A\n123456789A");
    EXPECT_EQ(at({0, 9}), "row 1, column 10, number 10");
}

TEST_F(BoxReaderTest, SaysThatACableIsBeingDrawn) {
    open("1..1");
    auto pen = arukone::StrokePen::takeUp(session->board(), session->cables(), {0, 0});
    ASSERT_TRUE(pen && pen->step('R'));
    const BoxReader::Position drawing{session->board(), session->cables(), &*pen, pen->tip(), {}};
    EXPECT_EQ(reader.at(drawing), "drawing 1, row 1, column 2, empty");
}

TEST_F(BoxReaderTest, AnswersQuestions) {
    open("1..1\n_2.2");
    EXPECT_EQ(ask(action::sayGoal), "Join equal numbers. Every cell has to be used.");
    EXPECT_EQ(ask(action::sayLeft), "2 pairs to join, 7 cells empty");
    EXPECT_EQ(ask(action::sayRow), "Row 1: number 1, empty, empty, number 1");
    EXPECT_EQ(ask(action::sayColumn), "Column 1: number 1, no cell");
    EXPECT_EQ(ask(action::sayBoard),
              "2 pairs. Row 1: number 1, empty, empty, number 1. Row 2: no cell, number 2, empty, number 2.");
    EXPECT_EQ(ask(action::sayReach), "Up: the edge; right: empty; down: no cell; left: the edge");
    EXPECT_EQ(ask(action::sayLast), "Nothing has been drawn yet.");
    session->draw({{1, 1}, "R"});
    EXPECT_EQ(ask(action::sayLast), "Cable 2: its end is in row 2, column 3");
    session->draw({{1, 1}, "RR"});
    EXPECT_EQ(ask(action::sayLast), "Cable 2: joined");
    EXPECT_EQ(ask(action::sayLeft), "1 pair to join, 4 cells empty");
    session->draw({{1, 1}, ""});
    EXPECT_EQ(ask(action::sayLast), "Cable 2: removed");
    open("1..1", Fill::Any);
    EXPECT_EQ(ask(action::sayLeft), "1 pair to join");
    EXPECT_THAT(ask(action::sayGoal), HasSubstr("may stay empty"));
    open("1..1", Fill::Apart);
    EXPECT_EQ(ask(action::sayLeft), "1 pair to join, 4 cells empty");
    EXPECT_THAT(ask(action::sayGoal), HasSubstr("no cable may run beside itself"));
    EXPECT_FALSE(reader.answer(action::undo, position(), [](Cell) {}));
}

TEST_F(BoxReaderTest, JumpsToWhatIsLeftToDo) {
    open("1..1\n....\n2..2");
    session->draw({{0, 0}, "RRR"});
    session->draw({{2, 0}, "R"});
    cursor = {0, 0};
    static_cast<void>(ask(action::nextOpen));
    EXPECT_EQ(cursor, (Cell{2, 0})) << "number 2 is not joined";
    static_cast<void>(ask(action::nextOpen));
    EXPECT_EQ(cursor, (Cell{2, 1})) << "its loose end";
    static_cast<void>(ask(action::previousOpen));
    EXPECT_EQ(cursor, (Cell{2, 0}));
    session->draw({{2, 0}, "RRR"});
    static_cast<void>(ask(action::nextOpen));
    EXPECT_EQ(cursor, (Cell{1, 0})) << "all are joined, but this cell is empty";
}

TEST_F(BoxReaderTest, ReadsASolvedBoardAsJoined) {
    open("12.3\n...4\n1...\n2.34");
    const auto solution = arukone::solve(session->board()).cables.value();
    for (const arukone::Cable& cable : solution)
        session->draw({cable.origin, cable.word});
    ASSERT_TRUE(session->solved());
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 4; ++column)
            EXPECT_THAT(at({row, column}), HasSubstr("joined"));
    EXPECT_EQ(ask(action::sayLeft), "0 pairs to join, 0 cells empty");
    cursor = {1, 1};
    static_cast<void>(ask(action::nextOpen));
    EXPECT_EQ(cursor, (Cell{1, 1})) << "nothing is left to do";
}

} // namespace
