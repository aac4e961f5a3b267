// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/shared/SharedFolder.hpp"

#include "Posix.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/shared/Sha256.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

namespace data {
namespace {

namespace fs = std::filesystem;

using test::contentOf;
using test::put;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// The two examples of FIPS 180-4 for messages of one block and of two.
TEST(Sha256, HasTheStandardsDigests) {
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

SharedFile file(const std::string& lines) {
    return {sharedFileName(lines), lines};
}

class SharedFolderTest : public testing::Test {
protected:
    [[nodiscard]] const SharedFolder& shared() const noexcept { return m_shared; }
    [[nodiscard]] fs::path path(const std::string& name) const { return m_folder.path() / "runs" / name; }
    [[nodiscard]] fs::path marker() const { return m_folder / "lichter-aus-board.json"; }

private:
    test::TemporaryFolder m_folder;
    SharedFolder m_shared{m_folder.path()};
};

TEST_F(SharedFolderTest, AnEmptyFolderIsNoBoardUntilItIsMadeOne) {
    EXPECT_EQ(shared().check(), tl::unexpected(SharedProblem::NoBoard));
    ASSERT_TRUE(shared().create());
    EXPECT_TRUE(shared().check());
    EXPECT_THAT(shared().list()->files, IsEmpty());
    EXPECT_TRUE(shared().create()) << "a second time";
}

TEST_F(SharedFolderTest, AMissingFolderIsNotMade) {
    const SharedFolder missing(shared().folder() / "drive" / "class");
    EXPECT_EQ(missing.create(), tl::unexpected(SharedProblem::Absent));
    EXPECT_FALSE(fs::exists(shared().folder() / "drive"));
    put(shared().folder() / "letter", "Dear Ada");
    EXPECT_EQ(SharedFolder(shared().folder() / "letter").create(), tl::unexpected(SharedProblem::NotAFile));
}

TEST_F(SharedFolderTest, TheBoardOfALaterVersionIsLeftAlone) {
    ASSERT_TRUE(shared().create());
    put(marker(), R"({"format":"lichter-aus/shared-board","version":2})");
    EXPECT_EQ(shared().check(), tl::unexpected(SharedProblem::Newer));
    EXPECT_EQ(shared().create(), tl::unexpected(SharedProblem::Newer));
}

TEST_F(SharedFolderTest, ADamagedMarkerIsRepairedAndNothingIsLost) {
    EXPECT_EQ(shared().repair(), tl::unexpected(SharedProblem::NoBoard));
    ASSERT_TRUE(shared().create());
    ASSERT_TRUE(shared().give("{}\n"));
    ASSERT_TRUE(shared().writeClass("", "{}"));
    const std::string sound = contentOf(marker());
    put(marker(), sound.substr(0, 9));
    EXPECT_EQ(shared().check(), tl::unexpected(SharedProblem::Damaged));
    ASSERT_TRUE(shared().repair());
    EXPECT_EQ(contentOf(marker()), sound);
    EXPECT_EQ(shared().list().value().files.size(), 1U);
    EXPECT_EQ(shared().readClass(), "{}");
    put(marker(), R"({"format":"lichter-aus/shared-board","version":2})");
    EXPECT_EQ(shared().repair(), tl::unexpected(SharedProblem::Newer));
    EXPECT_NE(contentOf(marker()), sound);
}

POSIX_TEST_F(SharedFolderTest, AMarkerOfSomethingElseMakesNoBoard) {
    for (const char* text : {"", "{", "[]", "17", R"({"format":"other"})", R"({"version":1})"}) {
        put(marker(), text);
        EXPECT_EQ(shared().check(), tl::unexpected(SharedProblem::Damaged)) << text;
        EXPECT_EQ(shared().create(), tl::unexpected(SharedProblem::Damaged)) << text;
        EXPECT_EQ(contentOf(marker()), text) << "nothing is replaced";
    }
    fs::remove(marker());
    ASSERT_EQ(::mkfifo(marker().c_str(), 0600), 0);
    EXPECT_EQ(shared().check(), tl::unexpected(SharedProblem::NotAFile)) << "a pipe nobody writes to";
}

POSIX_TEST_F(SharedFolderTest, PublishedFilesAreListedAndRead) {
    ASSERT_TRUE(shared().create());
    const SharedFile first = file("one\n");
    const SharedFile second = file("two\n");
    ASSERT_TRUE(shared().publish(first));
    ASSERT_TRUE(shared().publish(second));
    EXPECT_TRUE(shared().publish(first)) << "again";
    EXPECT_THAT(shared().list()->files, UnorderedElementsAre(first.name, second.name));
    const auto read = shared().read(first.name);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->content, SharedFolder::Content::Complete);
    EXPECT_EQ(read->lines, "one\n");
    EXPECT_EQ(fs::status(path(first.name)).permissions() & fs::perms::group_read, fs::perms::group_read);
}

TEST_F(SharedFolderTest, AHalfSyncedFileIsUnfinishedUntilItIsPublishedAgain) {
    ASSERT_TRUE(shared().create());
    const SharedFile whole = file("one\ntwo\n");
    put(path(whole.name), "one\n");
    EXPECT_EQ(shared().read(whole.name)->content, SharedFolder::Content::Unfinished);
    ASSERT_TRUE(shared().publish(whole));
    EXPECT_EQ(shared().read(whole.name)->content, SharedFolder::Content::Complete);
    EXPECT_EQ(contentOf(path(whole.name)), whole.lines);
}

TEST_F(SharedFolderTest, AnythingElseInTheFolderIsStrange) {
    ASSERT_TRUE(shared().create());
    const SharedFile own = file("one\n");
    ASSERT_TRUE(shared().publish(own));
    const std::string hash = own.name.substr(0, 64);
    put(path("holiday.png"), "\x89PNG");
    put(path(hash + " (conflicted copy).jsonl"), "one\n");
    put(path("A" + own.name.substr(1)), "one\n");
    put(path(".lichter-aus-Ab3dE6"), "half"); // A temporary file.
    fs::create_directory(path("folder"));
    const auto listing = shared().list();
    ASSERT_TRUE(listing);
    EXPECT_THAT(listing->files, ElementsAre(own.name));
    EXPECT_EQ(listing->strange, 4U);
}

POSIX_TEST_F(SharedFolderTest, AFolderAPipeOrAGiantWithTheNameOfAFileIsStrange) {
    ASSERT_TRUE(shared().create());
    const std::string folder = sharedFileName("folder");
    const std::string pipe = sharedFileName("pipe");
    const std::string giant = sharedFileName("giant");
    const std::string link = sharedFileName("link");
    fs::create_directory(path(folder));
    ASSERT_EQ(::mkfifo(path(pipe).c_str(), 0600), 0);
    put(path(giant), "");
    fs::resize_file(path(giant), std::uintmax_t{1} << 30); // Takes no room on the disk.
    fs::create_symlink("/dev/zero", path(link));
    EXPECT_THAT(shared().list()->files, UnorderedElementsAre(folder, pipe, giant, link));
    for (const std::string& name : {folder, pipe, giant, link}) {
        const auto read = shared().read(name);
        ASSERT_TRUE(read) << name;
        EXPECT_EQ(read->content, SharedFolder::Content::Strange) << name;
    }
    EXPECT_EQ(shared().publish({folder, "folder"}), tl::unexpected(SharedProblem::NotAFile));
}

// Whoever may write into the folder must not be able to make others write elsewhere.
POSIX_TEST_F(SharedFolderTest, LinksAreNeverFollowed) {
    const fs::path diary = shared().folder() / "diary";
    put(diary, "Dear Ada");
    fs::create_symlink(diary, marker());
    EXPECT_EQ(shared().create(), tl::unexpected(SharedProblem::NotAFile));
    EXPECT_EQ(contentOf(diary), "Dear Ada");
    fs::remove(marker());
    ASSERT_TRUE(shared().create());

    const SharedFile own = file("one\n");
    fs::create_symlink(diary, path(own.name));
    EXPECT_EQ(shared().read(own.name)->content, SharedFolder::Content::Strange);
    ASSERT_TRUE(shared().publish(own));
    EXPECT_EQ(contentOf(diary), "Dear Ada");
    EXPECT_EQ(contentOf(path(own.name)), "one\n");
    EXPECT_FALSE(fs::is_symlink(path(own.name)));

    const fs::path elsewhere = shared().folder() / "elsewhere";
    fs::rename(shared().folder() / "runs", elsewhere);
    fs::create_directory_symlink(elsewhere, shared().folder() / "runs");
    EXPECT_EQ(shared().publish(file("two\n")), tl::unexpected(SharedProblem::NotAFile));
}

POSIX_TEST_F(SharedFolderTest, WhoeverMayWriteIntoTheFolderMayWriteRuns) {
    fs::permissions(shared().folder(), fs::perms::all);
    ASSERT_TRUE(shared().create());
    EXPECT_EQ(fs::status(shared().folder() / "runs").permissions(), fs::perms::all);
}

POSIX_TEST_F(SharedFolderTest, OnlyOldTemporaryFilesAreRemoved) {
    ASSERT_TRUE(shared().create());
    const auto now = fs::file_time_type::clock::now();
    for (const char* name : {".lichter-aus-oldone", ".lichter-aus-newone", ".lichter-aus-notes.txt", "old.txt"})
        put(path(name), "half");
    fs::create_directory(path(".lichter-aus-afoldr"));
    fs::create_symlink("old.txt", path(".lichter-aus-a_link"));
    fs::last_write_time(path(".lichter-aus-oldone"), now - std::chrono::hours(25));
    fs::last_write_time(path("old.txt"), now - std::chrono::hours(25));
    fs::last_write_time(path(".lichter-aus-notes.txt"), now - std::chrono::hours(25));
    fs::last_write_time(path(".lichter-aus-afoldr"), now - std::chrono::hours(25));
    const fs::path ofClass = shared().folder() / ".lichter-aus-aclass";
    put(ofClass, "half");
    fs::last_write_time(ofClass, now - std::chrono::hours(25));
    shared().removeLeftovers();
    EXPECT_FALSE(fs::exists(ofClass));
    EXPECT_FALSE(fs::exists(path(".lichter-aus-oldone")));
    EXPECT_TRUE(fs::exists(path(".lichter-aus-newone")));
    EXPECT_TRUE(fs::exists(path(".lichter-aus-afoldr")));
    EXPECT_TRUE(fs::exists(path(".lichter-aus-a_link")));
    EXPECT_TRUE(fs::exists(path("old.txt")));
    EXPECT_TRUE(fs::exists(path(".lichter-aus-notes.txt")));
}

TEST_F(SharedFolderTest, AClassIsWrittenReadAndRemoved) {
    EXPECT_EQ(shared().readClass(), tl::unexpected(SharedProblem::NoBoard));
    EXPECT_EQ(shared().writeClass("", "{}"), tl::unexpected(SharedProblem::NoBoard));
    ASSERT_TRUE(shared().create());
    EXPECT_EQ(shared().readClass(), "");
    ASSERT_TRUE(shared().writeClass("", "first"));
    EXPECT_EQ(shared().readClass(), "first");
    ASSERT_TRUE(shared().writeClass("first", "second"));
    EXPECT_EQ(shared().readClass(), "second");
    ASSERT_TRUE(shared().writeClass("second", ""));
    EXPECT_EQ(shared().readClass(), "");
    EXPECT_FALSE(fs::exists(shared().folder() / "class.json"));
    EXPECT_TRUE(shared().writeClass("", "")) << "there is none to be removed";
}

TEST_F(SharedFolderTest, AClassThatSomebodyElseHasChangedIsNotReplaced) {
    ASSERT_TRUE(shared().create());
    ASSERT_TRUE(shared().writeClass("", "mine"));
    put(shared().folder() / "class.json", "theirs");
    EXPECT_EQ(shared().writeClass("mine", "mine again"), tl::unexpected(SharedProblem::Changed));
    EXPECT_EQ(shared().writeClass("mine", ""), tl::unexpected(SharedProblem::Changed));
    EXPECT_EQ(shared().writeClass("", "mine"), tl::unexpected(SharedProblem::Changed));
    EXPECT_EQ(shared().readClass(), "theirs");
    put(shared().folder() / "class.json", "");
    EXPECT_TRUE(shared().writeClass("", "mine")) << "an empty file is no class";
    EXPECT_EQ(shared().readClass(), "mine");
}

POSIX_TEST_F(SharedFolderTest, WhatIsNotARegularClassFileIsLeftAlone) {
    ASSERT_TRUE(shared().create());
    const fs::path file = shared().folder() / "class.json";
    put(shared().folder() / "elsewhere.json", "a secret");
    fs::create_symlink("elsewhere.json", file);
    EXPECT_EQ(shared().readClass(), tl::unexpected(SharedProblem::NotAFile));
    EXPECT_EQ(shared().writeClass("", "{}"), tl::unexpected(SharedProblem::NotAFile));
    EXPECT_EQ(contentOf(shared().folder() / "elsewhere.json"), "a secret");
    fs::remove(file);
    fs::create_directory(file);
    EXPECT_EQ(shared().readClass(), tl::unexpected(SharedProblem::NotAFile));
    fs::remove(file);
    ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
    EXPECT_EQ(shared().readClass(), tl::unexpected(SharedProblem::NotAFile));
    fs::remove(file);
    put(file, std::string(maxClassFileBytes + 1, ' '));
    EXPECT_EQ(shared().readClass(), tl::unexpected(SharedProblem::NotAFile));
}

} // namespace
} // namespace data
