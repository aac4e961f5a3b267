// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/Files.hpp"

#include "platform/Process.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>

namespace platform {
namespace {

namespace fs = std::filesystem;
using For = OpenFile::For;

class Files : public testing::Test {
protected:
    ~Files() override {
        std::error_code ignored; // What is left in the folder of temporary files does no harm.
        fs::remove_all(m_folder, ignored);
    }

    [[nodiscard]] fs::path path(const char* name) const { return m_folder / name; }
    [[nodiscard]] fs::path written(const char* name, const char* content) const {
        std::ofstream(path(name), std::ios::binary) << content;
        return path(name);
    }
    [[nodiscard]] static std::string content(const fs::path& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }

    fs::path m_folder = createTemporaryFolder("lichter-aus-files-");
};

TEST_F(Files, ReadsWhatIsThere) {
    OpenFile file(written("a", "one two"), For::Reading);
    ASSERT_TRUE(file.isOpen());
    const auto status = file.status();
    ASSERT_TRUE(status);
    EXPECT_EQ(status->kind, FileKind::Regular);
    EXPECT_EQ(status->size, 7U);
    EXPECT_EQ(status->names, 1U);
    EXPECT_TRUE(status->own);
    std::array<char, 3> bytes{};
    EXPECT_EQ(file.readAt(4, bytes.data(), bytes.size()), 3U);
    EXPECT_EQ(std::string(bytes.data(), bytes.size()), "two");
    OpenFile again(path("a"), For::Reading);
    EXPECT_EQ(again.read(bytes.data(), bytes.size()), 3U);
    EXPECT_EQ(std::string(bytes.data(), bytes.size()), "one");
}

TEST_F(Files, SaysWhyAFileCannotBeOpened) {
    EXPECT_EQ(OpenFile(path("none"), For::Reading).problem(), std::errc::no_such_file_or_directory);
    EXPECT_EQ(OpenFile(written("a", ""), For::Creating).problem(), std::errc::file_exists);
}

TEST_F(Files, FoldersAreNoFiles) {
    OpenFile folder(m_folder, For::Reading);
    const auto status = folder.isOpen() ? folder.status() : std::nullopt;
    EXPECT_TRUE(!status || status->kind == FileKind::Other);
}

TEST_F(Files, AppendsAtTheEnd) {
    for (const char* const line : {"one\n", "two\n"})
        OpenFile(path("log"), For::Appending).tryWrite(line);
    EXPECT_EQ(content(path("log")), "one\ntwo\n");
}

TEST_F(Files, TemporaryFilesAreNew) {
    auto [one, first] = createTemporary(path("x-"));
    auto [other, second] = createTemporary(path("x-"));
    ASSERT_TRUE(one.isOpen());
    ASSERT_TRUE(other.isOpen());
    EXPECT_NE(first, second);
    EXPECT_EQ(first.filename().string().size(), 2 + temporaryLetters);
    EXPECT_TRUE(one.write("kept") && one.sync() && one.close());
    EXPECT_EQ(content(first), "kept");
}

TEST_F(Files, LocksLastUntilTheFileIsClosed) {
    const fs::path file = written("a", "text");
    OpenFile one(file, For::Reading);
    OpenFile other(file, For::Reading);
    EXPECT_EQ(one.tryLock(), Locking::Taken);
    EXPECT_EQ(other.tryLock(), Locking::HeldByOther);
    {
        const OpenFile same = one.again();
        EXPECT_TRUE(one.close());
        EXPECT_EQ(other.tryLock(), Locking::HeldByOther);
        EXPECT_EQ(content(file), "text"); // A lock keeps nobody from reading.
    }
    EXPECT_EQ(other.tryLock(), Locking::Taken);
}

TEST_F(Files, KnowsItselfByAnotherName) {
    const OpenFile file(written("a", "text"), For::Reading);
    EXPECT_TRUE(file.isAt(path("a")));
    ASSERT_FALSE(renameToNew(path("a"), path("b")));
    EXPECT_TRUE(file.isAt(path("b")));
    static_cast<void>(written("a", "text"));
    EXPECT_FALSE(file.isAt(path("a")));
}

TEST_F(Files, RenamesWhatIsOpen) {
    OpenFile old(written("old", "old"), For::Reading);
    const std::error_code problem = renameReplacing(written("new", "new"), path("old"));
#ifdef _WIN32
    if (problem == std::errc::permission_denied)
        GTEST_SKIP() << "neither Wine 8 nor FAT replaces what is open";
#endif
    ASSERT_FALSE(problem);
    EXPECT_EQ(content(path("old")), "new");
    EXPECT_FALSE(fs::exists(path("new")));
    std::array<char, 3> bytes{};
    EXPECT_EQ(old.read(bytes.data(), bytes.size()), 3U);
    EXPECT_EQ(std::string(bytes.data(), bytes.size()), "old");
}

TEST_F(Files, NeverReplacesWithoutBeingAsked) {
    EXPECT_EQ(renameToNew(written("a", "a"), written("b", "b")), std::errc::file_exists);
    EXPECT_EQ(addName(path("a"), path("b")), std::errc::file_exists);
    EXPECT_EQ(content(path("b")), "b");
    EXPECT_EQ(createOwnFolder(path("b")), std::errc::file_exists);
}

TEST_F(Files, SecondNameIsTheSameFile) {
    ASSERT_FALSE(addName(written("a", "a"), path("b")));
    EXPECT_EQ(identityOf(path("a")), identityOf(path("b")));
    removeQuietly(path("a"));
    EXPECT_EQ(content(path("b")), "a");
    EXPECT_FALSE(identityOf(path("a")));
}

TEST_F(Files, IdentityTellsFilesApart) {
    EXPECT_NE(identityOf(written("a", "same")), identityOf(written("b", "same")));
    EXPECT_EQ(identityOf(path("a")), identityOf(path("a")));
}

TEST_F(Files, StateDiffersWhenTheFileHasChanged) {
    std::error_code problem;
    const auto before = stateOf(written("a", "short"), problem);
    const auto after = stateOf(written("a", "longer"), problem);
    ASSERT_TRUE(before && after);
    EXPECT_EQ(before->number, after->number);
    EXPECT_NE(*before, *after);
    EXPECT_FALSE(stateOf(path("none"), problem));
    EXPECT_EQ(problem, std::errc::no_such_file_or_directory);
}

TEST_F(Files, OnlyOneHasTheLockOfAFolder) {
    OpenFolder other(m_folder);
    {
        OpenFolder one(m_folder);
        EXPECT_EQ(one.tryLock(), Locking::Taken);
        EXPECT_EQ(other.tryLock(), Locking::HeldByOther);
    }
    EXPECT_EQ(other.tryLock(), Locking::Taken);
}

TEST_F(Files, OpensAndRemovesWhatIsInAFolder) {
    static_cast<void>(written("a", "text"));
    OpenFolder folder(m_folder);
    ASSERT_TRUE(folder.isOpen());
    {
        const OpenFile file = folder.openEntry("a");
        ASSERT_TRUE(file.isOpen());
        EXPECT_TRUE(folder.isEntry("a", file));
        EXPECT_FALSE(folder.isEntry("b", file));
        folder.removeEntry("a");
    }
    EXPECT_FALSE(fs::exists(path("a")));
    EXPECT_FALSE(OpenFolder(path("none")).isOpen());
}

TEST_F(Files, HeldFolderLeadsToItsFiles) {
    static_cast<void>(written("a", "text"));
    const HeldFolder folder(m_folder);
    ASSERT_TRUE(folder.isOpen());
    EXPECT_EQ(content(folder.path() / "a"), "text");
    EXPECT_EQ(HeldFolder(path("none")).problem(), std::errc::no_such_file_or_directory);
    EXPECT_FALSE(HeldFolder(path("a")).isOpen());
}

TEST(Process, KnowsItsNumber) {
    EXPECT_GT(processNumber(), 0);
    EXPECT_EQ(processNumber(), processNumber());
}

} // namespace
} // namespace platform
