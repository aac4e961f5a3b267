// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/LevelCoder.hpp"

#include "data/TemporaryFolder.hpp"
#include "data/levels/LevelText.hpp"
#include "data/levels/ProblemAt.hpp"
#include "lights/Boards.hpp"
#include "lights/Generators.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace data {
namespace {

using Kind = LevelReading::Kind;
using lights::test::board;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view lantern = R"({
  "format": "lichter-aus/pack", "version": 1,
  "id": "classic", "name": {"en": "Classic", "de": "Klassik"}, "author": "Ada",
  "levels": [
    { "id": "lantern", "name": {"en": "Lantern", "de": "Laterne"},
      "goal": "off", "surface": "plane", "stamp": "plus",
      "board": ["..#..", ".###.", "#####", ".###.", "..#.."] }
  ]
})";

/// Returns a single level with these members in addition to format, version, id and name.
std::string single(const std::string& members) {
    return R"({"format":"lichter-aus/level","version":1,"id":"x","name":"X",)" + members + "}";
}

/// Returns a pack with these levels.
std::string pack(const std::string& levels) {
    return R"({"format":"lichter-aus/pack","version":1,"id":"p","name":"P","levels":[)" + levels + "]}";
}

std::vector<Problem> problemsOf(const std::string& text) {
    return readLevels(text).problems;
}

TEST(LevelReader, ReadsPack) {
    const LevelReading reading = readLevels(lantern);
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.kind, Kind::Pack);
    EXPECT_EQ(reading.pack.id, "classic");
    EXPECT_EQ(reading.pack.author, "Ada");
    EXPECT_EQ(reading.pack.name.in("de"), "Klassik");
    EXPECT_EQ(reading.pack.name.in("fr"), "Classic");
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    const Level& level = reading.pack.levels.front();
    EXPECT_EQ(level.id, "lantern");
    EXPECT_EQ(level.lights(), lights::test::puzzle(board({"..#..", ".###.", "#####", ".###.", "..#.."})));
}

TEST(LevelReader, ReadsSingleLevelWithDefaults) {
    const LevelReading reading = readLevels(single(R"("board":["#_","  "])"));
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.kind, Kind::Level);
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    const Level& level = reading.pack.levels.front();
    EXPECT_EQ(level.name.in("de"), "X");
    EXPECT_EQ(level.lights(), lights::test::puzzle(board({"#_", "__"})));
}

TEST(LevelReader, ReadsRulesAndPicture) {
    const LevelReading reading =
        readLevels(single(R"("surface":"klein","stamp":"square","board":["#_.",".._"],"goal":["._#",".#_"])"));
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    EXPECT_EQ(reading.pack.levels.front().lights(),
              lights::test::picturePuzzle(board({"#_.", ".._"}), {lights::Stamp::Square, lights::Surface::Klein},
                                          board({"._#", ".#_"})));
}

/// The text as version 2 of the format.
std::string second(std::string text) {
    return text.replace(text.find("\"version\":1"), 11, "\"version\":2");
}

TEST(LevelReader, ReadsSealedWindowsInVersionTwo) {
    const std::string sealed = single(R"("board":["#X.","x.."])");
    const LevelReading reading = readLevels(second(sealed));
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    EXPECT_EQ(reading.pack.levels.front().lights(), lights::test::puzzle(board({"#X.", "x.."})));
    EXPECT_THAT(formatLevel(reading.pack.levels.front()), testing::HasSubstr("\"version\": 2"));

    const LevelReading first = readLevels(sealed);
    EXPECT_THAT(first.problems, ElementsAre(Is(ProblemCode::SealedVersion, "/board")));
    EXPECT_THAT(first.problems.front().arguments, ElementsAre("2"));
    EXPECT_THAT(first.pack.levels, IsEmpty());
}

TEST(LevelWriter, TakesVersionTwoOnlyForSealedWindows) {
    const LevelReading reading = readLevels(second(single(R"("board":["#."])")));
    EXPECT_THAT(reading.problems, IsEmpty());
    EXPECT_THAT(formatLevel(reading.pack.levels.front()), testing::HasSubstr("\"version\": 1"));

    const std::string level = R"({"id":"a","name":"A","board":["#."]},{"id":"b","name":"B","board":["#x"]})";
    const LevelReading two = readLevels(second(pack(level)));
    EXPECT_THAT(two.problems, IsEmpty());
    EXPECT_THAT(formatPack(two.pack), testing::HasSubstr("\"version\": 2"));
    const LevelReading one = readLevels(pack(level));
    EXPECT_THAT(one.problems, ElementsAre(Is(ProblemCode::SealedVersion, "/levels/1/board")));
    EXPECT_EQ(one.pack.levels.size(), 1U) << "the other level can be played";
}

std::string fourth(std::string text) {
    const std::size_t at = text.find("\"version\":1");
    return text.replace(at, 11, "\"version\":4");
}

TEST(LevelReader, ReadsCurtainsInVersionFour) {
    const std::string curtained = single(R"("board":["#X.","x.."],"goal":[".?.","?.."])");
    const LevelReading reading = readLevels(fourth(curtained));
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    const lights::Puzzle& puzzle = reading.pack.levels.front().lights();
    EXPECT_EQ(puzzle.goal(), lights::GoalKind::Off);
    EXPECT_EQ(puzzle.start().curtains().toCells(), (std::vector<lights::Cell>{{0, 1}, {1, 0}}));
    const std::string written = formatLevel(reading.pack.levels.front());
    EXPECT_THAT(written, testing::HasSubstr("\"version\": 4"));
    EXPECT_EQ(readLevels(written).pack.levels.front().lights(), puzzle);

    EXPECT_THAT(readLevels(second(curtained)).problems, ElementsAre(Is(ProblemCode::CurtainVersion, "/goal")));
    EXPECT_THAT(readLevels(fourth(single(R"("board":["?."])"))).problems,
                ElementsAre(Is(ProblemCode::BadCharacter, "/board/0")));
}

std::string fifth(std::string text) {
    return text.replace(text.find("\"version\":1"), 11, "\"version\":5");
}

TEST(LevelReader, ReadsQuietHoursInVersionFive) {
    const std::string quiet = single(R"("board":["#.","#."],"press":"wrong")");
    const LevelReading reading = readLevels(fifth(quiet));
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    const Level& level = reading.pack.levels.front();
    EXPECT_TRUE(level.lights().rules().quietHours);
    const std::string written = formatLevel(level);
    EXPECT_THAT(written, testing::HasSubstr("\"version\": 5"));
    EXPECT_THAT(written, testing::HasSubstr("\"press\": \"wrong\""));
    EXPECT_EQ(readLevels(written).pack.levels.front().lights(), level.lights());

    for (const std::string& old : {quiet, second(quiet), fourth(quiet)}) {
        const LevelReading refused = readLevels(old);
        EXPECT_THAT(refused.problems, ElementsAre(Is(ProblemCode::PressVersion, "/press")));
        EXPECT_THAT(refused.pack.levels, IsEmpty());
    }
    EXPECT_THAT(readLevels(fifth(single(R"("board":["#."],"press":"lit")"))).problems,
                ElementsAre(Is(ProblemCode::UnknownValue, "/press")));
    EXPECT_THAT(readLevels(fifth(single(R"("board":["#."],"press":true)"))).problems,
                ElementsAre(Is(ProblemCode::WrongType, "/press")));
    EXPECT_THAT(readLevels(fifth(single(R"("puzzle":"arukone","board":["11"],"press":"any")"))).problems,
                ElementsAre(Is(ProblemCode::ForeignKey, "/press")));
}

TEST(LevelWriter, WritesQuietHoursOnlyWhereThereAreSome) {
    const LevelReading any = readLevels(single(R"("board":["#."],"press":"any")"));
    EXPECT_THAT(any.problems, IsEmpty());
    EXPECT_FALSE(any.pack.levels.front().lights().rules().quietHours);
    EXPECT_THAT(formatLevel(any.pack.levels.front()), testing::HasSubstr("\"version\": 1"));
    EXPECT_THAT(formatLevel(any.pack.levels.front()), testing::Not(testing::HasSubstr("press")));
    const LevelReading two = readLevels(
        fifth(pack(R"({"id":"a","name":"A","board":["#."]},{"id":"b","name":"B","board":["#."],"press":"wrong"})")));
    EXPECT_THAT(two.problems, IsEmpty());
    EXPECT_THAT(formatPack(two.pack), testing::HasSubstr("\"version\": 5"));
}

TEST(LevelReader, AsksInQuietHoursForTheOptimumAndTheFirstPresses) {
    const std::string board = R"("board":["#.","#."],)";
    const std::string quiet = board + R"("press":"wrong",)";
    for (const std::string ask : {"optimum", "first-presses"}) {
        const LevelReading read = readLevels(fifth(single(quiet + R"("riddle":{"ask":")" + ask + R"("})")));
        EXPECT_THAT(read.problems, IsEmpty());
        EXPECT_THAT(formatLevel(read.pack.levels.front()), testing::HasSubstr(ask));
    }
    for (const std::string& riddle : {quiet + R"("riddle":{"ask":"shortest-ways"})",
                                      quiet + R"("riddle":{"ask":"another-way","shown":["#.",".."]})",
                                      board + R"("riddle":{"ask":"first-presses"})"})
        EXPECT_THAT(readLevels(fifth(single(riddle))).problems, ElementsAre(Is(ProblemCode::QuietRiddle, "/riddle")));
}

TEST(LevelReader, KeepsAPictureAndEveryGoalWithCurtains) {
    for (const auto& [goal, kind] :
         {std::pair("[\"#?\",\"..\"]", lights::GoalKind::Picture), std::pair("[\"#?\",\"##\"]", lights::GoalKind::On),
          std::pair("[\".?\",\"..\"]", lights::GoalKind::Off)}) {
        const LevelReading reading = readLevels(fourth(single(std::string(R"("board":["#.","#."],"goal":)") + goal)));
        ASSERT_THAT(reading.problems, IsEmpty());
        const Level& level = reading.pack.levels.front();
        EXPECT_EQ(level.lights().goal(), kind);
        EXPECT_EQ(readLevels(formatLevel(level)).pack.levels.front().lights(), level.lights());
    }
}

TEST(LevelReader, ReadsOtherStampsInVersionTwo) {
    const std::string slant = single(R"("board":["#.","#."],"stamp":["#..",".#.","..."])");
    const LevelReading reading = readLevels(second(slant));
    EXPECT_THAT(reading.problems, IsEmpty());
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    const Level& level = reading.pack.levels.front();
    EXPECT_EQ(lights::name(level.lights().rules().stamp), "#../.#./...");
    EXPECT_EQ(readLevels(formatLevel(level)).pack.levels.front().lights(), level.lights());
    EXPECT_THAT(readLevels(slant).problems, ElementsAre(Is(ProblemCode::StampVersion, "/stamp")));
    const std::string plus = single(R"("board":["#."],"stamp":[".#.","###",".#."])");
    EXPECT_THAT(readLevels(plus).problems, ElementsAre(Is(ProblemCode::StampVersion, "/stamp")));
    EXPECT_THAT(readLevels(second(plus)).problems, IsEmpty());
    for (const lights::Stamp stamp : lights::namedStamps) {
        const std::string text = single(R"("board":["#."],"stamp":")" + lights::name(stamp) + "\"");
        EXPECT_EQ(readLevels(second(text)).pack.levels.front().lights().rules().stamp, stamp);
        EXPECT_EQ(readLevels(text).problems.empty(), lights::isClassic(stamp)) << lights::name(stamp);
    }
}

TEST(LevelReader, ReportsWhatIsNoStamp) {
    for (const char* stamp : {R"("pawn")", R"("#../.#./...")", "[]", R"(["##"])", R"(["..."])", R"(["#","##","#"])"})
        EXPECT_THAT(readLevels(second(single(std::string(R"("board":["#."],"stamp":)") + stamp))).problems,
                    ElementsAre(Is(ProblemCode::BadStamp, "/stamp")))
            << stamp;
    EXPECT_THAT(readLevels(second(single(R"("board":["#."],"stamp":["#",1,"#"])"))).problems,
                ElementsAre(Is(ProblemCode::WrongType, "/stamp/1")));
}

TEST(LevelReader, RefusesSealedWindowsInGoalPicture) {
    EXPECT_THAT(problemsOf(second(single(R"("board":["#.."],"goal":["X.."])"))),
                ElementsAre(Is(ProblemCode::PictureSealed, "/goal")));
}

TEST(LevelReader, AsksForWindowToPress) {
    EXPECT_THAT(problemsOf(second(single(R"("board":["X_x"])"))), ElementsAre(Is(ProblemCode::NoCells, "/board")));
}

TEST(LevelReader, AcceptsCarriageReturnsAndByteOrderMark) {
    std::string text = "\xEF\xBB\xBF";
    for (const char character : lantern)
        text += character == '\n' ? std::string("\r\n") : std::string(1, character);
    const LevelReading reading = readLevels(text);
    EXPECT_THAT(reading.problems, IsEmpty());
    EXPECT_EQ(reading.pack, readLevels(lantern).pack);
    EXPECT_THAT(problemsOf(single(R"("board":["#.\r","..\r"])")), IsEmpty());
}

TEST(LevelReader, FindsEveryProblemAndKeepsValidLevels) {
    const LevelReading reading = readLevels(
        R"({"format":"lichter-aus/pack","version":1,"id":"p","name":7,"author":"","levels":[
            {"id":"good","name":"Good","board":["#"]},
            {"id":"a b","board":["#.","#"],"surface":"sphere","stamp":1,"goal":"dim"},
            {"id":"good","name":"Twin","board":["#"]},
            7,
            {"name":"No board","id":"nb"},
            {"id":"bad-rows","name":{"en":"","de":3,"?":"x"},"board":["#x","ä.","",5]},
            {"id":"fine","name":"Fine","board":["##"]}]})",
        "p.json");
    EXPECT_THAT(
        reading.problems,
        ElementsAre(Is(ProblemCode::WrongType, "/name"), Is(ProblemCode::BadText, "/author"),
                    Is(ProblemCode::BadId, "/levels/1/id"), Is(ProblemCode::MissingKey, "/levels/1"),
                    Is(ProblemCode::RaggedRow, "/levels/1/board/1"), Is(ProblemCode::UnknownValue, "/levels/1/surface"),
                    Is(ProblemCode::WrongType, "/levels/1/stamp"), Is(ProblemCode::UnknownValue, "/levels/1/goal"),
                    Is(ProblemCode::DuplicateId, "/levels/2/id"), Is(ProblemCode::WrongType, "/levels/3"),
                    Is(ProblemCode::MissingKey, "/levels/4"), Is(ProblemCode::BadText, "/levels/5/name/en"),
                    Is(ProblemCode::WrongType, "/levels/5/name/de"), Is(ProblemCode::UnknownValue, "/levels/5/name/?"),
                    Is(ProblemCode::WrongType, "/levels/5/board/3")));
    for (const Problem& problem : reading.problems)
        EXPECT_EQ(problem.file, "p.json");
    ASSERT_EQ(reading.pack.levels.size(), 2U);
    EXPECT_EQ(reading.pack.levels[0].id, "good");
    EXPECT_EQ(reading.pack.levels[1].id, "fine");
    EXPECT_EQ(reading.pack.name.in("en"), "p") << "the id stands in for the bad name";
}

TEST(LevelReader, FindsTwoLevelsOfOneIdWhicheverHasAnErrorToo) {
    const LevelReading later =
        readLevels(pack(R"({"id":"a","name":"A","board":["#"]},{"id":"a","name":"B","board":["#","##"]})"));
    EXPECT_THAT(later.problems, ElementsAre(Is(ProblemCode::RaggedRow, "/levels/1/board/1"),
                                            Is(ProblemCode::DuplicateId, "/levels/1/id")));
    const LevelReading earlier =
        readLevels(pack(R"({"id":"a","name":"A","board":["#","##"]},{"id":"a","name":"B","board":["#"]},
                           {"id":"a","name":"C","board":["#"]})"));
    EXPECT_THAT(earlier.problems, ElementsAre(Is(ProblemCode::RaggedRow, "/levels/0/board/1"),
                                              Is(ProblemCode::DuplicateId, "/levels/0/id"),
                                              Is(ProblemCode::DuplicateId, "/levels/2/id")));
    ASSERT_EQ(earlier.pack.levels.size(), 1U);
    EXPECT_EQ(earlier.pack.levels[0].name.in("en"), "B") << "a level that is left out does not take the id";
    EXPECT_THAT(placesInList(earlier), ElementsAre(1U));
}

TEST(LevelReader, LeavesOutGoodBoardWithBadId) {
    const LevelReading reading =
        readLevels(pack(R"({"id":"a b","name":"Bad","board":["#"]},{"id":"ab","name":"Good","board":["#"]})"));
    EXPECT_THAT(reading.problems, ElementsAre(Is(ProblemCode::BadId, "/levels/0/id")));
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    EXPECT_EQ(reading.pack.levels[0].id, "ab");
}

TEST(LevelReader, ReportsProblemsOfEachRow) {
    const auto problems = problemsOf(single(R"("board":["#y","ä.","","#..","##"])"));
    EXPECT_THAT(problems,
                ElementsAre(Is(ProblemCode::BadCharacter, "/board/0"), Is(ProblemCode::BadCharacter, "/board/1"),
                            Is(ProblemCode::EmptyBoard, "/board/2"), Is(ProblemCode::RaggedRow, "/board/3")));
    EXPECT_THAT(problems[0].arguments, ElementsAre("y", "2"));
    EXPECT_THAT(problems[1].arguments, ElementsAre("ä", "1"));
    EXPECT_THAT(problems[3].arguments, ElementsAre("3", "2"));
}

TEST(LevelReader, ChecksWholeBoards) {
    EXPECT_THAT(problemsOf(single(R"("board":[])")), ElementsAre(Is(ProblemCode::EmptyBoard, "/board")));
    EXPECT_THAT(problemsOf(single(R"("board":"#")")), ElementsAre(Is(ProblemCode::WrongType, "/board")));
    EXPECT_THAT(problemsOf(single(R"("board":["__","__"])")), ElementsAre(Is(ProblemCode::NoCells, "/board")));
    EXPECT_THAT(problemsOf(single(R"("board":["##"],"goal":["#"])")),
                ElementsAre(Is(ProblemCode::PictureSize, "/goal")));
    EXPECT_THAT(problemsOf(single(R"("board":["#_"],"goal":["##"])")),
                ElementsAre(Is(ProblemCode::PictureHoles, "/goal")));
    EXPECT_THAT(problemsOf(single(R"("board":["##"],"goal":["#!"])")),
                ElementsAre(Is(ProblemCode::BadCharacter, "/goal/0")));
    EXPECT_THAT(problemsOf(single(R"("board":["##"],"goal":{})")), ElementsAre(Is(ProblemCode::WrongType, "/goal")));
}

TEST(LevelReader, EnforcesLimits) {
    const std::string row100(100, '#');
    std::string rows = '"' + row100 + '"';
    for (int i = 1; i < 100; ++i)
        rows += ",\"" + row100 + '"';
    EXPECT_THAT(problemsOf(single("\"board\":[" + rows + "]")), IsEmpty());
    EXPECT_THAT(problemsOf(single("\"board\":[" + rows + ",\"" + row100 + "\"]")),
                ElementsAre(Is(ProblemCode::BoardTooLarge, "/board")));
    EXPECT_THAT(problemsOf(single("\"board\":[\"" + row100 + "#\"]")),
                ElementsAre(Is(ProblemCode::BoardTooLarge, "/board/0")));

    std::string levels;
    for (int i = 0; i < 1001; ++i)
        levels += (i == 0 ? "" : ",") + ("{\"id\":\"l" + std::to_string(i)) + R"(","name":"L","board":["#"]})";
    const LevelReading reading = readLevels(pack(levels));
    EXPECT_THAT(reading.problems, ElementsAre(Is(ProblemCode::TooManyLevels, "/levels")));
    EXPECT_EQ(reading.pack.levels.size(), maxLevelsInPack);
}

TEST(LevelReader, RejectsOtherFormatsAndVersions) {
    const auto unusable = [](const std::string& text, ProblemCode code, const std::string& pointer) {
        const LevelReading reading = readLevels(text);
        EXPECT_EQ(reading.kind, Kind::Unusable) << text;
        EXPECT_THAT(reading.problems, ElementsAre(Is(code, pointer))) << text;
    };
    unusable("[]", ProblemCode::WrongType, "");
    unusable("{}", ProblemCode::MissingKey, "");
    unusable(R"({"format":1})", ProblemCode::WrongType, "/format");
    unusable(R"({"format":"lichter-aus/run","version":1})", ProblemCode::UnknownFormat, "/format");
    unusable(R"({"format":"lichter-aus/pack"})", ProblemCode::MissingKey, "");
    unusable(R"({"format":"lichter-aus/pack","version":"1"})", ProblemCode::WrongType, "/version");
    unusable(R"({"format":"lichter-aus/pack","version":1.5})", ProblemCode::WrongType, "/version");
    unusable(R"({"format":"lichter-aus/pack","version":6})", ProblemCode::UnknownVersion, "/version");
    unusable(R"({"format":"lichter-aus/pack","version":99999999999999999999})", ProblemCode::WrongType, "/version");
    unusable(R"({"format":"lichter-aus/pack","version":-1})", ProblemCode::UnknownVersion, "/version");
    unusable(R"({"format":"lichter-aus/pack","version":1,"name":"P","levels":[{"id":"a","name":"A","board":["#"]}]})",
             ProblemCode::MissingKey, "");
}

TEST(LevelReader, LeavesOutLevelsOfOtherPuzzles) {
    const LevelReading reading = readLevels(pack(R"({"id":"a","name":"A","puzzle":"bridges","board":["1.1"]},)"
                                                 R"({"id":"b","name":"B","puzzle":7,"board":["#"]},)"
                                                 R"({"id":"c","name":"C","board":["#"]})"));
    EXPECT_THAT(reading.problems, ElementsAre(Is(ProblemCode::UnknownPuzzle, "/levels/0/puzzle"),
                                              Is(ProblemCode::WrongType, "/levels/1/puzzle")));
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    EXPECT_EQ(reading.pack.levels.front().id, "c");
}

TEST(LevelReader, ReportsPackWithoutLevels) {
    EXPECT_THAT(problemsOf(pack("")), ElementsAre(Is(ProblemCode::NoLevels, "/levels")));
    EXPECT_THAT(problemsOf(R"({"format":"lichter-aus/pack","version":1,"id":"p","name":"P","levels":{}})"),
                ElementsAre(Is(ProblemCode::WrongType, "/levels")));
    EXPECT_THAT(problemsOf(R"({"format":"lichter-aus/pack","version":1,"id":"p","name":"P"})"),
                ElementsAre(Is(ProblemCode::MissingKey, "")));
}

TEST(LevelReader, ReservesIdOfSingleLevels) {
    const auto reading = readLevels(R"({"format":"lichter-aus/pack","version":1,"id":"own","name":"Own",
                                        "levels":[{"id":"x","name":"X","board":["#"]}]})");
    ASSERT_EQ(reading.problems.size(), 1U);
    EXPECT_EQ(reading.problems[0].code, ProblemCode::ReservedId);
    EXPECT_EQ(reading.problems[0].pointer, "/id");
    EXPECT_EQ(reading.pack.levels.size(), 1U) << "its levels can be played all the same";
}

TEST(LevelFile, LooksLikeJsonByNameOrFirstCharacter) {
    for (const char* text : {"{", " \r\n\t[1]", "\"level\"", "\xEF\xBB\xBF {}"})
        EXPECT_TRUE(looksLikeJson(text)) << text;
    for (const char* text : {"", "#.#", " .#", "_#", "LA1", "\xEF\xBB\xBF#.#", "\xEF\xBB{", "\xBF{"})
        EXPECT_FALSE(looksLikeJson(text)) << text;
    for (const char* file : {"a.json", "b.txt.JSON", "/x/.y/c.Json"})
        EXPECT_TRUE(looksLikeJson("#.#", file)) << file;
    for (const char* file : {"json", "a.json.txt", "/x.json/board", ".json"})
        EXPECT_FALSE(looksLikeJson("#.#", file)) << file;
}

TEST(LevelReader, ReportsDuplicateKeysAndUsesFirst) {
    const LevelReading reading = readLevels(single(R"("board":["#"],"board":{"board":1,"board":[[1]]},"author":"B")"));
    EXPECT_THAT(reading.problems,
                ElementsAre(Is(ProblemCode::DuplicateKey, "/board"), Is(ProblemCode::DuplicateKey, "/board/board")));
    ASSERT_EQ(reading.pack.levels.size(), 1U);
    EXPECT_EQ(reading.pack.levels.front().lights(), lights::test::puzzle(board({"#"})));
    EXPECT_EQ(reading.pack.levels.front().author, "B");
}

TEST(LevelFile, ReadsFromDisk) {
    const test::TemporaryFolder folder;
    test::put(folder / "p.json", lantern);
    EXPECT_EQ(readLevelFile(folder / "p.json").pack.id, "classic");
    EXPECT_THAT(readLevelFile(folder / "none.json").problems, ElementsAre(Is(ProblemCode::FileMissing, "")));
    EXPECT_THAT(readLevelFile(folder.path()).problems, ElementsAre(Is(ProblemCode::FileUnreadable, "")));
    test::put(folder / "huge.json", std::string(maxLevelFileBytes + 1, ' '));
    EXPECT_THAT(readLevelFile(folder / "huge.json").problems, ElementsAre(Is(ProblemCode::FileTooLarge, "")));
}

TEST(LevelWriter, KeepsUnknownKeys) {
    const LevelReading reading = readLevels(
        R"({"format":"lichter-aus/pack","version":1,"id":"p","name":"P","tint":"shed","more":{"z":[1,null],"a":1.5},
            "levels":[{"id":"a","name":"A","board":["#"],"hue":"ä","empty":null}]})");
    EXPECT_THAT(reading.problems, IsEmpty());
    const std::string written = formatPack(reading.pack);
    EXPECT_EQ(readLevels(written).pack, reading.pack);
    for (const char* part : {"\"tint\": \"shed\"", "\"hue\": \"ä\"", "\"empty\": null", "\"z\""})
        EXPECT_NE(written.find(part), std::string::npos) << part;
    EXPECT_LT(written.find("\"z\""), written.find("\"a\": 1.5")) << "in their order";
}

TEST(LevelWriter, LeavesOutDefaults) {
    const LevelReading reading = readLevels(single(R"("board":["#."],"goal":"off","surface":"plane","stamp":"plus")"));
    const std::string written = formatLevel(reading.pack.levels.at(0));
    for (const char* key : {"goal", "surface", "stamp", "author"})
        EXPECT_EQ(written.find(key), std::string::npos) << key;
    EXPECT_EQ(written.back(), '\n');
}

/// Generates a line with characters that are difficult for a coder.
std::string anyLine() {
    const auto letter =
        rc::gen::element<std::string>("a", "Z", "7", "-", "\"", "\\", "/", "~", " ", "ä", "ß", "€", "🌙");
    std::string line = "x";
    for (int i = *rc::gen::inRange(0, 20); i > 0; --i)
        line += *letter;
    return line;
}

LocalText anyName() {
    if (*rc::gen::arbitrary<bool>())
        return LocalText(anyLine());
    return LocalText(std::map<std::string, std::string, std::less<>>{{"en", anyLine()}, {"de", anyLine()}});
}

Level anyLevel(const std::string& id) {
    const std::string author = *rc::gen::arbitrary<bool>() ? anyLine() : std::string();
    const std::string unknown = *rc::gen::element<std::string>("", R"({"x":1})", R"({"b":[{"c":null}],"a":"ä"})");
    return {id, anyName(), author, lights::test::anyPuzzle(9), unknown};
}

RC_GTEST_PROP(LevelCoder, LevelRoundTrip, ()) {
    const Level level = anyLevel("x");
    const LevelReading reading = readLevels(formatLevel(level));
    RC_ASSERT(reading.problems.empty());
    RC_ASSERT(reading.kind == Kind::Level);
    RC_ASSERT(reading.pack.levels == std::vector{level});
}

RC_GTEST_PROP(LevelCoder, PackRoundTrip, ()) {
    Pack written{"p", anyName(), {}, {}, {}};
    const int levels = *rc::gen::inRange(1, 6);
    for (int i = 0; i < levels; ++i)
        written.levels.push_back(anyLevel("l" + std::to_string(i)));
    const LevelReading reading = readLevels(formatPack(written));
    RC_ASSERT(reading.problems.empty());
    RC_ASSERT(reading.kind == Kind::Pack);
    RC_ASSERT(reading.pack == written);
}

} // namespace
} // namespace data
