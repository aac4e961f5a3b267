// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/TemporaryFolder.hpp"
#include "data/files/File.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

thread_local std::vector<std::string>* journal = nullptr; ///< What the calls below note, if anybody wants to know.

void note(const std::string& entry) {
    if (journal != nullptr)
        journal->push_back(entry);
}

} // namespace

/// These take the place of the system's own functions in this program.
extern "C" int fsync(int file) {
    const fs::path opened = "/proc/self/fd/" + std::to_string(file);
    if (journal != nullptr)
        note(fs::is_directory(opened) ? "sync folder" : "sync " + data::test::contentOf(opened));
    return static_cast<int>(::syscall(SYS_fsync, file));
}

extern "C" int rename(const char* from, const char* to) noexcept {
    note("rename to " + fs::path(to).filename().string());
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

/// What survives a power cut: the order in which content and names are brought to the disk.
namespace data {
namespace {

using testing::ElementsAre;

/// Returns what `work` does to the disk.
template<class Work>
std::vector<std::string> journalOf(const Work& work) {
    std::vector<std::string> entries;
    journal = &entries;
    EXPECT_TRUE(work());
    journal = nullptr;
    return entries;
}

TEST(Durability, WritingSyncsContentBeforeItsNameAndThenTheName) {
    const test::TemporaryFolder folder;
    const fs::path file = folder / "settings.json";
    for (const std::string content : {"one", "two"})
        EXPECT_THAT(journalOf([&] { return writeFile(file, content); }),
                    ElementsAre("sync " + content, "rename to settings.json", "sync folder"));
}

TEST(Durability, CreatingSyncsContentAndName) {
    const test::TemporaryFolder folder;
    EXPECT_THAT(journalOf([&] { return createFile(folder / "level.json", "new"); }),
                ElementsAre("sync new", "sync folder"));
}

TEST(Durability, ReplacingSyncsTheName) {
    const test::TemporaryFolder folder;
    test::put(folder / "backup.db", "old");
    EXPECT_THAT(journalOf([&] { return replaceWith(folder / "backup.db", folder / "scores.db"); }),
                ElementsAre("rename to scores.db", "sync folder"));
}

} // namespace
} // namespace data
