#include "data/TemporaryFolder.hpp"
#include "data/levels/Library.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

class ToldProblemsTest : public testing::Test {
protected:
    [[nodiscard]] Problem damaged(const std::string& name, const std::string& content) const {
        test::put(m_folder / name, content);
        return {(m_folder / name).string(), {}, ProblemCode::Syntax, {"1", "1"}};
    }
    [[nodiscard]] std::vector<Problem> untold(const std::vector<Problem>& problems) const {
        return untoldProblems(problems, m_memory);
    }

    test::TemporaryFolder m_folder;
    std::filesystem::path m_memory = m_folder / "state/told";
};

TEST_F(ToldProblemsTest, EachFileIsToldOnceAsItIs) {
    const Problem one = damaged("one.json", "{");
    EXPECT_EQ(untold({one}), std::vector{one});
    EXPECT_TRUE(untold({one}).empty());
    const Problem other = damaged("other.json", "{");
    EXPECT_EQ(untold({one, other, other}), (std::vector{other, other})) << "the same content in another file";
    EXPECT_TRUE(untold({one, other}).empty());
    const Problem changed = damaged("one.json", "{{");
    EXPECT_EQ(untold({changed, other}), std::vector{changed});
}

TEST_F(ToldProblemsTest, WhatWasMendedIsForgotten) {
    const Problem one = damaged("one.json", "{");
    EXPECT_FALSE(untold({one}).empty());
    EXPECT_TRUE(untold({}).empty());
    EXPECT_FALSE(std::filesystem::exists(m_memory));
    EXPECT_FALSE(untold({one}).empty()) << "damaged again";
}

TEST_F(ToldProblemsTest, WithoutAMemoryAllIsTold) {
    const Problem one = damaged("one.json", "{");
    EXPECT_EQ(untoldProblems({one}, {}), std::vector{one});
    std::filesystem::create_directories(m_memory); // Nobody can write a file there.
    EXPECT_EQ(untold({one}), std::vector{one});
    EXPECT_EQ(untold({one}), std::vector{one});
    const Problem gone{"/no/such/file.json", {}, ProblemCode::FileMissing, {}};
    EXPECT_EQ(untold({gone}), std::vector{gone});
}

} // namespace
} // namespace data
