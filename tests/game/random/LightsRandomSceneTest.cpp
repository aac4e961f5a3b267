// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/random/LightsRandomScene.hpp"

#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/arukone/ArukoneRandomScene.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/printing/SheetScene.hpp"
#include "game/random/GeneratingScene.hpp"
#include "game/random/ToRandom.hpp"
#include "game/services/Actions.hpp"
#include "game/win/WinScene.hpp"
#include "game/words/RandomWords.hpp"
#include "lights/Board.hpp"
#include "lights/LongerSolutions.hpp"
#include "lights/PressNext.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"
#include "ui/widgets/Toggle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <stdexcept>

namespace {

using namespace game;
using game::test::action;
using lights::Difficulty;
using testing::HasSubstr;
using ui::Action;

class LightsRandomSceneTest : public testing::Test {
protected:
    LightsRandomScene& open() {
        with.open(ToRandom{});
        settle();
        return scene();
    }
    [[nodiscard]] LightsRandomScene& scene() const {
        auto* const top = with.top<LightsRandomScene>();
        return top != nullptr ? *top : throw std::logic_error("The setup is not on top.");
    }
    [[nodiscard]] LightsPlayScene& play() const {
        auto* const top = with.top<LightsPlayScene>();
        return top != nullptr ? *top : throw std::logic_error("No board is on top.");
    }
    /// Updates until all workers are done.
    void settle() {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        const auto busy = [this] {
            return with.top<GeneratingScene>() != nullptr ||
                   (with.top<LightsRandomScene>() != nullptr && scene().preview().busy()) ||
                   (with.top<LightsPlayScene>() != nullptr && play().round().solving());
        };
        do
            with.pass(0.2F);
        while (busy() && std::chrono::steady_clock::now() < end);
    }
    [[nodiscard]] const Challenge& board() const { return scene().preview().challenge().value(); }
    [[nodiscard]] std::string code() const { return lights::encodePuzzle(board().lights()); }
    [[nodiscard]] ui::TextField& field() const {
        return test::control<ui::TextField>(with.scenes.top(), "Seed or share code");
    }
    void typeSeed(std::string_view seed) {
        field().setText(seed);
        field().onChange();
        settle();
    }
    void wish(const lights::RandomSetting& setting) {
        with.preferences.change([&](data::Settings& settings) { settings.random = setting; });
    }

    test::SceneRunner with;
};

TEST_F(LightsRandomSceneTest, StartsWithBoard) {
    open();
    EXPECT_EQ(board().lights().rows(), 5);
    EXPECT_EQ(board().key, "random:5x5,plane,plus,off,any");
    EXPECT_TRUE(lights::solve(board().lights()).solvable());
    EXPECT_EQ(scene().preview().optimum(), lights::solve(board().lights()).result->moves());
    EXPECT_FALSE(board().random()->seed.empty());
}

TEST_F(LightsRandomSceneTest, NextGeneratesAnotherBoard) {
    open();
    const std::string before = code();
    with.press({action::next});
    settle();
    EXPECT_NE(code(), before);
}

TEST_F(LightsRandomSceneTest, ShowsRecordForSetting) {
    open();
    EXPECT_FALSE(scene().record());
    const auto presses = lights::solve(board().lights()).result->presses().toCells();
    lights::Session session(board().lights());
    const int shortest = static_cast<int>(presses.size());
    for (const lights::Cell cell : lights::test::solutionOfAtLeast(board().lights(), shortest + 1))
        lights::test::pressNext(session, cell);
    const int over = session.moves() - shortest;
    ASSERT_GT(over, 0);
    ASSERT_TRUE(
        with.records.record(board(), test::performanceOf(session), {static_cast<int>(presses.size()), true}).run);
    scene().uncovered();
    ASSERT_TRUE(scene().record());
    EXPECT_EQ(scene().record()->over(), over);
    EXPECT_EQ(recordWords(with.text, scene().record()), "Your record: optimum + " + std::to_string(over) + ", 0:00");
    with.press({Action::Back});
    wish({5, 6, {}, lights::GoalKind::Off, Difficulty::Any});
    open();
    EXPECT_FALSE(scene().record()) << "another size has another record";
}

TEST_F(LightsRandomSceneTest, RemembersSettings) {
    const lights::RandomSetting last{
        4, 6, {lights::Stamp::Cross, lights::Surface::Klein}, lights::GoalKind::Picture, Difficulty::Easy};
    wish(last);
    open();
    EXPECT_EQ(scene().setting(), last);
    EXPECT_EQ(board().lights().rules(), last.rules);
    EXPECT_EQ(board().lights().goal(), lights::GoalKind::Picture);
    test::focus(with, "Difficulty");
    with.press({Action::Right, Action::Back});
    lights::RandomSetting now = last;
    now.wanted = Difficulty::Medium;
    EXPECT_EQ(with.preferences.get().random, now);
    EXPECT_EQ(data::loadSettings(with.paths.settings()).settings.random, now) << "and are written";
}

TEST_F(LightsRandomSceneTest, QuietHoursHaveASwitch) {
    wish({4, 5, {}, lights::GoalKind::Off, Difficulty::Hard});
    open();
    const auto flip = [this](bool on) {
        auto& chip = test::control<ui::Chip>(with.scenes.top(), "Quiet hours");
        EXPECT_EQ(chip.on(), !on);
        EXPECT_GE(test::control<ui::Tabs>(with.scenes.top(), "Goal").bounds().y - chip.bounds().bottom(), 8);
        test::click(with, chip.bounds().centre());
        settle();
    };
    flip(true);
    EXPECT_EQ(board().key, "random:4x5,plane,plus,off,any,quiet");
    EXPECT_TRUE(board().lights().rules().quietHours);
    EXPECT_EQ(scene().preview().optimum(), lights::solve(board().lights()).result->moves());
    EXPECT_EQ(rangeWords(with.text, scene().setting(), scene().preview().range()),
              "In quiet hours no difficulty can be proven.");
    test::focus(with, "Difficulty");
    with.press({Action::Right, Action::End});
    EXPECT_EQ(scene().setting().wanted, (std::variant<Difficulty, int>(Difficulty::Any))) << "there is no other";
    with.press({Action::Back});
    EXPECT_TRUE(data::loadSettings(with.paths.settings()).settings.random.rules.quietHours) << "remembered";
    open();
    flip(false);
    EXPECT_EQ(board().key, "random:4x5,plane,plus,off,any");
}

TEST_F(LightsRandomSceneTest, QuietHoursTouchNeitherTheSurfaceNorTheGoal) {
    with.preferences.change([](data::Settings& settings) { settings.randomMore = true; });
    open();
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{1000, 750}, sf::Vector2u{1920, 1080}}) {
        with.scenes.layout(ui::Viewport(window, 1), test::plainMeasure);
        const ui::Rect quiet = test::control(scene(), "Quiet hours").bounds();
        EXPECT_GE(quiet.y, test::control(scene(), "Surface").bounds().bottom() + 6) << window.y;
        EXPECT_LE(quiet.bottom() + 6, test::control(scene(), "Goal").bounds().y) << window.y;
    }
}

TEST_F(LightsRandomSceneTest, WordsAboutTheBoardEndAboveTheButtons) {
    with.preferences.change([](data::Settings& settings) { settings.randomMore = true; });
    lights::RandomSetting setting;
    setting.rows = setting.columns = 5;
    setting.rules.surface = lights::Surface::Projective;
    setting.rules.quietHours = true;
    wish(setting);
    open();
    ASSERT_TRUE(scene().preview().challenge());
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{1000, 750}}) {
        with.scenes.layout(ui::Viewport(window, 1), test::plainMeasure);
        EXPECT_LT(scene().wordsEnd(), test::control(scene(), "Play").bounds().y - 6) << window.y;
    }
}

TEST_F(LightsRandomSceneTest, TheDifficultyReturnsAfterQuietHours) {
    wish({4, 5, {}, lights::GoalKind::Off, Difficulty::Hard});
    open();
    for (int i = 0; i < 2; ++i) {
        test::click(with, test::control<ui::Chip>(with.scenes.top(), "Quiet hours").bounds().centre());
        settle();
    }
    EXPECT_EQ(board().key, "random:4x5,plane,plus,off,hard");
}

TEST_F(LightsRandomSceneTest, AnotherSeedIsTriedWhereQuietHoursCannotBeProven) {
    lights::RandomSetting large{17, 17, {}};
    large.rules.quietHours = true; // No board of this size is proven.
    wish(large);
    open();
    EXPECT_FALSE(scene().preview().challenge());
    EXPECT_THAT(scene().problemText(), HasSubstr("could not be proven"));
}

TEST_F(LightsRandomSceneTest, SameSeedGivesSameBoardUnderItsCode) {
    open();
    typeSeed("evening");
    const std::string first = code();
    EXPECT_EQ(board().key, first) << "a typed seed can be tried again, so it does not rank among the others";
    typeSeed("night");
    EXPECT_NE(code(), first);
    typeSeed("evening");
    EXPECT_EQ(code(), first);
    EXPECT_EQ(first, lights::encodePuzzle(lights::generate(scene().setting(), "evening")->puzzle));
}

TEST_F(LightsRandomSceneTest, ShowsBoardOfCode) {
    open();
    const lights::Puzzle wanted = with.level("terrace/l7").level().lights();
    typeSeed(lights::encodePuzzle(wanted));
    EXPECT_EQ(board().lights(), wanted);
    EXPECT_EQ(board().key, lights::encodePuzzle(wanted));
    EXPECT_FALSE(board().random());
}

TEST_F(LightsRandomSceneTest, ReportsBadCode) {
    open();
    typeSeed("LA1nonsense");
    EXPECT_NE(field().error(), "");
    EXPECT_FALSE(scene().preview().challenge());
    field().onSubmit();
    settle();
    EXPECT_NE(with.top<LightsRandomScene>(), nullptr);
    typeSeed("nonsense");
    EXPECT_EQ(field().error(), "");
    EXPECT_TRUE(scene().preview().challenge());
}

TEST_F(LightsRandomSceneTest, RefusesTheCodeOfTheOtherPuzzle) {
    open();
    const std::string lights = code();
    with.press({Action::NextTab});
    auto* const box = with.top<ArukoneRandomScene>();
    while (box->preview().generating())
        with.pass(0.2F);
    const std::string arukone = box->preview().challenge().value().code;
    field().setText(lights);
    field().onChange();
    EXPECT_EQ(field().error(), "This is a board of Lights Out.");
    with.press({Action::PreviousTab});
    settle();
    typeSeed(arukone);
    EXPECT_EQ(field().error(), "This is a board of Arukone.");
    EXPECT_FALSE(scene().preview().challenge());
}

TEST_F(LightsRandomSceneTest, AcceptsAnyTextAsSeed) {
    open();
    for (const char* seed : {" ", "la1", "🌙", "\"'<>%s", "0", "daily/2026-07-14"}) {
        typeSeed(seed);
        EXPECT_TRUE(scene().preview().challenge()) << seed;
        EXPECT_EQ(field().error(), "") << seed;
    }
}

TEST_F(LightsRandomSceneTest, MatchesExactOptimum) {
    wish({5, 5, {}, lights::GoalKind::Off, 7});
    open();
    EXPECT_EQ(lights::solve(board().lights()).result->moves(), 7);
    EXPECT_EQ(board().key, "random:5x5,plane,plus,off,7");
}

TEST_F(LightsRandomSceneTest, ReportsImpossibleOptimum) {
    wish({5, 5, {}, lights::GoalKind::Off, 16});
    open();
    EXPECT_FALSE(scene().preview().challenge());
    EXPECT_THAT(scene().problemText(), HasSubstr("15"));
    with.press({Action::Confirm});
    settle();
    EXPECT_NE(with.top<LightsRandomScene>(), nullptr) << "there is nothing to play";
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, scene().problemText());
    ASSERT_TRUE(scene().preview().range());
    EXPECT_EQ((*scene().preview().range())->largest.possible, 15);
}

TEST_F(LightsRandomSceneTest, GeneratesBoardWithoutProofOfDifficulty) {
    wish({30, 30, {lights::Stamp::Square, lights::Surface::Torus}, lights::GoalKind::Off, Difficulty::Any});
    open();
    EXPECT_TRUE(scene().preview().challenge());
    ASSERT_TRUE(scene().preview().range());
    EXPECT_FALSE(scene().preview().range()->has_value());
}

TEST_F(LightsRandomSceneTest, EnterPlaysAndLeavingShowsAnotherBoard) {
    open();
    const std::string shown = code();
    with.press({Action::Confirm});
    EXPECT_EQ(lights::encodePuzzle(play().round().challenge().lights()), shown);
    with.press({Action::Back});
    ASSERT_NE(with.top<PauseScene>(), nullptr);
    with.press({Action::Up, Action::Up, Action::Confirm}); // The row above "More" leaves the board.
    settle();
    EXPECT_NE(code(), shown);
}

TEST_F(LightsRandomSceneTest, PlaysAsSoonAsBoardIsReady) {
    open();
    with.press({action::next, Action::Confirm});
    settle();
    EXPECT_EQ(play().round().challenge().lights().rows(), 5);
}

TEST_F(LightsRandomSceneTest, CopiesAndPastesCode) {
    open();
    with.press({Action::Copy});
    EXPECT_EQ(with.clipboard.content, code());
    with.clipboard.content = " " + lights::encodePuzzle(with.level("shed/l2").level().lights()) + "\n";
    with.press({Action::Paste});
    settle();
    EXPECT_EQ(board().lights(), with.level("shed/l2").level().lights());
    with.clipboard.content = "moon";
    with.press({Action::Paste});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(board().lights(), with.level("shed/l2").level().lights()) << "the board stays";
}

TEST_F(LightsRandomSceneTest, TakesTheLongestCode) {
    open();
    const auto rows = [](const std::string& end) { return std::vector(100, std::string(97, '.') + end); };
    const lights::Rules rules{lights::Stamp::Knight, lights::Surface::Plane};
    const auto puzzle = lights::Puzzle::makePicture(lights::parseBoard(rows(".x_"), 100).value(), rules,
                                                    lights::parseGoal(rows("?#_"), 100).value())
                            .value();
    const std::string code = lights::encodePuzzle(puzzle);
    ASSERT_EQ(code.size(), lights::maxCodeLength);
    with.clipboard.content = code;
    with.press({Action::Paste});
    EXPECT_EQ(field().text(), code);
    settle();
}

TEST_F(LightsRandomSceneTest, PastesFlipGameIdAsCode) {
    open();
    with.clipboard.content = "3x2:d3a6665cb,48"; // Printed by sgt-flip --generate 1 3x2c.
    with.press({Action::Paste});
    settle();
    EXPECT_EQ(lights::formatBoard(board().lights().start()), (std::vector<std::string>{".#.", ".#."}));
    EXPECT_EQ(board().key, lights::encodePuzzle(board().lights()));
    typeSeed("evening");
    typeSeed("1x1:8,8");
    EXPECT_EQ(lights::formatBoard(board().lights().start()), (std::vector<std::string>{"#"})) << "or typed";
    typeSeed("5x5c#123");
    EXPECT_THAT(field().error(), HasSubstr("Flip random seed"));
    typeSeed("evening");
    const std::string shown = code();
    with.clipboard.content = "5x5c#123";
    with.press({Action::Paste});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_THAT(scene().toast()->text, HasSubstr("Flip random seed"));
    EXPECT_EQ(code(), shown) << "the board stays";
}

TEST_F(LightsRandomSceneTest, NextKeyStartsNextRound) {
    open();
    with.press({Action::Confirm});
    const std::string first = lights::encodePuzzle(play().round().challenge().lights());
    with.press({Action::Confirm, action::next});
    settle();
    const Challenge& second = play().round().challenge();
    EXPECT_NE(lights::encodePuzzle(second.lights()), first);
    EXPECT_EQ(second.key, "random:5x5,plane,plus,off,any");
    EXPECT_EQ(second.random()->round, 2);
    EXPECT_FALSE(play().round().resumed());
}

TEST_F(LightsRandomSceneTest, StoresUnfinishedBoardsOfOneSettingSeparately) {
    open();
    with.press({Action::Confirm});
    const Challenge first = play().round().challenge();
    with.press({Action::Confirm, action::next});
    settle();
    const Challenge second = play().round().challenge();
    with.press({Action::Confirm});
    for (const Challenge& each : {first, second}) {
        const auto saved = with.records.unfinished(savedKey(each));
        ASSERT_TRUE(saved);
        EXPECT_EQ(saved->code, lights::encodePuzzle(each.lights()));
    }
    const auto latest = resumable(with.records, with.library);
    ASSERT_TRUE(latest);
    EXPECT_EQ(latest->key, second.key);
    EXPECT_EQ(latest->lights(), second.lights());
    EXPECT_EQ(latest->random()->setting, second.random()->setting);
    EXPECT_EQ(latest->random()->seed, second.random()->seed);
}

TEST_F(LightsRandomSceneTest, SolvedBoardRanksUnderItsSetting) {
    open();
    const Challenge challenge = board();
    const lights::Answer answer = lights::solve(challenge.lights());
    lights::Session session(challenge.lights());
    for (const lights::Cell cell : answer.result->presses().toCells())
        lights::test::pressNext(session, cell);
    const Recorded recorded =
        with.records.record(challenge, test::performanceOf(session), {answer.result->moves(), true});
    EXPECT_FALSE(recorded.problem);
    data::LeaderboardQuery query;
    query.key = "random:5x5,plane,plus,off,any";
    EXPECT_EQ(with.records.leaderboard().rows(query)->rows.size(), 1U);
}

TEST_F(LightsRandomSceneTest, ReplayedBoardRanksUnderItsCode) {
    with.playAs("Ada");
    wish({1, 1, {}, lights::GoalKind::Off, Difficulty::Any});
    open();
    with.press({Action::Confirm, Action::Confirm});
    with.pass(1);
    with.pass(3);
    ASSERT_NE(with.top<WinScene>(), nullptr);
    with.press({action::restart});
    const Challenge& again = play().round().challenge();
    EXPECT_EQ(again.key, lights::encodePuzzle(again.lights()));
    with.press({action::next});
    settle();
    EXPECT_EQ(play().round().challenge().key, "random:1x1,plane,plus,off,any") << "the next one is new";
}

TEST_F(LightsRandomSceneTest, PrinterOffersASheetOfBoardsLikeTheOneShown) {
    with.preferences.change([](data::Settings& settings) { settings.randomMore = true; });
    open();
    test::press(with, "Print boards");
    auto* const sheet = with.top<SheetScene>();
    ASSERT_NE(sheet, nullptr);
    EXPECT_TRUE(test::shows(*sheet, "Boards"));
    EXPECT_THAT(test::control<ui::TextField>(*sheet, "File").text(), HasSubstr("lichter-aus-5x5"));
}

TEST_F(LightsRandomSceneTest, PrinterPrintsTheBoardOfACode) {
    open();
    typeSeed("LA1ChQAjvuID");
    test::press(with, "Print boards");
    ASSERT_NE(with.top<SheetScene>(), nullptr);
    EXPECT_FALSE(test::shows(*with.top<SheetScene>(), "Boards"));
}

TEST_F(LightsRandomSceneTest, TabKeysSwitchThePuzzleWhereverTheFocusIs) {
    open();
    test::focus(with, "Goal");
    with.press({Action::NextTab});
    ASSERT_NE(with.top<ArukoneRandomScene>(), nullptr);
    with.press({Action::NextTab});
    EXPECT_NE(with.top<ArukoneRandomScene>(), nullptr) << "it is the last one";
    with.press({Action::PreviousTab});
    EXPECT_NE(with.top<LightsRandomScene>(), nullptr);
}

bool isLit(const Scene& scene, std::string_view name) {
    return test::control<ui::PushButton>(scene, name).face().kind == ui::ButtonFace::Kind::Primary;
}

TEST_F(LightsRandomSceneTest, PresetOfTheSizeIsLit) {
    open();
    EXPECT_TRUE(isLit(scene(), "5 × 5"));
    EXPECT_FALSE(isLit(scene(), "7 × 7"));
    test::press(with, "7 × 7");
    EXPECT_TRUE(isLit(scene(), "7 × 7"));
    EXPECT_FALSE(isLit(scene(), "5 × 5"));
    with.press({Action::NextTab});
    const auto* const box = with.top<ArukoneRandomScene>();
    EXPECT_TRUE(isLit(*box, "8 × 8"));
    EXPECT_FALSE(isLit(*box, "6 × 6"));
}

/// Types into the field of the rows as the mapper sends it: the key and what it means elsewhere.
void typeRows(test::SceneRunner& with, std::initializer_list<sf::Keyboard::Key> keys) {
    test::click(with, test::control<ui::Stepper>(with.scenes.top(), "Rows").bounds().centre());
    for (const auto each : keys) {
        with.handle(test::key(each));
        with.press({game::action::watch});
        with.pass(0.1F);
    }
}

TEST_F(LightsRandomSceneTest, RowsCanBeTyped) {
    open();
    typeRows(with, {sf::Keyboard::Num1, sf::Keyboard::Num2});
    with.pass(1);
    EXPECT_EQ(scene().setting().rows, 12);
    with.press({Action::NextTab});
    auto* const box = with.top<ArukoneRandomScene>();
    typeRows(with, {sf::Keyboard::Num1, sf::Keyboard::Num2});
    EXPECT_EQ(box->wish().setting.size.rows, 12);
    typeRows(with, {sf::Keyboard::Num9});
    EXPECT_EQ(box->wish().setting.size.rows, 12) << "another digit may follow";
    with.press({Action::Confirm});
    EXPECT_EQ(box->wish().setting.size.rows, 9);
    typeRows(with, {sf::Keyboard::Num1});
    with.pass(1);
    EXPECT_EQ(box->wish().setting.size.rows, arukone::minRandomSide);
}

TEST_F(LightsRandomSceneTest, FuseBoxHasOneOfThreeRules) {
    with.open(ToRandom{true});
    auto* const box = with.top<ArukoneRandomScene>();
    auto& rule = test::control<ui::Dropdown>(*box, "Cells to fill");
    EXPECT_EQ(box->wish().setting.fill, arukone::Fill::All);
    rule.step(1);
    EXPECT_EQ(box->wish().setting.fill, arukone::Fill::Any);
    rule.step(1);
    EXPECT_EQ(box->wish().setting.fill, arukone::Fill::Apart);
}

TEST_F(LightsRandomSceneTest, TrapNeedsNoDifficulty) {
    with.open(ToRandom{true});
    auto* const box = with.top<ArukoneRandomScene>();
    EXPECT_TRUE(test::shows(*box, "Difficulty"));
    test::control<ui::Tabs>(*box, "Kind").step(1);
    EXPECT_EQ(box->wish().setting.kind, arukone::BoardKind::Trap);
    EXPECT_EQ(box->wish().setting.fill, arukone::Fill::Any);
    EXPECT_FALSE(test::shows(*box, "Difficulty"));
}

} // namespace
