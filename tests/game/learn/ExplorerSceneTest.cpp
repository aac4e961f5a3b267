// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/ExplorerScene.hpp"

#include "game/Controls.hpp"
#include "game/FullDisk.hpp"
#include "game/GameFixture.hpp"
#include "game/learn/LearnScene.hpp"
#include "game/learn/PatternSheet.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>
#include <thread>

namespace {

using namespace game;
using game::test::action;
using game::test::click;
using ui::Action;

class ExplorerSceneTest : public testing::Test {
protected:
    ExplorerSceneTest() {
        scene.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
        settle();
    }

    /// Updates until no worker is busy.
    void settle() {
        while (scene.busy()) {
            scene.update(0.01F);
            std::this_thread::yield();
        }
    }
    void choose(int rows, int columns, lights::Rules rules = {}) {
        auto& height = test::control<ui::Stepper>(scene, "Rows");
        height.setValue(rows);
        test::control<ui::Stepper>(scene, "Columns").setValue(columns);
        test::control<ui::Dropdown>(scene, "Surface").select(static_cast<std::size_t>(rules.surface));
        test::control<StampPicker>(scene, "Stamp").choose(rules.stamp);
        height.onChange(rows);
        settle();
    }
    void press(std::string_view name) { test::press(scene, name); }
    [[nodiscard]] std::vector<std::string> files(const std::string& ending) const {
        std::vector<std::string> found;
        for (const auto& each : std::filesystem::directory_iterator(with.folder / "data"))
            if (each.path().extension() == ending)
                found.push_back(each.path().filename().string());
        std::sort(found.begin(), found.end());
        return found;
    }

    test::GameFixture with;
    ExplorerScene scene{with.services(), with.paths, with.atlases};
};

TEST_F(ExplorerSceneTest, StartsWithClassicBoard) {
    ASSERT_NE(scene.facts(), nullptr);
    EXPECT_EQ(scene.facts()->nullity(), 2);
    EXPECT_EQ(scene.facts()->largest.known, 15);
}

TEST_F(ExplorerSceneTest, ComputesSelectedSizeAndRules) {
    choose(4, 4);
    EXPECT_EQ(scene.facts()->nullity(), 4);
    choose(3, 12, {lights::Stamp::Square, lights::Surface::Torus});
    EXPECT_EQ(scene.facts()->nullity(), 26);
    EXPECT_EQ(scene.facts()->rank(), 10);
    choose(100, 100, {lights::Stamp::Plus, lights::Surface::Torus});
    EXPECT_EQ(scene.facts()->quiet.size(),
              lights::quietPatterns(lights::Board(lights::BitGrid(100, 100)), scene.facts()->rules).size());
}

TEST_F(ExplorerSceneTest, DiscardsOutdatedComputations) {
    auto& rows = test::control<ui::Stepper>(scene, "Rows");
    for (int side = 40; side <= 60; ++side) {
        rows.setValue(side);
        rows.onChange(side);
    }
    settle();
    EXPECT_EQ(scene.facts()->rows, 60) << "the last one counts";
}

TEST_F(ExplorerSceneTest, SavesDataAndPicturesWithoutOverwriting) {
    std::filesystem::create_directories(with.folder / "data");
    press("Data (JSON)");
    press("Data (JSON)");
    press("Picture (PNG)");
    EXPECT_EQ(files(".json"),
              (std::vector<std::string>{"lichter-aus-5x5-plane-plus-2.json", "lichter-aus-5x5-plane-plus.json"}));
    EXPECT_EQ(files(".png"), (std::vector<std::string>{"lichter-aus-5x5-plane-plus.png"}));
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_NE(scene.toast()->text.find("lichter-aus-5x5-plane-plus"), std::string::npos) << "it says where";
    std::ifstream in(with.folder / "data/lichter-aus-5x5-plane-plus.json");
    EXPECT_EQ(nlohmann::json::parse(in)["hardestKnown"], 15);
    sf::Image picture;
    ASSERT_TRUE(picture.loadFromFile((with.folder / "data/lichter-aus-5x5-plane-plus.png").string()));
    EXPECT_EQ(picture.getSize().x, 24U + 2 * (5 * 32 + 1 + 24));
}

TEST_F(ExplorerSceneTest, ReportsFailedSave) {
    data::test::put(with.folder / "data", "a file stands where the folder should be");
    press("Data (JSON)");
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_EQ(scene.toast()->kind, ui::Toast::Kind::Danger);
}

TEST_F(ExplorerSceneTest, ReportsFullDiskForPicture) {
    std::filesystem::create_directories(with.folder / "data");
    const test::FullDisk full;
    press("Picture (PNG)");
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_THAT(scene.toast()->text, testing::StartsWith("The disk is full"));
    EXPECT_THAT(scene.toast()->text, testing::HasSubstr("/lichter-aus-5x5-plane-plus.png"));
    EXPECT_TRUE(std::filesystem::is_empty(with.folder / "data")) << "nothing is left of it";
}

TEST_F(ExplorerSceneTest, ReportsUnusableFolderForPicture) {
    data::test::put(with.folder / "data", "a file stands where the folder should be");
    press("Picture (PNG)");
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_THAT(scene.toast()->text, testing::HasSubstr("not a folder"));
}

TEST_F(ExplorerSceneTest, ShowsSearchesAndPlaysHardestBoard) {
    scene.handle(action(Action::NextTab));
    ASSERT_TRUE(test::shows(scene, "Play"));
    press("Play");
    const auto play = test::pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(lights::solve(play->challenge.lights()).result->moves(), 15);

    choose(8, 9, {lights::Stamp::Square, lights::Surface::Cylinder}); // Too many quiet patterns for a quick answer.
    EXPECT_FALSE(test::shows(scene, "Play"));
    ASSERT_TRUE(test::shows(scene, "Search"));
    press("Search");
    EXPECT_TRUE(scene.busy());
    press("Stop");
    EXPECT_FALSE(scene.busy());
    EXPECT_FALSE(scene.facts()->hardest);
    press("Search");
    settle();
    ASSERT_TRUE(scene.facts()->hardest);
    EXPECT_TRUE(test::shows(scene, "Play"));
}

TEST_F(ExplorerSceneTest, PaginatesPatterns) {
    choose(9, 9, {lights::Stamp::Plus, lights::Surface::Torus});
    const std::size_t patterns = scene.facts()->quiet.size();
    choose(19, 19); // Nullity 16, six per page.
    EXPECT_EQ(scene.facts()->quiet.size(), 16U) << patterns;
    EXPECT_EQ(scene.firstShown(), 0U);
    for (int i = 0; i < 5; ++i)
        press("Next page");
    EXPECT_EQ(scene.firstShown(), 12U) << "the last page is the end";
    for (int i = 0; i < 5; ++i)
        press("Previous page");
    EXPECT_EQ(scene.firstShown(), 0U);
}

TEST_F(ExplorerSceneTest, OpensFromLessonList) {
    LearnScene list(with.services(), with.records);
    list.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    test::press(list, "Explorer");
    EXPECT_TRUE(test::pushedTo<ToExplorer>(with.asked()));
}

TEST(PatternSheetTest, DrawsPatternCellByCell) {
    lights::BitGrid one(1, 2);
    one.set({0, 1});
    const sf::Image sheet = patternSheet({one});
    EXPECT_EQ(sheet.getSize(), sf::Vector2u(24 + 65 + 24, 24 + 33 + 24));
    EXPECT_NE(sheet.getPixel(24 + 16, 24 + 16), sheet.getPixel(24 + 48, 24 + 16));
    EXPECT_EQ(sheet.getPixel(24 + 16, 24 + 16), sheet.getPixel(2, 2)) << "a window that is not pressed is paper";
    const sf::Image pixels = patternPixels(one, sf::Color::Red, sf::Color::Blue);
    EXPECT_EQ(pixels.getPixel(0, 0), sf::Color::Blue);
    EXPECT_EQ(pixels.getPixel(1, 0), sf::Color::Red);
}

TEST_F(ExplorerSceneTest, ShowsTheHardestBoardInQuietHours) {
    choose(5, 5);
    ASSERT_TRUE(scene.facts()->inQuietHours);
    EXPECT_EQ(scene.facts()->inQuietHours->presses, 20);
    EXPECT_THAT(scene.spokenState(), testing::HasSubstr("In quiet hours: 20 presses"));
    test::control<ui::Tabs>(scene, "Page").step(2);
    EXPECT_THAT(scene.spokenState(),
                testing::HasSubstr("In quiet hours this board takes 20 presses. None takes more."));
    EXPECT_TRUE(test::shows(scene, "Play"));
    choose(6, 6);
    EXPECT_THAT(scene.spokenState(), testing::HasSubstr("In quiet hours: not known"));
    EXPECT_FALSE(test::shows(scene, "Play"));
}

} // namespace
