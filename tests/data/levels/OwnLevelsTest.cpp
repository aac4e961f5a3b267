// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/OwnLevels.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/Library.hpp"
#include "lights/Boards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::contentOf;
using test::put;

Level ownLevel(const std::string& name, const std::string& id = {}) {
    return {id, LocalText(name), {}, lights::test::puzzle(lights::test::board({"#.", ".."})), {}};
}

Level brighter(Level level) {
    level.puzzle = lights::test::puzzle(lights::test::board({"##", "##"}));
    return level;
}

class OwnLevelsTest : public testing::Test {
protected:
    [[nodiscard]] fs::path place(const std::string& name) const { return m_folder / "levels" / name; }
    [[nodiscard]] Library library() const { return Library::load(m_folder / "shipped", m_folder / "levels"); }
    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> found;
        for (const auto& entry : fs::directory_iterator(m_folder / "levels"))
            found.insert(entry.path().filename().string());
        return found;
    }

    test::TemporaryFolder m_folder;
    const OwnLevels m_levels{m_folder / "levels"};
};

TEST_F(OwnLevelsTest, SavesNewLevelToItsOwnFile) {
    const auto saved = m_levels.create(ownLevel("Straße am See"));
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->place, SavedLevel::Place::New);
    EXPECT_EQ(saved->stored.file, place("strasse-am-see.json"));
    EXPECT_EQ(saved->stored.level.id, "strasse-am-see");
    EXPECT_EQ(saved->stored.content, contentOf(place("strasse-am-see.json")));
    EXPECT_EQ(OwnLevels::read(saved->stored.file), saved->stored);
    EXPECT_TRUE(library().find("own/strasse-am-see"));
}

TEST_F(OwnLevelsTest, GivesLevelsOfSameNameOwnFilesAndIds) {
    for (const char* file : {"lantern.json", "lantern-2.json", "lantern-3.json"})
        EXPECT_EQ(m_levels.create(ownLevel("Lantern"))->stored.file, place(file));
    EXPECT_EQ(library().own().front().pack.levels.size(), 3U);
    EXPECT_TRUE(library().problems().empty());
}

TEST_F(OwnLevelsTest, ComparesFileNamesIgnoringCase) {
    put(place("LANTERN.json"), "mine");
    EXPECT_EQ(m_levels.create(ownLevel("Lantern"))->stored.file, place("lantern-2.json"));
    EXPECT_EQ(contentOf(place("LANTERN.json")), "mine");
}

TEST_F(OwnLevelsTest, KeepsFreeId) {
    EXPECT_EQ(m_levels.create(ownLevel("One", "harbour.1"))->stored.level.id, "harbour.1");
    EXPECT_EQ(m_levels.create(ownLevel("Two", "harbour.1"))->stored.level.id, "harbour.1-2");
    put(place("odd.json"), R"({"format":"lichter-aus/level","version":1,"id":"\u0061nt","name":"x","board":["#."]})");
    EXPECT_EQ(m_levels.create(ownLevel("Three", "ant"))->stored.level.id, "ant-2") << "an id that is spelled out";
}

TEST_F(OwnLevelsTest, NeverNamesFileOutsideFolder) {
    const std::set<std::string> before{"levels"};
    std::string longest;
    for (int i = 0; i < 100; ++i)
        longest += "😀";
    for (const std::string name : {"../x", "/etc/passwd", ".", "..", "CON", "nul", "com1", "😀", "a\\b:c*d?",
                                   longest.c_str(), ".hidden", "x.schema", "Größe Übermut"}) {
        const auto saved = m_levels.create(ownLevel(name));
        ASSERT_TRUE(saved) << name;
        EXPECT_EQ(saved->stored.file.parent_path(), m_folder / "levels") << name;
        EXPECT_EQ(saved->stored.level.name.in("en"), name);
    }
    EXPECT_THAT(names(),
                testing::ElementsAre("a-b-c-d.json", "etc-passwd.json", "groesse-uebermut.json", "hidden.json",
                                     "level-2.json", "level-3.json", "level-4.json", "level-com1.json",
                                     "level-con.json", "level-nul.json", "level.json", "x-schema.json", "x.json"));
    EXPECT_EQ(library().own().front().pack.levels.size(), 13U);
    EXPECT_TRUE(library().problems().empty());
}

TEST_F(OwnLevelsTest, RejectsInvalidNames) {
    for (const std::string& name :
         {std::string(), std::string("  "), std::string("a\nb"), std::string(101, 'x'), std::string("\xFF")}) {
        const auto saved = m_levels.create(ownLevel(name));
        ASSERT_FALSE(saved);
        EXPECT_EQ(saved.error(), OwnLevelProblem(OwnLevelRefusal::BadName));
    }
    EXPECT_TRUE(m_levels.create(ownLevel(std::string(100, 'x'))));
}

TEST_F(OwnLevelsTest, SavesInPlaceAndKeepsUnknownKeys) {
    put(place("mine.json"), R"({"format":"lichter-aus/level","version":1,"id":"a","name":{"en":"A","de":"Ä"},
                               "board":["#."],"notes":{"x":[1,2]}})");
    auto stored = OwnLevels::read(place("mine.json"));
    ASSERT_TRUE(stored);
    stored->level = brighter(stored->level);
    const auto saved = m_levels.save(*stored);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->place, SavedLevel::Place::Same);
    EXPECT_EQ(saved->stored.file, place("mine.json"));
    EXPECT_THAT(contentOf(place("mine.json")), testing::HasSubstr("notes"));
    EXPECT_EQ(OwnLevels::read(place("mine.json"))->level, stored->level);
    EXPECT_EQ(names().size(), 1U);
    EXPECT_EQ(m_levels.save(saved->stored)->place, SavedLevel::Place::Same) << "again, from what came of it";
}

TEST_F(OwnLevelsTest, SavesBesideFileChangedByAnotherWindow) {
    const auto first = m_levels.create(ownLevel("Lantern"));
    StoredLevel here = first->stored;
    const auto there = m_levels.save({brighter(first->stored.level), first->stored.file, first->stored.content});
    ASSERT_EQ(there->place, SavedLevel::Place::Same);
    here.level.author = "me";
    const auto saved = m_levels.save(here);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->place, SavedLevel::Place::Beside);
    EXPECT_EQ(saved->stored.file, place("lantern-2.json"));
    EXPECT_EQ(saved->stored.level.id, "lantern-2");
    EXPECT_EQ(contentOf(place("lantern.json")), there->stored.content);
    EXPECT_EQ(library().own().front().pack.levels.size(), 2U);
}

TEST_F(OwnLevelsTest, SavesToNewFileIfItsFileIsGone) {
    const auto first = m_levels.create(ownLevel("Lantern"));
    fs::remove(first->stored.file);
    const auto saved = m_levels.save(first->stored);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->place, SavedLevel::Place::Beside);
    EXPECT_EQ(saved->stored.level.id, "lantern") << "nobody has it now, and its runs stay its own";
}

TEST_F(OwnLevelsTest, SavesFileOutsideFolder) {
    put(m_folder / "desk/x.json", formatLevel(ownLevel("Lamp", "lamp")));
    auto stored = OwnLevels::read(m_folder / "desk/x.json");
    stored->level = brighter(stored->level);
    EXPECT_EQ(m_levels.save(*stored)->stored.file, m_folder / "desk/x.json");
    EXPECT_EQ(OwnLevels::read(m_folder / "desk/x.json")->level, stored->level);
}

TEST_F(OwnLevelsTest, RenamesWithoutMovingFile) {
    const auto first = m_levels.create(ownLevel("Lantern"));
    const LocalText both(std::map<std::string, std::string, std::less<>>{{"en", "Moon"}, {"de", "Mond"}});
    const auto renamed = m_levels.rename(first->stored.file, both, "Lotte");
    ASSERT_TRUE(renamed);
    EXPECT_EQ(renamed->stored.file, first->stored.file);
    EXPECT_EQ(renamed->stored.level.id, "lantern");
    EXPECT_EQ(OwnLevels::read(first->stored.file)->level.name, both);
    EXPECT_EQ(OwnLevels::read(first->stored.file)->level.author, "Lotte");
}

TEST_F(OwnLevelsTest, NumbersCopies) {
    const auto first = m_levels.create(ownLevel("Lantern"));
    const auto second = m_levels.duplicate(first->stored.file);
    const auto third = m_levels.duplicate(second->stored.file);
    ASSERT_TRUE(third);
    EXPECT_EQ(second->stored.level.name.in("en"), "Lantern 2");
    EXPECT_EQ(third->stored.level.name.in("en"), "Lantern 3");
    EXPECT_EQ(third->stored.level.id, "lantern-3");
    EXPECT_EQ(m_levels.duplicate(first->stored.file)->stored.level.name.in("en"), "Lantern 4");
    const auto longest = m_levels.create(ownLevel(std::string(98, 'x') + "üß"));
    EXPECT_EQ(m_levels.duplicate(longest->stored.file)->stored.level.name.in("en"), std::string(98, 'x') + " 2");
    EXPECT_TRUE(library().problems().empty());
}

TEST_F(OwnLevelsTest, RemovesToBinAndRestores) {
    const auto saved = m_levels.create(ownLevel("Lantern"));
    const auto binned = m_levels.remove(saved->stored.file);
    ASSERT_TRUE(binned);
    EXPECT_FALSE(fs::exists(saved->stored.file));
    EXPECT_TRUE(library().own().empty()) << "what is in the bin is not read";
    EXPECT_TRUE(library().problems().empty());
    const auto back = m_levels.restore(*binned);
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, saved->stored.file);
    EXPECT_EQ(contentOf(*back), saved->stored.content);
    EXPECT_FALSE(m_levels.restore(*binned)) << "only once";
    const auto missing = m_levels.remove(place("nothing.json"));
    EXPECT_EQ(missing.error(), OwnLevelProblem(FileProblem{FileError::Missing, place("nothing.json")}));
}

TEST_F(OwnLevelsTest, RestoresBesideFileThatTookItsPlace) {
    const auto first = m_levels.create(ownLevel("Lantern"));
    const auto binned = m_levels.remove(first->stored.file);
    const auto second = m_levels.create(brighter(ownLevel("Lantern")));
    ASSERT_EQ(second->stored.file, first->stored.file);
    EXPECT_EQ(m_levels.restore(*binned), place("lantern-2.json"));
    EXPECT_EQ(library().own().front().pack.levels.size(), 2U);
    EXPECT_TRUE(library().problems().empty()) << "both have an id of their own";

    put(place("bad.json"), "{");
    const auto bad = m_levels.remove(place("bad.json"));
    put(place("bad.json"), "{}");
    EXPECT_EQ(m_levels.restore(*bad), place("bad-2.json")) << "damaged files come back too";
}

TEST_F(OwnLevelsTest, LimitsSizeOfBin) {
    std::optional<BinnedLevel> first;
    for (std::size_t i = 0; i < maxBinnedLevels + 3; ++i) {
        put(place("x.json"), std::to_string(i));
        const auto binned = m_levels.remove(place("x.json"));
        ASSERT_TRUE(binned);
        if (!first)
            first = *binned;
    }
    const auto files = fs::directory_iterator(m_folder / "levels" / binName);
    EXPECT_EQ(static_cast<std::size_t>(std::distance(fs::begin(files), fs::end(files))), maxBinnedLevels);
    EXPECT_FALSE(fs::exists(first->bin));
}

TEST_F(OwnLevelsTest, ReadsOnlySingleLevels) {
    put(place("pack.json"), formatPack({"p", LocalText("P"), {}, {ownLevel("x", "x")}, {}}));
    put(place("bad.json"), "{");
    EXPECT_EQ(OwnLevels::read(place("pack.json")).error(), OwnLevelProblem(OwnLevelRefusal::NotALevel));
    const auto bad = OwnLevels::read(place("bad.json"));
    ASSERT_FALSE(bad);
    EXPECT_EQ(std::get<std::vector<Problem>>(bad.error()).front().code, ProblemCode::Syntax);
    EXPECT_EQ(OwnLevels::read(place("no.json")).error(),
              OwnLevelProblem(FileProblem{FileError::Missing, place("no.json")}));
}

TEST_F(OwnLevelsTest, BundlesLevelsIntoPack) {
    const std::vector levels{ownLevel("One", "a"), ownLevel("Two", "a"), ownLevel("Three", "a-2")};
    const auto pack = bundle(levels, "harbour", LocalText("Harbour"), "Lotte");
    ASSERT_TRUE(pack);
    std::set<std::string> ids;
    for (const Level& each : pack->levels)
        ids.insert(each.id);
    EXPECT_EQ(ids, (std::set<std::string>{"a", "a-2", "a-3"}));
    EXPECT_EQ(readLevels(formatPack(*pack)).pack, *pack);
    EXPECT_TRUE(readLevels(formatPack(*pack)).problems.empty());
    EXPECT_EQ(bundle({}, "x", LocalText("X"), {}).error(), OwnLevelProblem(OwnLevelRefusal::NoneChosen));
    EXPECT_EQ(bundle(levels, "own", LocalText("X"), {}).error(), OwnLevelProblem(OwnLevelRefusal::BadPackId));
    EXPECT_EQ(bundle(levels, "a b", LocalText("X"), {}).error(), OwnLevelProblem(OwnLevelRefusal::BadPackId));
    EXPECT_EQ(bundle(levels, "x", LocalText(), {}).error(), OwnLevelProblem(OwnLevelRefusal::BadName));
    EXPECT_EQ(bundle(std::vector(1001, ownLevel("L", "l")), "x", LocalText("X"), {}).error(),
              OwnLevelProblem(OwnLevelRefusal::TooMany));
    const auto twins = bundle(std::vector(1000, ownLevel("L", "l")), "x", LocalText("X"), {});
    EXPECT_TRUE(readLevels(formatPack(*twins)).problems.empty());
}

TEST_F(OwnLevelsTest, InstallsPacksWithUniqueIds) {
    const Pack pack{"harbour", LocalText("Harbour"), {}, {ownLevel("x", "x")}, {}};
    EXPECT_EQ(m_levels.freePackId("harbour", {"shed"}), "harbour");
    EXPECT_EQ(m_levels.install(pack, {"shed"}), place("harbour.json"));
    EXPECT_EQ(m_levels.install(pack, {"shed"}).error(), OwnLevelProblem(OwnLevelRefusal::PackIdTaken));
    EXPECT_EQ(m_levels.freePackId("harbour", {"shed"}), "harbour-2");
    EXPECT_EQ(m_levels.freePackId("shed", {"shed"}), "shed-2");
    EXPECT_EQ(m_levels.freePackId("own", {}), "own-2");
    Pack other = pack;
    other.id = "shed";
    EXPECT_EQ(m_levels.install(other, {"shed"}).error(), OwnLevelProblem(OwnLevelRefusal::PackIdTaken));
    other.id = "own";
    EXPECT_EQ(m_levels.install(other, {}).error(), OwnLevelProblem(OwnLevelRefusal::BadPackId));
    other.id = "a.schema";
    EXPECT_EQ(m_levels.install(other, {}), place("a-schema.json"));
    EXPECT_EQ(library().own().size(), 2U);
}

TEST_F(OwnLevelsTest, RefusesEverythingWithoutFolder) {
    const OwnLevels none{{}};
    const OwnLevelProblem noPlace(OwnLevelRefusal::NoPlace);
    EXPECT_EQ(none.create(ownLevel("x")).error(), noPlace);
    EXPECT_EQ(none.remove("x.json").error(), noPlace);
    EXPECT_EQ(none.install({"p", LocalText("P"), {}, {ownLevel("x", "x")}, {}}, {}).error(), noPlace);
}

POSIX_TEST_F(OwnLevelsTest, LosesNothingOnFullDisk) {
    const auto saved = m_levels.create(ownLevel("Lantern"));
    const std::string before = contentOf(saved->stored.file);
    EXPECT_EQ(test::inChild([&] {
                  test::limitFileSize(10);
                  const auto same = m_levels.save({brighter(saved->stored.level), saved->stored.file, before});
                  const auto fresh = m_levels.create(ownLevel("Moon"));
                  const OwnLevelProblem full(FileProblem{FileError::NoSpace, saved->stored.file});
                  return !same && same.error() == full && !fresh ? 0 : 1;
              }),
              0);
    EXPECT_EQ(contentOf(saved->stored.file), before);
    EXPECT_EQ(names(), std::set<std::string>{"lantern.json"}) << "nothing half written is left";
}

/// Such numbers are beyond an int, or even beyond 64 bits.
TEST_F(OwnLevelsTest, BinSurvivesHugeNumbers) {
    const fs::path bin = m_folder / "levels" / binName;
    for (const char* name : {"2147483647-x.json", "999999999999-x.json", "18446744073709551615-x.json",
                             "99999999999999999999999-x.json", "-5-x.json"})
        test::put(bin / name, "{}");
    std::vector<BinnedLevel> binned;
    for (int i = 0; i < 2; ++i) {
        test::put(place("mine.json"), "{}");
        const auto removed = m_levels.remove(place("mine.json"));
        ASSERT_TRUE(removed);
        binned.push_back(*removed);
    }
    EXPECT_EQ(binned[0].bin, bin / "2147483648-mine.json");
    EXPECT_EQ(binned[1].bin, bin / "2147483649-mine.json");
    EXPECT_EQ(m_levels.restore(binned[1]), place("mine.json"));
    EXPECT_TRUE(fs::exists(bin / "2147483647-x.json"));
}

POSIX_TEST_F(OwnLevelsTest, ReportsReadOnlyFolder) {
    const auto saved = m_levels.create(ownLevel("Lantern"));
    fs::permissions(m_folder.path(), fs::perms::all);
    fs::permissions(m_folder / "levels",
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_EQ(test::inChild([&] {
                  test::becomeNobody();
                  const auto isDenied = [](const auto& result) {
                      const auto* problem = result ? nullptr : std::get_if<FileProblem>(&result.error());
                      return problem != nullptr && problem->error == FileError::Denied;
                  };
                  return isDenied(m_levels.create(ownLevel("Moon"))) &&
                                 isDenied(m_levels.save(
                                     {brighter(saved->stored.level), saved->stored.file, saved->stored.content})) &&
                                 isDenied(m_levels.remove(saved->stored.file))
                             ? 0
                             : 1;
              }),
              0);
    fs::permissions(m_folder / "levels", fs::perms::owner_all);
}

POSIX_TEST_F(OwnLevelsTest, TwoWindowsOverwriteNothing) {
    constexpr int each = 40;
    const auto work = [&] {
        for (int i = 0; i < each; ++i)
            if (!m_levels.create(ownLevel("Lantern")))
                return 1;
        return 0;
    };
    const pid_t one = test::startChild(work);
    const pid_t other = test::startChild(work);
    EXPECT_EQ(test::waitFor(one), 0);
    EXPECT_EQ(test::waitFor(other), 0);
    EXPECT_EQ(names().size(), 2U * each);
    EXPECT_TRUE(library().problems().empty());
}

} // namespace
} // namespace data
