// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Preferences.hpp"

#include "data/TemporaryFolder.hpp"
#include "game/controls/BoardHouse.hpp"
#include "game/look/board/LightsBoardView.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

class PreferencesTest : public testing::Test {
protected:
    [[nodiscard]] data::Settings written() const { return data::loadSettings(file).settings; }
    static void setTheme(Preferences& preferences, const std::string& theme) {
        preferences.change([&](data::Settings& settings) { settings.theme = theme; });
    }

    data::test::TemporaryFolder folder;
    std::filesystem::path file = folder / "config/settings.json";
    Preferences preferences{{}, file};
};

TEST_F(PreferencesTest, ChangeTakesEffectAndIsWrittenAndReported) {
    int told = 0;
    preferences.onChange = [&told] { ++told; };
    setTheme(preferences, "paper");
    EXPECT_EQ(preferences.get().theme, "paper");
    EXPECT_EQ(preferences.theme().controls.name, "paper");
    EXPECT_EQ(written().theme, "paper");
    EXPECT_EQ(told, 1);
    EXPECT_FALSE(preferences.problem());
}

TEST_F(PreferencesTest, NeverWritesOverrides) {
    int told = 0;
    preferences.onChange = [&told] { ++told; };
    preferences.override([](data::Settings& settings) { settings.theme = "contrast"; });
    EXPECT_EQ(preferences.theme().controls.name, "contrast");
    EXPECT_EQ(told, 1);
    EXPECT_FALSE(std::filesystem::exists(file));
    preferences.change([](data::Settings& settings) { settings.symbols = true; });
    EXPECT_EQ(preferences.theme().controls.name, "contrast");
    EXPECT_TRUE(written().symbols);
    EXPECT_EQ(written().theme, "night");
    setTheme(preferences, "cvd");
    EXPECT_EQ(written().theme, "cvd") << "chosen by hand";
}

TEST_F(PreferencesTest, ReportsUnwritableFileUntilItCanBeWritten) {
    data::test::put(folder / "config", "a file where the folder should be");
    setTheme(preferences, "paper");
    EXPECT_EQ(preferences.get().theme, "paper") << "the game plays on";
    ASSERT_TRUE(preferences.problem());
    std::filesystem::remove(folder / "config");
    setTheme(preferences, "night");
    EXPECT_FALSE(preferences.problem());
    EXPECT_EQ(written().theme, "night");
}

TEST_F(PreferencesTest, WritesNothingWithoutFile) {
    Preferences homeless({}, {});
    setTheme(homeless, "paper");
    EXPECT_EQ(homeless.theme().controls.name, "paper");
    EXPECT_FALSE(homeless.problem());
}

TEST_F(PreferencesTest, ResetRestoresDefaultsAndLeavesFile) {
    preferences.override([](data::Settings& settings) { settings.mute = true; });
    setTheme(preferences, "paper");
    int told = 0;
    preferences.onChange = [&told] { ++told; };
    preferences.reset();
    EXPECT_EQ(preferences.get(), data::Settings{});
    EXPECT_EQ(written().theme, "paper");
    EXPECT_EQ(told, 1);
}

TEST_F(PreferencesTest, BoardsAndMotionFollowSettings) {
    preferences.change([](data::Settings& settings) {
        settings.silhouettes = false;
        settings.symbols = true;
        settings.coordinates = true;
        settings.reducedMotion = true;
        settings.animationSpeed = 150;
    });
    const BoardOptions options = boardOptions(preferences, House::Shed);
    EXPECT_EQ(options.house, House::Shed);
    EXPECT_FALSE(options.residents);
    EXPECT_TRUE(options.symbols);
    EXPECT_TRUE(options.numbers);
    EXPECT_TRUE(options.motion.reduced);
    EXPECT_FLOAT_EQ(options.motion.speed, 1.5F);
    EXPECT_TRUE(preferences.motion().reduced);
    EXPECT_FLOAT_EQ(preferences.motion().speed, 1.5F);
    preferences.change([](data::Settings& settings) { settings.animationSpeed = 0; });
    EXPECT_TRUE(preferences.motion().off());
}

} // namespace
