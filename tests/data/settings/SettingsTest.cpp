// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/settings/Settings.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/TemporaryFolder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace data {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

MATCHER_P2(Is, code, pointer, "") {
    return arg.code == code && arg.pointer == pointer;
}

/// Returns settings that all differ from their defaults.
Settings others() {
    Settings settings;
    settings.language = "de";
    settings.player = "Sigrún 🌙";
    settings.theme = "paper";
    settings.effectsVolume = 0;
    settings.musicVolume = 100;
    settings.mute = true;
    settings.fullscreen = true;
    settings.window = {800, 600};
    settings.uiScale = 150;
    settings.symbols = true;
    settings.reducedMotion = true;
    settings.animationSpeed = 0;
    settings.inSight = {false, false, false, false, false, false};
    settings.access = {true, 300, "off", 1000, 30, 250, "magenta", true, true, -100};
    settings.preview = false;
    settings.silhouettes = false;
    settings.coordinates = true;
    settings.liveCounter = true;
    settings.unlockAll = true;
    settings.random = {6, 7, {lights::Stamp::Cross, lights::Surface::Klein}, lights::GoalKind::Picture, 9};
    settings.sharedLeaderboards = {{"Klasse 7b ß", "/media/class/board"}, {"Family", "/home/mina/Sync"}};
    settings.bindings = {{"undo", {"U", "Ctrl+Z", "Pad X"}}, {"hint", {}}};
    return settings;
}

TEST(Settings, EachValueOfAccessIsChecked) {
    const SettingsReading bad = readSettings(R"({"access": {"oneSwitch": 1, "scanStep": 299, "repeat": "fast",
        "ignoredWithin": 100, "messageSeconds": 4, "cursorSize": 0, "cursorColour": "red", "openDyslexic": 1, "mono": "no",
        "speechRate": 101, "later": true}})");
    EXPECT_EQ(bad.problems.size(), 10U);
    EXPECT_EQ(bad.settings.access, Access{});
    EXPECT_THAT(formatSettings(bad.settings), testing::HasSubstr("later")) << "kept for a newer version";
}

TEST(Settings, ASharedBoardNeedsANameAndAWholePath) {
    const SettingsReading reading = readSettings(
        R"({"sharedBoards": {"Good": "/a", "": "/b", "Relative": "c", "Number": 1, "A name that is much too long": "/d"}})");
    EXPECT_EQ(reading.problems.size(), 4U);
    EXPECT_EQ(reading.settings.sharedLeaderboards, (std::vector<SharedLeaderboard>{{"Good", "/a"}}));
    std::string many = R"({"sharedBoards": {)";
    for (std::size_t i = 0; i <= maxSharedLeaderboards; ++i)
        many += (i == 0 ? "\"" : ", \"") + std::to_string(i) + R"(": "/a")";
    EXPECT_EQ(readSettings(many + "}}").settings.sharedLeaderboards.size(), maxSharedLeaderboards);
}

TEST(Settings, RoundTrip) {
    for (const Settings& settings : {Settings{}, others()}) {
        const SettingsReading reading = readSettings(formatSettings(settings));
        EXPECT_THAT(reading.problems, IsEmpty());
        EXPECT_FALSE(reading.damaged);
        EXPECT_EQ(reading.settings, settings);
    }
}

TEST(Settings, MissingValuesHaveDefaults) {
    const SettingsReading reading = readSettings(R"({"theme":"cvd"})");
    EXPECT_THAT(reading.problems, IsEmpty());
    Settings expected;
    expected.theme = "cvd";
    EXPECT_EQ(reading.settings, expected);
}

constexpr std::array<std::string_view, 2> languages{"en", "de"};
constexpr std::array<std::string_view, 2> themes{"night", "paper"};

TEST(Settings, AcceptOnlyKnownWords) {
    const SettingsReading bad = readSettings(R"({"language": "fr", "theme": ""})", {languages, themes});
    EXPECT_EQ(bad.settings, Settings{});
    EXPECT_THAT(bad.problems, testing::UnorderedElementsAre(Is(ProblemCode::UnknownValue, "/language"),
                                                            Is(ProblemCode::UnknownValue, "/theme")));
    EXPECT_THAT(bad.problems.at(0).arguments, testing::ElementsAre("fr", "en, de"));
    const SettingsReading good = readSettings(R"({"language": "", "theme": "paper"})", {languages, themes});
    EXPECT_TRUE(good.problems.empty());
    EXPECT_EQ(good.settings.theme, "paper");
}

TEST(Settings, ReportEachBadValueAndKeepOthers) {
    const SettingsReading reading = readSettings(R"({
        "language": "fr", "player": "a name that is far too long", "theme": 3, "effectsVolume": 101,
        "musicVolume": "loud", "mute": 1, "fullscreen": true, "window": {"width": -5, "height": 700},
        "uiScale": 79.5, "animationSpeed": 75, "inSight": [], "coordinates": null,
        "bindings": {"undo": ["U"], "redo": "Y", "hint": [1], "next": ["1","2","3","4","5","6","7","8","9"]}})",
                                                 {languages, themes});
    EXPECT_THAT(reading.problems,
                testing::UnorderedElementsAre(
                    Is(ProblemCode::UnknownValue, "/language"), Is(ProblemCode::BadText, "/player"),
                    Is(ProblemCode::WrongType, "/theme"), Is(ProblemCode::OutOfRange, "/effectsVolume"),
                    Is(ProblemCode::WrongType, "/musicVolume"), Is(ProblemCode::WrongType, "/mute"),
                    Is(ProblemCode::OutOfRange, "/window/width"), Is(ProblemCode::WrongType, "/uiScale"),
                    Is(ProblemCode::UnknownValue, "/animationSpeed"), Is(ProblemCode::WrongType, "/inSight"),
                    Is(ProblemCode::WrongType, "/coordinates"), Is(ProblemCode::WrongType, "/bindings/redo"),
                    Is(ProblemCode::WrongType, "/bindings/hint/0"), Is(ProblemCode::OutOfRange, "/bindings/next")));
    Settings expected;
    expected.fullscreen = true;
    expected.window.height = 700;
    expected.bindings = {{"undo", {"U"}}};
    EXPECT_EQ(reading.settings, expected);
    EXPECT_FALSE(reading.damaged);
}

TEST(Settings, RejectHugeNumbers) {
    for (const char* number : {"18446744073709551615", "-9223372036854775808", "1e308", "4294967396"}) {
        const SettingsReading reading = readSettings(std::string(R"({"effectsVolume":)") + number + "}");
        EXPECT_EQ(reading.problems.size(), 1U) << number;
        EXPECT_EQ(reading.settings, Settings{}) << number;
    }
}

TEST(Settings, KeepUnknownKeys) {
    const std::string text =
        R"({"future":{"a":[1]},"theme":"paper","window":{"x":5,"width":900},"inSight":{"streak":true}})";
    const SettingsReading first = readSettings(text);
    EXPECT_THAT(first.problems, IsEmpty());
    const std::string written = formatSettings(first.settings);
    EXPECT_NE(written.find("\"future\""), std::string::npos);
    EXPECT_NE(written.find("\"x\": 5"), std::string::npos);
    EXPECT_NE(written.find("\"streak\": true"), std::string::npos);
    EXPECT_EQ(readSettings(written).settings, first.settings);
}

TEST(SettingsFile, MayBeMissing) {
    const test::TemporaryFolder folder;
    const SettingsReading reading = loadSettings(folder / "settings.json");
    EXPECT_THAT(reading.problems, IsEmpty());
    EXPECT_EQ(reading.settings, Settings{});
}

TEST(SettingsFile, RoundTrip) {
    const test::TemporaryFolder folder;
    ASSERT_TRUE(saveSettings(folder / "a/settings.json", others()));
    EXPECT_EQ(loadSettings(folder / "a/settings.json").settings, others());
}

TEST(SettingsFile, IsMovedAsideWhenDamaged) {
    for (const std::string& content : {std::string("{\"theme\":"), std::string("[]"), std::string("\xFF\xFE"),
                                       std::string("\0\0\0", 3), std::string(), std::string((1U << 20U) + 1, ' ')}) {
        const test::TemporaryFolder folder;
        const fs::path file = folder / "settings.json";
        test::put(file, content);
        const SettingsReading reading = loadSettings(file);
        EXPECT_TRUE(reading.damaged);
        EXPECT_EQ(reading.settings, Settings{});
        ASSERT_EQ(reading.problems.size(), 2U);
        EXPECT_EQ(reading.problems.back().code, ProblemCode::MovedAside);
        EXPECT_EQ(reading.problems.back().arguments.at(0), (folder / "settings.json.damaged-1").string());
        EXPECT_EQ(test::contentOf(folder / "settings.json.damaged-1"), content);
        EXPECT_FALSE(fs::exists(file));
        EXPECT_THAT(loadSettings(file).problems, IsEmpty());
    }
}

POSIX_TEST(SettingsFile, StaysIfUnreadable) {
    const test::TemporaryFolder folder;
    const fs::path file = folder / "settings.json";
    test::put(file, "{}");
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(file, fs::perms::none);
    EXPECT_EQ(test::inChild([&] {
                  test::becomeNobody();
                  const SettingsReading reading = loadSettings(file);
                  return reading.kept && reading.problems.size() == 2 &&
                                 reading.problems[0].code == ProblemCode::FileUnreadable &&
                                 reading.problems[1].code == ProblemCode::LeftAlone
                             ? 0
                             : 1;
              }),
              0);
    EXPECT_TRUE(fs::exists(file));
}

/// Saving would replace what the player could still mend.
POSIX_TEST(SettingsFile, StaysIfDamagedAndImmovable) {
    const test::TemporaryFolder folder;
    const fs::path file = folder / "settings.json";
    test::put(file, "{\"theme\":");
    fs::permissions(file, fs::perms::owner_read | fs::perms::others_read);
    fs::permissions(folder.path(),
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_EQ(test::inChild([&] {
                  test::becomeNobody();
                  const SettingsReading reading = loadSettings(file);
                  return reading.damaged && reading.kept && reading.problems.size() == 2 &&
                                 reading.problems[0].code == ProblemCode::Syntax &&
                                 reading.problems[1].code == ProblemCode::LeftAlone
                             ? 0
                             : 1;
              }),
              0);
    EXPECT_EQ(test::contentOf(file), "{\"theme\":");
    fs::permissions(folder.path(), fs::perms::owner_all); // To remove it.
}

/// Whatever it is, loading must not block, and saving must not overwrite it.
POSIX_TEST(SettingsFile, IsLeftAloneIfNotRegularFile) {
    const test::TemporaryFolder folder;
    fs::create_directory(folder / "folder");
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    fs::create_symlink(folder / "ring", folder / "ring");
    for (const char* name : {"folder", "pipe", "ring"}) {
        const SettingsReading reading = loadSettings(folder / name);
        EXPECT_TRUE(reading.kept) << name;
        EXPECT_FALSE(reading.damaged) << name;
        EXPECT_EQ(reading.settings, Settings{});
        ASSERT_EQ(reading.problems.size(), 2U) << name;
        EXPECT_EQ(reading.problems[1].code, ProblemCode::LeftAlone) << name;
    }
    EXPECT_FALSE(loadSettings(folder / "missing").kept);
}

TEST(SettingsFile, ReportsWriteFailure) {
    const test::TemporaryFolder folder;
    fs::create_directory(folder / "settings.json");
    const auto saved = saveSettings(folder / "settings.json", Settings{});
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().error, FileError::NotAFile);
    EXPECT_EQ(loadSettings(folder / "settings.json").problems.at(0).code, ProblemCode::FileUnreadable);
    EXPECT_TRUE(fs::is_directory(folder / "settings.json"));
}

/// Whichever value is invalid, the settings stay within their limits.
RC_GTEST_PROP(Settings, AreAlwaysValid, ()) {
    static const std::vector<std::string> keys{"language", "player",   "theme",         "effectsVolume",
                                               "mute",     "window",   "uiScale",       "reducedMotion",
                                               "inSight",  "bindings", "animationSpeed"};
    const auto value = rc::gen::element<std::string>("null", "true", "-1", "1e300", "50", "\"\"", "\"en\"", "[]", "{}",
                                                     R"({"width":1e9})", R"({"undo":[""]})", "18446744073709551615");
    const std::string text = "{\"" + *rc::gen::elementOf(keys) + "\":" + *value + "}";
    const Settings settings = readSettings(text).settings;
    RC_ASSERT(settings.effectsVolume >= 0 && settings.effectsVolume <= 100);
    RC_ASSERT(settings.uiScale >= minUiScale && settings.uiScale <= maxUiScale);
    RC_ASSERT(settings.window.width >= 1 && settings.window.width <= 16384);
    RC_ASSERT(readSettings(formatSettings(settings)).problems.empty());
}

} // namespace
} // namespace data
