// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/EventTimes.hpp"

#include "game/app/WholeGame.hpp"
#include "game/win/WinScene.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace {

using namespace game;
using Kind = sf::Event::EventType;
using Key = sf::Keyboard::Key;
using testing::ElementsAre;
using testing::FloatEq;
using testing::FloatNear;

sf::Event eventOf(Kind kind) {
    sf::Event event{};
    event.type = kind;
    return event;
}

std::vector<sf::Event> eventsOf(std::initializer_list<Kind> kinds) {
    std::vector<sf::Event> events;
    for (const Kind kind : kinds)
        events.push_back(eventOf(kind));
    return events;
}

/// For one key.
std::vector<ServerEvent> sentOf(std::initializer_list<std::pair<Kind, std::optional<std::uint32_t>>> events) {
    std::vector<ServerEvent> sent;
    for (const auto& [kind, time] : events)
        sent.push_back({kind, 36, time});
    return sent;
}

TEST(EventTimes, ArePassedOnFromTheServer) {
    EventTimes times;
    const auto at = times.of(eventsOf({Kind::KeyPressed, Kind::TextEntered, Kind::KeyReleased, Kind::MouseMoved,
                                       Kind::MouseButtonPressed, Kind::MouseButtonReleased}),
                             sentOf({{Kind::KeyPressed, 1000},
                                     {Kind::KeyReleased, 1080},
                                     {Kind::MouseMoved, 1200},
                                     {Kind::MouseButtonPressed, 1343},
                                     {Kind::MouseButtonReleased, 1400}}),
                             0.463F, 5000);
    EXPECT_THAT(at, ElementsAre(FloatNear(0.063F, 1e-4F), FloatNear(0.063F, 1e-4F), FloatNear(0.143F, 1e-4F),
                                FloatNear(0.263F, 1e-4F), FloatNear(0.406F, 1e-4F), FloatNear(0.463F, 1e-4F)))
        << "the last one cannot be later than now";
}

TEST(EventTimes, KnowTheServersClockFromEventsReadSoon) {
    EventTimes times;
    (void)times.of(eventsOf({Kind::KeyPressed}), sentOf({{Kind::KeyPressed, 1000}}), 0.016F, 5002);
    const auto at = times.of(eventsOf({Kind::KeyReleased, Kind::KeyPressed}),
                             sentOf({{Kind::KeyReleased, 1100}, {Kind::KeyPressed, 1200}}), 0.5F, 5502);
    EXPECT_THAT(at, ElementsAre(FloatNear(0.1F, 1e-4F), FloatNear(0.2F, 1e-4F)));
}

TEST(EventTimes, GoOnWhenTheServersClockBeginsAnew) {
    EventTimes times;
    const std::uint32_t last = 0xFFFF'FFFFU;
    const auto at = times.of(eventsOf({Kind::KeyPressed, Kind::KeyReleased}),
                             sentOf({{Kind::KeyPressed, last - 99}, {Kind::KeyReleased, 100}}), 1, 40);
    EXPECT_THAT(at, ElementsAre(FloatNear(0.8F, 1e-4F), FloatEq(1)));
}

TEST(EventTimes, NeverRunBackwardsOrLeaveTheStretch) {
    EventTimes times;
    (void)times.of(eventsOf({Kind::KeyPressed}), sentOf({{Kind::KeyPressed, 1000}}), 0.016F, 1000);
    const auto at = times.of(
        eventsOf({Kind::KeyReleased, Kind::KeyPressed, Kind::KeyReleased, Kind::KeyPressed}),
        sentOf(
            {{Kind::KeyReleased, 10}, {Kind::KeyPressed, 1900}, {Kind::KeyReleased, 1800}, {Kind::KeyPressed, 1950}}),
        0.5F, 2000);
    EXPECT_THAT(at, ElementsAre(0, FloatNear(0.4F, 1e-4F), FloatNear(0.4F, 1e-4F), FloatNear(0.45F, 1e-4F)));
}

TEST(EventTimes, LeaveOutReleasesOfAHeldKey) {
    EventTimes times;
    const auto at = times.of(
        eventsOf({Kind::KeyPressed, Kind::KeyPressed, Kind::KeyReleased}),
        sentOf(
            {{Kind::KeyPressed, 1000}, {Kind::KeyReleased, 1300}, {Kind::KeyPressed, 1300}, {Kind::KeyReleased, 1400}}),
        0.5F, 1400);
    EXPECT_THAT(at, ElementsAre(FloatNear(0.1F, 1e-4F), FloatNear(0.4F, 1e-4F), FloatNear(0.5F, 1e-4F)));
}

TEST(EventTimes, SpreadPressesWhoseTimesAreNotKnown) {
    const auto events =
        eventsOf({Kind::KeyPressed, Kind::KeyReleased, Kind::KeyPressed, Kind::KeyReleased, Kind::MouseButtonPressed});
    const auto evenly = ElementsAre(FloatEq(0), FloatEq(0), FloatEq(0.2F), FloatEq(0.2F), FloatEq(0.4F));
    EXPECT_THAT(EventTimes().of(events, {}, 0.4F, 5000), evenly);
    // Some that do not belong to them.
    EXPECT_THAT(EventTimes().of(events, sentOf({{Kind::KeyPressed, 4990}}), 0.4F, 5000), evenly);
    // Another program says when they happened.
    EXPECT_THAT(EventTimes().of(events,
                                sentOf({{Kind::KeyPressed, 4700},
                                        {Kind::KeyReleased, std::nullopt},
                                        {Kind::KeyPressed, 4900},
                                        {Kind::KeyReleased, 4950},
                                        {Kind::MouseButtonPressed, 5000}}),
                                0.4F, 5000),
                evenly);
    EXPECT_THAT(EventTimes().of(eventsOf({Kind::KeyPressed}), {}, 0.4F, 5000), ElementsAre(FloatEq(0.4F)))
        << "one alone comes when it is read";
}

TEST(EventTimes, AreTheTimesOfReadingForGamepadsAndTheRest) {
    EXPECT_THAT(EventTimes().of(eventsOf({Kind::JoystickButtonPressed, Kind::Resized}), {}, 0.4F, 5000),
                ElementsAre(FloatEq(0.4F), FloatEq(0.4F)));
    EXPECT_THAT(EventTimes().of(eventsOf({Kind::KeyPressed, Kind::KeyReleased, Kind::JoystickButtonPressed}),
                                sentOf({{Kind::KeyPressed, 4800}, {Kind::KeyReleased, 4900}}), 0.4F, 5000),
                ElementsAre(FloatNear(0.3F, 1e-4F), FloatEq(0.4F), FloatEq(0.4F)));
}

class LongFrame : public game::test::WholeGame {
protected:
    /// Presses the windows of a shortest solution with the keys, all within one frame of that length.
    /// \param every milliseconds between two keys; std::nullopt if the server does not say.
    void solveInOneFrame(std::optional<std::uint32_t> every, ui::Seconds length) {
        Options options;
        options.level = "terrace/" + std::string("upstairs-downstairs");
        start(options);
        std::vector<sf::Event> events;
        std::vector<ServerEvent> sent;
        const auto strike = [&](Key code) {
            for (const Kind kind : {Kind::KeyPressed, Kind::KeyReleased}) {
                sf::Event event = eventOf(kind);
                event.key.code = code;
                events.push_back(event);
                const auto keys = static_cast<std::uint32_t>(sent.size() / 2);
                sent.push_back({kind, 36U, every ? std::optional(1000 + keys * *every) : std::nullopt});
            }
        };
        lights::Cell at = top<LightsPlayScene>()->cursor();
        for (const lights::Cell cell : top<LightsPlayScene>()->round().remaining().value().toCells()) {
            for (; at.row != cell.row; at.row += at.row < cell.row ? 1 : -1)
                strike(at.row < cell.row ? Key::Down : Key::Up);
            for (; at.column != cell.column; at.column += at.column < cell.column ? 1 : -1)
                strike(at.column < cell.column ? Key::Right : Key::Left);
            strike(Key::Enter);
        }
        EventTimes times;
        handleInTime(*game, events, times.of(events, std::move(sent), length, 9000), length);
        game->settle();
    }
    [[nodiscard]] auto stored() {
        game.reset();
        auto database = data::Database::open(paths.database(), data::puzzles());
        data::LeaderboardQuery query;
        query.key = "level:terrace/upstairs-downstairs";
        return data::Leaderboard(database).rows(query).value().rows;
    }
};

TEST_F(LongFrame, PressesTakeTheTimeThatHandsTook) {
    solveInOneFrame(70, 5);
    ASSERT_TRUE(top<WinScene>());
    const auto rows = stored();
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].run.duration % 70, puzzle::Milliseconds::zero());
    EXPECT_GT(rows[0].run.duration, puzzle::Milliseconds::zero());
}

TEST_F(LongFrame, PressesWithoutTimesAreNoFasterThanTheFrame) {
    solveInOneFrame(std::nullopt, 0.463F);
    ASSERT_TRUE(top<WinScene>());
    const auto rows = stored();
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_GE(rows[0].run.duration, puzzle::Milliseconds(200));
    EXPECT_LE(rows[0].run.duration, puzzle::Milliseconds(463));
}

TEST_F(LongFrame, FasterThanHandsIsStillRefused) {
    solveInOneFrame(1, 5);
    ASSERT_TRUE(top<WinScene>());
    EXPECT_TRUE(stored().empty());
}

} // namespace
