// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Game.hpp"

#include "data/Runs.hpp"
#include "data/files/PlayerName.hpp"
#include "data/levels/Puzzles.hpp"
#include "game/Controls.hpp"
#include "game/PadEvents.hpp"
#include "game/app/WholeGame.hpp"
#include "game/campaign/CampaignScene.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/keys/KeysScene.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/win/WinScene.hpp"
#include "lights/Board.hpp"
#include "lights/EventText.hpp"
#include "lights/ShareCode.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <unistd.h>

namespace {

using namespace game;
using game::test::frame;
using lights::Cell;
using testing::HasSubstr;
using Key = sf::Keyboard::Key;
using GameTest = game::test::WholeGame;

Options with(const std::string& screen) {
    Options options;
    options.screen = screen;
    return options;
}

Options atLevel(const std::string& path) {
    Options options;
    options.level = path;
    return options;
}

TEST_F(GameTest, PlaysFromMenuToLeaderboardByKeyboard) {
    start();
    EXPECT_EQ(game->title(), "Lichter Aus – Main menu");
    tapKey(Key::Down); // Past the large bell, which goes straight to a board.
    tapKey(Key::Enter);
    ASSERT_TRUE(top<CampaignScene>());
    tapKey(Key::Enter);
    ASSERT_TRUE(top<LightsPlayScene>());
    const std::string key = top<LightsPlayScene>()->round().challenge().key.text();
    const int optimum = top<LightsPlayScene>()->round().optimum()->moves();
    solveByKeyboard();
    EXPECT_TRUE(session().solved());
    game->settle();
    ASSERT_TRUE(top<WinScene>());
    tapKey(Key::Escape);
    ASSERT_TRUE(top<CampaignScene>());
    tapKey(Key::Escape);
    tapKey(Key::Escape); // To Quit.
    EXPECT_FALSE(game->over());
    tapKey(Key::Escape);
    EXPECT_TRUE(game->over());

    game.reset();
    auto database = data::Database::open(paths.database(), data::puzzles());
    data::LeaderboardQuery query;
    query.key = key;
    const auto page = data::Leaderboard(database).rows(query);
    ASSERT_TRUE(page);
    ASSERT_EQ(page->rows.size(), 1U);
    EXPECT_EQ(page->rows[0].run.moves, optimum);
    EXPECT_EQ(page->rows[0].run.optimum, optimum);
    EXPECT_EQ(written().player, "") << "nobody has asked yet";
}

TEST_F(GameTest, LastLevelOfEveryHouseIsPlayable) {
    const data::Library library = data::Library::load(std::filesystem::path(GAME_TEST_SHARE) / "levels", {});
    for (const data::LibraryPack& pack : library.campaign()) {
        start(atLevel(library.level(pack, pack.pack.levels.size() - 1).path()));
        ASSERT_TRUE(top<LightsPlayScene>()) << pack.pack.id;
        EXPECT_FALSE(session().solved());
        EXPECT_TRUE(top<LightsPlayScene>()->round().optimum());
    }
}

TEST_F(GameTest, KeysInQuickSuccessionEachGoToSceneOnTop) {
    start();
    keyDown(Key::Enter);
    keyDown(Key::Enter);
    game->settle();
    EXPECT_TRUE(top<LightsPlayScene>());
    tapKey(Key::Escape);
    keyDown(Key::Tab, false, true);
    keyDown(Key::Tab, false, true); // The entry above "More" leaves the board.
    keyDown(Key::Enter);
    game->settle();
    ASSERT_TRUE(top<CampaignScene>());
    tapKey(Key::Escape);
    EXPECT_TRUE(top<MainMenuScene>()) << "one campaign was opened, not two";
}

TEST_F(GameTest, FocusIsSeenOnTheScreenThatTheCommandLineNames) {
    for (const char* const screen : {"my-levels", "learn", "settings", "leaderboard"}) {
        start(with(screen));
        EXPECT_TRUE(game->top().form()->focusVisible()) << screen;
        Options picture = with(screen);
        picture.screenshot = "picture.png";
        start(picture);
        EXPECT_FALSE(game->top().form()->focusVisible()) << "nobody is there: " << screen;
    }
}

TEST_F(GameTest, F11AndAltEnterToggleFullscreen) {
    start();
    EXPECT_FALSE(game->wantsFullscreen());
    tapKey(Key::F11);
    EXPECT_TRUE(game->wantsFullscreen());
    EXPECT_TRUE(written().fullscreen);
    tapKey(Key::Enter, true);
    EXPECT_FALSE(game->wantsFullscreen());
    EXPECT_FALSE(written().fullscreen);
    EXPECT_TRUE(top<MainMenuScene>());
}

TEST_F(GameTest, MTogglesMuteInEveryScene) {
    for (const char* const screen : {"menu", "campaign", "play", "settings", "help"}) {
        start(with(screen));
        const bool before = written().mute;
        tapKey(Key::M);
        EXPECT_EQ(written().mute, !before);
    }
}

TEST_F(GameTest, SavesCommandLineOptionsSwitchedOffByPlayer) {
    Options options;
    options.mute = true;
    options.fullscreen = true;
    start(options);
    EXPECT_TRUE(game->wantsFullscreen());
    tapKey(Key::F11);
    EXPECT_FALSE(game->wantsFullscreen());
    EXPECT_FALSE(written().fullscreen);
    tapKey(Key::M);
    EXPECT_FALSE(written().mute);
    tapKey(Key::M);
    EXPECT_TRUE(written().mute);
}

TEST_F(GameTest, DoesNotSaveCommandLineOptions) {
    const data::Library library = data::Library::load(std::filesystem::path(GAME_TEST_SHARE) / "levels", {});
    Options options = atLevel(library.level(library.campaign().front(), 0).path());
    options.language = "de";
    options.theme = "paper";
    options.player = "Zoë";
    options.size = {900, 700};
    start(options);
    EXPECT_EQ(game->windowSize(), sf::Vector2u(900, 700));
    game->rememberWindowSize({901, 701});
    solveByKeyboard();
    game->settle();
    ASSERT_TRUE(top<WinScene>());
    tapKey(Key::F11);
    game->leave();
    EXPECT_EQ(written().language, "");
    EXPECT_EQ(written().theme, "night");
    EXPECT_EQ(written().player, "");
    EXPECT_EQ(written().window, data::WindowSize{});
    game.reset();
    auto database = data::Database::open(paths.database(), data::puzzles());
    EXPECT_EQ(data::Leaderboard(database).players().value(), std::vector<std::string>{"Zoë"});
}

TEST_F(GameTest, RemembersWindowSize) {
    start();
    game->rememberWindowSize({1000, 760});
    game->rememberWindowSize({300, 760});
    EXPECT_EQ(game->windowSize(), sf::Vector2u(1000, 760)) << "one that is too small is not kept";
    game->leave();
    start();
    EXPECT_EQ(game->windowSize(), sf::Vector2u(1000, 760));
}

TEST_F(GameTest, FitsRememberedWindowToDesktop) {
    const auto remember = [this](int width, int height) {
        data::Settings settings;
        settings.window = {width, height};
        ASSERT_TRUE(data::saveSettings(paths.settings(), settings));
        start();
    };
    const sf::Vector2u desktop{1366, 768};
    remember(3840, 2160);
    EXPECT_EQ(game->windowSize(desktop), desktop);
    EXPECT_EQ(game->windowSize(), (sf::Vector2u{3840, 2160})) << "where no desktop is known";
    remember(1000, 900);
    EXPECT_EQ(game->windowSize(desktop), (sf::Vector2u{1000, 768}));
    remember(800, 600);
    EXPECT_EQ(game->windowSize(desktop), (sf::Vector2u{800, 600}));
    remember(320, 200);
    EXPECT_EQ(game->windowSize(desktop), ui::Viewport::smallestWindow) << "nothing can be played in less";
    EXPECT_EQ(top<ErrorScene>(), nullptr);
}

TEST_F(GameTest, OpensAtScaleOfDesktop) {
    const sf::Vector2u desktop{3840, 2160};
    const auto startAt = [this](float scale, Options options = {}) {
        GameSetup scaled = setup(std::move(options));
        scaled.systemScale = scale;
        start(std::move(scaled));
    };
    startAt(1);
    EXPECT_EQ(game->windowSize(desktop), (sf::Vector2u{1280, 800}));
    startAt(2);
    EXPECT_EQ(game->windowSize(desktop), (sf::Vector2u{2560, 1600}));
    EXPECT_EQ(game->windowSize(sf::Vector2u{1920, 1080}), (sf::Vector2u{1920, 1080})) << "what fits";
    game->leave();
    EXPECT_EQ(written().window, data::WindowSize{}) << "the player has not resized it";
    startAt(1.5F);
    EXPECT_EQ(game->windowSize(desktop), (sf::Vector2u{1920, 1200}));
    Options sized;
    sized.size = {1280, 800};
    startAt(2, sized);
    EXPECT_EQ(game->windowSize(desktop), *sized.size);
    startAt(2);
    game->rememberWindowSize({1000, 760});
    game->leave();
    startAt(2);
    EXPECT_EQ(game->windowSize(desktop), (sf::Vector2u{1000, 760}));
}

TEST_F(GameTest, ChangesLanguageAtOnce) {
    start(with("settings"));
    EXPECT_EQ(game->title(), "Lichter Aus – Settings");
    tapKey(Key::Enter); // Opens the list.
    tapKey(Key::Down);
    tapKey(Key::Enter);
    EXPECT_EQ(game->title(), "Lichter Aus – Einstellungen");
    tapKey(Key::Escape);
    EXPECT_EQ(game->title(), "Lichter Aus – Hauptmenü");
    start();
    EXPECT_EQ(game->title(), "Lichter Aus – Hauptmenü") << "it was written";
}

TEST_F(GameTest, UsesSystemLanguageUnlessAnotherIsChosen) {
    GameSetup german = setup();
    german.environment = [](const char* name) { return std::string_view(name) == "LANG" ? "de_DE.UTF-8" : nullptr; };
    start(german);
    EXPECT_EQ(game->title(), "Lichter Aus – Hauptmenü");
    german.options.language = "en";
    start(german);
    EXPECT_EQ(game->title(), "Lichter Aus – Main menu");
}

TEST_F(GameTest, TooSmallWindowShowsOneLineAndHidesTheRest) {
    Options tiny;
    tiny.size = {200, 100};
    start(tiny);
    EXPECT_GT(colours(picture({200, 100})), 1U) << "a line of text";
    tapKey(Key::Enter);
    type(U"x");
    tapKey(Key::F11);
    EXPECT_TRUE(game->wantsFullscreen()) << "a way out";
    resize(1280, 800);
    EXPECT_TRUE(top<MainMenuScene>()) << "nobody plays blind";
    EXPECT_GT(colours(picture({1280, 800})), 50U);
    for (const auto& [width, height] : std::vector<std::pair<unsigned, unsigned>>{{639, 480}, {640, 479}, {1, 1}}) {
        resize(width, height);
        picture({width, height});
    }
    resize(640, 480);
    tapKey(Key::Down);
    tapKey(Key::Enter);
    EXPECT_TRUE(top<CampaignScene>());
    EXPECT_GT(colours(picture({640, 480})), 50U);
}

TEST_F(GameTest, ClosingWindowSavesBoardAndClock) {
    start(with("play"));
    const std::string key = top<LightsPlayScene>()->round().challenge().key.text();
    keyDown(Key::Enter);
    game->update(1.5F);
    sendEvent(sf::Event::Closed);
    settle(); // Until the board is stored.
    EXPECT_TRUE(game->over());
    keyDown(Key::F1);
    game->update(frame);
    EXPECT_TRUE(game->over()) << "nothing opens any more";
    start();
    tapKey(Key::Enter);
    ASSERT_TRUE(top<LightsPlayScene>()) << "the menu offers it first";
    EXPECT_EQ(top<LightsPlayScene>()->round().challenge().key, key);
    EXPECT_EQ(session().moves(), 1);
    EXPECT_GE(session().elapsed(), puzzle::Milliseconds(1500));
}

TEST_F(GameTest, ClockStopsWithoutFocus) {
    start(with("play"));
    keyDown(Key::Enter);
    game->update(1);
    const auto before = session().elapsed();
    sendEvent(sf::Event::LostFocus);
    game->update(1);
    EXPECT_EQ(session().elapsed(), before);
    sf::Event button{};
    button.type = sf::Event::JoystickButtonPressed;
    game->handle(button);
    EXPECT_EQ(session().moves(), 1) << "the pad is another window's now";
    sendEvent(sf::Event::GainedFocus);
    game->update(1);
    EXPECT_GT(session().elapsed(), before);
}

/// As when the process was stopped: the board was in view, so the player's clock counts all of it.
TEST_F(GameTest, ClockCountsTimeWithoutFrames) {
    start(with("play"));
    keyDown(Key::Enter);
    const auto before = session().elapsed();
    game->update(20);
    EXPECT_EQ(session().elapsed() - before, puzzle::Milliseconds(20'000));
}

TEST_F(GameTest, BindsKeysFromSettings) {
    data::Settings settings;
    settings.bindings = {{"hint", {"F2", "no such key"}}};
    ASSERT_TRUE(data::saveSettings(paths.settings(), settings));
    start(with("play"));
    tapKey(Key::H);
    EXPECT_EQ(session().assists().hints, 0);
    tapKey(Key::F2);
    tapKey(Key::F2); // The first one only said what it costs.
    EXPECT_EQ(session().assists().hints, 1);
}

TEST_F(GameTest, NewBindingTakesEffectAtOnce) {
    start(with("keys"));
    const auto cap = [this] { // Of the slot that has the focus.
        const auto* list = dynamic_cast<const ui::ScrollArea*>(top<KeysScene>()->form()->focused());
        const auto* slot = list != nullptr ? dynamic_cast<const KeySlot*>(list->form().focused()) : nullptr;
        return slot != nullptr ? slot->cap() : std::string();
    };
    for (int i = 0; i < 200 && cap() != "H"; ++i)
        tapKey(Key::Tab);
    ASSERT_EQ(cap(), "H") << "the hint";
    tapKey(Key::Enter);
    tapKey(Key::Enter);
    tapKey(Key::Num9);
    EXPECT_EQ(written().bindings.at("hint"), (std::vector<std::string>{"9", "Pad:Y"}));
    ASSERT_TRUE(top<KeysScene>());
    tapKey(Key::Num9); // Does nothing here.
    tapKey(Key::Escape);
    tapKey(Key::Escape);
    ASSERT_TRUE(top<MainMenuScene>());
    tapKey(Key::Enter);
    tapKey(Key::H);
    EXPECT_EQ(session().assists().hints, 0);
    tapKey(Key::Num9);
    tapKey(Key::Num9);
    EXPECT_EQ(session().assists().hints, 1);
    start(with("play"));
    tapKey(Key::R); // A board with its own count.
    const auto steps = [this] { return top<LightsPlayScene>()->help().hinted(); };
    EXPECT_FALSE(steps());
    tapKey(Key::Num9);
    tapKey(Key::Num9);
    EXPECT_TRUE(steps()) << "also the next time";
}

TEST_F(GameTest, BadBindingsNeverBlockMenus) {
    data::test::put(paths.settings(),
                    R"({"bindings": {"back": [], "press": ["B", "nonsense"], "up": ["Pad:A", "Enter"],
                                          "hint": ["U"], "undo": ["U"], "no such": ["Esc"]}})");
    start(with("play"));
    ASSERT_TRUE(top<LightsPlayScene>());
    tapKey(Key::U);
    EXPECT_EQ(session().assists().hints, 0) << "the first in the list, undo, keeps it";
    tapKey(Key::H);
    tapKey(Key::H);
    EXPECT_EQ(session().assists().hints, 1) << "the other has its default again";
    tapKey(Key::Escape);
    ASSERT_TRUE(top<PauseScene>());
    tapKey(Key::Enter);
    EXPECT_TRUE(top<LightsPlayScene>());
}

TEST_F(GameTest, GamepadMayHaveAnotherLayout) {
    GameSetup with = setup();
    with.padLayout = [](unsigned) { return ui::PadLayout::ofMapping("0,Pad,a:b1,b:b0,", {}).value(); };
    start(std::move(with));
    ASSERT_TRUE(top<MainMenuScene>());
    const auto push = [this](unsigned raw) {
        for (const sf::Event& event : test::buttonPush(raw))
            game->handle(event);
        game->update(frame);
        settle();
    };
    push(1); // Its A.
    EXPECT_FALSE(top<MainMenuScene>());
    push(0);
    EXPECT_TRUE(top<PauseScene>());
}

TEST_F(GameTest, GamepadMayConnectAndDisconnect) {
    start();
    sendEvent(sf::Event::JoystickConnected);
    sf::Event button{};
    button.type = sf::Event::JoystickButtonPressed;
    game->handle(button); // A.
    game->settle();
    EXPECT_TRUE(top<LightsPlayScene>());
    sf::Event stick{};
    stick.type = sf::Event::JoystickMoved;
    stick.joystickMove = {0, sf::Joystick::X, 100};
    game->handle(stick);
    sendEvent(sf::Event::JoystickDisconnected);
    game->settle();
    EXPECT_FALSE(game->animating()) << "no direction is held any more";
    EXPECT_TRUE(top<LightsPlayScene>());
}

TEST_F(GameTest, HelpOpensOverEveryScene) {
    for (const char* const screen : {"menu", "campaign", "play", "win", "leaderboard", "settings", "pause"}) {
        start(with(screen));
        const Scene* below = &game->top();
        tapKey(Key::F1);
        EXPECT_NE(&game->top(), below);
        tapKey(Key::F1);
        EXPECT_EQ(&game->top(), below);
    }
}

TEST_F(GameTest, PauseScreenOpensOverBoard) {
    start(with("pause"));
    ASSERT_TRUE(top<PauseScene>());
    tapKey(Key::Escape);
    EXPECT_TRUE(top<LightsPlayScene>());
}

TEST_F(GameTest, NothingMovesTenSecondsAfterLastInput) {
    start();
    tapKey(Key::Down);
    game->update(frame);
    for (int i = 0; i < 12; ++i)
        game->update(1);
    game->settle();
    picture({1280, 800});
    EXPECT_FALSE(game->animating());
    EXPECT_FALSE(game->dirty());
    EXPECT_FLOAT_EQ(game->nextChange(), untilMidnight(clock));
}

TEST_F(GameTest, LegendsShowTheLettersOnTheKeyboard) {
    start(atLevel("shed/first-light"));
    const auto hint = [this] { return test::control<ui::PushButton>(*top<LightsPlayScene>(), "Hint").face().key; };
    EXPECT_EQ(hint(), "H");
    game->setKeyLetters({{Key::H, "Р"}});
    game->update(frame);
    EXPECT_EQ(hint(), "Р");
    game->setKeyLetters({});
    game->update(frame);
    EXPECT_EQ(hint(), "H");
}

TEST_F(GameTest, MenuTurnsToTheNewDayAtMidnight) {
    clock.now = "2026-07-14T21:59:00Z"; // A minute to midnight, as the clock is two hours ahead.
    start();
    const auto note = [this] { return test::control(*top<MainMenuScene>(), "Daily puzzle").spoken().value; };
    EXPECT_THAT(note(), HasSubstr("14"));
    EXPECT_LE(game->nextChange(), 60);
    clock.now = "2026-07-14T22:00:01Z";
    game->update(frame);
    EXPECT_THAT(note(), HasSubstr("15"));
}

TEST_F(GameTest, PlaysWithoutHomeAndReportsThatNothingIsSaved) {
    GameSetup homeless = setup();
    homeless.paths.reset();
    start(homeless);
    ASSERT_TRUE(top<ErrorScene>());
    tapKey(Key::Enter);
    EXPECT_TRUE(top<MainMenuScene>());
    tapKey(Key::Enter);
    tapKey(Key::Enter);
    EXPECT_TRUE(top<LightsPlayScene>());
    EXPECT_FALSE(std::filesystem::exists(paths.data));
}

TEST_F(GameTest, ReportsDamagedFilesAndContinues) {
    data::test::put(paths.settings(), "{ this is no JSON");
    data::test::put(paths.database(), "and this is no database");
    data::test::put(paths.levels() / "broken.json", "[1, 2,");
    start();
    EXPECT_TRUE(top<ErrorScene>());
    tapKey(Key::Enter);
    EXPECT_TRUE(top<MainMenuScene>());
    start();
    EXPECT_TRUE(top<MainMenuScene>()) << "the broken level was told of";
    data::test::put(paths.levels() / "broken.json", "[1, 2, 3,");
    start();
    EXPECT_TRUE(top<ErrorScene>()) << "it is another one now";
}

TEST_F(GameTest, ReportsMissingGameFilesWithoutCrashing) {
    GameSetup stripped = setup();
    stripped.shipped = folder / "stripped";
    const auto none = Game::start(stripped, clock);
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error(), HasSubstr("font"));
    EXPECT_EQ(none.error().find('\n'), std::string::npos);

    std::filesystem::create_directories(stripped.shipped);
    std::filesystem::create_directory_symlink(std::filesystem::path(GAME_TEST_SHARE) / "fonts",
                                              stripped.shipped / "fonts");
    stripped.options.language = "de";
    start(stripped);
    EXPECT_TRUE(top<ErrorScene>()) << "no translation";
    tapKey(Key::Enter);
    for (const char* const screen : {"campaign", "play", "win", "leaderboard"}) {
        stripped.options.screen = screen;
        start(stripped);
        picture({800, 600});
    }
}

TEST_F(GameTest, ReportsImpossibleDataFolder) {
    data::test::put(folder / "file", "no folder");
    const auto refusal = [&](const std::filesystem::path& place, const char* language) {
        GameSetup with = setup();
        with.options.dataDir = place;
        with.options.language = language;
        with.paths = data::pathsIn(place);
        const auto refused = Game::start(std::move(with), clock);
        return refused ? std::string("none") : refused.error();
    };
    const std::string file = (folder / "file").string();
    EXPECT_EQ(refusal(folder / "file", "en"), "--data-dir: " + file + " is not a folder.");
    EXPECT_EQ(refusal(folder / "file/new/folder", "de"), "--data-dir: " + file + " ist kein Ordner.");
    std::filesystem::path deep = folder.path();
    for (int i = 0; i < 3000; ++i)
        deep /= "deep";
    EXPECT_THAT(refusal(deep, "en"), testing::EndsWith("is too long."));
    EXPECT_FALSE(std::filesystem::exists(folder / "deep")) << "nor are the folders above it created";
    EXPECT_EQ(refusal("/proc/new", "en"), ::geteuid() == 0
                                              ? "--data-dir: The folder /proc/new cannot be created."
                                              : "--data-dir: There is no permission to read or write /proc.");
    EXPECT_EQ(refusal(folder / "new/folder", "en"), "none");
}

TEST_F(GameTest, RemovesLeftoversAtStart) {
    const std::filesystem::path left = paths.config / ".lichter-aus-a1B2c3";
    const std::filesystem::path fresh = paths.config / ".lichter-aus-a1B2c4";
    data::test::put(left, "half of the settings");
    data::test::put(fresh, "being written");
    std::filesystem::last_write_time(left, std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
    start();
    EXPECT_FALSE(std::filesystem::exists(left));
    EXPECT_TRUE(std::filesystem::exists(fresh));
}

TEST_F(GameTest, ReportsBoardThatCannotBeOpened) {
    Options options;
    options.board = "LA1nonsense";
    const auto refused = Game::start(setup(options), clock);
    ASSERT_FALSE(refused) << "a slip of the keyboard, told where it was typed";
    EXPECT_EQ(refused.error().find('\n'), std::string::npos);
    options.board = (folder / "diary.txt").string();
    data::test::put(options.board, "Dear diary");
    start(options);
    EXPECT_TRUE(top<ErrorScene>());
    tapKey(Key::Escape);
    EXPECT_TRUE(top<MainMenuScene>());
}

TEST_F(GameTest, LogsProblemsWithoutNamesOrBoards) {
    data::test::put(paths.settings(), R"({"format": "lichter-aus/settings", "player": "Zebulon", "theme": "Zebulon",
                                          "effectsVolume": 500})");
    data::test::put(paths.database(), "and this is no database");
    data::test::put(paths.levels() / "mine.json",
                    R"({"format": "lichter-aus/level", "version": 1, "id": "Zebulon!", "board": ["#.#", "Z"]})");
    GameSetup setup = this->setup();
    const std::string home = folder.path().parent_path().string();
    setup.environment = [&home](const char* name) { return std::string_view(name) == "HOME" ? home.c_str() : nullptr; };
    start(setup);
    std::filesystem::remove(paths.database());
    game->update(frame);
    tapKey(Key::Escape);
    game.reset();
    const std::string log = data::test::contentOf(paths.log());
    const std::string here = "~/" + folder.path().filename().string();
    EXPECT_THAT(log,
                HasSubstr("lichter-aus " LICHTER_VERSION " warning: database: was damaged; a new one begins, the old "
                          "one is " +
                          here));
    EXPECT_THAT(log, HasSubstr("settings.json, /theme: “…” is not known here. Possible values: night"));
    EXPECT_THAT(log, HasSubstr("settings.json, /effectsVolume: "));
    EXPECT_THAT(log, HasSubstr("mine.json, /"));
    EXPECT_THAT(log, testing::Not(HasSubstr("Zebulon")));
    EXPECT_THAT(log, testing::Not(HasSubstr("#.#")));
    EXPECT_THAT(log, testing::Not(HasSubstr(home)));
}

TEST_F(GameTest, DescribesFileProblemsInPlainWords) {
    data::test::put(paths.settings(), "{ this is no JSON");
    data::test::put(paths.database(), "and this is no database");
    start();
    EXPECT_THAT(says(),
                HasSubstr("settings.json: The file could not be used. There is a new one now, and the old one is " +
                          paths.settings().string() + ".damaged-1."));
    EXPECT_THAT(says(),
                HasSubstr("The score file was damaged, and no runs could be read from it. There is a new one now, "
                          "and the old one is " +
                          paths.database().string() + ".damaged-1."));

    game.reset();
    std::filesystem::remove(paths.database());
    std::filesystem::create_directory(paths.database());
    start();
    EXPECT_EQ(says(), paths.database().string() +
                          " is not a file, or its path leads through something that is not a folder. "
                          "As long as it is there, nothing is saved.");
}

TEST_F(GameTest, SaysThatTheOfferedBackupWasRestored) {
    {
        data::Database full = data::Database::open(paths.backups() / "lichter-aus-2026-07-01.db", data::puzzles());
        for (int seconds : {10, 20})
            ASSERT_TRUE(data::Leaderboard(full).submit(data::test::smallRun({"Mina", 0, seconds})));
    }
    start();
    ASSERT_TRUE(top<QuestionScene>());
    EXPECT_THAT(top<QuestionScene>()->spokenTitle(), HasSubstr("There are more runs (2) in the backup of 1 July 2026"));
    keyDown(Key::Tab);
    keyDown(Key::Enter);
    for (int i = 0; i < 10; ++i)
        game->update(frame);
    ASSERT_TRUE(top<MainMenuScene>());
    ASSERT_TRUE(top<MainMenuScene>()->toast());
    EXPECT_EQ(top<MainMenuScene>()->toast()->text,
              "Restored: 2 runs. What was there before is among the backups in the settings.");
    settle();
    EXPECT_FALSE(top<MainMenuScene>()->toast()) << "for a while";
    start();
    EXPECT_TRUE(top<MainMenuScene>()) << "nothing is missing any more";
}

TEST_F(GameTest, ReportsEachDamageOfOwnLevelOnce) {
    data::test::put(paths.levels() / "mine.json", "{");
    start();
    EXPECT_THAT(says(), HasSubstr("mine.json"));
    start();
    EXPECT_TRUE(top<MainMenuScene>()) << "the list of own levels marks it";
    data::test::put(paths.levels() / "mine.json", "{{");
    data::test::put(paths.levels() / "other.json", "[");
    start();
    EXPECT_THAT(says(), HasSubstr("mine.json"));
    start();
    EXPECT_TRUE(top<MainMenuScene>());
}

TEST_F(GameTest, ReportsNewerDatabaseAndLeavesItAlone) {
    start();
    game.reset();
    // The version is at byte 60 of the file, most significant byte first.
    std::fstream file(paths.database(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(60);
    file.write("\0\0\x7F\0", 4);
    file.close();
    const std::string before = data::test::contentOf(paths.database());
    start();
    EXPECT_EQ(says(), "The scores were saved by a newer version of the game, so nothing is saved now. Please update.");
    game.reset();
    EXPECT_EQ(data::test::contentOf(paths.database()), before);
}

TEST_F(GameTest, LeavesUnreadableSettingsAlone) {
    std::filesystem::create_directories(paths.config);
    std::filesystem::create_symlink(paths.settings(), paths.settings()); // A loop: nobody can read it, not even root.
    start();
    EXPECT_THAT(says(), HasSubstr("settings.json: The file cannot be read."));
    EXPECT_THAT(says(), HasSubstr("what you change in the settings lasts until the game ends"));
    tapKey(Key::Escape);
    tapKey(Key::F11);
    EXPECT_TRUE(game->wantsFullscreen());
    EXPECT_TRUE(std::filesystem::is_symlink(paths.settings())) << "not written over";
}

TEST_F(GameTest, ReportsDatabaseDeletedWhileOpen) {
    start(atLevel("terrace/doorbell"));
    ASSERT_TRUE(top<LightsPlayScene>());
    keyDown(Key::Enter);
    game->update(frame);
    EXPECT_TRUE(top<LightsPlayScene>());
    std::filesystem::remove(paths.database());
    keyDown(Key::Right);
    tapKey(Key::Enter);
    EXPECT_THAT(says(), HasSubstr("The score file is gone"));
    tapKey(Key::Escape);
    ASSERT_TRUE(top<LightsPlayScene>()) << "and the game goes on";
    EXPECT_EQ(session().moves(), 2);
    game.reset();
    data::Database database = data::Database::open(paths.database(), data::puzzles());
    const auto kept = data::SavedBoards(database).load(data::unnamedPlayer, "level:terrace/doorbell");
    ASSERT_TRUE(kept.value()) << "in the new file";
    EXPECT_EQ(lights::parseEvents((*kept)->game.events).value().size(), 2U);
}

TEST_F(GameTest, SavesWinInNewDatabaseWhenOldOneIsGone) {
    start(atLevel("terrace/doorbell"));
    solveByKeyboard([this] { std::filesystem::remove(paths.database()); });
    game->update(frame);
    EXPECT_THAT(says(), HasSubstr("The score file is gone"));
    tapKey(Key::Escape);
    EXPECT_TRUE(top<WinScene>()) << "from the board, not from the message";
    game.reset();
    data::Database database = data::Database::open(paths.database(), data::puzzles());
    data::Leaderboard leaderboard(database);
    EXPECT_EQ(leaderboard.keys().value().size(), 1U);
}

TEST_F(GameTest, ClosingWindowWhileTypingNameSavesName) {
    start(with("settings"));
    for (int page = 1; page < 5; ++page) // The last one is that of the player.
        tapKey(Key::E);
    for (int i = 0; i < 40 && !game->top().wantsText(); ++i)
        tapKey(Key::Tab);
    ASSERT_TRUE(game->top().wantsText());
    type(U"Zo\u00EB");
    EXPECT_EQ(written().player, "");
    sendEvent(sf::Event::Closed);
    settle(); // Until the player is stored.
    EXPECT_TRUE(game->over());
    game->leave();
    EXPECT_EQ(written().player, "Zo\u00EB");
}

struct NamedScreen {
    const char* name;
    std::string screen;

    // NOLINTNEXTLINE(readability-identifier-naming): GoogleTest calls it.
    friend void PrintTo(const NamedScreen& named, std::ostream* out) { *out << named.name; }
};

class GamePictureTest : public GameTest, public testing::WithParamInterface<NamedScreen> {};

TEST_P(GamePictureTest, SettlesAndDrawsInEveryThemeAndLanguage) {
    Options options = with(GetParam().screen);
    for (const char* language : {"en", "de"})
        for (const std::string_view theme : themeNames()) {
            options.language = language;
            options.theme = theme;
            options.size = theme == "night" ? sf::Vector2u{1280, 800} : sf::Vector2u{800, 600};
            start(options);
            EXPECT_FALSE(game->animating()) << "it comes to rest";
            EXPECT_GT(colours(picture(*options.size)), theme == "contrast" ? 8U : 50U) << language << " " << theme;
            EXPECT_THAT(game->title(), testing::StartsWith("Lichter Aus – "));
        }
}

INSTANTIATE_TEST_SUITE_P(Screens, GamePictureTest,
                         testing::Values(NamedScreen{"Menu", "menu"}, NamedScreen{"Campaign", "campaign"},
                                         NamedScreen{"Play", "play"}, NamedScreen{"Pause", "pause"},
                                         NamedScreen{"Win", "win"}, NamedScreen{"Leaderboard", "leaderboard"},
                                         NamedScreen{"Settings", "settings"}, NamedScreen{"Help", "help"},
                                         NamedScreen{"Error", "error"}),
                         [](const auto& screen) { return std::string(screen.param.name); });

/// Ten seconds after the last input, everything that moves by itself has come to rest.
class GameAtRestTest : public GameTest, public testing::WithParamInterface<NamedScreen> {
protected:
    /// Runs the game like its window does. \returns how often it was drawn.
    int drawn(ui::Seconds seconds, ui::Seconds step) {
        int draws = 0;
        for (ui::Seconds passed = 0; passed < seconds; passed += step) {
            const ui::Seconds next = game->nextChange();
            game->update(step);
            if (game->dirty() || game->animating() || (next >= 0 && next <= step)) {
                game->draw(target);
                ++draws;
            }
        }
        return draws;
    }

    sf::RenderTexture target;
};

TEST_P(GameAtRestTest, NothingIsDrawn) {
    start(with(GetParam().screen));
    ASSERT_TRUE(target.create(1280, 800));
    sf::Event moved{};
    moved.type = sf::Event::MouseMoved;
    moved.mouseMove = {5, 5};
    game->handle(moved);
    EXPECT_GT(drawn(1, 0.1F), 0) << "the stars twinkle";
    drawn(10, 0.1F);
    EXPECT_EQ(drawn(60, 0.1F), 0);
}

INSTANTIATE_TEST_SUITE_P(Screens, GameAtRestTest,
                         testing::Values(NamedScreen{"Menu", "menu"}, NamedScreen{"Campaign", "campaign"},
                                         NamedScreen{"Play", "play"}, NamedScreen{"Win", "win"},
                                         NamedScreen{"Pause", "pause"}),
                         [](const auto& screen) { return std::string(screen.param.name); });

TEST_F(GameTest, PictureIsShownWhileGIsHeldAndTheWindowHasTheFocus) {
    const auto board = [](const std::vector<std::string>& rows) {
        return lights::parseBoard(rows, lights::maxSide).value();
    };
    Options options;
    options.board = lights::encodePuzzle(
        *lights::Puzzle::makePicture(board({"...", "...", "..."}), {}, board({".#.", "###", ".#."})));
    start(options);
    const auto send = [this](sf::Event::EventType type) {
        sf::Event event{};
        event.type = type;
        event.key.code = Key::G;
        game->handle(event);
        game->update(GoalCard::longestTap + 0.1F);
    };
    const auto shown = [this] { return top<LightsPlayScene>()->goal().shown(); };
    ASSERT_TRUE(top<LightsPlayScene>());
    send(sf::Event::KeyPressed);
    send(sf::Event::KeyPressed); // As the system repeats it.
    EXPECT_TRUE(shown());
    send(sf::Event::KeyReleased);
    EXPECT_FALSE(shown());
    send(sf::Event::KeyPressed);
    EXPECT_TRUE(shown());
    send(sf::Event::LostFocus);
    EXPECT_FALSE(shown());
    send(sf::Event::GainedFocus);
    send(sf::Event::KeyReleased);
    EXPECT_FALSE(shown());
    keyDown(Key::G); // A tap.
    game->update(1);
    EXPECT_TRUE(shown());
}

TEST_F(GameTest, RemembersDaysOnWhichItRan) {
    Options daily;
    daily.daily = puzzle::DailySeries::Main;
    start();
    clock.now = "2026-07-20T12:00:00Z"; // Days pass while it runs.
    game->update(frame);
    game.reset();
    clock.now = "2026-07-17T12:00:00Z";
    game = Game::start(setup(daily), clock).value(); // Not settled: the message disappears after a few seconds.
    ASSERT_TRUE(top<LightsPlayScene>());
    ASSERT_TRUE(top<LightsPlayScene>()->toast());
    EXPECT_THAT(top<LightsPlayScene>()->toast()->text, HasSubstr("clock has already shown 20 July 2026"));
    game.reset();
    clock.now = "2026-07-21T12:00:00Z";
    game = Game::start(setup(daily), clock).value();
    ASSERT_TRUE(top<LightsPlayScene>());
    const ui::Toast* const toast = top<LightsPlayScene>()->toast();
    EXPECT_TRUE(toast == nullptr || toast->text.find("clock") == std::string::npos) << toast->text;
}

/// A voice whose words are kept.
GameSetup speaking(GameSetup setup, std::vector<std::string>& said) {
    struct Voice final : ui::Speaker {
        explicit Voice(std::vector<std::string>& kept)
            : said(kept) {}
        void say(const std::string& words, Urgency /*urgency*/) override { said.push_back(words); }
        void stop() override { said.emplace_back("(stop)"); }
        void setLanguage(const std::string& /*code*/) override {}
        void setRate(int /*rate*/) override {}
        std::vector<std::string>& said;
    };
    setup.openSpeaker = [&said] { return std::make_unique<Voice>(said); };
    return setup;
}

TEST_F(GameTest, SpeaksByItselfIfAScreenReaderRuns) {
    std::vector<std::string> said;
    GameSetup asking = speaking(setup(), said);
    int asked = 0;
    asking.screenReader = [&asked] { return ++asked < 5 ? std::nullopt : std::optional(true); };
    start(std::move(asking));
    EXPECT_EQ(asked, 5) << "until there is an answer";
    EXPECT_THAT(said, testing::Contains("Main menu"));
    game.reset();
    EXPECT_TRUE(data::loadSettings(paths.settings()).settings.speech) << "from now on";
}

TEST_F(GameTest, KeysRepeatAndStopTheVoice) {
    std::vector<std::string> said;
    GameSetup listening = speaking(setup(), said);
    listening.screenReader = [] { return std::optional(true); };
    start(std::move(listening));
    tapKey(Key::Down);
    ASSERT_FALSE(said.empty());
    const std::string last = said.back();
    said.clear();
    tapKey(Key::F2);
    EXPECT_THAT(said, testing::ElementsAre(last));
    said.clear();
    keyDown(Key::F2, false, true);
    EXPECT_THAT(said, testing::ElementsAre("(stop)"));
}

TEST_F(GameTest, StaysSilentWithoutAScreenReader) {
    std::vector<std::string> said;
    GameSetup asking = speaking(setup(), said);
    asking.screenReader = [] { return std::optional(false); };
    start(std::move(asking));
    EXPECT_TRUE(said.empty());
    EXPECT_FALSE(std::filesystem::exists(paths.settings()));
}

TEST_F(GameTest, OneSwitchStartsALevelAndPressesAWindow) {
    data::Settings settings;
    settings.access.oneSwitch = true;
    settings.access.scanStep = data::maxScanStep; // Nothing has gone on between the clicks.
    ASSERT_TRUE(data::saveSettings(paths.settings(), settings));
    start();
    const auto click = [this] {
        sf::Event event{};
        event.type = sf::Event::MouseButtonPressed;
        event.mouseButton = {sf::Mouse::Left, 1, 1}; // Anywhere.
        game->handle(event);
        event.type = sf::Event::MouseButtonReleased;
        game->handle(event);
        settle();
    };
    click(); // The large bell, which has the focus at first.
    ASSERT_TRUE(top<LightsPlayScene>());
    EXPECT_FALSE(session().started());
    click(); // The board.
    click(); // Its first row.
    click(); // The first window of it.
    EXPECT_TRUE(session().started());
    EXPECT_EQ(session().presses().size(), 1U);
}

} // namespace
