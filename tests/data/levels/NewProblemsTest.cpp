// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/TemporaryFolder.hpp"
#include "data/levels/Library.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

class NewProblemsTest : public testing::Test {
protected:
    [[nodiscard]] Problem damaged(const std::string& name, const std::string& content) const {
        test::put(m_folder / name, content);
        return {(m_folder / name).string(), {}, ProblemCode::Syntax, {"1", "1"}};
    }
    [[nodiscard]] std::vector<Problem> unreported(const std::vector<Problem>& problems) const {
        return newProblems(problems, m_memory);
    }

    test::TemporaryFolder m_folder;
    std::filesystem::path m_memory = m_folder / "state/reported";
};

TEST_F(NewProblemsTest, ReportsEachStateOfFileOnce) {
    const Problem one = damaged("one.json", "{");
    EXPECT_EQ(unreported({one}), std::vector{one});
    EXPECT_TRUE(unreported({one}).empty());
    const Problem other = damaged("other.json", "{");
    EXPECT_EQ(unreported({one, other, other}), (std::vector{other, other})) << "the same content in another file";
    EXPECT_TRUE(unreported({one, other}).empty());
    const Problem changed = damaged("one.json", "{{");
    EXPECT_EQ(unreported({changed, other}), std::vector{changed});
}

TEST_F(NewProblemsTest, ForgetsRepairedFiles) {
    const Problem one = damaged("one.json", "{");
    EXPECT_FALSE(unreported({one}).empty());
    EXPECT_TRUE(unreported({}).empty());
    EXPECT_FALSE(std::filesystem::exists(m_memory));
    EXPECT_FALSE(unreported({one}).empty()) << "damaged again";
}

TEST_F(NewProblemsTest, ReportsEverythingWithoutMemory) {
    const Problem one = damaged("one.json", "{");
    EXPECT_EQ(newProblems({one}, {}), std::vector{one});
    std::filesystem::create_directories(m_memory); // Blocks the file.
    EXPECT_EQ(unreported({one}), std::vector{one});
    EXPECT_EQ(unreported({one}), std::vector{one});
    const Problem gone{"/no/such/file.json", {}, ProblemCode::FileMissing, {}};
    EXPECT_EQ(unreported({gone}), std::vector{gone});
}

} // namespace
} // namespace data
