// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/mylevels/PackScene.hpp"

#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/boards/FileLevels.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/play/ToPlay.hpp"
#include "game/services/Actions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

namespace {

using namespace game;
using data::test::contentOf;
using game::test::action;
using game::test::pushedTo;
using testing::ElementsAre;
using ui::Action;

class PackSceneTest : public testing::Test {
protected:
    PackSceneTest() { data::test::put(file, data::formatPack(test::packOf("harbour", "Harbour", 3))); }

    PackScene& open(std::size_t level = 0) {
        scene = std::make_unique<PackScene>(ToPack{file, level}, with.services(), with.services().workshop());
        scene->layout(ui::Viewport({800, 600}, 1), test::plainMeasure);
        return *scene;
    }
    void press(std::string_view tool) { test::press(*scene, tool); }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const MyLevelRow& row : scene->rows())
            all.push_back(row.name);
        return all;
    }
    [[nodiscard]] std::vector<std::string> idsInFile() const {
        std::vector<std::string> all;
        for (const data::Level& level : data::readLevelFile(file).pack.levels)
            all.push_back(level.id);
        return all;
    }

    test::GameFixture with;
    const std::filesystem::path file = with.folder / "desk/harbour.json";
    std::unique_ptr<PackScene> scene;
};

TEST_F(PackSceneTest, PlaysAndEditsSelectedLevel) {
    open(1);
    EXPECT_EQ(scene->title(), "Harbour");
    scene->handle(action(Action::Confirm));
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(fileOf(play->challenge), file);
    EXPECT_EQ(play->challenge.place()->number, 2);
    scene->uncovered();
    press("Edit");
    const auto editor = pushedTo<ToEditor>(with.asked());
    ASSERT_TRUE(editor);
    EXPECT_EQ(editor->level->level.id, "l2");
    EXPECT_EQ(editor->level->file, file);
    scene->uncovered();
    press("New level");
    const auto fresh = pushedTo<ToEditor>(with.asked());
    ASSERT_TRUE(fresh);
    EXPECT_EQ(fresh->level->file, file);
    EXPECT_TRUE(fresh->level->level.id.empty());
}

TEST_F(PackSceneTest, MarksTheLevelThatIsHalfChanged) {
    open();
    auto draft = data::UnfinishedLevel{lights::Draft(3, 3), "l2", data::LocalText("Two"), {}, {}, file, {}};
    ASSERT_TRUE(with.unfinished.keep(draft));
    scene->uncovered();
    for (const MyLevelRow& row : scene->rows())
        EXPECT_EQ(row.facts.starts_with("Unfinished changes · "), row.id == "l2") << row.id;
    draft.file = with.folder / "desk/other.json";
    ASSERT_TRUE(with.unfinished.keep(draft));
    scene->uncovered();
    EXPECT_FALSE(scene->rows().at(1).facts.starts_with("Unfinished")) << "it is of another pack";
}

TEST_F(PackSceneTest, PlaysInstalledPackInItsHouse) {
    data::test::put(with.folder / "own/harbour.json", contentOf(file));
    scene = std::make_unique<PackScene>(ToPack{with.folder / "own/harbour.json"}, with.services(),
                                        with.services().workshop());
    scene->layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    press("Play");
    EXPECT_EQ(pushedTo<ToPlay>(with.asked())->challenge.key, "level:harbour/l1");
    scene->show(ToCampaign{"harbour", "l3"});
    EXPECT_EQ(scene->selected(), 2U) << "where the player was";
}

TEST_F(PackSceneTest, OrdersByButtonsAndKeys) {
    const std::string before = contentOf(file);
    open();
    press("Move up");
    EXPECT_EQ(contentOf(file), before) << "it is the first one";
    press("Move down");
    EXPECT_THAT(idsInFile(), ElementsAre("l2", "l1", "l3"));
    EXPECT_EQ(scene->selected(), 1U) << "it stays selected";
    scene->handle(action(game::action::shiftDown));
    EXPECT_THAT(idsInFile(), ElementsAre("l2", "l3", "l1"));
    press("Undo");
    EXPECT_EQ(scene->selected(), 1U) << "the level that has moved back, not another one";
    press("Undo");
    EXPECT_EQ(scene->selected(), 0U);
    EXPECT_EQ(contentOf(file), before);
    press("Undo");
    EXPECT_EQ(contentOf(file), before);
}

TEST_F(PackSceneTest, DuplicatesRenamesAndDeletes) {
    open();
    press("Duplicate");
    EXPECT_THAT(idsInFile(), ElementsAre("l1", "l1-2", "l2", "l3"));
    EXPECT_EQ(scene->selected(), 1U);
    press("Rename");
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_EQ(prompt->onAccept({"Buoy", "", "Ada"}).sentence, "");
    EXPECT_EQ(names()[1], "Buoy");
    for (int i = 0; i < 5; ++i)
        press("Delete");
    EXPECT_EQ(idsInFile().size(), 1U) << "a pack keeps its last level";
    for (int i = 0; i < 5; ++i)
        press("Undo");
    EXPECT_THAT(idsInFile(), ElementsAre("l1", "l2", "l3"));
}

TEST_F(PackSceneTest, ShowsWhatAnotherProgramChanged) {
    open();
    const std::string other = data::formatPack(test::packOf("harbour", "Harbour", 2));
    data::test::put(file, other);
    press("Delete");
    EXPECT_EQ(contentOf(file), other) << "it deletes nothing that the player has not seen";
    EXPECT_EQ(scene->rows().size(), 2U);
    data::test::put(file, "{");
    press("Delete");
    EXPECT_TRUE(scene->rows().empty());
    press("Play");
    press("New level");
    EXPECT_FALSE(with.asked());
}

TEST_F(PackSceneTest, SaysWhichLevelsNobodyCanSolveAndWhichAreRiddles) {
    data::test::put(file, R"({"format": "lichter-aus/pack", "version": 2, "id": "p", "name": "P", "levels": [
        {"id": "stuck", "name": "Stuck", "board": ["#....", ".....", ".....", ".....", "....."]},
        {"id": "ask", "name": "Ask", "riddle": {"ask": "optimum"}, "board": ["##", "##"]},
        {"id": "odd", "name": "Odd", "riddle": {"ask": "odd-one-out", "boards": [["##"], ["##"]]}, "board": [".#"]},
        {"id": "good", "name": "Good", "board": ["#"]}]})");
    open();
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (scene->animating() && std::chrono::steady_clock::now() < end)
        scene->update(0.1F);
    const auto facts = [this](std::size_t row) { return scene->factsOf(scene->rows()[row]); };
    EXPECT_THAT(facts(0).words, testing::EndsWith(" · no solution"));
    EXPECT_TRUE(facts(0).hopeless);
    EXPECT_THAT(facts(1).words, testing::EndsWith(" · Riddle: fewest moves")) << "without its answer";
    EXPECT_THAT(facts(2).words, testing::EndsWith(" · Riddle: which house stays awake"));
    EXPECT_FALSE(facts(2).hopeless) << "it is what is asked";
    EXPECT_THAT(facts(3).words, testing::EndsWith(" · optimum 1"));
}

TEST_F(PackSceneTest, ExplainsDamagedLevels) {
    data::test::put(file, R"({"format": "lichter-aus/pack", "version": 1, "id": "p", "name": "P", "levels": [
        {"id": "bad", "name": "Bad", "board": ["#", "##"], "stamp": "x"}, {"id": "good", "name": "Good", "board": ["#"]}]})");
    open();
    EXPECT_EQ(scene->rows()[0].kind, MyLevelRow::Kind::Damaged);
    EXPECT_THAT(scene->rows()[0].facts, testing::StartsWith("Line 2: "));
    EXPECT_THAT(scene->rows()[0].facts, testing::EndsWith(" … and 1 more."));
    for (const char* tool : {"Play", "Edit", "Rename", "Duplicate"})
        press(tool);
    EXPECT_FALSE(with.asked());
    press("Move down");
    EXPECT_EQ(scene->rows()[0].name, "Good");
}

} // namespace
