// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Leftovers.hpp"

#include "data/Child.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/files/File.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace data {
namespace {

namespace fs = std::filesystem;
using test::put;

constexpr const char* leftover = ".lichter-aus-a1B2c3";

class LeftoversTest : public testing::Test {
protected:
    /// Creates a file that has not changed for two hours.
    static fs::path old(const fs::path& file) {
        put(file, "half of it");
        age(file);
        return file;
    }
    static void age(const fs::path& file) {
        fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(2));
    }

    /// Returns the temporary file beside `file` that has some content already; empty if there is none.
    static fs::path begun(const fs::path& file) {
        std::error_code gone;
        for (const fs::directory_entry& entry : fs::directory_iterator(file.parent_path()))
            if (entry.path() != file && entry.file_size(gone) > 0 && !gone)
                return entry.path();
        return {};
    }

    const test::TemporaryFolder folder;
    const Paths paths{folder / "data", folder / "config", folder / "state"};
};

TEST_F(LeftoversTest, AreRemovedFromEachFolder) {
    const std::vector<fs::path> places{paths.data, paths.levels(), paths.unfinished(), paths.config, paths.state};
    for (const fs::path& place : places)
        old(place / leftover);
    for (const char* name : {".lichter-aus-copy", ".lichter-aus-copy-journal", ".lichter-aus-salvage",
                             ".lichter-aus-salvage-wal", ".lichter-aus-salvage-shm"})
        old(paths.data / name);
    removeLeftovers(paths);
    for (const fs::path& place : places) {
        const auto isFile = [](const fs::directory_entry& entry) { return !entry.is_directory(); };
        EXPECT_EQ(std::count_if(fs::directory_iterator(place), {}, isFile), 0) << place;
    }
}

TEST_F(LeftoversTest, OfAKilledWriterAreRemoved) {
    const fs::path file = paths.config / "settings.json";
    put(file, "whole");
    const std::string content(3'000'000, 'x');
    fs::path left;
    for (int tries = 0; tries < 1000 && left.empty(); ++tries) {
        const pid_t child = test::startChild([&]() -> int {
            while (writeFile(file, content)) {
            }
            return 1;
        });
        while (begun(file).empty()) {
        }
        ::kill(child, SIGKILL);
        ASSERT_EQ(test::waitFor(child), -SIGKILL);
        left = begun(file);
    }
    ASSERT_FALSE(left.empty());
    age(left);
    removeLeftovers(paths);
    EXPECT_FALSE(fs::exists(left));
    EXPECT_TRUE(fs::exists(file));
}

TEST_F(LeftoversTest, NothingElseIsRemoved) {
    std::vector<fs::path> others;
    for (const char* name : {".lichter-aus-", ".lichter-aus-short", ".lichter-aus-a1B2c3d", ".lichter-aus-a1B2c.",
                             ".lichter-aus-copycat", ".lichter-aus-notes.txt", "lichter-aus-a1B2c3", "settings.json"})
        others.push_back(old(paths.data / name));
    fs::create_directories(paths.data / ".lichter-aus-folder");
    others.push_back(paths.data / ".lichter-aus-folder");
    others.push_back(old(paths.data / "other" / leftover));
    others.push_back(old(folder / "elsewhere"));
    fs::create_symlink(folder / "elsewhere", paths.data / ".lichter-aus-linked");
    others.push_back(paths.data / ".lichter-aus-linked");
    fs::create_hard_link(others.front(), paths.data / ".lichter-aus-second");
    others.push_back(paths.data / ".lichter-aus-second");
    ASSERT_EQ(::mkfifo((paths.data / ".lichter-aus-pipe00").c_str(), 0600), 0);
    others.push_back(paths.data / ".lichter-aus-pipe00");
    removeLeftovers(paths);
    for (const fs::path& file : others)
        EXPECT_TRUE(fs::exists(fs::symlink_status(file))) << file;
}

TEST_F(LeftoversTest, NobodyElsesFilesAreRemoved) {
    if (::getuid() != 0)
        GTEST_SKIP() << "only root can give files away";
    const fs::path file = old(paths.data / leftover);
    ASSERT_EQ(::chown(file.c_str(), 65534, 65534), 0);
    age(file);
    removeLeftovers(paths);
    EXPECT_TRUE(fs::exists(file));
}

TEST_F(LeftoversTest, FilesOfRunningProgramsStay) {
    put(paths.data / leftover, "just begun");
    const fs::path slow = old(paths.data / ".lichter-aus-slow00");
    const int writer = ::open(slow.c_str(), O_WRONLY | O_CLOEXEC);
    ASSERT_EQ(::flock(writer, LOCK_EX), 0);
    removeLeftovers(paths);
    EXPECT_TRUE(fs::exists(paths.data / leftover)) << "it may not be locked yet";
    EXPECT_TRUE(fs::exists(slow)) << "however long it takes";
    ::close(writer);
    removeLeftovers(paths);
    EXPECT_FALSE(fs::exists(slow));
}

/// SQLite writes them, while the game holds the lock of the folder.
TEST_F(LeftoversTest, CopiesOfTheDatabaseStayWhileTheFolderIsLocked) {
    const fs::path copy = old(paths.data / ".lichter-aus-copy");
    {
        const FolderLock lock(paths.data);
        removeLeftovers(paths);
        EXPECT_TRUE(fs::exists(copy));
    }
    removeLeftovers(paths);
    EXPECT_FALSE(fs::exists(copy));
}

TEST_F(LeftoversTest, StoppedWriterLosesNothing) {
    const fs::path file = paths.data / "file";
    put(file, "old");
    const std::string content(3'000'000, 'x');
    bool stoppedInTime = false;
    for (int tries = 0; tries < 1000 && !stoppedInTime; ++tries) {
        const pid_t child = test::startChild([&] { return writeFile(file, content) ? 0 : 1; });
        int status = 0;
        fs::path temporary;
        while (temporary.empty() && ::waitpid(child, &status, WNOHANG) == 0)
            temporary = begun(file);
        if (temporary.empty())
            continue;
        ::kill(child, SIGSTOP);
        ASSERT_EQ(::waitpid(child, &status, WUNTRACED), child);
        if (!WIFSTOPPED(status))
            continue;
        stoppedInTime = fs::exists(temporary);
        if (stoppedInTime) {
            age(temporary);
            removeLeftovers(paths);
            EXPECT_TRUE(fs::exists(temporary));
        }
        ::kill(child, SIGCONT);
        EXPECT_EQ(test::waitFor(child), 0);
    }
    EXPECT_TRUE(stoppedInTime);
    EXPECT_EQ(test::contentOf(file), content);
}

TEST_F(LeftoversTest, WithoutFoldersTheCurrentOneIsLeftAlone) {
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    const fs::path file = old(folder / leftover);
    removeLeftovers({});
    fs::current_path(before);
    EXPECT_TRUE(fs::exists(file));
}

} // namespace
} // namespace data
