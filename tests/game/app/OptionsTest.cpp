// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Options.hpp"

#include "game/app/Screens.hpp"
#include "text/HelpFormatter.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace {

using namespace game;
using testing::HasSubstr;

using Arguments = std::vector<std::string>;

Options parsed(const Arguments& arguments) {
    const auto options = parseOptions(arguments, text::Text());
    EXPECT_TRUE(options) << options.error().text;
    return options.value_or(Options{});
}

TEST(OptionsTest, NoArgumentsLeaveEverythingToSettings) {
    const Options options = parsed({});
    EXPECT_EQ(options.board, "");
    EXPECT_EQ(options.level, "");
    EXPECT_FALSE(options.dataDir);
    EXPECT_EQ(options.language, "");
    EXPECT_EQ(options.theme, "");
    EXPECT_FALSE(options.size);
    EXPECT_FALSE(options.fullscreen);
    EXPECT_FALSE(options.mute);
    EXPECT_FALSE(options.player);
    EXPECT_EQ(options.screen, "");
    EXPECT_FALSE(options.screenshot);
    EXPECT_FALSE(options.demo);
    EXPECT_FALSE(options.daily);
}

TEST(OptionsTest, ParsesEveryOption) {
    const Options options =
        parsed({"--level", "terrace/doorbell", "--data-dir", "/tmp/x y", "--lang", "de", "--theme", "paper", "--size",
                "1024x768", "--fullscreen", "--mute", "--player", "Zoë", "--screenshot", "a.png", "--demo"});
    EXPECT_EQ(options.level, "terrace/doorbell");
    EXPECT_EQ(options.dataDir, "/tmp/x y");
    EXPECT_EQ(options.language, "de");
    EXPECT_EQ(options.theme, "paper");
    EXPECT_EQ(options.size, sf::Vector2u(1024, 768));
    EXPECT_TRUE(options.fullscreen);
    EXPECT_TRUE(options.mute);
    EXPECT_EQ(options.player, "Zoë");
    EXPECT_EQ(options.screenshot, "a.png");
    EXPECT_TRUE(options.demo);
    EXPECT_EQ(parsed({"my board.json"}).board, "my board.json");
    EXPECT_EQ(parsed({"--size=64X16384"}).size, sf::Vector2u(64, 16384));
}

TEST(OptionsTest, ParsesThemesAndScreensByName) {
    EXPECT_EQ(parsed({"--theme", "night"}).theme, "night");
    EXPECT_EQ(parsed({"--theme", "contrast"}).theme, "contrast");
    EXPECT_EQ(parsed({"--theme", "cvd"}).theme, "cvd");
    for (const std::string_view name : screenNames())
        EXPECT_EQ(parsed({"--screen", std::string(name)}).screen, name);
}

TEST(OptionsTest, ParsesRandomBoard) {
    EXPECT_EQ(parsed({"--random", "6x7"}).random,
              (lights::RandomSetting{6, 7, {}, lights::GoalKind::Off, lights::Difficulty::Any}));
    const Options options = parsed({"--random", "1X100", "--seed", "evening star", "--surface", "klein", "--stamp",
                                    "cross", "--goal", "picture", "--difficulty", "hardest"});
    EXPECT_EQ(options.random, (lights::RandomSetting{1,
                                                     100,
                                                     {lights::Stamp::Cross, lights::Surface::Klein},
                                                     lights::GoalKind::Picture,
                                                     lights::Difficulty::Hardest}));
    EXPECT_EQ(options.seed, "evening star");
    EXPECT_EQ(parsed({"--random", "6×7"}).random, parsed({"--random", "6x7"}).random);
    EXPECT_EQ(parsed({"--random", "5x5", "--difficulty", "9"}).random->wanted,
              (std::variant<lights::Difficulty, int>(9)));
    for (const Arguments& wrong :
         {Arguments{"--random", "5"}, Arguments{"--random", "0x5"}, Arguments{"--random", "5x101"},
          Arguments{"--random", "5x5,plane"}, Arguments{"--random", "5x5", "--surface", "ball"},
          Arguments{"--random", "5x5", "--stamp", "star"}, Arguments{"--random", "5x5", "--goal", "out"},
          Arguments{"--random", "5x5", "--difficulty", "0"}, Arguments{"--random", "5x5", "--difficulty", "mild"},
          Arguments{"--seed", "evening"}, Arguments{"--surface", "torus"}, Arguments{"--random", "5x5", "--seed", ""},
          Arguments{"--random", "5x5", "--level", "a/b"}, Arguments{"--random", "5x5", "LA1"},
          Arguments{"--daily", "LA1"}, Arguments{"--daily", "--random", "5x5"},
          Arguments{"--daily", "--level", "a/b"}}) {
        const auto refused = parseOptions(wrong, text::Text());
        ASSERT_FALSE(refused) << wrong.back();
        EXPECT_EQ(refused.error().code, 2) << wrong.back();
        EXPECT_EQ(std::count(refused.error().text.begin(), refused.error().text.end(), '\n'), 1);
    }
}

TEST(OptionsTest, HelpNamesEveryOptionAndVersionNamesProgram) {
    const auto help = parseOptions({"--help"}, text::Text());
    ASSERT_FALSE(help);
    EXPECT_EQ(help.error().code, 0);
    for (const char* option : {"BOARD", "--level", "--data-dir", "--lang", "--theme", "--size", "--fullscreen",
                               "--mute", "--player", "--screen", "--random", "--seed", "--surface", "--stamp", "--goal",
                               "--difficulty", "--screenshot", "--demo", "--version"})
        EXPECT_THAT(help.error().text, HasSubstr(option));
    for (const char* machinery : {"TEXT", "ENUM", "->", "value in", "{", "BOOLEAN"})
        EXPECT_THAT(help.error().text, testing::Not(HasSubstr(machinery)));
    const auto version = parseOptions({"--version"}, text::Text());
    ASSERT_FALSE(version);
    EXPECT_EQ(version.error().code, 0);
    EXPECT_EQ(version.error().text, "lichter-aus " LICHTER_VERSION "\n");
}

class BadOptionsTest : public testing::TestWithParam<Arguments> {};

TEST_P(BadOptionsTest, AreReportedInOneLine) {
    const auto options = parseOptions(GetParam(), text::Text());
    ASSERT_FALSE(options);
    EXPECT_EQ(options.error().code, 2);
    const std::string& text = options.error().text;
    EXPECT_THAT(text, testing::StartsWith("lichter-aus: "));
    EXPECT_THAT(text, testing::EndsWith("More: lichter-aus --help\n"));
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1) << text;
}

INSTANTIATE_TEST_SUITE_P(
    All, BadOptionsTest,
    testing::Values(Arguments{"--theme", "pink"}, Arguments{"--theme", "night\nday"}, Arguments{"--lang", "nl"},
                    Arguments{"--screen", "attic"}, Arguments{"--size", "1280"}, Arguments{"--size", "0x0"},
                    Arguments{"--size", "63x800"}, Arguments{"--size", "99999x800"}, Arguments{"--size=-1280x800"},
                    Arguments{"--size", "1280x-800"}, Arguments{"--size", "1280x800x3"}, Arguments{"--size", "wide"},
                    Arguments{"--size", "99999999999999999999x800"}, Arguments{"--size"}, Arguments{"--level"},
                    Arguments{"--screen", "3"}, Arguments{"--screen", "MENU"}, Arguments{""}, Arguments{"--level", ""},
                    Arguments{"--data-dir", ""}, Arguments{"--data-dir="}, Arguments{"--lang", ""},
                    Arguments{"--theme", ""}, Arguments{"--size", ""}, Arguments{"--player", ""},
                    Arguments{"--screen", ""}, Arguments{"--screenshot", ""},
                    Arguments{"--level", "a/b", "--level", "c/d"}, Arguments{"--dance"},
                    Arguments{"one.json", "two.json"}, Arguments{"board.json", "--level", "terrace/doorbell"},
                    Arguments{"--mute=perhaps"}));

TEST(OptionsTest, ReportsMistakesInPlainWords) {
    const auto told = [](const Arguments& arguments) { return parseOptions(arguments, text::Text()).error().text; };
    const auto line = [](const std::string& sentence) {
        return "lichter-aus: " + sentence + " More: lichter-aus --help\n";
    };
    EXPECT_EQ(
        told({"--screen", "3"}),
        line("--screen must be menu, campaign, album, play, pause, win, daily, random, arukone-play, "
             "arukone-random, arukone-editor, arukone-lesson, shift, "
             "shift-play, shift-over, duel, duel-turns, duel-alone, duel-over, leaderboard, statistics, players, "
             "shared-boards, class, class-table, class-editor, "
             "achievements, dawn, "
             "my-levels, editor, learn, lesson, lesson-offer, explorer, settings, keys, help or error, not “3”."));
    EXPECT_EQ(told({"--theme", "pink"}), line("--theme must be night, paper, contrast or cvd, not “pink”."));
    EXPECT_EQ(told({"--lang", "nl"}), line("--lang must be en, de, es, fr, it or pl, not “nl”."));
    EXPECT_EQ(told({"--level", ""}), line("--level needs a value; it cannot be empty."));
    EXPECT_EQ(told({"--level", "a/b", "--level", "c/d"}), line("--level needs exactly one value."));
    EXPECT_EQ(told({"--level"}), line("--level needs exactly one value."));
    EXPECT_EQ(told({"--lang", "\033[2J\nx\xFF"}),
              line("--lang must be en, de, es, fr, it or pl, not “\uFFFD[2J\uFFFDx\uFFFD”."));
    EXPECT_EQ(told({""}), line("BOARD needs a value; it cannot be empty."));
    EXPECT_EQ(told({"--dance"}), line("There is no option --dance."));
    EXPECT_EQ(told({"one.json", "two.json"}), line("“two.json” is one argument too many."));
}

TEST(OptionsTest, HelpFitsTheTerminalInEveryLanguage) {
    for (const std::size_t width : {std::size_t{64}, std::size_t{80}})
        for (const text::Language language : text::allLanguages) {
            const text::Text words = text::Text::load(GAME_TEST_SHARE "/locale", language);
            std::istringstream help(parseOptions({"--help"}, words, width).error().text);
            for (std::string line; std::getline(help, line);)
                EXPECT_LE(text::places(line), width) << line;
        }
}

TEST(OptionsTest, TranslatesMistakesAndHelp) {
    const text::Text german = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::German);
    EXPECT_EQ(
        parseOptions({"--theme", "rosa"}, german).error().text,
        "lichter-aus: --theme muss night, paper, contrast oder cvd sein, nicht „rosa“. Mehr: lichter-aus --help\n");
    const std::string help = parseOptions({"--help"}, german).error().text;
    EXPECT_THAT(help, HasSubstr("Kein Ton"));
    EXPECT_THAT(help, testing::Not(HasSubstr("Usage")));
    EXPECT_THAT(help, HasSubstr("\n  --player NAME               Diesmal"));
    EXPECT_THAT(help, HasSubstr("\n  --surface FLÄCHE            Mit --random: "));
    const text::Text french = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::French);
    const std::string aide = parseOptions({"--help"}, french).error().text;
    for (const char* heading :
         {"Utilisation\u00a0: lichter-aus [OPTIONS] [BOARD]", "\nArguments\u00a0:\n", "\nOptions\u00a0:\n"})
        EXPECT_THAT(aide, HasSubstr(heading));
}

} // namespace
