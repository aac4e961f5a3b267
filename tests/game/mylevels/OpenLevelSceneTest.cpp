// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/mylevels/OpenLevelScene.hpp"

#include "game/Controls.hpp"
#include "game/EditorFixture.hpp"
#include "game/services/Actions.hpp"
#include "lights/ShareCode.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using testing::HasSubstr;
using ui::Action;

class OpenLevelSceneTest : public test::EditorFixture {
protected:
    std::filesystem::path save(const std::string& name, const std::vector<std::string>& rows) {
        return with.ownLevels.create({{}, data::LocalText(name), {}, test::puzzle(rows), {}})->stored.file;
    }
    OpenLevelScene& ask() {
        with.press({action::openLevel});
        auto* const asked = with.top<OpenLevelScene>();
        return asked != nullptr ? *asked : throw std::logic_error("Nothing was asked.");
    }
    static ui::TextField& field(const OpenLevelScene& asked) {
        return test::control<ui::TextField>(asked, "Search, or enter a share code or file");
    }
    /// The number of stored drafts.
    [[nodiscard]] int drafts() const {
        int count = 0;
        std::error_code none;
        for (const auto& entry : std::filesystem::directory_iterator(with.paths.unfinished(), none))
            count += entry.path().extension() == ".json" ? 1 : 0;
        return count;
    }
};

TEST_F(OpenLevelSceneTest, OpensOwnLevelAndSavesToItsFile) {
    const auto file = save("Moon", {"#.", ".."});
    save("Sun", {"##"});
    open();
    clickCell({4, 4});
    OpenLevelScene& asked = ask();
    EXPECT_EQ(asked.rows().size(), 2U);
    field(asked).setText("moo");
    field(asked).onChange();
    ASSERT_EQ(asked.rows().size(), 1U);
    with.press({Action::Confirm});
    settle();
    EXPECT_EQ(now().file, file);
    EXPECT_EQ(rows(), (std::vector<std::string>{"#.", ".."}));
    EXPECT_FALSE(scene().chip().unsaved());
    clickCell({1, 1});
    with.press({action::save});
    EXPECT_TRUE(data::OwnLevels::read(file)->level.lights().start().isLit({1, 1}));
}

TEST_F(OpenLevelSceneTest, GoesOnWithWhatWasBegunOnTheLevel) {
    const auto file = save("Moon", {"#.", ".."});
    const auto other = save("Sun", {"##"});
    const auto edit = [this](const std::filesystem::path& from) { open({*data::OwnLevels::read(from)}); };
    edit(file);
    clickCell({1, 1});
    const std::vector<std::string> begun = rows();
    ASSERT_NE(begun, (std::vector<std::string>{"#.", ".."}));
    edit(file);
    EXPECT_EQ(rows(), begun) << "it was not saved, so it is what the player wants to see";
    EXPECT_TRUE(scene().chip().unsaved());
    EXPECT_EQ(drafts(), 1);
    edit(other);
    EXPECT_EQ(rows(), std::vector<std::string>{"##"}) << "another level is itself";
    data::Level changed = data::OwnLevels::read(file)->level;
    changed.puzzle = test::puzzle({"..", "##"});
    data::test::put(file, data::formatLevel(changed));
    edit(file);
    EXPECT_EQ(rows(), (std::vector<std::string>{"..", "##"})) << "somebody changed the file meanwhile";
    EXPECT_EQ(drafts(), 1) << "what was begun is still there";
}

TEST_F(OpenLevelSceneTest, StoresEachDraftOnce) {
    save("Moon", {"#.", ".."});
    open();
    clickCell({4, 4});
    const EditorDocument before = now();
    EXPECT_EQ(drafts(), 1);
    ask();
    with.press({Action::Confirm});
    EXPECT_EQ(drafts(), 1) << "nothing of the opened level is to be lost";
    clickCell({1, 1});
    EXPECT_EQ(drafts(), 2);
    with.press({action::undo, action::undo});
    EXPECT_EQ(now(), before);
    EXPECT_EQ(drafts(), 1) << "the opened level was never begun";
    EXPECT_EQ(with.unfinished.load()->board, before.board);
    with.press({action::redo, action::redo});
    EXPECT_EQ(rows(), (std::vector<std::string>{"#.", ".#"}));
    with.press({action::save});
    EXPECT_EQ(drafts(), 1);
    with.press({Action::Back});
    open();
    EXPECT_EQ(now().board, before.board) << "it was left for later";
}

TEST_F(OpenLevelSceneTest, UndoneNewLevelLeavesOneDraft) {
    open();
    clickCell({0, 0});
    for (int i = 0; i < 3; ++i) {
        with.press({action::newLevel, action::undo});
        EXPECT_EQ(drafts(), 1);
    }
    with.press({action::newLevel});
    clickCell({2, 2});
    with.press({action::undo, action::undo, action::undo});
    EXPECT_EQ(drafts(), 0) << "nothing is left to be lost";
}

TEST_F(OpenLevelSceneTest, AcceptsCodesAndFilesOnly) {
    open();
    OpenLevelScene& asked = ask();
    field(asked).setText("LA1nonsense");
    field(asked).onChange();
    with.press({Action::Confirm});
    EXPECT_NE(field(asked).error(), "");
    field(asked).setText("nowhere.json");
    field(asked).onChange();
    with.press({Action::Confirm});
    EXPECT_THAT(field(asked).error(), HasSubstr("nowhere.json"));
    field(asked).setText(lights::encodePuzzle(test::puzzle({"##", ".#"})));
    field(asked).onChange();
    EXPECT_EQ(field(asked).error(), "");
    with.press({Action::Confirm});
    settle();
    EXPECT_EQ(rows(), (std::vector<std::string>{"##", ".#"}));
    EXPECT_TRUE(now().file.empty());

    const auto file = with.folder / "desk/moon.json";
    data::test::put(file, R"({"format":"lichter-aus/level","version":1,"id":"m","name":"Moon","board":["#."]})");
    OpenLevelScene& again = ask();
    field(again).setText(file.string());
    field(again).onChange();
    with.press({Action::Confirm});
    settle();
    EXPECT_EQ(now().name, data::LocalText("Moon"));
    EXPECT_TRUE(now().file.empty()) << "the file is not among the own levels";
}

TEST_F(OpenLevelSceneTest, EscChangesNothing) {
    save("Moon", {"#.", ".."});
    open();
    const EditorDocument before = now();
    ask();
    with.press({Action::Back});
    EXPECT_EQ(now(), before);
    EXPECT_FALSE(scene().history().canUndo());
}

TEST_F(OpenLevelSceneTest, LevelSavedInThisSessionCountsAsTwin) {
    openBoard({"##", ".."}, "First");
    EXPECT_EQ(scene().status().twin(), "");
    with.press({action::save});
    settle();
    ASSERT_FALSE(now().file.empty());
    EXPECT_EQ(scene().status().twin(), "") << "it is no twin of itself";
    const std::string code = lights::encodePuzzle(*now().lights().puzzle());
    with.press({action::newLevel});
    with.clipboard.content = code;
    with.press({Action::Paste});
    EXPECT_EQ(scene().status().twin(), "same as “First”");
}

} // namespace
