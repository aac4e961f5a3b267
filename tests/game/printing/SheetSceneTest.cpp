// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/printing/SheetScene.hpp"

#include "data/classes/ClassPlan.hpp"
#include "data/shared/SharedFolder.hpp"
#include "game/Controls.hpp"
#include "game/FullDisk.hpp"
#include "game/GameFixture.hpp"
#include "game/SettleShared.hpp"
#include "game/controls/SheetBoards.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/printing/ToSheet.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/Toggle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <optional>

namespace {

using namespace game;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using ui::Action;

class SheetSceneTest : public testing::Test {
protected:
    SheetSceneTest() {
        with.paths.home = with.folder / "home";
        with.open(ToMainMenu{});
    }

    SheetScene& open(std::variant<Challenge::Random, data::Level> boards) {
        with.open(ToSheet{std::move(boards), "sheet", [this](const std::string& sentence) { written = sentence; }});
        return *scene();
    }
    SheetScene& openRandom(int rows = 5, int columns = 5) {
        lights::RandomSetting setting;
        setting.rows = rows;
        setting.columns = columns;
        return open(Challenge::Random{setting, "seed"});
    }
    [[nodiscard]] SheetScene* scene() const { return with.top<SheetScene>(); }
    [[nodiscard]] ui::TextField& file() const { return test::control<ui::TextField>(*scene(), "File"); }
    [[nodiscard]] ui::Stepper& count() const { return test::control<ui::Stepper>(*scene(), "Boards"); }
    /// Updates until nothing is being made any more.
    void settle() {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        do
            with.pass(0.02F);
        while (scene() != nullptr && scene()->working() && std::chrono::steady_clock::now() < end);
        with.pass(0);
    }
    [[nodiscard]] std::string made(const std::string& name) const {
        return data::test::contentOf(with.paths.home / name);
    }

    test::SceneRunner with;
    std::optional<std::string> written;
};

TEST_F(SheetSceneTest, MakesAPdfInTheHomeFolder) {
    openRandom();
    EXPECT_THAT(file().text(), EndsWith("home/sheet.pdf"));
    with.press({Action::Confirm});
    settle();
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
    ASSERT_TRUE(written);
    EXPECT_THAT(*written, HasSubstr("home/sheet.pdf"));
    EXPECT_THAT(made("sheet.pdf"), StartsWith("%PDF-"));
}

TEST_F(SheetSceneTest, SuggestsAFileThatDoesNotExist) {
    data::test::put(with.paths.home / "sheet.pdf", "mine");
    openRandom();
    EXPECT_THAT(file().text(), EndsWith("home/sheet-2.pdf"));
}

TEST_F(SheetSceneTest, ReplacesNothing) {
    data::test::put(with.paths.home / "mine.pdf", "mine");
    openRandom();
    file().setText("~/mine.pdf");
    with.press({Action::Confirm});
    settle();
    ASSERT_NE(scene(), nullptr);
    EXPECT_NE(file().error(), "");
    EXPECT_EQ(made("mine.pdf"), "mine");
    EXPECT_FALSE(written);
}

TEST_F(SheetSceneTest, MakesAsManyBoardsAsWanted) {
    openRandom();
    count().setValue(1);
    with.press({Action::Confirm});
    settle();
    openRandom();
    count().setValue(40);
    with.press({Action::Confirm});
    settle();
    EXPECT_GT(made("sheet-2.pdf").size(), 2 * made("sheet.pdf").size());
}

TEST_F(SheetSceneTest, MakesASheetForEachPupilOfAClass) {
    openRandom();
    EXPECT_FALSE(test::shows(*scene(), "For")) << "no class has a list";
    with.press({Action::Back});
    const data::SharedFolder shared(with.folder / "drive");
    std::filesystem::create_directories(with.folder / "drive");
    ASSERT_TRUE(shared.create());
    const data::ClassPlan plan{"7b", data::ClassCounts::All, {{"level:shed/l1"}}, {}, {"Ada", "Ben", "Zoe"}};
    ASSERT_TRUE(shared.writeClass("", data::formatClassPlan(plan)));
    ASSERT_EQ(with.shared.add("Class", with.folder / "drive"), std::nullopt);
    with.shared.refresh();
    test::settleShared(with.records, with.shared, "Class");
    openRandom(3, 3);
    auto& whom = test::control<ui::Dropdown>(*scene(), "For");
    EXPECT_TRUE(whom.step(1));
    EXPECT_EQ(whom.spoken().value, "7b: a sheet for each of 3 pupils");
    test::control<ui::Toggle>(*scene(), "Solutions").handle(test::action(Action::Confirm));
    count().setValue(2);
    with.press({Action::Confirm});
    settle();
    EXPECT_THAT(made("sheet.pdf"), HasSubstr("/Count 3")) << "pages";
}

TEST_F(SheetSceneTest, PrintsOneLevel) {
    SheetScene& sheet = open(with.level("shed/l2").level());
    EXPECT_FALSE(test::shows(sheet, "Boards"));
    with.press({Action::Confirm});
    settle();
    EXPECT_THAT(made("sheet.pdf"), StartsWith("%PDF-"));
}

TEST_F(SheetSceneTest, SaysWhyThereIsNoSheet) {
    lights::RandomSetting impossible;
    impossible.wanted = 99;
    open(Challenge::Random{impossible, "seed"});
    with.press({Action::Confirm});
    settle();
    ASSERT_NE(scene(), nullptr);
    EXPECT_THAT(file().error(), HasSubstr("optimum"));
    EXPECT_FALSE(written);
}

TEST_F(SheetSceneTest, SaysThatTheDiskIsFull) {
    openRandom();
    {
        const test::FullDisk full;
        with.press({Action::Confirm});
        settle();
    }
    ASSERT_NE(scene(), nullptr);
    EXPECT_NE(file().error(), "");
    EXPECT_FALSE(std::filesystem::exists(with.paths.home / "sheet.pdf"));
    with.press({Action::Back});
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
}

TEST_F(SheetSceneTest, EscStopsTheWorkFirst) {
    openRandom(30, 30);
    count().setValue(100);
    with.press({Action::Confirm});
    ASSERT_TRUE(scene()->working());
    EXPECT_TRUE(scene()->animating());
    with.press({Action::Back});
    ASSERT_NE(scene(), nullptr);
    EXPECT_FALSE(scene()->working());
    with.press({Action::Back});
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
    EXPECT_FALSE(written);
    EXPECT_FALSE(std::filesystem::exists(with.paths.home / "sheet.pdf"));
}

TEST(SheetBoards, AreLikeARandomBoardAndOnlyItOtherwise) {
    const lights::Puzzle puzzle = *lights::Puzzle::make(lights::Board(lights::BitGrid(3, 4)), {}, lights::GoalKind::On);
    const Challenge::Random random{lights::RandomSetting{}, "seed"};
    EXPECT_EQ(std::get<Challenge::Random>(sheetOf({"key", puzzle, random}, {}).boards).seed, "seed");
    const Challenge shared{"key", puzzle, {}, data::LocalText("Moon")};
    EXPECT_EQ(std::get<data::Level>(sheetOf(shared, {}).boards).name, data::LocalText("Moon"));
    EXPECT_EQ(std::get<data::Level>(sheetOf(shared, {}).boards).puzzle, data::LevelPuzzle(puzzle));
    EXPECT_EQ(sheetFile(puzzle), "lichter-aus-3x4");
}

} // namespace
