// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Posix.hpp"
#include "cli/Cli.hpp"
#include "data/levels/LevelCoder.hpp"
#include "text/HelpFormatter.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cli {
namespace {

using testing::HasSubstr;

/// Every refusal is one line on standard error, nothing on standard output, and exit code 2.
void expectRefusal(const Result& result, const std::string& words) {
    EXPECT_EQ(result.exitCode, 2) << words;
    EXPECT_EQ(result.out, "") << words;
    EXPECT_THAT(result.err, HasSubstr(words));
    EXPECT_THAT(result.err, testing::StartsWith("lichter-aus-cli: "));
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
}

TEST(BadUsage, IsReportedInOneLine) {
    expectRefusal(call({}), "A command is missing");
    expectRefusal(call({"frobnicate"}), "no command “frobnicate”");
    expectRefusal(call({"--frobnicate"}), "no option --frobnicate");
    expectRefusal(call({"solve"}), "needs a board");
    expectRefusal(call({"solve", "a", "b"}), "“b” is one argument too many");
    expectRefusal(call({"solve", "-", "--list"}), "no option --list");
    expectRefusal(call({"solve", "-", "-x"}), "no option -x");
    expectRefusal(call({"solve", "-", "--surface", "donut"}), "--surface must be plane");
    expectRefusal(call({"solve", "-", "--stamp", "star"}), "--stamp must be plus");
    expectRefusal(call({"solve", "-", "--surface"}), "--surface needs exactly one value");
    expectRefusal(call({"solve", "-", "--stamp", "plus", "--stamp", "cross"}), "--stamp needs exactly one value");
    for (const char* budget : {"0", "-1", "x", "1s", "nan", "inf", "1e9", " 1", "0,5"})
        expectRefusal(call({"solve", "-", "--budget", budget}), "--budget needs a number of seconds above 0");
    expectRefusal(call({"check"}), "at least one level file");
    expectRefusal(call({"scores", "x"}), "one argument too many");
    expectRefusal(call({"scores", "--json", "--csv"}), "cannot be used together");
    expectRefusal(call({"--lang", "nl", "solve", "-"}), "--lang must be en, de, es, fr, it or pl");
    expectRefusal(call({"solve", "-", "--json=maybe"}), "cannot be understood");
    expectRefusal(call({"scores"}, {"", {}}), "HOME is not set");
    for (const char* relative : {"", ".", "home"})
        expectRefusal(call({"scores"}, {"", {{"HOME", relative}, {"XDG_DATA_HOME", relative}}}), "HOME is not set");
}

TEST(BadUsage, RefusesEmptyValues) {
    for (const char* option : {"--surface", "--stamp", "--goal", "--budget", "--lang", "--data-dir"})
        expectRefusal(call({"solve", "-", option, ""}), std::string(option) + " needs a value; it cannot be empty");
    for (const char* option : {"--level", "--player", "--data-dir"})
        expectRefusal(call({"scores", option, ""}), std::string(option) + " needs a value; it cannot be empty");
    expectRefusal(call({"scores", "--data-dir="}), "--data-dir");
    expectRefusal(call({"--lang", "", "scores"}), "--lang needs a value");
    expectRefusal(call({"solve", ""}), "FILE needs a value; it cannot be empty");
    expectRefusal(call({"check", "a.json", ""}), "FILE needs a value; it cannot be empty");
}

POSIX_TEST(BadUsage, RefusesFileAsDataFolder) {
    const Folder folder;
    expectRefusal(call({"scores", "--data-dir", folder.file("file", "")}), "file is not a folder");
    const std::string under = (folder.path() / "file" / "new" / "folder").string();
    expectRefusal(call({"scores", "--data-dir", under}),
                  "--data-dir: " + (folder.path() / "file").string() + " is not");
    expectRefusal(call({"scores", "export", "-", "--data-dir", under}), "is not a folder");
    expectRefusal(call({"scores", "import", "-", "--data-dir", under}), "is not a folder");
    expectRefusal(call({"scores", "import", "-", "--data-dir", "/proc/new"}),
                  ::geteuid() == 0 ? "cannot be written" : "no permission");
    expectRefusal(call({"scores", "--data-dir", std::string(300, 'n')}), "is too long");
    expectRefusal(call({"scores", "--data-dir", std::string(5000, 'n')}), "is too long");
    EXPECT_EQ(call({"scores", "--data-dir", (folder.path() / "missing").string()}).exitCode, 0) << "no runs yet";
}

TEST(BadUsage, IsReportedInGerman) {
    expectRefusal(call({"--lang=de"}), "Es fehlt ein Befehl");
    expectRefusal(call({"solve", "--lang=de"}), "solve braucht ein Brett");
    expectRefusal(call({"solve"}, {"", {{"LANG", "de_DE.UTF-8"}}}), "solve braucht ein Brett");
    expectRefusal(call({"--lang=de", "solve", "/nonexistent/x"}), "/nonexistent/x ist weder eine Datei noch ein Code");
}

TEST(Help, ExistsInBothLanguages) {
    const Result english = call({"--help"});
    EXPECT_EQ(english.exitCode, 0);
    EXPECT_EQ(english.err, "");
    for (const char* words : {"Usage: lichter-aus-cli [OPTIONS] [COMMAND]", "solve", "check", "scores", "--data-dir",
                              "Commands:", "Exit codes"})
        EXPECT_THAT(english.out, HasSubstr(words));
    const Result german = call({"--lang", "de", "--help"});
    EXPECT_EQ(german.exitCode, 0);
    for (const char* words : {"Aufruf: lichter-aus-cli [OPTIONEN] [BEFEHL]", "Befehle:", "Optionen:", "Bestenliste"})
        EXPECT_THAT(german.out, HasSubstr(words));
    EXPECT_THAT(german.out, testing::Not(HasSubstr("Options")));
}

// Letters with an accent have two bytes, and one place in a terminal.
TEST(Help, IsAlignedInEveryLanguage) {
    for (const std::string_view language : text::languageCodes)
        for (const char* command : {"generate", "class", "scores"}) {
            std::istringstream help(call({command, "--help", "--lang", std::string(language)}).out);
            int aligned = 0;
            for (std::string line; std::getline(help, line);) {
                EXPECT_TRUE(!line.starts_with("  --") || text::places(line) <= 80) << line;
                const std::size_t gap = line.find("  ", 2);
                if (!line.starts_with("  --") || gap == std::string::npos)
                    continue;
                EXPECT_EQ(text::places(line.substr(0, line.find_first_not_of(' ', gap))), 34U) << language << line;
                ++aligned;
            }
            EXPECT_GE(aligned, 2) << language << command;
        }
}

/// The lines of a text that are too long though they have a space to be broken at.
std::vector<std::string> longLines(const std::string& text, std::size_t width) {
    std::istringstream lines(text);
    std::vector<std::string> found;
    for (std::string line; std::getline(lines, line);)
        if (const std::size_t start = line.find_first_not_of(' ');
            text::places(line) > width && line.find(' ', start) != std::string::npos)
            found.push_back(line);
    return found;
}

TEST(Help, FitsTheTerminalInEveryLanguage) {
    using Words = std::vector<std::string>;
    const std::vector<Words> commands{{},        {"solve"},         {"info"},   {"generate"}, {"sheet"},
                                      {"check"}, {"code"},          {"decode"}, {"scores"},   {"scores", "import"},
                                      {"class"}, {"class", "make"}, {"verify"}, {"arukone"},  {"arukone", "generate"}};
    for (const std::string_view language : text::languageCodes)
        for (const Words& command : commands)
            for (const char* const width : {"64", "80"}) {
                Words arguments = command;
                arguments.insert(arguments.end(), {"--help", "--lang", std::string(language)});
                const Result help = call(arguments, {"", {{"COLUMNS", width}}});
                EXPECT_GT(help.out.size(), 100U);
                EXPECT_THAT(longLines(help.out, std::stoul(width)), testing::IsEmpty()) << language << " " << width;
            }
}

TEST(Help, OfTheCommandIsNamedAfterAMistake) {
    expectRefusal(call({"frobnicate"}), "More: lichter-aus-cli --help");
    expectRefusal(call({"solve"}), "More: lichter-aus-cli solve --help");
    expectRefusal(call({"arukone", "solve"}), "More: lichter-aus-cli arukone solve --help");
    expectRefusal(call({"class", "make", "--lang", "de", "--frobnicate"}), "Mehr: lichter-aus-cli class make --help");
}

TEST(Help, HasTheSpaceThatFrenchNeedsBeforeAColon) {
    const std::string help = call({"generate", "--help", "--lang", "fr"}).out;
    for (const char* words :
         {"Utilisation\u00a0: lichter-aus-cli generate [OPTIONS] SIZE", "\nArguments\u00a0:\n", "\nOptions\u00a0:\n"})
        EXPECT_THAT(help, HasSubstr(words));
    EXPECT_THAT(call({"--help", "--lang", "fr"}).out, HasSubstr("\nCommandes\u00a0:\n"));
}

TEST(Help, DescribesEachCommand) {
    EXPECT_THAT(call({"solve", "--help"}).out, HasSubstr("FILE#LEVEL"));
    EXPECT_THAT(call({"solve", "--help", "--lang", "de"}).out, HasSubstr("Nach einer Lösung aufhören"));
    EXPECT_THAT(call({"check", "--help"}).out, HasSubstr("--list"));
    EXPECT_THAT(call({"scores", "-h"}).out, HasSubstr("--csv"));
}

TEST(Version, IsPrinted) {
    EXPECT_EQ(call({"--version"}).out, "lichter-aus-cli " LICHTER_VERSION "\n");
    EXPECT_EQ(call({"--version", "--lang", "de"}).exitCode, 0);
}

TEST(BadBoard, IsReportedInOneLine) {
    const Folder folder;
    expectRefusal(call({"solve", "/nonexistent/board"}), "/nonexistent/board is neither a file nor a share code");
    expectRefusal(call({"solve", folder.path().string()}), "is not a file");
    expectRefusal(call({"solve", "-"}, {""}), "board is empty");
    expectRefusal(call({"solve", "-"}, {"\n\n"}), "board is empty");
    expectRefusal(call({"solve", "-"}, {"#.\n#\n"}), "Line 2: this row is not as long");
    expectRefusal(call({"solve", "-"}, {"#.\n#y\n"}), "Line 2, column 2");
    expectRefusal(call({"solve", "-"}, {"__\n__\n"}), "no window to press");
    expectRefusal(call({"solve", "-"}, {std::string(16385, '#')}), "too large");
    expectRefusal(call({"solve", "-"}, {std::string(1000, '\0')}), "Line 1, column 1");
    expectRefusal(call({"solve", "-"}, {std::string("\xFF\xFE#\0", 4)}), "Line 1, column 1");
    expectRefusal(call({"check", "-"}, {std::string(data::maxLevelFileBytes + 1, '#')}), "Standard input is too large");
    expectRefusal(call({"solve", folder.file("huge.json", "{" + std::string(data::maxLevelFileBytes, ' '))}),
                  "too large");
    expectRefusal(call({"solve", "-", "--goal", "-"}, {"#\n"}), "not on standard input");
    expectRefusal(call({"solve", "-", "--goal", "/nonexistent/picture"}, {"#\n"}), "/nonexistent/picture");
    expectRefusal(call({"solve", std::string(100000, 'x')}), "neither a file nor a share code");
}

TEST(BadCode, IsReportedInOneLine) {
    expectRefusal(call({"solve", "LA1"}), "too short or too long");
    expectRefusal(call({"solve", "LA1AAAAAAAAA"}), "share code");
    expectRefusal(call({"solve", "-"}, {"LA1!!!!!!!!!"}), "a character that no share code has");
    expectRefusal(call({"solve", "LA1AAAAAAAAA", "--stamp", "plus"}), "has its own");
}

TEST(BadLevel, IsReportedInOneLine) {
    expectRefusal(call({"solve", "-"}, {"{"}), "not valid JSON");
    expectRefusal(call({"solve", "-"}, {"[1]"}), "object");
    expectRefusal(call({"solve", "-"}, {"{}"}), "format");
    expectRefusal(call({"solve", "-"}, {std::string(100000, '[')}), "-");
    expectRefusal(call({"solve", "-", "--goal", "on"}, {"{}"}), "has its own");
    expectRefusal(call({"solve", "-"}, {"\"level\""}), "object");
    expectRefusal(call({"solve", "-"}, {"\xEF\xBB\xBF {"}), "not valid JSON");
    const Folder folder;
    for (const char* content : {"", "#.#", "null", "hello", "\xFF\xFE{"})
        EXPECT_EQ(call({"solve", folder.file("a.json", content)}).err.find("Row 1"), std::string::npos) << content;
    expectRefusal(call({"solve", folder.file("b.JSON", "#.#")}),
                  "b.JSON:1: This is not valid JSON. “#.#” is not in quotation marks.");
    const std::string pack = folder.file("p.json", R"({"format":"lichter-aus/pack","version":1,"id":"p","name":"P",
        "levels":[{"id":"pond","name":"Pond","board":["#.","#"]},{"id":"good","name":"Good","board":["#"]}]})");
    expectRefusal(call({"solve", pack + "#pond"}), "p.json:2, level “pond”, row 2: ");
    expectRefusal(call({"solve", pack + "#pool"}), "Its levels are good.");
    expectRefusal(call({"solve", "--", "-#x"}, {"#.\n"}), "not a level file");
}

TEST(HostileInput, WritesNoControlCharactersToTheTerminal) {
    const Result result = call({"solve", "/nonexistent/\033[2J\nx\x9b\xc2\x9b"});
    EXPECT_EQ(result.exitCode, 2);
    EXPECT_EQ(result.err.find('\033'), std::string::npos);
    EXPECT_EQ(result.err.find("\xc2\x9b"), std::string::npos);
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1);
}

TEST(Output, ReportsUnwritableOutput) {
    std::istringstream in(".#\n#.\n");
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    const int exitCode =
        run({"solve", "-"}, {in, out, err, false, [](const char*) -> const char* { return nullptr; }, LICHTER_CLI});
    EXPECT_EQ(exitCode, 2);
    EXPECT_THAT(err.str(), HasSubstr("could not be written"));
}

TEST(Catalogue, ReportsMissingCatalogueAndUsesEnglish) {
    std::istringstream in(".#\n#.\n");
    std::ostringstream out;
    std::ostringstream err;
    const int exitCode =
        run({"--lang", "de", "solve", "-"}, {in, out, err, false, [](const char*) -> const char* { return nullptr; },
                                             "/nonexistent/bin/lichter-aus-cli"});
    EXPECT_EQ(exitCode, 0);
    EXPECT_THAT(out.str(), HasSubstr("Solvable"));
    EXPECT_THAT(err.str(), HasSubstr("is missing, so everything is in English"));
}

} // namespace
} // namespace cli
