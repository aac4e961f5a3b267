// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/LevelProblems.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace text {
namespace {

using data::ProblemCode;
using testing::ElementsAre;
using testing::StartsWith;

const std::string pack = R"({
  "levels": [
    {"id": "pond", "goal": ["#"], "board": ["#", "#"],
     "riddle": {"boards": [["#"], ["#"]]}},
    {"stamp": "pluss"}
  ],
  "name": {"a/b~": 1}
})";

TEST(LevelProblems, NameLineLevelAndRow) {
    const auto place = [](const std::string& pointer) {
        const std::string words = describeAll(Text(), {{"a.json", pointer, ProblemCode::NoLevels, {}}}, pack).front();
        return words.substr(0, words.find(": The pack"));
    };
    EXPECT_EQ(place(""), "a.json:1");
    EXPECT_EQ(place("/levels"), "a.json:2, levels");
    EXPECT_EQ(place("/levels/0"), "a.json:3, level “pond”");
    EXPECT_EQ(place("/levels/0/board"), "a.json:3, level “pond”, board");
    EXPECT_EQ(place("/levels/0/board/1"), "a.json:3, level “pond”, row 2");
    EXPECT_EQ(place("/levels/0/goal/0"), "a.json:3, level “pond”, goal, row 1");
    EXPECT_EQ(place("/levels/0/riddle/boards/1/0"), "a.json:4, level “pond”, riddle/boards/2, row 1");
    EXPECT_EQ(place("/levels/1/stamp"), "a.json:5, level “2”, stamp");
    EXPECT_EQ(place("/name/a~1b~0"), "a.json:7, name/a/b~");
    EXPECT_EQ(place("/nowhere"), "a.json, /nowhere");
}

TEST(LevelProblems, HaveAPlaceWhateverAKeyIsCalled) {
    const auto place = [](const std::string& pointer, const std::string& text) {
        return describeAll(Text(), {{"a.json", pointer, ProblemCode::UnknownValue, {}}}, text).front();
    };
    EXPECT_THAT(place("/name/", R"({"name":{"":"x"}})"), StartsWith("a.json:1, name/: "));
    EXPECT_THAT(place("/", R"({"":1,"":2})"), StartsWith("a.json:1, : "));
    EXPECT_THAT(place("/name/99999999999999999999", R"({"name":{"99999999999999999999":"x"}})"),
                StartsWith("a.json:1, name/99999999999999999999: "));
}

TEST(LevelProblems, RepeatValues) {
    const auto words = describeAll(Text(), {{"a.json", "/levels/1/stamp", ProblemCode::BadStamp, {"pluss"}}}, pack);
    EXPECT_THAT(words, ElementsAre(StartsWith(
                           "a.json:5, level “2”, stamp: “pluss” is not a stamp. Did you mean “plus”? The stamp must")));
    const std::vector<data::Problem> goal{
        {"a.json", "/levels/0/goal", ProblemCode::UnknownValue, {"picture", "off, on"}}};
    EXPECT_THAT(describeAll(Text(), goal, pack),
                ElementsAre("a.json:3, level “pond”, goal: “picture” is not known here. Possible values: off, on. A "
                            "picture is a list of rows of #, . and _, and ? for curtains."));
}

TEST(LevelProblems, SayWhyTextIsNotJson) {
    const auto why = [](const std::string& text) {
        return describeAll(Text(), {{"a.json", "", ProblemCode::Syntax, {"1", "1"}}}, text).front();
    };
    EXPECT_EQ(why(""), "a.json:1: This is not valid JSON. There is nothing in the file.");
    EXPECT_EQ(why("[1,\n]"), "a.json:1: This is not valid JSON. There is a comma too many before “]”.");
    EXPECT_EQ(why("[\"#\"\n\"#\"]"), "a.json:1: This is not valid JSON. A comma is missing after \"#\".");
    EXPECT_EQ(why("{\n\"id\": \"pond,\n}"), "a.json:2: This is not valid JSON. In this line the closing quotation mark "
                                            "of a text is missing: \"pond,");
    EXPECT_EQ(
        why("{\"board\": \"..#\",\n\".##\"]}"),
        "a.json:2: This is not valid JSON. \".##\" is a row of a board, but in no list. The rows of a board stand "
        "between [ and ].");
    EXPECT_EQ(why("{\n\n"), "a.json:3: This is not valid JSON. “}” is missing: it closes the bracket of line 1.");
    EXPECT_EQ(why("{\n]"), "a.json:2: This is not valid JSON. “]” does not close the bracket of line 1.");
    const std::string halves = "[" + std::string(59, 'x') + "üüü";
    EXPECT_EQ(why(halves), "a.json:1: This is not valid JSON. “" + std::string(59, 'x') +
                               "…” is not in quotation marks. Perhaps one is missing before it.");
}

TEST(LevelProblems, OfPacksHaveSentences) {
    for (int i = 0; i <= static_cast<int>(data::PackRefusal::Changed); ++i)
        EXPECT_THAT(describe(Text(), data::PackProblem(static_cast<data::PackRefusal>(i))), testing::EndsWith("."));
}

} // namespace
} // namespace text
