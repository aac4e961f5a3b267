// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Replay.hpp"

#include <gtest/gtest.h>

namespace lights {
namespace {

/// A solved run on a 1×3 board, with an undo and a cell pressed twice.
Session played() {
    Board start = test::dark(1, 3);
    press(start, {}, {0, 0});
    Session session(test::puzzle(std::move(start)));
    session.press({0, 2});
    session.advance(puzzle::Milliseconds(100));
    session.undo();
    session.advance(puzzle::Milliseconds(300));
    session.press({0, 1});
    session.advance(puzzle::Milliseconds(50));
    session.press({0, 1});
    session.advance(puzzle::Milliseconds(50));
    session.press({0, 0});
    return session;
}

Playback playback() {
    const Session session = played();
    return {Session(session.puzzle()), {session.events().begin(), session.events().end()}};
}

TEST(Playback, BeginsAtStart) {
    const Playback fresh = playback();
    EXPECT_EQ(fresh.done(), 0U);
    EXPECT_EQ(fresh.length(), 5U);
    EXPECT_EQ(fresh.duration(), puzzle::Milliseconds(500));
    EXPECT_EQ(fresh.session().board(), fresh.session().puzzle().start());
    EXPECT_FALSE(fresh.atEnd());
}

TEST(Playback, StepsForward) {
    Playback watched = playback();
    EXPECT_EQ(watched.forward()->cell, (Cell{0, 2}));
    EXPECT_EQ(watched.forward()->kind, EventKind::Undo);
    EXPECT_EQ(watched.now(), puzzle::Milliseconds(100));
    EXPECT_EQ(watched.nextAt(), puzzle::Milliseconds(400));
    watched.forward();
    watched.forward();
    EXPECT_TRUE(watched.forward()->solved);
    EXPECT_TRUE(watched.atEnd());
    EXPECT_FALSE(watched.forward());
    EXPECT_EQ(watched.session().save(), played().save());
}

TEST(Playback, StepsBack) {
    Playback watched = playback();
    std::vector<Board> boards{watched.session().board()};
    while (watched.forward())
        boards.push_back(watched.session().board());
    for (std::size_t done = boards.size() - 1; done > 0; --done) {
        EXPECT_EQ(watched.session().board(), boards[done]);
        EXPECT_TRUE(watched.back());
        EXPECT_EQ(watched.done(), done - 1);
    }
    EXPECT_EQ(watched.session().board(), boards[0]);
    EXPECT_EQ(watched.now(), puzzle::Milliseconds(0));
    EXPECT_FALSE(watched.back());
}

TEST(Playback, SeeksAnywhere) {
    Playback watched = playback();
    watched.seek(99);
    EXPECT_TRUE(watched.atEnd());
    watched.seek(1);
    EXPECT_EQ(watched.session().moves(), 1);
    EXPECT_EQ(watched.now(), puzzle::Milliseconds(0));
    watched.seek(3);
    EXPECT_EQ(watched.now(), puzzle::Milliseconds(400));
    EXPECT_EQ(watched.session().moves(), 1);
}

TEST(Playback, AdvancesWithTime) {
    Playback watched = playback();
    EXPECT_EQ(watched.advance(puzzle::Milliseconds(99)).size(), 1U); // The first press is at 0.
    EXPECT_EQ(watched.now(), puzzle::Milliseconds(99));
    EXPECT_EQ(watched.advance(puzzle::Milliseconds(1)).size(), 1U);
    EXPECT_TRUE(watched.advance(puzzle::Milliseconds(299)).empty());
    EXPECT_EQ(watched.advance(puzzle::Milliseconds(1000)).size(), 3U);
    EXPECT_EQ(watched.now(), puzzle::Milliseconds(500));
    EXPECT_TRUE(watched.advance(puzzle::Milliseconds(1000)).empty());
}

TEST(Playback, StopsAtFirstBadEvent) {
    const Session session = played();
    std::vector<Event> events(session.events().begin(), session.events().end());
    events.insert(events.begin() + 2, Event{puzzle::Milliseconds(200), EventKind::Move, {5, 5}});
    Playback watched(Session(session.puzzle()), events);
    EXPECT_EQ(watched.length(), 2U);
    EXPECT_EQ(Playback(Session(session.puzzle()), {}).duration(), puzzle::Milliseconds(0));
}

TEST(Session, SecondPressTakesFirstBack) {
    Session session = played();
    EXPECT_EQ(session.pressed().toCells(), (std::vector<Cell>{{0, 0}}));
    EXPECT_EQ(session.moves(), 1);
    EXPECT_EQ(session.presses().size(), 3U);
}

} // namespace
} // namespace lights
