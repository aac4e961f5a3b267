// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/KeyPlaces.hpp"

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace game;
using Kind = sf::Event::EventType;
using Key = sf::Keyboard::Key;

sf::Event keyEvent(Kind kind, Key key) {
    sf::Event event{};
    event.type = kind;
    event.key.code = key;
    return event;
}

sf::Event text() {
    sf::Event event{};
    event.type = sf::Event::TextEntered;
    event.text.unicode = U'р';
    return event;
}

constexpr unsigned keycodeOfH = 43;
constexpr unsigned keycodeOfEnter = 36;

TEST(KeyPlaces, NameTheKeysThatHaveNoCode) {
    std::vector<sf::Event> events{keyEvent(Kind::KeyPressed, Key::Enter), keyEvent(Kind::KeyPressed, Key::Unknown),
                                  text(), keyEvent(Kind::KeyReleased, Key::Unknown)};
    nameByPlace(events, std::vector<ServerEvent>{{Kind::KeyPressed, keycodeOfEnter, 1},
                                                 {Kind::KeyPressed, keycodeOfH, 2},
                                                 {Kind::KeyReleased, keycodeOfH, 3}});
    EXPECT_EQ(events[0].key.code, Key::Enter);
    EXPECT_EQ(events[1].key.code, Key::H);
    EXPECT_EQ(events[2].text.unicode, U'р') << "what is typed stays as it is";
    EXPECT_EQ(events[3].key.code, Key::H);
}

TEST(KeyPlaces, LeaveKeysWithACodeAndPlacesWithoutALetter) {
    std::vector<sf::Event> events{keyEvent(Kind::KeyPressed, Key::A), keyEvent(Kind::KeyPressed, Key::Unknown)};
    constexpr unsigned keycodeOfVolume = 123;
    nameByPlace(events,
                std::vector<ServerEvent>{{Kind::KeyPressed, keycodeOfH, 1}, {Kind::KeyPressed, keycodeOfVolume, 2}});
    EXPECT_EQ(events[0].key.code, Key::A);
    EXPECT_EQ(events[1].key.code, Key::Unknown);
}

TEST(KeyPlaces, GuessNothingIfTheServerSentOtherEvents) {
    std::vector<sf::Event> events{keyEvent(Kind::KeyPressed, Key::Unknown)};
    nameByPlace(events, std::vector<ServerEvent>{{Kind::KeyPressed, keycodeOfH, 1}, {Kind::KeyPressed, keycodeOfH, 2}});
    EXPECT_EQ(events[0].key.code, Key::Unknown);
    nameByPlace(events, {});
    EXPECT_EQ(events[0].key.code, Key::Unknown);
}

TEST(KeyPlaces, AreAllDifferent) {
    std::set<unsigned> keycodes;
    std::set<Key> keys;
    for (const KeyPlace& place : keyPlaces()) {
        EXPECT_TRUE(keycodes.insert(place.keycode).second) << place.keycode;
        EXPECT_TRUE(keys.insert(place.key).second) << place.key;
    }
    constexpr std::size_t lettersDigitsAndSigns = 26 + 10 + 11;
    EXPECT_EQ(keys.size(), lettersDigitsAndSigns);
}

} // namespace
