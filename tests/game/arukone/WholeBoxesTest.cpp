// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/GameFixture.hpp"
#include "game/arukone/ArukonePlayScene.hpp"
#include "game/campaign/CampaignScene.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/services/Actions.hpp"
#include "game/win/WinScene.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

/// Drags the pointer along a cable.
void drag(test::SceneRunner& with, const ArukonePlayScene& scene, const arukone::Cable& cable) {
    const auto cells = arukone::cellsOf(scene.round().board(), cable);
    const auto centre = [&](puzzle::Cell cell) { return scene.board().view().cellRect(cell).centre(); };
    with.handle(ui::PointerMoved{centre(cells->front())});
    with.handle(ui::PointerPressed{centre(cells->front()), ui::Button::Primary, 1});
    for (const puzzle::Cell cell : *cells)
        with.handle(ui::PointerMoved{centre(cell)});
    with.handle(ui::PointerReleased{centre(cells->back()), ui::Button::Primary});
}

/// Solves the box on top with the mouse, one stroke for each pair, and waits for the win screen.
void playByMouse(test::SceneRunner& with) {
    const auto* scene = with.top<ArukonePlayScene>();
    while (scene->round().searching())
        with.pass(0.01F);
    ASSERT_NE(scene->round().known(), nullptr);
    const arukone::Cables solution = scene->round().known()->facts.solution.value();
    for (const arukone::Cable& cable : solution) {
        with.pass(0.2F);
        drag(with, *scene, cable);
    }
    for (int i = 0; i < 50 && with.top<WinScene>() == nullptr; ++i)
        with.pass(0.1F);
}

/// Plays from the first box to the last as a player would, then N for the next one.
TEST(WholeBoxes, ArePlayableFromFirstLevelToLast) {
    test::SceneRunner with;
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    std::size_t levels = 0;
    for (const data::LibraryPack& pack : with.library.nextDoor())
        levels += pack.pack.levels.size();
    ASSERT_EQ(levels, 42U);

    with.open(ToCampaign{"cellar", "straight-through"});
    with.press({ui::Action::Confirm});
    std::size_t played = 0;
    while (with.top<ArukonePlayScene>() != nullptr && played < levels) {
        const puzzle::RunKey key = with.top<ArukonePlayScene>()->round().challenge().key;
        ASSERT_EQ(with.records.progress().at(key), nullptr) << key.text() << " is offered twice";
        playByMouse(with);
        ASSERT_NE(with.top<WinScene>(), nullptr) << key.text();
        const data::LevelBest* best = with.records.progress().at(key);
        ASSERT_NE(best, nullptr) << key.text();
        EXPECT_EQ(best->stars, 3) << key.text();
        ++played;
        with.press({game::action::next});
    }
    EXPECT_EQ(played, levels);
    EXPECT_NE(with.top<CampaignScene>(), nullptr) << "after the last level nothing is next";
    EXPECT_EQ(with.records.progress().stars(with.library.nextDoor()), data::maxStars(with.library.nextDoor()));
}

} // namespace
