// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Cli.hpp"
#include "text/HelpFormatter.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <sstream>

namespace cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string good = R"({"format": "lichter-aus/pack", "version": 1, "id": "p", "name": "P", "levels": [
    {"id": "first", "name": "First", "board": [".#", "#."]},
    {"id": "second", "name": "Second", "goal": "on", "surface": "plane", "board": ["...", "...", "..#"]}]})";

const std::string bad = R"({"format": "lichter-aus/pack", "version": 1, "id": "p", "name": "P", "levels": [
    {"id": "first", "name": "First", "board": [".#", "#"]},
    {"id": "first", "name": "Second", "surface": "donut", "board": ["y"]}]})";

const std::string unsolvable = R"({"format": "lichter-aus/level", "version": 1, "id": "no", "name": "No",
    "board": ["#....", ".....", ".....", ".....", "....."]})";

TEST(Check, ReportsNothingForValidFile) {
    const Folder folder;
    const std::string file = folder.file("good.json", good);
    const Result words = call({"check", file});
    EXPECT_EQ(words.exitCode, 0);
    EXPECT_EQ(words.out, file + ": 2 levels, no problems\n");
    EXPECT_EQ(words.err, "");

    const Result result = call({"check", "--json", file});
    EXPECT_EQ(result.json(),
              json({{"files",
                     {{{"file", file}, {"valid", true}, {"problems", json::array()}, {"warnings", json::array()}}}}}));
}

TEST(Check, ChecksEveryLevelFileOfFolder) {
    const Folder folder;
    const std::string file = folder.file("bad.json", bad);
    const std::string other = folder.file("good.json", good);
    static_cast<void>(folder.file("notes.txt", "no level"));
    static_cast<void>(folder.file("x.schema.json", "{}"));
    const std::string path = folder.path().string();
    const Result result = call({"check", "--json", path});
    EXPECT_EQ(result.exitCode, 1);
    const json answer = result.json();
    ASSERT_EQ(answer["files"].size(), 2U);
    EXPECT_EQ(answer["files"][0]["file"], file);
    EXPECT_EQ(answer["files"][1]["file"], other);
    EXPECT_EQ(answer["files"][1]["valid"], true);
}

TEST(Check, ReportsFoldersWithoutLevelFiles) {
    const Folder folder;
    const std::string path = std::filesystem::path(folder.file("notes.txt", "no level")).parent_path().string();
    const Result result = call({"check", path});
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_NE(result.err.find("There are no level files in " + path), std::string::npos);
}

TEST(Check, ReportsEveryProblemWithItsPlace) {
    const Folder folder;
    const std::string file = folder.file("bad.json", bad);
    const Result words = call({"check", file});
    EXPECT_EQ(words.exitCode, 1);
    EXPECT_THAT(words.out, HasSubstr(file + ":2, level “first”, row 2: The row has 1 cell, the first one has 2."));
    EXPECT_THAT(words.out, HasSubstr(file + ":3, level “first”, surface: “donut” is not known here."));
    EXPECT_THAT(words.out, HasSubstr(file + ":3, level “first”, row 1: “y” in column 1"));

    const json answer = call({"check", file, "--json"}).json();
    EXPECT_EQ(answer["files"][0]["valid"], false);
    EXPECT_GE(answer["files"][0]["problems"].size(), 3U);
    for (const json& problem : answer["files"][0]["problems"])
        EXPECT_EQ(problem.size(), 4U) << problem;
    const json& first = answer["files"][0]["problems"][0];
    EXPECT_EQ(first["pointer"], "/levels/0/board/1");
    EXPECT_EQ(first["line"], 2);
    EXPECT_EQ(first["level"], "first");
}

TEST(Check, WarnsOfMistypedKeys) {
    const Folder folder;
    const std::string file = folder.file("slip.json", R"({"format": "lichter-aus/pack", "version": 1, "id": "p",
        "name": "P", "autor": "Ada", "note": "mine", "levels": [
    {"id": "first", "name": "First", "surfaces": "torus", "_stamp": "ring", "board": ["#"]}]})");
    const Result words = call({"check", file});
    EXPECT_EQ(words.exitCode, 0) << "nothing is invalid";
    EXPECT_EQ(words.out, file +
                             ":2: The key “autor” is not known here and does nothing. Did you mean "
                             "“author”?\n" +
                             file +
                             ":3, level “first”: The key “surfaces” is not known here and does "
                             "nothing. Did you mean “surface”?\n");
    const json answer = call({"check", file, "--json"}).json()["files"][0];
    EXPECT_EQ(answer["valid"], true);
    ASSERT_EQ(answer["warnings"].size(), 2U);
    EXPECT_EQ(answer["warnings"][1]["pointer"], "/levels/0/surfaces");
    EXPECT_EQ(answer["warnings"][1]["line"], 3);
    const std::string misplaced = folder.file("misplaced.json", R"({"format": "lichter-aus/pack", "version": 1,
        "id": "p", "name": "P", "surface": "torus", "quiet": true,
        "levels": [{"id": "first", "name": "First", "board": ["#"]}]})");
    EXPECT_EQ(call({"check", misplaced}).out,
              misplaced +
                  ":2: The key “surface” is not known here and does nothing. It belongs to each level, not to the "
                  "pack.\n" +
                  misplaced +
                  ":2: The key “quiet” is not known here and does nothing. Did you mean “press”? It belongs to each "
                  "level, not to the pack.\n");
}

TEST(Check, ReadsWholeFiles) {
    const Folder folder;
    const std::string file = folder.file("good.json", good);
    const Result result = call({"check", file + "#first"});
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_THAT(result.err, HasSubstr("“check” reads whole files: name " + file + " without a level."));
}

TEST(Check, RepeatsValuesAndSaysWhatWasMeant) {
    const auto checked = [](const std::string& members) {
        return call({"check", "-"}, {R"({"format": "lichter-aus/level", "version": 2, "id": "x", "name": "X",
            "board": ["#"], )" + members +
                                     "}"})
            .out;
    };
    EXPECT_THAT(checked(R"("stamp": "pluss")"), HasSubstr("-:2, stamp: “pluss” is not a stamp. Did you mean “plus”?"));
    EXPECT_THAT(checked(R"("surface": "tours")"), HasSubstr("Did you mean “torus”?"));
    EXPECT_THAT(checked(R"("puzzle": "arucone")"), HasSubstr("There is no puzzle “arucone”. Did you mean “arukone”?"));
    EXPECT_THAT(checked(R"("riddle": {"ask": "optimal"})"), HasSubstr("Did you mean “optimum”?"));
    EXPECT_THAT(checked(R"("riddle": {"ask": "why"})"), testing::Not(HasSubstr("Did you mean")));
    EXPECT_THAT(checked(R"("riddle": {"ask": "why"})"), HasSubstr("first-presses.")) << "the list is whole";
}

TEST(Check, SaysWhichRiddleHasNoAnswer) {
    const Result words = call({"check", "-"}, {R"({"format": "lichter-aus/pack", "version": 2, "id": "p", "name": "P",
        "levels": [{"id": "bad", "name": "Bad", "board": []},
                   {"id": "how-many", "name": "How many?",
                    "riddle": {"ask": "optimum"}, "board": ["#."]}]})"});
    EXPECT_THAT(words.out, HasSubstr("-:4, level “how-many”, riddle: The riddle has no answer"));
}

TEST(Check, SpeaksGerman) {
    const Result result = call({"check", "-", "--lang", "de"}, {bad});
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_THAT(result.out, HasSubstr("-:2, Level „first“, Zeile 2: Die Zeile hat 1 Feld, die erste 2."));
}

TEST(Check, ListsLevels) {
    const Folder folder;
    const std::string file = folder.file("good.json", good);
    const Result words = call({"check", "--list", file});
    EXPECT_EQ(words.exitCode, 0);
    EXPECT_EQ(words.out, file + ": 2 levels, no problems\n" +
                             "Level   Size  Rules           Optimum  Solutions  Ways  By rote\n"
                             "first    2×2  plane plus off        2          1     1  press-wrong\n"
                             "second   3×3  plane plus on         4          1     1  –\n");
    const json answer = call({"check", "--list", "--json", file}).json();
    EXPECT_EQ(answer["files"][0]["levels"][1], json::parse(R"({"id": "second", "rows": 3, "columns": 3,
        "surface": "plane", "stamp": "plus", "goal": "on", "solvable": true, "optimum": 4, "exact": true,
        "solutions": "1", "ways": 1, "methods": [], "starts": 0, "rounds": 0})"));
}

TEST(Check, ALevelThatNobodyCanSolveIsAProblem) {
    const Result words = call({"check", "-"}, {R"({"format": "lichter-aus/pack", "version": 5, "id": "p", "name": "P",
        "levels": [
            {"id": "good", "name": "Good", "board": [".#", "#."]},
            {"id": "pond", "name": "Pond", "board": ["#....", ".....", ".....", ".....", "....."]},
            {"id": "hush", "name": "Hush", "press": "wrong", "board": [".#"]},
            {"id": "box", "name": "Box", "puzzle": "arukone", "board": ["12", "21"]},
            {"id": "odd", "name": "Odd", "board": [".#"],
             "riddle": {"ask": "odd-one-out", "boards": [["##"], ["##"]]}}]})"});
    EXPECT_EQ(words.exitCode, 1);
    EXPECT_EQ(words.out, "-:4, level “pond”, board: This board has no solution.\n"
                         "-:5, level “hush”, board: This board has no solution.\n"
                         "-:6, level “box”, board: This board has no solution.\n")
        << "the riddle asks for a board without a solution";
    const json answer = call({"check", "-", "--json"}, {unsolvable}).json()["files"][0];
    EXPECT_EQ(answer["valid"], false);
    EXPECT_EQ(answer["problems"][0]["pointer"], "/board");
}

TEST(Check, ListFailsForUnsolvableLevels) {
    const Result words = call({"check", "--list", "-"}, {unsolvable});
    EXPECT_EQ(words.exitCode, 1);
    EXPECT_THAT(words.out, HasSubstr("–          0     –  –\n"));
    const json level = call({"check", "--list", "--json", "-"}, {unsolvable}).json()["files"][0]["levels"][0];
    EXPECT_EQ(level["solvable"], false);
    EXPECT_EQ(level["optimum"], nullptr);
}

TEST(Check, ContinuesAfterMissingFile) {
    const Folder folder;
    const Result result = call({"check", "/nonexistent/a.json", folder.file("good.json", good)});
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_THAT(result.out, HasSubstr("2 levels, no problems"));
    EXPECT_THAT(result.err, HasSubstr("/nonexistent/a.json"));
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1);

    const json answer = call({"check", "--json", "/nonexistent/a.json"}).json();
    EXPECT_EQ(answer["files"][0]["valid"], false);
}

TEST(Check, ReadsNoDevices) {
    for (const char* device : {"/dev/zero", "/dev/null", "/dev/random"}) {
        const Result result = call({"check", device});
        EXPECT_EQ(result.exitCode, 2) << device;
        EXPECT_EQ(result.out, "") << device;
        EXPECT_THAT(result.err, HasSubstr(device));
        EXPECT_EQ(call({"check", "--json", device}).exitCode, 2) << device;
        for (const char* command : {"solve", "info", "code"})
            EXPECT_THAT(call({command, device}).err, HasSubstr("is not a file")) << command;
    }
}

TEST(Check, SurvivesHostileFiles) {
    for (const std::string& content :
         {std::string(), std::string("\0\1\2", 3), std::string(200000, '['), std::string("\"\xFF\xFE\""),
          std::string(R"({"format": "lichter-aus/pack", "version": 1e999})"),
          std::string(R"({"format": "lichter-aus/pack", "version": 99999999999999999999})"),
          std::string(R"({"format": "\u001b[2J", "version": 1})"), std::string("null"), std::string("-1")}) {
        const Result result = call({"check", "-", "--list"}, {content});
        EXPECT_EQ(result.exitCode, 1) << content.substr(0, 60);
        EXPECT_EQ(result.out.find('\033'), std::string::npos);
        EXPECT_NE(result.out, "");
        EXPECT_NO_THROW((void)call({"check", "-", "--json"}, {content}).json()) << content.substr(0, 60);
    }
}

TEST(Check, ListGoesOnBelowInANarrowTerminal) {
    CallEnvironment world{R"({"format": "lichter-aus/level", "version": 1, "id": "seesaw-in-the-yard", "name": "X",
                              "puzzle": "arukone", "board": ["1..", "2.2", "..1"]})"};
    world.environment["COLUMNS"] = "64";
    const std::string list = call({"check", "--list", "-", "--lang", "de"}, world).out;
    std::istringstream lines(list);
    for (std::string line; std::getline(lines, line);)
        EXPECT_LE(text::places(line), 64U) << line;
    EXPECT_TRUE(std::regex_search(list, std::regex("\nLevel .*Füllung"))) << list;
    EXPECT_TRUE(std::regex_search(list, std::regex("\n\nLevel .*Schwierigkeit"))) << "words are not taken apart";
}

TEST(Check, ReportsTakenIds) {
    const Result result = call({"check", "-"}, {R"({"format":"lichter-aus/pack","version":1,"id":"own","name":"Own",
                                                    "levels":[{"id":"x","name":"X","board":["#"]}]})"});
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_THAT(result.out, testing::HasSubstr("-:1, id: “own” is the ID of the single levels."));
}

} // namespace
} // namespace cli
