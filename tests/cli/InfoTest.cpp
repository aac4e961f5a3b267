// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Cli.hpp"
#include "text/HelpFormatter.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

json info(std::vector<std::string> arguments, const CallEnvironment& world = {}) {
    arguments.insert(arguments.begin(), "info");
    arguments.emplace_back("--json");
    const Result result = call(arguments, world);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(result.err, "");
    return result.json();
}

TEST(Info, AnswersInJsonWithDocumentedKeys) {
    const json five = info({"5x5"});
    EXPECT_EQ(five["rows"], 5);
    EXPECT_EQ(five["columns"], 5);
    EXPECT_EQ(five["nullity"], 2);
    EXPECT_EQ(five["rank"], 23);
    EXPECT_EQ(five["solvableFraction"], 0.25);
    EXPECT_EQ(five["quietPatterns"],
              json::parse("[[[0,0],[0,2],[0,4],[1,0],[1,2],[1,4],[3,0],[3,2],[3,4],[4,0],[4,2],[4,4]],"
                          "[[0,1],[0,2],[0,3],[1,0],[1,2],[1,4],[2,0],[2,1],[2,3],[2,4],[3,0],[3,2],[3,4],"
                          "[4,1],[4,2],[4,3]]]"));
    EXPECT_EQ(five["hardestKnown"], 15);
    EXPECT_EQ(five["hardestPossible"], 15);
    EXPECT_EQ(five["hardestBoard"].size(), 5U);
    EXPECT_EQ(five.size(), 9U);
    EXPECT_EQ(info({"3x3"})["quietPatterns"], json::array());
}

TEST(Info, KeepsToTheWidthOfTheTerminal) {
    CallEnvironment world;
    world.environment["COLUMNS"] = "64";
    for (const char* language : {"en", "de", "es", "fr", "it", "pl"}) {
        const Result result = call({"info", "5x5", "--lang", language}, world);
        std::istringstream lines(result.out);
        for (std::string line; std::getline(lines, line);)
            EXPECT_LE(text::places(line), 64U) << line;
    }
}

TEST(Info, AnswersInWords) {
    const Result result = call({"info", "5×5"});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.out, HasSubstr("Nullity         2\n"));
    EXPECT_THAT(result.out, HasSubstr("one board in 4\n"));
    EXPECT_THAT(result.out, HasSubstr("\n  X.X.X\n  X.X.X\n  .....\n  X.X.X\n  X.X.X\n"));
    EXPECT_THAT(call({"info", "3x3"}).out, HasSubstr("every board\n"));
    EXPECT_THAT(call({"info", "5x5", "--lang", "de"}).out, HasSubstr("eines von 4 Brettern"));
    EXPECT_THAT(call({"info", "98x98", "--stamp", "square"}).out, HasSubstr("one board in 2^195\n"));
}

TEST(Info, KnowsHardestBoards) {
    const Result words = call({"info", "8x6"});
    EXPECT_THAT(words.out, HasSubstr("Hardest boards  22 presses; no board needs more\n"));
    const std::string before = "\nA board that needs 22 presses: ";
    const auto at = words.out.find(before);
    ASSERT_NE(at, std::string::npos) << words.out;
    const std::string code = words.out.substr(at + before.size(), words.out.find('\n', at + 1) - at - before.size());
    EXPECT_EQ(call({"solve", code, "--json"}).json()["optimum"], 22);
    EXPECT_THAT(call({"info", "20x20", "--surface", "torus"}).out, HasSubstr("; the exact number is not known\n"));
    EXPECT_FALSE(info({"-"}, {"#_#\n"}).contains("hardestKnown")) << "with holes";
}

TEST(Info, AcceptsRules) {
    EXPECT_EQ(info({"5x5", "--surface", "torus"})["nullity"], 8);
    EXPECT_EQ(info({"5x5", "--stamp", "square"})["nullity"], 9);
    EXPECT_EQ(info({"-", "--surface", "torus"}, {"#....\n.....\n.....\n.....\n.....\n"})["nullity"], 8);
}

TEST(Info, AcceptsBoards) {
    const Folder folder;
    EXPECT_EQ(info({"-"}, {"##\n.#\n"})["nullity"], 0);
    EXPECT_EQ(info({folder.file("holes.txt", "#_#\n")})["rank"], 2);
    EXPECT_EQ(info({"LA1ChQC6FMo4"})["nullity"], 2);
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    EXPECT_EQ(info({folder.file("2x2", "###\n###\n")})["columns"], 3); // The whole path is not a size.
    EXPECT_EQ(info({"2x2"})["columns"], 3);                            // A file takes precedence.
    std::filesystem::current_path(before);
}

TEST(Info, AcceptsLargeBoards) {
    const json large = info({"2000x1500"});
    EXPECT_EQ(large["rank"], 2000 * 1500 - large["nullity"].get<int>());
    EXPECT_FALSE(large.contains("quietPatterns"));
    EXPECT_EQ(info({"999x999"})["nullity"], info({"-"}, {[] {
                                                     std::string rows;
                                                     for (int r = 0; r < 999; ++r)
                                                         rows += std::string(999, '#') + "\n";
                                                     return rows;
                                                 }()})["nullity"]);
    EXPECT_THAT(call({"info", "119x119"}).out, HasSubstr("shown for boards up to 100×100"));
}

TEST(Info, RefusesUnknownArguments) {
    const auto expectRefusal = [](const Result& result, const std::string& words) {
        EXPECT_EQ(result.exitCode, 2) << words;
        EXPECT_EQ(result.out, "");
        EXPECT_THAT(result.err, HasSubstr(words));
    };
    expectRefusal(call({"info"}), "info needs a board");
    expectRefusal(call({"info", "nonsense"}), "nonsense is neither a file nor a share code");
    expectRefusal(call({"info", "0x5"}), "between 1 and 16384");
    expectRefusal(call({"info", "16385x1"}), "between 1 and 16384");
    expectRefusal(call({"info", "2000x2000", "--surface", "torus"}), "can only be solved on the plane");
    expectRefusal(call({"info", "5x5", "--surface", "donut"}), "--surface must be plane");
    expectRefusal(call({"info", "LA1ChQC6FMo4", "--stamp", "plus"}), "are only for text boards");
    expectRefusal(call({"info", "-"}, {"##\n#\n"}), "equally long");
}

} // namespace
} // namespace cli
