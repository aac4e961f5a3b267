// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/UserFolders.hpp"

#include "data/TemporaryFolder.hpp"
#include "data/files/Png.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace data {
namespace {

namespace fs = std::filesystem;

class UserFoldersTest : public testing::Test {
protected:
    UserFoldersTest() { fs::create_directories(folder / "home/Bilder"); }
    /// The folder for pictures where user-dirs.dirs holds this text.
    [[nodiscard]] std::optional<fs::path> withFile(const std::string& text) const {
        test::put(folder / "config/user-dirs.dirs", text);
        return picturesFolder(paths);
    }

    test::TemporaryFolder folder;
    Paths paths{folder / "data/lichter-aus", folder / "config/lichter-aus", folder / "state", folder / "home"};
};

TEST_F(UserFoldersTest, PicturesAreWhereTheDesktopSays) {
    EXPECT_EQ(withFile("# A comment\nXDG_DESKTOP_DIR=\"$HOME/Desktop\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n"),
              folder / "home/Bilder");
    EXPECT_EQ(withFile("  XDG_PICTURES_DIR=\"$HOME/Bilder\""), folder / "home/Bilder");
    fs::create_directories(folder / "else \"where\"");
    EXPECT_EQ(withFile("XDG_PICTURES_DIR=\"" + (folder / "else \\\"where\\\"").string() + "\"\n"),
              folder / "else \"where\"");
}

TEST_F(UserFoldersTest, ThereIsNoneUnlessItIsSaidAndThere) {
    EXPECT_FALSE(picturesFolder(paths)) << "no file";
    EXPECT_FALSE(withFile(""));
    EXPECT_FALSE(withFile("XDG_PICTURES_DIR=\"$HOME\"\n")) << "as the specification says it";
    EXPECT_FALSE(withFile("XDG_PICTURES_DIR=\"$HOME/\"\n"));
    EXPECT_FALSE(withFile("XDG_PICTURES_DIR=\"$HOME/Gone\"\n"));
    EXPECT_FALSE(withFile("XDG_PICTURES_DIR=\"Bilder\"\n")) << "relative";
    EXPECT_FALSE(withFile("XDG_PICTURES_DIR=\"$HOMEBilder\"\n"));
    EXPECT_FALSE(withFile("XDG_PICTURES_DIR=\"$HOME/Bilder\n")) << "not closed";
    EXPECT_FALSE(withFile("XDG_PICTURES_DIR=$HOME/Bilder\n")) << "not quoted";
    test::put(folder / "home/file", "");
    EXPECT_FALSE(withFile("XDG_PICTURES_DIR=\"$HOME/file\"\n"));
    paths.home.clear();
    EXPECT_FALSE(withFile("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n")) << "everything is in the folder of --data-dir";
}

TEST(PngTest, HasSizeAndChunks) {
    const std::vector<std::uint8_t> pixels(std::size_t{4} * 3 * 2, 200);
    const std::string file = pngOf(pixels, 3);
    EXPECT_EQ(file.substr(0, 8), "\x89PNG\r\n\x1A\n");
    EXPECT_EQ(file.substr(8, 8), std::string("\0\0\0\x0DIHDR", 8));
    EXPECT_EQ(file.substr(16, 8), std::string("\0\0\0\3\0\0\0\2", 8));
    EXPECT_EQ(file.substr(file.size() - 12), std::string("\0\0\0\0IEND\xAE\x42\x60\x82", 12));
}

TEST(PngTest, IsEmptyOnceItIsCancelled) {
    const std::vector<std::uint8_t> pixels(std::size_t{4} * 8 * 80, 7);
    int asked = 0;
    EXPECT_EQ(pngOf(pixels, 8,
                    [&asked] {
                        ++asked;
                        return asked == 2;
                    }),
              "");
    EXPECT_EQ(asked, 2);
}

} // namespace
} // namespace data
