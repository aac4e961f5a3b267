// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "CanvasFixture.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <cstddef>

namespace ui {
namespace {

constexpr TextStyle large{Face::Display, 94, 1.1F, -0.02F};

const sf::Color whiteInk = sf::Color::White;

float widthOf(const Canvas& canvas, std::string_view text, const TextStyle& style) {
    return canvas.textWidth(text, style);
}

TEST_F(CanvasTest, TextIsAsWideAsMeasured) {
    for (const TextStyle& style : {style::body, style::hero, style::button, style::bigNumber}) {
        float width = 0;
        const sf::Image image = drawn([&](Canvas& c) { width = c.text("Hamburg 11m", {100, 100}, style, whiteInk); });
        EXPECT_FLOAT_EQ(width, measured([&](const Canvas& c) { return widthOf(c, "Hamburg 11m", style); }));
        const sf::IntRect ink = inkOf(image);
        EXPECT_NEAR(ink.left, 100, 0.12F * style.size);
        EXPECT_NEAR(static_cast<float>(ink.width), width, 0.2F * style.size);
    }
}

TEST_F(CanvasTest, CapitalsAreCentredOnTheLine) {
    for (const sf::Vector2u window : {sf::Vector2u(800, 600), {1280, 800}, {3840, 2160}}) {
        for (const TextStyle& style : {style::body, style::screenTitle, style::label}) {
            const sf::Image image = drawn([&](Canvas& c) { c.text("HHH", {100, 200}, style, whiteInk); }, window);
            const sf::IntRect ink = inkOf(image);
            const float middle = static_cast<float>(ink.top) + static_cast<float>(ink.height) / 2;
            EXPECT_NEAR(middle, 200 * Viewport(window, 1).scale(), 1) << style.size << " at " << window.x;
        }
    }
}

TEST_F(CanvasTest, PositionsTextByAnchorAndAlignment) {
    const auto ink = [&](Align align, Anchor anchor) {
        return inkOf(drawn([&](Canvas& c) { c.text("HIH", {300, 200}, style::hero, whiteInk, align, anchor); }));
    };
    const sf::IntRect top = ink(Align::Left, Anchor::CapTop);
    EXPECT_NEAR(top.top, 200, 1);
    const sf::IntRect baseline = ink(Align::Right, Anchor::Baseline);
    EXPECT_NEAR(baseline.top + baseline.height, 200, 1);
    EXPECT_NEAR(baseline.left + baseline.width, 300, 8);
    const sf::IntRect centred = ink(Align::Centre, Anchor::CapMiddle);
    EXPECT_NEAR(static_cast<float>(centred.left) + static_cast<float>(centred.width) / 2, 300, 3);
}

TEST_F(CanvasTest, TextIsAtLeastTwelvePixels) {
    const TextStyle tiny{Face::Regular, 5};
    const TextStyle twelve{Face::Regular, 12};
    EXPECT_FLOAT_EQ(measured([&](const Canvas& c) { return widthOf(c, "window", tiny); }),
                    measured([&](const Canvas& c) { return widthOf(c, "window", twelve); }));
}

TEST_F(CanvasTest, DigitsHaveEqualWidth) {
    const float one = measured([&](const Canvas& c) { return widthOf(c, "1:11", style::clock); });
    const float eight = measured([&](const Canvas& c) { return widthOf(c, "8:88", style::clock); });
    EXPECT_FLOAT_EQ(one, eight);
    const float tight = measured([&](const Canvas& c) { return widthOf(c, "11", style::bigNumber); });
    const float loose = measured([&](const Canvas& c) { return widthOf(c, "11", style::clock); });
    EXPECT_NEAR(loose - tight, 4 * 0.085F * 46, 0.01F);
}

TEST_F(CanvasTest, TextIsKernedAndTrackingIsAdded) {
    measured([](const Canvas& c) {
        for (const TextStyle& style : {style::body, style::hero})
            EXPECT_LT(c.textWidth("AV", style), c.textWidth("A", style) + c.textWidth("V", style) - style.size / 30);
        EXPECT_FLOAT_EQ(c.textWidth("fi", style::body), c.textWidth("f", style::body) + c.textWidth("i", style::body))
            << "letters are drawn one by one, so no ligature takes their place";
        TextStyle wide = style::hero;
        wide.tracking = 0.5F;
        EXPECT_NEAR(c.textWidth("abc", wide), c.textWidth("abc", style::hero) + 62, 0.01F);
    });
}

TEST_F(CanvasTest, WrappedLinesFitAndParagraphsHaveMeasuredHeight) {
    const std::string text = "Bring das Haus ins Bett. Donaudampfschifffahrtsgesellschaftskapitän\nEnde";
    measured([&](const Canvas& c) {
        const std::vector<std::string> lines = c.wrap(text, style::body, 150);
        EXPECT_GT(lines.size(), 4U);
        EXPECT_EQ(lines.back(), "Ende");
        for (const std::string& line : lines) {
            EXPECT_LE(c.textWidth(line, style::body), 150);
        }
        const float one = c.paragraphHeight("x", 150, style::body);
        const float step = std::round(17 * 1.45F);
        EXPECT_NEAR(c.paragraphHeight(text, 150, style::body), one + step * static_cast<float>(lines.size() - 1),
                    0.01F);
    });
}

TEST_F(CanvasTest, ParagraphsStartAtTop) {
    float height = 0;
    const sf::Image image = drawn([&](Canvas& c) {
        height = c.paragraph("HHHH HHHH HHHH", {100, 100, 60, 0}, style::body, whiteInk);
    });
    const sf::IntRect ink = inkOf(image);
    EXPECT_NEAR(ink.top, 100, 1);
    EXPECT_NEAR(static_cast<float>(ink.height), height, 1.5F);
}

TEST_F(CanvasTest, ShortensLongTextWithEllipsis) {
    float width = 0;
    const sf::Image image = drawn([&](Canvas& c) {
        width = c.textFitted("A name that is much too long", {100, 100}, 120, style::body, whiteInk);
    });
    EXPECT_LE(width, 120);
    EXPECT_GT(width, 90);
    EXPECT_LE(inkOf(image).left + inkOf(image).width, 221);
    drawn([&](Canvas& c) {
        EXPECT_FLOAT_EQ(c.textFitted("short", {0, 0}, 120, style::body, whiteInk), c.textWidth("short", style::body));
        EXPECT_FLOAT_EQ(c.textFitted("no room", {0, 0}, 1, style::body, whiteInk), c.textWidth("…", style::body));
    });
}

TEST_F(CanvasTest, DrawsInvalidTextAsBoxes) {
    const std::string hostile = "\xFF\xC3(\xF8\x88\x80\x80\x80 \x01\x7F\xED\xA0\x80 \xF4\x8F\xBF\xBF 漢字 \xE2\x80\xAE";
    float width = 0;
    const sf::Image image = drawn([&](Canvas& c) { width = c.text(hostile, {50, 100}, style::body, whiteInk); });
    EXPECT_GT(width, 100);
    EXPECT_GT(inkOf(image).width, 100);
    EXPECT_TRUE(std::isfinite(width));
    drawn([&](Canvas& c) { EXPECT_EQ(c.text("", {50, 100}, style::body, whiteInk), 0); });
}

TEST_F(CanvasTest, UmlautsHaveTheirOwnGlyphs) {
    const auto pixels = [&](const char* text) {
        return inkOf(drawn([&](Canvas& c) { c.text(text, {100, 100}, style::hero, whiteInk); }));
    };
    EXPECT_LT(pixels("Ä").top, pixels("A").top);
    EXPECT_LT(pixels("ü").top, pixels("u").top);
    EXPECT_GT(pixels("ß").height, pixels("o").height);
}

TEST_F(CanvasTest, OutlinedLettersAreHollow) {
    const sf::Image image = drawn([](Canvas& c) {
        c.textOutline("I", {100, 100}, large, sf::Color::Transparent, whiteInk, 2);
    });
    const sf::IntRect ink = inkOf(image);
    const auto middle = static_cast<unsigned>(ink.left + ink.width / 2);
    EXPECT_EQ(grey(image, middle, 100), 0);
    EXPECT_GT(grey(image, static_cast<unsigned>(ink.left + 1), 100), 0.5F);
}

TEST_F(CanvasTest, TextGlowExtendsBeyondLetters) {
    const sf::IntRect sharp = inkOf(drawn([](Canvas& c) { c.text("I", {200, 200}, large, whiteInk); }));
    const sf::IntRect soft = inkOf(drawn([](Canvas& c) { c.textGlow("I", {200, 200}, large, whiteInk, 24); }));
    EXPECT_LT(soft.left, sharp.left - 8);
    EXPECT_GT(soft.width, sharp.width + 16);
    EXPECT_LE(soft.width, sharp.width + 48);
}

TEST(Resources, NamesMissingFont) {
    const auto none = Resources::open("/no/such/folder");
    ASSERT_FALSE(none.has_value());
    EXPECT_EQ(none.error().file, "/no/such/folder/texgyreadventor-bold.otf");
}

TEST_F(CanvasTest, SpritesTakeOneBytePerTexelAndHalosOnlyTheirSize) {
    (void)drawn([](Canvas& c) {
        for (const TextStyle& style : {large, style::body, style::secondary}) {
            c.text("Lichter Aus: 0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ", {10, 100}, style, whiteInk);
        }
    });
    const std::size_t letters = resources.textureBytes();
    EXPECT_GT(letters, 0U);
    EXPECT_LE(letters, 512U * 512U);
    (void)drawn([](Canvas& c) { c.halo({600, 400}, 160, whiteInk); });
    const std::size_t light = resources.textureBytes() - letters;
    EXPECT_GE(light, 320U * 320U);
    EXPECT_LE(light, 2U * 330U * 330U) << "baked at most √2 times as wide";
}

TEST_F(CanvasTest, DropsSpritesWhenScaleChanges) {
    const auto page = [](Canvas& c) { c.text("Lichter Aus", {100, 100}, large, whiteInk); };
    const sf::Image before = drawn(page);
    const std::size_t bytes = resources.textureBytes();
    for (const unsigned width : {1400U, 1500U, 1600U, 1700U}) {
        (void)drawn(page, {width, 1000});
    }
    EXPECT_LE(resources.textureBytes(), bytes);
    const sf::Image after = drawn(page);
    EXPECT_TRUE(std::equal(before.getPixelsPtr(), before.getPixelsPtr() + std::ptrdiff_t{4} * 1280 * 800,
                           after.getPixelsPtr()));
}

} // namespace
} // namespace ui
