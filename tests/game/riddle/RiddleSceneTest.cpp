// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/riddle/RiddleScene.hpp"

#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/campaign/CampaignScene.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/services/Actions.hpp"
#include "game/speech/Announcer.hpp"
#include "game/win/WinScene.hpp"
#include "lights/Boards.hpp"

#include <gmock/gmock.h>

namespace {

using namespace game;
using ui::Action;

/// A house of riddles: which of three boards has no solution (the second), how many presses (4), find another way, and
/// an ordinary level.
class RiddleSceneTest : public testing::Test {
protected:
    RiddleSceneTest() {
        const auto puzzle = [](const std::vector<std::string>& rows) {
            return lights::test::puzzle(lights::test::board(rows));
        };
        const lights::Puzzle stitch = puzzle({"#..#", ".##.", ".##.", "#..#"});
        data::Pack pack{"riddles", data::LocalText("Riddles"), {}, {}, {}};
        pack.levels.push_back({"which", data::LocalText("Which"), {}, puzzle({"##", "#."}), {}});
        pack.levels.back().riddle = lights::OddOneOut{{puzzle({"#."}), puzzle({"##"})}};
        pack.levels.push_back({"how-many", data::LocalText("How Many"), {}, stitch, {}});
        pack.levels.back().riddle = lights::HowMany{lights::Quantity::Optimum};
        pack.levels.push_back({"way", data::LocalText("Way"), {}, stitch, {}});
        pack.levels.back().riddle = lights::AnotherWay{lights::test::cells({"....", "#..#", "#..#", "...."})};
        pack.levels.push_back({"plain", data::LocalText("Plain"), {}, puzzle({".#.", "###", ".#."}), {}});
        data::test::put(with.folder / "riddles/1.json", data::formatPack(pack));
        with.library = data::Library::load(with.folder / "riddles", with.folder / "own");
    }

    RiddleScene* open(const std::string& level) {
        with.open(ToCampaign{"riddles", level});
        with.open(ToPlay{challengeOf(with.level("riddles/" + level)), true});
        return with.top<RiddleScene>();
    }
    [[nodiscard]] int stars(const std::string& level) {
        const data::Progress now = with.records.progress();
        const data::LevelBest* best = now.at(with.level("riddles/" + level).key());
        return best != nullptr ? best->stars : 0;
    }
    /// What was stored, read again.
    [[nodiscard]] int storedStars(const std::string& level) {
        with.records.finishStoring();
        with.records.update();
        return stars(level);
    }

    test::SceneRunner with;
};

TEST_F(RiddleSceneTest, BoardIsChosenWithTheMouse) {
    RiddleScene* scene = open("which");
    ASSERT_NE(scene, nullptr);
    ASSERT_EQ(scene->boards().size(), 3U);
    test::click(with, scene->boards()[2].bounds().centre());
    EXPECT_FALSE(scene->solved());
    EXPECT_EQ(scene->boards()[2].state(), RiddleBoard::State::Wrong);
    test::click(with, scene->boards()[2].bounds().centre());
    EXPECT_FALSE(scene->boards()[2].focusable()) << "the same answer again is none";
    test::click(with, scene->boards()[1].bounds().centre());
    EXPECT_TRUE(scene->solved());
    EXPECT_EQ(scene->stars(), 2);
    EXPECT_EQ(scene->boards()[1].state(), RiddleBoard::State::Answer);
    EXPECT_TRUE(scene->boards()[1].view().quiet()) << "the pattern that explains it is marked";
    EXPECT_EQ(storedStars("which"), 2);
    test::press(with, "Next");
    ASSERT_NE(with.top<RiddleScene>(), nullptr) << "the next level is a riddle too";
    EXPECT_EQ(with.top<RiddleScene>()->boards().size(), 1U);
}

TEST_F(RiddleSceneTest, BoardIsChosenWithTheKeyboard) {
    RiddleScene* scene = open("which");
    ASSERT_NE(scene, nullptr);
    with.press({Action::Right, Action::Confirm});
    EXPECT_TRUE(scene->solved());
    EXPECT_EQ(stars("which"), 3);
    with.press({Action::Confirm});
    EXPECT_NE(with.top<RiddleScene>(), scene) << "the focus was on Next";
}

TEST_F(RiddleSceneTest, NumberIsEnteredWithMouseOrKeys) {
    RiddleScene* scene = open("how-many");
    ASSERT_NE(scene, nullptr);
    with.press({Action::Right, Action::Confirm}); // 1
    EXPECT_FALSE(scene->solved());
    with.handle(test::key(sf::Keyboard::Num3));
    with.press({Action::Confirm}); // Takes what was typed …
    with.press({Action::Confirm}); // … and answers.
    EXPECT_FALSE(scene->solved());
    test::control<ui::Stepper>(*scene, "Answer").setValue(4);
    test::press(with, "Answer");
    EXPECT_TRUE(scene->solved());
    EXPECT_EQ(scene->stars(), 1);
    EXPECT_EQ(storedStars("how-many"), 1);
}

TEST_F(RiddleSceneTest, ANumberIsAnsweredOnlyOnceItWasChosen) {
    RiddleScene* scene = open("how-many");
    ASSERT_NE(scene, nullptr);
    const auto& number = test::control<ui::Stepper>(*scene, "Answer");
    EXPECT_EQ(number.spoken().value, "") << "there is none yet";
    with.press({Action::Confirm});
    test::press(with, "Answer");
    ASSERT_NE(scene->toast(), nullptr);
    EXPECT_EQ(scene->toast()->text, "First choose a number: with the arrows, or type it.");
    with.records.finishStoring();
    EXPECT_TRUE(with.records.progress().answers.empty()) << "it cost no star";
    test::click(with, {number.bounds().x + 10, number.bounds().centre().y}); // The minus: to 0, the least.
    EXPECT_EQ(number.spoken().value, "0");
    with.press({Action::Confirm});
    EXPECT_FALSE(with.records.progress().answers.empty()) << "0 can be meant";
}

TEST_F(RiddleSceneTest, LevelOfNoHouseIsAskedButNotStored) {
    const data::Level level = with.level("riddles/how-many").level();
    data::Level other = level;
    other.puzzle = lights::test::puzzle(lights::test::board({".#.", "###", ".#."}));
    with.open(ToMainMenu{});
    with.open(ToPlay{sharedChallenge(other), true});
    auto* scene = with.top<RiddleScene>();
    ASSERT_NE(scene, nullptr);
    test::control<ui::Stepper>(*scene, "Answer").setValue(2);
    test::press(with, "Answer");
    EXPECT_FALSE(scene->solved());
    test::control<ui::Stepper>(*scene, "Answer").setValue(1);
    test::press(with, "Answer");
    EXPECT_TRUE(scene->solved());
    EXPECT_EQ(scene->stars(), 2);
    with.records.finishStoring();
    with.records.update();
    EXPECT_TRUE(with.records.progress().answers.empty());
    test::press(with, "Main menu");
    EXPECT_EQ(with.top<RiddleScene>(), nullptr) << "there is no next level";
}

/// Another window on the same file may have added an answer to the right one.
TEST_F(RiddleSceneTest, PraisesTheRightAnswer) {
    for (const std::int64_t answer : {4, 7})
        static_cast<void>(with.records.answer(with.level("riddles/how-many"), answer));
    const RiddleScene* scene = open("how-many");
    ASSERT_NE(scene, nullptr);
    EXPECT_TRUE(scene->solved());
    EXPECT_EQ(scene->verdict(), "Right: 4 moves, and no fewer.");
}

TEST_F(RiddleSceneTest, WorksWithThePadAlone) {
    RiddleScene* scene = open("how-many");
    ASSERT_NE(scene, nullptr);
    for (int i = 0; i < 4; ++i)
        with.handle(ui::ActionPressed{Action::Right, false, ui::Device::Gamepad});
    with.handle(ui::ActionPressed{Action::Confirm, false, ui::Device::Gamepad});
    EXPECT_EQ(scene->stars(), 3);
    with.handle(ui::ActionPressed{Action::Back, false, ui::Device::Gamepad});
    EXPECT_NE(with.top<CampaignScene>(), nullptr);
}

TEST_F(RiddleSceneTest, AnswersStayWhenItIsLeft) {
    RiddleScene* scene = open("how-many");
    ASSERT_NE(scene, nullptr);
    with.press({Action::Right, Action::Confirm, Action::Back});
    EXPECT_NE(with.top<CampaignScene>(), nullptr);
    with.records.finishStoring();
    scene = open("how-many");
    ASSERT_NE(scene, nullptr);
    test::control<ui::Stepper>(*scene, "Answer").setValue(4);
    with.press({Action::Confirm});
    EXPECT_EQ(scene->stars(), 2) << "it was the second answer";
    scene = open("how-many");
    ASSERT_NE(scene, nullptr);
    EXPECT_TRUE(scene->solved()) << "once answered, it stays answered";
    EXPECT_EQ(scene->stars(), 2);
}

/// Answers what is asked now.
void answerNow(test::SceneRunner& with, RiddleScene& scene, bool right) {
    const std::int64_t answer = scene.rightAnswer();
    test::control<ui::Stepper>(scene, "Answer").setValue(static_cast<int>(right ? answer : answer + 1));
    test::press(with, "Answer");
}

TEST_F(RiddleSceneTest, LostStarsAreEarnedOnOtherBoards) {
    RiddleScene* scene = open("how-many");
    ASSERT_NE(scene, nullptr);
    EXPECT_FALSE(test::shows(*scene, "Ask me again"));
    answerNow(with, *scene, false);
    EXPECT_FALSE(test::shows(*scene, "Ask me again")) << "first it is to be answered";
    answerNow(with, *scene, true);
    EXPECT_EQ(scene->stars(), 2);
    ASSERT_TRUE(test::shows(*scene, "Ask me again"));
    test::press(with, "Ask me again");
    scene = with.top<RiddleScene>();
    ASSERT_NE(scene, nullptr);
    EXPECT_FALSE(scene->solved());
    EXPECT_EQ(scene->stars(), 2) << "what was earned stays";
    answerNow(with, *scene, false);
    EXPECT_THAT(scene->verdict(), testing::HasSubstr("the answer was " + std::to_string(scene->rightAnswer())));
    EXPECT_FALSE(test::shows(*scene, "Answer")) << "one answer for each board";
    for (const int stars : {2, 3}) {
        test::press(with, "Another board");
        scene = with.top<RiddleScene>();
        ASSERT_NE(scene, nullptr);
        answerNow(with, *scene, true);
        EXPECT_EQ(scene->stars(), stars);
    }
    EXPECT_FALSE(test::shows(*scene, "Another board"));
    EXPECT_EQ(storedStars("how-many"), 3);
    scene = open("how-many");
    ASSERT_NE(scene, nullptr);
    EXPECT_EQ(scene->stars(), 3);
    EXPECT_FALSE(test::shows(*scene, "Ask me again"));
    EXPECT_EQ(scene->verdict(), "Right: 4 moves, and no fewer.");
}

TEST_F(RiddleSceneTest, ABoardAskedAnewWaitsForItsAnswer) {
    RiddleScene* scene = open("how-many");
    answerNow(with, *scene, false);
    answerNow(with, *scene, true);
    test::press(with, "Ask me again");
    const std::int64_t asked = with.top<RiddleScene>()->rightAnswer();
    with.press({Action::Back});
    scene = open("how-many");
    test::press(with, "Ask me again");
    EXPECT_EQ(with.top<RiddleScene>()->rightAnswer(), asked);
}

TEST_F(RiddleSceneTest, HousesAreAskedAnew) {
    RiddleScene* scene = open("which");
    test::click(with, scene->boards()[0].bounds().centre());
    test::click(with, scene->boards()[1].bounds().centre());
    ASSERT_EQ(scene->stars(), 2);
    for (const int stars : {2, 3}) {
        test::press(with, stars == 2 ? "Ask me again" : "Another board");
        scene = with.top<RiddleScene>();
        const auto right = static_cast<std::size_t>(scene->rightAnswer()) - 1;
        test::click(with, scene->boards()[right].bounds().centre());
        EXPECT_TRUE(scene->solved());
        EXPECT_EQ(scene->stars(), stars);
    }
}

TEST_F(RiddleSceneTest, ShowsWhichHouseItWas) {
    RiddleScene* scene = open("which");
    test::click(with, scene->boards()[0].bounds().centre());
    test::click(with, scene->boards()[1].bounds().centre());
    test::press(with, "Ask me again");
    scene = with.top<RiddleScene>();
    const auto right = static_cast<std::size_t>(scene->rightAnswer()) - 1;
    test::click(with, scene->boards()[(right + 1) % 3].bounds().centre());
    EXPECT_FALSE(scene->solved());
    EXPECT_EQ(scene->boards()[right].state(), RiddleBoard::State::Answer);
    EXPECT_THAT(scene->verdict(), testing::HasSubstr("that stays awake"));
    EXPECT_TRUE(test::shows(*scene, "Next")) << "that is where the key leads, too";
}

TEST_F(RiddleSceneTest, OpensTheNextLevelsOfItsHouse) {
    EXPECT_FALSE(data::isOpen(with.library, with.records.progress(), with.level("riddles/way"), false));
    open("which");
    with.press({Action::Right, Action::Confirm});
    EXPECT_TRUE(data::isOpen(with.library, with.records.progress(), with.level("riddles/way"), false));
    const auto next = data::nextLevel(with.library, with.records.progress(), with.level("riddles/which"), false);
    ASSERT_TRUE(next);
    EXPECT_EQ(next->path(), "riddles/how-many");
}

/// Presses the windows with the mouse.
void pressAll(test::SceneRunner& with, const std::vector<lights::Cell>& cells) {
    for (const lights::Cell cell : cells) {
        with.pass(0.1F);
        test::click(with, with.top<LightsPlayScene>()->board().view().cellRect(cell).centre());
    }
}

TEST_F(RiddleSceneTest, LeadsToTheLessonOfItsLevel) {
    const auto withLesson = [this](const std::string& lesson) {
        Challenge challenge = challengeOf(with.level("riddles/how-many"));
        challenge.notes.lesson = lesson;
        with.open(ToPlay{challenge, true});
        return with.top<RiddleScene>();
    };
    const std::string words = "Lesson for this level";
    RiddleScene* scene = withLesson("quiet");
    ASSERT_NE(scene, nullptr);
    ASSERT_TRUE(test::shows(*scene, words));
    test::press(with, words);
    EXPECT_EQ(with.top<RiddleScene>(), nullptr) << "the lesson lies over it";
    scene = withLesson("nowhere");
    ASSERT_NE(scene, nullptr);
    EXPECT_FALSE(test::shows(*scene, words));
}

TEST_F(RiddleSceneTest, OnlyAnotherWayWins) {
    EXPECT_EQ(open("way"), nullptr);
    auto* scene = with.top<LightsPlayScene>();
    ASSERT_NE(scene, nullptr) << "it is played like any level";
    while (scene->round().solving())
        with.pass(0.01F);
    pressAll(with, {{1, 0}, {1, 3}, {2, 0}, {2, 3}});
    with.pass(2);
    ASSERT_EQ(with.top<LightsPlayScene>(), scene) << "that is the way that is shown";
    EXPECT_TRUE(scene->round().session().solved());
    EXPECT_FALSE(scene->round().answered());
    EXPECT_THAT(with.speaker.said, testing::Contains(testing::HasSubstr("with the marked solution")));
    EXPECT_EQ(storedStars("way"), 0);
    EXPECT_TRUE(test::control<ui::PushButton>(*scene, "Undo").enabled());
    with.press({game::action::undo});
    EXPECT_EQ(scene->round().session().moves(), 3) << "one may go on from there";
    EXPECT_FALSE(scene->round().session().solved());
    with.press({game::action::undo, game::action::redo});
    EXPECT_EQ(scene->round().session().moves(), 3);
    pressAll(with, scene->round().remaining()->toCells()); // What hints lead to, and the shown solution.
    for (int i = 0; i < 50 && with.top<WinScene>() == nullptr; ++i)
        with.pass(0.1F);
    EXPECT_NE(with.top<WinScene>(), nullptr);
    EXPECT_EQ(storedStars("way"), 3);
}

/// Two houses: one whose only level is a riddle, and another one.
class LastRiddleTest : public testing::Test {
protected:
    LastRiddleTest() {
        const auto puzzle = [](const std::vector<std::string>& rows) {
            return lights::test::puzzle(lights::test::board(rows));
        };
        data::Pack pack{"shed", data::LocalText("Garden Shed"), {}, {}, {}};
        pack.levels.push_back({"which", data::LocalText("Which"), {}, puzzle({"##", "#."}), {}});
        pack.levels.back().riddle = lights::OddOneOut{{puzzle({"#."}), puzzle({"##"})}};
        data::test::put(with.folder / "two/1.json", data::formatPack(pack));
        pack = test::packOf("terrace", "Terrace House", 4);
        data::test::put(with.folder / "two/2.json", data::formatPack(pack));
        with.library = data::Library::load(with.folder / "two", with.folder / "own");
        with.preferences.change([](data::Settings& settings) { settings.unlockAll = true; });
    }
    RiddleScene* solve() {
        with.open(ToCampaign{"shed", "which"});
        with.open(ToPlay{challengeOf(with.level("shed/which")), true});
        with.press({Action::Right, Action::Confirm});
        return with.top<RiddleScene>();
    }

    test::SceneRunner with;
};

TEST_F(LastRiddleTest, PutsItsHouseToBedBeforeTheNextLevel) {
    RiddleScene* const scene = solve();
    ASSERT_NE(scene, nullptr);
    ASSERT_TRUE(scene->solved());
    EXPECT_EQ(scene->bedtime(), nullptr);
    with.press({Action::Confirm});
    ASSERT_EQ(with.top<RiddleScene>(), scene);
    ASSERT_NE(scene->bedtime(), nullptr);
    EXPECT_TRUE(scene->animating());
    with.pass(0.5F);
    EXPECT_FALSE(scene->bedtime()->over());
    with.pass(HouseAsleep::length);
    EXPECT_NE(with.top<LightsPlayScene>(), nullptr) << "where somebody is still awake";
}

TEST_F(LastRiddleTest, PutsItsHouseToBedBeforeTheLevels) {
    RiddleScene* const scene = solve();
    ASSERT_NE(scene, nullptr);
    with.press({Action::Back});
    ASSERT_EQ(with.top<RiddleScene>(), scene);
    ASSERT_NE(scene->bedtime(), nullptr);
    with.press({Action::Confirm}); // Seen enough.
    with.pass(0.01F);
    EXPECT_NE(with.top<CampaignScene>(), nullptr);
}

TEST_F(LastRiddleTest, ShowsAStillWithoutMotion) {
    with.preferences.change([](data::Settings& settings) { settings.reducedMotion = true; });
    RiddleScene* const scene = solve();
    ASSERT_NE(scene, nullptr);
    with.press({Action::Back});
    with.pass(1);
    ASSERT_EQ(with.top<RiddleScene>(), scene);
    with.press({Action::Back});
    EXPECT_NE(with.top<CampaignScene>(), nullptr);
    EXPECT_EQ(with.top<RiddleScene>(), nullptr);
}

TEST_F(RiddleSceneTest, QuestionBoardAndGoalAreSaid) {
    using testing::HasSubstr;
    Announcer announcer{with.speaker, with.text};
    open("how-many");
    announcer.look(with.scenes.top());
    ASSERT_FALSE(with.speaker.said.empty());
    EXPECT_THAT(with.speaker.said.front(), testing::AllOf(HasSubstr("How Many"), HasSubstr("?"),
                                                          HasSubstr("all lights off"), HasSubstr("Row 4: lit")));
    EXPECT_THAT(with.speaker.said.back(), HasSubstr("Three stars if your first answer is right"));
}

TEST_F(RiddleSceneTest, WhatTheNumberCountsIsSaid) {
    using testing::HasSubstr;
    Announcer announcer{with.speaker, with.text};
    const RiddleScene* scene = open("how-many");
    announcer.look(with.scenes.top());
    EXPECT_THAT(scene->spokenState(), testing::Not(HasSubstr("row")));
    test::control<ui::Stepper>(*with.top<RiddleScene>(), "Answer").setValue(4);
    test::press(with, "Answer");
    EXPECT_THAT(scene->spokenState(), testing::AllOf(HasSubstr("row 2, column 1"), HasSubstr("row 3, column 4")))
        << "the presses of the optimum";
}

TEST_F(RiddleSceneTest, AVerdictIsSaidBeforeTheNextHouse) {
    using testing::HasSubstr;
    Announcer announcer{with.speaker, with.text};
    open("which");
    announcer.look(with.scenes.top());
    EXPECT_THAT(with.speaker.all,
                testing::Contains(testing::AllOf(HasSubstr("House 1"), HasSubstr("Row 1: lit, lit"))));
    with.speaker.said.clear();
    with.press({Action::Confirm}); // It can be solved.
    announcer.look(with.scenes.top());
    ASSERT_EQ(with.speaker.said.size(), 2U) << testing::PrintToString(with.speaker.said);
    EXPECT_THAT(with.speaker.said.front(), HasSubstr("House 1 can be"));
    EXPECT_THAT(with.speaker.said.back(), HasSubstr("House 2"));
    with.speaker.said.clear();
    with.press({Action::Confirm}); // The second one has no solution.
    announcer.look(with.scenes.top());
    EXPECT_THAT(with.speaker.said.front(), HasSubstr("2 stars"));
}

} // namespace
