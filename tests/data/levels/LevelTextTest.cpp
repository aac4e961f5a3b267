// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/LevelText.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace data {
namespace {

const std::string flawedPack = R"({
  "format": "lichter-aus/pack", "version": 1, "id": "garden",
  "name": {"en": "Garden", "ed": 1},
  "levels": [
    {"id": "hose", "name": "Hose",
     "board": [
       "..#",
       "#.?"
     ]},
    {"id": "pond", "name": "Pond", "board": ["#"],
     "id": "lake"
    },
    {"name": "Shed", "board": ["#"]},
    7,
    {"id": "gate", "name": "Gate", "board": ["."]}
  ]
}
)";

std::vector<std::string> placesIn(const std::vector<Problem>& problems, const std::string& text) {
    std::vector<std::string> words;
    for (const ProblemPlace& place : placesOf(problems, text))
        words.push_back(std::to_string(place.line) + (place.level.empty() ? "" : " ") + place.level);
    return words;
}

TEST(LevelText, KnowsWhereProblemsAre) {
    const LevelReading reading = readLevels(flawedPack);
    EXPECT_THAT(placesIn(reading.problems, flawedPack), testing::ElementsAre("11 pond", "3", "8 hose", "13 3", "14 4"));
    EXPECT_THAT(
        placesIn({{"", "", ProblemCode::MissingKey, {}}, {"", "/nowhere", ProblemCode::NoLevels, {}}}, flawedPack),
        testing::ElementsAre("1", "0"));
    EXPECT_THAT(placesIn({{"", "/levels/1/id", ProblemCode::BadId, {}}}, flawedPack), testing::ElementsAre("10 pond"));
}

TEST(LevelText, KnowsWhereTheParserGaveUp) {
    const auto line = [](const std::string& text) { return placesIn(readLevels(text).problems, text); };
    EXPECT_THAT(line("{\n\"a\": [1,\n2,\n\n]}"), testing::ElementsAre("3"));
    EXPECT_THAT(line("{\r\n\"a\": 1e999\r\n}"), testing::ElementsAre("2"));
    EXPECT_THAT(line("{\n\"a\": \"\xFF\"}"), testing::ElementsAre("2"));
    EXPECT_THAT(line(""), testing::ElementsAre("1"));
    EXPECT_THAT(line(std::string(100, '[')), testing::ElementsAre("0"));
}

TEST(LevelText, KnowsWhichLevelsAreValid) {
    const LevelReading reading = readLevels(flawedPack);
    ASSERT_EQ(reading.pack.levels.size(), 2U);
    EXPECT_THAT(placesInList(reading), testing::ElementsAre(1U, 4U));
}

TEST(LevelText, FindsMistypedKeys) {
    const auto keys = [](const std::string& text) {
        std::vector<std::string> words;
        for (const MistypedKey& slip : mistypedKeys(text))
            words.push_back(slip.pointer + " " + slip.key + " " + slip.meant + (slip.isOfLevels ? " in levels" : ""));
        return words;
    };
    EXPECT_THAT(keys(flawedPack), testing::IsEmpty());
    EXPECT_THAT(keys(R"({"format": "lichter-aus/pack", "version": 2, "id": "p", "name": "P", "Author": "A",
        "$schema": "x", "levels": [{"id": "a", "name": "A", "borad": ["#"], "riddel": {}, "note": "", "_goal": "on"},
                   {"id": "b", "name": "B", "board": ["#"], "goals": "on",
                    "riddle": {"ask": "another-way", "shwon": ["#"]}}]})"),
                testing::ElementsAre("/Author Author author", "/levels/0/borad borad board",
                                     "/levels/0/riddel riddel riddle", "/levels/1/riddle/shwon shwon shown",
                                     "/levels/1/goals goals goal"));
    EXPECT_THAT(keys("no JSON"), testing::IsEmpty());
    EXPECT_THAT(keys(R"({"format": "lichter-aus/pack", "version": 2, "id": "p", "name": "P", "surface": "torus",
        "quiet": true, "levels": [{"id": "a", "name": "A", "board": ["#"], "picture": ["#"]}]})"),
                testing::ElementsAre("/surface surface surface in levels", "/quiet quiet press in levels",
                                     "/levels/0/picture picture goal"));
}

} // namespace
} // namespace data
