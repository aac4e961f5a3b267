// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/PackFile.hpp"

#include "data/TemporaryFolder.hpp"
#include "data/levels/OwnLevels.hpp"
#include "lights/Boards.hpp"
#include "lights/Generators.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::contentOf;
using test::put;
using testing::ElementsAre;

/// Written by hand: keys in an unusual order, on one line or several, with notes, a future key and a damaged level.
const std::string garden = R"({ "$schema": "x",
  "id": "garden", "format": "lichter-aus/pack",
  "version": 2,   "future": {"b": [1, 2], "a": 1.50},
  "name": {"de": "Gärtnerei & Co", "en": "Garden"},
  "levels": [
    {
      "name": {"de": "Schlauch", "en": "Hose"}, "id": "hose",
      "board": ["..#", "###", "#.."],
      "note": "the \"first\" one"
    },
    { "id": "pond", "name": "Pond", "author": "Lotte",
      "surface": "plane",
      "riddle": {"ask": "optimum"},
      "board": [
        "X.#",
        "#..",
        "..."
      ] },
    {"id": "broken", "name": "Broken", "board": ["#", "##"]},
    {"id": "gate", "name": "Gate", "board": ["#."]}
  ]
}
)";

class PackFileTest : public testing::Test {
protected:
    PackFileTest() { put(file, garden); }

    [[nodiscard]] PackFile read() const {
        auto pack = PackFile::read(file);
        EXPECT_TRUE(pack);
        return *std::move(pack);
    }
    [[nodiscard]] std::vector<std::string> ids() const {
        std::vector<std::string> all;
        const PackFile pack = read();
        for (const PackFile::Entry& entry : pack.entries())
            all.push_back((entry.level ? "" : "!") + entry.id);
        return all;
    }
    /// The file with one part replaced by another.
    [[nodiscard]] static std::string with(const std::string& before, const std::string& after) {
        std::string text = garden;
        EXPECT_NE(text.find(before), std::string::npos) << before;
        return text.replace(text.find(before), before.size(), after);
    }

    test::TemporaryFolder m_folder;
    const fs::path file = m_folder / "garden.json";
};

TEST_F(PackFileTest, ListsLevelsAndDamagedOnes) {
    EXPECT_THAT(ids(), ElementsAre("hose", "pond", "!broken", "gate"));
    const PackFile pack = read();
    EXPECT_EQ(pack.pack().levels.size(), 3U);
    EXPECT_EQ(pack.find("gate"), 3U);
    EXPECT_EQ(pack.find("broken"), std::nullopt);
    EXPECT_EQ(pack.level(3).content, R"({"id": "gate", "name": "Gate", "board": ["#."]})");
    EXPECT_EQ(pack.level(3).file, file);
}

TEST_F(PackFileTest, RefusesOtherFiles) {
    const PackProblem notAPack = PackRefusal::NotAPack;
    for (const char* text :
         {"", "{}", R"({"format":"lichter-aus/level","version":1,"id":"x","name":"X","board":["#"]})",
          R"({"format":"lichter-aus/pack","version":1,"id":"x","name":"X","levels":[]})"}) {
        put(file, text);
        EXPECT_EQ(PackFile::read(file).error(), notAPack) << text;
    }
    EXPECT_EQ(PackFile::read(m_folder / "none.json").error(),
              PackProblem(FileProblem{FileError::Missing, m_folder / "none.json"}));
}

TEST_F(PackFileTest, SavesOnlyWhatChanged) {
    StoredLevel pond = read().level(1);
    const auto unchanged = PackFile::save(pond);
    ASSERT_TRUE(unchanged);
    EXPECT_TRUE(unchanged->inPlace);
    EXPECT_EQ(contentOf(file), garden);

    pond.level.name = LocalText("Deep Pond");
    pond.level.author.clear();
    const lights::Board board = lights::test::board({"X.#", "##.", "..."});
    pond.level.puzzle =
        *lights::Puzzle::make(board, {lights::Stamp::Plus, lights::Surface::Torus}, lights::GoalKind::On);
    const auto saved = PackFile::save(pond);
    ASSERT_TRUE(saved);
    EXPECT_TRUE(saved->inPlace);
    EXPECT_EQ(saved->stored, read().level(1));
    EXPECT_EQ(read().level(1).level, pond.level);
    const std::string now = contentOf(file);
    EXPECT_NE(now.find(R"({ "id": "pond", "name": "Deep Pond", "goal": "on",
      "surface": "torus",
      "riddle")"),
              std::string::npos)
        << now;
    EXPECT_EQ(now.substr(0, now.find("{ \"id\": \"pond\"")), garden.substr(0, garden.find("{ \"id\": \"pond\"")));
    EXPECT_EQ(now.substr(now.find("{\"id\": \"broken\"")), garden.substr(garden.find("{\"id\": \"broken\"")));
    EXPECT_NE(now.find("      \"board\": [\n        \"X.#\",\n        \"##.\",\n        \"...\"\n      ] }"),
              std::string::npos)
        << now;
}

TEST_F(PackFileTest, KeepsTranslationsAndLineEnds) {
    std::string windows = garden;
    for (std::size_t at = windows.find('\n'); at != std::string::npos; at = windows.find('\n', at + 2))
        windows.insert(at, "\r");
    put(file, windows);
    StoredLevel hose = read().level(0);
    hose.level.name = LocalText({{"de", "Gartenschlauch"}, {"en", "Hose"}, {"fr", "Tuyau"}});
    hose.level.idea = LocalText("It is long.");
    ASSERT_TRUE(PackFile::save(hose));
    const std::string now = contentOf(file);
    EXPECT_NE(now.find(R"("name": {"de": "Gartenschlauch", "en": "Hose", "fr": "Tuyau"}, "id": "hose",)"),
              std::string::npos)
        << now;
    EXPECT_EQ(std::ranges::count(now, '\n'), std::ranges::count(now, '\r'));
    EXPECT_EQ(read().level(0).level, hose.level);
}

TEST_F(PackFileTest, RaisesVersionAsNeeded) {
    StoredLevel gate = read().level(3);
    lights::Rules rules;
    rules.quietHours = true;
    gate.level.puzzle = *lights::Puzzle::make(lights::test::board({"#."}), rules, lights::GoalKind::Off);
    ASSERT_TRUE(PackFile::save(gate));
    EXPECT_NE(contentOf(file).find("\"version\": 5,   \"future\""), std::string::npos);
    EXPECT_EQ(read().level(3).level, gate.level);
}

TEST_F(PackFileTest, AddsWhatAnotherProgramChanged) {
    StoredLevel hose = read().level(0);
    StoredLevel gate = read().level(3);
    put(file, with("\"..#\", \"###\"", "\"..#\", \"#.#\""));
    gate.level.name = LocalText("Great Gate");
    ASSERT_TRUE(PackFile::save(gate)) << "another level was changed";
    hose.level.name = LocalText("Mine");
    const auto saved = PackFile::save(hose);
    ASSERT_TRUE(saved);
    EXPECT_FALSE(saved->inPlace);
    EXPECT_THAT(ids(), ElementsAre("hose", "hose-2", "pond", "!broken", "gate"));
    EXPECT_EQ(read().entries()[0].level->name.in("en"), "Hose");
    EXPECT_EQ(read().entries()[1].level->name.in("en"), "Mine");
    EXPECT_EQ(read().entries()[4].level->name.in("en"), "Great Gate");

    ASSERT_TRUE(read().removed(4));
    ASSERT_TRUE(PackFile::save(gate)) << "it was removed";
    EXPECT_THAT(ids(), ElementsAre("hose", "hose-2", "pond", "!broken", "gate"));
}

TEST_F(PackFileTest, AddsNewLevels) {
    Level level{{}, LocalText("Straße"), {}, lights::test::puzzle(lights::test::board({"#.", ".."})), {}};
    const auto saved = PackFile::save({level, file, {}});
    ASSERT_TRUE(saved);
    EXPECT_FALSE(saved->inPlace);
    EXPECT_THAT(ids(), ElementsAre("hose", "pond", "!broken", "gate", "strasse"));
    const auto again = PackFile::save({level, file, {}});
    EXPECT_EQ(again->stored.level.id, "strasse-2");
    const Level box{"box", LocalText("Box"), {}, *arukone::parseBoard("1.1", arukone::Fill::Apart), {}};
    ASSERT_TRUE(PackFile::save({box, file, {}}));
    EXPECT_EQ(read().entries().back().level, box);
    EXPECT_NE(contentOf(file).find("\"version\": 3"), std::string::npos);

    put(file, R"({"format":"lichter-aus/pack","version":1,"id":"b","name":"B","puzzle":"arukone","levels":[
{"id":"x","name":"X","board":["1.1"]}]})");
    ASSERT_TRUE(PackFile::save({level, file, {}}));
    EXPECT_NE(contentOf(file).find("\"puzzle\": \"lights\",\n  \"board\": ["), std::string::npos) << contentOf(file);
    EXPECT_TRUE(read().entries()[1].level->isLights());
}

TEST_F(PackFileTest, OrdersLevels) {
    ASSERT_TRUE(read().moved(0, 1));
    EXPECT_THAT(ids(), ElementsAre("pond", "hose", "!broken", "gate"));
    ASSERT_TRUE(read().moved(3, 0));
    EXPECT_THAT(ids(), ElementsAre("gate", "pond", "hose", "!broken"));
    ASSERT_TRUE(read().moved(0, 3));
    ASSERT_TRUE(read().moved(1, 0));
    EXPECT_EQ(contentOf(file), garden) << "and back";
}

TEST_F(PackFileTest, RemovesAndRestores) {
    const PackFile before = read();
    const auto without = before.removed(3);
    ASSERT_TRUE(without);
    EXPECT_THAT(ids(), ElementsAre("hose", "pond", "!broken"));
    const auto back = without->restored(before.content());
    ASSERT_TRUE(back);
    EXPECT_EQ(contentOf(file), garden);
    ASSERT_TRUE(back->removed(0));
    EXPECT_THAT(ids(), ElementsAre("pond", "!broken", "gate"));
    ASSERT_TRUE(read().removed(1));
    ASSERT_TRUE(read().removed(0));
    EXPECT_EQ(read().removed(0).error(), PackProblem(PackRefusal::LastOfPack));
    EXPECT_THAT(ids(), ElementsAre("gate"));
}

TEST_F(PackFileTest, DuplicatesAndRenames) {
    ASSERT_TRUE(read().duplicated(0));
    EXPECT_THAT(ids(), ElementsAre("hose", "hose-2", "pond", "!broken", "gate"));
    EXPECT_EQ(read().entries()[1].level->name.in("de"), "Schlauch 2");
    EXPECT_NE(contentOf(file).rfind("the \\\"first\\\" one"), contentOf(file).find("the \\\"first\\\" one"))
        << "with its notes";
    ASSERT_TRUE(read().renamed(4, LocalText("Tor"), "Ada"));
    EXPECT_NE(contentOf(file).find(R"({"id": "gate", "name": "Tor", "author": "Ada", "board": ["#."]})"),
              std::string::npos);
    EXPECT_EQ(read().renamed(4, LocalText("a\nb"), {}).error(), PackProblem(PackRefusal::BadName));

    ASSERT_TRUE(read().renamed(LocalText({{"de", "Beet"}, {"en", "Garden"}}), "Ada"));
    EXPECT_NE(contentOf(file).find(R"("name": {"de": "Beet", "en": "Garden"},)"), std::string::npos);
    EXPECT_EQ(read().pack().author, "Ada");
    EXPECT_THAT(contentOf(file), testing::HasSubstr(R"("future": {"b": [1, 2], "a": 1.50},)"));
}

TEST_F(PackFileTest, RefusesWhatItWouldOverwrite) {
    const PackFile pack = read();
    put(file, garden + "\n");
    const PackProblem changed = PackRefusal::Changed;
    EXPECT_EQ(pack.moved(0, 1).error(), changed);
    EXPECT_EQ(pack.removed(0).error(), changed);
    fs::remove(file);
    EXPECT_EQ(pack.removed(0).error(), changed);
    EXPECT_FALSE(fs::exists(file));
}

TEST_F(PackFileTest, LeavesReadOnlyFilesAlone) {
    fs::permissions(file, fs::perms::owner_read);
    const PackProblem denied = FileProblem{FileError::Denied, file};
    EXPECT_EQ(read().moved(0, 1).error(), denied);
    StoredLevel gate = read().level(3);
    gate.level.name = LocalText("Tor");
    EXPECT_EQ(PackFile::save(gate).error(), denied);
    EXPECT_EQ(contentOf(file), garden);
}

TEST_F(PackFileTest, IsWhereOwnLevelsSaves) {
    const OwnLevels levels(m_folder / "levels");
    StoredLevel gate = read().level(3);
    gate.level.name = LocalText("Tor");
    const auto saved = levels.save(gate);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->place, SavedLevel::Place::Same);
    EXPECT_EQ(saved->stored.file, file);
    EXPECT_EQ(read().entries()[3].level->name.in("en"), "Tor");

    put(file, "{}"); // Whatever was there, the level is not lost.
    const auto beside = levels.save(saved->stored);
    ASSERT_TRUE(beside);
    EXPECT_EQ(beside->place, SavedLevel::Place::Beside);
    EXPECT_EQ(beside->stored.file, m_folder / "levels" / "tor.json");
    EXPECT_EQ(contentOf(file), "{}");
}

/// Any level in any layout can become any other one, and all others stay.
RC_GTEST_PROP(PackFileOf, AnyChangeIsReadBack, ()) {
    const test::TemporaryFolder folder;
    const fs::path file = folder / "p.json";
    const auto line = rc::gen::element<std::string>("Lantern", "größer", "\"quoted\"", "🌙");
    const auto anyLevel = [&](const std::string& id) {
        return Level{id,
                     LocalText({{"en", *line}, {"de", *line}}),
                     *rc::gen::element<std::string>("", "Ada"),
                     lights::test::anyPuzzle(4),
                     *rc::gen::element<std::string>("", R"({"x":[null]})"),
                     LocalText(*line)};
    };
    Pack pack{"p", LocalText(*line), {}, {}, {}};
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i)
        pack.levels.push_back(anyLevel("l" + std::to_string(i)));
    std::string text = formatPack(pack);
    if (*rc::gen::arbitrary<bool>()) // On one line.
        for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n'))
            text.replace(at, text.find_first_not_of(" \n", at) - at, "");
    put(file, text);
    const auto before = PackFile::read(file);
    RC_ASSERT(before);
    const auto which = *rc::gen::inRange<std::size_t>(0, pack.levels.size());
    StoredLevel changed = before->level(which);
    const std::string unknown = changed.level.unknown;
    changed.level = anyLevel(changed.level.id);
    changed.level.unknown = unknown;
    RC_ASSERT(PackFile::save(changed));
    pack.levels[which] = changed.level;
    RC_ASSERT(readLevelFile(file).problems.empty());
    RC_ASSERT(PackFile::read(file)->pack() == pack);
}

} // namespace
} // namespace data
