// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/History.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

/// A move that is just a number, written as itself.
struct Step {
    int value = 0;
    friend bool operator==(const Step&, const Step&) = default;
};

} // namespace

template<>
struct puzzle::MoveFormat<Step> {
    static constexpr char letter = 'm';
    static void write(EventWriter& writer, const Step& step) { writer.number(step.value); }
    static Step read(EventReader& reader) { return {reader.number(99)}; }
};

namespace puzzle {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

using Steps = History<Step>;

Event<Step> move(Milliseconds at, int value) {
    return {at, EventKind::Move, {value}};
}

TEST(History, UndoesAndRedoesMoves) {
    Steps history;
    EXPECT_EQ(history.play(move(0ms, 1)), Step{1});
    EXPECT_EQ(history.play(move(10ms, 2)), Step{2});
    EXPECT_EQ(history.play({20ms, EventKind::Undo, {}}), Step{2});
    EXPECT_THAT(history.moves(), ElementsAre(Step{1}));
    EXPECT_EQ(history.undos(), 1);
    EXPECT_EQ(history.play({30ms, EventKind::Redo, {}}), Step{2});
    EXPECT_THAT(history.moves(), ElementsAre(Step{1}, Step{2}));
    EXPECT_EQ(history.elapsed(), 30ms);
    EXPECT_EQ(history.eventText(), R"([[0,"m",1],[10,"m",2],[20,"u"],[30,"y"]])");
}

TEST(History, MoveClearsRedo) {
    Steps history;
    history.play(move(0ms, 1));
    history.play({1ms, EventKind::Undo, {}});
    EXPECT_TRUE(history.canRedo());
    history.play(move(2ms, 3));
    EXPECT_FALSE(history.canRedo());
    EXPECT_FALSE(history.play({3ms, EventKind::Redo, {}}));
}

TEST(History, RejectsInvalidEvents) {
    Steps history;
    EXPECT_FALSE(history.play(move(1ms, 1))) << "the clock starts with the first event";
    EXPECT_FALSE(history.play({0ms, EventKind::Undo, {}}));
    EXPECT_FALSE(history.play({0ms, EventKind::Redo, {}}));
    EXPECT_TRUE(history.play(move(0ms, 1)));
    EXPECT_TRUE(history.play(move(5ms, 2)));
    EXPECT_FALSE(history.play({4ms, EventKind::Undo, {}})) << "backwards";
    EXPECT_FALSE(history.play({6ms, EventKind::Skip, {}})) << "the board's owner begins another one";
    EXPECT_FALSE(history.play({6ms, static_cast<EventKind>(9), {}}));
    EXPECT_EQ(history.events().size(), 2U);
    EXPECT_EQ(history.elapsed(), 5ms);
}

TEST(History, ClockStartsWithFirstEvent) {
    Steps history;
    history.advance(10ms);
    EXPECT_EQ(history.elapsed(), 0ms);
    history.play(move(0ms, 1));
    history.advance(10ms);
    history.advance(-3ms);
    EXPECT_EQ(history.elapsed(), 10ms);
}

TEST(History, ContinuesWithAnotherBoard) {
    Steps history;
    history.play(move(0ms, 1));
    history.play({4ms, EventKind::Undo, {}});
    history.beginBoard(EventKind::Skip, 7ms);
    EXPECT_THAT(history.moves(), IsEmpty());
    EXPECT_FALSE(history.canRedo());
    EXPECT_EQ(history.undos(), 1);
    history.play(move(9ms, 2));
    EXPECT_EQ(history.eventText(), R"([[0,"m",1],[4,"u"],[7,"s"],[9,"m",2]])");
}

TEST(History, EventTextRoundTrips) {
    Steps history;
    history.play(move(0ms, 1));
    history.play({4ms, EventKind::Undo, {}});
    history.beginBoard(EventKind::Restart, 7ms);
    const std::string text = history.eventText();
    const auto events = parseEvents<Step>(text, EventKind::Skip);
    ASSERT_TRUE(events);
    EXPECT_THAT(*events, testing::ElementsAreArray(history.events()));
    EXPECT_EQ(formatEvents<Step>(*events), text);
    EXPECT_EQ(parseEvents<Step>(text, EventKind::Redo).error(), 2U) << "one board is not restarted";
    EXPECT_EQ(parseEvents<Step>(R"([[0,"m",100]])", EventKind::Skip).error(), 0U);
    EXPECT_EQ(parseEvents<Step>(R"([[0,"p",1,1]])", EventKind::Skip).error(), 0U);
}

TEST(History, SavesClockAndAssists) {
    Steps history;
    EXPECT_EQ(history.save(), SavedGame{});
    history.play(move(0ms, 1));
    history.advance(12ms);
    ++history.assists().hints;
    EXPECT_EQ(history.save(), (SavedGame{R"([[0,"m",1]])", 12ms, {1, false, false}}));
}

} // namespace

} // namespace puzzle
