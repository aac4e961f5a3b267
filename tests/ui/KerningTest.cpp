// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/Font.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace ui::render {
namespace {

/// A font of the game, by file name.
class KerningTest : public testing::TestWithParam<const char*> {
protected:
    KerningTest() {
        const std::string file = std::string(UI_TEST_FONTS "/") + GetParam();
        FT_Face face = nullptr;
        require(FT_New_Face(m_library.get(), file.c_str(), 0, &face), file.c_str());
        m_face.reset(face);
    }
    /// In thousandths of an em.
    [[nodiscard]] int between(char32_t left, char32_t right) const {
        const int units = Kerning(m_face.get())
                              .between(FT_Get_Char_Index(m_face.get(), left), FT_Get_Char_Index(m_face.get(), right));
        return units * 1000 / m_face->units_per_EM;
    }
    [[nodiscard]] FT_Face face() const { return m_face.get(); }

private:
    Library m_library = openLibrary();
    FaceHandle m_face;
};

TEST_P(KerningTest, PullsSlantedLettersTogether) {
    for (const auto& [left, right] : {std::pair{U'A', U'V'}, {U'V', U'A'}, {U'T', U'o'}, {U'L', U'T'}, {U'Ä', U'V'}})
        EXPECT_LT(between(left, right), -20) << static_cast<int>(left) << ' ' << static_cast<int>(right);
}

TEST_P(KerningTest, LeavesStraightLettersAndDigitsAlone) {
    for (const auto& [left, right] : {std::pair{U'H', U'H'}, {U'n', U'm'}, {U'H', U'I'}, {U'1', U'8'}, {U'8', U'1'}})
        EXPECT_EQ(between(left, right), 0) << static_cast<int>(left) << ' ' << static_cast<int>(right);
}

TEST_P(KerningTest, IgnoresMissingGlyphs) {
    const Kerning kerning(face());
    const FT_UInt letter = FT_Get_Char_Index(face(), 'A');
    for (const FT_UInt glyph : {FT_UInt{0}, FT_UInt{0xFFFF}, FT_UInt{0x10000}, ~FT_UInt{0}}) {
        EXPECT_EQ(kerning.between(letter, glyph), 0) << glyph;
        EXPECT_EQ(kerning.between(glyph, letter), 0) << glyph;
    }
}

/// A stream that reads from a file as asked, where FreeType cannot map it.
struct UnmappedFile {
    explicit UnmappedFile(const std::string& name) {
        std::ifstream file(name, std::ios::binary);
        content.assign(std::istreambuf_iterator<char>(file), {});
        stream.size = static_cast<unsigned long>(content.size());
        stream.descriptor.pointer = this;
        stream.read = [](FT_Stream from, unsigned long at, unsigned char* to, unsigned long count) -> unsigned long {
            const std::string& all = static_cast<UnmappedFile*>(from->descriptor.pointer)->content;
            return count == 0 ? (at > all.size() ? 1 : 0) : all.copy(reinterpret_cast<char*>(to), count, at);
        };
    }
    UnmappedFile(const UnmappedFile&) = delete;
    UnmappedFile& operator=(const UnmappedFile&) = delete;

    std::string content;
    FT_StreamRec stream{};
};

TEST_P(KerningTest, ReadsTheSameFromFileThatIsNotMapped) {
    UnmappedFile file(std::string(UI_TEST_FONTS "/") + GetParam());
    FT_Open_Args arguments{};
    arguments.flags = FT_OPEN_STREAM;
    arguments.stream = &file.stream;
    FT_Face opened = nullptr;
    const Library library = openLibrary();
    require(FT_Open_Face(library.get(), &arguments, 0, &opened), GetParam());
    const FaceHandle unmapped(opened);
    ASSERT_NE(unmapped->stream->read, nullptr);
    ASSERT_EQ(face()->stream->read, nullptr) << "mapped";
    const Kerning one(face());
    const Kerning other(unmapped.get());
    for (char32_t left = U'!'; left <= U'z'; ++left)
        for (char32_t right = U'!'; right <= U'z'; ++right)
            ASSERT_EQ(one.between(FT_Get_Char_Index(face(), left), FT_Get_Char_Index(face(), right)),
                      other.between(FT_Get_Char_Index(face(), left), FT_Get_Char_Index(face(), right)))
                << static_cast<int>(left) << ' ' << static_cast<int>(right);
}

INSTANTIATE_TEST_SUITE_P(Fonts, KerningTest,
                         testing::Values("texgyreadventor-bold.otf", "Lato-Regular.ttf", "Lato-Semibold.ttf",
                                         "Lato-Bold.ttf"),
                         [](const auto& font) {
                             std::string name = font.param;
                             std::erase_if(name, [](char letter) { return letter == '-' || letter == '.'; });
                             return name;
                         });

} // namespace
} // namespace ui::render
