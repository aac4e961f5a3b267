// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Posix.hpp"
#include "cli/Cli.hpp"
#include "cli/Commands.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <regex>
#include <set>
#include <streambuf>
#include <utility>

namespace cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// Expects one line on standard error and nothing on standard output.
void expectRefusal(const Result& result, int exitCode, const std::string& words) {
    EXPECT_EQ(result.exitCode, exitCode) << words;
    EXPECT_EQ(result.out, "") << words;
    EXPECT_THAT(result.err, HasSubstr(words));
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
}

json boards(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "generate");
    arguments.emplace_back("--json");
    const Result result = call(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(result.err, "");
    return result.json()["boards"];
}

TEST(Generate, MakesBoardsInQuietHours) {
    for (const json& each : boards({"5x5", "--quiet-hours", "--seed", "x", "--count", "3"})) {
        EXPECT_EQ(each["quietHours"], true);
        const lights::Puzzle puzzle = lights::decodePuzzle(each["code"].get<std::string>()).value();
        EXPECT_TRUE(puzzle.rules().quietHours);
        EXPECT_EQ(lights::solve(puzzle).result->moves(), each["optimum"].get<int>());
    }
    EXPECT_FALSE(boards({"5x5", "--seed", "x"})[0].contains("quietHours"));
    expectRefusal(call({"generate", "5x5", "--quiet-hours", "--difficulty", "easy"}), 1, "“any” is the only possible");
}

TEST(Generate, PrintsBoardAsText) {
    const Result result = call({"generate", "5x5", "--seed", "evening"});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.out, "#.###\n.#...\n.#.#.\n.##..\n#.#..\n"); // This never changes.
    EXPECT_EQ(call({"solve", "-"}, {result.out}).exitCode, 0);
}

TEST(Generate, SeparatesBoardsByEmptyLine) {
    const Result two = call({"generate", "2×3", "--seed", "s", "--count", "2"});
    EXPECT_TRUE(std::regex_match(two.out, std::regex("[.#]{3}\n[.#]{3}\n\n[.#]{3}\n[.#]{3}\n"))) << two.out;
    const std::string first = call({"generate", "2x3", "--seed", "s"}).out;
    const std::string second = call({"generate", "2x3", "--seed", "s/2"}).out;
    EXPECT_EQ(two.out, first + "\n" + second);
}

TEST(Generate, PrintsCodes) {
    const Result result = call({"generate", "4X6", "--format", "code", "--seed", "s", "--count", "3"});
    std::istringstream lines(result.out);
    std::set<std::string> codes;
    for (std::string code; std::getline(lines, code); codes.insert(code)) {
        ASSERT_TRUE(lights::decodePuzzle(code).has_value()) << code;
        EXPECT_EQ(call({"solve", code}).exitCode, 0);
    }
    EXPECT_EQ(codes.size(), 3U);
}

TEST(Generate, AnswersInJsonWithDocumentedKeys) {
    const json list = boards({"5x7", "--surface", "torus", "--stamp", "cross", "--goal", "on", "--seed", "x",
                              "--difficulty", "easy", "--count", "2"});
    ASSERT_EQ(list.size(), 2U);
    const json& board = list[0];
    EXPECT_EQ(board["seed"], "x");
    EXPECT_EQ(list[1]["seed"], "x/2");
    EXPECT_EQ(board["rows"], 5);
    EXPECT_EQ(board["columns"], 7);
    EXPECT_EQ(board["surface"], "torus");
    EXPECT_EQ(board["stamp"], "cross");
    EXPECT_EQ(board["goal"], "on");
    EXPECT_EQ(board["board"].size(), 5U);
    EXPECT_EQ(board.size(), 9U);
    const auto puzzle = lights::decodePuzzle(board["code"].get<std::string>()).value();
    EXPECT_EQ(lights::solve(puzzle).result->moves(), board["optimum"]);
}

TEST(Generate, GeneratesPicturesAsGoals) {
    const json board = boards({"6x6", "--goal", "picture", "--seed", "x"})[0];
    ASSERT_EQ(board["goal"].size(), 6U);
    EXPECT_EQ(lights::decodePuzzle(board["code"].get<std::string>())->goal(), lights::GoalKind::Picture);
}

TEST(Generate, MeetsRequestedDifficulty) {
    EXPECT_EQ(boards({"5x5", "--optimum", "15", "--seed", "x"})[0]["optimum"], 15);
    EXPECT_LE(boards({"5x5", "--difficulty", "easy", "--seed", "x"})[0]["optimum"], 7);
    EXPECT_GE(boards({"5x5", "--difficulty", "hardest", "--seed", "x"})[0]["optimum"], 14);
    EXPECT_EQ(boards({"79x79", "--seed", "x"})[0]["optimum"], json()); // Not proven.
    EXPECT_EQ(call({"generate", "5x5", "--difficulty", "any", "--seed", "x"}).out,
              call({"generate", "5x5", "--seed", "x"}).out);
    EXPECT_EQ(call({"generate", "5x5", "--format", "json", "--seed", "x"}).out,
              call({"generate", "5x5", "--json", "--seed", "x"}).out);
}

TEST(Generate, GeneratesSeedAndShowsIt) {
    const json first = boards({"9x9"})[0];
    const json second = boards({"9x9"})[0];
    EXPECT_EQ(first["seed"].get<std::string>().size(), 8U);
    EXPECT_NE(first["seed"], second["seed"]);
    EXPECT_EQ(boards({"9x9", "--seed", first["seed"]})[0], first);

    CallEnvironment world;
    EXPECT_EQ(call({"generate", "9x9"}, world).err, "");
    world.terminal = true;
    EXPECT_THAT(call({"generate", "9x9"}, world).err, HasSubstr("The seed is "));
    EXPECT_THAT(call({"generate", "9x9", "--seed", "x"}, world).err, testing::Not(HasSubstr("The seed is ")));
}

TEST(Generate, AcceptsAnyBytesAsSeed) {
    puzzle::Random random("cli seeds");
    for (int i = 0; i < 200; ++i) {
        std::string seed(1 + random.below(20), '\0');
        for (char& byte : seed)
            byte = static_cast<char>(1 + random.below(255)); // A zero byte would end the argument.
        const Result result = call({"generate", "4x4", "--json", "--seed=" + seed});
        ASSERT_EQ(result.exitCode, 0) << result.err;
        ASSERT_EQ(result.json()["boards"].size(), 1U);
    }
}

TEST(Generate, RefusesImpossibleSettings) {
    expectRefusal(call({"generate", "5x5", "--optimum", "16"}), 1, "Choose 1 to 15 moves");
    expectRefusal(call({"generate", "5x5", "--optimum", "0"}), 1, "Choose 1 to 15 moves");
    expectRefusal(call({"generate", "1x1", "--optimum", "2"}), 1, "Choose 1 move.");
    expectRefusal(call({"generate", "1x1", "--difficulty", "hard"}), 1, "too few for this difficulty");
    expectRefusal(call({"generate", "79x79", "--difficulty", "easy"}), 1, "cannot be proven");
    expectRefusal(call({"generate", "79x79", "--optimum", "3000"}), 1, "A small exact optimum may still be found");
    EXPECT_EQ(call({"generate", "79x79", "--optimum", "20", "--seed", "small"}).exitCode, 0) << "and it is";
    expectRefusal(call({"generate", "79x79", "--difficulty", "easy", "--lang", "de"}), 1,
                  "ein kleines genaues Optimum");
    expectRefusal(call({"generate", "0x5"}), 2, "between 1 and 100 rows and columns");
    expectRefusal(call({"generate", "5x101"}), 2, "between 1 and 100 rows and columns");
    expectRefusal(call({"generate", "5x5", "--optimum", "16", "--lang", "de"}), 1, "Möglich sind 1 bis 15 Züge");
}

TEST(Generate, GivesReasonAsJsonToo) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> impossible{
        {{"5x5", "--optimum", "99"}, "Choose 1 to 15 moves"},
        {{"1x1", "--difficulty", "hard"}, "too few for this difficulty"},
        {{"79x79", "--difficulty", "easy"}, "cannot be proven"},
        {{"79x79", "--optimum", "3000", "--seed", "x"}, "A small exact optimum may still be found"},
        {{"4x4", "--optimum", "8", "--count", "3", "--lang", "de"}, "Möglich sind 1 bis 7 Züge"},
    };
    for (auto [arguments, words] : impossible) {
        arguments.insert(arguments.begin(), {"generate", "--json"});
        const Result result = call(arguments);
        EXPECT_EQ(result.exitCode, 1) << words;
        const json answer = result.json();
        EXPECT_EQ(answer["boards"], json::array()) << words;
        EXPECT_THAT(answer["reason"].get<std::string>(), HasSubstr(words));
        EXPECT_THAT(result.err, HasSubstr(words));
    }
    expectRefusal(call({"generate", "--json", "0x5"}), 2, "between 1 and 100 rows and columns");
}

TEST(Generate, RefusesUnknownArguments) {
    expectRefusal(call({"generate"}), 2, "needs a size");
    for (const char* size : {"5", "5x", "x5", "5x5x5", "-5x5", "5 x5", "5.0x5", "five", "5×", "99999999999x1"})
        expectRefusal(call({"generate", "--", size}), 2, "is not a size");
    expectRefusal(call({"generate", "5x5", "6x6"}), 2, "one argument too many");
    expectRefusal(call({"generate", "5x5", "--surface", "donut"}), 2, "--surface must be plane");
    expectRefusal(call({"generate", "5x5", "--stamp", "star"}), 2, "--stamp must be plus");
    expectRefusal(call({"generate", "5x5", "--goal", "moon"}), 2, "--goal must be off");
    expectRefusal(call({"generate", "5x5", "--difficulty", "harder"}), 2, "--difficulty must be any");
    expectRefusal(call({"generate", "5x5", "--optimum", "few"}), 2, "--optimum needs a number");
    expectRefusal(call({"generate", "5x5", "--optimum", "-1"}), 2, "--optimum");
    expectRefusal(call({"generate", "5x5", "--optimum", "3", "--difficulty", "easy"}), 2, "cannot be used together");
    for (const char* count : {"0", "1000001", "-1", "x", "1e3"})
        expectRefusal(call({"generate", "5x5", std::string("--count=") + count}), 2, "--count needs a number");
    expectRefusal(call({"generate", "5x5", "--seed", ""}), 2, "--seed needs a value");
    expectRefusal(call({"generate", "5x5", "--format", "yaml"}), 2, "--format must be text");
    expectRefusal(call({"generate", "5x5", "--format", "code", "--json"}), 2, "cannot be used together");
}

TEST(Generate, ShowsProgressOnlyOnTerminalAndErasesIt) {
    const std::vector<std::string> arguments{"generate", "23x23", "--difficulty", "hardest", "--seed", "x"};
    CallEnvironment world;
    EXPECT_EQ(call(arguments, world).err, "");
    world.terminal = true;
    const Result shown = call(arguments, world);
    EXPECT_THAT(shown.err, HasSubstr("Searching"));
    EXPECT_THAT(shown.err, testing::EndsWith("\r\033[K"));
}

/// A terminal whose user presses Ctrl+C as soon as anything is written to it.
class Impatient : public std::streambuf {
protected:
    int_type overflow(int_type character) override {
        if (!std::exchange(m_pressed, true))
            kill(getpid(), SIGINT);
        return traits_type::not_eof(character);
    }

private:
    bool m_pressed = false;
};

POSIX_TEST(Generate, StopsWithCtrlC) {
    GenerateRequest request;
    // There may be such a board; none is known.
    request.setting = {9, 7, {lights::Stamp::Plus, lights::Surface::Torus}, lights::GoalKind::Off, 23};
    request.seed = "x";
    Impatient impatient;
    std::ostream terminal(&impatient);
    const Outcome outcome = generate(request, systemEntropy, &terminal, text::Text());
    ASSERT_TRUE(outcome.has_value());
    EXPECT_EQ(outcome->exitCode, exitInterrupted);
    EXPECT_EQ(outcome->output, "");
    EXPECT_THAT(outcome->remark, HasSubstr("Stopped"));

    Impatient again;
    std::ostream other(&again);
    request.format = GenerateRequest::Format::Json;
    const Outcome stopped = generate(request, systemEntropy, &other, text::Text());
    EXPECT_EQ(stopped->exitCode, exitInterrupted);
    EXPECT_THAT(json::parse(stopped->output)["reason"].get<std::string>(), HasSubstr("Stopped"));
}

POSIX_TEST(Generate, StopsBetweenBoards) {
    const auto stopped = [](const auto& command, auto request) {
        request.count = 1'000'000; // Each takes no time; all of them take minutes.
        request.seed = "x";
        Impatient impatient;
        std::ostream terminal(&impatient);
        const auto start = std::chrono::steady_clock::now();
        const Outcome outcome = command(request, systemEntropy, &terminal, text::Text());
        EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
        EXPECT_EQ(outcome.value().exitCode, exitInterrupted);
        EXPECT_THAT(outcome.value().remark, HasSubstr("Stopped"));
    };
    stopped(generate, GenerateRequest());
    ArukoneGenerateRequest box;
    box.setting.size = {4, 4};
    stopped(generateArukone, box);
    box.scheme = true;
    box.setting.size = {6, 6};
    stopped(generateArukone, box);
}

TEST(Generate, HasHelpInBothLanguages) {
    for (const char* words : {"generate", "--difficulty", "--optimum", "--seed", "--count", "TEXT/2"})
        EXPECT_THAT(call({"generate", "--help"}).out, HasSubstr(words));
    EXPECT_THAT(call({"generate", "--help", "--lang", "de"}).out, HasSubstr("Startwert"));
}

} // namespace
} // namespace cli
