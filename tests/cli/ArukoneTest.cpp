// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Cli.hpp"
#include "data/TemporaryFolder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* corner = "1..2\n...1\n.2..\n....\n";

Result solveText(const std::string& board, std::vector<std::string> options = {}) {
    std::vector<std::string> arguments{"arukone", "solve", "-"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return call(arguments, {board});
}

TEST(ArukoneCommand, SolvesBoardsOfEveryForm) {
    const json wanted = json::parse(R"({"solvable": true, "unique": false, "strict": false,
        "cables": [[1,0,0,"DDDRRRUU"],[2,0,3,"LDDL"]], "length": 12})");
    for (const Result& result :
         {solveText(corner, {"--fill", "any", "--json"}), call({"arukone", "solve", "AR1GOBBzkT", "--json"}),
          solveText(" AR1GOBBzkT\r\n", {"--json"}),
          solveText("4\n2\n1 0 0 2\n0 0 0 1\n0 2 0 0\n0 0 0 0\n", {"--json"})}) {
        ASSERT_EQ(result.exitCode, 0) << result.err;
        json answer = result.json();
        EXPECT_EQ(answer["engine"], "frontier");
        answer.erase("engine");
        answer.erase("seconds");
        EXPECT_EQ(answer, wanted);
    }
}

TEST(ArukoneCommand, FillsTheBoardUnlessToldOtherwise) {
    const json answer = solveText(corner, {"--json", "--count", "--least"}).json();
    EXPECT_EQ(answer["solutions"], "3");
    EXPECT_EQ(answer["length"], 14);
    EXPECT_EQ(answer["leastLength"], 14);
    EXPECT_EQ(answer["exact"], true);
    EXPECT_EQ(answer["engine"], "frontier"); // Every solution touches itself.
    EXPECT_EQ(solveText(corner, {"--json", "--count", "--fill", "any"}).json()["solutions"], "9");
}

TEST(ArukoneCommand, DrawsTheCables) {
    const Result result = call({"arukone", "solve", "AR1OcIDRCubtjqEiFmHeP-g9j"});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.out, testing::StartsWith("┌───2 1 5 6 ┌─7\n│ ┌───┘ │ │ │ 8\n"));
    EXPECT_THAT(result.out, HasSubstr("\n\nSolvable                  yes\nOnly one solution         yes\n"));
    EXPECT_THAT(solveText("1_1\n...\n").out, testing::StartsWith("1 _ 1\n└───┘\n\nSolvable"));
}

/// A stream that notes what was written to it when it was flushed first.
class FirstFlush : public std::stringbuf {
public:
    std::string first;

protected:
    int sync() override {
        if (first.empty())
            first = str();
        return std::stringbuf::sync();
    }
};

/// Nobody knows how long the other answers take on large boards with few pairs.
TEST(ArukoneCommand, WritesTheSolutionBeforeAnythingElse) {
    FirstFlush buffer;
    std::ostream out(&buffer);
    std::istringstream in(corner);
    ASSERT_TRUE(solveArukone({{"-", {}, {}, {}, arukone::Fill::All}, {}}, {in, out}, nullptr, text::Text()));
    EXPECT_THAT(buffer.first, testing::StartsWith("1"));
    EXPECT_THAT(buffer.first, testing::Not(HasSubstr("Solvable")));
    EXPECT_EQ(buffer.str(), buffer.first) << "the rest comes with the answer";
}

TEST(ArukoneCommand, StopsAfterOneSolutionIfAnyWillDo) {
    const json answer = solveText(corner, {"--any", "--json"}).json();
    EXPECT_EQ(answer["solvable"], true);
    EXPECT_TRUE(answer["unique"].is_null());
    EXPECT_TRUE(answer["strict"].is_null());
    EXPECT_EQ(answer["cables"], solveText(corner, {"--json"}).json()["cables"]);
    const Result words = solveText(corner, {"--any"});
    EXPECT_EQ(words.exitCode, 0);
    EXPECT_THAT(words.out, HasSubstr("Length"));
    EXPECT_THAT(words.out, testing::Not(HasSubstr("Only one solution")));
    EXPECT_EQ(solveText("12\n21\n", {"--any"}).exitCode, 1);
    EXPECT_THAT(solveText(corner, {"--any", "--least"}).err, HasSubstr("--any and --least cannot be used together"));
    EXPECT_THAT(solveText(corner, {"--any", "--count"}).err, HasSubstr("--any and --count cannot be used together"));
}

/// Solved at once, though it would take SAT long to say whether there is another solution.
TEST(ArukoneCommand, LeavesOpenWhatItsBudgetIsTooSmallFor) {
    const std::string board = "...............\n.1.............\n.......2.......\n...............\n..3.....4..32..\n"
                              "........1......\n...5.......6.7.\n.......4...878.\n...............\n"
                              "...............\n............96.\n..A5.........A.\n..9............\n"
                              "...............\n...............\n";
    const json answer = solveText(board, {"--json", "--budget", "0.2"}).json();
    EXPECT_EQ(answer["engine"], "diagonal");
    EXPECT_EQ(answer["cables"].size(), 10U);
    EXPECT_EQ(solveText(board, {"--any"}).exitCode, 0);
}

TEST(ArukoneCommand, UnsolvableBoardsGetANo) {
    const Result result = solveText("12\n21\n", {"--json"});
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_EQ(result.json()["solvable"], false);
    EXPECT_FALSE(result.json().contains("cables"));
    EXPECT_THAT(solveText("12\n21\n").out, HasSubstr("Solvable  no\n"));
}

TEST(ArukoneCommand, SaysWhatIsWrongWithABoard) {
    const auto error = [](const std::string& board) {
        const Result result = solveText(board);
        EXPECT_EQ(result.exitCode, 2) << board;
        EXPECT_EQ(result.out, "");
        return result.err;
    };
    EXPECT_THAT(error(""), HasSubstr("The board is empty."));
    EXPECT_THAT(error("1.1\n..\n"), HasSubstr("Line 2: this row is not as long"));
    EXPECT_THAT(error("1?1\n"), HasSubstr("Line 1, column 2: a board is made of"));
    EXPECT_THAT(error("1.2\n1..\n"), HasSubstr("Line 1, column 3: this number occurs only once."));
    EXPECT_THAT(error("1.1\n1..\n"), HasSubstr("Line 2, column 1: this number occurs a third time."));
    EXPECT_THAT(error("...\n"), HasSubstr("The board has no numbers."));
    EXPECT_THAT(error(std::string(49, '.') + "\n"), HasSubstr("at most 48 rows and 48 columns"));
    EXPECT_THAT(error("2\n2\n1 1\n0 0\n"), HasSubstr("The number of pairs in the second line is wrong"));
    EXPECT_THAT(error("AR1GOBBzkU"), HasSubstr("mistyped"));
    EXPECT_THAT(error("AR1GOBBz"), HasSubstr("from AR1 to its end"));
    EXPECT_THAT(error(std::string(70'000, '.')), HasSubstr("too large"));
}

TEST(ArukoneCommand, ChecksItsOptions) {
    const auto error = [](const std::vector<std::string>& arguments) {
        const Result result = call(arguments);
        EXPECT_EQ(result.exitCode, 2);
        return result.err;
    };
    EXPECT_THAT(error({"arukone", "greedy"}), HasSubstr("arukone greedy needs a board"));
    EXPECT_THAT(error({"arukone", "check"}), HasSubstr("check needs at least one level file"));
    EXPECT_THAT(error({"arukone"}), HasSubstr("The commands of arukone are solve, check, generate and greedy."));
    EXPECT_THAT(error({"arukone", "solve"}), HasSubstr("arukone solve needs a board"));
    EXPECT_THAT(error({"arukone", "solve", "nothing-here"}), HasSubstr("is neither a file nor a share code"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "--fill", "all"}), HasSubstr("has its own rule"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "--fill", "some"}),
                HasSubstr("--fill must be all, any or apart"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "--budget", "0"}), HasSubstr("--budget needs"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "more"}), HasSubstr("one argument too many"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "--steps"}), HasSubstr("no option --steps"));
}

TEST(ArukoneCommand, SaysWhyABoardCannotBeSolved) {
    const json why = solveText("1.2.\n....\n2.1.\n", {"--json"}).json();
    EXPECT_EQ(why["solvable"], false);
    EXPECT_EQ(why["why"], json::parse(R"({"kind":"crossing","pair":1,"other":2,"cells":[[0,0],[2,2],[0,2],[2,0]]})"));
    EXPECT_TRUE(why["engine"].is_null());
    EXPECT_THAT(solveText("1.2.\n....\n2.1.\n").out, HasSubstr("1 and 2 alternate along the border"));
    EXPECT_THAT(solveText("13.\n23_\n..1\n..2\n").out, HasSubstr("The 1 in row 1, column 1 is shut in."));
    EXPECT_THAT(solveText("1..\n..1\n...\n").out, HasSubstr("one colour has one cell too many"));
    EXPECT_THAT(solveText("11_..\n.._..\n").out,
                HasSubstr("No cable can reach the 4 cells around row 1, column 4 and still get to its other end."));
    EXPECT_FALSE(solveText(corner, {"--json"}).json().contains("why"));
}

TEST(ArukoneCommand, ReadsLevels) {
    const std::string level = R"({"format":"lichter-aus/level","version":1,"puzzle":"arukone","id":"x","name":"X",
        "fill":"any","board":["1..2","...1",".2..","...."]})";
    EXPECT_EQ(call({"arukone", "solve", "-", "--json"}, {level}).json()["length"], 12);
    EXPECT_EQ(call({"code", "-"}, {level}).out, "AR1GOBBzkT\n");
    const Result twoRules = call({"arukone", "solve", "-", "--fill", "all"}, {level});
    EXPECT_EQ(twoRules.exitCode, 2);
    EXPECT_THAT(twoRules.err, HasSubstr("has its own rule"));
}

TEST(ArukoneCommand, CablesMayBeForbiddenToRunBesideThemselves) {
    const std::string rows = "1...\n.21.\n...2\n";
    const json all = solveText(rows, {"--fill", "all", "--count", "--json"}).json();
    EXPECT_EQ(all["solutions"], "2");
    EXPECT_EQ(all["unique"], false);
    const json apart = solveText(rows, {"--fill", "apart", "--count", "--json"}).json();
    EXPECT_EQ(apart["solutions"], "1");
    EXPECT_EQ(apart["unique"], true);
    EXPECT_EQ(apart["cables"], json::parse(R"([[1, 0, 0, "DDRRU"], [2, 1, 1, "URRDD"]])"));
    EXPECT_EQ(solveText("1..1\n....\n", {"--fill", "all", "--json"}).json()["solvable"], true);
    EXPECT_EQ(solveText("1..1\n....\n", {"--fill", "apart", "--json"}).json()["solvable"], false);

    const std::string code = call({"code", "-", "--fill", "apart"}, {rows}).out;
    EXPECT_THAT(code, testing::StartsWith("AR3"));
    const Result decoded = call({"decode", code});
    EXPECT_EQ(decoded.json()["fill"], "apart");
    EXPECT_EQ(decoded.json()["version"], 3);
    EXPECT_EQ(call({"code", "-"}, {decoded.out}).out, code);
}

TEST(ArukoneCommand, GeneratesBoardsWhoseCablesMayNotRunBesideThemselves) {
    const auto generated = [] {
        return call({"arukone", "generate", "6x6", "--fill", "apart", "--seed", "s", "--json"}).json()["boards"].at(0);
    };
    const json made = generated();
    EXPECT_EQ(made["fill"], "apart");
    EXPECT_EQ(generated(), made);
    EXPECT_EQ(call({"arukone", "solve", made["code"].get<std::string>(), "--json"}).json()["strict"], true);
    EXPECT_EQ(call({"arukone", "generate", "6x6", "--fill", "apart", "--kind", "trap"}).exitCode, 2);
}

TEST(ArukoneCommand, EachPuzzleNamesTheOther) {
    const Result lights = call({"arukone", "solve", "LA1BgwCigx"});
    EXPECT_EQ(lights.exitCode, 2);
    EXPECT_THAT(lights.err, HasSubstr("This is a board of Lights Out, not of Arukone."));
    const Result fuses = call({"solve", "AR1GOBBzkT"});
    EXPECT_EQ(fuses.exitCode, 2);
    EXPECT_THAT(fuses.err, HasSubstr("This is a board of Arukone"));
}

TEST(ArukoneCommand, CodesOfBothPuzzlesAreReadAlike) {
    EXPECT_EQ(call({"code", "-", "--fill", "any"}, {corner}).out, "AR1GOBBzkT\n");
    EXPECT_EQ(call({"code", "-"}, {"4\n2\n1 0 0 2\n0 0 0 1\n0 2 0 0\n0 0 0 0\n"}).out, "AR1GOBBzkT\n");
    EXPECT_EQ(call({"code", "-"}, {"1.1\n"}).out, call({"code", "-", "--fill", "all"}, {"1.1\n"}).out);
    EXPECT_THAT(call({"code", "-"}, {"#.\n"}).out, testing::StartsWith("LA1"));
    EXPECT_THAT(call({"code", "-", "--fill", "any", "--goal", "on"}, {corner}).err, HasSubstr("only for Lights Out"));
    const Result decoded = call({"decode", "AR1GOBBzkT"});
    EXPECT_EQ(decoded.exitCode, 0);
    const json level = decoded.json();
    EXPECT_EQ(level["puzzle"], "arukone");
    EXPECT_EQ(level["fill"], "any");
    EXPECT_EQ(level["board"], json::parse(R"(["1..2","...1",".2..","...."])"));
    EXPECT_EQ(call({"code", "-"}, {decoded.out}).out, "AR1GOBBzkT\n");
}

TEST(ArukoneCommand, PlaysTheSimpleProgram) {
    const Result result = call({"arukone", "greedy", "AR1GOBBzkT", "--json"});
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_EQ(result.json(), json::parse(R"({"solves": false, "order": [[1, 4]], "cables": [[1, 0, 0, "RRDR"]],
        "stuckAt": 2, "always": "fails", "proof": "trap", "blocker": 1, "victim": 2, "witness": null})"))
        << result.out;
    const Result words = call({"arukone", "greedy", "AR1GOBBzkT", "--steps"});
    EXPECT_THAT(words.out, HasSubstr("always fails: 1 shuts in 2\n"));
    const Result solves = call({"arukone", "greedy", "-"}, {"1.1\n2.2\n"});
    EXPECT_EQ(solves.exitCode, 0);
    EXPECT_THAT(solves.out, HasSubstr("Joins in this order       1 2\n"));
    EXPECT_THAT(solves.out, HasSubstr("can solve it\n"));
    const Result lucky = call({"arukone", "greedy", "AR1OcIDRCubtjqEiFmHeP-g9j", "--json"});
    EXPECT_EQ(lucky.exitCode, 1) << "it gets stuck, but other shortest paths succeed";
    EXPECT_EQ(lucky.json()["always"], "can succeed");
    EXPECT_EQ(lucky.json()["witness"]["cables"].size(), 9U);
}

TEST(ArukoneCommand, GeneratesBoardsWithOneSolution) {
    const Result result = call({"arukone", "generate", "7x7", "--seed", "evening", "--json", "--count", "3"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    const json answer = result.json();
    ASSERT_EQ(answer["boards"].size(), 3U);
    EXPECT_GE(answer["drawn"], 3);
    EXPECT_EQ(answer["boards"][1]["seed"], "evening/2");
    for (const json& board : answer["boards"]) {
        EXPECT_EQ(board["fill"], "all");
        EXPECT_EQ(board["pairs"], 7);
        const json solved = call({"arukone", "solve", board["code"], "--json"}).json();
        EXPECT_EQ(solved["strict"], true);
        EXPECT_EQ(solved["cables"].size(), 7U);
        EXPECT_TRUE(board["grade"].contains("class"));
    }
    EXPECT_EQ(call({"arukone", "generate", "7x7", "--seed", "evening/2", "--format", "code"}).out,
              answer["boards"][1]["code"].get<std::string>() + "\n");
    const json hard = call({"arukone", "generate", "8x8", "--seed", "x", "--difficulty", "hard", "--json"}).json();
    EXPECT_EQ(hard["boards"][0]["grade"]["class"], "hard");
}

TEST(ArukoneCommand, GeneratesBoardsAgainstTheSimpleProgram) {
    const std::string task =
        call({"arukone", "generate", "8x8", "--kind", "trap", "--seed", "s", "--format", "bwinf"}).out;
    EXPECT_THAT(task, testing::StartsWith("8\n4\n"));
    const json greedy = call({"arukone", "greedy", "-", "--json"}, {task}).json();
    EXPECT_EQ(greedy["always"], "fails");
    EXPECT_EQ(greedy["proof"], "trap");
    EXPECT_EQ(call({"arukone", "solve", "-"}, {task}).exitCode, 0);
    const json scheme = call({"arukone", "generate", "6x6", "--kind", "seed", "--seed", "s", "--json"}).json();
    EXPECT_EQ(scheme["boards"][0]["pairs"], 4);
    EXPECT_EQ(call({"arukone", "greedy", scheme["boards"][0]["code"], "--json"}).json()["always"], "fails");
    EXPECT_EQ(
        call({"arukone", "generate", "6x30", "--kind", "trap", "--pairs", "9", "--seed", "s", "--count", "2"}).exitCode,
        0);
}

TEST(ArukoneCommand, GeneratedBoardsStayTheSame) {
    EXPECT_EQ(call({"arukone", "generate", "5x5", "--seed", "evening"}).out, "..214\n21...\n.....\n...53\n453..\n");
    EXPECT_EQ(call({"arukone", "generate", "5x5", "--seed", "evening", "--kind", "trap"}).out,
              "21.3.\n....1\n.....\n..3..\n2....\n");
    EXPECT_EQ(call({"arukone", "generate", "5x5", "--seed", "evening", "--kind", "seed"}).out,
              ".3..3\n1....\n..2..\n.....\n21...\n");
}

TEST(ArukoneCommand, SaysWhichBoardsCannotBeGenerated) {
    const auto refused = [](std::vector<std::string> arguments, int exitCode) {
        arguments.insert(arguments.begin(), {"arukone", "generate"});
        const Result result = call(arguments);
        EXPECT_EQ(result.exitCode, exitCode);
        EXPECT_EQ(result.out, "");
        return result.err;
    };
    EXPECT_THAT(refused({}, 2), HasSubstr("arukone generate needs a size"));
    EXPECT_THAT(refused({"five"}, 2), HasSubstr("is not a size"));
    EXPECT_THAT(refused({"3x8"}, 2), HasSubstr("have 4 to 15 rows and columns"));
    EXPECT_THAT(refused({"16x16"}, 2), HasSubstr("have 4 to 15 rows and columns"));
    EXPECT_THAT(refused({"49x8", "--kind", "trap"}, 2), HasSubstr("have 4 to 48 rows and columns"));
    EXPECT_THAT(refused({"5x6", "--kind", "seed"}, 2), HasSubstr("are square"));
    EXPECT_THAT(refused({"5x6", "--format", "bwinf"}, 2), HasSubstr("are square"));
    EXPECT_THAT(refused({"5x5", "--kind", "seed", "--pairs", "3"}, 2), HasSubstr("--pairs cannot be used"));
    EXPECT_THAT(refused({"5x5", "--kind", "trap", "--fill", "all"}, 2), HasSubstr("their cells may stay empty"));
    EXPECT_THAT(refused({"5x5", "--kind", "trap", "--difficulty", "hard"}, 2), HasSubstr("have no difficulty"));
    EXPECT_THAT(refused({"5x5", "--kind", "odd"}, 2), HasSubstr("--kind must be unique, trap or seed"));
    EXPECT_THAT(refused({"5x5", "--pairs", "0"}, 2), HasSubstr("--pairs needs a number from 1 to 200"));
    EXPECT_THAT(refused({"5x5", "--count", "0"}, 2), HasSubstr("--count needs"));
    EXPECT_THAT(refused({"5x5", "--difficulty", "odd"}, 2), HasSubstr("--difficulty must be"));
    EXPECT_THAT(refused({"5x5", "--format", "odd"}, 2), HasSubstr("--format must be text, json, code or bwinf"));
    EXPECT_THAT(refused({"5x5", "--pairs", "40", "--seed", "s"}, 1), HasSubstr("does not fit"));
    EXPECT_THAT(refused({"4x4", "--difficulty", "hardest", "--seed", "s"}, 1), HasSubstr("No such board was found"));
    const Result reason = call({"arukone", "generate", "5x5", "--pairs", "40", "--seed", "s", "--json"});
    EXPECT_EQ(reason.exitCode, 1);
    EXPECT_THAT(reason.json()["reason"].get<std::string>(), HasSubstr("does not fit"));
}

TEST(ArukoneCommand, ListsTheLevelsOfBothPuzzles) {
    const std::string pack =
        R"({"format":"lichter-aus/pack","version":1,"puzzle":"arukone","id":"p","name":"P","levels":[
        {"id":"corner","name":"C","fill":"any","board":["1..2","...1",".2..","...."]},
        {"id":"full","name":"F","board":["12..","..1.","....",".2.."]},
        {"id":"house","name":"H","puzzle":"lights","board":["##"]}]})";
    for (const std::vector<std::string>& command : {std::vector<std::string>{"check"}, {"arukone", "check"}}) {
        std::vector<std::string> arguments = command;
        arguments.insert(arguments.end(), {"-", "--list"});
        const Result list = call(arguments, {pack});
        EXPECT_EQ(list.exitCode, 0);
        EXPECT_THAT(
            list.out,
            HasSubstr("corner   4×4  any       2          9  no      –           always fails: 1 shuts in 2\n"));
        EXPECT_THAT(list.out, HasSubstr("full     4×4  all       2          1  no      easy        "));
        EXPECT_THAT(list.out, HasSubstr("house   1×2  plane plus off        1          2     2  greedy\n"));
        arguments.push_back("--json");
        const json levels = call(arguments, {pack}).json()["files"][0]["levels"];
        EXPECT_EQ(levels[0],
                  json::parse(R"({"id":"corner","puzzle":"arukone","rows":4,"columns":4,"fill":"any","pairs":2,
            "solvable":true,"solutions":"9","unique":false,"strict":false,"grade":null,"greedy":"fails"})"));
        EXPECT_EQ(levels[1]["unique"], true);
        EXPECT_EQ(levels[2]["id"], "house");
    }
    const std::string bad = R"({"format":"lichter-aus/level","version":1,"puzzle":"arukone","id":"x","name":"X",
        "goal":"on","board":["1.2","..1"]})";
    const Result problems = call({"check", "-"}, {bad});
    EXPECT_EQ(problems.exitCode, 1);
    EXPECT_THAT(problems.out, HasSubstr("-:2, goal: “goal” does not belong to a board of this puzzle.\n"));
    EXPECT_THAT(problems.out, HasSubstr("-:2: Row 1, column 3: this number occurs only once."));
    const Result unsolvable = call({"check", "-", "--list"},
                                   {R"({"format":"lichter-aus/level","version":1,"puzzle":"arukone","id":"x","name":"X",
        "board":["12","21"]})"});
    EXPECT_EQ(unsolvable.exitCode, 1);
}

TEST(ArukoneCommand, ScoresHoldRunsOfBothPuzzles) {
    const std::string run =
        R"({"format":"lichter-aus/run","version":1,"key":"AR1GOBBzkT","code":"AR1GOBBzkT","player":"Mina",)"
        R"("events":[[0,"c",0,0,"DDDRRRUU"],[1900,"c",0,3,"LDDL"]],"moves":12,"optimum":12,"exact":true,"hints":0,)"
        R"("live":false,"undos":0,"ms":1900,"date":"2026-11-21T18:03:11Z","program":"0.1.0"})";
    EXPECT_EQ(call({"verify", "-"}, {run}).exitCode, 0) << call({"verify", "-"}, {run}).out;
    std::string lie = run;
    lie.replace(lie.find("\"optimum\":12"), 12, "\"optimum\":14");
    EXPECT_EQ(call({"verify", "-"}, {lie}).exitCode, 1);
    lie = run;
    lie.replace(lie.find("\"key\":\"AR1GOBBzkT\""), 18, "\"key\":\"daily:2026-11-21\"");
    EXPECT_EQ(call({"verify", "-"}, {lie}).exitCode, 1);

    const data::test::TemporaryFolder folder;
    const auto scores = [&](std::vector<std::string> rest, const std::string& input = {}) {
        rest.insert(rest.begin(), {"scores", "--data-dir", folder.path().string()});
        return call(rest, {input});
    };
    EXPECT_EQ(scores({"import", "-"}, run).exitCode, 0);
    EXPECT_THAT(scores({}).out, HasSubstr("AR1GOBBzkT"));
    EXPECT_THAT(scores({"export", "-"}).out, HasSubstr("\"DDDRRRUU\""));
    EXPECT_EQ(scores({"--setting", "arukone:8x8,all,unique,hard"}).exitCode, 0);
    EXPECT_EQ(scores({"--setting", "8x8,all,unique,hard"}).exitCode, 0);
    EXPECT_THAT(scores({"--setting", "8x8,all,trap,hard"}).err, HasSubstr("or for Arukone"));
}

TEST(ArukoneCommand, ImportBelievesNoProof) {
    // The only solution is far longer than can be proven while importing.
    const std::string rows = "5........1\n1..3.....4\n.........3\n......2..2\n..........\n..........\n..........\n"
                             "..........\n.....5..4.\n..........\n";
    std::string code = call({"code", "-", "--fill", "any"}, {rows}).out;
    code.pop_back();
    const std::string run = R"({"format":"lichter-aus/run","version":1,"key":")" + code + R"(","code":")" + code +
                            R"(","player":"Mina","events":[[0,"c",0,9,"LLLLLLLDDDDDDDRRRRDDLLLLLLUUUUUUUU"],)"
                            R"([500,"c",3,6,"RRR"],[1000,"c",1,3,"DDDDDRRRRDDDRRUUUUULLLLUURRRR"],)"
                            R"([1500,"c",1,9,"LLLLLDDDDRRRRDDD"],[2000,"c",0,0,"RDDDDDDDDRRRR"]],"moves":95,)"
                            R"("optimum":95,"exact":true,"hints":0,"live":false,"undos":0,"ms":2000,)"
                            R"("date":"2026-11-21T18:03:11Z","program":"0.1.0"})";
    const data::test::TemporaryFolder folder;
    const std::string place = folder.path().string();
    EXPECT_EQ(call({"scores", "--data-dir", place, "import", "-"}, {run}).exitCode, 0);
    const json scores = call({"scores", "--data-dir", place, "--json"}).json()["runs"];
    ASSERT_EQ(scores.size(), 1U);
    EXPECT_EQ(scores[0]["optimum"], 95);
    EXPECT_EQ(scores[0]["exact"], false);
}

} // namespace
} // namespace cli
