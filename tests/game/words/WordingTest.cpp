// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/Wording.hpp"

#include "game/GameFixture.hpp"
#include "game/leaderboard/BoardPicker.hpp"
#include "game/round/PlayPanels.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

/// The fixture's library with two single levels in the player's folder.
class OwnLevelsTest : public testing::Test {
protected:
    OwnLevelsTest() {
        for (const char* id : {"moon", "star"})
            data::test::put(with.folder / ("own/" + std::string(id) + ".json"),
                            R"({"format": "lichter-aus/level", "version": 1, "id": ")" + std::string(id) +
                                R"(", "name": "Mine", "board": [".#.", "###", ".#."]})");
        library.emplace(data::Library::load(with.folder / "levels", with.folder / "own"));
    }

    test::GameFixture with;
    std::optional<data::Library> library;
    text::Text german = text::Text::load(std::string(GAME_TEST_SHARE) + "/locale", text::Language::German);
};

TEST_F(OwnLevelsTest, HaveHouseWithName) {
    const Challenge challenge = challengeOf(library->find("own/star").value());
    EXPECT_EQ(houseName(with.text, *challenge.place()), "My levels");
    EXPECT_EQ(houseName(german, *challenge.place()), "Meine Level");
    EXPECT_EQ(shortPlace(german, challenge), "Meine Level 2");
    EXPECT_EQ(houseName(with.text, *challengeOf(with.level("shed/l1")).place()), "Garden Shed");
}

TEST_F(OwnLevelsTest, AreNamedOnLeaderboard) {
    const std::vector<puzzle::RunKey> keys{"level:own/moon"};
    const auto boards = ownBoards(with.text, *library, keys);
    ASSERT_EQ(boards.size(), 2U);
    EXPECT_EQ(boards[0].label, "My levels 1: Mine");
    EXPECT_EQ(boards[1].key, "level:own/star") << "what nobody has played yet is there too";
}

TEST(RulesInWordsTest, NameOnlyWhatIsUnusual) {
    const text::Text text;
    const auto line = [&text](lights::Rules rules) {
        const lights::Board dark{lights::BitGrid(4, 5)};
        return boardLine(text, *lights::Puzzle::make(dark, rules, lights::GoalKind::Off));
    };
    EXPECT_EQ(line({}), "4 × 5");
    EXPECT_EQ(line({lights::Stamp::Cross, lights::Surface::Plane}), "4 × 5 · cross");
    EXPECT_EQ(line({lights::Stamp::Plus, lights::Surface::Torus}), "4 × 5 · torus");
    lights::RandomSetting setting;
    setting.rows = 6;
    setting.columns = 7;
    setting.rules = {};
    EXPECT_EQ(settingLine(text, setting), "6 × 7");
    setting.rules = {lights::Stamp::Square, lights::Surface::Cylinder};
    EXPECT_EQ(settingLine(text, setting), "6 × 7 · cylinder · square");
}

class HelpCostTest : public testing::Test {
protected:
    [[nodiscard]] PlayFacts facts() const { return playFacts({}, {}, round, {}); }

    test::GameFixture with;
    Round round{challengeOf(with.level("shed/l4")), std::nullopt};
};

TEST_F(HelpCostTest, HintRulesOutThirdStarAndSaysSo) {
    ASSERT_NE(round.optimum(), nullptr);
    EXPECT_EQ(facts().starsWithinReach, 3);
    EXPECT_EQ(facts().help, "");
    round.session().noteHints(1);
    EXPECT_EQ(facts().starsWithinReach, 2);
    EXPECT_EQ(facts().help, "With help: two stars at most");
    round.session().restart();
    EXPECT_EQ(facts().help, "") << "it was only looked at";
    round.session().noteHints(1);
    ASSERT_TRUE(round.session().press(round.optimum()->order().front()));
    round.session().restart();
    EXPECT_EQ(facts().help, "With help: two stars at most") << "after a press it outlives a restart";
}

TEST_F(HelpCostTest, LiveCounterRulesOutThirdStarAndSaysSo) {
    round.session().noteLiveCounter();
    EXPECT_EQ(facts().starsWithinReach, 2);
    EXPECT_EQ(facts().help, "With help: two stars at most");
}

TEST_F(HelpCostTest, ShownSolutionRulesOutStars) {
    round.session().noteSolutionShown();
    EXPECT_EQ(facts().starsWithinReach, 0);
    EXPECT_EQ(facts().help, "Solution shown: not recorded");
}

} // namespace
