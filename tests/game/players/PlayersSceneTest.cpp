// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/players/PlayersScene.hpp"

#include "data/ShiftRuns.hpp"
#include "data/files/PlayerName.hpp"
#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/dialogs/PromptScene.hpp"
#include "game/dialogs/ToPrompt.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/settings/SettingsScene.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/statistics/ToStatistics.hpp"
#include "lights/PressNext.hpp"
#include "lights/solver/Solver.hpp"

#include <SFML/Window/Context.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::click;
using game::test::pushedTo;
using testing::ElementsAre;
using testing::HasSubstr;
using ui::Action;

class PlayersSceneTest : public testing::Test {
protected:
    /// Ada solved two boards for six stars and left one unfinished; Ben solved one. Ben is the current player.
    PlayersSceneTest() {
        with.playAs("Ada");
        with.clock.now = "2026-07-13T12:00:00Z";
        with.solve("shed/l1");
        with.solve("shed/l2");
        const Challenge left = challengeOf(with.level("shed/l4"));
        lights::Session session(left.lights());
        lights::test::pressNext(session, {0, 0});
        with.records.saveUnfinished(left, session.save());
        with.playAs("Ben");
        with.clock.now = "2026-07-14T12:00:00Z";
        with.solve("shed/l1", 2);
    }
    PlayersScene& open() {
        scene = std::make_unique<PlayersScene>(with.services(), with.records, with.library, with.clock);
        scene->layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
        return *scene;
    }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(action(each));
    }
    void use(std::string_view tool) { test::press(*scene, tool); }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const PlayerRow& row : scene->rows())
            all.push_back(row.has.name);
        return all;
    }
    /// Answers the prompt for a name. \returns why the name was refused, or an empty string.
    std::string answer(const std::string& written) {
        const auto prompt = pushedTo<ToPrompt>(with.asked());
        if (!prompt)
            return "nothing was asked";
        std::string sentence = prompt->onAccept({written}).sentence;
        scene->uncovered();
        return sentence;
    }

    test::GameFixture with;
    std::unique_ptr<PlayersScene> scene;
};

TEST_F(PlayersSceneTest, ListsMostRecentPlayerFirst) {
    open();
    EXPECT_THAT(names(), ElementsAre("Ben", "Ada"));
    EXPECT_TRUE(scene->rows()[0].isCurrent);
    EXPECT_EQ(scene->rows()[0].stars, 1);
    EXPECT_EQ(scene->rows()[1].stars, 6);
    EXPECT_EQ(playerFacts(with.text, scene->rows()[1].has), "2 runs · 1 unfinished board");
    EXPECT_EQ(playerFacts(with.text, {"Mina", 0, 0, 0, {}, 2}), "2 lessons") << "who has only learnt is listed too";
    EXPECT_FALSE(test::control(*scene, "Switch").enabled()) << "Ben plays already";
}

TEST_F(PlayersSceneTest, PanelHasABellForEachPlayer) {
    open();
    const ui::Rect first = scene->bellOf(0);
    const ui::Rect second = scene->bellOf(1);
    EXPECT_FLOAT_EQ(second.y, first.bottom());
    EXPECT_GE(first.h, 40);
    for (const char* const each : {"Switch", "Remove"})
        EXPECT_GT(test::control(*scene, each).bounds().y, second.bottom()) << "the buttons stay in reach";
    use("New player");
    ASSERT_EQ(answer("Cleo"), "");
    EXPECT_FLOAT_EQ(scene->bellOf(2).y, scene->bellOf(0).y + 2 * first.h) << "the panel grows …";
    EXPECT_FLOAT_EQ(scene->bellOf(2).y, second.y) << "… upwards, above the buttons";
}

TEST_F(PlayersSceneTest, AllButtonsHaveTheirWordsInColumns) {
    auto resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    open();
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{800, 600}, sf::Vector2u{1920, 1080}}) {
        const ui::Viewport viewport(window, 1);
        const ui::Measure measure = ui::measureWith(resources, viewport);
        scene->layout(viewport, measure);
        const auto bounds = [&](std::string_view name) {
            const auto& button = test::control<ui::PushButton>(*scene, name);
            EXPECT_GE(button.bounds().w, button.preferredWidth(measure)) << name;
            return button.bounds();
        };
        EXPECT_FLOAT_EQ(bounds("Switch").x, bounds("Statistics").x);
        EXPECT_FLOAT_EQ(bounds("New player").right(), bounds("Remove").right());
        EXPECT_FLOAT_EQ(bounds("Rename").right(), bounds("Shared leaderboards").right());
    }
}

TEST_F(PlayersSceneTest, OnlyThePlateOfTheCurrentPlayerIsLit) {
    const sf::Context context;
    auto resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    open();
    for (const std::string_view theme : themeNames()) {
        const sf::Image picture = test::drawn(*scene, resources, theme);
        const auto warmth = [&](std::size_t row) { // Measured at the left end of the plate.
            const ui::Rect bell = scene->bellOf(row);
            const sf::Color plate =
                picture.getPixel(static_cast<unsigned>(bell.x) + 22, static_cast<unsigned>(bell.centre().y));
            return plate.r - plate.b;
        };
        EXPECT_GT(warmth(0), warmth(1) + 60) << theme;
    }
}

TEST_F(PlayersSceneTest, SwitchingTakesEffectAtOnce) {
    ASSERT_EQ(with.records.progress().stars(with.library), 1);
    open();
    press({Action::Down, Action::Confirm});
    EXPECT_EQ(with.records.player(), "Ada");
    EXPECT_EQ(with.records.progress().stars(with.library), 6);
    EXPECT_TRUE(with.records.latestUnfinished());
    EXPECT_EQ(data::loadSettings(with.paths.settings()).settings.player, "Ada") << "and is written";
    EXPECT_TRUE(scene->rows()[1].isCurrent);
    ASSERT_NE(scene->toast(), nullptr);
    EXPECT_EQ(scene->toast()->text, "Ada is now playing.");
    press({Action::Up});
    use("Switch");
    EXPECT_EQ(with.records.player(), "Ben");
}

TEST_F(PlayersSceneTest, SwitchingLeavesUnnamedRunsAlone) {
    with.playAs("");
    with.solve("shed/l3");
    open();
    press({Action::End, Action::Confirm});
    ASSERT_EQ(with.records.player(), "Ada");
    EXPECT_EQ(scene->rows().size(), 3U) << "what was played without a name stays there";
    EXPECT_EQ(with.records.progress().stars(with.library), 6);
}

TEST_F(PlayersSceneTest, NewPlayerStartsFresh) {
    open();
    use("New player");
    EXPECT_EQ(answer(" Zoë "), "");
    EXPECT_EQ(with.records.player(), "Zoë");
    EXPECT_EQ(with.records.progress().stars(with.library), 0);
    EXPECT_THAT(names(), ElementsAre("Zoë", "Ben", "Ada"));
    ASSERT_NE(scene->selected(), nullptr);
    EXPECT_EQ(scene->selected()->has.name, "Zoë");

    use("New player");
    EXPECT_THAT(answer("Ada"), HasSubstr("already"));
    EXPECT_EQ(with.records.player(), "Zoë");
    use("New player");
    EXPECT_NE(answer("  "), "");
}

TEST_F(PlayersSceneTest, RenamingKeepsRuns) {
    open();
    use("Rename");
    EXPECT_THAT(answer("Ada"), HasSubstr("already"));
    EXPECT_EQ(with.records.player(), "Ben");
    use("Rename");
    EXPECT_EQ(answer("Benno"), "");
    EXPECT_EQ(with.records.player(), "Benno") << "who plays";
    EXPECT_EQ(with.records.progress().stars(with.library), 1);
    EXPECT_THAT(names(), ElementsAre("Benno", "Ada"));
    click(*scene, scene->bellOf(1).centre());
    use("Rename");
    EXPECT_EQ(answer("Adele"), "");
    EXPECT_EQ(with.records.player(), "Benno") << "somebody else";
    EXPECT_THAT(names(), ElementsAre("Benno", "Adele"));
}

TEST_F(PlayersSceneTest, RenamesUnnamedPlayer) {
    with.playAs("");
    with.clock.now = "2026-07-15T12:00:00Z";
    with.solve("shed/l3");
    open();
    ASSERT_EQ(scene->rows()[0].has.name, data::unnamedPlayer);
    use("Rename");
    EXPECT_EQ(answer("Cleo"), "");
    EXPECT_EQ(with.records.player(), "Cleo");
    EXPECT_TRUE(with.records.named());
    EXPECT_THAT(names(), ElementsAre("Cleo", "Ben", "Ada"));
}

TEST_F(PlayersSceneTest, RemovingListsWhatIsDeletedAndAsks) {
    ASSERT_TRUE(with.records.shifts().submit(data::test::shiftRun({.player = "Ada"})));
    const Challenge day = dailyChallenge(*puzzle::dayFromText("2026-07-14"));
    with.playAs("Ada");
    lights::Session session(day.lights());
    const auto presses = lights::solve(day.lights()).result->presses().toCells();
    for (const lights::Cell cell : presses)
        lights::test::pressNext(session, cell);
    ASSERT_TRUE(with.records.record(day, test::performanceOf(session), {static_cast<int>(presses.size()), true}).run);
    open();
    ASSERT_EQ(scene->selected()->has.name, "Ada");
    scene->handle(test::key(sf::Keyboard::Delete));
    const auto question = pushedTo<ToQuestion>(with.asked());
    ASSERT_TRUE(question);
    EXPECT_EQ(question->title, "Remove Ada?");
    EXPECT_THAT(question->text, HasSubstr("3 runs, 1 night shift, 1 unfinished board, 6 stars and a streak of 1 day"));
    EXPECT_FALSE(question->answers.at(0).chosen) << "the first answer changes nothing";

    question->answers.at(1).chosen();
    EXPECT_THAT(names(), ElementsAre("Player", "Ben"));
    EXPECT_EQ(with.records.player(), data::unnamedPlayer) << "nobody plays under a name now";
    EXPECT_EQ(with.records.progress().stars(with.library), 0);
    EXPECT_FALSE(with.records.latestUnfinished());
    EXPECT_TRUE(with.records.shifts().rows({}).value().rows.empty());
}

TEST_F(PlayersSceneTest, OpensStatisticsOfSelectedPlayer) {
    open();
    press({Action::Down});
    use("Statistics");
    const auto statistics = pushedTo<ToStatistics>(with.asked());
    ASSERT_TRUE(statistics);
    EXPECT_EQ(statistics->player, "Ada");
    press({Action::Back});
    EXPECT_TRUE(std::holds_alternative<Navigator::Pop>(with.asked().value()));
}

TEST(PlayersFromTheSettings, SwitchSurvivesLeavingSettings) {
    test::SceneRunner with;
    with.playAs("Ada");
    with.solve("shed/l1");
    with.playAs("Ben");
    with.solve("shed/l1");
    with.open(ToSettings{});
    auto* const settings = with.top<SettingsScene>();
    ASSERT_NE(settings, nullptr);
    with.open(ToPlayers{});
    auto* const players = with.top<PlayersScene>();
    ASSERT_NE(players, nullptr);
    const bool ada = players->selected()->has.name == "Ada";
    with.press({ada                                    ? Action::Home
                : players->rows()[0].has.name == "Ada" ? Action::Home
                                                       : Action::End,
                Action::Confirm});
    ASSERT_EQ(with.records.player(), "Ada");
    with.press({Action::Back});
    ASSERT_EQ(with.top<SettingsScene>(), settings);
    with.press({Action::Back});
    EXPECT_EQ(with.records.player(), "Ada") << "the field does not write back what it showed before";
}

} // namespace
