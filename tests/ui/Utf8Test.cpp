// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>

namespace ui {
namespace {

TEST(Utf8, DecodesEveryLength) {
    EXPECT_EQ(decodeUtf8("aß…😀"), U"aß…😀");
    EXPECT_EQ(decodeUtf8(""), U"");
}

TEST(Utf8, DecodesInvalidBytesAsReplacements) {
    EXPECT_EQ(decodeUtf8("\xFFx"), U"\xFFFDx");
    EXPECT_EQ(decodeUtf8("a\xC3"), U"a\xFFFD");         // Truncated.
    EXPECT_EQ(decodeUtf8("\xC3("), U"\xFFFD(");         // No continuation.
    EXPECT_EQ(decodeUtf8("\x80"), U"\xFFFD");           // A lone continuation byte.
    EXPECT_EQ(decodeUtf8("\xC0\xAF"), U"\xFFFD\xFFFD"); // Overlong '/'.
    EXPECT_EQ(decodeUtf8("\xE0\x80\xAF"), U"\xFFFD\xFFFD\xFFFD");
    EXPECT_EQ(decodeUtf8("\xED\xA0\x80"), U"\xFFFD\xFFFD\xFFFD");           // A surrogate.
    EXPECT_EQ(decodeUtf8("\xF4\x90\x80\x80"), U"\xFFFD\xFFFD\xFFFD\xFFFD"); // Above U+10FFFF.
}

TEST(Utf8, EncodesNoInvalidCharacter) {
    EXPECT_EQ(encodeUtf8(std::u32string{0xD800, 0x110000}), "\xEF\xBF\xBD\xEF\xBF\xBD");
}

RC_GTEST_PROP(Utf8, RoundTrips, ()) {
    const auto text = *rc::gen::container<std::u32string>(
        rc::gen::map(rc::gen::inRange<std::uint32_t>(0, 0x10FFFF - 0x800),
                     [](std::uint32_t n) { return static_cast<char32_t>(n < 0xD800 ? n : n + 0x800); }));
    RC_ASSERT(decodeUtf8(encodeUtf8(text)) == text);
}

RC_GTEST_PROP(Utf8, DecodesAnyBytes, (const std::string& bytes)) {
    const std::u32string text = decodeUtf8(bytes);
    RC_ASSERT(text.size() <= bytes.size());
    RC_ASSERT(decodeUtf8(encodeUtf8(text)) == text);
}

} // namespace
} // namespace ui
