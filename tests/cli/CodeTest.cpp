// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Cli.hpp"
#include "cli/Commands.hpp"
#include "lights/ShareCode.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* diamond = "..#..\n.###.\n#####\n.###.\n..#..\n";

TEST(Code, PrintsShareCodeOfTextBoard) {
    const Result result = call({"code", "-"}, {diamond});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.out.size(), 13U) << "12 characters and the end of the line";
    EXPECT_EQ(call({"code", "--json", "-"}, {diamond}).json(),
              (json{{"code", result.out.substr(0, result.out.size() - 1)}}));
}

TEST(Code, KnowsTheLevelsOfTheGame) {
    const Result level = call({"code", "shed/first-light", "--json"});
    EXPECT_EQ(level.json()["level"], "shed/first-light");
    EXPECT_EQ(call({"solve", "shed/first-light", "--json"}).out.substr(0, 10),
              call({"solve", level.json()["code"], "--json"}).out.substr(0, 10));
    EXPECT_EQ(call({"info", "shed/first-light"}).exitCode, 0);
    EXPECT_EQ(call({"arukone", "solve", "cellar/straight-through"}).exitCode, 0);
    EXPECT_NE(call({"arukone", "greedy", "cellar/straight-through"}).exitCode, 2);
    EXPECT_EQ(call({"solve", "shed"}).exitCode, 2) << "several";
    EXPECT_THAT(call({"code", "shed/first-ligth"}).err, HasSubstr("PACK/LEVEL such as shed/first-light"));
}

TEST(Code, CompletesTextBoardByOptions) {
    const std::string out =
        call({"code", "-", "--surface", "klein", "--stamp", "cross", "--goal", "on"}, {"#_#\n...\n"}).out;
    const auto puzzle = lights::decodePuzzle(out.substr(0, out.size() - 1));
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->rules(), (lights::Rules{lights::Stamp::Cross, lights::Surface::Klein}));
    EXPECT_EQ(puzzle->goal(), lights::GoalKind::On);
    EXPECT_TRUE(puzzle->start().isHole({0, 1}));
}

TEST(Code, RoundTrip) {
    const Folder folder;
    const std::string picture = folder.file("picture.txt", "#.#\n_#.\n");
    const std::string code = call({"code", "-", "--goal", picture, "--surface", "torus"}, {"###\n_..\n"}).out;
    const Result level = call({"decode", code.substr(0, code.size() - 1)});
    EXPECT_EQ(level.exitCode, 0);
    EXPECT_EQ(level.err, "");
    const json said = level.json();
    EXPECT_EQ(said["format"], "lichter-aus/level");
    EXPECT_EQ(said["board"], (json{"###", "_.."}));
    EXPECT_EQ(said["goal"], (json{"#.#", "_#."}));
    EXPECT_EQ(said["surface"], "torus");
    EXPECT_EQ(call({"code", folder.file("level.json", level.out)}).out, code);
    EXPECT_EQ(call({"check", folder.file("level.json", level.out)}).exitCode, 0) << "a level file without a problem";
    EXPECT_EQ(call({"decode", "-"}, {code}).out, level.out) << "from standard input";
}

TEST(Code, ReadsBoardsAsOthersWriteThem) {
    const Folder folder;
    const std::string code = call({"code", "-"}, {"#.#\n.#.\n"}).out;
    const Result spaced = call({"code", folder.file("spaced.txt", "1 0 1\n0 1 0\n")});
    EXPECT_EQ(spaced.out, code);
    EXPECT_THAT(spaced.err, HasSubstr("spaced.txt is read like this: 1 lit, 0 dark; spaces between the cells."));
    const Result places = call({"code", "-"}, {"2 3\n0,0;0,2;1,1\n"});
    EXPECT_EQ(places.out, code);
    EXPECT_THAT(places.err, HasSubstr("- is read like this: rows and columns of cells."));
    const std::string two = folder.file("two.txt", "2 3\n101\n010\n1 1\n1\n");
    EXPECT_EQ(call({"code", two}).out, code + call({"code", "-"}, {"#\n"}).out);
    EXPECT_EQ(call({"code", two + "#1"}).out, code);
    EXPECT_THAT(call({"solve", two}).err, HasSubstr("Choose one with " + two + "#NUMBER: 1 to 2."));
    const Result pack = call({"decode", two});
    EXPECT_EQ(pack.json()["levels"].size(), 2U);
    EXPECT_THAT(call({"check", folder.file("pack.json", pack.out)}).out,
                testing::AllOf(HasSubstr("level “board-1”, board: This board has no solution."),
                               testing::Not(HasSubstr("board-2"))))
        << "a pack without another problem";
    EXPECT_EQ(call({"code", folder.file("grid.json", "[[1,0,1],[0,1,0]]")}).out, code);
    EXPECT_EQ(call({"code", "-"}, {"SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Flip\n"
                                   "PARAMS  :4:2x1c\nDESC    :3:f,c\n"})
                  .out,
              call({"code", "2x1c:f,c"}).out);
}

TEST(Code, TakesTheNamedSigns) {
    const Result sealed = call({"code", "-"}, {"X.X\n.X.\n"});
    EXPECT_EQ(sealed.exitCode, 2);
    EXPECT_THAT(sealed.err, HasSubstr("can be read in two ways: # lit, . dark, X and x sealed"));
    EXPECT_EQ(call({"code", "-", "--signs", "X."}, {"X.X\n.X.\n"}).out, call({"code", "-"}, {"#.#\n.#.\n"}).out);
    EXPECT_EQ(call({"info", "-", "--signs", "X."}, {"X.X\n.X.\n"}).out, call({"info", "-"}, {"#.#\n.#.\n"}).out);
    const Folder folder;
    const std::string file = folder.file("board.txt", "XX\nX.\n");
    const std::string pdf = (folder.path() / "sheet.pdf").string();
    EXPECT_EQ(call({"sheet", file, "--output", pdf}).exitCode, 2);
    EXPECT_EQ(call({"sheet", file, "--signs", "X.", "--output", pdf}).exitCode, 0);
    EXPECT_EQ(call({"class", "make", folder.path().string(), "--name", "A", file}).exitCode, 2);
    EXPECT_EQ(call({"class", "make", folder.path().string(), "--name", "A", file, "--signs", "X."}).exitCode, 0);
    for (const char* const signs : {"X", "XX", "X.#"})
        EXPECT_THAT(call({"code", "-", "--signs", signs}, {"X.\n"}).err, HasSubstr("--signs needs two characters"));
    EXPECT_THAT(call({"code", "LA1FiYjRW-d_iCX2w0zkpdFgm", "--signs", "X."}).err, HasSubstr("only for text boards"));
}

TEST(Code, RoundTripOfSealedBoard) {
    const std::string code = call({"code", "-"}, {"#X.\n.x_\n"}).out;
    EXPECT_EQ(code.substr(0, 3), "LA2");
    const Result level = call({"decode", code.substr(0, code.size() - 1)});
    EXPECT_EQ(level.json()["version"], 2);
    EXPECT_EQ(level.json()["board"], (json{"#X.", ".x_"}));
    const Folder folder;
    EXPECT_EQ(call({"code", folder.file("level.json", level.out)}).out, code);
    EXPECT_THAT(call({"code", "-", "--goal", folder.file("goal.txt", "#.X\n")}, {"#..\n"}).err,
                HasSubstr("A goal has no sealed windows"));
}

TEST(Code, DecodesToOneLineOfJson) {
    const std::string code = call({"code", "-"}, {diamond}).out;
    const Result result = call({"decode", "--json", "-"}, {code});
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 1);
    EXPECT_EQ(result.json(), call({"decode", "-"}, {code}).json());
}

constexpr const char* flipId = "3x2:d3a6665cb,48"; // Printed by sgt-flip --generate 1 3x2c.

TEST(Code, AcceptsFlipId) {
    const Folder folder;
    const Result code = call({"code", flipId});
    EXPECT_EQ(code.exitCode, 0);
    EXPECT_EQ(code.err, "");
    EXPECT_EQ(code.out, call({"code", "-"}, {".#.\n.#.\n"}).out);
    EXPECT_EQ(call({"code", folder.file("flip.txt", std::string(flipId) + "\r\n")}).out, code.out);
    EXPECT_EQ(call({"code", "-"}, {std::string("\xEF\xBB\xBF ") + flipId}).out, code.out);
    const Result level = call({"decode", flipId});
    EXPECT_EQ(level.exitCode, 0);
    EXPECT_EQ(level.json()["board"], (json{".#.", ".#."}));
    EXPECT_EQ(call({"solve", flipId, "--json"}).json()["solvable"], true);
    EXPECT_EQ(call({"info", flipId, "--json"}).json()["columns"], 3);
}

TEST(Code, PrefersFileToFlipId) {
    const Folder folder;
    const std::string file = folder.file("1x1:8,8", ".#\n");
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    const Result result = call({"info", "1x1:8,8", "--json"});
    std::filesystem::current_path(before);
    EXPECT_EQ(result.json()["columns"], 2) << file;
}

TEST(Code, ReportsWhyFlipIdIsRefused) {
    const std::string ownShapes = "3x3:9878191264bb24681e058,c88"; // Printed by sgt-flip --generate 1 3x3r.
    for (const auto& [id, words] :
         std::vector<std::pair<std::string, std::string>>{{"5x5c#123", "Flip random seed"},
                                                          {ownShapes, "shape of its own"},
                                                          {"3x2:d3a6665cb", "too short"},
                                                          {"3x2:d3a6665cb,4z", "character"},
                                                          {"3x2:d3a6665cb,49", "cannot exist"},
                                                          {"101x1:8,8", "1 and 100"}})
        for (const char* command : {"solve", "info", "code", "decode"}) {
            const Result result = call({command, id});
            EXPECT_EQ(result.exitCode, 2) << command << " " << id;
            EXPECT_EQ(result.out, "") << command << " " << id;
            EXPECT_THAT(result.err, HasSubstr(words)) << command << " " << id;
            EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
        }
    EXPECT_THAT(call({"solve", flipId, "--stamp", "plus"}).err, HasSubstr("has its own"));
    EXPECT_THAT(call({"solve", "5x5c#123", "--lang", "de"}).err, HasSubstr("Zufallsstartwert"));
}

TEST(Code, RefusesOtherText) {
    std::string wrong = call({"code", "-"}, {diamond}).out.substr(0, 12);
    wrong[6] = wrong[6] == 'A' ? 'B' : 'A';
    for (const auto& [arguments, words] : std::vector<std::pair<std::vector<std::string>, std::string>>{
             {{"decode", wrong}, "code"},
             {{"decode", "LA1"}, "code"},
             {{"decode", "moonlight"}, "neither a file nor a share code"},
             {{"decode"}, "needs a share code"},
             {{"decode", ""}, "empty"},
             {{"code"}, "needs a board"},
             {{"code", "-", "--surface", "ball"}, "--surface"},
             {{"code", "/nonexistent"}, "/nonexistent"}}) {
        const Result result = call(arguments, {"..\n"});
        EXPECT_EQ(result.exitCode, 2) << words;
        EXPECT_EQ(result.out, "") << words;
        EXPECT_THAT(result.err, HasSubstr(words));
        EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    }
}

TEST(Code, RefusesBoardsTooLargeForCode) {
    std::string board;
    for (int row = 0; row < 3; ++row)
        board += std::string(101, '.') + "\n";
    const Result result = call({"code", "-"}, {board});
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, HasSubstr("100"));
}

} // namespace
} // namespace cli
