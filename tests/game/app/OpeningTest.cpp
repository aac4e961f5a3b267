// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Opening.hpp"

#include "game/GameFixture.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/boards/FileLevels.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/keys/ToKeys.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/mylevels/ToPack.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/Destination.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/win/ToWin.hpp"
#include "game/words/Wording.hpp"
#include "lights/Board.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generator.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <sys/stat.h>

namespace {

using namespace game;
using testing::HasSubstr;
using testing::Not;

class OpeningTest : public testing::Test {
protected:
    /// Writes a file and opens it.
    auto openFile(const std::string& name, std::string_view content) {
        data::test::put(with.folder / name, content);
        return challengeFrom((with.folder / name).string(), with.text);
    }
    static tl::expected<Challenge, std::string> challengeFrom(const std::string& argument, const text::Text& text) {
        return openBoard(argument, text).map([](const OpenedBoard& opened) { return opened.challenge; });
    }
    [[nodiscard]] std::vector<Destination> screens(const Options& options) {
        return openingScreens(options, with.services());
    }
    /// Returns the screen opened on top of the menu; fails the test if it is not a `To`.
    template<class To>
    To onTop(const Options& options) {
        const auto opened = screens(options);
        EXPECT_GE(opened.size(), 2U);
        EXPECT_TRUE(opened.front().as<ToMainMenu>() != nullptr);
        const To* const top = opened.back().as<To>();
        if (top == nullptr)
            throw std::runtime_error("another screen is on top");
        return *top;
    }

    test::GameFixture with;
};

constexpr std::string_view lantern = R"({
  "format": "lichter-aus/level", "version": 1, "id": "lantern",
  "name": {"en": "Lantern", "de": "Laterne"}, "board": [".#.", "###", ".#."]
})";

TEST_F(OpeningTest, PlaysLevelFileUnderItsCode) {
    const auto challenge = openFile("lantern.json", lantern);
    ASSERT_TRUE(challenge) << challenge.error();
    EXPECT_EQ(challenge->name.in("de"), "Laterne");
    EXPECT_EQ(lights::formatBoard(challenge->lights().start()), (std::vector<std::string>{".#.", "###", ".#."}));
    EXPECT_EQ(challenge->key, lights::encodePuzzle(challenge->lights()));
    EXPECT_FALSE(challenge->place());
}

constexpr std::string_view stitch = R"({
  "format": "lichter-aus/level", "version": 2, "id": "stitch", "name": "Stitch", "author": "Ada", "idea": "Two ways.",
  "lesson": "quiet5", "riddle": {"ask": "optimum"}, "board": ["#..#", ".##.", ".##.", "#..#"]
})";

TEST_F(OpeningTest, LevelFileAsksItsRiddle) {
    const auto challenge = openFile("stitch.json", stitch);
    ASSERT_TRUE(challenge) << challenge.error();
    ASSERT_NE(challenge->riddle(), nullptr);
    EXPECT_EQ(*challenge->riddle(), lights::Riddle(lights::HowMany{lights::Quantity::Optimum}));
    EXPECT_EQ(challenge->notes.idea.in("en"), "Two ways.");
    EXPECT_EQ(challenge->key, lights::encodePuzzle(challenge->lights())) << "the board ranks under its code";
}

TEST_F(OpeningTest, EditsCopyOfLevelWithEverythingInItsFile) {
    data::test::put(with.folder / "desk/stitch.json", stitch);
    Options options;
    options.edit = true;
    options.board = (with.folder / "desk/stitch.json").string();
    const auto editor = onTop<ToEditor>(options);
    ASSERT_TRUE(editor.level);
    const data::Level& level = editor.level->level;
    EXPECT_TRUE(level.id.empty()) << "it becomes a new level";
    EXPECT_EQ(level.author, "Ada");
    EXPECT_EQ(level.idea.in("en"), "Two ways.");
    EXPECT_EQ(level.lesson, "quiet5");
    EXPECT_TRUE(level.riddle);
}

TEST_F(OpeningTest, EditsOwnLevelInPlace) {
    data::test::put(with.folder / "own/lantern.json", lantern);
    data::test::put(with.folder / "desk/lantern.json", lantern);
    Options options;
    options.edit = true;
    options.board = (with.folder / "own/../own/lantern.json").string();
    const ToEditor own = onTop<ToEditor>(options);
    ASSERT_TRUE(own.level);
    EXPECT_EQ(own.level->file, with.folder / "own/lantern.json") << "saving writes there";
    EXPECT_EQ(own.level->content, lantern);
    EXPECT_EQ(own.level->level.id, "lantern");
    options.board = (with.folder / "desk/lantern.json").string();
    const ToEditor foreign = onTop<ToEditor>(options);
    ASSERT_TRUE(foreign.level);
    EXPECT_TRUE(foreign.level->file.empty()) << "a file elsewhere stays as it is";
    EXPECT_EQ(foreign.level->level.name.in("de"), "Laterne");
}

TEST_F(OpeningTest, DailyPlaysTodaysBoard) {
    Options options;
    options.daily = puzzle::DailySeries::Main;
    const ToPlay play = onTop<ToPlay>(options);
    EXPECT_EQ(play.challenge.key, "daily:2026-07-14");
    EXPECT_TRUE(screens(options).at(1).as<ToDaily>() != nullptr) << "leaving it leads to the calendar";
    EXPECT_FALSE(optionError(options, with.services()));
    options.screen = "leaderboard";
    EXPECT_EQ(onTop<ToLeaderboard>(options).key, "daily:2026-07-14");

    Options random;
    random.random = lights::RandomSetting{6, 7, {}, lights::GoalKind::On, 9};
    random.screen = "leaderboard";
    EXPECT_EQ(onTop<ToLeaderboard>(random).key, "random:6x7,plane,plus,on,9");

    with.clock.now = "1970-01-01T00:00:00Z";
    const auto wrong = optionError(options, with.services());
    ASSERT_TRUE(wrong);
    EXPECT_THAT(*wrong, HasSubstr("1 January 2026"));

    Options screen;
    screen.screen = "daily";
    EXPECT_FALSE(onTop<ToDaily>(screen).day);
}

TEST_F(OpeningTest, LevelFileMayBeginWithByteOrderMark) {
    EXPECT_TRUE(openFile("bom.json", "\xEF\xBB\xBF" + std::string(lantern)));
}

TEST_F(OpeningTest, OpensFirstLevelOfPack) {
    const auto challenge = openFile("pack.json", data::formatPack(test::packOf("mine", "Mine", 3)));
    ASSERT_TRUE(challenge) << challenge.error();
    EXPECT_EQ(challenge->name.in("en"), "Mine 1");
}

TEST_F(OpeningTest, OpensRowsOfText) {
    const auto challenge = openFile("board.txt", "#.#\r\n.#.\r\n_._\n");
    ASSERT_TRUE(challenge) << challenge.error();
    EXPECT_EQ(lights::formatBoard(challenge->lights().start()), (std::vector<std::string>{"#.#", ".#.", "_._"}));
    EXPECT_EQ(challenge->lights().goal(), lights::GoalKind::Off);
}

TEST_F(OpeningTest, OpensShareCode) {
    const lights::Puzzle puzzle = with.level("shed/l4").level().lights();
    const auto challenge = challengeFrom(lights::encodePuzzle(puzzle), with.text);
    ASSERT_TRUE(challenge) << challenge.error();
    EXPECT_EQ(challenge->lights(), puzzle);
    EXPECT_EQ(challenge->key, lights::encodePuzzle(puzzle));
}

TEST_F(OpeningTest, ReportsWhyBoardCannotBeOpened) {
    EXPECT_THAT(challengeFrom("no/such/file.json", with.text).error(), HasSubstr("no/such/file.json"));
    EXPECT_THAT(openFile("garbage.txt", "Dear diary,\n").error(), HasSubstr("garbage.txt"));
    EXPECT_THAT(openFile("ragged.txt", "##\n#\n").error(), HasSubstr("Line 2"));
    EXPECT_THAT(openFile("broken.json", R"({"format": "lichter-aus/level", "vers)").error(), HasSubstr("broken.json"));
    EXPECT_THAT(openFile("empty.json", "").error(), HasSubstr("empty.json"));
    EXPECT_THAT(openFile("holes.txt", "__\n__\n").error(), HasSubstr("holes.txt"));
    EXPECT_THAT(openFile("newer.json", R"({"format": "lichter-aus/level", "version": 99})").error(),
                HasSubstr("newer.json"));
    EXPECT_FALSE(challengeFrom(with.folder.path().string(), with.text)) << "a folder";
    const auto levels = with.folder / "levels.json";
    data::test::put(levels, R"({"format": "lichter-aus/pack", "version": 1, "id": "p", "name": "P", "levels": [
        {"id": "pond", "name": "Pond", "board": ["#.", "#"]}, {"id": "good", "name": "Good", "board": ["#"]}]})");
    EXPECT_THAT(challengeFrom(levels.string() + "#pond", with.text).error(),
                HasSubstr("levels.json:2, level “pond”, row 2: "))
        << "it is there, but has an error";
    EXPECT_THAT(challengeFrom(levels.string() + "#pool", with.text).error(), HasSubstr("Its levels are good."));
    std::string code = lights::encodePuzzle(with.level("shed/l4").level().lights());
    code.back() = code.back() == 'A' ? 'B' : 'A';
    EXPECT_THAT(challengeFrom(code, with.text).error(), HasSubstr("mistyped"));
    EXPECT_FALSE(challengeFrom("LA1", with.text));
}

TEST_F(OpeningTest, OpensFlipGameId) {
    const std::string id = "3x2:d3a6665cb,48"; // Printed by sgt-flip --generate 1 3x2c.
    const auto named = challengeFrom(id, with.text);
    ASSERT_TRUE(named);
    EXPECT_EQ(lights::formatBoard(named->lights().start()), (std::vector<std::string>{".#.", ".#."}));
    const auto file = openFile("flip.txt", " " + id + "\r\n");
    ASSERT_TRUE(file);
    EXPECT_EQ(file->board, named->board);
    EXPECT_THAT(challengeFrom("5x5c#123", with.text).error(), HasSubstr("Flip random seed"));
}

TEST_F(OpeningTest, ReportsJsonProblemsOfFilesMeantAsJson) {
    for (const char* content : {"", "#.#", "null", "hello"})
        EXPECT_THAT(openFile("a.json", content).error(), testing::AnyOf(HasSubstr("JSON"), HasSubstr("This should be")))
            << content;
    for (const char* content : {"[1, 2]", "\"level\"", " [", "\xEF\xBB\xBF[]"})
        EXPECT_THAT(openFile("a.txt", content).error(), testing::AnyOf(HasSubstr("JSON"), HasSubstr("This should be")))
            << content;
}

TEST_F(OpeningTest, RowsAndCodesMayBeginWithByteOrderMark) {
    EXPECT_TRUE(openFile("board.txt", "\xEF\xBB\xBF#.#\n.#.\n"));
    const std::string code = lights::encodePuzzle(with.level("shed/l4").level().lights());
    EXPECT_EQ(openFile("code.txt", "\xEF\xBB\xBF" + code + "\r\n").value().key, code);
    EXPECT_THAT(openFile("code.txt", code + "A").error(), HasSubstr("share code"));
}

TEST_F(OpeningTest, RefusesPipesAndDevicesAtOnce) {
    const std::string pipe = (with.folder / "pipe").string();
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_THAT(challengeFrom(pipe, with.text).error(), HasSubstr("pipe is not a file"));
    EXPECT_THAT(challengeFrom("/dev/zero", with.text).error(), HasSubstr("/dev/zero is not a file"));
}

TEST_F(OpeningTest, ReportsProblemsInRestOfPack) {
    data::test::put(with.folder / "half.json", R"({"format": "lichter-aus/pack", "version": 1, "id": "half",
        "name": "Half", "levels": [{"id": "bad", "name": "Bad", "board": ["#", "##"]},
                                   {"id": "good", "name": "Good", "board": ["#.#"]}]})");
    Options options;
    options.board = (with.folder / "half.json").string();
    EXPECT_FALSE(optionError(options, with.services()));
    const auto opened = screens(options);
    ASSERT_EQ(opened.size(), 5U);
    EXPECT_EQ(opened[1].as<ToPack>()->file, with.folder / "half.json") << "the list of its levels";
    EXPECT_EQ(opened[2].as<ToPlay>()->challenge.name.in("en"), "Good");
    EXPECT_TRUE(opened[3].as<ToQuestion>() != nullptr);
    EXPECT_THAT(opened[4].as<ToError>()->text, HasSubstr("half.json:2, level “bad”, row 2: The row has 2 cells"));
}

TEST_F(OpeningTest, OffersToKeepPack) {
    data::test::put(with.folder / "pack.json", data::formatPack(test::packOf("harbour", "Harbour", 2)));
    Options options;
    options.board = (with.folder / "pack.json").string();
    const ToQuestion question = onTop<ToQuestion>(options);
    ASSERT_EQ(question.answers.size(), 2U);
    EXPECT_FALSE(question.answers[0].chosen) << "the safe answer changes nothing";
    question.answers[1].chosen();
    const auto house = test::replacedBy<ToCampaign>(with.asked());
    ASSERT_TRUE(house);
    EXPECT_EQ(house->packId, "harbour");
    EXPECT_TRUE(with.library.refresh());
    EXPECT_NE(with.library.pack("harbour"), nullptr);
    EXPECT_TRUE(screens(options).back().as<ToPlay>() != nullptr) << "it is there now";
}

TEST_F(OpeningTest, WarnsOfSlips) {
    data::test::put(with.folder / "slip.json", R"({"format": "lichter-aus/level", "version": 1, "id": "slip",
        "name": "Slip", "surfaces": "torus", "board": ["#.#"]})");
    Options options;
    options.board = (with.folder / "slip.json").string();
    const ToError error = onTop<ToError>(options);
    EXPECT_EQ(error.title, "There may be a slip in the file");
    EXPECT_THAT(error.text, HasSubstr("slip.json:2: The key “surfaces”"));
}

TEST_F(OpeningTest, PlaysLevelsOfFileOneAfterTheOther) {
    data::Pack pack = test::packOf("harbour", "Harbour", 3);
    data::test::put(with.folder / "pack.json", data::formatPack(pack));
    Options options;
    options.board = (with.folder / "pack.json").string() + "#l2";
    const auto opened = screens(options);
    ASSERT_EQ(opened.size(), 3U) << "nobody who wants one level is asked to keep them all";
    EXPECT_EQ(opened[1].as<ToPack>()->level, 1U);
    const Challenge second = opened[2].as<ToPlay>()->challenge;
    EXPECT_EQ(second.place()->number, 2);
    EXPECT_EQ(second.key, second.code) << "it belongs to no house";
    EXPECT_EQ(fileOf(second), with.folder / "pack.json");

    const auto third = nextInFile(second);
    ASSERT_TRUE(third);
    EXPECT_EQ(third->place()->number, 3);
    EXPECT_FALSE(nextInFile(*third));
    EXPECT_FALSE(nextInFile(challengeOf(with.level("shed/l1"))));
    std::swap(pack.levels[0], pack.levels[2]);
    data::test::put(with.folder / "pack.json", data::formatPack(pack));
    EXPECT_EQ(nextInFile(*third)->place()->number, 2) << "as the file is now";

    options.board = (with.folder / "pack.json").string() + "#nope";
    EXPECT_THAT(optionError(options, with.services()).value_or(""), HasSubstr("There is no level “nope” in"));
    data::test::put(with.folder / "pack.json#nope", lantern);
    EXPECT_EQ(onTop<ToPlay>(options).challenge.name.in("en"), "Lantern") << "a file of that name";
    data::test::put(with.folder / "two.txt", "##\n\n#.\n");
    options.board = (with.folder / "two.txt").string() + "#2";
    EXPECT_EQ(lights::formatBoard(onTop<ToPlay>(options).challenge.lights().start()), (std::vector<std::string>{"#."}));
}

TEST_F(OpeningTest, EditsLevelsInTheirPack) {
    const auto file = with.folder / "own/harbour.json";
    data::test::put(file, data::formatPack(test::packOf("harbour", "Harbour", 3)));
    ASSERT_TRUE(with.library.refresh());
    Options options;
    options.edit = true;
    options.board = file.string();
    EXPECT_EQ(onTop<ToPack>(options).file, file) << "nothing over it";
    options.board += "#l2";
    auto level = onTop<ToEditor>(options).level;
    ASSERT_TRUE(level);
    EXPECT_EQ(level->level.id, "l2");
    EXPECT_EQ(level->file, file);
    options.board.clear();
    options.level = "harbour/l3";
    level = onTop<ToEditor>(options).level;
    ASSERT_TRUE(level);
    EXPECT_EQ(level->file, file) << "not a copy";
    EXPECT_EQ(screens(options)[1].as<ToPack>()->level, 2U);
    options.level = "shed/l3";
    EXPECT_TRUE(onTop<ToEditor>(options).level->file.empty()) << "a copy of a level of the campaign";
}

TEST_F(OpeningTest, ReplacesOrKeepsBothPacks) {
    data::Pack pack = test::packOf("harbour", "Harbour", 2);
    data::test::put(with.folder / "own/old.json", data::formatPack(pack));
    ASSERT_TRUE(with.library.refresh());
    pack.author = "Ada";
    std::string text = data::formatPack(pack);
    text.insert(1, "\n\n   \"note\": [1,2],"); // A layout of its own.
    data::test::put(with.folder / "pack.json", text);
    Options options;
    options.board = (with.folder / "pack.json").string();
    const ToQuestion question = onTop<ToQuestion>(options);
    ASSERT_EQ(question.answers.size(), 3U);
    EXPECT_FALSE(question.answers[0].chosen);

    question.answers[1].chosen();
    EXPECT_EQ(test::replacedBy<ToCampaign>(with.asked())->packId, "harbour-2");
    with.library.refresh();
    EXPECT_EQ(with.library.pack("harbour-2")->pack.name.in("en"), "Harbour 2") << "they can be told apart";

    question.answers[2].chosen();
    EXPECT_EQ(test::replacedBy<ToCampaign>(with.asked())->packId, "harbour");
    with.library.refresh();
    EXPECT_EQ(with.library.pack("harbour")->pack.author, "Ada");
    EXPECT_EQ(data::test::contentOf(with.library.pack("harbour")->files.front()), text) << "as it was written";
    EXPECT_FALSE(std::filesystem::exists(with.folder / "own/old.json")) << "it is in the bin";
    EXPECT_TRUE(screens(options).back().as<ToPlay>() != nullptr) << "it is there now";
}

TEST_F(OpeningTest, KeepsPackWithShippedIdUnderNewId) {
    data::test::put(with.folder / "pack.json", data::formatPack(test::packOf("shed", "My shed", 2)));
    Options options;
    options.board = (with.folder / "pack.json").string();
    onTop<ToQuestion>(options).answers[1].chosen();
    const auto house = test::replacedBy<ToCampaign>(with.asked());
    ASSERT_TRUE(house);
    EXPECT_EQ(house->packId, "shed-2");
}

TEST_F(OpeningTest, ReportsPackWithIdOfSingleLevels) {
    data::test::put(with.folder / "own.json", data::formatPack(test::packOf("own", "Mine", 1)));
    Options options;
    options.board = (with.folder / "own.json").string();
    EXPECT_THAT(onTop<ToError>(options).text, HasSubstr(", id: “own” is the ID"));
}

TEST_F(OpeningTest, ReportsAllProblemsOfLevelFile) {
    const auto told = openFile("bad.json", R"({"format": "lichter-aus/level", "version": 1, "id": "x", "name": "X",
                                               "goal": "maybe", "surface": "sphere", "board": ["#."]})")
                          .error();
    EXPECT_THAT(told, HasSubstr("maybe"));
    EXPECT_THAT(told, HasSubstr("sphere"));
}

TEST_F(OpeningTest, RefusesOversizedFile) {
    data::test::put(with.folder / "huge.json", "{");
    std::filesystem::resize_file(with.folder / "huge.json", data::maxLevelFileBytes + 1);
    const auto challenge = challengeFrom((with.folder / "huge.json").string(), with.text);
    ASSERT_FALSE(challenge);
    EXPECT_THAT(challenge.error(), HasSubstr("huge.json"));
}

TEST_F(OpeningTest, OpensMenuByDefault) {
    const auto opened = screens({});
    ASSERT_EQ(opened.size(), 1U);
    EXPECT_TRUE(opened[0].as<ToMainMenu>() != nullptr);
}

TEST_F(OpeningTest, ResumesLevelOverItsHouse) {
    Options options;
    options.level = "terrace/l2";
    const ToPlay play = onTop<ToPlay>(options);
    EXPECT_EQ(play.challenge.key, "level:terrace/l2");
    EXPECT_TRUE(play.resume);
    const auto opened = screens(options);
    ASSERT_EQ(opened.size(), 3U);
    EXPECT_EQ(opened[1].as<ToCampaign>()->packId, "terrace") << "leaving the board leads to its house";
}

TEST_F(OpeningTest, OpensScreenForBoard) {
    Options options;
    options.level = "shed/l3";
    options.screen = "leaderboard";
    EXPECT_EQ(onTop<ToLeaderboard>(options).key, "level:shed/l3");
    options.screen = "win";
    const ToWin win = onTop<ToWin>(options);
    EXPECT_TRUE(win.played.solved);
    EXPECT_EQ(win.par.moves, 3);
    EXPECT_FALSE(win.recorded.run) << "a picture is no run";
}

TEST_F(OpeningTest, OpensScreensWithoutBoard) {
    Options options;
    options.screen = "menu";
    EXPECT_EQ(screens(options).size(), 1U);
    options.screen = "campaign";
    onTop<ToCampaign>(options);
    options.screen = "play";
    EXPECT_EQ(onTop<ToPlay>(options).challenge.key, "level:shed/l1");
    options.screen = "pause";
    onTop<ToPlay>(options);
    options.screen = "win";
    onTop<ToWin>(options);
    options.screen = "leaderboard";
    EXPECT_EQ(onTop<ToLeaderboard>(options).key, "");
    options.screen = "settings";
    onTop<ToSettings>(options);
    options.screen = "keys";
    onTop<ToKeys>(options);
    EXPECT_EQ(screens(options).size(), 3U) << "the way back leads to the settings";
    options.screen = "help";
    onTop<ToHelp>(options);
    options.screen = "error";
    EXPECT_THAT(onTop<ToError>(options).text, Not(testing::IsEmpty()));
}

TEST_F(OpeningTest, ReportsUnreadableFileOnMenu) {
    data::test::put(with.folder / "garbage.json", "{");
    Options options;
    options.board = (with.folder / "garbage.json").string();
    EXPECT_FALSE(optionError(options, with.services()));
    EXPECT_THAT(onTop<ToError>(options).text, HasSubstr("garbage.json"));
}

TEST_F(OpeningTest, RejectsImpossibleOptions) {
    Options options;
    options.level = "castle/throne";
    EXPECT_THAT(optionError(options, with.services()).value(), HasSubstr("castle/throne"));
    options = {};
    options.board = "nowhere.json";
    EXPECT_THAT(optionError(options, with.services()).value(), HasSubstr("nowhere.json"));
    options.board = "LA1";
    EXPECT_TRUE(optionError(options, with.services()));
    for (const char* player : {"seventeen letters", "  ", "", "two\nlines", "\xFF"}) {
        options = {};
        options.player = player;
        EXPECT_THAT(optionError(options, with.services()).value_or("nothing wrong"), HasSubstr("--player"));
    }
    options.player = "Zoë";
    options.level = "shed/l1";
    EXPECT_FALSE(optionError(options, with.services()));
}

TEST_F(OpeningTest, OpensRandomBoardBySeed) {
    Options options;
    options.random = lights::RandomSetting{6, 7, {}, lights::GoalKind::Off, lights::Difficulty::Any};
    options.seed = "evening";
    const auto typed = onTop<ToPlay>(options);
    EXPECT_EQ(typed.challenge.lights(), lights::generate(*options.random, "evening")->puzzle);
    EXPECT_EQ(typed.challenge.key, lights::encodePuzzle(typed.challenge.lights()));
    options.seed.clear();
    EXPECT_EQ(onTop<ToPlay>(options).challenge.key, "random:6x7,plane,plus,off,any");
    options.screen = "play"; // As --screenshot and --demo request it.
    EXPECT_EQ(onTop<ToPlay>(options).challenge.key, "random:6x7,plane,plus,off,any");
    options.random->wanted = 1000;
    EXPECT_NE(onTop<ToError>(options).text, "");
}

} // namespace
