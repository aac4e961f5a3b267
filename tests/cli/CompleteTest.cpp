// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Cli.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/files/Paths.hpp"
#include "data/runs/RunCoder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>

namespace cli {
namespace {

using data::test::smallRun;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A data folder, initially empty.
class Complete : public testing::Test {
protected:
    [[nodiscard]] std::vector<std::string> complete(const std::string& what) const {
        const Result result = call({"complete", what, "--data-dir", m_folder.path().string()});
        EXPECT_EQ(result.exitCode, 0);
        EXPECT_EQ(result.err, "");
        std::istringstream words(result.out);
        std::vector<std::string> lines;
        for (std::string line; std::getline(words, line);)
            lines.push_back(line);
        return lines;
    }
    void import(const std::vector<data::Run>& runs) const {
        std::string lines;
        for (const data::Run& run : runs)
            lines += data::formatRunLine(run);
        const Result result = call({"scores", "import", "-", "--data-dir", m_folder.path().string()}, {lines});
        ASSERT_EQ(result.exitCode, 0) << result.out << result.err;
    }
    [[nodiscard]] std::vector<std::string> files() const {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(m_folder.path()))
            names.push_back(entry.path().filename().string());
        std::sort(names.begin(), names.end());
        return names;
    }
    [[nodiscard]] const Folder& folder() const noexcept { return m_folder; }

private:
    Folder m_folder;
};

TEST_F(Complete, NamesTheLevelsOfBothHousesAndTheOwnOnes) {
    std::filesystem::create_directory(folder().path() / "levels");
    static_cast<void>(folder().file("levels/plus.json", R"({"format": "lichter-aus/level", "version": 1, "id": "plus",
        "name": "Plus", "board": [".#.", "###", ".#."]})"));
    const auto levels = complete("levels");
    EXPECT_THAT(levels, Contains("terrace/doorbell"));
    EXPECT_THAT(levels, Contains("switch-room/night-owl"));
    EXPECT_THAT(levels, Contains("own/plus"));
}

TEST_F(Complete, NamesThePlayers) {
    import({smallRun({"Mina"}), smallRun({"Ada B", 1})});
    EXPECT_THAT(complete("packs"), Contains("shed"));
    EXPECT_THAT(complete("players"), ElementsAre("Ada B", "Mina"));
    EXPECT_THAT(complete("settings"), IsEmpty());
}

TEST_F(Complete, ChangesNothing) {
    EXPECT_THAT(complete("players"), IsEmpty());
    EXPECT_THAT(files(), IsEmpty());
    import({smallRun({"Mina"})});
    const auto before = files();
    static_cast<void>(complete("players"));
    EXPECT_EQ(files(), before);
}

TEST_F(Complete, LeavesADamagedFileWhereItIs) {
    for (const std::string& content : {std::string("no database"), "SQLite format 3" + std::string(5000, '\0')}) {
        const std::string file = folder().file(data::pathsIn(folder().path()).database().filename().string(), content);
        const auto before = files();
        EXPECT_THAT(complete("players"), IsEmpty());
        EXPECT_EQ(files(), before);
        std::ifstream in(file);
        EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), content);
    }
}

TEST_F(Complete, WorksWithoutAHome) {
    EXPECT_EQ(call({"complete", "players"}, {{}, {}}).exitCode, 0);
    EXPECT_THAT(call({"complete", "levels"}, {{}, {}}).out, HasSubstr("terrace/doorbell\n"));
}

TEST_F(Complete, IsNotShownInTheHelp) {
    EXPECT_THAT(call({"--help"}).out, testing::Not(HasSubstr("complete")));
    EXPECT_EQ(call({"complete", "houses"}).exitCode, 2);
    EXPECT_EQ(call({"complete"}).exitCode, 2);
}

} // namespace
} // namespace cli
