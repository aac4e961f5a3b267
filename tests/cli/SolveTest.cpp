// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Cli.hpp"
#include "data/TemporaryFolder.hpp"
#include "lights/Board.hpp"
#include "lights/Puzzle.hpp"
#include "lights/ShareCode.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

/// Needs exactly the two presses on its lit cells.
const std::string twoLights = ".#\n#.\n";

const std::string pack = R"({"format": "lichter-aus/pack", "version": 1, "id": "p", "name": "P", "levels": [
    {"id": "first", "name": "First", "board": [".#", "#."]},
    {"id": "second", "name": "Second", "goal": "on", "board": ["...", "...", "..#"]}]})";

std::string codeOf(const std::string& board) {
    return lights::encodePuzzle(
        lights::Puzzle::make(*lights::parseBoard(board, lights::maxSide), {}, lights::GoalKind::Off).value());
}

TEST(Solve, AnswersInJsonWithDocumentedKeys) {
    const Result result = call({"solve", "-", "--json"}, {twoLights});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 1);
    const json answer = result.json();
    EXPECT_EQ(answer["solvable"], true);
    EXPECT_EQ(answer["optimum"], 2);
    EXPECT_EQ(answer["exact"], true);
    EXPECT_EQ(answer["lowerBound"], 2);
    EXPECT_EQ(answer["presses"], json::parse("[[0, 1], [1, 0]]"));
    EXPECT_EQ(answer["nullity"], 0);
    EXPECT_EQ(answer["solutions"], "1");
    EXPECT_GE(answer["seconds"], 0.0);
    EXPECT_EQ(answer.size(), 8U);
}

TEST(Solve, AnswersInWords) {
    const Result result = call({"solve", "-"}, {twoLights});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.out, HasSubstr("Solvable        yes\n"));
    EXPECT_THAT(result.out, HasSubstr("Optimum         2 presses\n"));
    EXPECT_THAT(result.out, HasSubstr("\n  .X\n  X.\n"));
}

TEST(Solve, ListsTheOrderOfQuietHours) {
    const Result result = call({"solve", "-", "--quiet-hours"}, {twoLights});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.out, HasSubstr("Optimum         2 presses\n"));
    EXPECT_THAT(result.out, HasSubstr("  Press 1: row 2, column 1\n  Press 2: row 1, column 2\n"));
    EXPECT_THAT(result.out, Not(HasSubstr("Solutions")));
    const json answer = call({"solve", "-", "--quiet-hours", "--json"}, {"#..\n...\n...\n"}).json();
    EXPECT_EQ(answer["solvable"], true);
    EXPECT_EQ(answer["quietHours"], true);
    EXPECT_EQ(answer["optimum"], 9);
    EXPECT_EQ(answer["exact"], true);
    EXPECT_EQ(answer["presses"].size(), 9U) << "a window may be there twice";
    EXPECT_EQ(answer["presses"][0], json::parse("[0, 0]"));
    EXPECT_EQ(call({"solve", "-", "--json"}, {"#..\n...\n...\n"}).json()["optimum"], 5);
}

TEST(Solve, SaysWhatQuietHoursMakeImpossible) {
    const std::string sealed = "X.._#\n";
    const Result free = call({"solve", "-"}, {sealed});
    EXPECT_EQ(free.exitCode, 0);
    const Result result = call({"solve", "-", "--quiet-hours"}, {sealed});
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_THAT(result.out, HasSubstr("Solvable        no\n"));
    EXPECT_THAT(result.out, HasSubstr("in quiet hours no order of presses leads to the goal"));
    const json answer = call({"solve", "-", "--quiet-hours", "--json"}, {sealed}).json();
    EXPECT_EQ(answer["solvable"], false);
    EXPECT_FALSE(answer.contains("witness"));
}

TEST(Solve, IsUndecidedWhereNoOrderIsFound) {
    std::string large;
    for (int r = 0; r < 20; ++r)
        large += std::string(20, '#') + "\n";
    const Result result = call({"solve", "-", "--quiet-hours"}, {large});
    EXPECT_EQ(result.exitCode, 3);
    EXPECT_THAT(result.out, HasSubstr("Solvable        not decided\n"));
    EXPECT_TRUE(call({"solve", "-", "--quiet-hours", "--json"}, {large}).json()["solvable"].is_null());
}

TEST(Solve, RefusesWhatDoesNotGoWithQuietHours) {
    const Result any = call({"solve", "-", "--quiet-hours", "--any"}, {twoLights});
    EXPECT_EQ(any.exitCode, 2);
    EXPECT_THAT(any.err, HasSubstr("--any is not for quiet hours"));
    const Result code = call({"solve", codeOf(twoLights), "--quiet-hours"});
    EXPECT_EQ(code.exitCode, 2);
    EXPECT_THAT(code.err, HasSubstr("--quiet-hours are only for text boards"));
}

TEST(Solve, AnswersInGerman) {
    const Result result = call({"--lang", "de", "solve", "-"}, {twoLights});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.out, HasSubstr("Lösbar         ja\n"));
    EXPECT_THAT(result.out, HasSubstr("Optimum        2 Züge\n"));
}

TEST(Solve, AcceptsGlobalOptionsAfterCommand) {
    EXPECT_THAT(call({"solve", "-", "--lang=de", "--data-dir", "/nonexistent"}, {twoLights}).out, HasSubstr("Lösbar"));
    EXPECT_THAT(call({"--data-dir=/nonexistent", "solve", "--lang", "de", "-"}, {twoLights}).out, HasSubstr("Lösbar"));
}

TEST(Solve, KnowsSealedWindows) {
    const json answer = call({"solve", "-", "--json"}, {"X#\nX.\n"}).json();
    EXPECT_EQ(answer["solvable"], false) << "the two cannot be told apart";
    const json solved = call({"solve", "-", "--json"}, {"X##\n.#.\n...\n"}).json();
    EXPECT_EQ(solved["solvable"], true);
    for (const json& press : solved["presses"])
        EXPECT_NE(press, (json{0, 0}));
    EXPECT_EQ(call({"solve", "-", "--json"}, {"x.\n.X\n"}).json()["solvable"], false) << "not a board of Arukone";
}

TEST(Solve, KnowsCurtains) {
    const data::test::TemporaryFolder folder;
    const std::string goal = (folder / "goal.txt").string();
    data::test::put(goal, "...?\n.??.\n.?..\n....\n");
    const std::string board = "..#.\n##.#\n#.#.\n####\n";
    EXPECT_EQ(call({"solve", "-", "--json"}, {board}).json()["solvable"], false);
    const json answer = call({"solve", "-", "--json", "--goal", goal}, {board}).json();
    EXPECT_EQ(answer["solvable"], true);
    EXPECT_EQ(answer["optimum"], 3);
    EXPECT_EQ(answer["presses"], (json{{0, 3}, {2, 0}, {3, 2}}));
}

TEST(Solve, ExplainsWhyBoardIsUnsolvable) {
    const Result words = call({"solve", "-"}, {"#....\n.....\n.....\n.....\n.....\n"});
    EXPECT_EQ(words.exitCode, 1);
    EXPECT_THAT(words.out, HasSubstr("Solvable        no\n"));
    EXPECT_THAT(words.out, HasSubstr("odd number"));
    EXPECT_THAT(words.out, HasSubstr("once this window is changed: row "));

    const Result result = call({"solve", "-", "--json"}, {"#....\n.....\n.....\n.....\n.....\n"});
    EXPECT_EQ(result.exitCode, 1);
    const json answer = result.json();
    EXPECT_EQ(answer["solvable"], false);
    EXPECT_EQ(answer["repair"].size(), 1U);
    EXPECT_EQ(answer["repairExact"], true);
    EXPECT_EQ(answer["nullity"], 2);
    EXPECT_EQ(answer["solutions"], "0");
    // The only wrong cell must be in the witness.
    EXPECT_THAT(answer["witness"].get<std::vector<std::vector<int>>>(), testing::Contains(std::vector<int>{0, 0}));
    EXPECT_FALSE(answer.contains("optimum"));
}

TEST(Solve, CompletesTextBoardWithRules) {
    const auto optimum = [](std::vector<std::string> rules, const std::string& board) {
        rules.insert(rules.begin(), {"solve", "-", "--json"});
        return call(rules, {board}).json()["optimum"];
    };
    EXPECT_EQ(optimum({"--goal", "on"}, "...\n...\n..#\n"), 4);
    EXPECT_EQ(optimum({"--stamp", "square"}, "###\n###\n###\n"), 1);
    EXPECT_EQ(optimum({"--stamp", "cross"}, "#.#\n.#.\n#.#\n"), 1);
    EXPECT_EQ(optimum({"--surface", "torus"}, "##...#\n#.....\n......\n......\n#.....\n"), 1);
    EXPECT_EQ(optimum({}, "##_\n#._\n"), 1);
}

TEST(Solve, AcceptsPictureAsGoal) {
    const Folder folder;
    const std::string picture = folder.file("picture.txt", ".#\n#.\n");
    const Result result = call({"solve", "-", "--goal", picture, "--json"}, {"..\n..\n"});
    EXPECT_EQ(result.json()["presses"], json::parse("[[0, 1], [1, 0]]"));

    const Result tooSmall = call({"solve", "-", "--goal", picture}, {"...\n...\n"});
    EXPECT_EQ(tooSmall.exitCode, 2);
    EXPECT_THAT(tooSmall.err, HasSubstr("as many rows and columns"));
}

TEST(Solve, AcceptsFilesOfEveryKindAndShareCodes) {
    const Folder folder;
    const auto optimum = [](const std::string& board) { return call({"solve", board, "--json"}).json()["optimum"]; };
    EXPECT_EQ(optimum(folder.file("board.txt", twoLights)), 2);
    EXPECT_EQ(optimum(folder.file("windows.txt", "\xEF\xBB\xBF.#\r\n#.\r\n")), 2);
    EXPECT_EQ(optimum(folder.file("code.txt", codeOf(twoLights) + "\n")), 2);
    EXPECT_EQ(optimum(codeOf(twoLights)), 2);
    EXPECT_EQ(optimum(folder.file("level.json", R"({"format": "lichter-aus/level", "version": 1, "id": "l",
        "name": "L", "board": [".#", "#."]})")),
              2);
}

TEST(Solve, ChoosesLevelOfPack) {
    const Folder folder;
    const std::string file = folder.file("pack.json", pack);
    EXPECT_EQ(call({"solve", file + "#first", "--json"}).json()["optimum"], 2);
    EXPECT_EQ(call({"solve", file + "#second", "--json"}).json()["optimum"], 4);
    EXPECT_EQ(call({"solve", "--json", "--", "-#second"}, {pack}).json()["optimum"], 4);

    const Result none = call({"solve", file});
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_THAT(none.err, HasSubstr("first and second"));
    const Result unknown = call({"solve", file + "#third"});
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_THAT(unknown.err, HasSubstr("third"));
}

TEST(Solve, PrefersFileWithHashInItsName) {
    const Folder folder;
    EXPECT_EQ(call({"solve", folder.file("a#b", twoLights), "--json"}).json()["optimum"], 2);
}

TEST(Solve, StopsAfterAnySolution) {
    const json answer = call({"solve", "-", "--any", "--json"}, {"#####\n#####\n#####\n#####\n#####\n"}).json();
    EXPECT_EQ(answer["solvable"], true);
    EXPECT_GE(answer["presses"].size(), 15U);
    EXPECT_FALSE(answer.contains("optimum"));
    EXPECT_EQ(call({"solve", "-", "--any"}, {"#....\n.....\n.....\n.....\n.....\n"}).exitCode, 1);
}

TEST(Solve, ShowsEachStep) {
    const json answer = call({"solve", "-", "--steps", "--json"}, {twoLights}).json();
    EXPECT_EQ(answer["steps"], json::parse(R"([["#.", "##"], ["..", ".."]])"));
    const Result words = call({"solve", "-", "--steps"}, {twoLights});
    EXPECT_THAT(words.out, HasSubstr("Press 1: row 1, column 2\n  #.\n  ##\n"));
    EXPECT_THAT(words.out, HasSubstr("Press 2: row 2, column 1\n  ..\n  ..\n"));
}

TEST(Solve, RespectsBudget) {
    const std::string board = [] {
        std::string rows;
        for (int r = 0; r < 95; ++r)
            rows += std::string(95, '#') + "\n";
        return rows;
    }();
    const Result result = call({"solve", "-", "--budget", "0.2", "--json"}, {board});
    EXPECT_EQ(result.exitCode, 0);
    const json answer = result.json();
    EXPECT_EQ(answer["solvable"], true);
    EXPECT_LE(answer["lowerBound"], answer["optimum"]);
    EXPECT_EQ(answer["presses"].size(), answer["optimum"]);
    EXPECT_EQ(answer["nullity"], 62);
    EXPECT_EQ(answer["solutions"], "4611686018427387904");
}

TEST(Solve, ShowsProgressOnlyOnTerminalAndErasesIt) {
    const std::string board = [] {
        std::string rows;
        for (int r = 0; r < 31; ++r)
            rows += std::string(31, '#') + "\n";
        return rows;
    }();
    CallEnvironment world{board};
    EXPECT_EQ(call({"solve", "-", "--surface", "torus", "--budget", "0.3"}, world).err, "");
    world.terminal = true;
    // Progress is reported by the search, which even a busy machine must reach within the budget: elimination comes
    // first.
    const Result shown = call({"solve", "-", "--surface", "torus", "--budget", "3"}, world);
    EXPECT_THAT(shown.err, HasSubstr("Searching"));
    EXPECT_THAT(shown.err, testing::EndsWith("\r\033[K"));
    EXPECT_THAT(shown.out, Not(HasSubstr("Searching")));
}

TEST(Solve, SolvesLargeRectangles) {
    std::string rows;
    for (int r = 0; r < 700; ++r) {
        std::string row(900, '.');
        for (int c = 0; c < 900; ++c)
            row[static_cast<std::size_t>(c)] = (r * r + 3 * c) % 7 < 3 ? '#' : '.';
        rows += row + "\n";
    }
    const json answer = call({"solve", "-", "--json", "--presses"}, {rows}).json();
    EXPECT_EQ(answer["solvable"], true);
    EXPECT_EQ(answer["nullity"], 0);
    EXPECT_EQ(answer["exact"], true);
    EXPECT_EQ(answer["presses"].size(), answer["optimum"]);
    EXPECT_FALSE(call({"solve", "-", "--json"}, {rows}).json().contains("presses"));
    EXPECT_THAT(call({"solve", "-"}, {rows}).out, Not(HasSubstr("XX")));
}

TEST(Solve, AbridgesReportsOfLargeBoards) {
    std::string rows; // 199 × 199 has nullity 16.
    for (int r = 0; r < 199; ++r)
        rows += std::string(199, r == 7 ? '#' : '.') + "\n";
    rows[0] = '#';
    const Result result = call({"solve", "-", "--json"}, {rows});
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_EQ(result.json()["solvable"], false);
    EXPECT_THAT(call({"solve", "-"}, {rows}).out, HasSubstr("It can be solved once"));
}

TEST(Solve, RefusesLargeBoardsWithOtherRules) {
    std::string rows;
    for (int r = 0; r < 200; ++r)
        rows += std::string(200, '#') + "\n";
    for (const auto& option : {std::pair("--surface", "torus"), std::pair("--stamp", "square")}) {
        const Result result = call({"solve", "-", option.first, option.second}, {rows});
        EXPECT_EQ(result.exitCode, 2);
        EXPECT_THAT(result.err, HasSubstr("more than 32761 windows"));
    }
    EXPECT_EQ(call({"solve", "-", "--steps"}, {rows}).exitCode, 2);
}

/// All windows of a square lit: from 79 on there are boards whose optimum only a long proof can prove.
CallEnvironment largeBoard() {
    CallEnvironment world;
    for (int row = 0; row < 79; ++row)
        world.in += std::string(79, '#') + '\n';
    return world;
}

TEST(Solve, SaysThatALongProofIsPossible) {
    CallEnvironment world = largeBoard();
    world.solveLimits.steps = std::uint64_t{1} << 20;
    const Result result = call({"solve", "-", "--json"}, world);
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.json()["exact"], false);
    EXPECT_THAT(result.err, HasSubstr("Not proven. A long proof is possible: give it time with --budget"));
    EXPECT_THAT(call({"solve", "-", "--lang", "de"}, world).err, HasSubstr("Ein langer Beweis ist möglich"));
}

TEST(Solve, SaysHowMuchMemoryALongProofNeeds) {
    CallEnvironment world = largeBoard();
    world.solveLimits.memory = [] { return std::uint64_t{10'000'000}; };
    const Result result = call({"solve", "-", "--json", "--budget", "0.1"}, world);
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.json()["exact"], false);
    // 2^21 points of 6 bytes in each of four classes and 2^22 bytes for the rest, which is to be three quarters.
    EXPECT_THAT(result.err, HasSubstr("Not proven: a long proof needs 73\u00a0MB of free memory."));
    EXPECT_THAT(call({"solve", "-", "--budget", "0.1", "--lang", "de"}, world).err,
                HasSubstr("Ein langer Beweis braucht 73\u00a0MB freien Arbeitsspeicher"));
}

TEST(Solve, SaysNothingOfLongProofsWhereThereIsNone) {
    CallEnvironment world{twoLights};
    world.solveLimits.memory = [] { return std::uint64_t{0}; };
    EXPECT_EQ(call({"solve", "-"}, world).err, "");
    EXPECT_EQ(call({"solve", "-", "--budget", "5"}, world).err, "");
}

} // namespace
} // namespace cli
