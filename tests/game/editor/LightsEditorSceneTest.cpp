// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/LightsEditorScene.hpp"

#include "game/Controls.hpp"
#include "game/EditorFixture.hpp"
#include "game/FakeProofs.hpp"
#include "game/controls/LevelNaming.hpp"
#include "game/dialogs/HelpScene.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/dialogs/PromptScene.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/printing/SheetScene.hpp"
#include "game/services/Actions.hpp"
#include "lights/Board.hpp"
#include "lights/ShareCode.hpp"
#include "ui/widgets/Toggle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using lights::Brush;
using lights::Cell;
using testing::HasSubstr;
using ui::Action;

using test::puzzle;

class LightsEditorSceneTest : public test::EditorFixture {};

TEST_F(LightsEditorSceneTest, StartsWithFreshBoard) {
    open();
    EXPECT_EQ(now().lights(), lights::Draft(5, 5));
    EXPECT_EQ(scene().painter().brush(), Brush::Light);
    EXPECT_EQ(scene().chip().words(), "Draft: untitled");
    EXPECT_FALSE(scene().chip().unsaved());
    EXPECT_EQ(scene().status().title(), "Already solved");
}

TEST_F(LightsEditorSceneTest, MousePaintsOneStepPerStroke) {
    open();
    drag({{0, 0}, {0, 4}});
    EXPECT_EQ(rows().front(), "#####");
    drag({{0, 1}, {0, 2}});
    EXPECT_EQ(rows().front(), "#..##") << "it began on a light";
    drag({{0, 3}, {1, 4}}, ui::Button::Secondary);
    EXPECT_EQ(rows().front(), "#...#");
    with.press({action::undo, action::undo});
    EXPECT_EQ(rows().front(), "#####");
    with.press({action::redo});
    EXPECT_EQ(rows().front(), "#..##");
    EXPECT_TRUE(scene().chip().unsaved());
    with.press({action::undo, action::undo});
    EXPECT_FALSE(scene().chip().unsaved()) << "nothing is left to be saved";
}

TEST_F(LightsEditorSceneTest, KeysSelectBrushes) {
    open();
    with.press({action::brushHole});
    clickCell({0, 0});
    EXPECT_EQ(rows().front(), "_....");
    with.press({action::brushTarget});
    clickCell({1, 1});
    EXPECT_EQ(now().lights().goal(), lights::GoalKind::Picture);
    EXPECT_TRUE(now().lights().picture().test({1, 1}));
    with.press({action::brushPress});
    clickCell({4, 4});
    EXPECT_EQ(rows().back(), "...##");
    with.press({action::brushLight});
    EXPECT_EQ(scene().painter().brush(), Brush::Light);
    with.press({Action::PreviousTab});
    EXPECT_EQ(scene().painter().brush(), Brush::Curtain) << "the shoulders of a gamepad turn the brush";
    clickCell({4, 4});
    EXPECT_TRUE(now().lights().board().isCurtained({4, 4}));
    with.press({Action::NextTab});
    EXPECT_EQ(scene().painter().brush(), Brush::Light);
    with.press({action::brushSeal});
    clickCell({4, 3});
    EXPECT_EQ(rows().back(), "...X#");
    with.press({action::brushCurtain});
    EXPECT_EQ(scene().painter().brush(), Brush::Curtain);
}

TEST_F(LightsEditorSceneTest, KeyboardPaintsErasesAndDragsWithShift) {
    open();
    with.press({Action::Confirm, Action::Right, Action::Confirm});
    EXPECT_EQ(rows().front(), "##...");
    with.press({action::mark});
    EXPECT_EQ(rows().front(), "#....");
    const auto shifted = [this](Action each) {
        ui::KeyPressed key;
        key.shift = true;
        with.handle(key);
        with.handle(action(each));
    };
    with.press({Action::Down});
    for (int i = 0; i < 3; ++i)
        shifted(Action::Down);
    EXPECT_EQ(rows(), (std::vector<std::string>{"#....", ".#...", ".#...", ".#...", ".#..."}));
    with.handle(ui::KeyPressed{});
    with.press({Action::Left, action::undo});
    EXPECT_EQ(rows()[1], ".....") << "all of it was one stroke";
}

TEST_F(LightsEditorSceneTest, CursorReachesHolesAndLeavesBoardAtEdge) {
    openBoard({"_#", "##"});
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 0}));
    with.press({Action::Confirm});
    EXPECT_EQ(rows().front(), "##") << "light makes a window of it";
    with.handle(ui::ActionPressed{Action::Left, true, ui::Device::Keyboard});
    EXPECT_TRUE(scene().board().focused()) << "a key that is held stops at the edge";
    with.press({Action::Left});
    EXPECT_FALSE(scene().board().focused());
}

TEST_F(LightsEditorSceneTest, HoverPreviewsChange) {
    openBoard({"...", "...", "..."});
    with.press({action::brushPress});
    with.handle(ui::PointerMoved{at({0, 0})});
    EXPECT_EQ(scene().board().view().preview(), (std::vector<Cell>{{0, 0}, {0, 1}, {1, 0}}));
}

TEST_F(LightsEditorSceneTest, WholeBoardActionsAreSteps) {
    open();
    with.press({action::allOn});
    EXPECT_EQ(now().lights().board().lit().count(), 25);
    with.press({action::invert});
    EXPECT_EQ(now().lights().board().lit().count(), 0);
    with.press({action::shuffle});
    EXPECT_EQ(scene().status().title(), "Solvable");
    with.press({action::growTop, action::growLeft, action::shiftDown});
    EXPECT_EQ(now().lights().rows(), 6);
    EXPECT_EQ(now().lights().columns(), 6);
    with.press({action::clear});
    EXPECT_EQ(now().lights(), lights::Draft(6, 6));
    for (int i = 0; i < 7; ++i)
        with.press({action::undo});
    EXPECT_EQ(now().lights(), lights::Draft(5, 5));
}

TEST_F(LightsEditorSceneTest, ExplainsUnsolvableBoardAndCyclesThroughRepairs) {
    openBoard({"#....", ".....", ".....", ".....", "....."});
    EXPECT_EQ(scene().status().title(), "Not solvable");
    ASSERT_TRUE(scene().board().view().quiet());
    EXPECT_TRUE(scene().board().view().quiet()->pattern.any());
    const auto repairs = scene().check().facts().repairs;
    ASSERT_GT(repairs.size(), 1U);
    const lights::BitGrid start = now().lights().board().lit();
    with.press({action::hint});
    settle();
    EXPECT_EQ(now().lights().board().lit(), start ^ repairs[0]);
    EXPECT_FALSE(scene().board().view().quiet());
    with.press({action::hint});
    settle();
    EXPECT_EQ(now().lights().board().lit(), start ^ repairs[1]);
    with.press({action::undo});
    EXPECT_EQ(now().lights().board().lit(), start) << "one step leads back, however many repairs were tried";
}

TEST_F(LightsEditorSceneTest, ChecksSealedBoards) {
    openBoard({"#..", "...", "..."});
    EXPECT_EQ(scene().status().title(), "Solvable");
    with.press({action::brushSeal});
    for (const Cell cell : {Cell{0, 0}, Cell{0, 1}, Cell{1, 0}})
        clickCell(cell);
    settle();
    EXPECT_EQ(rows(), (std::vector<std::string>{"Xx.", "x..", "..."}));
    EXPECT_EQ(scene().status().title(), "Not solvable") << "no open window reaches the light";
    ASSERT_FALSE(scene().check().facts().repairs.empty());
    EXPECT_EQ(scene().check().facts().repairs.front().toCells(), (std::vector<Cell>{{0, 0}}));
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            if (!now().lights().board().isSealed({row, column}))
                clickCell({row, column});
    EXPECT_EQ(scene().status().title(), "Nothing to press");
}

TEST_F(LightsEditorSceneTest, ReportsTwin) {
    const data::LevelRef fourth = with.level("shed/l4");
    open({data::StoredLevel{{{}, {}, {}, fourth.level().lights(), {}}, {}, {}}});
    EXPECT_EQ(scene().status().twin(), "same as “Garden Shed 4”");
    clickCell({0, 0});
    EXPECT_EQ(scene().status().twin(), "");
    open({data::StoredLevel{{{}, fourth.level().name, {}, fourth.level().lights(), {}}, {}, {}}});
    EXPECT_EQ(scene().status().twin(), "same as in Garden Shed") << "not as itself";
}

TEST_F(LightsEditorSceneTest, CopiesAndPastesCodes) {
    openBoard({"#..", "...", "..#"});
    with.press({Action::Copy});
    EXPECT_EQ(with.clipboard.content, lights::encodePuzzle(puzzle({"#..", "...", "..#"})));
    with.clipboard.content = lights::encodePuzzle(puzzle({"##", ".."}));
    with.press({Action::Paste});
    EXPECT_EQ(rows(), (std::vector<std::string>{"##", ".."}));
    with.press({action::undo});
    EXPECT_EQ(now().lights().rows(), 3);
    with.clipboard.content = "not a code";
    with.press({Action::Paste});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(now().lights().rows(), 3);
}

TEST_F(LightsEditorSceneTest, SaysHowAPastedTextWasRead) {
    openBoard({"#..", "...", "..#"});
    with.clipboard.content = "XOO\nOXO\n";
    with.press({Action::Paste});
    EXPECT_EQ(rows(), (std::vector<std::string>{"#..", ".#."}));
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "The board is read like this: X lit, O dark; each character a cell.");
}

TEST_F(LightsEditorSceneTest, TestPlayRestoresStateAndStoresSolution) {
    openBoard({".#.", "###", ".#."}, "Cross");
    const EditorDocument before = now();
    with.press({action::testPlay});
    auto* play = with.top<LightsPlayScene>();
    ASSERT_NE(play, nullptr);
    with.press({Action::Back});
    EXPECT_EQ(now(), before);
    with.press({action::testPlay});
    with.press({Action::Right, Action::Down, Action::Confirm}); // Pressing the centre solves it.
    for (int i = 0; i < 20; ++i)
        with.pass(0.1F);
    ASSERT_NE(with.top<LightsEditorScene>(), nullptr);
    ASSERT_TRUE(now().solution);
    EXPECT_EQ(*now().solution, (std::vector<Cell>{{1, 1}}));
    EXPECT_FALSE(with.records.latestUnfinished()) << "nothing is kept";
    data::LeaderboardQuery query;
    query.key = lights::encodePuzzle(*now().lights().puzzle());
    EXPECT_TRUE(with.records.leaderboard().rows(query)->rows.empty()) << "nothing is recorded";
    clickCell({0, 0});
    EXPECT_FALSE(now().solution);
}

TEST_F(LightsEditorSceneTest, ATestPlayHasNoStarsToLose) {
    openBoard({".#.", "###", ".#."}, "Cross");
    with.press({action::testPlay, action::hint});
    const auto* play = with.top<LightsPlayScene>();
    ASSERT_NE(play, nullptr);
    ASSERT_NE(play->toast(), nullptr);
    EXPECT_THAT(play->toast()->text, Not(HasSubstr("star")));
    with.press({action::showSolution});
    EXPECT_EQ(with.top<LightsPlayScene>(), play) << "nothing is asked";
    for (int i = 0; i < 60 && with.top<LightsEditorScene>() == nullptr; ++i)
        with.pass(0.1F);
    EXPECT_NE(with.top<LightsEditorScene>(), nullptr);
}

TEST_F(LightsEditorSceneTest, QuietHoursAreASwitchAndATestPlayKeepsItsOrder) {
    openBoard({"#.#", "###", "#.#"}, "H");
    auto& chip = test::control<ui::Chip>(with.scenes.top(), "Quiet hours");
    test::click(with, chip.bounds().centre());
    EXPECT_TRUE(now().lights().rules().quietHours);
    while (scene().check().busy())
        with.pass(0.1F);
    EXPECT_EQ(scene().status().title(), "Solvable");
    ASSERT_GE(scene().status().badge().facts.size(), 2U);
    EXPECT_EQ(scene().status().badge().facts[0].value, "3 moves");
    EXPECT_EQ(scene().status().badge().facts[1].name, "At any time");
    with.press({action::testPlay, Action::Right, Action::Down, Action::Confirm, Action::Up, Action::Confirm,
                Action::Down, Action::Down, Action::Confirm});
    for (int i = 0; i < 20; ++i)
        with.pass(0.1F);
    ASSERT_NE(with.top<LightsEditorScene>(), nullptr);
    ASSERT_TRUE(now().solution);
    EXPECT_EQ(*now().solution, (std::vector<Cell>{{1, 1}, {0, 1}, {2, 1}}));
    with.press({action::undo});
    EXPECT_FALSE(now().lights().rules().quietHours);
    EXPECT_FALSE(test::control<ui::Chip>(with.scenes.top(), "Quiet hours").on());
}

TEST_F(LightsEditorSceneTest, ShowsSolutionWithoutChangingDocument) {
    openBoard({".#.", "###", ".#."});
    with.press({action::showSolution});
    for (int i = 0; i < 5; ++i)
        with.pass(0.1F);
    EXPECT_EQ(rows()[1], "###") << "the document stays as it is";
    with.press({Action::Right});
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 0})) << "that key only stopped it";
}

TEST_F(LightsEditorSceneTest, SaveAsksForNameOnceAndWritesLevel) {
    open();
    clickCell({2, 2});
    with.press({action::save});
    auto* naming = with.top<PromptScene>();
    ASSERT_NE(naming, nullptr);
    with.press({Action::Confirm});
    ASSERT_EQ(with.top<PromptScene>(), naming) << "a level that is kept has a name";
    EXPECT_THAT(naming->field(0).error(), HasSubstr("1 to 100"));
    naming->field(0).setText("Lamp");
    naming->field(1).setText("Lampe");
    naming->field(2).setText("Ann");
    with.press({Action::Confirm});
    settle();
    ASSERT_FALSE(now().file.empty());
    EXPECT_EQ(scene().chip().words(), "Lamp · lamp.json") << "what saving writes to";
    EXPECT_FALSE(scene().chip().unsaved());
    auto stored = data::OwnLevels::read(now().file);
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->level.name.in("de"), "Lampe");
    EXPECT_EQ(stored->level.author, "Ann");
    EXPECT_EQ(stored->level.lights(), *now().lights().puzzle());
    clickCell({0, 0});
    EXPECT_TRUE(scene().chip().unsaved());
    with.press({action::save});
    ASSERT_NE(with.top<LightsEditorScene>(), nullptr) << "it has a name by now";
    stored = data::OwnLevels::read(now().file);
    EXPECT_TRUE(stored->level.lights().start().isLit({0, 0}));
    with.press({action::undo, action::save});
    EXPECT_FALSE(data::OwnLevels::read(now().file)->level.lights().start().isLit({0, 0})) << "still the same file";
}

TEST_F(LightsEditorSceneTest, RestoresDraft) {
    open();
    clickCell({1, 3});
    with.press({action::brushTarget});
    clickCell({4, 4});
    const lights::Draft left = now().lights();
    with.press({Action::Back});
    EXPECT_TRUE(with.scenes.empty());
    open();
    EXPECT_EQ(now().lights(), left);
    EXPECT_TRUE(scene().chip().unsaved());
    with.press({action::newLevel});
    EXPECT_EQ(now().lights(), lights::Draft(5, 5));
    with.press({action::undo});
    EXPECT_EQ(now().lights(), left);
}

TEST_F(LightsEditorSceneTest, RenamingIsAStep) {
    openBoard({"#"}, "One");
    with.press({action::rename});
    with.top<PromptScene>()->field(0).setText("Two");
    with.press({Action::Confirm});
    EXPECT_EQ(scene().chip().words(), "Draft: Two");
    with.press({action::undo});
    EXPECT_EQ(scene().chip().words(), "Draft: One");
    with.press({action::rename});
    with.top<PromptScene>()->field(0).setText("Three");
    with.press({Action::Back});
    EXPECT_EQ(scene().chip().words(), "Draft: One");
}

TEST_F(LightsEditorSceneTest, MenuAndHelpOpen) {
    open();
    with.press({action::pause});
    ASSERT_NE(with.top<MenuScene>(), nullptr);
    with.press({Action::Back});
    with.press({action::help});
    EXPECT_NE(with.top<HelpScene>(), nullptr);
}

TEST_F(LightsEditorSceneTest, LevelIsPrinted) {
    open();
    with.press({action::printSheet});
    ASSERT_NE(with.top<SheetScene>(), nullptr);
    EXPECT_FALSE(test::shows(*with.top<SheetScene>(), "Boards"));
}

TEST_F(LightsEditorSceneTest, FocusedNumberFieldTakesDigits) {
    open();
    // Tab to the rows: four brushes, eight tools, then the right panel.
    for (int i = 0; i < 30 && !scene().takesDigits(); ++i)
        with.press({Action::NextControl});
    ASSERT_TRUE(scene().takesDigits());
    with.handle(test::key(sf::Keyboard::Num3));
    with.handle(action(action::brushTarget));
    with.press({Action::Confirm});
    EXPECT_EQ(now().lights().rows(), 3);
    EXPECT_EQ(scene().painter().brush(), Brush::Light);
}

TEST_F(LightsEditorSceneTest, ProvesTheOptimumOnRequest) {
    test::FakeProofs fake;
    with.proofs = LongProofs(fake.means());
    openBoard({".....", "..#..", ".###.", "..#..", "....."});
    const auto badge = [this] { return scene().status().badge(); };
    const auto passUntil = [this](const auto& done) { return test::turnUntil(done, [this] { with.pass(0.01F); }); };
    EXPECT_EQ(badge().watch, "Prove the optimum: about half a minute");
    EXPECT_TRUE(scene().status().watch().visible());
    EXPECT_EQ(fake.begun(), 0);

    fake.available(10'000'000);
    with.press({action::watch});
    ASSERT_TRUE(scene().toast());
    EXPECT_THAT(scene().toast()->text, testing::HasSubstr("needs 72\u00a0MB of free memory"));
    fake.available(100'000'000);
    with.press({action::watch});
    fake.progress(0.5);
    EXPECT_TRUE(passUntil([&] { return badge().watch == "Stop the proof: 50%"; }));
    EXPECT_LE(scene().nextChange(), 0.25F);
    with.press({action::watch});
    EXPECT_FALSE(scene().check().proof().running());
    EXPECT_EQ(badge().watch, "Prove the optimum: about half a minute");

    with.press({action::watch, action::testPlay, ui::Action::Back});
    ASSERT_NE(with.top<LightsEditorScene>(), nullptr);
    EXPECT_TRUE(scene().check().proof().running()) << "a test does not stop it";
    fake.prove();
    EXPECT_TRUE(passUntil([&] { return scene().check().facts().optimum->exact; }));
    EXPECT_EQ(badge().facts.front().value, "1 move");
    EXPECT_EQ(badge().watch, "");
    EXPECT_FALSE(scene().status().watch().visible());

    with.press({action::allOn});
    settle();
    EXPECT_THAT(badge().watch, testing::StartsWith("Prove the optimum"));
    with.press({action::undo});
    EXPECT_EQ(badge().facts.front().value, "1 move") << "remembered";
}

TEST_F(LightsEditorSceneTest, ScaffoldingComesDownWhenTheBoardCanBeSolved) {
    open();
    const Scaffold& scaffold = scene().board().scaffold();
    EXPECT_EQ(scaffold.standing(), 1) << "nothing has been painted yet";
    clickCell({2, 2});
    settle();
    with.pass(Scaffold::falls);
    EXPECT_EQ(scene().check().facts().state, BoardFacts::State::Solvable);
    EXPECT_EQ(scaffold.standing(), 0);
    clickCell({0, 0}); // On five by five, one light more leaves no solution.
    settle();
    with.pass(Scaffold::falls);
    EXPECT_EQ(scaffold.standing(), scene().check().facts().state == BoardFacts::State::Solvable ? 0 : 1);
}

/// A level in a file whose riddle asks for the fewest moves.
class RiddleInEditorTest : public test::EditorFixture {
protected:
    RiddleInEditorTest() {
        data::Level level{"ask", data::LocalText("Ask"), {}, puzzle({"##.", "##.", "..."}), {}};
        level.riddle = lights::HowMany{lights::Quantity::Optimum};
        const auto file = with.folder / "own/ask.json";
        data::test::put(file, data::formatLevel(level));
        open({*data::OwnLevels::read(file)});
    }
    [[nodiscard]] std::string said() const {
        return scene().toast() != nullptr ? scene().toast()->text : std::string();
    }
};

TEST_F(RiddleInEditorTest, ShowsThatItIsOneAndKeepsIt) {
    ASSERT_TRUE(test::shows(scene(), "Riddle: fewest moves"));
    test::press(with, "Riddle: fewest moves");
    EXPECT_THAT(said(), HasSubstr("What is the smallest number of moves"));
    EXPECT_THAT(said(), HasSubstr("The riddle stays with the level"));
    clickCell({2, 2});
    with.press({action::save});
    EXPECT_TRUE(data::OwnLevels::read(now().file)->level.riddle);
    with.press({action::newLevel});
    EXPECT_FALSE(test::shows(scene(), "Riddle: fewest moves")) << "a new level asks nothing";
}

TEST_F(RiddleInEditorTest, SaysWhenTheBoardHasNoAnswerToIt) {
    with.press({action::allOff, action::growRight, action::growRight, action::growBottom, action::growBottom});
    clickCell({0, 0}); // A corner of 5×5 alone has no solution.
    settle();
    ASSERT_TRUE(test::shows(scene(), "Riddle does not fit"));
    test::press(with, "Riddle does not fit");
    EXPECT_THAT(said(), HasSubstr("its board has no solution. Saving keeps the riddle in the file"));
    with.press({action::undo});
    EXPECT_TRUE(test::shows(scene(), "Riddle: fewest moves"));
}

TEST_F(RiddleInEditorTest, AHalfChangedBoardDoesNotLoseIt) {
    with.press({action::allOff, action::growRight, action::growRight, action::growBottom, action::growBottom});
    clickCell({0, 0}); // A corner of 5×5 alone has no solution.
    settle();
    with.press({action::save});
    EXPECT_THAT(said(), HasSubstr("its board has no solution. So the level is saved without it"));
    const auto saved = data::OwnLevels::read(now().file);
    ASSERT_TRUE(saved);
    EXPECT_FALSE(saved->level.riddle);

    open({*saved}); // The next day.
    ASSERT_TRUE(test::shows(scene(), "Riddle does not fit"));
    clickCell({0, 1});
    clickCell({1, 0}); // Now it is a press in the corner.
    settle();
    ASSERT_TRUE(test::shows(scene(), "Riddle: fewest moves"));
    with.press({action::save});
    EXPECT_TRUE(data::OwnLevels::read(now().file)->level.riddle);
}

TEST_F(LightsEditorSceneTest, SavesWhatNobodyCanSolveButSaysSo) {
    openBoard({"#....", ".....", ".....", ".....", "....."}, "Stuck");
    with.press({action::save});
    ASSERT_FALSE(now().file.empty()) << "it is not forbidden";
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_THAT(scene().toast()->text, HasSubstr("this board has no solution"));
    EXPECT_EQ(scene().toast()->kind, ui::Toast::Kind::Hint);
}

TEST_F(LightsEditorSceneTest, MessagesCoverNoControl) {
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, {800, 600}}) {
        with.scenes.layout(ui::Viewport(window, 1), test::plainMeasure);
        openBoard({"#....", ".....", ".....", ".....", "....."}, "Stuck");
        const ui::Rect where = scene().messageArea();
        EXPECT_GT(where.w, 560) << "in a wide place the words stand in few lines";
        for (const ui::Widget* control : scene().form()->widgets())
            if (control->visible() && control->focusable()) {
                const ui::Rect area = control->bounds();
                const bool beside = area.right() <= where.x || area.x >= where.right();
                EXPECT_TRUE(beside || area.bottom() <= where.y) << control->spoken().name;
            }
    }
}

} // namespace
