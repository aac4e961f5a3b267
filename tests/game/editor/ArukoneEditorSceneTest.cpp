// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/ArukoneEditorScene.hpp"

#include "arukone/ShareCode.hpp"
#include "game/GameFixture.hpp"
#include "game/arukone/ArukonePlayScene.hpp"
#include "game/dialogs/PromptScene.hpp"
#include "game/editor/LightsEditorScene.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/services/Actions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

namespace {

using namespace game;
using puzzle::Cell;
using testing::HasSubstr;
using testing::IsEmpty;
using ui::Action;

using Rows = std::vector<std::string>;

class ArukoneEditorSceneTest : public testing::Test {
protected:
    /// \param rows of the board; a fresh one if empty.
    void open(const std::string& rows = {}, arukone::Fill fill = arukone::Fill::All) {
        if (rows.empty())
            with.open(ToEditor{{}, ToEditor::Puzzle::Arukone});
        else
            with.open(ToEditor{data::StoredLevel{
                {{}, data::LocalText("Box"), {}, arukone::parseBoard(rows, fill).value(), {}}, {}, {}}});
        settle();
    }
    [[nodiscard]] ArukoneEditorScene& scene() { return *with.top<ArukoneEditorScene>(); }
    [[nodiscard]] const arukone::Draft& draft() { return scene().history().now().fuseBox(); }
    [[nodiscard]] Rows rows() { return formatDraft(draft()); }
    [[nodiscard]] const StatusBadge& badge() { return scene().status().badge(); }
    /// Waits until the workers have finished.
    void settle() {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        do
            with.pass(0.05F);
        while (with.top<ArukoneEditorScene>() != nullptr && scene().check().busy() &&
               std::chrono::steady_clock::now() < end);
    }
    [[nodiscard]] ui::Vec at(Cell cell) { return scene().board().view().cellRect(cell).centre(); }
    void press(Cell cell) {
        with.handle(ui::PointerMoved{at(cell)});
        with.handle(ui::PointerPressed{at(cell), ui::Button::Primary, 1});
    }
    void release(Cell cell) {
        with.handle(ui::PointerMoved{at(cell)});
        with.handle(ui::PointerReleased{at(cell), ui::Button::Primary});
    }
    void drag(const std::vector<Cell>& way, ui::Button button = ui::Button::Primary) {
        with.handle(ui::PointerMoved{at(way.front())});
        with.handle(ui::PointerPressed{at(way.front()), button, 1});
        for (const Cell cell : way)
            with.handle(ui::PointerMoved{at(cell)});
        with.handle(ui::PointerReleased{at(way.back()), button});
    }
    void click(Cell cell, ui::Button button = ui::Button::Primary) { drag({cell}, button); }
    void pad(std::initializer_list<Action> actions) {
        for (const Action action : actions)
            with.handle(ui::ActionPressed{action, false, ui::Device::Gamepad});
    }

    test::SceneRunner with;
};

TEST_F(ArukoneEditorSceneTest, PressesPlaceANumberAndItsPartner) {
    open();
    EXPECT_EQ(scene().status().title(), "No numbers");
    click({0, 0});
    EXPECT_EQ(scene().status().title(), "Partner missing");
    click({0, 4});
    click({1, 1});
    click({4, 4});
    EXPECT_EQ(rows(), (Rows{"1...1", ".2...", ".....", ".....", "....2"}));
    click({1, 1}, ui::Button::Secondary);
    EXPECT_EQ(rows(), (Rows{"1...1", ".....", ".....", ".....", "....."})) << "the pair is gone";
    with.press({action::undo});
    EXPECT_EQ(rows()[1], ".2...");
}

TEST_F(ArukoneEditorSceneTest, DraggingMovesATerminalAndSwapsNumbers) {
    open("1.2\n...\n1.2");
    drag({{0, 0}, {1, 0}, {1, 1}});
    EXPECT_EQ(rows(), (Rows{"..2", ".1.", "1.2"}));
    drag({{1, 1}, {0, 2}});
    EXPECT_EQ(rows(), (Rows{"..1", ".2.", "1.2"}));
    with.press({action::undo, action::undo});
    EXPECT_EQ(rows(), (Rows{"1.2", "...", "1.2"})) << "each drag is one step";
    click({0, 0}); // Picked up; the next click puts it down.
    EXPECT_EQ(scene().painter().carried(), (Cell{0, 0}));
    click({1, 1});
    EXPECT_EQ(rows(), (Rows{"..2", ".1.", "1.2"}));
    EXPECT_FALSE(scene().painter().carried());
    click({1, 1});
    with.press({Action::Back});
    EXPECT_FALSE(scene().painter().carried()) << "Esc puts it back, and does not leave";
    ASSERT_NE(with.top<ArukoneEditorScene>(), nullptr);
}

TEST_F(ArukoneEditorSceneTest, EndsOfACableBecomeTerminals) {
    open();
    with.press({action::brushTarget});
    drag({{0, 0}, {0, 4}, {2, 4}});
    EXPECT_EQ(rows(), (Rows{"1....", ".....", "....1", ".....", "....."}));
    EXPECT_EQ(draft().cables().front().word, "RRRRDD");
    drag({{2, 4}, {4, 4}}); // Goes on from an end.
    EXPECT_EQ(rows().back(), "....1");
    drag({{4, 4}, {1, 4}}); // And back.
    EXPECT_EQ(draft().cables().front().word, "RRRRD");
    drag({{1, 0}, {1, 4}});
    EXPECT_EQ(rows()[1], "2..21") << "the other cable is in the way";
    click({2, 2});
    click({2, 2});
    EXPECT_EQ(draft().pairs().size(), 2U) << "one cell is no cable";
    click({0, 2});
    with.press({Action::Back});
    EXPECT_EQ(draft().cables().front().length(), 5) << "a click on a cable changes nothing by itself";
}

TEST_F(ArukoneEditorSceneTest, CablesAreDrawnClickByClick) {
    open("1...\n....\n...1");
    with.press({action::brushTarget});
    click({0, 0});
    EXPECT_TRUE(scene().board().drawing());
    click({0, 3});
    EXPECT_TRUE(scene().board().drawing()) << "it may bend";
    click({2, 3});
    EXPECT_FALSE(scene().board().drawing()) << "its partner ends it";
    EXPECT_EQ(draft().cables().front().word, "RRRDD");
    with.press({action::undo});
    EXPECT_TRUE(draft().cables().front().empty()) << "all of it is one step";

    click({1, 0});
    click({1, 2});
    click({1, 2}); // On the tip: it ends here.
    EXPECT_FALSE(scene().board().drawing());
    EXPECT_EQ(rows()[1], "2.2.");
    click({2, 0});
    click({2, 2});
    click({2, 0}, ui::Button::Secondary);
    EXPECT_EQ(rows()[2], "...1") << "the right button gives it up";
}

TEST_F(ArukoneEditorSceneTest, AStrayClickLeavesTheNextDragAlone) {
    open("1...\n....\n...1");
    with.press({action::brushTarget});
    click({1, 0});
    drag({{2, 0}, {2, 2}});
    EXPECT_EQ(rows(), (Rows{"1...", "....", "2.21"}));
    EXPECT_FALSE(scene().board().drawing());
    with.press({action::undo});
    click({0, 0});
    drag({{0, 0}, {0, 3}, {2, 3}}); // From the tip of what was begun by a click.
    EXPECT_EQ(draft().cables().front().word, "RRRDD");
}

TEST_F(ArukoneEditorSceneTest, AClickMaySlipOverAnEdge) {
    open("1...\n....\n...1");
    with.press({action::brushTarget});
    click({0, 0});
    const ui::Rect bend = scene().board().view().cellRect({0, 3});
    const ui::Vec edge{bend.centre().x, bend.bottom() - 1};
    with.handle(ui::PointerPressed{edge});
    with.handle(ui::PointerMoved{edge + ui::Vec{0, 4}}); // In the next cell.
    with.handle(ui::PointerReleased{edge + ui::Vec{0, 4}});
    EXPECT_TRUE(scene().board().drawing()) << "it goes on";
    click({2, 3});
    EXPECT_EQ(draft().cables().front().word, "RRRDD");
}

TEST_F(ArukoneEditorSceneTest, CableFromANumberReachesItsPartnerOrTakesItAlong) {
    open("1...\n....\n...1");
    with.press({action::brushTarget});
    drag({{0, 0}, {2, 0}, {2, 3}});
    EXPECT_EQ(rows(), (Rows{"1...", "....", "...1"}));
    EXPECT_EQ(draft().cables().front().word, "DDRRR");
    with.press({action::undo});
    drag({{0, 0}, {0, 2}});
    EXPECT_EQ(rows(), (Rows{"1.1.", "....", "...."}));
}

TEST_F(ArukoneEditorSceneTest, HolesAreDraggedAndSpareTerminals) {
    open("1.1\n...\n...");
    with.press({action::brushHole});
    drag({{1, 0}, {0, 0}});
    drag({{2, 0}, {2, 2}});
    EXPECT_EQ(rows(), (Rows{"1.1", "_..", "___"}));
    drag({{2, 1}, {2, 2}});
    EXPECT_EQ(rows()[2], "_..") << "it began on a hole";
}

TEST_F(ArukoneEditorSceneTest, KeyboardAloneBuildsABox) {
    open();
    with.press({Action::Confirm, Action::Right, Action::Right, Action::Confirm});
    EXPECT_EQ(rows()[0], "1.1..");
    // A terminal is picked up, carried and put down.
    with.press({Action::Confirm, Action::Down, Action::Confirm});
    EXPECT_EQ(rows()[0], "1....");
    EXPECT_EQ(rows()[1], "..1..");
    // A cable is drawn until the next press.
    with.press({action::brushTarget, Action::Down, Action::Confirm, Action::Down, Action::Right, Action::Confirm});
    EXPECT_EQ(rows()[2], "..2..");
    EXPECT_EQ(rows()[3], "...2.");
    EXPECT_EQ(draft().cables()[1].word, "DR");
    with.press({Action::Up, Action::Up, Action::Confirm, Action::Right});
    with.press({Action::Back});
    EXPECT_EQ(draft().pairs().size(), 2U) << "Esc gives the cable up";
    ASSERT_NE(with.top<ArukoneEditorScene>(), nullptr);
    with.press({action::brushPress, Action::Left, Action::Down, Action::Down, Action::Confirm});
    EXPECT_EQ(draft().pairs().size(), 1U) << "the eraser";
}

TEST_F(ArukoneEditorSceneTest, GamepadDrawsCables) {
    open();
    pad({Action::NextTab, Action::NextTab, Action::Confirm, Action::Right, Action::Right, Action::Confirm});
    EXPECT_EQ(rows()[0], "1.1..");
    EXPECT_EQ(draft().cables()[0].word, "RR");
}

TEST_F(ArukoneEditorSceneTest, MirrorsPaintPairsHolesAndCables) {
    open();
    ArukonePainter& painter = const_cast<ArukonePainter&>(scene().painter());
    painter.setSymmetry({.leftRight = true});
    click({0, 0});
    click({1, 0});
    EXPECT_EQ(rows()[0], "1...2");
    EXPECT_EQ(rows()[1], "1...2");
    with.press({action::brushHole});
    click({2, 1});
    EXPECT_EQ(rows()[2], "._._.");
    with.press({action::brushTarget});
    drag({{4, 0}, {4, 1}});
    EXPECT_EQ(rows()[4], "33.44");
    drag({{3, 1}, {3, 3}});
    EXPECT_EQ(rows()[3], ".5.5.") << "it is its own mirror image";
}

TEST_F(ArukoneEditorSceneTest, BadgeTellsStrictBoardFromSeveralSolutions) {
    open(".....\n.32..\n..3..\n.....\n121..");
    EXPECT_EQ(scene().status().title(), "One solution");
    EXPECT_EQ(badge().facts.front().value, "yes");
    EXPECT_THAT(badge().reason, HasSubstr("The simple program fails"));
    with.clipboard.content = "AR1OcIDRCubtjqEiFmHeP-g9j"; // The program as it is fails, but need not.
    with.press({Action::Paste});
    settle();
    EXPECT_EQ(scene().status().title(), "One solution");
    EXPECT_EQ(badge().reason,
              "The simple program can solve it, but only if it happens to take the right shortest paths.");
    open("1..1\n....\n2..2");
    EXPECT_EQ(scene().status().title(), "Not unique");
    EXPECT_FALSE(scene().check().knowledge().differs.empty());
    open("1.2\n...\n2.1");
    EXPECT_EQ(scene().status().title(), "Not solvable");
    EXPECT_THAT(badge().reason, HasSubstr("alternate"));
    open("1..2\n...1\n.2..\n....", arukone::Fill::Any);
    EXPECT_EQ(scene().status().title(), "Solvable");
    EXPECT_EQ(badge().facts.front().value, "12");
    EXPECT_EQ(badge().reason, "The simple program fails: 1 shuts 2 in.");
}

TEST_F(ArukoneEditorSceneTest, KnowsThatNoCableMayRunBesideItself) {
    open("1...\n.21.\n...2");
    EXPECT_EQ(scene().status().title(), "Not unique");
    open("1...\n.21.\n...2", arukone::Fill::Apart);
    EXPECT_EQ(scene().status().title(), "One solution");
    EXPECT_EQ(draft().fill(), arukone::Fill::Apart);
    open("1..1\n....", arukone::Fill::Apart);
    EXPECT_EQ(scene().status().title(), "Not solvable");
    EXPECT_EQ(badge().reason, "It could be solved if cables were allowed to run beside themselves.");
    open("1.1\n...\n_.2\n..2", arukone::Fill::Apart);
    EXPECT_EQ(scene().status().title(), "Not solvable");
    EXPECT_THAT(badge().reason, HasSubstr("if cells were allowed to stay empty"));
}

TEST_F(ArukoneEditorSceneTest, RepairAddsAPairAndCyclesThroughOthers) {
    open("1..\n...\n..1");
    ASSERT_EQ(scene().status().title(), "Not unique");
    const Rows before = rows();
    with.press({action::hint});
    settle();
    EXPECT_EQ(draft().pairs().size(), 2U);
    EXPECT_EQ(scene().status().title(), "One solution");
    const Rows first = rows();
    with.press({action::hint});
    settle();
    EXPECT_NE(rows(), first) << "another repair";
    EXPECT_EQ(draft().pairs().size(), 2U);
    with.press({action::undo});
    EXPECT_EQ(rows(), before) << "one step leads back, however many repairs were tried";
}

TEST_F(ArukoneEditorSceneTest, RepairThatArrivesInMidStrokeEndsIt) {
    open("1..\n...\n..1");
    const Rows before = rows();
    with.press({action::hint});
    press({0, 0}); // Takes the 1 up.
    settle();
    const Rows repaired = rows();
    ASSERT_EQ(draft().pairs().size(), 2U);
    release({1, 1});
    EXPECT_EQ(rows(), repaired) << "the stroke had ended, so it drops nothing";
    with.press({action::undo});
    EXPECT_EQ(rows(), before);
}

TEST_F(ArukoneEditorSceneTest, RepairOfABoardThatTheStrokeChangesIsDropped) {
    open("1..\n...\n..1");
    with.press({action::hint, action::brushTarget});
    press({0, 0});
    with.handle(ui::PointerMoved{at({0, 1})}); // Only the end of the stroke will move the 1.
    settle();
    EXPECT_EQ(rows(), (Rows{"11.", "...", "..."}));
    release({0, 1});
    EXPECT_EQ(rows(), (Rows{"11.", "...", "..."}));
}

TEST_F(ArukoneEditorSceneTest, RepairThatArrivesWhileAnEdgeIsHeldLetsItGo) {
    open("1..\n...\n..1");
    with.press({action::hint});
    const ui::Vec edge = scene().edges().at(puzzle::Edge::Top).half(true).centre();
    with.handle(ui::PointerMoved{edge});
    with.handle(ui::PointerPressed{edge});
    ASSERT_TRUE(scene().edges().held());
    settle();
    const Rows repaired = rows();
    ASSERT_EQ(draft().pairs().size(), 2U);
    EXPECT_FALSE(scene().edges().held());
    with.handle(ui::PointerMoved{edge + ui::Vec{0, -200}});
    with.handle(ui::PointerReleased{edge + ui::Vec{0, -200}});
    EXPECT_EQ(rows(), repaired);
}

TEST_F(ArukoneEditorSceneTest, WatchesTheProgramFailWithoutChangingTheBoard) {
    open("1..2\n...1\n.2..\n....", arukone::Fill::Any);
    const arukone::Draft before = draft();
    with.press({action::watch});
    ASSERT_TRUE(scene().showing());
    std::string said;
    for (int i = 0; i < 100 && scene().showing(); ++i) {
        with.pass(0.1F);
        if (scene().toast() != nullptr)
            said = scene().toast()->text;
    }
    EXPECT_FALSE(scene().showing());
    EXPECT_EQ(said, "The program is stuck: nothing leads from 2 to 2 any more.");
    EXPECT_EQ(draft(), before);
    with.press({action::showSolution, Action::Right});
    EXPECT_FALSE(scene().showing());
    EXPECT_EQ(scene().board().cursor(), (Cell{0, 0})) << "that key only stopped it";
}

TEST_F(ArukoneEditorSceneTest, CodesGoInAndOutAndOtherPuzzlesOpenTheirEditor) {
    open("1..1\n....\n2..2");
    with.press({Action::Copy});
    const std::string code = with.clipboard.content;
    EXPECT_EQ(arukone::decodeBoard(code).value(), draft().board().value());
    with.press({action::clear});
    EXPECT_THAT(draft().pairs(), IsEmpty());
    with.press({Action::Paste});
    EXPECT_EQ(rows(), (Rows{"1..1", "....", "2..2"}));
    with.press({Action::Copy});
    with.open(ToEditor{{}, ToEditor::Puzzle::Lights});
    with.press({Action::Paste});
    ASSERT_NE(with.top<ArukoneEditorScene>(), nullptr);
    EXPECT_EQ(rows(), (Rows{"1..1", "....", "2..2"}));
    with.clipboard.content = "LA1ChQAjvuID";
    with.press({Action::Paste});
    EXPECT_NE(with.top<LightsEditorScene>(), nullptr);
}

TEST_F(ArukoneEditorSceneTest, DraftIsRestoredWithLoneNumberAndCables) {
    open();
    with.press({action::brushTarget});
    drag({{0, 0}, {0, 2}});
    with.press({action::brushLight});
    click({4, 4});
    const arukone::Draft left = draft();
    with.press({Action::Back});
    EXPECT_TRUE(with.scenes.empty());
    with.open(ToEditor{});
    ASSERT_NE(with.top<ArukoneEditorScene>(), nullptr) << "the draft's puzzle chooses the editor";
    EXPECT_EQ(draft(), left);
    with.press({action::newOfOther});
    ASSERT_NE(with.top<LightsEditorScene>(), nullptr);
    with.press({Action::Back});
    with.open(ToEditor{});
    ASSERT_NE(with.top<ArukoneEditorScene>(), nullptr) << "the box was set aside, not lost";
    EXPECT_EQ(draft(), left);
}

TEST_F(ArukoneEditorSceneTest, IsTestedAndSaved) {
    open();
    with.press({action::save});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_THAT(scene().toast()->text, HasSubstr("at least one pair"));
    open("1.1");
    const arukone::Draft before = draft();
    with.press({action::testPlay});
    auto* play = with.top<ArukonePlayScene>();
    ASSERT_NE(play, nullptr);
    with.press({Action::Confirm, Action::Right, Action::Right}); // The cable joins.
    for (int i = 0; i < 40 && with.top<ArukoneEditorScene>() == nullptr; ++i)
        with.pass(0.1F);
    ASSERT_NE(with.top<ArukoneEditorScene>(), nullptr);
    EXPECT_EQ(draft().cables().front().word, "RR");
    EXPECT_EQ(draft().pairs(), before.pairs());
    data::LeaderboardQuery query;
    query.key = arukone::encodeBoard(*draft().board());
    EXPECT_TRUE(with.records.leaderboard().rows(query)->rows.empty()) << "nothing is recorded";
    with.press({action::save});
    ASSERT_EQ(with.top<PromptScene>(), nullptr) << "it has a name";
    const auto stored = data::OwnLevels::read(scene().history().now().file);
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->level.fuseBox(), *draft().board());
    EXPECT_FALSE(scene().chip().unsaved());
}

TEST_F(ArukoneEditorSceneTest, ResizesWithoutLosingUndo) {
    open("1.1\n2.2\n...");
    with.press({action::shrinkRight});
    EXPECT_EQ(rows(), (Rows{"..", "..", ".."}));
    with.press({action::undo, action::growTop, action::shiftDown});
    EXPECT_EQ(rows(), (Rows{"...", "...", "1.1", "2.2"}));
}

/// A box that nobody has proven solvable or unsolvable within minutes.
TEST_F(ArukoneEditorSceneTest, SaysAfterAWhileThatThereIsNoHelp) {
    const arukone::Board hard = arukone::decodeBoard("AR1c6GD3hOgkqmMrxd2XvVLLon").value();
    with.open(ToEditor{data::StoredLevel{{{}, data::LocalText("Box"), {}, hard, {}}, {}, {}}});
    with.pass(0.05F);
    with.press({action::showSolution});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "The solution is still being computed.");
    while (scene().toast() != nullptr)
        with.pass(6);
    ASSERT_TRUE(scene().check().busy()) << "it goes on";
    with.press({action::showSolution});
    EXPECT_EQ(scene().toast()->text, "There is no help on this board: no solution of it has been found.");
    click(hard.pairs().front().first, ui::Button::Secondary); // Another board, of which more may be known soon.
    EXPECT_FALSE(scene().check().isHelpless());
}

/// What takes long is to prove how short its cables can be.
TEST_F(ArukoneEditorSceneTest, KnowsABoundOfTheLengthWithTheFirstSolution) {
    const arukone::Board sparse = arukone::decodeBoard("AR1c6GY79rrDdZK3E9TgyvVqk-").value();
    with.open(ToEditor{data::StoredLevel{{{}, data::LocalText("Box"), {}, sparse, {}}, {}, {}}});
    while (!scene().check().knowledge().review.solution)
        with.pass(0.01F);
    const ArukoneKnowledge& known = scene().check().knowledge();
    ASSERT_TRUE(known.least);
    EXPECT_EQ(known.least->length, stateOf(sparse, *known.review.solution).length);
    ASSERT_FALSE(badge().facts.empty());
    EXPECT_EQ(badge().facts.front().name, "Least length");
}

} // namespace
