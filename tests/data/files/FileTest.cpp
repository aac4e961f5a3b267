// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/File.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/TemporaryFolder.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::contentOf;
using test::put;

std::size_t entries(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

TEST(WriteFile, CreatesFoldersAndLeavesNothingElse) {
    const test::TemporaryFolder folder;
    const fs::path file = folder / "a/b/settings.json";
    ASSERT_TRUE(writeFile(file, "one"));
    ASSERT_TRUE(writeFile(file, "two"));
    EXPECT_EQ(contentOf(file), "two");
    EXPECT_EQ(entries(file.parent_path()), 1U);
}

TEST(WriteFile, KeepsNullBytesAndLargeContent) {
    const test::TemporaryFolder folder;
    std::string content(3'000'000, 'x');
    content[1'500'000] = '\0';
    ASSERT_TRUE(writeFile(folder / "large", content));
    const auto back = readFile(folder / "large", content.size());
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, content);
}

POSIX_TEST(WriteFile, FollowsLink) {
    const test::TemporaryFolder folder;
    put(folder / "real", "old");
    fs::create_symlink(folder / "real", folder / "link");
    ASSERT_TRUE(writeFile(folder / "link", "new"));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(contentOf(folder / "real"), "new");
}

/// Where the link leads stays the player's choice, even if nothing is there yet.
POSIX_TEST(WriteFile, FollowsRelativeAndDanglingLinks) {
    const test::TemporaryFolder folder;
    fs::create_directory(folder / "dotfiles");
    fs::create_symlink("dotfiles/settings.json", folder / "settings.json");
    ASSERT_TRUE(writeFile(folder / "settings.json", "new"));
    EXPECT_TRUE(fs::is_symlink(folder / "settings.json"));
    EXPECT_EQ(contentOf(folder / "dotfiles/settings.json"), "new");
    EXPECT_EQ(entries(folder.path()), 2U);
    EXPECT_EQ(entries(folder / "dotfiles"), 1U);
}

POSIX_TEST(WriteFile, LeavesCircleOfLinksAlone) {
    const test::TemporaryFolder folder;
    fs::create_symlink("two", folder / "one");
    fs::create_symlink("one", folder / "two");
    EXPECT_EQ(writeFile(folder / "one", "new").error(), (FileProblem{FileError::Failed, folder / "one"}));
    EXPECT_TRUE(fs::is_symlink(folder / "one"));
    EXPECT_TRUE(fs::is_symlink(folder / "two"));
}

POSIX_TEST(CreateFile, NeverFollowsLinks) {
    const test::TemporaryFolder folder;
    fs::create_symlink(folder / "none", folder / "link");
    EXPECT_EQ(createFile(folder / "link", "new").error(), (FileProblem{FileError::Exists, folder / "link"}));
    EXPECT_FALSE(fs::exists(folder / "none"));
}

POSIX_TEST(WriteFile, KeepsPermissions) {
    const test::TemporaryFolder folder;
    put(folder / "secret", "old");
    fs::permissions(folder / "secret", fs::perms::owner_read | fs::perms::owner_write);
    ASSERT_TRUE(writeFile(folder / "secret", "new"));
    EXPECT_EQ(fs::status(folder / "secret").permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(WriteFile, ReportsFolderInItsPlace) {
    const test::TemporaryFolder folder;
    fs::create_directory(folder / "x");
    const auto result = writeFile(folder / "x", "text");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error(), (FileProblem{FileError::NotAFile, folder / "x"}));
}

/// Renaming would replace even a device, given the permission.
POSIX_TEST(WriteFile, NeverReplacesSpecialFile) {
    const test::TemporaryFolder folder;
    const fs::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    fs::create_symlink(pipe, folder / "link");
    for (const fs::path& file : {pipe, folder / "link"}) {
        const auto written = writeFile(file, "x");
        ASSERT_FALSE(written);
        EXPECT_EQ(written.error(), (FileProblem{FileError::NotAFile, file}));
        EXPECT_TRUE(fs::is_fifo(pipe));
    }
    EXPECT_EQ(entries(folder.path()), 2U);
}

TEST(WriteFile, ReportsFileInPlaceOfFolder) {
    const test::TemporaryFolder folder;
    put(folder / "x", "");
    const auto result = writeFile(folder / "x/y", "text");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().error, FileError::NotAFile);
}

POSIX_TEST(WriteFile, ReportsUnwritableFolder) {
    const test::TemporaryFolder folder;
    put(folder / "x", "old");
    fs::permissions(folder.path(),
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_EQ(test::inChild([&] {
                  test::becomeNobody();
                  const auto result = writeFile(folder / "x", "new");
                  return !result && result.error().error == FileError::Denied ? 0 : 1;
              }),
              0);
    fs::permissions(folder.path(), fs::perms::owner_all);
    EXPECT_EQ(contentOf(folder / "x"), "old");
}

POSIX_TEST(WriteFile, KeepsOldContentWhenDiskIsFull) {
    const test::TemporaryFolder folder;
    put(folder / "x", "old");
    EXPECT_EQ(test::inChild([&] {
                  test::limitFileSize(1000);
                  const auto result = writeFile(folder / "x", std::string(5000, 'n'));
                  return !result && result.error().error == FileError::NoSpace ? 0 : 1;
              }),
              0);
    EXPECT_EQ(contentOf(folder / "x"), "old");
    EXPECT_EQ(entries(folder.path()), 1U) << "the unfinished file is gone";
}

POSIX_TEST(WriteFile, IsAtomic) {
    const test::TemporaryFolder folder;
    const fs::path file = folder / "x";
    put(file, std::string(100'000, 'a'));
    const pid_t child = test::startChild([&]() -> int {
        for (char letter = 'a';; letter = letter == 'z' ? 'a' : static_cast<char>(letter + 1))
            if (!writeFile(file, std::string(100'000, letter)))
                return 1;
    });
    for (int i = 0; i < 200; ++i) {
        const std::string content = contentOf(file);
        ASSERT_EQ(content.size(), 100'000U);
        ASSERT_EQ(content.find_first_not_of(content.front()), std::string::npos);
    }
    ::kill(child, SIGKILL);
    EXPECT_EQ(test::waitFor(child), -SIGKILL);
}

TEST(ReadFile, ReportsErrors) {
    const test::TemporaryFolder folder;
    put(folder / "ten", "0123456789");
    EXPECT_EQ(readFile(folder / "none", 10).error().error, FileError::Missing);
    EXPECT_EQ(readFile(folder.path(), 10).error().error, FileError::NotAFile);
    EXPECT_EQ(readFile(folder / "ten/x", 10).error().error, FileError::NotAFile);
    EXPECT_EQ(readFile(folder / "ten", 9).error().error, FileError::TooLarge);
    EXPECT_EQ(readFile(folder / "ten", 10).value_or(""), "0123456789");
    EXPECT_EQ(readFile(folder / std::string(300, 'n'), 10).error().error, FileError::TooLong);
}

POSIX_TEST(ReadFile, ReadsPipesToTheirEnd) {
    const test::TemporaryFolder folder;
    const fs::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& content : {std::string("short"), std::string(300'000, 'x')}) {
        const pid_t writer = test::startChild([&] {
            std::ofstream(pipe) << content;
            return 0;
        });
        EXPECT_EQ(readFile(pipe, content.size()).value_or("none"), content);
        EXPECT_EQ(test::waitFor(writer), 0);
    }
}

POSIX_TEST(ReadFile, ReadsNoDevices) {
    for (const char* device : {"/dev/zero", "/dev/null", "/dev/full"}) {
        EXPECT_EQ(readFile(device, 1000).error().error, FileError::NotAFile) << device;
        EXPECT_EQ(readRegularFile(device, 1000).error().error, FileError::NotAFile) << device;
    }
}

POSIX_TEST(ReadRegularFile, FollowsLinksButReadsNothingElse) {
    const test::TemporaryFolder folder;
    put(folder / "file", "text");
    fs::create_symlink(folder / "file", folder / "link");
    fs::create_symlink(folder / "none", folder / "dangling");
    ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
    EXPECT_EQ(readRegularFile(folder / "link", 10).value_or(""), "text");
    EXPECT_EQ(readRegularFile(folder / "dangling", 10).error().error, FileError::Missing);
    EXPECT_EQ(readRegularFile(folder / "pipe", 10).error().error, FileError::NotAFile);
    EXPECT_EQ(readRegularFile(folder.path(), 10).error().error, FileError::NotAFile);
}

/// Looking at the path and then opening it would wait for a writer of the pipe some time.
POSIX_TEST(ReadRegularFile, NeverWaitsForPipeThatReplacesTheFile) {
    const test::TemporaryFolder folder;
    const fs::path file = folder / "file";
    put(file, "text");
    const pid_t swapping = test::startChild([&]() -> int {
        while (true) {
            ::mkfifo((folder / "next").c_str(), 0600);
            fs::rename(folder / "next", file);
            put(folder / "next", "text");
            fs::rename(folder / "next", file);
        }
    });
    const pid_t reading = test::startChild([&] {
        ::alarm(30); // Ends the process, should it wait.
        int files = 0;
        int others = 0;
        while (files < 300 || others < 300) {
            const auto content = readRegularFile(file, 10);
            if (content ? *content != "text" : content.error().error != FileError::NotAFile)
                return 1;
            ++(content ? files : others);
        }
        return 0;
    });
    EXPECT_EQ(test::waitFor(reading), 0);
    ::kill(swapping, SIGKILL);
    EXPECT_EQ(test::waitFor(swapping), -SIGKILL);
}

POSIX_TEST(FolderProblem, NamesWhatIsInTheWay) {
    const test::TemporaryFolder folder;
    put(folder / "file", "");
    fs::create_directory(folder / "there");
    fs::create_symlink(folder / "none", folder / "dangling");
    fs::create_symlink(folder / "circle", folder / "circle");
    EXPECT_EQ(folderProblem(folder.path()), std::nullopt);
    EXPECT_EQ(folderProblem(folder / "new/of/the/new/"), std::nullopt);
    EXPECT_EQ(folderProblem("new"), std::nullopt) << "in the current folder";
    const auto inTheWay = [&](const char* name) { return FileProblem{FileError::NotAFile, folder / name}; };
    EXPECT_EQ(folderProblem(folder / "file"), inTheWay("file"));
    EXPECT_EQ(folderProblem(folder / "file/new/folder"), inTheWay("file"));
    EXPECT_EQ(folderProblem(folder / "dangling"), inTheWay("dangling"));
    EXPECT_EQ(folderProblem(folder / "dangling/new"), inTheWay("dangling"));
    EXPECT_EQ(folderProblem("/dev/null/new"), (FileProblem{FileError::NotAFile, "/dev/null"}));
    EXPECT_EQ(folderProblem(folder / "circle").value().error, FileError::Failed);
    const fs::path longName = folder / std::string(256, 'n');
    EXPECT_EQ(folderProblem(longName), (FileProblem{FileError::TooLong, longName}));
    EXPECT_EQ(folderProblem(longName / "new"), (FileProblem{FileError::TooLong, longName / "new"}));
    fs::path deep = folder.path();
    for (int i = 0; i < 3000; ++i)
        deep /= "x";
    EXPECT_EQ(folderProblem(deep).value().error, FileError::TooLong);
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 4) << "nothing was created";
}

POSIX_TEST(FolderProblem, ReportsFoldersThatCannotBeCreated) {
    const test::TemporaryFolder folder;
    fs::create_directory(folder / "closed");
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(folder / "closed",
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_EQ(test::inChild([&] {
                  test::becomeNobody();
                  const FileProblem denied{FileError::Denied, folder / "closed"};
                  return folderProblem(folder / "closed/new/folder") != denied ? 1
                         : folderProblem(folder / "closed")                    ? 2 // It may have something to show.
                         : folderProblem(folder / "open/new")                  ? 3
                                                                               : 0;
              }),
              0);
}

TEST(MoveAside, TakesTheNextFreeName) {
    const test::TemporaryFolder folder;
    for (const char* content : {"first", "second"}) {
        put(folder / "x.db", content);
        ASSERT_TRUE(moveAside(folder / "x.db"));
    }
    EXPECT_FALSE(fs::exists(folder / "x.db"));
    EXPECT_EQ(contentOf(folder / "x.db.damaged-1"), "first");
    EXPECT_EQ(contentOf(folder / "x.db.damaged-2"), "second");
    EXPECT_EQ(moveAside(folder / "x.db").error().error, FileError::Missing);
}

} // namespace
} // namespace data
