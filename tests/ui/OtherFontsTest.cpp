// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests how letters are drawn that the game's fonts lack.

#include "ui/SystemFonts.hpp"
#include "ui/render/Store.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace ui::render {
namespace {

namespace fs = std::filesystem;

const fs::path fontFolder = UI_TEST_FONTS;
const fs::path adventor = fontFolder / "texgyreadventor-bold.otf";
constexpr char32_t cyrillic = U'ш'; ///< Lato has it, Adventor lacks it.
constexpr char32_t heart = U'♥';    ///< Adventor has it, Lato lacks it.
constexpr char32_t kana = U'か';    ///< Both lack it.
constexpr GlyphLook large{40, 0, 0, 0};

/// A configuration of fontconfig that knows the game's four fonts only, whatever this machine has.
class SystemFontsTest : public testing::Test {
protected:
    SystemFontsTest() {
        std::string name = (fs::temp_directory_path() / "lichter-fonts-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr)
            throw std::runtime_error("no temporary folder");
        m_folder = name;
        std::ofstream(configuration()) << "<?xml version=\"1.0\"?><fontconfig><dir>" << fontFolder.string()
                                       << "</dir><cachedir>" << m_folder.string() << "</cachedir></fontconfig>";
    }
    ~SystemFontsTest() override {
        std::error_code ignored; // A folder left behind in /tmp does not fail a test.
        fs::remove_all(m_folder, ignored);
    }
    [[nodiscard]] fs::path configuration() const { return m_folder / "fonts.conf"; }
    [[nodiscard]] static std::string nameOf(const std::optional<FontFile>& font) {
        return font ? font->file.filename().string() : std::string();
    }

private:
    fs::path m_folder;
};

TEST_F(SystemFontsTest, FindsFontOfWantedWeightThatHasTheCharacter) {
    const FontFinder fonts = systemFonts(configuration());
    EXPECT_EQ(nameOf(fonts(cyrillic, false)), "Lato-Regular.ttf");
    EXPECT_EQ(nameOf(fonts(cyrillic, true)), "Lato-Bold.ttf");
    EXPECT_EQ(nameOf(fonts(heart, false)), adventor.filename().string()) << "the only one that has it";
}

TEST_F(SystemFontsTest, FindsNoFontForCharacterThatAllLack) {
    EXPECT_FALSE(systemFonts(configuration())(kana, false));
}

TEST_F(SystemFontsTest, FindsNothingWithoutFonts) {
    EXPECT_FALSE(systemFonts(configuration().parent_path() / "missing.conf")(cyrillic, false));
    std::ofstream(configuration()) << "no XML";
    EXPECT_FALSE(systemFonts(configuration())(cyrillic, false));
}

class OtherFontsTest : public testing::Test {
protected:
    [[nodiscard]] static Font open(FT_Library library, const std::string& file) {
        return Font::open(library, {fontFolder / file}).value();
    }
    [[nodiscard]] static Store store(FontFinder finder) {
        Library library = openLibrary();
        Fonts fonts{open(library.get(), "texgyreadventor-bold.otf"), open(library.get(), "Lato-Regular.ttf"),
                    open(library.get(), "Lato-Semibold.ttf"), open(library.get(), "Lato-Bold.ttf")};
        return Store(std::move(library), std::move(fonts), std::move(finder));
    }
    /// The advance in one of the fonts, by file name.
    [[nodiscard]] float advanceIn(const std::string& file, char32_t character) {
        return open(m_library.get(), file).advance(character);
    }

private:
    Library m_library = openLibrary();
};

TEST_F(OtherFontsTest, OwnLettersAskForNoOtherFont) {
    int asked = 0;
    Store own = store([&asked](char32_t, bool) -> std::optional<FontFile> {
        ++asked;
        return std::nullopt;
    });
    EXPECT_EQ(own.advance(Face::Regular, U'ß'), advanceIn("Lato-Regular.ttf", U'ß'));
    EXPECT_EQ(own.advance(Face::Display, cyrillic), advanceIn("Lato-Bold.ttf", cyrillic)) << "Lato helps Adventor out";
    EXPECT_EQ(asked, 0);
}

TEST_F(OtherFontsTest, MissingLetterComesFromAnotherFontAndIsLookedUpOnce) {
    std::vector<std::pair<char32_t, bool>> asked;
    Store helped = store([&asked](char32_t character, bool bold) -> std::optional<FontFile> {
        asked.emplace_back(character, bold);
        return FontFile{adventor};
    });
    const float wanted = advanceIn(adventor.filename().string(), heart);
    EXPECT_NE(wanted, advanceIn("Lato-Regular.ttf", heart)) << "else this test says nothing";
    EXPECT_EQ(helped.advance(Face::Regular, heart), wanted);
    EXPECT_GT(helped.glyph(Face::Regular, heart, large).sprite.area.width, 0);
    EXPECT_EQ(helped.kerning(Face::Regular, U'A', heart), 0) << "letters of two fonts have no kerning";
    EXPECT_EQ(helped.advance(Face::Regular, U'♦'), advanceIn(adventor.filename().string(), U'♦'));
    EXPECT_EQ(asked, (std::vector{std::pair(heart, false)})) << "the second letter is in the font of the first";
    EXPECT_EQ(helped.advance(Face::Bold, heart), wanted);
    EXPECT_EQ(asked.size(), 2U) << "bold letters want a bold font";
}

TEST_F(OtherFontsTest, AnotherTypefaceDrawsAllButWhatItLacks) {
    Store own = store({});
    const float usual = own.advance(Face::Bold, U'm');
    const auto dyslexic = [&](const char* weight) {
        return *Font::open(own.library(), {fontFolder / (std::string("OpenDyslexic-") + weight + ".otf")},
                           {.size = 0.5F, .evenDigits = true});
    };
    EXPECT_NE(advanceIn("OpenDyslexic-Bold.otf", U'1'), advanceIn("OpenDyslexic-Bold.otf", U'4'));
    own.use(ui::render::Typeface{dyslexic("Regular"), dyslexic("Bold"), 0.4F});
    EXPECT_FLOAT_EQ(own.advance(Face::Bold, U'1'), advanceIn("OpenDyslexic-Bold.otf", U'4') / 2) << "the widest";
    EXPECT_EQ(own.advance(Face::Bold, U'1'), own.advance(Face::Bold, U'4')) << "a clock does not jitter";
    EXPECT_EQ(own.capHeight(Face::Bold), 0.4F);
    EXPECT_TRUE(own.usesOther());
    for (const auto& [face, file] :
         {std::pair(Face::Regular, "OpenDyslexic-Regular.otf"), std::pair(Face::Semibold, "OpenDyslexic-Bold.otf"),
          std::pair(Face::Display, "OpenDyslexic-Bold.otf")})
        EXPECT_FLOAT_EQ(own.advance(face, U'm'), advanceIn(file, U'm') / 2) << file;
    EXPECT_EQ(own.advance(Face::Regular, cyrillic), advanceIn("Lato-Regular.ttf", cyrillic)) << "Lato helps out";
    EXPECT_GT(own.glyph(Face::Display, U'm', large).sprite.area.width, 0);
    own.use(std::nullopt);
    EXPECT_EQ(own.advance(Face::Bold, U'm'), usual);
}

TEST_F(OtherFontsTest, WithoutAnyFontABoxIsDrawn) {
    for (const std::optional<FontFile>& found :
         {std::optional<FontFile>(), std::optional(FontFile{fontFolder / "missing.ttf"}),
          std::optional(FontFile{adventor}), std::optional(FontFile{adventor, 7})}) {
        int asked = 0;
        Store helpless = store([&](char32_t, bool) {
            ++asked;
            return found;
        });
        EXPECT_EQ(helpless.advance(Face::Semibold, kana), advanceIn("Lato-Semibold.ttf", kana));
        EXPECT_EQ(helpless.advance(Face::Semibold, kana), advanceIn("Lato-Semibold.ttf", kana));
        EXPECT_GE(helpless.glyph(Face::Semibold, kana, large).offset.x, 0);
        EXPECT_EQ(asked, 1);
    }
}

} // namespace
} // namespace ui::render
