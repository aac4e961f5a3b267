// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Cli.hpp"
#include "data/Runs.hpp"
#include "data/classes/ClassPlan.hpp"
#include "data/files/Json.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/shared/SharedFolder.hpp"
#include "lights/solver/Solver.hpp"
#include "text/HelpFormatter.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

namespace cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class ClassCommand : public testing::Test {
protected:
    ClassCommand() { std::filesystem::create_directory(drive()); }

    [[nodiscard]] std::filesystem::path drive() const { return m_folder.path() / "drive"; }
    [[nodiscard]] Result make(std::vector<std::string> options) const {
        options.insert(options.begin(), {"class", "make", drive().string()});
        return call(options);
    }
    [[nodiscard]] Result show(std::vector<std::string> options = {}) const {
        options.insert(options.begin(), {"class", drive().string(), "--data-dir", (m_folder.path() / "data").string()});
        return call(options);
    }
    [[nodiscard]] data::ClassPlan plan() const {
        return data::readClassPlan(data::SharedFolder(drive()).readClass().value()).plan.value();
    }
    void play(const data::Run& run) const {
        const std::string lines = data::formatRunLine(run);
        ASSERT_TRUE(data::SharedFolder(drive()).publish({data::sharedFileName(lines), lines}));
    }

    Folder m_folder;
};

TEST_F(ClassCommand, MakesAClassAndShowsItsTable) {
    const std::string code = lights::encodePuzzle(data::test::smallPuzzle());
    const Result made = make(
        {"--name", "Class 7b", "--counts", "optimum", "--until", "2099-12-31", "--level", "shed/first-light", code});
    EXPECT_EQ(made.err, "");
    EXPECT_EQ(made.out, "Class 7b: 2 boards.\n");
    play(data::test::smallRun({"Ada", 0, 75, "2026-09-01T10:00:00Z"}, code));
    play(data::test::smallRun({"Zoe", 1, 10, "2026-09-01T10:00:00Z", 1}, code));
    const Result shown = show();
    EXPECT_EQ(shown.err, "");
    EXPECT_THAT(shown.out, HasSubstr("Class 7b\nOnly three stars count"));
    EXPECT_THAT(shown.out, HasSubstr("Ada      1/2  –     4 1:15\n"));
    EXPECT_THAT(shown.out, HasSubstr("Zoe      0/2  –  (6* 0:10)\n"));
    EXPECT_THAT(shown.out, HasSubstr("* with help."));
    const auto json = show({"--json"}).json();
    EXPECT_EQ(json["name"], "Class 7b");
    EXPECT_EQ(json["counts"], "optimum");
    EXPECT_EQ(json["tasks"][1]["key"], code);
    EXPECT_EQ(json["tasks"][0]["until"], "2099-12-31");
    EXPECT_EQ(json["pupils"][0]["results"][1]["seconds"], 75.0);
    EXPECT_TRUE(json["pupils"][0]["results"][0].is_null());
    EXPECT_THAT(show({"--csv"}).out, HasSubstr("\nZoe,2,Board "));
    EXPECT_THAT(show({"--tsv"}).out, HasSubstr("\nZoe\t2\tBoard "));
    EXPECT_THAT(show({"--csv", "--matrix"}).out, HasSubstr("\nAda,1,3,4,75,–,4\n"));
    EXPECT_THAT(show({"--tsv", "--matrix", "--lang", "de"}).out, HasSubstr("\nZoe\t0\t0\t0\t0\t–\t"));
}

TEST_F(ClassCommand, TableFitsIntoANarrowTerminal) {
    const std::string code = lights::encodePuzzle(data::test::smallPuzzle());
    ASSERT_EQ(make({"--name", "7b", "--until", "2099-12-31", "--house", "shed", code}).exitCode, exitYes);
    play(data::test::smallRun({"Maximiliane Dora", 1, 75, "2026-09-01T10:00:00Z", 1}, code));
    CallEnvironment world;
    world.environment["COLUMNS"] = "64";
    const std::string shown =
        call({"class", drive().string(), "--data-dir", (m_folder.path() / "data").string()}, world).out;
    std::istringstream lines(shown);
    for (std::string line; std::getline(lines, line);)
        EXPECT_LE(text::places(line), 64U) << line;
    EXPECT_TRUE(std::regex_search(
        shown, std::regex("\n\nPlayer +Done +[0-9]+[^]*\nMaximiliane Dora +1/15 [^]*\n\nPlayer +Done")))
        << "its columns go on below";
    EXPECT_THAT(shown, HasSubstr("6* 1:15\n"));
    EXPECT_THAT(show().out, testing::Not(HasSubstr("\n\nPlayer  Done  9"))) << "in a file there is room for all";
}

TEST_F(ClassCommand, HasAListOfPupilsAndMarksLateRuns) {
    const std::string code = lights::encodePuzzle(data::test::smallPuzzle());
    const std::string list = (m_folder.path() / "pupils.csv").string();
    std::ofstream(list) << "Nr;Name\n1;Zoe\n2;Bob\n";
    const Result made = make({"--name", "7b", "--until", "2026-09-01", "--pupils", list, code});
    ASSERT_EQ(made.err, "");
    EXPECT_EQ(made.out, "7b: 1 board.\n2 pupils: Zoe, Bob\n");
    EXPECT_THAT(plan().pupils, testing::ElementsAre("Zoe", "Bob"));
    play(data::test::smallRun({"zoe", 0, 75, "2026-09-02T10:00:00Z"}, code));
    play(data::test::smallRun({"Ada", 0, 10, "2026-09-01T10:00:00Z"}, code));
    const Result shown = show();
    EXPECT_EQ(shown.err, "");
    EXPECT_THAT(shown.out, HasSubstr("Bob      0/1         –\n"
                                     "Zoe      0/1  [4 1:15]\n"
                                     "Ada +    1/1    4 0:10\n"));
    EXPECT_THAT(shown.out, HasSubstr("[…] late: after the last day."));
    EXPECT_THAT(shown.out, HasSubstr("+ not on the list of pupils."));
    EXPECT_THAT(show({"--csv", "--matrix"}).out, HasSubstr("\nBob,1,0,0,0,0,–\nZoe,1,0,0,0,0,late: 4\nAda,0,1,"));
    EXPECT_THAT(show({"--as-listed"}).out, HasSubstr("Zoe      0/1  [4 1:15]\n"
                                                     "Bob      0/1         –\n"
                                                     "Ada +    1/1    4 0:10\n"));
    EXPECT_EQ(show({"--json"}).json()["pupils"][1]["results"][0]["late"], true);
    EXPECT_EQ(show({"--json", "--as-listed"}).json()["pupils"][0]["player"], "Zoe");
    ASSERT_EQ(make({"--add", "--counts", "first"}).err, "");
    EXPECT_THAT(plan().pupils, SizeIs(2)) << "the list stays";
    std::ofstream(list) << "Zoe\nBob\nbob\n";
    const Result refused = make({"--add", "--pupils", list});
    EXPECT_EQ(refused.exitCode, exitBad);
    EXPECT_THAT(refused.err, HasSubstr("pupils.csv: Line 3, “bob”: This name is on the list already."));
    EXPECT_THAT(plan().pupils, SizeIs(2));
    std::ofstream(list) << "Carl\n";
    ASSERT_EQ(make({"--add", "--pupils", list}).err, "");
    EXPECT_THAT(plan().pupils, testing::ElementsAre("Carl")) << "a new list";
}

TEST_F(ClassCommand, ADamagedFolderIsSaidAndMended) {
    const std::string code = lights::encodePuzzle(data::test::smallPuzzle());
    ASSERT_EQ(make({"--name", "7b", code}).err, "");
    play(data::test::smallRun({"Ada"}, code));
    const auto marker = drive() / "lichter-aus-board.json";
    ASSERT_TRUE(std::filesystem::exists(marker));
    std::ofstream(marker) << "{";
    for (const Result& refused : {show(), make({"--add", code}), make({"--name", "7c", code})}) {
        EXPECT_EQ(refused.exitCode, exitBad);
        EXPECT_THAT(refused.err, HasSubstr("The file lichter-aus-board.json in the folder of the shared leaderboard is "
                                           "damaged. The runs and the class are still there"));
    }
    EXPECT_EQ(make({"--force"}).out,
              "The shared leaderboard can be used again. Its runs and its class are as they were.\n");
    EXPECT_EQ(plan().name, "7b");
    EXPECT_THAT(show().out, HasSubstr("Ada"));
    std::ofstream(marker) << "{";
    EXPECT_EQ(make({"--force", "--name", "7c", code}).out, "7c: 1 board.\n");
    EXPECT_THAT(show().out, HasSubstr("Ada")) << "no run is lost";
}

TEST_F(ClassCommand, LongNamesAreShortenedAndSaid) {
    const std::string list = (m_folder.path() / "pupils.csv").string();
    std::ofstream(list) << "Ada\nMaximilian Mustermann\n";
    const Result made = make({"--name", "7b", "--pupils", list, "--level", "shed/first-light"});
    EXPECT_EQ(made.exitCode, 0);
    EXPECT_THAT(made.err, HasSubstr("1 name has more than 16 letters and is shortened: “Maximilian M.” for "
                                    "Maximilian Mustermann."));
    EXPECT_THAT(plan().pupils, testing::ElementsAre("Ada", "Maximilian M."));
}

TEST_F(ClassCommand, ListsOfPupilsAreNoGuesswork) {
    const std::string list = (m_folder.path() / "pupils.csv").string();
    std::ofstream(list) << "Nr.;Nachname;Vorname\n1;Müller;Änne\n2;Kranz;Björn\n3;A;A\n4;B;B\n5;C;C\n6;D;D\n7;E;E\n";
    const Result made = make({"--name", "7b", "--pupils", list, "--level", "shed/first-light"});
    EXPECT_EQ(made.err, "");
    EXPECT_THAT(made.out, HasSubstr("\n7 pupils: Änne Müller, Björn Kranz, A A, B B, C C, D D, …\n"));
    const auto refuses = [&](const std::string& content, const char* words) {
        std::ofstream(list) << content;
        const Result refused = make({"--force", "--name", "7b", "--pupils", list, "--level", "shed/first-light"});
        EXPECT_EQ(refused.exitCode, exitBad);
        EXPECT_THAT(refused.err, HasSubstr(words));
        EXPECT_THAT(plan().pupils, SizeIs(7)) << "nothing has changed";
    };
    refuses("Nr.;Kind\n1;Ada\n", "pupils.csv: The file is a table, and it does not say which column has the names. "
                                 "Write “Name” above that column, or “First name” and “Last name” above two.");
    refuses("Name\nBj\xf6rn\n", "pupils.csv: The file is not UTF-8 text. Save it again: in Excel as “CSV UTF-8”");
    std::ofstream(list) << "\"Klasse\"\t\"Name\"\n\"7b\"\t\"Ada\"\n";
    ASSERT_EQ(make({"--add", "--pupils", list}).err, "") << "no JSON, although it begins with a quote";
    EXPECT_THAT(plan().pupils, testing::ElementsAre("Ada"));
}

TEST_F(ClassCommand, WarnsOfALastDayThatIsOver) {
    const Result made = make({"--name", "7b", "--until", "2020-01-01", "--level", "shed/first-light"});
    EXPECT_EQ(made.exitCode, exitYes);
    EXPECT_THAT(made.err, HasSubstr("The last day, 2020-01-01, is over: no run can count any more."));
}

TEST_F(ClassCommand, SaysWhatAHouseLeavesOut) {
    const Result made = make({"--name", "7b", "--house", "terrace", "--house", "shed"});
    EXPECT_EQ(made.exitCode, exitYes);
    EXPECT_TRUE(std::regex_search(made.err, std::regex("[0-9] riddles? (is|are) left out: (it|they) cannot be set")))
        << made.err;
    EXPECT_THAT(made.out, HasSubstr("--house shed leaves out 2 levels of the album. As BOARD, shed has them too.\n"));
}

TEST_F(ClassCommand, EachWarningHasALine) {
    const std::string list = (m_folder.path() / "pupils.csv").string();
    std::ofstream(list) << "Maximilian Mustermann\n";
    const Result made =
        make({"--name", "7b", "--pupils", list, "--house", "terrace", "--house", "shed", "--until", "2020-01-01"});
    EXPECT_EQ(made.exitCode, exitYes);
    EXPECT_THAT(made.err, testing::Not(HasSubstr("\uFFFD")));
    std::istringstream lines(made.err);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count)
        EXPECT_THAT(line, testing::MatchesRegex("lichter-aus-cli: .*[.]"));
    EXPECT_EQ(count, 3) << made.err;
}

TEST_F(ClassCommand, LevelsOfTheGameCountAsSuch) {
    ASSERT_EQ(make({"--name", "7b", "shed/first-light"}).err, "");
    ASSERT_THAT(plan().tasks, SizeIs(1));
    EXPECT_EQ(plan().tasks[0].key.text(), "level:shed/first-light");
    ASSERT_EQ(make({"--add", "shed"}).err, "");
    EXPECT_THAT(plan().tasks, SizeIs(16)) << "with the album";
    const auto shipped = std::filesystem::path(LICHTER_CLI).parent_path() / "../share/lichter-aus/levels/1-shed.json";
    ASSERT_EQ(make({"--add", shipped.string()}).err, "");
    EXPECT_THAT(plan().tasks, SizeIs(16)) << "the same levels, from their file";
    EXPECT_THAT(make({"--add", "terrace/carpet-dealer"}).err, HasSubstr("1 riddle is left out"));
    EXPECT_THAT(plan().tasks, SizeIs(16));
}

TEST_F(ClassCommand, NeedsNoBoardBesideOptionsThatNameSome) {
    EXPECT_THAT(call({"class", "make", "--help"}).out, HasSubstr("class make [OPTIONS] FOLDER [BOARD …]\n"));
}

TEST_F(ClassCommand, SaysWhatCannotBeRead) {
    const std::string code = lights::encodePuzzle(data::test::smallPuzzle());
    ASSERT_EQ(make({"--name", "7b", code}).err, "");
    const std::string lines = data::formatRunLine(data::test::smallRun({"Ada"}, code));
    std::ofstream(drive() / "runs" / data::sharedFileName(lines)) << lines.substr(0, 20);
    const Result shown = show();
    EXPECT_EQ(shown.exitCode, exitYes);
    EXPECT_THAT(shown.err, HasSubstr("1 file of runs is damaged or not copied completely, so its runs are missing: "
                                     "runs/" +
                                     data::sharedFileName(lines).substr(0, 8) + "…."));
}

TEST_F(ClassCommand, AddsToAClassOrReplacesItOnlyWhenAsked) {
    ASSERT_EQ(make({"--name", "7b", "--level", "shed/first-light"}).exitCode, exitYes);
    const Result refused = make({"--name", "8a", "--level", "shed/first-light"});
    EXPECT_EQ(refused.exitCode, exitBad);
    EXPECT_THAT(refused.err, HasSubstr("There is a class already"));
    EXPECT_EQ(plan().name, "7b");
    ASSERT_EQ(make({"--add", "--daily", "2026-12-01", "--daily", "2026-12-02", "--coffee", "2026-12-01"}).err, "");
    EXPECT_EQ(plan().name, "7b");
    EXPECT_THAT(plan().tasks, SizeIs(4));
    ASSERT_EQ(make({"--add", "--name", "7c", "--counts", "first"}).err, "") << "without other boards";
    EXPECT_EQ(plan().name, "7c");
    EXPECT_EQ(plan().counts, data::ClassCounts::First);
    ASSERT_EQ(make({"--force", "--name", "8a", "--house", "shed"}).exitCode, exitYes);
    EXPECT_EQ(plan().counts, data::ClassCounts::All);
    EXPECT_THAT(plan().tasks, SizeIs(testing::Gt(10)));
}

TEST_F(ClassCommand, RandomBoardsAreThoseOfTheirSeed) {
    ASSERT_EQ(make({"--name", "7b", "4x4", "--surface", "torus", "--seed", "monday", "--count", "2"}).err, "");
    ASSERT_THAT(plan().tasks, SizeIs(2));
    EXPECT_EQ(plan().tasks[1].setting, "4x4,torus,plus,off,any");
    EXPECT_EQ(plan().tasks[1].seed, "monday/2");
    const Result board =
        call({"generate", "4x4", "--surface", "torus", "--seed", "monday", "--count", "2", "--format", "code"});
    EXPECT_EQ(plan().tasks[0].key.text() + "\n" + plan().tasks[1].key.text() + "\n", board.out);
    ASSERT_EQ(make({"--add", "5x5", "--arukone", "--seed", "monday"}).err, "");
    EXPECT_TRUE(plan().tasks[2].key.text().starts_with("AR1"));
}

TEST_F(ClassCommand, SaysWhatIsWrong) {
    const auto says = [&](const std::vector<std::string>& options, const char* words) {
        const Result result = make(options);
        EXPECT_EQ(result.exitCode, exitBad) << words;
        EXPECT_THAT(result.err, HasSubstr(words));
    };
    says({"--level", "shed/first-light"}, "needs --name");
    says({"--name", std::string(41, 'x'), "--level", "shed/first-light"}, "at most 40");
    says({"--add", "--level", "shed/first-light"}, "There is no class here yet. --name gives it one.");
    says({"--name", "7b"}, "needs boards");
    says({"--name", "7b", "--level", "shed/nothing"}, "There is no level shed/nothing.");
    says({"--name", "7b", "--level", "shed"}, "--level needs PACK/LEVEL");
    says({"--name", "7b", "--house", "castle"}, "There is no pack castle. The packs are: shed, terrace, ");
    says({"--name", "7b", "--daily", "1.12."}, "--daily needs a date");
    says({"--name", "7b", "--daily", "2026-12-01", "--until", "soon"}, "--until needs a date");
    says({"--name", "7b", "--daily", "2026-12-01", "--from", "2026-12-02", "--until", "2026-12-01"}, "before --from");
    says({"--name", "7b", "--counts", "most", "--daily", "2026-12-01"}, "--counts must be all, optimum or first");
    says({"--name", "7b", "--daily", "2026-12-01", "--seed", "x"}, "are for random boards");
    says({"--name", "7b", "3x3", "--count", "101"}, "--count");
    says({"--name", "7b", "--add", "--force", "3x3"}, "cannot be used together");
    says({"--name", "7b", "LA1?"}, "The share code");
    EXPECT_TRUE(std::filesystem::is_empty(drive())) << "nothing was written, not even the marker of a board";
    EXPECT_EQ(call({"class"}).exitCode, exitBad);
    EXPECT_EQ(call({"class", "make"}).exitCode, exitBad);
    EXPECT_THAT(call({"class", "/nonexistent/drive"}).err, HasSubstr("There is no folder /nonexistent/drive."));
    EXPECT_THAT(call({"class", "make", "/nonexistent/drive", "--name", "7b", "3x3"}).err,
                HasSubstr("There is no folder /nonexistent/drive. If the class is to be there, make the folder first: "
                          "mkdir -p /nonexistent/drive"));
    EXPECT_THAT(call({"class", "make", "/nonexistent/it's 7b", "--name", "7b", "3x3"}).err,
                HasSubstr("mkdir -p '/nonexistent/it'\\''s 7b'"));
    EXPECT_THAT(show({"--csv", "--json"}).err, HasSubstr("cannot be used together"));
    EXPECT_THAT(show({"--csv", "--tsv"}).err, HasSubstr("cannot be used together"));
    EXPECT_THAT(show({"--matrix"}).err, HasSubstr("--matrix needs --csv or --tsv."));
}

TEST_F(ClassCommand, ReadsDatesAsTheLanguageWritesThem) {
    const auto madeUntil = [&](const std::string& language, const std::string& day) {
        return make({"--lang", language, "--name", "7b", "--force", "--until", day, "--daily", day, "--level",
                     "shed/first-light"});
    };
    ASSERT_EQ(madeUntil("de", "18.12.2026").err, "");
    EXPECT_EQ(plan().tasks[0].until, puzzle::dayFromText("2026-12-18"));
    EXPECT_EQ(plan().tasks[1].key.text(), "daily:2026-12-18");
    ASSERT_EQ(madeUntil("fr", "1/12/2026").err, "");
    EXPECT_EQ(plan().tasks[0].until, puzzle::dayFromText("2026-12-01"));
    EXPECT_THAT(madeUntil("en", "1/12/2026").err,
                HasSubstr("needs a date such as 2026-01-01, without a time of day, not “1/12/2026”"))
        << "it might be the 12th of January";
    EXPECT_THAT(madeUntil("de", "18.12.2026 12:00").err, HasSubstr("01.01.2026 oder 2026-01-01, ohne Uhrzeit"));
    EXPECT_THAT(call({"class", "make", "--help", "--lang", "de"}).out, HasSubstr("TT.MM.JJJJ oder JJJJ-MM-TT"));
}

TEST_F(ClassCommand, IsShownWhereNothingCanBeKept) {
    const std::string code = lights::encodePuzzle(data::test::smallPuzzle());
    ASSERT_EQ(make({"--name", "7b", code}).err, "");
    play(data::test::smallRun({"Ada", 0, 75, "2026-09-01T10:00:00Z"}, code));
    CallEnvironment world;
    world.environment["XDG_DATA_HOME"] = "/proc"; // Where not even root can make a folder.
    const Result shown = call({"class", drive().string()}, world);
    EXPECT_EQ(shown.exitCode, exitYes);
    EXPECT_THAT(shown.out, HasSubstr("Ada      1/1  4 1:15\n"));
    EXPECT_THAT(shown.err, HasSubstr("The folder /proc/lichter-aus cannot be written to. So what is read"));
    EXPECT_EQ(call({"scores", "--shared", drive().string()}, world).exitCode, exitYes);
}

TEST_F(ClassCommand, ABoardIsATaskOnlyOnce) {
    ASSERT_EQ(make({"--name", "7b", "--level", "shed/first-light", "--level", "shed/first-light"}).err, "");
    EXPECT_THAT(plan().tasks, SizeIs(1));
    ASSERT_EQ(make({"--add", "--house", "shed"}).exitCode, exitYes);
    EXPECT_THAT(plan().tasks, SizeIs(14)) << "its front, without the album";
}

TEST_F(ClassCommand, RulesCompleteATextBoard) {
    const std::string file = (m_folder.path() / "board.txt").string();
    std::ofstream(file) << "###\n###\n###\n";
    ASSERT_EQ(make({"--name", "7b", file, "--surface", "torus"}).err, "");
    EXPECT_EQ(plan().tasks[0].key.text() + "\n", call({"code", file, "--surface", "torus"}).out);
}

TEST_F(ClassCommand, ABoardThatCannotBeSolvedIsNoTask) {
    std::ofstream(m_folder.path() / "stuck.txt") << "#....\n.....\n.....\n.....\n.....\n";
    const Result result = make({"--name", "7b", (m_folder.path() / "stuck.txt").string()});
    EXPECT_EQ(result.exitCode, exitBad);
    EXPECT_THAT(result.err, HasSubstr("stuck.txt cannot be solved."));
}

TEST_F(ClassCommand, AClassThatCannotBeReadIsNotOverwritten) {
    EXPECT_THAT(show().err, HasSubstr("There is no shared leaderboard in this folder"));
    ASSERT_TRUE(data::SharedFolder(drive()).create());
    EXPECT_THAT(show().err, HasSubstr("has no class yet"));
    std::ofstream(drive() / "class.json") << R"({"format":"lichter-aus/class","version":2})";
    EXPECT_THAT(show().err, HasSubstr("class.json"));
    EXPECT_EQ(make({"--add", "--name", "7b", "3x3"}).exitCode, exitBad);
    std::ofstream(drive() / "class.json")
        << R"({"format":"lichter-aus/class","version":1,"name":"7b","tasks":[{"level":"shed/first-light"},{"level":"?"}]})";
    EXPECT_EQ(make({"--add", "3x3"}).exitCode, exitBad) << "one of its tasks would be lost";
    const Result shown = show();
    EXPECT_EQ(shown.exitCode, exitYes);
    EXPECT_THAT(shown.err, HasSubstr("/tasks/1/level"));
}

} // namespace
} // namespace cli
