// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Damaged, huge or hostile text: the readers of levels and settings report it, and nothing else happens.

#include "data/levels/LevelCoder.hpp"
#include "data/settings/Settings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace data {
namespace {

using namespace std::string_literals;

const std::string levelText =
    R"({"format":"lichter-aus/level","version":1,"id":"x","name":"Größe","board":["#.",".#"]})";

ProblemCode onlyProblem(std::string_view text) {
    const LevelReading reading = readLevels(text);
    EXPECT_EQ(reading.kind, LevelReading::Kind::Unusable);
    EXPECT_EQ(reading.problems.size(), 1U);
    return reading.problems.empty() ? ProblemCode{} : reading.problems.front().code;
}

TEST(HostileJson, AcceptsUndamagedText) {
    EXPECT_TRUE(readLevels(levelText).problems.empty());
}

TEST(HostileJson, ReportsEveryTruncation) {
    for (std::size_t size = 0; size < levelText.size(); ++size) {
        const ProblemCode code = onlyProblem(std::string_view(levelText).substr(0, size));
        EXPECT_TRUE(code == ProblemCode::Syntax || code == ProblemCode::NotUtf8) << size;
    }
}

TEST(HostileJson, AcceptsOrReportsEveryWrongByte) {
    for (std::size_t at = 0; at < levelText.size(); ++at)
        for (const char byte : {'\0', '\xFF', '"', '{', ']', '\\', '9', '\n'}) {
            std::string damaged = levelText;
            damaged[at] = byte;
            const LevelReading reading = readLevels(damaged);
            EXPECT_TRUE(reading.pack.levels.size() == 1 || !reading.problems.empty()) << damaged;
        }
}

TEST(HostileJson, RejectsWrongEncodings) {
    EXPECT_EQ(onlyProblem("{\"name\":\"Gr\xF6\xDF"
                          "e\"}"),
              ProblemCode::NotUtf8)
        << "Latin-1";
    EXPECT_EQ(onlyProblem("\xFF\xFE{\0}\0"s), ProblemCode::NotUtf8) << "UTF-16 with its mark";
    EXPECT_EQ(onlyProblem("{\0}\0"s), ProblemCode::Syntax) << "UTF-16 without";
    EXPECT_EQ(onlyProblem("\"\xED\xA0\x80\""), ProblemCode::NotUtf8) << "a lone surrogate";
    EXPECT_EQ(onlyProblem("\"\\ud800\""), ProblemCode::Syntax) << "the same, escaped";
}

TEST(HostileJson, RejectsTrailingContent) {
    EXPECT_EQ(onlyProblem(levelText + "x"), ProblemCode::Syntax);
    EXPECT_EQ(onlyProblem(levelText + levelText), ProblemCode::Syntax);
    EXPECT_EQ(onlyProblem(levelText + "\0"s), ProblemCode::Syntax);
    EXPECT_EQ(onlyProblem(levelText + "\0{\"hidden\":1}"s), ProblemCode::Syntax);
    EXPECT_TRUE(readLevels(levelText + " \r\n\t ").problems.empty());
}

TEST(HostileJson, RejectsInvalidNumbers) {
    EXPECT_EQ(onlyProblem(R"({"version":1e400})"), ProblemCode::NumberTooLarge);
    EXPECT_EQ(onlyProblem(R"({"version":-1e400})"), ProblemCode::NumberTooLarge);
    EXPECT_EQ(onlyProblem(R"({"version":NaN})"), ProblemCode::Syntax);
    EXPECT_EQ(onlyProblem(R"({"version":Infinity})"), ProblemCode::Syntax);
    EXPECT_EQ(onlyProblem(R"({"version":01})"), ProblemCode::Syntax);
    EXPECT_EQ(onlyProblem(R"({"version":0x1})"), ProblemCode::Syntax);
}

TEST(HostileJson, LimitsNesting) {
    for (const std::string open : {"[", "{\"a\":"})
        for (const int depth : {65, 100'000}) {
            std::string text;
            for (int i = 0; i < depth; ++i)
                text += open;
            EXPECT_EQ(onlyProblem(text), ProblemCode::TooDeep);
        }
    EXPECT_EQ(onlyProblem(std::string(64, '[') + std::string(64, ']')), ProblemCode::WrongType) << "deep enough";
}

TEST(HostileJson, LimitsKeysPerObject) {
    std::string text = "{";
    for (int i = 0; i < 300'000; ++i)
        text += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
    const LevelReading reading = readLevels(text + "}");
    ASSERT_EQ(reading.problems.size(), 1U);
    EXPECT_EQ(reading.problems.front().code, ProblemCode::OutOfRange);
}

TEST(HostileJson, LimitsNumberOfProblems) {
    std::string levels = "[]";
    for (int level1 = 0; level1 < 900; ++level1) {
        levels += R"(,{"id":"","name":"","board":[)";
        for (int row = 0; row < 99; ++row)
            levels += "\"?\",";
        levels += "\"?\"]}";
    }
    const LevelReading reading =
        readLevels(R"({"format":"lichter-aus/pack","version":1,"id":"p","name":"P","levels":[)" + levels + "]}");
    EXPECT_EQ(reading.problems.size(), 10'000U);
    EXPECT_TRUE(reading.pack.levels.empty());
}

TEST(HostileJson, RejectsTooLargeTextUnread) {
    EXPECT_EQ(onlyProblem(std::string(maxLevelFileBytes + 1, '[')), ProblemCode::FileTooLarge);
}

TEST(HostileJson, ReportsLineAndColumn) {
    const LevelReading reading = readLevels("{\n  \"größe\": ?\n}");
    ASSERT_EQ(reading.problems.size(), 1U);
    EXPECT_THAT(reading.problems.front().arguments, testing::ElementsAre("2", "12"));
}

TEST(HostileJson, RejectsControlCharactersInNames) {
    for (const std::string name : {R"(\u0000)", R"(a\nb)", R"(\u202eevil)", R"(\u200b)", "   "}) {
        const LevelReading reading =
            readLevels(R"({"format":"lichter-aus/level","version":1,"id":"x","board":["#"],"name":")" + name + "\"}");
        ASSERT_EQ(reading.problems.size(), 1U) << name;
        EXPECT_EQ(reading.problems.front().code, ProblemCode::BadText) << name;
    }
}

RC_GTEST_PROP(HostileJson, RejectsAnyText, (const std::string& text)) {
    const LevelReading reading = readLevels(text);
    RC_ASSERT(reading.kind == LevelReading::Kind::Unusable);
    RC_ASSERT(!reading.problems.empty());
    RC_ASSERT(readSettings(text).damaged || readSettings(text).settings == Settings{});
}

/// Damage that leaves most of the text intact gets further into the reader.
RC_GTEST_PROP(HostileJson, AcceptsOrReportsAnyDamage, ()) {
    std::string text = levelText;
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
        const auto cut = *rc::gen::inRange<std::size_t>(0, 8);
        text.replace(at, cut,
                     *rc::gen::element<std::string>("", "\"", "{", "[", ":", ",", "null", "-1", "1e99", "\\u0000"));
    }
    const LevelReading reading = readLevels(text);
    RC_ASSERT(reading.pack.levels.size() == 1U || !reading.problems.empty());
}

} // namespace
} // namespace data
