#include "data/files/File.hpp"

#include "data/Child.hpp"
#include "data/TemporaryFolder.hpp"

#include <gtest/gtest.h>

#include <sys/stat.h>

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

TEST(WriteFile, FollowsLink) {
    const test::TemporaryFolder folder;
    put(folder / "real", "old");
    fs::create_symlink(folder / "real", folder / "link");
    ASSERT_TRUE(writeFile(folder / "link", "new"));
    EXPECT_TRUE(fs::is_symlink(folder / "link"));
    EXPECT_EQ(contentOf(folder / "real"), "new");
}

TEST(WriteFile, KeepsPermissions) {
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
TEST(WriteFile, NeverReplacesSpecialFile) {
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

TEST(WriteFile, ReportsUnwritableFolder) {
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

TEST(WriteFile, KeepsOldContentWhenDiskIsFull) {
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

TEST(WriteFile, IsAtomic) {
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
    EXPECT_EQ(readFile("/dev/zero", 1000).error().error, FileError::TooLarge);
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
