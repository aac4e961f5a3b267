// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/Log.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/TemporaryFolder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>
#include <thread>

namespace data {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

class LogTest : public testing::Test {
protected:
    [[nodiscard]] std::string content() const { return test::contentOf(paths.log()); }
    [[nodiscard]] static std::vector<std::string> linesOf(const fs::path& file) {
        std::istringstream in(test::contentOf(file));
        std::vector<std::string> lines;
        for (std::string line; std::getline(in, line);)
            lines.push_back(line);
        return lines;
    }

    test::TemporaryFolder folder;
    const Paths paths{folder / "data", folder / "config", folder / "state", "/home/mina"};
    const Log log{paths, "a-program"};
};

TEST_F(LogTest, CreatesFileWithFirstLine) {
    EXPECT_FALSE(fs::exists(paths.state));
    log.warn("first");
    log.error("second");
    const auto lines = linesOf(paths.log());
    ASSERT_EQ(lines.size(), 2U);
    const std::string start = R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ a-program )" LICHTER_VERSION;
    EXPECT_TRUE(std::regex_match(lines[0], std::regex(start + " warning: first"))) << lines[0];
    EXPECT_TRUE(std::regex_match(lines[1], std::regex(start + " error: second"))) << lines[1];
}

POSIX_TEST_F(LogTest, IsReadableByOwnerOnly) {
    log.warn("something");
    EXPECT_EQ(fs::status(paths.log()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(LogTest, WithoutPathDiscardsEverything) {
    Log().warn("nothing");
    Log(Paths{}, "a-program").error("nothing");
    EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST_F(LogTest, HasGameNameInSharedFolder) {
    Log(pathsIn(folder / "all"), "a-program").warn("something");
    EXPECT_TRUE(fs::exists(folder / "all/lichter-aus.log"));
}

TEST_F(LogTest, HidesHomeFolder) {
    log.warn("/home/mina/.local/x and /home/mina, /home/minarik/y and /home/mina-2. It was /home/mina.");
    EXPECT_THAT(content(), HasSubstr(": ~/.local/x and ~, /home/minarik/y and /home/mina-2. It was ~.\n"));
}

POSIX_TEST_F(LogTest, HidesHomeFolderBehindLink) {
    fs::create_directories(folder / "disk/mina");
    fs::create_directory_symlink(folder / "disk/mina", folder / "home");
    const Log linked({paths.data, paths.config, paths.state, folder / "home"}, "a-program");
    linked.warn((folder / "disk/mina/x").string() + " is " + (folder / "home/x").string());
    EXPECT_THAT(content(), HasSubstr(": ~/x is ~/x\n"));
}

TEST_F(LogTest, KeepsMessagePrintableOnOneLine) {
    log.warn("one\ntwo\x1B[31m\xFFthree\xE2\x80\xAE"
             "four Größe");
    EXPECT_THAT(content(), HasSubstr(": one?two?[31m?three?four Größe\n"));
    EXPECT_EQ(linesOf(paths.log()).size(), 1U);
}

TEST_F(LogTest, CutsLongMessages) {
    log.warn(std::string(100'000, 'x'));
    EXPECT_LT(fs::file_size(paths.log()), 1100U);
}

TEST_F(LogTest, CountsRepeatedMessages) {
    for (int i = 0; i < 100; ++i)
        log.warn("again");
    log.warn("something else");
    EXPECT_EQ(linesOf(paths.log()).size(), 3U) << content();
    EXPECT_THAT(content(), HasSubstr("Skipped 99 duplicate messages"));
}

TEST_F(LogTest, RotatesAtOneMebibyteAndKeepsTwo) {
    const auto write = [&](char letter) { // Nearly fills a log.
        const std::string almostFull(maxLogBytes - 100, letter);
        test::put(paths.log(), almostFull + "\n");
        log.warn(std::string(200, letter));
    };
    write('a');
    EXPECT_EQ(fs::file_size(rotatedLogFile(paths.log(), 1)), maxLogBytes - 99);
    EXPECT_THAT(content(), HasSubstr(std::string(200, 'a')));
    EXPECT_LT(fs::file_size(paths.log()), 1000U);
    write('b');
    write('c');
    EXPECT_THAT(test::contentOf(rotatedLogFile(paths.log(), 1)), testing::StartsWith("ccc"));
    EXPECT_THAT(test::contentOf(rotatedLogFile(paths.log(), 2)), testing::StartsWith("bbb"));
    EXPECT_EQ(std::distance(fs::directory_iterator(paths.state), {}), 3);
}

TEST_F(LogTest, NeverExceedsSizeLimit) {
    for (int i = 0; i < 3000; ++i)
        log.warn(std::to_string(i) + std::string(900, 'x'));
    for (const auto& file : {paths.log(), rotatedLogFile(paths.log(), 1), rotatedLogFile(paths.log(), 2)})
        EXPECT_LE(fs::file_size(file), maxLogBytes) << file;
    EXPECT_THAT(linesOf(paths.log()).back(), HasSubstr(": 2999x")) << "the latest is there";
}

TEST_F(LogTest, StopsAtSizeLimitIfRotationFails) {
    for (const int number : {1, 2})
        fs::create_directories(rotatedLogFile(paths.log(), number) / "in the way");
    test::put(paths.log(), std::string(maxLogBytes, 'a'));
    log.warn("too much");
    EXPECT_EQ(fs::file_size(paths.log()), maxLogBytes);
}

POSIX_TEST_F(LogTest, DoesNotFollowLinks) {
    fs::create_directories(paths.state);
    test::put(folder / "diary", "dear diary\n");
    fs::create_symlink(folder / "diary", paths.log());
    log.warn("something");
    EXPECT_EQ(test::contentOf(folder / "diary"), "dear diary\n");
    fs::remove(paths.log());
    fs::create_hard_link(folder / "diary", paths.log());
    log.warn("something else");
    EXPECT_EQ(test::contentOf(folder / "diary"), "dear diary\n") << "it has two names";
    fs::remove(paths.log());
    fs::create_symlink(folder / "nothing", paths.log());
    log.warn("a third thing");
    EXPECT_FALSE(fs::exists(folder / "nothing"));
}

POSIX_TEST_F(LogTest, DoesNotRotateThroughLink) {
    test::put(folder / "diary", "dear diary\n");
    test::put(paths.log(), std::string(maxLogBytes, 'a'));
    fs::create_symlink(folder / "diary", rotatedLogFile(paths.log(), 1));
    log.warn("something");
    EXPECT_EQ(test::contentOf(folder / "diary"), "dear diary\n");
    EXPECT_TRUE(fs::is_symlink(rotatedLogFile(paths.log(), 2)));
}

POSIX_TEST_F(LogTest, IgnoresPipeAndFolder) {
    fs::create_directories(paths.state);
    ASSERT_EQ(::mkfifo(paths.log().c_str(), 0600), 0);
    log.warn("nobody reads this"); // And must not block until someone does.
    fs::remove(paths.log());
    fs::create_directory(paths.log());
    log.warn("nor this");
    EXPECT_TRUE(fs::is_empty(paths.log()));
}

POSIX_TEST_F(LogTest, LosesLinesThatCannotBeWritten) {
    fs::create_directories(paths.state);
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(paths.state,
                    fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
    EXPECT_EQ(test::inChild([&] {
                  test::becomeNobody();
                  log.error("lost");
                  return fs::exists(paths.log()) ? 1 : 0;
              }),
              0);
    fs::permissions(paths.state, fs::perms::owner_all);
    EXPECT_EQ(test::inChild([&] {
                  test::limitFileSize(10); // Like a full disk.
                  log.error("lost, but for its start");
                  return 0;
              }),
              0);
}

TEST_F(LogTest, ContinuesAfterDeletion) {
    log.warn("one");
    fs::remove_all(paths.state);
    log.warn("two");
    EXPECT_THAT(content(), HasSubstr("two"));
    EXPECT_THAT(content(), Not(HasSubstr("one")));
}

POSIX_TEST_F(LogTest, AcceptsLinesFromSeveralProcessesAndThreads) {
    constexpr int lines = 300; // Each of 900 bytes, from each of four threads: more than one file can hold.
    const auto write = [](const Log& to, char who) {
        for (int i = 0; i < lines; ++i)
            to.warn(std::to_string(i) + who + std::string(900, who));
    };
    std::vector<pid_t> children;
    for (const char who : {'a', 'b'})
        children.push_back(test::startChild([&, who] {
            const Log own(paths, "a-program");
            std::thread other([&] { write(own, static_cast<char>(who + 2)); });
            write(own, who);
            other.join();
            return 0;
        }));
    for (const pid_t child : children)
        EXPECT_EQ(test::waitFor(child), 0);

    std::set<std::string> seen;
    for (const fs::path& file : {paths.log(), rotatedLogFile(paths.log(), 1), rotatedLogFile(paths.log(), 2)}) {
        if (!fs::exists(file))
            continue;
        EXPECT_LE(fs::file_size(file), maxLogBytes);
        for (const std::string& line : linesOf(file)) {
            const std::string message = line.substr(line.find("warning: "));
            EXPECT_EQ(message.size() - message.find_last_not_of(line.back()), 902U) << "in one piece: " << line;
            EXPECT_TRUE(seen.insert(message).second) << "twice: " << line;
        }
    }
    EXPECT_EQ(seen.size(), 4U * lines) << "nothing was lost";
}

} // namespace
} // namespace data
