// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Cli.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>

namespace cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr const char* lantern = R"({"format": "lichter-aus/pack", "version": 1, "id": "two", "name": "Two", "levels": [
{"id": "lantern", "name": {"en": "Lantern", "de": "Laterne"}, "board": ["..#..", ".###.", "#####", ".###.", "..#.."]},
{"id": "pair", "name": "Pair", "board": ["#."]}]})";

std::string contentOf(const std::filesystem::path& file) {
    std::ostringstream content;
    content << std::ifstream(file, std::ios::binary).rdbuf();
    return content.str();
}

class SheetCommand : public testing::Test {
protected:
    [[nodiscard]] std::string path(const std::string& name) const { return (m_folder.path() / name).string(); }
    [[nodiscard]] Result sheet(std::vector<std::string> arguments, const CallEnvironment& world = {}) const {
        arguments.insert(arguments.begin(), "sheet");
        return call(arguments, world);
    }
    /// The answer in JSON to a sheet that is written to a file.
    [[nodiscard]] nlohmann::json written(std::vector<std::string> arguments, const CallEnvironment& world = {}) const {
        arguments.insert(arguments.end(), {"--output", path("out.pdf"), "--force", "--json"});
        const Result result = sheet(arguments, world);
        EXPECT_EQ(result.exitCode, 0) << result.err;
        return result.exitCode == 0 ? result.json() : nlohmann::json();
    }
    /// The PDF on standard output.
    [[nodiscard]] std::string printed(std::vector<std::string> arguments, const CallEnvironment& world = {}) const {
        arguments.insert(arguments.end(), {"--output", "-"});
        const Result result = sheet(arguments, world);
        EXPECT_EQ(result.exitCode, 0) << result.err;
        EXPECT_THAT(result.out, StartsWith("%PDF-"));
        return result.out;
    }
    void expectRefusal(std::vector<std::string> arguments, const std::string& words, int exitCode = 2) const {
        arguments.insert(arguments.end(), {"--output", path("refused.pdf")});
        const Result result = sheet(arguments);
        EXPECT_EQ(result.exitCode, exitCode) << words;
        EXPECT_THAT(result.out, IsEmpty());
        EXPECT_THAT(result.err, HasSubstr(words));
        EXPECT_FALSE(std::filesystem::exists(path("refused.pdf"))) << words;
    }
    [[nodiscard]] const Folder& folder() const noexcept { return m_folder; }

private:
    Folder m_folder;
};

} // namespace

TEST_F(SheetCommand, WritesAFile) {
    const Result result = sheet({"5x5", "--count", "6", "--seed", "a", "--output", path("boards.pdf")});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_EQ(result.out, "6 boards written to " + path("boards.pdf") + ".\n");
    EXPECT_THAT(result.err, IsEmpty());
    EXPECT_THAT(contentOf(path("boards.pdf")), StartsWith("%PDF-"));
    // Nothing else stays in the folder, such as a temporary file.
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder().path()), {}), 1);
}

TEST_F(SheetCommand, SameSeedGivesSameBytes) {
    const std::string first = printed({"5x5", "--count", "3", "--seed", "a"});
    EXPECT_EQ(printed({"5x5", "--count", "3", "--seed", "a"}), first);
    EXPECT_NE(printed({"5x5", "--count", "3", "--seed", "b"}), first);
    EXPECT_NE(printed({"5x5", "--count", "3"}), printed({"5x5", "--count", "3"}));
}

TEST_F(SheetCommand, PrintsTheBoardsOfGenerate) {
    const Result generated = call({"generate", "4x5", "--surface", "torus", "--difficulty", "easy", "--seed", "s",
                                   "--count", "2", "--format", "code"});
    std::istringstream codes(generated.out);
    std::string first;
    std::string second;
    codes >> first >> second;
    EXPECT_EQ(printed({first, second}),
              printed({"4x5", "--surface", "torus", "--difficulty", "easy", "--seed", "s", "--count", "2"}));
}

TEST_F(SheetCommand, PrintsTheArukoneBoardsOfGenerate) {
    const Result generated = call({"arukone", "generate", "6x6", "--seed", "s", "--count", "2", "--format", "code"});
    std::istringstream codes(generated.out);
    std::string first;
    std::string second;
    codes >> first >> second;
    EXPECT_EQ(printed({first, second}), printed({"6x6", "--arukone", "--seed", "s", "--count", "2"}));
}

TEST_F(SheetCommand, ShowsTheSeedOnATerminal) {
    CallEnvironment world;
    world.terminal = true;
    EXPECT_THAT(sheet({"3x3", "--output", path("a.pdf")}, world).err, HasSubstr("The seed is "));
    EXPECT_THAT(sheet({"3x3", "--seed", "s", "--output", path("b.pdf")}, world).err, Not(HasSubstr("seed")));
}

TEST_F(SheetCommand, TakesWhatSolveTakes) {
    const std::string pack = folder().file("pack.json", lantern);
    const std::string rows = folder().file("board.txt", "#.#\n...\n");
    const std::string numbers = folder().file("box.txt", "1..2\n....\n..32\n1..3\n");
    EXPECT_EQ(written({pack + "#lantern"})["boards"], 1);
    EXPECT_EQ(written({rows, numbers, "LA1ChQAjvuID"})["boards"], 3);
    EXPECT_EQ(written({"-"}, {"##\n.#\n"})["boards"], 1);
    EXPECT_EQ(written({rows, "3x3", "--count", "4"})["boards"], 5);
}

TEST_F(SheetCommand, RulesAreForRandomBoardsOrForText) {
    const std::string rows = folder().file("board.txt", "#.#\n...\n");
    EXPECT_NE(printed({rows, "--surface", "torus"}), printed({rows}));
    EXPECT_EQ(written({"LA1ChQAjvuID", "3x3", "--surface", "torus"})["boards"], 2);
    EXPECT_EQ(sheet({"LA1ChQAjvuID", "--surface", "torus", "--output", path("a.pdf")}).exitCode, 2);
}

TEST_F(SheetCommand, PrintsAllLevelsOfAPack) {
    const std::string pack = folder().file("pack.json", lantern);
    EXPECT_EQ(written({pack})["boards"], 2);
    EXPECT_NE(printed({pack, "--lang", "de"}), printed({pack}));
}

TEST_F(SheetCommand, PrintsTheLevelsOfTheGame) {
    EXPECT_EQ(written({"shed"})["boards"], 16) << "with the album";
    EXPECT_EQ(written({"terrace/carpet-dealer", "shed/first-light"})["boards"], 2);
    EXPECT_EQ(written({"shed/first-light", "--surface", "torus", "3x3"})["boards"], 2);
    expectRefusal({"shed/first-light", "--surface", "torus"}, "this board has its own rules");
    expectRefusal({"shed/nothing"}, "shed/nothing is neither a file nor a share code. Nor is it a level of the game");
}

TEST_F(SheetCommand, AFileOfThatNameGoesFirst) {
    const std::string here = std::filesystem::current_path().string();
    std::filesystem::current_path(folder().path());
    std::filesystem::create_directory("shed");
    static_cast<void>(folder().file("shed/first-light", "#.#\n...\n\n##\n##\n"));
    EXPECT_EQ(written({"shed/first-light"})["boards"], 2);
    std::filesystem::current_path(here);
}

TEST_F(SheetCommand, CanBeTheSolutionsAlone) {
    const Result alone = sheet({"5x5", "--solutions", path("only.pdf")});
    EXPECT_EQ(alone.exitCode, 0);
    EXPECT_EQ(alone.out, "1 board written to " + path("only.pdf") + ".\n");
    const std::string both = path("both.pdf");
    ASSERT_EQ(sheet({"5x5", "--seed", "s", "--output", path("tasks.pdf"), "--solutions", both}).exitCode, 0);
    const nlohmann::json answer = sheet({"5x5", "--seed", "s", "--solutions", path("s.pdf"), "--json"}).json();
    EXPECT_EQ(answer["file"], nullptr);
    EXPECT_EQ(answer["pages"], 1);
    EXPECT_EQ(contentOf(path("s.pdf")), contentOf(both));
}

TEST_F(SheetCommand, LeavesNothingBehindIfOneOfTwoFilesCannotBeWritten) {
    const std::string file = folder().file("file", "");
    for (const auto& [output, solutions] :
         {std::pair{path("a.pdf"), file + "/s.pdf"}, std::pair{file + "/a.pdf", path("s.pdf")}}) {
        EXPECT_EQ(sheet({"3x3", "--output", output, "--solutions", solutions}).exitCode, 2);
        EXPECT_FALSE(std::filesystem::exists(path("a.pdf")));
        EXPECT_FALSE(std::filesystem::exists(path("s.pdf")));
    }
}

TEST_F(SheetCommand, SaysWhichBoardsCannotBeSolved) {
    const std::string pack = folder().file("pack.json", lantern);
    const Result result = sheet({pack, "--output", path("a.pdf")});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.err, HasSubstr("This board cannot be solved: 2 (Pair)."));
}

TEST_F(SheetCommand, SaysThatLevelsAreMissing) {
    const std::string pack = folder().file("damaged.json", R"({"format": "lichter-aus/pack", "version": 1, "id": "p",
        "name": "P", "levels": [{"id": "a", "name": "A", "board": ["#"]},
        {"id": "b", "name": "B", "board": ["##", "#"]}]})");
    const Result result = sheet({pack, "--output", path("a.pdf")});
    EXPECT_THAT(result.err, HasSubstr("damaged.json:3, level “b”, row 2: The row has 1 cell"));
}

TEST_F(SheetCommand, HasPagesForSolutionsUnlessTheyAreLeftOut) {
    EXPECT_EQ(written({"5x5", "--count", "6"})["pages"], 2);
    EXPECT_EQ(written({"5x5", "--count", "6", "--no-solutions"})["pages"], 1);
    EXPECT_EQ(written({"5x5", "--count", "6", "--no-solutions", "--per-page", "2"})["pages"], 3);
}

TEST_F(SheetCommand, PaperIsThatOfTheCountryUnlessChosen) {
    CallEnvironment american;
    american.environment["LANG"] = "en_US.UTF-8";
    const std::vector<std::string> board{"LA1ChQAjvuID"};
    EXPECT_THAT(printed(board), HasSubstr("595.27"));
    EXPECT_THAT(printed(board, american), HasSubstr("612 792"));
    EXPECT_THAT(printed({"LA1ChQAjvuID", "--paper", "a4"}, american), HasSubstr("595.27"));
    EXPECT_THAT(printed({"LA1ChQAjvuID", "--paper", "letter"}), HasSubstr("612 792"));
}

TEST_F(SheetCommand, TitleIsInTheFile) {
    EXPECT_THAT(printed({"LA1ChQAjvuID", "--title", "Class 4b"}), HasSubstr("/Title (Class 4b)"));
    EXPECT_THAT(printed({"LA1ChQAjvuID", "--title", "line\nbreak, \xff and 日本語"}), Not(HasSubstr("/Title (line")));
}

TEST_F(SheetCommand, ReplacesNothingUnlessForced) {
    const std::string file = folder().file("boards.pdf", "mine");
    const Result refused = sheet({"3x3", "--output", file});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr("--force"));
    EXPECT_EQ(contentOf(file), "mine");
    EXPECT_EQ(sheet({"3x3", "--output", file, "--force"}).exitCode, 0);
    EXPECT_THAT(contentOf(file), StartsWith("%PDF-"));
}

TEST_F(SheetCommand, NeverWritesIntoTheGamesData) {
    const Result refused =
        sheet({"3x3", "--data-dir", folder().path().string(), "--output", path("lichter-aus.db"), "--force"});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr("keeps its own data"));
    EXPECT_FALSE(std::filesystem::exists(path("lichter-aus.db")));
}

TEST_F(SheetCommand, SaysWhyAFileCannotBeWritten) {
    const std::string file = folder().file("file", "");
    const Result below = sheet({"3x3", "--output", file + "/boards.pdf"});
    EXPECT_EQ(below.exitCode, 2);
    EXPECT_THAT(below.err, HasSubstr(file));
}

TEST_F(SheetCommand, MakesNoFolder) {
    const Result refused = sheet({"3x3", "--output", path("missing/boards.pdf"), "--force"});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_THAT(refused.err, HasSubstr("There is no folder " + path("missing")));
    EXPECT_FALSE(std::filesystem::exists(path("missing")));
}

TEST_F(SheetCommand, LeavesNothingOfAFileThatDoesNotFit) {
    struct rlimit before {};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    struct rlimit small = before;
    small.rlim_cur = 1000;
    setrlimit(RLIMIT_FSIZE, &small);
    const Result result = sheet({"3x3", "--output", path("boards.pdf")});
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, ignored);
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_THAT(result.err, HasSubstr("boards.pdf"));
    EXPECT_TRUE(std::filesystem::is_empty(folder().path()));
}

TEST_F(SheetCommand, RefusesWhatItDoesNotUnderstand) {
    expectRefusal({}, "sheet needs boards");
    expectRefusal({"nonsense"}, "neither a file nor a share code");
    expectRefusal({"0x5"}, "100");
    expectRefusal({"5x5", "--paper", "a5"}, "--paper must be a4 or letter, not “a5”.");
    expectRefusal({"5x5", "--per-page", "0"}, "--per-page needs a number from 1 to 24");
    expectRefusal({"5x5", "--per-page", "many"}, "--per-page needs a number from 1 to 24");
    expectRefusal({"5x5", "--count", "401"}, "--count needs a number from 1 to 400");
    expectRefusal({"5x5", "6x6", "--count", "300"}, "600 boards");
    expectRefusal({"LA1ChQAjvuID", "--count", "2"}, "give a size");
    expectRefusal({"LA1ChQAjvuID", "--arukone"}, "give a size");
    expectRefusal({"5x5", "--arukone", "--surface", "torus"}, "only for Lights Out");
    expectRefusal({"5x5", "--arukone", "--optimum", "3"}, "only for Lights Out");
    expectRefusal({"20x20", "--arukone"}, "4 to 15 rows");
    expectRefusal({"5x5", "--difficulty", "any", "--optimum", "3"}, "cannot be used together");
    expectRefusal({"5x5", "--optimum", "24"}, "Choose 1 to 15 moves", 1);
    expectRefusal({"60x60", "--per-page", "12"}, "too small to read");
    const Result nowhere = sheet({"5x5"});
    EXPECT_EQ(nowhere.exitCode, 2);
    EXPECT_THAT(nowhere.err, HasSubstr("--output"));
    const Result both = sheet({"5x5", "--output", "-", "--json"});
    EXPECT_EQ(both.exitCode, 2);
    EXPECT_THAT(both.err, HasSubstr("--json and --output -"));
}

TEST_F(SheetCommand, EachPupilGetsASheet) {
    std::ofstream(path("names.csv")) << "Name;Class\nAda;7b\nBen;7b\n";
    const nlohmann::json answer = written({"5x5", "4x4", "--count", "2", "--seed", "monday", "--pupils",
                                           path("names.csv"), "--solutions", path("s.pdf")});
    EXPECT_EQ(answer["pupils"], 2);
    EXPECT_THAT(sheet({"5x5", "--pupils", path("names.csv"), "--output", path("told.pdf")}).out,
                testing::EndsWith(".pdf.\n2 pupils: Ada, Ben\n"));
    std::ofstream(path("unclear.csv")) << "Nr.;Kind\n1;Ada\n";
    expectRefusal({"5x5", "--pupils", path("unclear.csv")}, "it does not say which column has the names");
    EXPECT_EQ(answer["boards"], 8);
    EXPECT_EQ(answer["pages"], 2) << "a page for each; the solutions are in their own file";
    EXPECT_EQ(answer["solutions"], path("s.pdf"));
    EXPECT_THAT(contentOf(path("s.pdf")), StartsWith("%PDF-"));
    expectRefusal({"5x5", "--count", "201", "--pupils", path("names.csv")}, "These are 402 boards.");
    expectRefusal({"5x5", "--pupils", path("none.csv")}, "none.csv");
    expectRefusal({"5x5", "--solutions", path("refused.pdf")}, "must be different files");
    expectRefusal({"5x5", "--solutions", path("./refused.pdf")}, "must be different files");
    expectRefusal({"-", "--pupils", "-"}, "cannot be used together");
    expectRefusal({"5x5", "--solutions", path("x.pdf"), "--no-solutions"}, "cannot be used together");
    std::ofstream(path("class.json"))
        << R"({"format":"lichter-aus/class","version":1,"name":"7b","tasks":[{"level":"shed/first-light"}])"
        << "}";
    expectRefusal({"5x5", "--pupils", path("class.json")}, "has no list of pupils");
    std::ofstream(path("class.json"))
        << R"({"format":"lichter-aus/class","version":1,"name":"7b","tasks":[{"level":"a/b"}],"pupils":["Zoe"]})";
    EXPECT_EQ(written({"5x5", "--seed", "a", "--pupils", path("class.json")})["pupils"], 1);
}

} // namespace cli
