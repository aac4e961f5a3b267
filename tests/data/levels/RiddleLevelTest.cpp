// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Riddles in level files.

#include "data/levels/LevelCoder.hpp"
#include "data/levels/ProblemAt.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "lights/Boards.hpp"
#include "lights/solver/RiddleAnswer.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace data {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string singleRiddle(const std::string& members, int version = 2) {
    return R"({"format":"lichter-aus/level","version":)" + std::to_string(version) + R"(,"id":"x","name":"X",)" +
           members + "}";
}

constexpr const char* stitch = R"("board":["#..#",".##.",".##.","#..#"])";

std::string stitchWith(const std::string& riddle) {
    return singleRiddle(std::string(stitch) + R"(,"riddle":)" + riddle);
}

std::vector<Problem> riddleProblems(const std::string& text) {
    return readLevels(text).problems;
}

Level levelOf(const std::string& text) {
    return readLevels(text).pack.levels.at(0);
}

TEST(RiddleLevel, IsReadAndWritten) {
    const std::string shown = R"({"ask":"another-way","shown":["....","#..#","#..#","...."]})";
    const std::string choice = R"({"ask":"odd-one-out","boards":[["##","#."],["#X","##"]]})";
    for (const std::string& riddle :
         {shown, choice, std::string(R"({"ask":"optimum"})"), std::string(R"({"ask":"next-longer"})"),
          std::string(R"({"ask":"shortest-ways"})"), std::string(R"({"ask":"quiet-patterns"})")}) {
        SCOPED_TRACE(riddle);
        EXPECT_THAT(riddleProblems(stitchWith(riddle)), IsEmpty());
        const Level level = levelOf(stitchWith(riddle));
        ASSERT_TRUE(level.riddle);
        EXPECT_EQ(isAsked(level), riddle != shown);
        const std::string written = formatLevel(level);
        EXPECT_NE(written.find(R"("version": 2)"), std::string::npos);
        EXPECT_EQ(levelOf(written), level);
        EXPECT_EQ(levelOf(formatPack({"p", LocalText("P"), {}, {level}, {}})), level);
    }
    const Level level = levelOf(stitchWith(shown));
    EXPECT_EQ(std::get<lights::AnotherWay>(*level.riddle).shown, lights::test::cells({"....", "#..#", "#..#", "...."}));
    EXPECT_EQ(std::get<lights::OddOneOut>(*levelOf(stitchWith(choice)).riddle).others.at(0),
              lights::test::puzzle(lights::test::board({"##", "#."})));
}

TEST(RiddleLevel, NeedsTheSecondVersion) {
    EXPECT_THAT(riddleProblems(singleRiddle(std::string(stitch) + R"(,"riddle":{"ask":"optimum"})", 1)),
                ElementsAre(Is(ProblemCode::RiddleVersion, "/riddle")));
}

TEST(RiddleLevel, MistakesAreReported) {
    using Code = ProblemCode;
    EXPECT_THAT(riddleProblems(stitchWith("7")), ElementsAre(Is(Code::WrongType, "/riddle")));
    EXPECT_THAT(riddleProblems(stitchWith("{}")), ElementsAre(Is(Code::MissingKey, "/riddle")));
    EXPECT_THAT(riddleProblems(stitchWith(R"({"ask":1})")), ElementsAre(Is(Code::WrongType, "/riddle/ask")));
    EXPECT_THAT(riddleProblems(stitchWith(R"({"ask":"why"})")), ElementsAre(Is(Code::UnknownValue, "/riddle/ask")));
    EXPECT_THAT(riddleProblems(stitchWith(R"({"ask":"another-way"})")), ElementsAre(Is(Code::MissingKey, "/riddle")));
    EXPECT_THAT(riddleProblems(stitchWith(R"({"ask":"another-way","shown":["#"]})")),
                ElementsAre(Is(Code::RiddleShown, "/riddle/shown")));
    EXPECT_THAT(riddleProblems(stitchWith(R"({"ask":"another-way","shown":["###","##"]})")),
                ElementsAre(Is(Code::RaggedRow, "/riddle/shown/1")));
    EXPECT_THAT(riddleProblems(singleRiddle(R"("board":["#X"],"riddle":{"ask":"another-way","shown":[".#"]})")),
                ElementsAre(Is(Code::RiddleShown, "/riddle/shown")))
        << "a sealed window is pressed";
    EXPECT_THAT(riddleProblems(stitchWith(R"({"ask":"odd-one-out","boards":[["#"]]})")),
                ElementsAre(Is(Code::RiddleBoards, "/riddle/boards")));
    EXPECT_THAT(riddleProblems(stitchWith(R"({"ask":"odd-one-out","boards":[["#"],["_"]]})")),
                ElementsAre(Is(Code::NoCells, "/riddle/boards/1")));
    EXPECT_THAT(riddleProblems(singleRiddle(
                    R"("goal":["#"],"board":["."],"riddle":{"ask":"odd-one-out","boards":[["#"],["#"]]})")),
                ElementsAre(Is(Code::RiddlePicture, "/riddle/boards")));
    const std::string wide = R"(["#............"])"; // 13 windows.
    EXPECT_THAT(riddleProblems(singleRiddle(R"("board":)" + wide + R"(,"riddle":{"ask":"optimum"})")),
                ElementsAre(Is(Code::RiddleTooLarge, "/board")));
    EXPECT_THAT(riddleProblems(stitchWith(R"({"ask":"odd-one-out","boards":[["#"],)" + wide + "]}")),
                ElementsAre(Is(Code::RiddleTooLarge, "/riddle/boards/1")));
    EXPECT_THAT(riddleProblems(singleRiddle(R"("puzzle":"arukone","board":["1..1"],"riddle":{"ask":"optimum"})")),
                ElementsAre(Is(Code::ForeignKey, "/riddle")));
}

/// Which level, and why it has no answer.
std::vector<std::string> unanswered(const std::string& text) {
    const auto problems = unansweredRiddles(readLevels(text), "file");
    if (problems.empty())
        return {};
    EXPECT_EQ(problems.front().pointer, "/riddle");
    return problems.front().arguments;
}

TEST(RiddleLevel, AnswersAreCheckedAndNotBelieved) {
    using Fault = lights::RiddleFault;
    const auto because = [](Fault fault) { return ElementsAre(std::to_string(static_cast<int>(fault)), "x"); };
    EXPECT_THAT(unanswered(stitchWith(R"({"ask":"another-way","shown":["....","#..#","#..#","...."]})")), IsEmpty());
    EXPECT_THAT(unanswered(stitchWith(R"({"ask":"another-way","shown":["....","#..#","#...","...."]})")),
                because(Fault::ShownIsWrong));
    EXPECT_THAT(unanswered(singleRiddle(R"("board":["##","#."],"riddle":{"ask":"another-way","shown":["#.",".."]})")),
                because(Fault::OnlyWay));
    EXPECT_THAT(
        unanswered(singleRiddle(R"("board":["##","#."],"riddle":{"ask":"odd-one-out","boards":[["#."],["##"]]})")),
        IsEmpty());
    EXPECT_THAT(
        unanswered(singleRiddle(R"("board":["##","#."],"riddle":{"ask":"odd-one-out","boards":[["##"],["##"]]})")),
        because(Fault::NotOne));
    EXPECT_THAT(unanswered(singleRiddle(R"("board":["#."],"riddle":{"ask":"optimum"})")), because(Fault::NoSolution));
    EXPECT_THAT(unanswered(singleRiddle(R"("board":["##","#."],"riddle":{"ask":"next-longer"})")),
                because(Fault::NoneLonger));
    // What a file says of an answer is an unknown key, and changes nothing.
    const Level level = levelOf(stitchWith(R"({"ask":"quiet-patterns","answer":3})"));
    EXPECT_EQ(starsFor(level, std::vector<std::int64_t>{3}), 0);
    EXPECT_EQ(starsFor(level, std::vector<std::int64_t>{15}), 3);
}

TEST(RiddleLevel, StarsFallWithWrongAnswers) {
    const Level level = levelOf(stitchWith(R"({"ask":"optimum"})"));
    using Given = std::vector<std::int64_t>;
    EXPECT_EQ(starsFor(level, Given{}), 0);
    EXPECT_EQ(starsFor(level, Given{5}), 0);
    EXPECT_EQ(starsFor(level, Given{4}), 3);
    EXPECT_EQ(starsFor(level, Given{5, 4}), 2);
    EXPECT_EQ(starsFor(level, Given{5, 6, 4}), 1);
    EXPECT_EQ(starsFor(level, Given{5, 6, 7, 8, 4}), 1);
    EXPECT_EQ(starsFor(level, Given{4, 9}), 3) << "what comes after the answer does not matter";
}

} // namespace
} // namespace data
