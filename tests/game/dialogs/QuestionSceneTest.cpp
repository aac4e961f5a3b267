// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/GameFixture.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/dialogs/ToQuestion.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using testing::ElementsAre;
using ui::Action;

class QuestionSceneTest : public testing::Test {
protected:
    void SetUp() override { scene.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure); }
    [[nodiscard]] std::size_t requests() { return with.navigator.take().size(); }

    test::GameFixture with;
    std::vector<std::string> answers;
    QuestionScene scene{ToQuestion{"Jump?",
                                   "It is high.",
                                   {{"Stay", [this] { answers.emplace_back("stay"); }},
                                    {"Jump",
                                     [this] {
                                         answers.emplace_back("jump");
                                         with.navigator.push(ToHelp{});
                                     }}}},
                        with.services()};
};

TEST_F(QuestionSceneTest, EnterChoosesFirstAnswer) {
    scene.handle(action(Action::Confirm));
    EXPECT_THAT(answers, ElementsAre("stay"));
    EXPECT_EQ(requests(), 1U);
}

TEST_F(QuestionSceneTest, EscChoosesFirstAnswerOnce) {
    scene.handle(action(Action::Back));
    scene.handle(action(Action::Back));
    EXPECT_THAT(answers, ElementsAre("stay"));
    EXPECT_EQ(requests(), 1U);
}

TEST_F(QuestionSceneTest, ClickOutsideChoosesFirstAnswer) {
    test::click(scene, {20, 20});
    EXPECT_THAT(answers, ElementsAre("stay"));
}

TEST_F(QuestionSceneTest, ClosesBeforeRequestsOfAnswer) {
    scene.handle(action(Action::Left));
    scene.handle(action(Action::Confirm));
    EXPECT_THAT(answers, ElementsAre("jump"));
    const auto asked = with.navigator.take();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_TRUE(std::holds_alternative<Navigator::Pop>(asked[0]));
    EXPECT_TRUE(std::holds_alternative<Navigator::Push>(asked[1]));
}

TEST_F(QuestionSceneTest, LetsNoEventsThrough) {
    EXPECT_TRUE(scene.handle(action(Action::NextTab)));
    EXPECT_TRUE(scene.handle(ui::Wheel{{20, 20}, 1}));
    EXPECT_THAT(answers, testing::IsEmpty());
}

} // namespace
