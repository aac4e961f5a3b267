// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/leaderboard/LeaderboardScene.hpp"

#include "data/BoxRuns.hpp"
#include "data/runs/Run.hpp"
#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/Rounds.hpp"
#include "game/SceneDrawing.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/leaderboard/ScoreFilters.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/statistics/ToStatistics.hpp"
#include "lights/LongerSolutions.hpp"
#include "lights/PressNext.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::click;
using testing::ElementsAre;
using testing::IsEmpty;
using ui::Action;

class LeaderboardSceneTest : public testing::Test {
protected:
    LeaderboardScene& open(const ToLeaderboard& to = {}, sf::Vector2u window = {1280, 800}) {
        scene = std::make_unique<LeaderboardScene>(to, with.services(), with.records, with.shared, with.library,
                                                   with.clock);
        scene->layout(ui::Viewport(window, 1), test::plainMeasure);
        return *scene;
    }

    Recorded solveAs(const std::string& player, int detours, int hints = 0, int seconds = 10) {
        with.playAs(player);
        return with.solve("shed/l3", detours, hints, seconds);
    }

    /// Records a run of three moves on a board that is not a level. \returns the board's code.
    std::string recordSharedBoard() {
        const lights::Puzzle puzzle = with.level("terrace/l3").level().lights();
        std::string code = lights::encodePuzzle(puzzle);
        lights::Session session(puzzle);
        for (int cell = 0; cell < 3; ++cell)
            lights::test::pressNext(session, {0, cell});
        EXPECT_TRUE(with.records.record({code, puzzle}, test::performanceOf(session), {3, true}).run);
        return code;
    }

    /// Ada: 3 moves, Ben: 7 and 5, Cleo: 3 with a hint; Ben is the current player.
    void recordRunsOfThreePlayers() {
        solveAs("Ada", 0, 0, 30);
        solveAs("Cleo", 0, 1, 5);
        solveAs("Ben", 2);
        solveAs("Ben", 1);
    }

    /// Records a run that wires the second box next door. Only the shipped levels have boxes.
    void wirePinwheel() {
        with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
        const Challenge challenge = challengeOf(with.level("cellar/pinwheel"));
        arukone::Session session(challenge.fuseBox());
        const std::array<arukone::Stroke, 4> strokes{
            {{{0, 0}, "DD"}, {{0, 1}, "DDDL"}, {{0, 3}, "LDDD"}, {{1, 3}, "DD"}}};
        for (const arukone::Stroke& stroke : strokes) {
            session.advance(std::chrono::seconds(1));
            session.draw(stroke);
        }
        EXPECT_TRUE(
            with.records.record(challenge, session.performance(arukone::encodeBoard(session.board())), {4, true}).run);
    }

    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(action(each));
    }

    [[nodiscard]] std::vector<std::string> players() const {
        std::vector<std::string> names;
        for (const data::LeaderboardRow& row : scene->rows())
            names.push_back(row.run.player);
        return names;
    }

    enum class Filter { All, Mine, ThreeStars, ThisWeek };

    void choose(Filter filter) {
        click(*scene, test::control<ui::Dropdown>(*scene, "Filter").bounds().centre());
        press({Action::Home});
        for (int step = 0; step < static_cast<int>(filter); ++step)
            press({Action::Down});
        press({Action::Confirm});
    }

    void toggleEveryRun() { click(*scene, test::control<ui::Chip>(*scene, "All runs").bounds().centre()); }

    test::GameFixture with;
    std::unique_ptr<LeaderboardScene> scene;
};

const std::string shed1 = "level:shed/l1";
const std::string shed3 = "level:shed/l3";

TEST_F(LeaderboardSceneTest, ShowsBestRunOfEachPlayerByRank) {
    recordRunsOfThreePlayers();
    open({shed3, 0});
    EXPECT_THAT(players(), ElementsAre("Ada", "Ben", "Cleo"));
    EXPECT_EQ(scene->rows()[1].run.moves, 5);
    EXPECT_EQ(scene->rows()[2].rank, 3) << "with help behind all without";
}

TEST_F(LeaderboardSceneTest, ShowsEveryRunIfRequested) {
    recordRunsOfThreePlayers();
    open({shed3, 0});
    toggleEveryRun();
    EXPECT_THAT(players(), ElementsAre("Ada", "Ben", "Ben", "Cleo"));
    toggleEveryRun();
    EXPECT_THAT(players(), ElementsAre("Ada", "Ben", "Cleo"));
}

TEST_F(LeaderboardSceneTest, FiltersOneAtATime) {
    recordRunsOfThreePlayers();
    open({shed3, 0});
    choose(Filter::Mine);
    EXPECT_THAT(players(), ElementsAre("Ben"));
    EXPECT_EQ(scene->rows()[0].rank, 2) << "the rank among all";
    choose(Filter::ThreeStars);
    EXPECT_THAT(players(), ElementsAre("Ada"));
    choose(Filter::All);
    EXPECT_THAT(players(), ElementsAre("Ada", "Ben", "Cleo"));
}

TEST_F(LeaderboardSceneTest, ShowsRunsOfSelectedPlayer) {
    recordRunsOfThreePlayers();
    open({shed3, 0});
    const auto choosePlayer = [&](std::initializer_list<Action> way) {
        click(*scene, test::control<ui::Dropdown>(*scene, "Players").bounds().centre());
        press(way);
        press({Action::Confirm});
    };
    choosePlayer({Action::End}); // All players, Ada, Ben, Cleo.
    EXPECT_THAT(players(), ElementsAre("Cleo"));
    EXPECT_EQ(scene->rows()[0].rank, 3) << "the rank among all";
    choose(Filter::ThreeStars);
    EXPECT_THAT(players(), IsEmpty()) << "a hint costs a star";
    choosePlayer({Action::Up, Action::Up});
    EXPECT_THAT(players(), ElementsAre("Ada")) << "the other filter holds";
    choose(Filter::All);
    choosePlayer({Action::Down});
    toggleEveryRun();
    EXPECT_THAT(players(), ElementsAre("Ben", "Ben"));
    click(*scene, {830, 239}); // The head of the moves, fewest first, then most.
    EXPECT_EQ(scene->rows()[0].run.moves, 5);
    click(*scene, {830, 239});
    EXPECT_EQ(scene->rows()[0].run.moves, 7);
    press({Action::NextTab, Action::PreviousTab});
    EXPECT_EQ(scene->activeFilters().player(), "Ben") << "whatever the board";
}

TEST_F(LeaderboardSceneTest, MineMeansCurrentPlayer) {
    recordRunsOfThreePlayers();
    open({shed3, 0});
    choose(Filter::Mine);
    EXPECT_EQ(scene->activeFilters().player(), "Ben");
    EXPECT_EQ(test::control<ui::Dropdown>(*scene, "Players").selected(), 2U) << "which the list shows";
    click(*scene, test::control<ui::Dropdown>(*scene, "Players").bounds().centre());
    press({Action::Up, Action::Confirm});
    EXPECT_THAT(players(), ElementsAre("Ada")) << "the list goes before";
    EXPECT_EQ(scene->activeFilters().chosen(), ScoreFilter::All);
}

TEST_F(LeaderboardSceneTest, ShiftPageKeepsSelectedPlayer) {
    recordRunsOfThreePlayers();
    open({shed3, 0, "Cleo"});
    EXPECT_THAT(players(), ElementsAre("Cleo"));
    press({Action::NextTab, Action::NextTab, Action::NextTab});
    const auto shifts = test::replacedBy<ToLeaderboard>(with.asked());
    ASSERT_TRUE(shifts);
    EXPECT_EQ(shifts->player, "Cleo");
    open({shed3, 0, "Nobody"});
    EXPECT_EQ(scene->rows().size(), 3U) << "who is gone hides nobody";
}

TEST_F(LeaderboardSceneTest, FiltersAreInAMenu) {
    recordRunsOfThreePlayers();
    open({shed3, 0}, {800, 600});
    click(*scene, {60, 184}); // At 0.8 pixels per unit.
    press({Action::Down, Action::Confirm});
    EXPECT_EQ(scene->activeFilters().chosen(), ScoreFilter::Mine);
    EXPECT_THAT(players(), ElementsAre("Ben"));
}

TEST_F(LeaderboardSceneTest, OpensStatisticsAndPlayers) {
    recordRunsOfThreePlayers();
    open({shed3, 0});
    click(*scene, {1150, 48});
    EXPECT_TRUE(test::pushedTo<ToPlayers>(with.asked()));
    with.playAs("Ada");
    scene->uncovered();
    EXPECT_THAT(players(), ElementsAre("Ada", "Ben", "Cleo"));
    open({shed3, 0});
    press({Action::PreviousControl, Action::Confirm}); // From the table backwards.
    EXPECT_TRUE(test::pushedTo<ToPlayers>(with.asked()));
    press({Action::PreviousControl, Action::Confirm});
    EXPECT_TRUE(test::pushedTo<ToStatistics>(with.asked()));
}

TEST_F(LeaderboardSceneTest, WeekStartsOnMondayInLocalTime) {
    with.clock.now = "2026-07-12T21:59:00Z"; // Sunday, one minute before midnight in local time.
    solveAs("Ada", 0);
    with.clock.now = "2026-07-12T22:01:00Z";
    solveAs("Ben", 0);
    with.clock.now = "2026-07-14T20:15:30Z";
    open({shed3, 0});
    choose(Filter::ThisWeek);
    EXPECT_THAT(players(), ElementsAre("Ben"));
}

TEST_F(LeaderboardSceneTest, ArrowsStepThroughLevels) {
    open({"level:shed/l8", 0});
    EXPECT_THAT(players(), IsEmpty());
    press({Action::Right});
    EXPECT_EQ(scene->board()->key, "level:terrace/l1");
    EXPECT_EQ(scene->board()->number, 1);
    EXPECT_EQ(scene->board()->label, "Terrace House 1: Terrace House 1");
    press({Action::Left, Action::Left});
    EXPECT_EQ(scene->board()->key, "level:shed/l7");
}

TEST_F(LeaderboardSceneTest, ArrowsStepPastBoardsWithoutRuns) {
    recordRunsOfThreePlayers();
    open({"level:shed/l3", 0});
    press({Action::Down}); // The focus is in the table and visible.
    press({Action::Right});
    scene->update(0.1F);
    EXPECT_EQ(scene->board()->key, "level:shed/l4");
    ASSERT_THAT(scene->rows(), IsEmpty());
    press({Action::Right});
    scene->update(0.1F);
    EXPECT_EQ(scene->board()->key, "level:shed/l5");
    press({Action::Left, Action::Left});
    EXPECT_EQ(scene->board()->key, "level:shed/l3");
    press({Action::NextTab, Action::NextTab});
    scene->update(0.1F);
    ASSERT_EQ(scene->tab(), ScoreTab::Daily);
    press({Action::Right, Action::Left});
    EXPECT_FALSE(with.navigator.waiting()) << "nobody went back";
}

TEST_F(LeaderboardSceneTest, ButtonsStepThroughLevels) {
    open({shed1, 0});
    click(*scene, {1216, 120});
    EXPECT_EQ(scene->board()->key, "level:shed/l2");
    click(*scene, {678, 120});
    EXPECT_EQ(scene->board()->key, shed1);
    click(*scene, {678, 120});
    EXPECT_EQ(scene->board()->key, shed1) << "there is none before it";
}

TEST_F(LeaderboardSceneTest, OpensAtLastLevelReached) {
    open();
    EXPECT_EQ(scene->board()->key, shed1);
    with.solve("shed/l2");
    open();
    EXPECT_EQ(scene->board()->key, "level:shed/l2");
}

TEST_F(LeaderboardSceneTest, OpensAtLastBoxReachedIfNoLevelIsSolved) {
    wirePinwheel();
    open();
    EXPECT_EQ(scene->board()->key, "level:cellar/pinwheel");
    EXPECT_THAT(players(), ElementsAre("Player"));
    open({"level:shed/first-light"});
    press({Action::NextTab, Action::NextTab, Action::NextTab});
    ASSERT_EQ(scene->tab(), ScoreTab::Arukone);
    EXPECT_EQ(scene->board()->key, "level:cellar/pinwheel") << "not the first box, which nobody has wired";

    const Challenge light = challengeOf(with.level("shed/first-light"));
    lights::Session session(light.lights());
    lights::test::pressNext(session, {1, 1});
    ASSERT_TRUE(with.records.record(light, test::performanceOf(session), {1, true}).run);
    open();
    EXPECT_EQ(scene->board()->key, "level:shed/first-light") << "a level of the campaign comes first";
}

TEST_F(LeaderboardSceneTest, ClickOnHeadSortsThenReverses) {
    recordRunsOfThreePlayers();
    open({shed3, 0});
    const ui::Vec player{180, 239};
    click(*scene, player);
    EXPECT_THAT(players(), ElementsAre("Ada", "Ben", "Cleo"));
    click(*scene, player);
    EXPECT_THAT(players(), ElementsAre("Cleo", "Ben", "Ada"));
    click(*scene, {1080, 239}); // Time
    EXPECT_THAT(players(), ElementsAre("Cleo", "Ben", "Ada"));
    click(*scene, {90, 239}); // Rank
    EXPECT_THAT(players(), ElementsAre("Ada", "Ben", "Cleo"));
}

TEST_F(LeaderboardSceneTest, SortsByKeyboard) {
    recordRunsOfThreePlayers();
    open({shed3, 0});
    press({Action::Up}); // From the first row to the column heads.
    press({Action::Right, Action::Confirm, Action::Confirm});
    EXPECT_THAT(players(), ElementsAre("Cleo", "Ben", "Ada"));
}

TEST_F(LeaderboardSceneTest, OwnBoardsGetTabOnceTheyHaveRuns) {
    const std::string code = recordSharedBoard();
    open();
    EXPECT_EQ(scene->board()->key, shed1);
    press({Action::NextTab, Action::NextTab, Action::NextTab});
    EXPECT_EQ(scene->board()->key, code);
    EXPECT_THAT(players(), ElementsAre("Player"));
    press({Action::PreviousTab, Action::PreviousTab, Action::PreviousTab});
    EXPECT_EQ(scene->board()->key, shed1);
    open({code, 0});
    EXPECT_EQ(scene->board()->key, code);
}

TEST_F(LeaderboardSceneTest, BoxesCountStrokesOrLength) {
    EXPECT_EQ(open({shed1}).countHead(), "Moves");
    EXPECT_EQ(scene->emptySentence(), "Everybody here is still awake. Be the first to put this house to bed.");
    EXPECT_EQ(open({data::test::boxRun({}).code}).countHead(), "Length");
    EXPECT_EQ(scene->emptySentence(), "Nobody has wired this box yet. Be the first.");
    EXPECT_EQ(open({"arukone:8x8,all,unique,any"}).countHead(), "Strokes");
    EXPECT_EQ(open({"arukone:8x8,any,trap,any"}).countHead(), "Length");
}

TEST_F(LeaderboardSceneTest, ChangingTheTabLeadsBackToTheRows) {
    with.solve("shed/l1");
    open({shed1});
    press({Action::NextTab, Action::PreviousTab}); // There are no runs on random boards, so the focus left the table.
    ASSERT_EQ(scene->tab(), ScoreTab::Campaign);
    ASSERT_FALSE(scene->rows().empty());
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(test::pushedTo<ToReplay>(with.asked())) << "the first row, not the list of players";
    press({Action::Right});
    ASSERT_TRUE(scene->rows().empty());
    press({Action::Left, Action::Down, Action::Confirm});
    EXPECT_TRUE(test::pushedTo<ToReplay>(with.asked()));
}

TEST_F(LeaderboardSceneTest, CompactWindowHasAllTabs) {
    recordSharedBoard();
    open({}, {800, 600});
    for (int i = 0; i < 4; ++i)
        press({Action::NextTab});
    const auto shifts = test::replacedBy<ToLeaderboard>(with.asked());
    ASSERT_TRUE(shifts);
    EXPECT_EQ(shifts->key, puzzle::RunKey::shift());
}

TEST_F(LeaderboardSceneTest, DrawsPageUntilShiftPageReplacesIt) {
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    open();
    const ui::Viewport viewport({1280, 800}, 1);
    scene->layout(viewport, ui::measureWith(resources, viewport));
    press({Action::NextTab, Action::NextTab, Action::NextTab});
    ASSERT_TRUE(test::replacedBy<ToLeaderboard>(with.asked()));
    EXPECT_EQ(scene->tab(), ScoreTab::Daily) << "which was shown";
    ASSERT_NE(scene->board(), nullptr);
    sf::RenderTexture target;
    ASSERT_TRUE(target.create(1280, 800));
    ui::Canvas canvas(target, viewport, theme("night").controls, resources);
    scene->draw(canvas); // As while the pages cross-fade.
}

TEST_F(LeaderboardSceneTest, RandomSettingsRankByMovesOverOptimum) {
    const lights::RandomSetting setting{
        3, 4, {lights::Stamp::Square, lights::Surface::Torus}, {}, lights::Difficulty::Any};
    const std::string key = "random:3x4,torus,square,off,any";
    const auto play = [&](const std::string& player, const std::string& seed, int detours) {
        with.playAs(player);
        const Challenge challenge = test::drawnBoard({setting, seed, false, 1});
        const auto presses = lights::solve(challenge.lights()).result->presses().toCells();
        lights::Session session(challenge.lights());
        for (const lights::Cell cell : lights::test::solutionOfAtLeast(
                 challenge.lights(), static_cast<std::int64_t>(presses.size()) + 2 * detours))
            lights::test::pressNext(session, cell);
        EXPECT_TRUE(
            with.records.record(challenge, test::performanceOf(session), {static_cast<int>(presses.size()), true}).run);
    };
    play("Ada", "one", 1);
    play("Ben", "two", 0);
    play("Cleo", "three", 2);

    open();
    press({Action::NextTab});
    EXPECT_EQ(scene->tab(), ScoreTab::Random);
    EXPECT_EQ(scene->board()->key, key) << "one with runs, as what was asked for last has none";
    press({Action::Right}); // Small sizes come first.
    EXPECT_EQ(scene->board()->label, "5 × 5 · any difficulty") << "what was asked for last is offered all the same";
    EXPECT_THAT(players(), IsEmpty());
    press({Action::Left});
    EXPECT_EQ(scene->board()->key, key);
    EXPECT_EQ(scene->board()->label, "3 × 4 · torus · square · any difficulty");
    EXPECT_THAT(players(), ElementsAre("Ben", "Ada", "Cleo"));
    EXPECT_GT(scene->rows()[1].run.over(), 0);
    open({key, 0});
    EXPECT_EQ(scene->board()->key, key);
    EXPECT_EQ(scene->tab(), ScoreTab::Random);
}

/// Solves each challenge once: the second as Ada, the others as Ben, the first with a detour.
void solveAsBenAndAda(test::GameFixture& with, const std::vector<Challenge>& challenges) {
    for (std::size_t i = 0; i < challenges.size(); ++i) {
        with.playAs(i == 1 ? "Ada" : "Ben");
        const auto presses = lights::solve(challenges[i].lights()).result->presses().toCells();
        lights::Session session(challenges[i].lights());
        const std::int64_t least = static_cast<std::int64_t>(presses.size()) + (i == 0 ? 1 : 0);
        for (const lights::Cell cell : lights::test::solutionOfAtLeast(challenges[i].lights(), least)) {
            lights::test::pressNext(session, cell);
            session.advance(puzzle::Milliseconds(1000));
        }
        EXPECT_TRUE(
            with.records.record(challenges[i], test::performanceOf(session), {static_cast<int>(presses.size()), true})
                .run);
    }
}

TEST_F(LeaderboardSceneTest, SortsRunsOfSelectedPlayerOnRandomSetting) {
    const lights::RandomSetting setting{4, 4, {}, {}, lights::Difficulty::Any};
    std::vector<Challenge> challenges;
    for (const std::string seed : {"one", "two", "three"})
        challenges.push_back(test::drawnBoard({setting, seed, false, 1}));
    solveAsBenAndAda(with, challenges);
    open({challenges[0].key, 0, "Ben"});
    EXPECT_EQ(scene->tab(), ScoreTab::Random);
    toggleEveryRun();
    ASSERT_THAT(players(), ElementsAre("Ben", "Ben"));
    EXPECT_EQ(scene->rows()[0].run.over(), 0);
    const auto moves = [this] { return std::pair(scene->rows()[0].run.moves, scene->rows()[1].run.moves); };
    click(*scene, {830, 239}); // The head of the Moves column.
    EXPECT_LE(moves().first, moves().second);
    const auto fewest = moves();
    click(*scene, {830, 239});
    EXPECT_EQ(moves(), std::pair(fewest.second, fewest.first));
    EXPECT_EQ(scene->activeFilters().player(), "Ben");
    click(*scene, {90, 239}); // By rank again, which is the rank among all runs.
    EXPECT_LT(scene->rows()[0].rank, scene->rows()[1].rank);
    EXPECT_EQ(scene->rows()[1].rank, 3);
}

TEST_F(LeaderboardSceneTest, SortsRunsOfSelectedPlayerOnDailyPuzzle) {
    const Challenge day = dailyChallenge(*puzzle::dayFromText("2026-07-13")); // A board with longer solutions.
    solveAsBenAndAda(with, {day, day, day});
    open({day.key, 0, "Ben"});
    EXPECT_EQ(scene->tab(), ScoreTab::Daily);
    toggleEveryRun();
    ASSERT_THAT(players(), ElementsAre("Ben", "Ben"));
    EXPECT_EQ(scene->rows()[0].run.over(), 0) << "the better one first";
    click(*scene, {830, 239}); // The head of the moves, fewest first, then most.
    EXPECT_EQ(scene->rows()[0].run.over(), 0);
    click(*scene, {830, 239});
    EXPECT_GT(scene->rows()[0].run.over(), 0);
    choose(Filter::ThreeStars);
    EXPECT_THAT(players(), ElementsAre("Ben")) << "and the player holds";
    EXPECT_EQ(scene->rows()[0].run.over(), 0);
}

TEST_F(LeaderboardSceneTest, ListsEveryDayPlayed) {
    const auto play = [&](const std::string& player, const std::string& of) {
        with.playAs(player);
        const Challenge challenge = dailyChallenge(*puzzle::dayFromText(of));
        const auto presses = lights::solve(challenge.lights()).result->presses().toCells();
        lights::Session session(challenge.lights());
        for (const lights::Cell cell : presses)
            lights::test::pressNext(session, cell);
        EXPECT_TRUE(
            with.records.record(challenge, test::performanceOf(session), {static_cast<int>(presses.size()), true}).run);
    };
    play("Ada", "2026-07-10");
    play("Ben", "2026-03-01");

    open();
    press({Action::NextTab, Action::NextTab});
    EXPECT_EQ(scene->tab(), ScoreTab::Daily);
    EXPECT_EQ(scene->board()->label, "14 July 2026") << "today, though nobody solved it yet";
    press({Action::Left});
    EXPECT_EQ(scene->board()->key, "daily:2026-07-10") << "the coffee break between them is of another series";
    EXPECT_THAT(players(), ElementsAre("Ada"));
    press({Action::Left, Action::Left});
    EXPECT_EQ(scene->board()->key, "daily:2026-03-01");
    open({"daily:2026-07-14", 0});
    EXPECT_EQ(scene->board()->key, "daily:2026-07-14");
    open({"coffee:2026-07-10", 0});
    EXPECT_EQ(scene->board()->key, "coffee:2026-07-10");
    press({Action::Right});
    EXPECT_EQ(scene->board()->key, "coffee:2026-07-14");
    EXPECT_EQ(scene->board()->label, "Coffee break, 14 July 2026");
    press({Action::Right});
    EXPECT_EQ(scene->board()->key, "coffee:2026-07-14") << "the last of its series";
    press({Action::Left, Action::Left});
    EXPECT_EQ(scene->board()->key, "coffee:2026-07-10");
    open({"daily:2026-05-05", 0});
    EXPECT_EQ(scene->board()->key, "daily:2026-05-05") << "who comes from that day sees it, though nobody solved it";
    EXPECT_THAT(players(), IsEmpty());
    with.clock.now = "1970-01-01T00:00:00Z";
    open();
    press({Action::NextTab, Action::NextTab});
    EXPECT_EQ(scene->board()->key, "daily:2026-07-10") << "the last one, where today has none";
}

TEST_F(LeaderboardSceneTest, EscAndTheBackButtonLeave) {
    open();
    press({Action::Back});
    EXPECT_TRUE(std::holds_alternative<Navigator::Pop>(with.asked().value()));
    open();
    click(*scene, {64, 48});
    EXPECT_TRUE(std::holds_alternative<Navigator::Pop>(with.asked().value()));
}

TEST_F(LeaderboardSceneTest, CanBeLeftWithoutLevels) {
    const data::Library none = data::Library::load(with.folder / "nothing", with.folder / "nothing");
    LeaderboardScene empty({}, with.services(), with.records, with.shared, none, with.clock);
    empty.layout(ui::Viewport({800, 600}, 1), test::plainMeasure);
    for (const Action each : {Action::Right, Action::Down, Action::Confirm})
        empty.handle(action(each));
    EXPECT_EQ(empty.board(), nullptr);
    empty.handle(action(Action::NextTab));
    EXPECT_EQ(empty.tab(), ScoreTab::Random) << "random boards need no levels";
    empty.handle(action(Action::Back));
    EXPECT_TRUE(with.navigator.waiting());
}

TEST_F(LeaderboardSceneTest, LightsRowOfCurrentPlayer) {
    recordRunsOfThreePlayers();
    open({shed3, 0});
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    const sf::Image image = test::drawn(*scene, resources);
    const auto row = [&](int index) { return test::brightness(image, {400, 266 + 45 * index + 5, 100, 34}); };
    EXPECT_LT(row(0), 80);
    EXPECT_GT(row(1), 180) << "Ben plays";
    EXPECT_LT(row(2), 80);
}

/// In a wide OS window.
std::vector<ColumnPlace> runColumns(bool manyBoards) {
    return placeColumns<data::LeaderboardRow>({40, 212, 1200, 510}, text::Text(), false, manyBoards);
}

TEST(ScoreOrderTest, SecondClickReversesOrder) {
    const auto columns = runColumns(false);
    const auto clicked = [&](ScoreColumn on, const ScoreOrder& before) {
        return std::find_if(columns.begin(), columns.end(),
                            [on](const ColumnPlace& place) { return place.column == on; })
            ->clicked(before);
    };
    const ScoreOrder byMoves = clicked(ScoreColumn::Moves, {});
    EXPECT_EQ(byMoves, (ScoreOrder{ScoreColumn::Moves, false}));
    EXPECT_EQ(clicked(ScoreColumn::Moves, byMoves), (ScoreOrder{ScoreColumn::Moves, true}));
    EXPECT_EQ(clicked(ScoreColumn::Stars, byMoves), (ScoreOrder{ScoreColumn::Stars, true})) << "most stars first";
    EXPECT_EQ(clicked(ScoreColumn::Date, byMoves), (ScoreOrder{ScoreColumn::Date, true})) << "latest first";
}

TEST(SortScoresTest, PutsTamperedRowsLastAndSortsStably) {
    const auto row = [](data::RunId id, std::optional<int> rank, int moves) {
        data::LeaderboardRow made;
        made.id = id;
        made.rank = rank;
        made.run.moves = moves;
        made.run.optimum = 9;
        if (!rank)
            made.tampered = data::RunProblem::NotSolved;
        return made;
    };
    const auto order = [](const std::vector<data::LeaderboardRow>& rows) {
        std::vector<data::RunId> ids;
        ids.reserve(rows.size());
        for (const data::LeaderboardRow& each : rows)
            ids.push_back(each.id);
        return ids;
    };
    std::vector<data::LeaderboardRow> rows{row(10, {}, 1), row(11, 1, 9), row(12, 2, 9), row(13, 3, 12)};
    sortScores(rows, {});
    EXPECT_THAT(order(rows), ElementsAre(11, 12, 13, 10));
    sortScores(rows, {ScoreColumn::Moves, true});
    EXPECT_THAT(order(rows), ElementsAre(13, 11, 12, 10));
    sortScores(rows, {ScoreColumn::Optimum, false});
    EXPECT_THAT(order(rows), ElementsAre(13, 11, 12, 10));
}

TEST(ScoreColumnsTest, LeavesOutOptimumIfThereIsLittleRoom) {
    const auto has = [](const std::vector<ColumnPlace>& places, ScoreColumn column) {
        return std::any_of(places.begin(), places.end(),
                           [column](const ColumnPlace& place) { return place.column == column; });
    };
    for (const auto& column : text::scoreColumns<data::LeaderboardRow>())
        EXPECT_EQ(has(runColumns(true), column.column), column.column != ScoreColumn::Board) << "the picker says which";
    EXPECT_FALSE(has(runColumns(false), ScoreColumn::Over)) << "one board, one optimum";
    const auto narrow = placeColumns<data::LeaderboardRow>({24, 212, 952, 460}, text::Text(), true);
    EXPECT_FALSE(has(narrow, ScoreColumn::Optimum));
    EXPECT_TRUE(has(narrow, ScoreColumn::Moves));
}

TEST(StartOfWeekTest, IsLocalMondayMidnightInUtc) {
    using std::chrono::minutes;
    EXPECT_EQ(startOfWeek("2026-07-14T20:15:30Z", minutes(120)), "2026-07-12T22:00:00Z");
    EXPECT_EQ(startOfWeek("2026-07-14T20:15:30Z", minutes(0)), "2026-07-13T00:00:00Z");
    EXPECT_EQ(startOfWeek("2026-07-13T03:00:00Z", minutes(-300)), "2026-07-06T05:00:00Z") << "still Sunday there";
    EXPECT_EQ(startOfWeek("2026-01-01T12:00:00Z", minutes(60)), "2025-12-28T23:00:00Z") << "across the year";
    EXPECT_EQ(startOfWeek("yesterday", minutes(60)), "");
}

} // namespace
