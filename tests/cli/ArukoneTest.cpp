#include "cli/Cli.hpp"

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
    EXPECT_THAT(result.out, HasSubstr("Only one solution         yes\n"));
    EXPECT_THAT(result.out, HasSubstr("\n┌───2 1 5 6 ┌─7\n│ ┌───┘ │ │ │ 8\n"));
    EXPECT_THAT(solveText("1_1\n...\n").out, HasSubstr("\n1 _ 1\n└───┘\n"));
}

TEST(ArukoneCommand, UnsolvableIsNo) {
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
    EXPECT_THAT(error("1.1\n..\n"), HasSubstr("Row 2 is not as long"));
    EXPECT_THAT(error("1#1\n"), HasSubstr("Row 1, column 2: a board is made of"));
    EXPECT_THAT(error("1.2\n1..\n"), HasSubstr("Row 1, column 3: this number occurs only once."));
    EXPECT_THAT(error("1.1\n1..\n"), HasSubstr("Row 2, column 1: this number occurs a third time."));
    EXPECT_THAT(error("...\n"), HasSubstr("The board has no numbers."));
    EXPECT_THAT(error(std::string(31, '.') + "\n"), HasSubstr("at most 30 rows and 30 columns"));
    EXPECT_THAT(error("2\n2\n1 1\n0 0\n"), HasSubstr("another number of pairs"));
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
    EXPECT_THAT(error({"arukone"}), HasSubstr("The command of arukone is solve."));
    EXPECT_THAT(error({"arukone", "solve"}), HasSubstr("arukone solve needs a board"));
    EXPECT_THAT(error({"arukone", "solve", "nothing-here"}), HasSubstr("is neither a file nor a share code"));
    EXPECT_THAT(error({"arukone", "solve", "LA1BgwCigx"}), HasSubstr("is neither a file nor a share code"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "--fill", "all"}), HasSubstr("has its own rule"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "--fill", "some"}), HasSubstr("--fill must be all or any"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "--budget", "0"}), HasSubstr("--budget needs"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "more"}), HasSubstr("one argument too many"));
    EXPECT_THAT(error({"arukone", "solve", "AR1GOBBzkT", "--steps"}), HasSubstr("no option --steps"));
}

} // namespace
} // namespace cli
