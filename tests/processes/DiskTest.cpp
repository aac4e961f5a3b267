// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Full disks, unwritable folders and damaged pages are reported, and everything confirmed is preserved.

#include "data/database/Database.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/RunTransfer.hpp"
#include "processes/Numbers.hpp"
#include "processes/Process.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <sys/mount.h>

namespace processes {
namespace {

namespace fs = std::filesystem;
using data::test::TemporaryFolder;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* full = "The disk is full, so nothing can be saved. Please make room.";

Process::End cli(const fs::path& data, std::vector<std::string> words, const std::function<void()>& before = {}) {
    std::vector<std::string> arguments{LICHTER_CLI, "scores", "--data-dir", data.string(), "--lang", "en"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    return Process(std::move(arguments), before).end();
}

std::size_t runsIn(const fs::path& file) {
    data::Database database = data::Database::open(file, data::puzzles());
    EXPECT_EQ(database.state(), data::DatabaseState::Opened);
    const auto exported = data::exportRuns(database).value();
    EXPECT_EQ(exported.tampered, 0U);
    return exported.runs;
}

/// Runs a writer until it reports a full disk, then an import that also fails for lack of space.
void fillUp(const fs::path& data, const fs::path& elsewhere, const std::function<void()>& before,
            const std::function<void()>& makeRoom) {
    const fs::path file = data / "lichter-aus.db";
    Process writer({LICHTER_WRITER, "write", file.string(), "Mina", "1", "80000"}, before);
    Confirmed confirmed;
    while (const auto line = writer.line())
        confirmed.note(*line);
    const Process::End end = writer.end();
    EXPECT_EQ(end.code, 1);
    EXPECT_EQ(end.err, "full\n");
    EXPECT_GT(confirmed.run, 10) << "there was room at first";

    const fs::path lines = elsewhere / "runs.jsonl";
    data::test::put(lines, linesOf("Ada", 3000));
    const Process::End import = cli(data, {"import", lines.string()}, before);
    EXPECT_EQ(import.code, 2);
    EXPECT_EQ(import.out, "");
    EXPECT_THAT(import.err, StartsWith(std::string("lichter-aus-cli: ") + full));
    EXPECT_EQ(std::count(import.err.begin(), import.err.end(), '\n'), 1) << import.err;
    const Process::End shown = cli(data, {"--player", "Mina", "--all", "--csv"}, before);
    EXPECT_EQ(shown.code, 0) << "what is there is shown: " << shown.err;
    EXPECT_GE(std::count(shown.out.begin(), shown.out.end(), '\n'), confirmed.run + 1);

    makeRoom();
    const std::size_t there = runsIn(file);
    EXPECT_GE(there, static_cast<std::size_t>(confirmed.run));
    const Process::End again = cli(data, {"import", lines.string()});
    EXPECT_EQ(again.code, 0);
    EXPECT_EQ(again.err, "");
    const std::size_t shifts = static_cast<std::size_t>(confirmed.run) / 16;
    EXPECT_GE(runsIn(file), static_cast<std::size_t>(confirmed.run) + 3000 + shifts) << "it goes on from there";
}

TEST(Disk, FullByLimitIsReportedAndLosesNothing) {
    const TemporaryFolder folder;
    fillUp(
        folder / "data", folder.path(), [] { data::test::limitFileSize(800'000); }, [] {});
}

/// A small file system of its own, if the test is allowed to mount one.
class SmallDisk {
public:
    explicit SmallDisk(fs::path at)
        : m_at(std::move(at)) {
        fs::create_directories(m_at);
        m_mounted = ::mount("tmpfs", m_at.c_str(), "tmpfs", 0, "size=1m") == 0;
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (m_mounted)
            ::umount2(m_at.c_str(), MNT_DETACH);
    }
    [[nodiscard]] bool mounted() const noexcept { return m_mounted; }
    void grow() const { EXPECT_EQ(::mount("tmpfs", m_at.c_str(), "tmpfs", MS_REMOUNT, "size=64m"), 0); }

private:
    fs::path m_at;
    bool m_mounted = false;
};

TEST(Disk, FullIsReportedAndLosesNothing) {
    const TemporaryFolder folder;
    const SmallDisk disk(folder / "disk");
    if (!disk.mounted())
        GTEST_SKIP() << "a small file system can only be mounted by root";
    fillUp(folder / "disk/data", folder.path(), {}, [&disk] { disk.grow(); });
}

TEST(Disk, UnwritableDataIsStillShown) {
    const TemporaryFolder folder;
    const fs::path data = folder / "data";
    const fs::path file = data / "lichter-aus.db";
    const fs::path lines = folder / "runs.jsonl";
    data::test::put(lines, linesOf("Mina", 20));
    ASSERT_EQ(cli(data, {"import", lines.string()}).code, 0);
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(lines, fs::perms::owner_read | fs::perms::others_read);
    const std::string before = data::test::contentOf(file);
    const auto readOnly = fs::perms::owner_read | fs::perms::others_read;
    const auto searchable = fs::perms::owner_exec | fs::perms::others_exec;
    const auto expectOnlyReading = [&](const std::string& what) {
        const auto nobody = [] { data::test::becomeNobody(); };
        const Process::End shown = cli(data, {"--all", "--csv"}, nobody);
        EXPECT_EQ(shown.code, 0) << what << shown.err;
        EXPECT_EQ(std::count(shown.out.begin(), shown.out.end(), '\n'), 21) << what;
        const Process::End import = cli(data, {"import", lines.string()}, nobody);
        EXPECT_EQ(import.code, 2) << what;
        EXPECT_EQ(import.out, "") << what;
        EXPECT_EQ(import.err, "lichter-aus-cli: The data folder cannot be written to, so nothing can be saved.\n")
            << what;
    };
    fs::permissions(file, readOnly);
    fs::permissions(data, fs::perms::all);
    expectOnlyReading("a file");
    fs::permissions(data, readOnly | searchable);
    expectOnlyReading("a folder");
    fs::permissions(data, fs::perms::owner_all);
    fs::permissions(file, fs::perms::owner_all);
    EXPECT_EQ(data::test::contentOf(file), before);
    EXPECT_EQ(runsIn(file), 20U);
}

/// Noise in the middle of the file, with the log of a killed game beside it.
TEST(Disk, DamagedPagesAreMovedAsideWithTheirLog) {
    const TemporaryFolder folder;
    const fs::path data = folder / "data";
    const fs::path file = data / "lichter-aus.db";
    EXPECT_EQ(Process({LICHTER_WRITER, "write", file.string(), "Mina", "1", "240"}).end().code, 0);
    // Killed while it waits, so that the log is the same each time and contains only few of the pages.
    Process writer({LICHTER_WRITER, "hold", file.string(), "Mina", "301", "304"});
    for (auto line = writer.line(); line != "run 304"; line = writer.line())
        ASSERT_TRUE(line);
    writer.kill();
    ASSERT_EQ(writer.end().code, -SIGKILL);
    ASSERT_TRUE(fs::exists(file.string() + "-wal"));
    ASSERT_GT(fs::file_size(file), 60'000U);
    {
        std::fstream damage(file, std::ios::in | std::ios::out | std::ios::binary);
        const std::string noise(fs::file_size(file) - 3 * std::size_t{4096}, '\x5A');
        damage.seekp(3 * std::streamoff{4096}).write(noise.data(), static_cast<std::streamsize>(noise.size()));
    }
    const std::string damaged = data::test::contentOf(file);
    const std::string log = data::test::contentOf(file.string() + "-wal");
    const Process::End shown = cli(data, {});
    EXPECT_EQ(shown.code, 2);
    EXPECT_EQ(shown.err,
              "lichter-aus-cli: The score file was damaged, and no runs could be read from it. There is a new "
              "one now, and the old one is " +
                  file.string() + ".damaged-1.\n");
    EXPECT_EQ(data::test::contentOf(file.string() + ".damaged-1"), damaged);
    EXPECT_EQ(data::test::contentOf(file.string() + ".damaged-1-wal"), log);
    EXPECT_EQ(Process({LICHTER_WRITER, "write", file.string(), "Mina", "1", "5"}).end().code, 0);
    EXPECT_EQ(runsIn(file), 5U);
}

} // namespace
} // namespace processes
