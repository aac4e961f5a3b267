// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/EventText.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>

namespace lights {
namespace {

using namespace std::chrono_literals;

RC_GTEST_PROP(EventText, RoundTrip, ()) {
    std::vector<Event> events;
    for (int i = *rc::gen::inRange(0, 30); i > 0; --i) {
        const puzzle::Milliseconds at(*rc::gen::inRange<std::int64_t>(0, puzzle::maxTime.count() + 1));
        const auto kind = *rc::gen::element(EventKind::Move, EventKind::Undo, EventKind::Redo);
        const Cell cell{*rc::gen::inRange(0, 100), *rc::gen::inRange(0, 100)};
        events.push_back({at, kind, kind == EventKind::Move ? cell : Cell{}});
    }
    const std::string text = formatEvents(events);
    RC_ASSERT(parseEvents(text) == events);
    RC_ASSERT(parseShiftEvents(text).has_value());
    RC_ASSERT(parseEvents(" " + text + " ") == events);
    RC_ASSERT(puzzle::countDistinctTimes(text) <= static_cast<int>(events.size()));
}

TEST(EventText, MatchesFormatOfExportedRuns) {
    const std::vector<Event> events{{puzzle::Milliseconds(0), EventKind::Move, {1, 2}},
                                    {puzzle::Milliseconds(5), EventKind::Undo, {}},
                                    {puzzle::Milliseconds(7), EventKind::Redo, {}}};
    EXPECT_EQ(formatEvents(events), R"([[0,"p",1,2],[5,"u"],[7,"y"]])");
    EXPECT_EQ(formatEvents(std::span<const Event>()), "[]");
}

TEST(EventText, RefusesAnythingElse) {
    for (const char* text : {"",
                             "{}",
                             "[1]",
                             "[[]]",
                             "[[0]]",
                             R"([[0,"p"]])",
                             R"([[0,"p",1]])",
                             R"([[0,"p",1,2,3]])",
                             R"([[0,"x"]])",
                             R"([[0,"u",1]])",
                             R"([["0","u"]])",
                             R"([[-1,"u"]])",
                             R"([[0.5,"u"]])",
                             R"([[1e3,"u"]])",
                             R"([[1000000000001,"u"]])",
                             R"([[18446744073709551615,"u"]])",
                             R"([[0,"p",-1,0]])",
                             R"([[0,"p",0,100]])",
                             R"([[0,"p",4294967296,0]])",
                             R"([[0,"p",null,0]])",
                             R"([[0,"p",0,0]]x)",
                             "[[0,\"u\"]",
                             "[[[[[["})
        EXPECT_FALSE(parseEvents(text)) << text;
    EXPECT_FALSE(parseEvents("[" + std::string(puzzle::maxEventTextBytes, ' ') + "]"));
}

TEST(EventText, ShiftRoundTrip) {
    const std::vector<Event> events{{0ms, EventKind::Move, {1, 2}},  {5ms, EventKind::Undo, {}},
                                    {6ms, EventKind::Redo, {}},      {7ms, EventKind::Restart, {}},
                                    {8ms, EventKind::Skip, {}},      {9ms, EventKind::FirstCard, {}},
                                    {9ms, EventKind::SecondCard, {}}};
    const std::string text = formatEvents(events);
    EXPECT_EQ(text, R"([[0,"p",1,2],[5,"u"],[6,"y"],[7,"r"],[8,"s"],[9,"a"],[9,"b"]])");
    EXPECT_EQ(parseShiftEvents(text), events);
    EXPECT_FALSE(parseEvents(text)) << "on one board there is no skipping";
    EXPECT_FALSE(parseShiftEvents(R"([[0,"s",1]])"));
    EXPECT_FALSE(parseShiftEvents(R"([[0,"x"]])"));
    EXPECT_FALSE(parseEvents(R"([[0,"a"]])")) << "there are no cards";
}

TEST(EventText, ReportsIndexOfBadEvent) {
    EXPECT_EQ(parseEvents("{}").error(), 0U);
    EXPECT_EQ(parseEvents(R"([[0,"x"]])").error(), 0U);
    EXPECT_EQ(parseEvents(R"([[0,"p",1,2],[5,"u",3]])").error(), 1U);
    EXPECT_EQ(parseEvents(R"([[0,"p",1,2],[5,"s"]])").error(), 1U) << "on one board there is no skipping";
    EXPECT_EQ(parseEvents(R"([[0,"p",1,2],[5,"u"],7])").error(), 2U);
    EXPECT_EQ(parseEvents(R"([[0,"p",1,2],[5,"u"])").error(), 2U);
}

TEST(EventText, RefusesLineBreaksAndTabs) {
    for (const char* text : {"[\n]", "[[0,\"u\"]\n]", "[[0,\t\"u\"]]", "[[0,\"u\"]]\r"})
        EXPECT_FALSE(parseEvents(text)) << "exported runs hold it on a line of its own";
}

} // namespace
} // namespace lights
