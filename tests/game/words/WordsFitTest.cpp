// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Session.hpp"
#include "arukone/solver/Solver.hpp"
#include "data/ShiftRuns.hpp"
#include "data/classes/ClassPlan.hpp"
#include "data/files/File.hpp"
#include "data/shared/SharedRuns.hpp"
#include "game/GameFixture.hpp"
#include "game/Rounds.hpp"
#include "game/SceneDrawing.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/classes/ToClass.hpp"
#include "game/controls/LevelNaming.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/duel/ToDuel.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/mylevels/ToOpenLevel.hpp"
#include "game/mylevels/ToPack.hpp"
#include "game/play/ToPlay.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/printing/ToSheet.hpp"
#include "game/random/ToRandom.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/scene/Destination.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/shift/ToShift.hpp"
#include "game/shift/ToShiftOver.hpp"
#include "game/statistics/ToStatistics.hpp"
#include "game/win/ToWin.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"

#include <SFML/Window/Context.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <tuple>

namespace {

using namespace game;

struct Screen {
    std::string name;
    std::function<Destination(test::GameFixture&)> to;

    friend void PrintTo(const Screen& screen, std::ostream* out) { *out << screen.name; }
};

ToWin winOf(test::GameFixture& with, bool help) {
    const Challenge challenge = challengeOf(with.level("terrace/l18"));
    lights::Session session(challenge.lights());
    if (help) {
        session.noteHints(1);
        session.noteLiveCounter();
    }
    for (int cell = 0; cell < 9; ++cell)
        lights::test::pressNext(session, {cell / 3, cell % 3});
    ToWin win{challenge, test::performanceOf(session), {9, true}, {}, {}, 0, {}};
    win.recorded = with.records.record(challenge, test::performanceOf(session), {9, true});
    return win;
}

/// Solves the puzzle of today or of a day that was missed.
ToWin winOfDay(test::GameFixture& with, puzzle::Day day) {
    const Challenge challenge = dailyChallenge(day);
    lights::Session session(challenge.lights());
    for (int detour = 0; detour < 24; ++detour)
        session.press({0, 0});
    session.advance(std::chrono::hours(1));
    const auto presses = lights::solve(challenge.lights()).result->presses().toCells();
    for (const lights::Cell cell : presses)
        session.press(cell);
    const auto optimum = static_cast<int>(presses.size());
    ToWin win{challenge, test::performanceOf(session), {optimum, true}, {}, {}, 0, {}};
    win.recorded = with.records.record(challenge, test::performanceOf(session), {optimum, true});
    return win;
}

ToPlay torus(test::GameFixture& with) {
    const lights::Puzzle plain = with.level("terrace/l5").level().lights();
    Challenge challenge{"code",
                        *lights::Puzzle::make(plain.start(), {lights::Stamp::Square, lights::Surface::Projective},
                                              lights::GoalKind::On),
                        {},
                        data::LocalText("Leuchtturmwärter")};
    return {challenge, false};
}

/// A level that asks this about a board, with the longest idea and name.
ToPlay riddle(const lights::Riddle& asked) {
    const lights::Puzzle board =
        *lights::Puzzle::make(lights::Board(lights::BitGrid(5, 5).complement()), {}, lights::GoalKind::Off);
    Challenge::Place place{12, 24, "terrace", data::LocalText("Reihenhaus")};
    Challenge challenge{puzzle::RunKey::level("terrace/riddle"), board, std::move(place),
                        data::LocalText("Teppichhändler")};
    challenge.notes.idea =
        data::LocalText("Zapfen aus drei oder vier Fenstern werden immer dunkel. Fünf haben ein stilles Muster.");
    challenge.notes.riddle = asked;
    return {std::move(challenge), true};
}

/// Stores a run on a board that is not a level, so that the leaderboard has all its tabs.
void recordSharedBoard(test::GameFixture& with) {
    const lights::Puzzle puzzle = with.level("terrace/l1").level().lights();
    lights::Session session(puzzle);
    session.press({0, 0});
    ASSERT_TRUE(
        with.records.record({lights::encodePuzzle(puzzle), puzzle, {}, {}}, test::performanceOf(session), {1, true})
            .run);
}

/// The result of a long night shift by a player with a long name.
ToShiftOver shiftOver(test::GameFixture& with) {
    const data::ShiftRun run = data::test::shiftRun({"Maximilian-Anton", 30, 1, true});
    return {run.score, data::test::asleepIn(run), {with.records.shifts().submit(run).value(), {}}, 20};
}

/// A duel of four players with long names.
DuelMatch longNamedDuel(DuelWay way) {
    const auto setting = duelSetting(5, lights::Surface::Projective, lights::Difficulty::Easy);
    return {{"Maximilian-Anton", "Bartholomäus III", "Gwendolyn-Maria", "Wilhelmina Klee"},
            way,
            drawDuelBoard(setting, way, 4, "seed"),
            3};
}

/// A class with boards that have long names and days.
void longNamedClass(test::GameFixture& with) {
    const std::filesystem::path folder = with.folder / "drive";
    data::ClassPlan plan{"Klasse 10b", data::ClassCounts::Optimum, {{"level:terrace/l18"}}, {}};
    plan.tasks[0].from = puzzle::dayFromText("2026-12-01");
    plan.tasks[0].until = puzzle::dayFromText("2026-12-18");
    plan.tasks.push_back({"daily:2026-09-30"});
    const auto copy = data::sharedClassFile(data::sharedRunsFile(with.paths.shared(), folder));
    ASSERT_TRUE(data::writeFile(copy, data::formatClassPlan(plan)));
    ASSERT_EQ(with.shared.add("Class", folder), std::nullopt);
}

void playersWithLongNames(test::GameFixture& with) {
    for (const char* const name : {"Bartholomäus III", "Gwendolyn-Maria", "Wilhelmina Klee", "Maximilian-Anton"})
        with.records.setPlayer(name);
    with.records.finishStoring();
}

/// A level of the shipped boxes, counted from 0.
data::LevelRef box(test::GameFixture& with, std::size_t index) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    const auto boxes = with.library.nextDoor();
    const std::size_t each = boxes.front().pack.levels.size();
    return with.library.level(boxes[index / each], index % each);
}

Challenge fuseBox() {
    return sharedChallenge(
        arukone::parseBoard(std::vector<std::string>{"1.........", ".........1"}, arukone::Fill::Any).value());
}

ToWin winOfBox(test::GameFixture& with, const data::LevelRef& level) {
    const Challenge challenge = challengeOf(level);
    const auto solution = arukone::solve(challenge.fuseBox()).cables.value();
    arukone::Session session(challenge.fuseBox());
    for (const arukone::Cable& cable : solution) {
        session.draw({cable.origin, cable.word.substr(0, 1)});
        session.draw(cable);
        session.advance(std::chrono::seconds(90));
    }
    session.noteHints(1);
    ToWin win{challenge, session.performance(challenge.code), {session.score() - 1, true}, {}, {}, 0, {}};
    win.recorded = with.records.record(challenge, win.played, win.par);
    return win;
}

/// A language of the program, or the longer English of scripts/pseudo-locale, or one in OpenDyslexic.
struct Tongue {
    std::string name;
    std::filesystem::path folder;
    text::Language language;
    bool longer = false; ///< Than usual: it has to fit into the two usual layouts only.
    bool openDyslexic = false;

    friend void PrintTo(const Tongue& tongue, std::ostream* out) { *out << tongue.name; }
};

std::vector<Tongue> tongues() {
    std::vector<Tongue> all;
    for (const text::LanguageEntry& each : text::languages)
        all.push_back({std::string(each.code), GAME_TEST_SHARE "/locale", each.language});
    all.push_back({"pseudo", GAME_TEST_PSEUDO_LOCALE, text::Language::English, true});
    all.push_back({"deOpenDyslexic", GAME_TEST_SHARE "/locale", text::Language::German, true, true});
    all.push_back({"frOpenDyslexic", GAME_TEST_SHARE "/locale", text::Language::French, true, true});
    return all;
}

/// Every screen in every language, in the layouts that result from window and interface sizes: wide, as designed, just
/// compact, and smallest. The longer English and OpenDyslexic have to fit into the two usual ones.
class WordsFitTest : public testing::TestWithParam<std::tuple<Screen, Tongue>> {
protected:
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    test::GameFixture with;
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
};

ToReplay replay(test::GameFixture& with) {
    with.playAs("Bartholomäus III");
    with.solve("terrace/l18", 0, 1);
    const data::Run run = with.bestRun("level:terrace/l18");
    return {challengeOf(run, with.library).value(), run};
}

TEST_P(WordsFitTest, NothingIsShortened) {
    const auto& [screen, tongue] = GetParam();
    with.text = text::Text::load(tongue.folder, tongue.language);
    ASSERT_FALSE(with.text.problem());
    with.playAs("Maximilian-Anton");
    with.solve("shed/l1", 0, 1);
    with.solve("terrace/l18", 0, 0, 20);
    const Challenge left = challengeOf(with.level("terrace/l20"));
    lights::Session session(left.lights());
    session.press({0, 0});
    with.records.saveUnfinished(left, session.save());

    const auto scene = screen.to(with).build(with.services());
    ASSERT_TRUE(resources.setOpenDyslexic(tongue.openDyslexic));
    struct Layout {
        sf::Vector2u window;
        float uiScale;
    };
    std::vector<Layout> layouts{{{1280, 800}, 1}, {{800, 600}, 1}};
    if (!tongue.longer)
        layouts.push_back({{640, 480}, 1});
    if (!tongue.longer && tongue.language <= text::Language::German) // The layouts were made in the authors' languages.
        layouts.insert(layouts.end(),
                       {{{1280, 800}, 0.8F}, {{1280, 800}, 1.05F}, {{1280, 800}, 1.2F}, {{1920, 1200}, 1.5F}});
    for (const Layout& layout : layouts) {
        const ui::Viewport viewport(layout.window, layout.uiScale);
        resources.clear();
        scene->layout(viewport, ui::measureWith(resources, viewport));
        scene->update(5);
        EXPECT_THAT(test::textsCut(*scene, resources, viewport), testing::IsEmpty())
            << layout.window.x << " at " << layout.uiScale;
    }
}

INSTANTIATE_TEST_SUITE_P(
    All, WordsFitTest,
    testing::Combine(
        testing::Values(Screen{"Menu", [](auto&) { return ToMainMenu{}; }},
                        Screen{"Campaign", [](auto&) { return ToCampaign{}; }},
                        Screen{"LockedHouse",
                               [](auto&) {
                                   return ToCampaign{"terrace", "l20"};
                               }},
                        Screen{"Play",
                               [](auto& with) {
                                   return ToPlay{challengeOf(with.level("shed/l4")), true};
                               }},
                        Screen{"Torus", [](auto& with) { return torus(with); }},
                        Screen{"Win", [](auto& with) { return winOf(with, false); }},
                        Screen{"WinWithHelp", [](auto& with) { return winOf(with, true); }},
                        Screen{"WinBeforeNextLevel",
                               [](auto& with) {
                                   with.preferences.change(
                                       [](data::Settings& settings) { settings.unlockAll = true; });
                                   return winOf(with, true);
                               }},
                        Screen{"Leaderboard",
                               [](auto&) {
                                   return ToLeaderboard{"level:terrace/l18", 0};
                               }},
                        Screen{"Replay", [](auto& with) { return replay(with); }},
                        Screen{"Race",
                               [](auto& with) {
                                   const ToReplay rival = replay(with);
                                   with.playAs("Maximilian-Anton");
                                   return ToPlay{rival.challenge, false, {}, rival.run};
                               }},
                        Screen{"WinRace",
                               [](auto& with) {
                                   const data::Run rival = replay(with).run;
                                   with.playAs("Maximilian-Anton");
                                   ToWin win = winOf(with, true);
                                   win.rival = rival;
                                   return win;
                               }},
                        Screen{"Statistics",
                               [](auto& with) {
                                   shiftOver(with);
                                   winOfDay(with, with.records.today());
                                   return ToStatistics{};
                               }},
                        Screen{"StatisticsEverybody",
                               [](auto& with) {
                                   shiftOver(with);
                                   return ToStatistics{""};
                               }},
                        Screen{"StatisticsEmpty",
                               [](auto& with) {
                                   with.playAs("Bartholomäus III");
                                   return ToStatistics{};
                               }},
                        Screen{"Players",
                               [](auto& with) {
                                   shiftOver(with);
                                   with.playAs("Bartholomäus III");
                                   with.solve("shed/l2");
                                   return ToPlayers{};
                               }},
                        Screen{"LeaderboardRandom",
                               [](auto&) {
                                   return ToLeaderboard{"random:5x5,plane,plus,off,any", 0};
                               }},
                        Screen{"LeaderboardAllTabs",
                               [](auto& with) {
                                   recordSharedBoard(with);
                                   return ToLeaderboard{"level:shed/l1", 0};
                               }},
                        Screen{"LeaderboardRandomAllTabs",
                               [](auto& with) {
                                   recordSharedBoard(with);
                                   return ToLeaderboard{"random:5x5,plane,plus,off,any", 0};
                               }},
                        Screen{"LeaderboardDaily",
                               [](auto&) {
                                   return ToLeaderboard{"daily:2026-07-14", 0};
                               }},
                        Screen{"Daily", [](auto&) { return ToDaily{}; }},
                        Screen{"DailySolved",
                               [](auto& with) {
                                   static_cast<void>(winOfDay(with, with.records.today()));
                                   return ToDaily{};
                               }},
                        Screen{"WinDaily", [](auto& with) { return winOfDay(with, with.records.today()); }},
                        Screen{"WinDailyLate",
                               [](auto& with) { return winOfDay(with, *puzzle::dayFromText("2026-05-24")); }},
                        Screen{"DailyWaning",
                               [](auto&) {
                                   return ToDaily{*puzzle::dayFromText("2026-07-03")};
                               }},
                        Screen{"DailyMissed",
                               [](auto&) {
                                   return ToDaily{*puzzle::dayFromText("2026-01-30")};
                               }},
                        Screen{"PlayDaily",
                               [](auto&) {
                                   return ToPlay{dailyChallenge(*puzzle::dayFromText("2026-06-17")), true};
                               }},
                        Screen{"Settings", [](auto&) { return ToSettings{}; }},
                        Screen{"Random", [](auto&) { return ToRandom{}; }},
                        Screen{"RandomExact",
                               [](auto& with) {
                                   with.preferences.change([](data::Settings& settings) {
                                       settings.random = {12,
                                                          100,
                                                          {lights::Stamp::Square, lights::Surface::Projective},
                                                          lights::GoalKind::Picture,
                                                          7};
                                   });
                                   return ToRandom{};
                               }},
                        Screen{"PlayRandom",
                               [](auto&) {
                                   const Challenge::Random wish{lights::RandomSetting{8, 9,
                                                                 {lights::Stamp::Square, lights::Surface::Projective},
                                                                 lights::GoalKind::Off,
                                                                 lights::Difficulty::Any},
                                                                "k7m2x9qa",
                                                                false,
                                                                12};
                                   return ToPlay{test::drawnBoard(wish), true};
                               }},
                        Screen{"RiddleOfBoards",
                               [](auto&) {
                                   const lights::Board lit(lights::BitGrid(5, 5).complement());
                                   const auto board = *lights::Puzzle::make(lit, {}, lights::GoalKind::Off);
                                   return riddle(lights::OddOneOut{{board, board}});
                               }},
                        Screen{"RiddleOfLength",
                               [](auto&) { return riddle(lights::HowMany{lights::Quantity::NextLonger}); }},
                        Screen{"RiddleOfPatterns",
                               [](auto&) { return riddle(lights::HowMany{lights::Quantity::QuietPatterns}); }},
                        Screen{"RiddleOfAnotherWay",
                               [](auto&) { return riddle(lights::AnotherWay{lights::BitGrid(5, 5).complement()}); }},
                        Screen{"FuseBoxes", [](auto& with) { return ToCampaign{box(with, 0).pack->pack.id, {}}; }},
                        Screen{"FuseBox", [](auto& with) { return ToPlay{challengeOf(box(with, 12))}; }},
                        Screen{"FuseBoxAny", [](auto& with) { return ToPlay{challengeOf(box(with, 30))}; }},
                        Screen{"FuseBoxCode", [](auto&) { return ToPlay{fuseBox()}; }},
                        Screen{"FuseBoxApart",
                               [](auto&) {
                                   const auto box = arukone::parseBoard("1...\n.21.\n...2", arukone::Fill::Apart);
                                   return ToPlay{sharedChallenge(box.value())};
                               }},
                        Screen{"FuseBoxRandom", [](auto&) { return ToRandom{true}; }},
                        Screen{"FuseBoxRandomApart",
                               [](auto& with) {
                                   with.preferences.change([](data::Settings& settings) {
                                       settings.randomBox = {{15, 15}, arukone::Fill::Apart};
                                   });
                                   return ToRandom{true};
                               }},
                        Screen{"FuseBoxTrap",
                               [](auto& with) {
                                   with.preferences.change([](data::Settings& settings) {
                                       settings.randomBox = {{30, 30}, arukone::Fill::Any, arukone::BoardKind::Trap};
                                   });
                                   return ToRandom{true};
                               }},
                        Screen{"WinFuseBox", [](auto& with) { return winOfBox(with, box(with, 12)); }},
                        Screen{"WinFuseBoxAny", [](auto& with) { return winOfBox(with, box(with, 30)); }},
                        Screen{"LeaderboardFuseBox",
                               [](auto& with) {
                                   return ToLeaderboard{box(with, 30).key(), 0};
                               }},
                        Screen{"Shift",
                               [](auto& with) {
                                   shiftOver(with);
                                   return ToShift{};
                               }},
                        Screen{"ShiftPlay",
                               [](auto& with) {
                                   shiftOver(with);
                                   return ToShiftPlay{"seed"};
                               }},
                        Screen{"ShiftOver", [](auto& with) { return shiftOver(with); }},
                        Screen{"ShiftOverRecord",
                               [](auto& with) {
                                   ToShiftOver to = shiftOver(with);
                                   to.bestBefore = 88'888;
                                   return to;
                               }},
                        Screen{"ShiftScores",
                               [](auto& with) {
                                   shiftOver(with);
                                   return ToLeaderboard{"shift", 0};
                               }},
                        Screen{"Class",
                               [](auto& with) {
                                   longNamedClass(with);
                                   return ToClass{"Class"};
                               }},
                        Screen{"ClassTable",
                               [](auto& with) {
                                   longNamedClass(with);
                                   return ToClassTable{"Class"};
                               }},
                        Screen{"ClassEditor",
                               [](auto& with) {
                                   longNamedClass(with);
                                   return ToClassEditor{"Class"};
                               }},
                        Screen{"Duel", [](auto&) { return ToDuel{}; }},
                        Screen{"DuelKnown",
                               [](auto& with) {
                                   playersWithLongNames(with);
                                   return ToDuel{};
                               }},
                        Screen{"DuelTurns", [](auto&) { return ToDuelPlay{longNamedDuel(DuelWay::Turns)}; }},
                        Screen{"DuelAlone", [](auto&) { return ToDuelPlay{longNamedDuel(DuelWay::Alone)}; }},
                        Screen{"DuelOver",
                               [](auto&) {
                                   return ToDuelOver{longNamedDuel(DuelWay::Turns),
                                                     std::vector<lights::TurnDuel::Tally>{{2, 1}, {1, 2}, {1, 2}, {1, 9}}};
                               }},
                        Screen{"DuelDraw",
                               [](auto&) {
                                   const lights::DuelRun run{12, std::chrono::minutes(75)};
                                   return ToDuelOver{longNamedDuel(DuelWay::Alone),
                                                     std::vector<std::optional<lights::DuelRun>>{run, run, run, {}}};
                               }},
                        Screen{"OpenLevel", [](auto&) { return ToOpenLevel{}; }},
                        Screen{"Pack",
                               [](auto& with) {
                                   const auto file = with.folder / "desk/harbour.json";
                                   data::test::put(file, data::formatPack(test::packOf("harbour", "Harbour", 4)));
                                   return ToPack{file};
                               }},
                        Screen{"Achievements", [](auto&) { return ToAchievements{}; }},
                        Screen{"Dawn", [](auto&) { return ToDawn{}; }},
                        Screen{"Learn",
                               [](auto& with) {
                                   with.records.noteLesson("toggle", {4, true});
                                   with.records.noteLesson("chase", {4, false});
                                   return ToLearn{};
                               }},
                        Screen{"Lesson", [](auto&) { return ToLesson{"chase"}; }},
                        Screen{"Explorer", [](auto&) { return ToExplorer{}; }},
                        Screen{"Help", [](auto&) { return ToHelp{}; }},
                        Screen{"HelpArukone", [](auto&) { return ToHelp{HelpPage::Arukone}; }},
                        Screen{"HelpEditor", [](auto&) { return ToHelp{HelpPage::Editor}; }},
                        Screen{"HelpAccess", [](auto&) { return ToHelp{HelpPage::Access}; }},
                        Screen{"FuseBoxEditor", [](auto&) { return ToEditor{{}, ToEditor::Puzzle::Arukone}; }},
                        Screen{"FuseBoxEditorAmbiguous",
                               [](auto&) {
                                   const auto box = arukone::parseBoard("1..1\n....\n2..2", arukone::Fill::All);
                                   return ToEditor{data::StoredLevel{{{}, {}, {}, *box, {}}, {}, {}}};
                               }},
                        Screen{"Editor",
                               [](auto& with) {
                                   const data::LevelRef fifth = with.level("terrace/l5");
                                   const data::Level& level = fifth.level();
                                   return ToEditor{data::StoredLevel{{{}, level.name, {}, level.lights(), {}}, {}, {}}};
                               }},
                        Screen{"EditorUnsolvable",
                               [](auto&) {
                                   lights::Board corner{lights::BitGrid(5, 5)};
                                   corner.toggle({0, 0});
                                   return ToEditor{data::StoredLevel{
                                       {{},
                                        data::LocalText("Leuchtturmwärter"),
                                        {},
                                        *lights::Puzzle::make(corner, {lights::Stamp::Plus, lights::Surface::Plane},
                                                              lights::GoalKind::Off),
                                        {}},
                                       {},
                                       {}}};
                               }},
                        Screen{"Sheet",
                               [](auto&) {
                                   return ToSheet{Challenge::Random{lights::RandomSetting{}, "seed"}, "lichter-aus-5x5"};
                               }},
                        Screen{"SheetOfLevel",
                               [](auto& with) {
                                   return ToSheet{with.level("terrace/l5").level(), "lantern"};
                               }},
                        Screen{"Naming",
                               [](auto& with) {
                                   return levelNamePrompt(
                                       with.text,
                                       {{}, {}, with.text.tr("Save the level"), with.text.tr("Save"), {}});
                               }}),
        testing::ValuesIn(tongues())),
    [](const auto& each) { return std::get<0>(each.param).name + std::get<1>(each.param).name; });

} // namespace
