// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/Library.hpp"

#include "data/TemporaryFolder.hpp"
#include "data/levels/LevelCoder.hpp"
#include "lights/Boards.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

using test::put;

Level level(const std::string& id) {
    return {id, LocalText(id), {}, lights::test::puzzle(lights::test::board({"#."})), {}};
}

Pack pack(const std::string& id, const std::vector<std::string>& levels) {
    Pack made{id, LocalText(id), {}, {}, {}};
    for (const std::string& name : levels)
        made.levels.push_back(level(name));
    return made;
}

class LibraryTest : public testing::Test {
protected:
    [[nodiscard]] Library load() const { return Library::load(m_folder / "shipped", m_folder / "own"); }
    void ship(const std::string& name, std::string_view text) const { put(m_folder / "shipped" / name, text); }
    void own(const std::string& name, std::string_view text) const { put(m_folder / "own" / name, text); }

private:
    test::TemporaryFolder m_folder;
};

TEST_F(LibraryTest, IsEmptyWithoutFolders) {
    const Library library = load();
    EXPECT_TRUE(library.campaign().empty());
    EXPECT_TRUE(library.own().empty());
    EXPECT_TRUE(library.problems().empty());
}

TEST_F(LibraryTest, OrdersCampaignByFileName) {
    ship("2-b.json", formatPack(pack("alpha", {"x"})));
    ship("1-a.json", formatPack(pack("zeta", {"x"})));
    ship("lichter-aus.schema.json", "{}");
    ship("notes.txt", "no level");
    const Library library = load();
    ASSERT_EQ(library.campaign().size(), 2U);
    EXPECT_EQ(library.campaign()[0].pack.id, "zeta");
    EXPECT_EQ(library.campaign()[1].pack.id, "alpha");
    EXPECT_TRUE(library.campaign()[0].shipped);
    EXPECT_TRUE(library.problems().empty());
}

TEST_F(LibraryTest, FindsLevelsByPath) {
    ship("1.json", formatPack(pack("shed", {"one", "two"})));
    const Library library = load();
    const auto found = library.find("shed/two");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->level().id, "two");
    EXPECT_EQ(found->path(), "shed/two");
    EXPECT_EQ(found->key(), "level:shed/two");
    EXPECT_EQ(library.levelOf(found->key()), found);
    EXPECT_EQ(library.find(found->key().text()), found);
    EXPECT_FALSE(library.levelOf(puzzle::RunKey::shift()));
    for (const char* path : {"", "shed", "shed/", "shed/three", "barn/one", "/", "level:", "level:shed/two/"})
        EXPECT_FALSE(library.find(path)) << path;
}

TEST_F(LibraryTest, AlbumStandsBesideItsHouse) {
    Pack shed = pack("shed", {"one", "two", "three", "four"});
    shed.levels[1].album = shed.levels[3].album = true;
    shed.author = "Ada";
    ship("1.json", formatPack(shed));
    ship("2.json", formatPack(pack("terrace", {"x"})));
    Pack own = shed;
    own.id = "harbour";
    this->own("harbour.json", formatPack(own));
    const Library library = load();
    EXPECT_TRUE(library.problems().empty());
    ASSERT_EQ(library.campaign().size(), 2U);
    ASSERT_EQ(library.albums().size(), 1U);
    const LibraryPack& house = library.campaign()[0];
    const LibraryPack& album = library.albums()[0];
    const auto ids = [](const LibraryPack& of) {
        std::string all;
        for (const Level& each : of.pack.levels)
            all += each.id + " ";
        return all;
    };
    EXPECT_EQ(ids(house), "one three ");
    EXPECT_EQ(ids(album), "two four ");
    EXPECT_EQ(album.pack.id, "shed");
    EXPECT_EQ(album.pack.author, "Ada");
    EXPECT_TRUE(album.shipped);
    EXPECT_TRUE(album.album);
    EXPECT_FALSE(house.album);
    EXPECT_EQ(library.albumOf(house), &album);
    EXPECT_EQ(library.albumOf(library.campaign()[1]), nullptr);
    EXPECT_EQ(library.albumOf(album), nullptr);
    EXPECT_EQ(library.pack("shed"), &house);
    EXPECT_EQ(library.seriesOf(album).data(), library.campaign().data());
    EXPECT_EQ(library.campaignAndAlbums(), (std::vector<const LibraryPack*>{&house, &album, &library.campaign()[1]}));
    const auto four = library.find("shed/four");
    ASSERT_TRUE(four);
    EXPECT_EQ(four->pack.get(), &album);
    EXPECT_EQ(four->index, 1U);
    EXPECT_EQ(four->key(), "level:shed/four") << "runs count as before";
    EXPECT_EQ(four->code(), library.find("shed/one")->code());
    EXPECT_EQ(library.levelOf(four->key()), four);
    const LibraryPack* const harbour = library.pack("harbour");
    ASSERT_NE(harbour, nullptr);
    EXPECT_EQ(ids(*harbour), "one two three four ") << "only the campaign has albums";
}

TEST_F(LibraryTest, HouseHasWindowsEvenIfAllItsLevelsAreInTheAlbum) {
    Pack shed = pack("shed", {"one", "two"});
    for (Level& each : shed.levels)
        each.album = true;
    ship("1.json", formatPack(shed));
    const Library library = load();
    ASSERT_EQ(library.campaign().size(), 1U);
    EXPECT_EQ(library.campaign()[0].pack.levels.size(), 2U);
    EXPECT_TRUE(library.albums().empty());
}

TEST_F(LibraryTest, ListsSingleLevelsBeforePacks) {
    own("b.json", formatLevel(level("bee")));
    own("a.json", formatLevel(level("ant")));
    own("0-pack.json", formatPack(pack("mine", {"x"})));
    const Library library = load();
    ASSERT_EQ(library.own().size(), 2U);
    EXPECT_EQ(library.own()[0].pack.id, ownPackId);
    ASSERT_EQ(library.own()[0].pack.levels.size(), 2U);
    EXPECT_EQ(library.own()[0].pack.levels[0].id, "ant");
    EXPECT_EQ(library.own()[0].files[1].filename(), "b.json");
    EXPECT_EQ(library.own()[1].pack.id, "mine");
    EXPECT_FALSE(library.own()[1].shipped);
    EXPECT_TRUE(library.find("own/bee"));
}

TEST_F(LibraryTest, KeepsFirstOfDuplicates) {
    ship("1.json", formatPack(pack("shed", {"one"})));
    own("2.json", formatPack(pack("shed", {"other"})));
    own("3.json", formatPack(pack("own", {"x"})));
    own("4.json", formatLevel(level("twin")));
    own("5.json", formatLevel(level("twin")));
    const Library library = load();
    ASSERT_EQ(library.problems().size(), 3U);
    EXPECT_EQ(library.problems()[0].code, ProblemCode::DuplicatePackId);
    EXPECT_EQ(library.problems()[0].arguments.at(0), "shed");
    EXPECT_TRUE(library.problems()[0].arguments.at(1).ends_with("1.json"));
    EXPECT_EQ(library.problems()[1].code, ProblemCode::ReservedId);
    EXPECT_EQ(library.problems()[2].code, ProblemCode::DuplicateId);
    EXPECT_TRUE(library.find("shed/one"));
    EXPECT_FALSE(library.find("shed/other"));
}

TEST_F(LibraryTest, SkipsAndReportsInvalidFiles) {
    ship("1.json", "{");
    ship("2.json", formatPack(pack("good", {"x"})));
    own("x.json", "\xFF");
    own("folder.json/file", "");
    own("half.json", R"({"format":"lichter-aus/level","version":1,"id":"half","name":"H"})");
    const Library library = load();
    EXPECT_EQ(library.campaign().size(), 1U);
    EXPECT_TRUE(library.own().empty());
    ASSERT_EQ(library.problems().size(), 3U);
    EXPECT_EQ(library.problems()[0].code, ProblemCode::Syntax);
    EXPECT_EQ(library.problems()[1].code, ProblemCode::MissingKey);
    EXPECT_EQ(library.problems()[2].code, ProblemCode::NotUtf8);
}

TEST_F(LibraryTest, ReferencesSurviveMove) {
    ship("1.json", formatPack(pack("shed", {"one"})));
    Library first = load();
    const auto found = first.find("shed/one");
    const Library second = std::move(first);
    EXPECT_EQ(second.find("shed/one"), found);
}

TEST_F(LibraryTest, RefreshReloadsOwnFolder) {
    ship("1.json", formatPack(pack("shed", {"one"})));
    own("a.json", formatLevel(level("ant")));
    Library library = load();
    const auto ant = library.find("own/ant");
    ASSERT_TRUE(ant);
    EXPECT_FALSE(library.refresh()) << "nothing is different";
    EXPECT_EQ(library.revision(), 0);

    own("a.json", formatLevel(level("anteater")));
    own("b.json", formatLevel(level("bee")));
    own("c.json", "{");
    EXPECT_TRUE(library.refresh());
    EXPECT_EQ(library.revision(), 1);
    EXPECT_TRUE(library.find("own/anteater"));
    EXPECT_TRUE(library.find("own/bee"));
    EXPECT_FALSE(library.find("own/ant"));
    EXPECT_TRUE(library.find("shed/one"));
    ASSERT_EQ(library.ownProblems().size(), 1U);
    EXPECT_EQ(ant->level().id, "ant") << "what was found before can still be used";
    EXPECT_EQ(ant->key(), "level:own/ant");
    EXPECT_FALSE(library.refresh());
}

TEST_F(LibraryTest, ShippedIdsStayReservedAfterRefresh) {
    ship("1.json", formatPack(pack("shed", {"one"})));
    Library library = load();
    own("x.json", formatPack(pack("shed", {"other"})));
    EXPECT_TRUE(library.refresh());
    EXPECT_TRUE(library.own().empty());
    EXPECT_EQ(library.problems().front().code, ProblemCode::DuplicatePackId);
}

} // namespace
} // namespace data
