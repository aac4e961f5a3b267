// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/Pupils.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace data {
namespace {

using testing::ElementsAre;
using Kind = PupilsProblem::Kind;

const std::vector<std::string> heads{"name", "Spieler"};

std::vector<std::string> namesIn(std::string_view text) {
    const auto read = pupilsFromText(text, heads);
    return read ? *read : std::vector<std::string>{"problem in line " + std::to_string(read.error().line)};
}

TEST(Pupils, AreLinesOfAText) {
    EXPECT_THAT(namesIn("Ada\nBen Ö.\n"), ElementsAre("Ada", "Ben Ö."));
    EXPECT_THAT(namesIn("\uFEFF\r\n  Ada \r\n\r\nBen"), ElementsAre("Ada", "Ben")) << "as Windows writes it";
    EXPECT_THAT(namesIn("Ada\rBen"), ElementsAre("Ada", "Ben"));
    EXPECT_THAT(namesIn("\"Ada\"\n"), ElementsAre("\"Ada\"")) << "no table";
}

TEST(Pupils, AreAColumnOfATable) {
    EXPECT_THAT(namesIn("Ada;7b\nBen;7c\n"), ElementsAre("Ada", "Ben")) << "the first column";
    EXPECT_THAT(namesIn("Class;NAME\n7b;Ada\n7b;\"Ben;\"\n;\n"), ElementsAre("Ada", "Ben;"));
    EXPECT_THAT(namesIn("id,Spieler\n1,\"say \"\"Ada\"\"\"\n"), ElementsAre("say \"Ada\""));
    EXPECT_THAT(namesIn("Name\tClass\nAda, the one\t7b\n"), ElementsAre("Ada, the one")) << "tabs go first";
    EXPECT_THAT(namesIn("Name\nAda\n"), ElementsAre("Ada")) << "a table of one column";
}

TEST(Pupils, ProblemsSayWhere) {
    const auto problem = [](const std::string& text) { return pupilsFromText(text, heads).error(); };
    EXPECT_EQ(std::get<Kind>(problem("").why), Kind::None);
    EXPECT_EQ(std::get<Kind>(problem(" \n;\n").why), Kind::None);
    EXPECT_EQ(std::get<Kind>(problem("Name\n").why), Kind::None);
    const PupilsProblem twice = problem("Ada\n\nADA\n");
    EXPECT_EQ(std::get<Kind>(twice.why), Kind::Twice);
    EXPECT_EQ(twice.line, 3U);
    EXPECT_EQ(twice.written, "ADA");
    const PupilsProblem tooLong = problem("Ada\nMaximiliane-Charlotte\n");
    EXPECT_EQ(std::get<NameProblem>(tooLong.why), NameProblem::TooLong);
    EXPECT_EQ(tooLong.line, 2U);
    EXPECT_EQ(std::get<NameProblem>(problem("Ada;1\n;2\n").why), NameProblem::Empty);
    EXPECT_EQ(std::get<NameProblem>(problem("Ada\nBj\xf6rn\n").why), NameProblem::NotUtf8);
    std::string many;
    for (std::size_t i = 0; i <= maxClassPupils; ++i)
        many += "p" + std::to_string(i) + "\n";
    EXPECT_EQ(std::get<Kind>(problem(many).why), Kind::TooMany);
    EXPECT_EQ(problem(many).line, maxClassPupils + 1);
}

} // namespace
} // namespace data
