// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/settings/OwnData.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/files/Log.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/settings/Settings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace data {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> namesOf(const std::vector<fs::path>& files) {
    std::vector<std::string> names;
    names.reserve(files.size());
    for (const fs::path& file : files)
        names.push_back(file.filename().string());
    return names;
}

TEST(OwnData, DeletesOwnFilesAndNothingElse) {
    const test::TemporaryFolder folder;
    const Paths paths{folder / "d", folder / "c", folder / "s"};
    Database database = Database::open(paths.database(), puzzles());
    ASSERT_TRUE(saveSettings(paths.settings(), Settings{}));
    test::put(paths.levels() / "mine.json", "{}");
    test::put(paths.levels() / ".bin/000001-old.json", "{}");
    test::put(paths.unfinished() / "unfinished-1.json", "{}");
    test::put(paths.unfinished() / "unfinished-2.json.damaged-1", "{}");
    test::put(paths.unfinished() / "lock", "");
    test::put(paths.levels() / "notes.txt", "keep");
    test::put(paths.log(), "log");
    test::put(rotatedLogFile(paths.log(), 1), "log");
    test::put(rotatedLogFile(paths.log(), 2), "log");
    test::put(paths.reportedProblems(), "0123456789abcdef\n");
    test::put(paths.config / "settings.json.damaged-1", "{");
    test::put(paths.config / "other.json", "keep");
    test::put(paths.data / ".lichter-aus-AbCdEf", "half a file");
    test::put(paths.data / "lichter-aus.db.version-3", "a copy");
    test::put(paths.data / "lichter-aus.db.damaged-1-journal", "a log");
    test::put(paths.data / "lichter-aus.db.salvaged", "what could be read");
    test::put(paths.data / "lichter-aus.db.recovered", "a note");
    test::put(paths.backups() / "lichter-aus-2026-11-22.db", "a backup");
    test::put(paths.backups() / "lichter-aus-2026-11-22-replaced-1.db", "another one");
    test::put(paths.backups() / ".lichter-aus-copy-4711", "half a backup");

    const auto listed = namesOf(ownFiles(paths));
    const Deletion deletion = deleteOwnData(paths, std::move(database));
    EXPECT_TRUE(deletion.problems.empty());
    EXPECT_THAT(listed, testing::IsSupersetOf({"lichter-aus.db",
                                               "settings.json",
                                               "settings.json.damaged-1",
                                               "mine.json",
                                               "000001-old.json",
                                               "unfinished-1.json",
                                               "unfinished-2.json.damaged-1",
                                               "lock",
                                               "log",
                                               "log.1",
                                               "log.2",
                                               "told-level-files",
                                               ".lichter-aus-AbCdEf",
                                               "lichter-aus.db.version-3",
                                               "lichter-aus.db.damaged-1-journal",
                                               "lichter-aus.db.salvaged",
                                               "lichter-aus.db.recovered",
                                               "lichter-aus-2026-11-22.db",
                                               "lichter-aus-2026-11-22-replaced-1.db",
                                               ".lichter-aus-copy-4711"}));
    EXPECT_FALSE(fs::exists(paths.backups()));
    EXPECT_TRUE(ownFiles(paths).empty());
    EXPECT_TRUE(fs::exists(paths.levels() / "notes.txt"));
    EXPECT_TRUE(fs::exists(paths.config / "other.json"));
    EXPECT_FALSE(fs::exists(paths.unfinished()));
    EXPECT_FALSE(fs::exists(paths.levels() / ".bin"));
    EXPECT_FALSE(fs::exists(paths.state)) << "an empty folder goes too";
}

TEST(OwnData, ListsSharedFolderOnce) {
    const test::TemporaryFolder folder;
    const Paths paths = pathsIn(folder / "all");
    test::put(paths.settings(), "{}");
    test::put(paths.data / ".lichter-aus-AbCdEf", "");
    EXPECT_THAT(namesOf(ownFiles(paths)), testing::UnorderedElementsAre("settings.json", ".lichter-aus-AbCdEf"));
    const Deletion deletion = deleteOwnData(paths, Database::inMemory(puzzles()));
    EXPECT_EQ(deletion.deleted.size(), 2U);
    EXPECT_FALSE(fs::exists(paths.data));
}

POSIX_TEST(OwnData, ReportsFilesThatCannotBeDeleted) {
    const test::TemporaryFolder folder;
    const Paths paths = pathsIn(folder / "all");
    test::put(paths.settings(), "{}");
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(paths.data,
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_EQ(test::inChild([&] {
                  test::becomeNobody();
                  const Deletion deletion = deleteOwnData(paths, Database::inMemory(puzzles()));
                  const FileProblem denied{FileError::Denied, paths.settings()};
                  return deletion.deleted.empty() && deletion.problems == std::vector{denied} ? 0 : 1;
              }),
              0);
    fs::permissions(paths.data, fs::perms::owner_all);
}

TEST(OwnData, AcceptsMissingFolder) {
    const Paths paths = pathsIn("/nonexistent/folder");
    EXPECT_TRUE(ownFiles(paths).empty());
    EXPECT_TRUE(deleteOwnData(paths, Database::inMemory(puzzles())).problems.empty());
}

} // namespace
} // namespace data
