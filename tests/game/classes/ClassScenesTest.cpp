// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/RunCoder.hpp"
#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/SettleShared.hpp"
#include "game/classes/ClassEditorScene.hpp"
#include "game/classes/ClassScene.hpp"
#include "game/classes/ClassTableScene.hpp"
#include "game/classes/ToClass.hpp"
#include "game/dialogs/PromptScene.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/menu/NextBoard.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/ToPlay.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/services/Actions.hpp"
#include "game/shared/SharedLeaderboardsScene.hpp"
#include "game/win/ToWin.hpp"
#include "game/win/WinScene.hpp"
#include "text/BoardWords.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

using namespace game;
using game::test::action;
using game::test::click;
using game::test::pushedTo;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using ui::Action;

/// A shared leaderboard with a class. It is the 14th of July 2026.
class ClassScenesTest : public testing::Test {
protected:
    ClassScenesTest() {
        fs::create_directories(folder());
        with.playAs("Ada");
        EXPECT_TRUE(shared.create());
        EXPECT_EQ(with.shared.add("Class", folder()), std::nullopt);
        plan.tasks = {{"level:shed/l1"}, {"level:shed/l2"}, {"level:terrace/l20"}, {"level:later/level"}};
        plan.tasks[1].until = puzzle::dayFromText("2026-07-01");
        plan.tasks[2].from = puzzle::dayFromText("2026-08-01");
    }

    [[nodiscard]] fs::path folder() const { return with.folder / "drive"; }
    void write() { ASSERT_TRUE(shared.writeClass(shared.readClass().value(), data::formatClassPlan(plan))); }
    void settle() {
        with.shared.refresh();
        test::settleShared(with.records, with.shared, "Class");
    }
    template<class SceneKind>
    static void layout(SceneKind& scene) {
        scene.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    }
    void openClass(SharedLeaderboardsScene& scene) {
        layout(scene);
        settle();
        scene.recordsChanged();
        test::press(scene, "Class");
    }
    /// Opens the class as somebody without a name.
    std::unique_ptr<ClassScene> openUnnamed() {
        settle();
        with.playAs("");
        auto scene = std::make_unique<ClassScene>(ToClass{}, with.services(), with.records, with.shared, with.library,
                                                  with.atlases);
        layout(*scene);
        scene->update(0.1F);
        return scene;
    }
    static void wait(ClassScene& scene) {
        do
            scene.update(0.1F);
        while (scene.progress().reading());
    }
    /// A run of Ben on another computer.
    void playElsewhere(const std::string& key) {
        data::Run run = with.bestRun(key);
        run.player = "Ben";
        run.duration += puzzle::Milliseconds(1);
        const std::string lines = data::formatRunLine(with.bestRun(key));
        std::string ben = lines;
        ben.replace(ben.find("Ada"), 3, "Ben");
        ASSERT_TRUE(shared.publish({data::sharedFileName(ben), ben}));
    }

    test::GameFixture with;
    data::SharedFolder shared{with.folder / "drive"};
    data::ClassPlan plan{"Class 7b", data::ClassCounts::All, {}, {}};
};

TEST_F(ClassScenesTest, TheHouseHasAWindowForEachTask) {
    write();
    settle();
    ClassScene scene({}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(scene);
    wait(scene);
    ASSERT_NE(scene.plan(), nullptr);
    EXPECT_EQ(scene.title(), "Class 7b");
    EXPECT_EQ(scene.selected(), 0U);
    EXPECT_EQ(scene.sign().state, LevelWindow::State::Awake);
    EXPECT_THAT(scene.sign().name, HasSubstr("Garden Shed 1"));
    scene.handle(action(Action::Right));
    EXPECT_THAT(scene.sign().facts, HasSubstr("ended on 1 Jul"));
    EXPECT_EQ(scene.sign().state, LevelWindow::State::Awake) << "it can still be played";
    scene.handle(action(Action::Right));
    EXPECT_THAT(scene.sign().facts, HasSubstr("begins on 1 Aug"));
    EXPECT_EQ(scene.sign().state, LevelWindow::State::Locked);
    scene.handle(action(Action::Confirm));
    EXPECT_FALSE(with.asked()) << "it cannot be played yet";
    EXPECT_THAT(scene.spokenNews().words, HasSubstr("1 Aug")) << "its sign says why";
    scene.handle(action(Action::Right));
    EXPECT_EQ(scene.sign().name, "later/level");
    EXPECT_EQ(scene.sign().state, LevelWindow::State::Locked);
}

TEST_F(ClassScenesTest, AsksOnceForTheNameOfSomebodyWhoHasNone) {
    plan.pupils = {"Zoe", "Ben"};
    write();
    const auto scene = openUnnamed();
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_THAT(prompt->choice.items, ElementsAre("Another name", "Ben", "Zoe"));
    std::vector<std::string> written{""};
    prompt->choice.chosen(2, written);
    EXPECT_THAT(written, ElementsAre("Zoe"));
    scene->update(0.1F);
    EXPECT_FALSE(with.asked()) << "whoever closes it plays on without a name";
    EXPECT_NE(prompt->onAccept({" "}).sentence, "");
    EXPECT_NE(prompt->onAccept({"Player"}).sentence, "");
    EXPECT_FALSE(with.records.named());
    EXPECT_TRUE(prompt->choice.first) << "whoever picks a name makes no slip";
    EXPECT_EQ(prompt->onAccept({"Zoë"}).sentence,
              "Not on the list. Do you mean Zoe? To play as Zoë, confirm once more.");
    EXPECT_NE(prompt->onAccept({"Zo"}).sentence, "");
    EXPECT_FALSE(with.records.named());
    EXPECT_EQ(prompt->onAccept({"Zoe"}).sentence, "");
    EXPECT_EQ(with.records.player(), "Zoe");
    ClassScene again({}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(again);
    again.update(0.1F);
    EXPECT_FALSE(with.asked()) << "Zoe has a name";
}

TEST_F(ClassScenesTest, WhoeverInsistsPlaysUnderANameThatIsNotOnTheList) {
    plan.pupils = {"Zoe"};
    write();
    const auto scene = openUnnamed();
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_NE(prompt->onAccept({"Zoë"}).sentence, "");
    EXPECT_EQ(prompt->onAccept({"Zoë"}).sentence, "");
    EXPECT_EQ(with.records.player(), "Zoë");
}

TEST_F(ClassScenesTest, WhoeverPicksANameFromTheListIsDone) {
    plan.pupils = {"Zoe"};
    write();
    const auto scene = openUnnamed();
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    PromptScene dialog(*prompt, with.services());
    layout(dialog);
    dialog.field(0).setText("Zoë");
    dialog.field(0).onSubmit();
    EXPECT_THAT(dialog.field(0).error(), HasSubstr("Do you mean Zoe?"));
    dialog.choice().step(1);
    EXPECT_EQ(dialog.field(0).text(), "Zoe");
    EXPECT_EQ(dialog.field(0).error(), "") << "it was about what was typed";
    dialog.handle(action(Action::Confirm));
    EXPECT_EQ(with.records.player(), "Zoe") << "Enter confirms, as the button says";
}

TEST_F(ClassScenesTest, ThePavementHasRoomForWhatBecameOfABoard) {
    plan.tasks = {{"level:shed/l4"}};
    plan.tasks[0].until = puzzle::dayFromText("2025-11-30");
    write();
    settle();
    with.solve("shed/l4", 1);
    with.records.finishStoring();
    with.clock.now = "2026-07-14T20:17:00Z";
    settle();
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    for (const text::Language language : text::allLanguages) {
        with.text = text::Text::load(GAME_TEST_SHARE "/locale", language);
        ClassScene scene({}, with.services(), with.records, with.shared, with.library, with.atlases);
        layout(scene);
        wait(scene);
        const std::string& facts = scene.sign().facts;
        EXPECT_LT(facts.find(with.text.tr("handed in")),
                  facts.find(text::boardFacts(with.text, with.level("shed/l4").level().puzzle)))
            << facts;
        EXPECT_THAT(facts, HasSubstr(with.text.tr("solved too late")));
        for (const sf::Vector2u window : {sf::Vector2u(1280, 800), sf::Vector2u(800, 600)}) {
            const ui::Viewport viewport(window, 1);
            resources.clear();
            EXPECT_THAT(test::textsCut(scene, resources, viewport), Not(testing::Contains(HasSubstr(" · "))))
                << window.x;
        }
    }
}

TEST_F(ClassScenesTest, WhatIsContinuedInTheMenuLeadsBackToTheClass) {
    write();
    settle();
    const Challenge challenge = challengeOf(plan.tasks[1], with.library).value();
    lights::Session session(challenge.lights());
    session.press({0, 0});
    with.records.saveUnfinished(challenge, session.save());
    const auto next = [&] { return nextBoard(with.text, with.records, with.shared, with.library, false).way; };
    ASSERT_THAT(next(), SizeIs(2));
    ASSERT_NE(next()[0].as<ToClass>(), nullptr);
    EXPECT_EQ(next()[0].as<ToClass>()->board, "Class");
    EXPECT_TRUE(next()[1].as<ToPlay>()->challenge.ofClass);
    with.shared.remove("Class");
    EXPECT_EQ(next()[0].as<ToClass>(), nullptr) << "there is no such class any more";
    EXPECT_FALSE(next().back().as<ToPlay>()->challenge.ofClass);
}

TEST_F(ClassScenesTest, WhatWasPlayedWithoutANameGoesAlong) {
    write();
    settle();
    with.playAs("");
    with.solve("shed/l1");
    with.records.finishStoring();
    with.clock.now = "2026-07-14T20:17:00Z";
    settle();
    const auto scene = openUnnamed();
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_EQ(prompt->onAccept({"Zoe"}).sentence, "");
    EXPECT_THAT(scene->toast()->text, HasSubstr("has what was played without a name"));
    with.records.finishStoring();
    settle();
    scene->uncovered();
    wait(*scene);
    EXPECT_EQ(scene->progress().done(), 1U);
    EXPECT_THAT(with.shared.leaderboard("Class").players().value(), ElementsAre("Zoe"));
}

TEST_F(ClassScenesTest, SaysThatRunsAreNotHandedIn) {
    write();
    settle();
    ClassScene scene({}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(scene);
    EXPECT_EQ(scene.notes(), "");
    fs::rename(folder(), with.folder / "away");
    with.solve("shed/l1");
    with.solve("shed/l2");
    with.records.finishStoring();
    settle();
    scene.recordsChanged();
    EXPECT_EQ(scene.notes(), "2 runs are not handed in yet. The folder of the shared leaderboard is not there now.");
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_EQ(scene.toast()->text, scene.notes());
    ClassTableScene table({"Class"}, with.services(), with.records, with.shared, with.library, with.paths);
    layout(table);
    EXPECT_EQ(table.notes(), scene.notes());
    fs::rename(with.folder / "away", folder());
    settle();
    scene.recordsChanged();
    table.recordsChanged();
    EXPECT_EQ(scene.notes(), "2 runs are not handed in yet. This is done within two minutes, now that the shared "
                             "leaderboard can be used again.")
        << "the player may still enter a name";
    EXPECT_EQ(table.notes(), scene.notes());
    EXPECT_THAT(shared.list().value().files, IsEmpty());
    with.clock.now = "2026-07-14T20:17:00Z";
    settle();
    scene.recordsChanged();
    table.recordsChanged();
    EXPECT_THAT(shared.list().value().files, SizeIs(1));
    EXPECT_EQ(scene.notes(), "");
    EXPECT_EQ(table.notes(), "");
}

TEST_F(ClassScenesTest, WhatIsHandedInStaysDoneWhileTheFolderIsAway) {
    write();
    settle();
    with.solve("shed/l1");
    with.records.finishStoring();
    with.shared.beginClosing(); // Hands it in without reading it again.
    test::settleShared(with.records, with.shared, "Class");
    ASSERT_TRUE(with.shared.closed());
    ASSERT_THAT(shared.list().value().files, SizeIs(1));
    fs::rename(folder(), with.folder / "away");
    SharedLeaderboards later(with.paths, {}, with.records, with.preferences);
    test::settleShared(with.records, later, "Class");
    with.solve("shed/l2");
    with.records.finishStoring();
    ClassScene scene({}, with.services(), with.records, later, with.library, with.atlases);
    layout(scene);
    wait(scene);
    EXPECT_THAT(scene.notes(), HasSubstr("1 run is not handed in yet."));
    EXPECT_THAT(scene.progress().waiting(), ElementsAre(false, true, false, false));
    EXPECT_EQ(scene.progress().done(), 1U) << "the other one is too late";
    ASSERT_EQ(scene.selected(), 0U);
    EXPECT_THAT(scene.sign().facts, HasSubstr("your best: 1 · handed in"));
    EXPECT_EQ(scene.sign().remark, "");
    scene.handle(action(Action::Right));
    EXPECT_EQ(scene.sign().remark, "not handed in yet");
    EXPECT_THAT(scene.sign().facts, Not(HasSubstr("handed in")));

    // Once it was read there, the folder says what counts: a teacher may remove a run.
    fs::rename(with.folder / "away", folder());
    with.clock.now = "2026-07-14T20:17:00Z";
    later.refresh();
    test::settleShared(with.records, later, "Class");
    scene.recordsChanged();
    wait(scene);
    EXPECT_EQ(scene.progress().done(), 1U);
    EXPECT_THAT(scene.progress().waiting(), ElementsAre(false, false, false, false));
    fs::remove_all(folder() / "runs");
    fs::create_directories(folder() / "runs");
    later.refresh();
    test::settleShared(with.records, later, "Class");
    scene.recordsChanged();
    wait(scene);
    EXPECT_EQ(scene.progress().done(), 0U);
    fs::rename(folder(), with.folder / "away");
    later.refresh();
    test::settleShared(with.records, later, "Class");
    scene.recordsChanged();
    wait(scene);
    EXPECT_EQ(scene.progress().done(), 0U);
}

TEST_F(ClassScenesTest, SaysWhatIsDamaged) {
    write();
    settle();
    const std::string whole = shared.readClass().value();
    data::test::put(folder() / "class.json", whole.substr(0, whole.size() / 2));
    data::test::put(folder() / "runs" / (std::string(64, 'a') + ".jsonl"), "{");
    settle();
    ClassScene scene({}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(scene);
    ASSERT_NE(scene.plan(), nullptr) << "the class goes on";
    EXPECT_THAT(scene.notes(), HasSubstr("The file of the class is damaged, so the class is as it was before. "));
    EXPECT_THAT(scene.notes(), HasSubstr("class.json"));
    EXPECT_THAT(scene.notes(), HasSubstr("1 file of runs is damaged"));
    with.shared.remove("Class");
    fs::remove_all(with.paths.shared());
    ASSERT_EQ(with.shared.add("Class", folder()), std::nullopt);
    settle();
    scene.recordsChanged();
    EXPECT_EQ(scene.plan(), nullptr);
    EXPECT_THAT(scene.notes(), HasSubstr("The file of the class is damaged. "));
    MainMenuScene menu(ToMainMenu{}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(menu);
    EXPECT_NE(test::findControl(menu, "Class"), nullptr) << "its house says what is wrong";
}

TEST_F(ClassScenesTest, ProposesNamesOfTheLeaderboardWhereThereIsNoList) {
    write();
    with.solve("shed/l1");
    with.records.finishStoring();
    playElsewhere("level:shed/l1");
    const auto scene = openUnnamed();
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    EXPECT_THAT(prompt->choice.items, testing::Contains("Ben"));
}

TEST_F(ClassScenesTest, SaysNoNumberBeforeTheRunsAreRead) {
    write();
    settle();
    ClassScene scene({}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(scene);
    EXPECT_FALSE(scene.progress().known());
    EXPECT_THAT(test::findControl(scene, "Classes")->spoken().value,
                testing::AllOf(HasSubstr("…/4"), HasSubstr("★ …/12")));
    wait(scene);
    EXPECT_TRUE(scene.progress().known());
    EXPECT_THAT(test::findControl(scene, "Classes")->spoken().value, HasSubstr("0/4"));
    scene.recordsChanged();
    EXPECT_TRUE(scene.progress().known()) << "what was read stays";
}

TEST_F(ClassScenesTest, WhatIsSolvedIsAsleepAndTheNextIsSelected) {
    write();
    settle();
    ClassScene scene({}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(scene);
    wait(scene);
    scene.handle(action(Action::Confirm));
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(play->challenge.key, puzzle::RunKey("level:shed/l1"));
    EXPECT_TRUE(scene.diveWindow(play->challenge.key));
    EXPECT_TRUE(play->challenge.ofClass);
    WinScene win(ToWin{play->challenge, {}, {}, {}, {}, 0, {}}, with.services());
    layout(win);
    for (int frame = 0; frame < 100; ++frame)
        win.update(0.1F);
    win.handle(test::action(action::next));
    EXPECT_TRUE(std::holds_alternative<Navigator::Pop>(with.asked().value())) << "back to the class";

    plan.tasks[1].until.reset();
    write();
    with.solve("shed/l1");
    with.records.finishStoring();
    settle();
    scene.uncovered();
    wait(scene);
    EXPECT_EQ(scene.progress().done(), 1U);
    EXPECT_EQ(scene.selected(), 1U);
    EXPECT_THAT(scene.sign().facts, Not(HasSubstr("ended"))) << "the plan has changed too";
}

TEST_F(ClassScenesTest, OnlyThreeStarsCountIfTheClassSaysSo) {
    plan.counts = data::ClassCounts::Optimum;
    write();
    with.solve("shed/l1", 1);
    with.records.finishStoring();
    settle();
    ClassScene scene({}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(scene);
    wait(scene);
    EXPECT_EQ(scene.progress().done(), 0U);
    with.solve("shed/l1");
    with.records.finishStoring();
    scene.recordsChanged();
    wait(scene);
    EXPECT_EQ(scene.progress().done(), 1U);
}

TEST_F(ClassScenesTest, TheClassIsThereWhileTheFolderIsNot) {
    write();
    settle();
    fs::rename(folder(), with.folder / "away");
    SharedLeaderboards later(with.paths, {}, with.records, with.preferences);
    EXPECT_TRUE(later.hasClass("Class")) << "from the last sitting";
    EXPECT_EQ(later.classOf("Class").reading.plan, plan);
    settle();
    EXPECT_TRUE(with.shared.hasClass("Class"));
}

TEST_F(ClassScenesTest, AClassThatWasDeletedIsGone) {
    write();
    settle();
    ClassScene scene({}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(scene);
    ASSERT_TRUE(shared.writeClass(shared.readClass().value(), ""));
    settle();
    scene.recordsChanged();
    EXPECT_EQ(scene.plan(), nullptr);
    scene.handle(action(Action::Confirm));
    scene.handle(action(Action::NextTab));
    scene.update(0.1F);
    EXPECT_FALSE(SharedLeaderboards(with.paths, {}, with.records, with.preferences).hasClass("Class"));
}

TEST_F(ClassScenesTest, TheMenuShowsTheClassInPlaceOfTheSlogan) {
    MainMenuScene menu(ToMainMenu{}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(menu);
    write();
    settle();
    menu.recordsChanged();
    menu.handle(action(Action::Down));
    const ui::Form& form = *menu.form();
    const auto chip = std::ranges::find_if(form.widgets(), [](const ui::Widget* widget) {
        return widget->visible() && widget->spoken().name == "Class 7b";
    });
    ASSERT_NE(chip, form.widgets().end());
    click(menu, (*chip)->bounds().centre());
    const auto to = pushedTo<ToClass>(with.asked());
    ASSERT_TRUE(to);
    EXPECT_EQ(to->board, "Class");
}

TEST_F(ClassScenesTest, TheTableShowsAllPupils) {
    write();
    with.solve("shed/l1", 0, 1);
    with.records.finishStoring();
    playElsewhere("level:shed/l1");
    settle();
    ClassTableScene scene({"Class"}, with.services(), with.records, with.shared, with.library, with.paths);
    layout(scene);
    const float empty = scene.grid().bounds().h;
    while (scene.animating() && scene.table().empty())
        scene.update(0.1F);
    ASSERT_THAT(scene.table(), SizeIs(1)) << "Ada's own run is given a minute later";
    EXPECT_LT(scene.grid().bounds().h, empty) << "below it stands what is to be said of a cell";
    EXPECT_EQ(scene.scenery().town, 0) << "no lit windows behind the buttons";
    EXPECT_EQ(scene.table()[0].player, "Ben");
    EXPECT_EQ(scene.facts()[0], "Ben · 1  Garden Shed 1 · Garden Shed 1");
    EXPECT_THAT(scene.facts()[1], HasSubstr("1 move · optimum 1"));
    EXPECT_THAT(scene.facts()[1], HasSubstr("1 hint"));
    EXPECT_TRUE(scene.tool(ClassTableScene::Watch).enabled());
    scene.handle(action(Action::Confirm));
    EXPECT_TRUE(pushedTo<ToQuestion>(with.asked())) << "Ada has no three stars there yet";
    scene.uncovered();
    with.solve("shed/l1");
    with.records.finishStoring();
    scene.handle(action(Action::Confirm));
    const auto replay = pushedTo<ToReplay>(with.asked());
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->run.player, "Ben");
    scene.uncovered();
    scene.handle(action(Action::Right));
    EXPECT_EQ(scene.facts()[1], "not solved");
    EXPECT_FALSE(scene.tool(ClassTableScene::Watch).enabled());
    scene.handle(action(Action::Confirm));
    EXPECT_FALSE(with.asked());

    click(scene, scene.tool(ClassTableScene::Export).bounds().centre());
    const auto prompt = pushedTo<ToPrompt>(with.asked());
    ASSERT_TRUE(prompt);
    std::vector<std::string> file{prompt->fields.at(0).value};
    EXPECT_THAT(prompt->onAccept(file).sentence, IsEmpty());
    EXPECT_THAT(data::test::contentOf(file[0]), HasSubstr("\nBen,1,2,1,")) << "the table that is on the screen";
    EXPECT_THAT(prompt->onAccept(file).sentence, Not(IsEmpty())) << "nothing is overwritten";
    prompt->choice.chosen(3, file);
    EXPECT_THAT(file[0], testing::EndsWith(".tsv"));
    EXPECT_THAT(prompt->onAccept(file).sentence, IsEmpty());
    EXPECT_THAT(data::test::contentOf(file[0]), HasSubstr("\nBen\t1\tGarden Shed 1 · Garden Shed 1\tlevel:shed/l1\t"));
    file[0] += ".txt";
    prompt->choice.chosen(4, file);
    EXPECT_THAT(file[0], testing::EndsWith(".tsv.txt")) << "the player's own ending";
    EXPECT_THAT(prompt->onAccept(file).sentence, IsEmpty());
    EXPECT_THAT(data::test::contentOf(file[0]), testing::StartsWith(R"({"name":"Class 7b",)"));
}

TEST_F(ClassScenesTest, TheTableMarksLateRunsAndWhoIsNotOnTheList) {
    plan.tasks[0].until = puzzle::dayFromText("2020-01-01");
    plan.pupils = {"Zoe", "Ada"};
    write();
    with.solve("shed/l1");
    with.records.finishStoring();
    playElsewhere("level:shed/l1");
    settle();
    ClassTableScene scene({"Class"}, with.services(), with.records, with.shared, with.library, with.paths);
    layout(scene);
    while (scene.animating() && scene.table().empty())
        scene.update(0.1F);
    ASSERT_THAT(scene.table(), SizeIs(3));
    EXPECT_EQ(scene.table()[0].player, "Ada") << "sorted, and without a run";
    EXPECT_EQ(scene.table()[2].player, "Ben");
    EXPECT_THAT(scene.facts()[0], testing::StartsWith("Ada · 1"));
    scene.grid().select({2, 0});
    EXPECT_THAT(scene.facts()[0], testing::StartsWith("Ben (not on the list) · 1"));
    EXPECT_THAT(scene.facts()[1], HasSubstr("too late · does not count"));
    click(scene, scene.tool(ClassTableScene::Order).bounds().centre());
    EXPECT_EQ(scene.table()[0].player, "Zoe") << "as on the list";
    EXPECT_EQ(scene.table()[1].player, "Ada");
    EXPECT_EQ(scene.table()[2].player, "Ben");
    EXPECT_THAT(scene.facts()[0], testing::StartsWith("Ben")) << "the cell is still the third";
    click(scene, scene.tool(ClassTableScene::Order).bounds().centre());
    EXPECT_EQ(scene.table()[0].player, "Ada");
}

class ClassEditorTest : public ClassScenesTest {
protected:
    ClassEditorScene& open() {
        settle();
        m_scene = std::make_unique<ClassEditorScene>(ToClassEditor{"Class"}, with.services(), with.records, with.shared,
                                                     with.services().boards(), with.paths);
        layout(*m_scene);
        return *m_scene;
    }
    /// Opens a class in which something is changed, which is not saved yet.
    ClassEditorScene& openChanged() {
        write();
        ClassEditorScene& scene = open();
        test::control<ui::Dropdown>(scene, "What counts").onChange(1);
        return scene;
    }
    void use(std::string_view tool) { test::press(*m_scene, tool); }
    [[nodiscard]] bool usable(std::string_view tool) const { return test::control(*m_scene, tool).enabled(); }
    [[nodiscard]] ui::ListView& tasks() const { return test::control<ui::ListView>(*m_scene, "Boards of the class"); }
    [[nodiscard]] ui::ListView& levels() const { return test::control<ui::ListView>(*m_scene, "Levels"); }
    [[nodiscard]] ui::TextField& name() const { return test::control<ui::TextField>(*m_scene, "Name of the class"); }
    void choose(const char* source) {
        auto& sources = test::control<ui::Dropdown>(*m_scene, "What can be added");
        while (sources.spoken().value != source)
            ASSERT_TRUE(sources.step(1)) << source;
    }
    void finish() {
        settle();
        m_scene->recordsChanged();
    }
    [[nodiscard]] ToPrompt asked() {
        auto prompt = pushedTo<ToPrompt>(with.asked());
        EXPECT_TRUE(prompt);
        return prompt ? *std::move(prompt) : ToPrompt{};
    }
    [[nodiscard]] data::ClassPlan written() {
        return data::readClassPlan(shared.readClass().value()).plan.value_or(data::ClassPlan{});
    }

    std::unique_ptr<ClassEditorScene> m_scene;
};

TEST_F(ClassEditorTest, ANewClassIsMadeOfLevels) {
    ClassEditorScene& scene = open();
    EXPECT_EQ(scene.title(), "New class");
    EXPECT_EQ(scene.plan().name, "Class");
    EXPECT_FALSE(scene.changed());
    EXPECT_FALSE(usable("Save"));
    scene.handle(action(Action::Confirm));
    scene.handle(action(Action::Down));
    scene.handle(action(Action::Confirm));
    ASSERT_THAT(scene.plan().tasks, SizeIs(2));
    EXPECT_EQ(scene.plan().tasks[1].key, puzzle::RunKey("level:shed/l2"));
    scene.handle(action(Action::Confirm));
    EXPECT_THAT(scene.plan().tasks, SizeIs(1)) << "taken out again";
    use("Add all");
    EXPECT_THAT(scene.plan().tasks, SizeIs(8)) << "all of the house, each once";
    use("Save");
    EXPECT_FALSE(usable("Save"));
    finish();
    EXPECT_EQ(written(), scene.plan());
    EXPECT_EQ(scene.title(), "Edit class");
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_EQ(scene.toast()->kind, ui::Toast::Kind::Ok);
    EXPECT_FALSE(scene.changed());
}

TEST_F(ClassEditorTest, SavingPutsADamagedFileRight) {
    write();
    settle();
    data::test::put(folder() / "class.json", shared.readClass().value().substr(0, 50));
    open();
    ASSERT_TRUE(usable("Save"));
    use("Save");
    const auto question = pushedTo<ToQuestion>(with.asked());
    ASSERT_TRUE(question) << "it could have been from a later version";
    question->answers.at(1).chosen();
    finish();
    EXPECT_EQ(written(), plan);
    EXPECT_FALSE(with.shared.classOf("Class").damaged);
}

TEST_F(ClassEditorTest, TasksAreMovedRemovedAndGivenDays) {
    write();
    ClassEditorScene& scene = open();
    ASSERT_EQ(scene.plan(), plan);
    use("Move down");
    EXPECT_EQ(scene.plan().tasks[1].key, puzzle::RunKey("level:shed/l1"));
    use("Move up");
    EXPECT_EQ(scene.plan(), plan);
    EXPECT_FALSE(usable("Move up"));
    use("Days");
    ToPrompt prompt = asked();
    EXPECT_THAT(prompt.onAccept({"soon", ""}).sentence, Not(IsEmpty()));
    EXPECT_EQ(prompt.onAccept({"2026-07-02", "2026-07-01"}).field, 1U);
    EXPECT_THAT(prompt.onAccept({"2026-07-02", "2026-07-09"}).sentence, IsEmpty());
    EXPECT_EQ(scene.plan().tasks[0].until, puzzle::dayFromText("2026-07-09"));
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_EQ(scene.toast()->text, "The last day, 2026-07-09, is over: no run can count any more.");
    EXPECT_EQ(scene.plan().tasks[3].until, std::nullopt);
    with.text = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::German);
    EXPECT_THAT(prompt.onAccept({"soon", ""}).sentence, HasSubstr("14.07.2026 oder 2026-07-14"));
    EXPECT_THAT(prompt.onAccept({"3.7.2026", "9. 7. 2026"}).sentence, IsEmpty());
    EXPECT_EQ(scene.plan().tasks[0].from, puzzle::dayFromText("2026-07-03"));
    with.text = text::Text();
    EXPECT_THAT(prompt.onAccept({"3.7.2026", ""}).sentence, Not(HasSubstr(" or "))) << "not in English";
    EXPECT_THAT(prompt.onAccept({"", ""}).sentence, IsEmpty());
    use("Days for all boards");
    EXPECT_THAT(asked().onAccept({"", "2026-07-20"}).sentence, IsEmpty());
    for (const data::ClassTask& task : scene.plan().tasks) {
        EXPECT_EQ(task.from, std::nullopt);
        EXPECT_EQ(task.until, puzzle::dayFromText("2026-07-20"));
    }
    use("Remove");
    scene.handle(ui::KeyPressed{sf::Keyboard::Delete, {}});
    EXPECT_THAT(scene.plan().tasks, SizeIs(3)) << "the key is only for the list";
}

TEST_F(ClassEditorTest, DaysCodesAndRandomBoardsAreAdded) {
    ClassEditorScene& scene = open();
    choose("Coffee breaks");
    use("Add…");
    ToPrompt days = asked();
    EXPECT_EQ(days.onAccept({"2020-01-01", "2"}).field, 0U) << "before the first one";
    EXPECT_EQ(days.onAccept({"2026-07-31", "0"}).field, 1U);
    EXPECT_THAT(days.onAccept({"2026-07-31", "2"}).sentence, IsEmpty());
    EXPECT_EQ(scene.plan().tasks.at(1).key, puzzle::RunKey("coffee:2026-08-01"));

    choose("A share code");
    use("Add…");
    ToPrompt code = asked();
    EXPECT_THAT(code.onAccept({"LA1?", ""}).sentence, Not(IsEmpty()));
    const std::string corner = lights::encodePuzzle(*lights::Puzzle::make(
        lights::parseBoard("#....\n.....\n.....\n.....\n.....\n", 5).value(), {}, lights::GoalKind::Off));
    EXPECT_THAT(code.onAccept({corner, ""}).sentence, IsEmpty()) << "it is found out in the background";
    while (scene.toast() == nullptr)
        scene.update(0.01F);
    EXPECT_THAT(scene.toast()->text, HasSubstr("cannot be solved"));
    EXPECT_THAT(scene.plan().tasks, SizeIs(2));
    EXPECT_EQ(code.onAccept({corner, "by\u200Bzero"}).field, 1U);
    const std::string good = data::codeOf(with.level("shed/l4").level().puzzle);
    EXPECT_THAT(code.onAccept({good, "By the stairs"}).sentence, IsEmpty());
    while (scene.plan().tasks.size() == 2)
        scene.update(0.01F);
    EXPECT_EQ(scene.plan().tasks.at(2).name, "By the stairs");
}

TEST_F(ClassEditorTest, RandomBoardsAreGeneratedFromTheirSeed) {
    ClassEditorScene& scene = open();
    choose("Random boards");
    use("Add…");
    ToPrompt prompt = asked();
    EXPECT_EQ(prompt.onAccept({"0", "a"}).field, 0U);
    EXPECT_EQ(prompt.onAccept({"2", "two words"}).field, 1U);
    EXPECT_THAT(prompt.onAccept({"2", "monday"}).sentence, IsEmpty());
    while (scene.plan().tasks.empty() && scene.toast() == nullptr)
        scene.update(0.1F);
    ASSERT_THAT(scene.plan().tasks, SizeIs(2));
    EXPECT_EQ(scene.plan().tasks[1].setting, lights::key(with.preferences.get().random));
    EXPECT_EQ(scene.plan().tasks[1].seed, "monday/2");
    EXPECT_TRUE(data::isTaskKey(scene.plan().tasks[0].key));
}

TEST_F(ClassEditorTest, HasAListOfPupils) {
    write();
    ClassEditorScene& scene = open();
    use("Pupils");
    EXPECT_EQ(test::control<ui::Dropdown>(scene, "What can be added").spoken().value, "Pupils");
    use("Add…");
    const ToPrompt prompt = asked();
    EXPECT_THAT(prompt.onAccept({" ", ""}).sentence, Not(IsEmpty()));
    EXPECT_THAT(prompt.onAccept({"Zoe, zoe", ""}).sentence, testing::StartsWith("“zoe”: "))
        << "what is typed has no lines";
    EXPECT_THAT(scene.plan().pupils, IsEmpty());
    for (const char* const file : {"/tmp/t1/dup.csv", "Zoe, ~/pupils", "names of class 7b.CSV", R"(C:\names)"})
        EXPECT_THAT(prompt.onAccept({file, ""}).sentence, HasSubstr("is a file: it belongs in the field below."))
            << file;
    EXPECT_THAT(scene.plan().pupils, IsEmpty());
    EXPECT_EQ(prompt.onAccept({"Zoe", "/nonexistent/file"}).field, 1U);
    EXPECT_THAT(scene.plan().pupils, IsEmpty());
    const fs::path list = with.folder / "list.csv";
    data::test::put(list, "Name;Class\nBen;7b\nben;7b\n");
    EXPECT_THAT(prompt.onAccept({"", list.string()}).sentence, HasSubstr("Line 3"));
    data::test::put(list, "Name;Class\nBen;7b\n");
    EXPECT_THAT(prompt.onAccept({"Zoe; Ada", list.string()}).sentence, IsEmpty());
    EXPECT_THAT(scene.plan().pupils, ElementsAre("Zoe", "Ada", "Ben")) << "as in the register";
    EXPECT_THAT(prompt.onAccept({"zoe", ""}).sentence, IsEmpty());
    EXPECT_THAT(scene.plan().pupils, SizeIs(3));
    auto& pupils = test::control<ui::ListView>(scene, "Pupils");
    pupils.select(2);
    pupils.onActivate(2);
    const auto question = pushedTo<ToQuestion>(with.asked());
    ASSERT_TRUE(question);
    EXPECT_EQ(question->title, "Take Ben off the list?");
    question->answers.at(1).chosen();
    use("Save");
    finish();
    EXPECT_THAT(written().pupils, ElementsAre("Zoe", "Ada"));
}

TEST_F(ClassEditorTest, AClassWithoutANameIsNotSaved) {
    write();
    open();
    name().setText("  ");
    name().onChange();
    use("Save");
    EXPECT_THAT(name().error(), Not(IsEmpty()));
    EXPECT_EQ(written(), plan);
}

TEST_F(ClassEditorTest, AChangeByAnotherTeacherIsNotOverwrittenUnseen) {
    ClassEditorScene& scene = openChanged();
    plan.name = "Class 8a";
    write();
    use("Save");
    finish();
    EXPECT_EQ(written().name, "Class 8a");
    ASSERT_NE(scene.toast(), nullptr);
    EXPECT_EQ(scene.toast()->kind, ui::Toast::Kind::Danger);
    EXPECT_THAT(scene.toast()->text, HasSubstr("if you save again, your version replaces theirs"));
    EXPECT_TRUE(scene.changed()) << "nothing is lost";
    use("Save");
    finish();
    EXPECT_EQ(written().name, "Class 7b") << "once it has been said";
}

TEST_F(ClassEditorTest, AChangeThatTheGameHasReadMeanwhileIsNotOverwrittenEither) {
    ClassEditorScene& scene = openChanged();
    plan.name = "Class 8a";
    write();
    settle(); // The minute after.
    scene.recordsChanged();
    use("Save");
    finish();
    EXPECT_EQ(written().name, "Class 8a");
    EXPECT_TRUE(scene.changed());
}

TEST_F(ClassEditorTest, WhatIsChangedWhileSavingIsNotSaved) {
    ClassEditorScene& scene = openChanged();
    use("Save");
    test::control<ui::Dropdown>(scene, "What counts").onChange(2);
    finish();
    EXPECT_EQ(written().counts, data::ClassCounts::Optimum);
    EXPECT_TRUE(scene.changed());
    use("Save");
    finish();
    EXPECT_EQ(written().counts, data::ClassCounts::First);
    EXPECT_FALSE(scene.changed());
}

TEST_F(ClassEditorTest, AsksBeforeItDropsWhatItCannotRead) {
    const std::string text = R"({"format":"lichter-aus/class","version":1,"name":"7b",)"
                             R"("tasks":[{"level":"shed/l1"},{"riddle":"later"}]})";
    ASSERT_TRUE(shared.writeClass("", text));
    ClassEditorScene& scene = open();
    test::control<ui::Dropdown>(scene, "What counts").onChange(1);
    use("Save");
    const auto question = pushedTo<ToQuestion>(with.asked());
    ASSERT_TRUE(question);
    finish();
    EXPECT_EQ(shared.readClass(), text);
    question->answers.at(1).chosen();
    finish();
    EXPECT_EQ(written(), scene.plan());
}

TEST_F(ClassEditorTest, LeavingAsksIfSomethingWouldBeLost) {
    ClassEditorScene& scene = openChanged();
    scene.handle(action(Action::Back));
    const auto question = pushedTo<ToQuestion>(with.asked());
    ASSERT_TRUE(question);
    question->answers.at(1).chosen();
    EXPECT_TRUE(with.asked());
}

TEST_F(ClassEditorTest, TheClassIsDeletedOnRequest) {
    write();
    open();
    use("Delete the class");
    const auto question = pushedTo<ToQuestion>(with.asked());
    ASSERT_TRUE(question);
    EXPECT_EQ(written(), plan);
    question->answers.at(1).chosen();
    finish();
    EXPECT_EQ(shared.readClass(), "");
    EXPECT_TRUE(std::holds_alternative<Navigator::Pop>(with.asked().value()));
    sf::RenderTexture target;
    ASSERT_TRUE(target.create(1280, 800));
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    ui::Canvas canvas(target, ui::Viewport({1280, 800}, 1), theme("night").controls, resources);
    m_scene->draw(canvas); // While it walks away.
}

TEST_F(ClassScenesTest, WhatWasPlayedBeforeJoiningDoesNotCount) {
    const fs::path other = with.folder / "other";
    fs::create_directories(other);
    ASSERT_TRUE(data::SharedFolder(other).create());
    ASSERT_TRUE(data::SharedFolder(other).writeClass("", data::formatClassPlan(plan)));
    with.solve("shed/l1");
    with.records.finishStoring();
    ASSERT_EQ(with.shared.add("Other", other), std::nullopt);
    test::settleShared(with.records, with.shared, "Other");
    ClassScene scene({"Other"}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(scene);
    wait(scene);
    EXPECT_EQ(scene.progress().done(), 0U) << "the teacher will never see it";
    with.solve("shed/l1");
    with.records.finishStoring();
    scene.recordsChanged();
    wait(scene);
    EXPECT_EQ(scene.progress().done(), 1U) << "at once, a minute before it is given";
}

TEST_F(ClassScenesTest, ADailyPuzzleWaitsForItsDay) {
    plan.tasks = {{"daily:2026-07-15"}, {"daily:2026-07-14"}};
    write();
    settle();
    ClassScene scene({}, with.services(), with.records, with.shared, with.library, with.atlases);
    layout(scene);
    wait(scene);
    EXPECT_EQ(scene.selected(), 1U);
    scene.handle(action(Action::Left));
    EXPECT_EQ(scene.sign().state, LevelWindow::State::Locked);
    EXPECT_EQ(scene.sign().facts, "begins on 15 Jul");
}

TEST_F(ClassScenesTest, AClassOfALaterVersionIsNotReplaced) {
    ASSERT_TRUE(shared.writeClass("", R"({"format":"lichter-aus/class","version":2})"));
    SharedLeaderboardsScene scene(with.services(), with.shared, with.paths);
    openClass(scene);
    EXPECT_TRUE(pushedTo<ToError>(with.asked()));
}

TEST_F(ClassScenesTest, TheSharedBoardsLeadToTheClass) {
    SharedLeaderboardsScene scene(with.services(), with.shared, with.paths);
    openClass(scene);
    EXPECT_TRUE(pushedTo<ToClassEditor>(with.asked())) << "there is none yet";
    write();
    openClass(scene);
    EXPECT_TRUE(pushedTo<ToClass>(with.asked()));
}

} // namespace
