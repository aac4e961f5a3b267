// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Paths.hpp"

#include "data/TemporaryFolder.hpp"

#include <gtest/gtest.h>

#include <map>

namespace data {
namespace {

namespace fs = std::filesystem;

Environment with(std::map<std::string, std::string> variables) {
    return [variables = std::move(variables)](const char* name) {
        const auto found = variables.find(name);
        return found == variables.end() ? nullptr : found->second.c_str();
    };
}

TEST(Paths, DefaultToHome) {
    const auto paths = userPaths(with({{"HOME", "/home/mina"}}));
    ASSERT_TRUE(paths);
    EXPECT_EQ(paths->data, "/home/mina/.local/share/lichter-aus");
    EXPECT_EQ(paths->config, "/home/mina/.config/lichter-aus");
    EXPECT_EQ(paths->state, "/home/mina/.local/state/lichter-aus");
    EXPECT_EQ(paths->database(), "/home/mina/.local/share/lichter-aus/lichter-aus.db");
    EXPECT_EQ(paths->levels(), "/home/mina/.local/share/lichter-aus/levels");
    EXPECT_EQ(paths->settings(), "/home/mina/.config/lichter-aus/settings.json");
    EXPECT_EQ(paths->log(), "/home/mina/.local/state/lichter-aus/log");
    EXPECT_EQ(paths->home, "/home/mina");
}

TEST(Paths, FollowXdgVariables) {
    const auto paths = userPaths(with({{"XDG_DATA_HOME", "/d"}, {"XDG_CONFIG_HOME", "/c"}, {"XDG_STATE_HOME", "/s"}}));
    ASSERT_TRUE(paths) << "HOME is not needed";
    EXPECT_EQ(*paths, (Paths{"/d/lichter-aus", "/c/lichter-aus", "/s/lichter-aus"}));
}

TEST(Paths, IgnoreRelativeAndEmptyVariables) {
    const auto paths = userPaths(with({{"HOME", "/home/mina"}, {"XDG_DATA_HOME", "here"}, {"XDG_CONFIG_HOME", ""}}));
    ASSERT_TRUE(paths);
    EXPECT_EQ(paths->data, "/home/mina/.local/share/lichter-aus");
    EXPECT_EQ(paths->config, "/home/mina/.config/lichter-aus");
}

TEST(Paths, NeedHome) {
    EXPECT_FALSE(userPaths(with({})));
    EXPECT_FALSE(userPaths(with({{"HOME", "."}})));
    EXPECT_FALSE(userPaths(with({{"XDG_DATA_HOME", "/d"}, {"XDG_CONFIG_HOME", "/c"}})));
}

TEST(Paths, UseOneFolderForAll) {
    const Paths paths = pathsIn("/tmp/x");
    EXPECT_EQ(paths.settings(), "/tmp/x/settings.json");
    EXPECT_EQ(paths.database(), "/tmp/x/lichter-aus.db");
}

TEST(PathsIn, AreAbsoluteWithLinksResolved) {
    const fs::path here = fs::canonical(fs::current_path());
    EXPECT_EQ(pathsIn("no/such/../folder").data, here / "no/folder");
    EXPECT_EQ(pathsIn(".").config, here);
    const test::TemporaryFolder root;
    const fs::path real = fs::canonical(root.path()) / "real";
    fs::create_directories(real);
    fs::create_directory_symlink(real, root / "link");
    EXPECT_EQ(pathsIn(root / "link").database(), real / "lichter-aus.db");
    fs::create_symlink(root / "ring", root / "ring");
    EXPECT_EQ(pathsIn(root / "ring").data, root / "ring") << "using it will tell";
}

TEST(ShippedData, IsBesideExecutable) {
    const test::TemporaryFolder root;
    fs::create_directories(root / "bin");
    fs::create_directories(root / "share/lichter-aus/levels");
    EXPECT_EQ(shippedData(root / "bin/lichter-aus", with({})), root / "share/lichter-aus");
}

TEST(ShippedData, IsBesideExecutableThatIsInNoBin) {
    const test::TemporaryFolder root;
    fs::create_directories(root / "game/share/lichter-aus/levels");
    EXPECT_EQ(shippedData(root / "game/lichter-aus.exe", with({})), root / "game/share/lichter-aus");
}

TEST(ShippedData, IsInFirstDataDirThatHasIt) {
    const test::TemporaryFolder root;
    fs::create_directories(root / "a/lichter-aus"); // No levels: not ours.
    fs::create_directories(root / "b/lichter-aus/levels");
    fs::create_directories(root / "c/lichter-aus/levels");
    const std::string dirs =
        "relative:" + (root / "a").string() + "::" + (root / "b").string() + ":" + (root / "c").string();
    EXPECT_EQ(shippedData("/nowhere/bin/lichter-aus", with({{"XDG_DATA_DIRS", dirs}})), root / "b/lichter-aus");
}

TEST(ShippedData, IgnoresCurrentFolder) {
    const test::TemporaryFolder root;
    fs::create_directories(root / "share/lichter-aus/levels");
    fs::create_directories(root / "lichter-aus/levels");
    fs::create_directories(root / "bin");
    const fs::path before = fs::current_path();
    fs::current_path(root / "bin");
    const auto found = shippedData("lichter-aus", with({{"XDG_DATA_DIRS", ".:.."}}));
    fs::current_path(before);
    EXPECT_FALSE(found);
}

TEST(Executable, IsThisProgram) {
    EXPECT_EQ(executableFile().filename(), "data-tests");
}

} // namespace
} // namespace data
