// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/SwitchScan.hpp"

#include "arukone/solver/Solver.hpp"
#include "game/FakeProofs.hpp"
#include "game/GameFixture.hpp"
#include "game/arukone/ArukonePlayScene.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/services/Actions.hpp"
#include "game/settings/SettingsScene.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/win/WinScene.hpp"
#include "lights/solver/Solver.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <gmock/gmock.h>

namespace {

using namespace game;
using ui::Action;

/// A game of which only one switch is used.
class SwitchScanTest : public testing::Test {
protected:
    SwitchScanTest() { scan.set(true, 1); }

    void pass(ui::Seconds seconds) {
        constexpr ui::Seconds frame = 0.1F;
        for (ui::Seconds passed = 0; passed < seconds; passed += frame) {
            with.pass(frame);
            scan.update(frame, with.scenes.top());
        }
    }
    void choose() {
        scan.choose(with.scenes.top());
        with.pass(0);
    }
    [[nodiscard]] const ui::Widget* focused() {
        const ui::Widget* control = with.scenes.top().form()->focused();
        if (const auto* const area = dynamic_cast<const ui::ScrollArea*>(control))
            control = area->form().focused();
        return control;
    }
    [[nodiscard]] std::string name() { return focused()->spoken().name; }
    /// Waits until something is reached, for at most a minute or so.
    template<class Reached>
    [[nodiscard]] bool waitUntil(const Reached& reached) {
        for (int i = 0; i < 900 && !reached(); ++i)
            pass(0.1F);
        return reached();
    }
    [[nodiscard]] const GridPane& board() { return dynamic_cast<const GridPane&>(*focused()); }
    [[nodiscard]] bool onBoard() { return dynamic_cast<const GridPane*>(focused()) != nullptr; }
    /// Waits, by the clock of this computer, until the solver has an answer: the scan waits for it.
    void rest() {
        ASSERT_TRUE(test::turnUntil([this] { return !with.scenes.top().animating(); }, [this] { with.pass(0.01F); }));
    }
    /// Chooses the row, then the column.
    void pressWindow(puzzle::Cell cell) {
        ASSERT_TRUE(waitUntil([&] { return board().cursor() == puzzle::Cell{cell.row, 0}; }));
        choose();
        ASSERT_TRUE(waitUntil([&] { return board().cursor() == cell; }));
        choose();
    }

    test::SceneRunner with;
    SwitchScan scan{[this](Action action) {
        with.scenes.handle(ui::ActionPressed{action, false, ui::Device::Keyboard});
    }};
};

TEST_F(SwitchScanTest, OnlyAConfirmationOrAClickIsTheSwitch) {
    EXPECT_TRUE(SwitchScan::isSwitch(ui::ActionPressed{Action::Confirm}));
    EXPECT_TRUE(SwitchScan::isSwitch(ui::PointerPressed{{}, ui::Button::Primary, 1}));
    EXPECT_FALSE(SwitchScan::isSwitch(ui::ActionPressed{Action::Back})) << "somebody beside the player may help";
    EXPECT_FALSE(SwitchScan::isSwitch(ui::PointerMoved{}));
}

TEST_F(SwitchScanTest, TheFocusWalksThroughAllControls) {
    with.open(ToSettings{});
    const ui::Widget* const first = focused();
    pass(1.2F);
    EXPECT_EQ(focused(), first) << "the first step takes longer";
    pass(1);
    const ui::Widget* const second = focused();
    EXPECT_NE(second, first);
    pass(1);
    EXPECT_NE(focused(), second);
    EXPECT_TRUE(waitUntil([&] { return focused() == first; })) << "and begins anew";
}

TEST_F(SwitchScanTest, DoesNothingWhenItIsOff) {
    scan.set(false, 1);
    with.open(ToSettings{});
    const ui::Widget* const first = focused();
    pass(5);
    EXPECT_EQ(focused(), first);
    EXPECT_LT(scan.nextChange(), 0);
}

TEST_F(SwitchScanTest, ALevelIsPlayedWithOneSwitch) {
    with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
    const auto answer = lights::solve(with.level("shed/l4").level().lights());
    ASSERT_TRUE(onBoard());
    pass(0.2F);
    choose(); // The board.
    ASSERT_TRUE(scan.highlight(with.scenes.top()));
    for (const lights::Cell cell : answer.result->presses().toCells())
        pressWindow(cell);
    EXPECT_TRUE(waitUntil([this] { return with.top<WinScene>() != nullptr; }));
}

TEST_F(SwitchScanTest, AFuseBoxIsWiredWithOneSwitch) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    with.preferences.change([](data::Settings& settings) { settings.animationSpeed = 0; });
    const Challenge box = challengeOf(with.library.find("cellar/pinwheel").value());
    with.open(ToPlay{box});
    pass(0.2F);
    const auto solution = arukone::solve(box.fuseBox()).cables.value();
    choose(); // The board.
    for (const arukone::Cable& cable : solution) {
        if (with.top<ArukonePlayScene>() == nullptr)
            break;
        pressWindow(cable.origin);
        ASSERT_TRUE(board().drawing());
        for (const char letter : cable.word) {
            const auto wanted = letter == 'U'   ? Action::Up
                                : letter == 'R' ? Action::Right
                                : letter == 'D' ? Action::Down
                                                : Action::Left;
            ASSERT_TRUE(waitUntil([&] { return scan.highlight(with.scenes.top())->direction == wanted; }));
            choose();
        }
        EXPECT_TRUE(!onBoard() || !board().drawing()) << "it is joined";
    }
    EXPECT_TRUE(waitUntil([this] { return with.top<WinScene>() != nullptr; }));
}

TEST_F(SwitchScanTest, ABoardIsLeftAfterTwoRounds) {
    with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
    pass(0.2F);
    choose();
    EXPECT_TRUE(waitUntil([this] { return !onBoard(); }));
    EXPECT_FALSE(scan.highlight(with.scenes.top()));
}

TEST_F(SwitchScanTest, ValuesAreChosenOneByOne) {
    with.open(ToSettings{});
    ASSERT_TRUE(waitUntil([this] { return name() == "How much is said"; }));
    choose();
    ASSERT_TRUE(waitUntil([this] { return with.preferences.get().speechDetail == "long"; }));
    ASSERT_TRUE(waitUntil([this] { return with.preferences.get().speechDetail == "short"; })) << "it begins anew";
    choose();
    pass(5);
    EXPECT_EQ(with.preferences.get().speechDetail, "short");
    EXPECT_NE(name(), "How much is said") << "the walk goes on";
}

TEST_F(SwitchScanTest, AListOpensAndIsChosenFrom) {
    with.open(ToSettings{});
    ASSERT_TRUE(waitUntil([this] { return name() == "Language"; }));
    choose();
    ASSERT_TRUE(focused()->modal());
    ASSERT_TRUE(waitUntil([this] { return focused()->spoken().value == "Italiano"; }));
    choose();
    EXPECT_EQ(with.preferences.get().language, "it");
}

TEST_F(SwitchScanTest, AnotherStepKeepsWhatIsBeingChosen) {
    with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
    pass(0.2F);
    choose();
    ASSERT_TRUE(scan.highlight(with.scenes.top()));
    scan.set(true, 2);
    EXPECT_TRUE(scan.highlight(with.scenes.top())) << "still a row of the board";
}

TEST_F(SwitchScanTest, DoesNotInterruptAShownSolution) {
    scan.set(true, 0.3F);
    with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
    for (const Action action : {action::showSolution, Action::Left, Action::Confirm}) {
        with.pass(1);
        with.scenes.handle(ui::ActionPressed{action, false, ui::Device::Keyboard});
    }
    with.pass(0);
    ASSERT_NE(with.top<LightsPlayScene>(), nullptr);
    ASSERT_TRUE(with.top<LightsPlayScene>()->round().session().assists().solutionShown);
    EXPECT_TRUE(waitUntil([this] { return with.top<WinScene>() != nullptr; })) << "it is shown to the end";
}

TEST_F(SwitchScanTest, EveryWindowIsReachedAndNoHole) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    with.preferences.change([](data::Settings& settings) { settings.animationSpeed = 0; });
    for (const char* const id : {"corner/gingerbread", "corner/inner-court"}) {
        const Challenge challenge = challengeOf(with.library.find(id).value());
        const lights::Board start = challenge.lights().start();
        with.open(ToPlay{challenge, false});
        pass(0.2F);
        choose(); // The board.
        int reached = 0;
        for (const lights::Cell cell : start.pressable().toCells()) {
            if (with.top<LightsPlayScene>() == nullptr)
                break;
            int first = 0;
            while (!start.hasCell({cell.row, first}))
                ++first;
            ASSERT_TRUE(waitUntil([&] { return board().cursor() == puzzle::Cell{cell.row, first}; })) << cell.row;
            choose();
            ASSERT_TRUE(waitUntil([&] {
                EXPECT_TRUE(start.hasCell(board().cursor()));
                return board().cursor() == cell;
            })) << cell.row
                << "," << cell.column;
            choose();
            if (with.top<LightsPlayScene>() != nullptr) {
                ASSERT_EQ(with.top<LightsPlayScene>()->round().session().moves(), reached + 1);
            }
            ++reached;
        }
        EXPECT_GT(reached, start.cellCount() / 3) << id << ": unless it was won before";
    }
}

TEST_F(SwitchScanTest, ALineWithoutWindowsIsSkipped) {
    const auto house = lights::parseBoard(std::vector<std::string>{"_#.", "___", "#.#"}, 3).value();
    with.open(ToPlay{sharedChallenge(*lights::Puzzle::make(house, {}, lights::GoalKind::Off)), false});
    ASSERT_TRUE(onBoard());
    pass(0.2F);
    choose();
    EXPECT_EQ(board().cursor(), (puzzle::Cell{0, 1}));
    pass(2);
    EXPECT_EQ(board().cursor(), (puzzle::Cell{2, 0}));
}

TEST_F(SwitchScanTest, ABoardMayBecomeSmaller) {
    with.open(ToEditor{});
    ASSERT_TRUE(onBoard());
    rest();
    choose();
    const int last = board().rows() - 1;
    ASSERT_TRUE(waitUntil([&] { return board().cursor().row == last; }));
    with.press({action::shrinkTop}); // Somebody helps.
    rest();
    ASSERT_EQ(board().rows(), last);
    choose();
    EXPECT_EQ(board().cursor(), (puzzle::Cell{0, 0})) << "the rows begin anew";
    ASSERT_TRUE(waitUntil([&] { return board().cursor().row == last - 1; }));
    choose(); // The last row.
    with.press({action::shrinkTop});
    rest();
    pass(1.7F);
    EXPECT_LT(board().cursor().row, board().rows());
}

TEST_F(SwitchScanTest, WhatIsPressedIsWhatWasChosen) {
    with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
    pass(0.2F);
    choose();
    ASSERT_TRUE(waitUntil([this] { return board().cursor().row == 1; }));
    with.press({Action::Up}); // Somebody helps.
    choose();
    EXPECT_EQ(board().cursor(), (puzzle::Cell{1, 0})) << "the row that was shown";
    with.press({Action::Down});
    choose();
    EXPECT_EQ(with.top<LightsPlayScene>()->round().session().moves(), 0) << "not where the cursor was moved to";
}

TEST_F(SwitchScanTest, AnOpenedListClosesAfterTwoRounds) {
    with.open(ToSettings{});
    ASSERT_TRUE(waitUntil([this] { return name() == "Language"; }));
    const std::string before = with.preferences.get().language;
    choose();
    ASSERT_TRUE(focused()->modal());
    EXPECT_TRUE(waitUntil([this] { return !focused()->modal(); }));
    EXPECT_EQ(with.preferences.get().language, before);
}

TEST_F(SwitchScanTest, AFuseBoxIsLeftInOneStep) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    with.open(ToPlay{challengeOf(with.library.find("cellar/pinwheel").value())});
    ASSERT_TRUE(onBoard());
    rest();
    pass(2);
    EXPECT_FALSE(onBoard()) << "its own stops are for the keyboard";
}

TEST_F(SwitchScanTest, TextFieldsAreSkipped) {
    with.open(ToSettings{});
    for (int i = 0; i < 80; ++i) {
        pass(1);
        ASSERT_NE(focused()->spoken().role, ui::Role::TextField);
    }
}

} // namespace
