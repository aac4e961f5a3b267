// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Boards.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/levels/BoardCode.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/OwnLevels.hpp"
#include "data/levels/ProblemAt.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace data {
namespace {

using arukone::Fill;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Returns a single level with these members in addition to format, version, puzzle, id and name.
std::string singleBox(const std::string& members) {
    return R"({"format":"lichter-aus/level","version":1,"puzzle":"arukone","id":"x","name":"X",)" + members + "}";
}

/// Returns a pack of one board.
std::string boxes(const std::string& id) {
    return R"({"format":"lichter-aus/pack","version":1,"puzzle":"arukone","id":")" + id +
           R"(","name":"Box","levels":[{"id":"x","name":"X","board":["1.1"]}]})";
}

const std::string corner = R"("fill":"any","board":["1..2","...1",".2..","...."])";

std::vector<Problem> boxProblems(const std::string& members) {
    const LevelReading reading = readLevels(singleBox(members));
    EXPECT_EQ(reading.pack.levels.empty(), !reading.problems.empty()) << members;
    return reading.problems;
}

TEST(ArukoneLevel, IsReadAndWritten) {
    const LevelReading reading = readLevels(singleBox(corner + R"(,"mine":[1])"));
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    const Level& level = reading.pack.levels.front();
    EXPECT_EQ(std::get<arukone::Board>(level.puzzle), arukone::test::board("1..2/...1/.2../....", Fill::Any));
    EXPECT_EQ(codeOf(level.puzzle), "AR1GOBBzkT");
    EXPECT_EQ(readLevels(formatLevel(level)).pack.levels.front(), level);
}

TEST(ArukoneLevel, IsFilledUnlessItSaysOtherwise) {
    const LevelReading reading = readLevels(singleBox(R"("board":["13","_B"," 1","B3"])"));
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    EXPECT_EQ(std::get<arukone::Board>(reading.pack.levels.front().puzzle), arukone::test::board("12/_3/_1/32"))
        << "gaps between the numbers are closed";
    EXPECT_THAT(formatLevel(reading.pack.levels.front()), Not(HasSubstr("fill")));
}

TEST(ArukoneLevel, MayForbidCablesToRunBesideThemselvesInVersion3) {
    const std::string old = singleBox(R"("fill":"apart","board":["1...",".21.","...2"])");
    EXPECT_THAT(readLevels(old).problems, ElementsAre(Is(ProblemCode::FillVersion, "/fill")));
    std::string text = old;
    text.replace(text.find(R"("version":1)"), 11, R"("version":3)");
    const LevelReading reading = readLevels(text);
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    const Level& level = reading.pack.levels.front();
    EXPECT_EQ(std::get<arukone::Board>(level.puzzle), arukone::test::board("1.../.21./...2", Fill::Apart));
    const std::string written = formatLevel(level);
    EXPECT_THAT(written, HasSubstr(R"("version": 3)"));
    EXPECT_EQ(readLevels(written).pack.levels.front(), level);
    EXPECT_EQ(decodeBoardCode(codeOf(level.puzzle)).value(), level.puzzle);
    EXPECT_TRUE(looksLikeBoardCode(codeOf(level.puzzle)));

    Pack pack{"p", LocalText("P"), {}, {level}, {}, {}};
    EXPECT_THAT(formatPack(pack), HasSubstr(R"("version": 3)"));
    EXPECT_EQ(readLevels(formatPack(pack)).pack.levels, pack.levels);
    pack.levels.front().puzzle = arukone::test::board("1.../.21./...2");
    EXPECT_THAT(formatPack(pack), HasSubstr(R"("version": 1)")) << "older programs read it, too";
}

TEST(ArukoneLevel, PackNamesThePuzzleOfItsLevels) {
    const auto pack = [](const std::string& levels) {
        return readLevels(
            R"({"format":"lichter-aus/pack","version":1,"id":"p","name":"P","puzzle":"arukone","levels":[)" + levels +
            "]}");
    };
    const std::string box = R"({"id":"box","name":"Box","board":["1.","1."]})";
    const LevelReading boxes = pack(box);
    EXPECT_THAT(boxes.problems, IsEmpty());
    const std::string written = formatPack(boxes.pack);
    EXPECT_EQ(written.find("arukone"), written.rfind("arukone")) << "named once";
    EXPECT_EQ(readLevels(written).pack, boxes.pack);

    const LevelReading mixed = pack(box + R"(,{"id":"house","name":"House","puzzle":"lights","board":["#."]})");
    EXPECT_THAT(mixed.problems, IsEmpty());
    ASSERT_EQ(mixed.pack.levels.size(), 2U);
    EXPECT_FALSE(mixed.pack.levels[0].isLights());
    EXPECT_TRUE(mixed.pack.levels[1].isLights());
    EXPECT_EQ(readLevels(formatPack(mixed.pack)).pack, mixed.pack);
}

TEST(ArukoneLevel, MistakesHaveTheirPlace) {
    EXPECT_THAT(boxProblems(R"("board":["1.","2.","21","1."])"), ElementsAre(Is(ProblemCode::BadArukone, "/board/3")));
    EXPECT_THAT(boxProblems(R"("board":["1.","..1","2.2"])"), ElementsAre(Is(ProblemCode::BadArukone, "/board/1")));
    EXPECT_THAT(boxProblems(R"("board":["1.1","#.."])"), ElementsAre(Is(ProblemCode::BadArukone, "/board/1")));
    EXPECT_THAT(boxProblems(R"("board":["121","..."])"), ElementsAre(Is(ProblemCode::BadArukone, "/board/0")));
    EXPECT_THAT(boxProblems(R"("board":["..."])"), ElementsAre(Is(ProblemCode::BadArukone, "/board")));
    EXPECT_THAT(boxProblems(R"("board":[])"), ElementsAre(Is(ProblemCode::BadArukone, "/board")));
    EXPECT_THAT(boxProblems(R"("board":[")" + std::string(31, '.') + R"("])"),
                ElementsAre(Is(ProblemCode::BadArukone, "/board")));
    EXPECT_THAT(boxProblems(R"("board":["1.1",3])"), ElementsAre(Is(ProblemCode::WrongType, "/board/1")));
    EXPECT_THAT(boxProblems(R"("board":"1.1")"), ElementsAre(Is(ProblemCode::WrongType, "/board")));
    EXPECT_THAT(boxProblems(R"("fill":"any")"), ElementsAre(Is(ProblemCode::MissingKey, "")));
    EXPECT_THAT(boxProblems(R"("fill":"some","board":["1.1"])"), ElementsAre(Is(ProblemCode::UnknownValue, "/fill")));
}

TEST(ArukoneLevel, RulesOfTheOtherPuzzleAreMistakes) {
    EXPECT_THAT(boxProblems(R"("goal":"on","surface":"torus","stamp":"plus","board":["1.1"])"),
                ElementsAre(Is(ProblemCode::ForeignKey, "/goal"), Is(ProblemCode::ForeignKey, "/surface"),
                            Is(ProblemCode::ForeignKey, "/stamp")));
    EXPECT_THAT(
        readLevels(R"({"format":"lichter-aus/level","version":1,"id":"x","name":"X","fill":"all","board":["#"]})")
            .problems,
        ElementsAre(Is(ProblemCode::ForeignKey, "/fill")));
}

TEST(ArukoneLevel, IsInTheLibraryAndCanBeOpened) {
    const test::TemporaryFolder folder;
    test::put(folder / "own" / "box.json", singleBox(corner));
    const Library library = Library::load(folder / "shipped", folder / "own");
    EXPECT_THAT(library.ownProblems(), IsEmpty());
    ASSERT_EQ(library.own().size(), 1U);
    const Level& level = library.own().front().pack.levels.front();
    EXPECT_FALSE(level.isLights());
    const auto opened = OwnLevels::read(folder / "own" / "box.json");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->level, level);
}

TEST(ArukoneLevel, ShippedBoxesStandNextDoor) {
    const test::TemporaryFolder folder;
    test::put(folder / "shipped" / "arukone" / "b.json", boxes("b"));
    test::put(folder / "shipped" / "arukone" / "a.json", boxes("a"));
    const Library library = Library::load(folder / "shipped", folder / "own");
    EXPECT_TRUE(library.campaign().empty());
    ASSERT_EQ(library.nextDoor().size(), 2U);
    const LibraryPack& second = library.nextDoor()[1];
    EXPECT_EQ(second.pack.id, "b");
    EXPECT_EQ(&library.seriesOf(second).front(), &library.nextDoor().front());
    EXPECT_EQ(library.find("b/x")->code(), codeOf(second.pack.levels.front().puzzle));
}

TEST(ArukoneLevel, IdeaIsReadAndWritten) {
    const auto reading = readLevels(R"({"format":"lichter-aus/level","version":1,"puzzle":"arukone","id":"x",)"
                                    R"("name":"X","idea":{"en":"Short.","de":"Kurz."},"board":["1.1"]})");
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    EXPECT_EQ(reading.pack.levels.front().idea.in("de"), "Kurz.");
    const auto again = readLevels(formatLevel(reading.pack.levels.front()));
    EXPECT_EQ(again.pack.levels.front(), reading.pack.levels.front());
}

TEST(ArukoneLevel, FormerBoardsAreReadAndWritten) {
    const auto with = [](const std::string& formerly) {
        return readLevels(R"({"format":"lichter-aus/level","version":1,"puzzle":"arukone","id":"x","name":"X",)"
                          R"("board":["1.1"],"formerly":)" +
                          formerly + "}");
    };
    const std::string code = codeOf(with("[]").pack.levels.front().puzzle);
    const auto reading = with(R"([")" + code + R"("])");
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    EXPECT_THAT(reading.pack.levels.front().formerly, ElementsAre(code));
    const auto again = readLevels(formatLevel(reading.pack.levels.front()));
    EXPECT_EQ(again.pack.levels.front(), reading.pack.levels.front());

    EXPECT_THAT(with(R"(["AR1nonsense", 7])").problems, ElementsAre(Is(ProblemCode::UnknownValue, "/formerly/0"),
                                                                    Is(ProblemCode::UnknownValue, "/formerly/1")));
    EXPECT_THAT(with(R"("LA1")").problems, ElementsAre(Is(ProblemCode::WrongType, "/formerly")));
}

} // namespace
} // namespace data
