// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/CodeBits.hpp"

#include <gtest/gtest.h>

namespace {

using namespace puzzle;

TEST(CodeBits, WritesHighestBitFirstAndPadsWithZeros) {
    BitWriter writer;
    writer.put(0b101, 3);
    writer.put(0b1111, 4);
    EXPECT_EQ(std::move(writer).sextets(), (Sextets{0b101111, 0b100000}));
}

TEST(CodeBits, ReadsWhatWasWritten) {
    BitWriter writer;
    for (unsigned value = 0; value < 100; ++value)
        writer.put(value, 7);
    const Sextets sextets = std::move(writer).sextets();
    EXPECT_EQ(sextets.size(), sextetsFor(700));
    BitReader reader(sextets);
    for (unsigned value = 0; value < 100; ++value)
        ASSERT_EQ(reader.take(7), value);
    EXPECT_TRUE(reader.onlyZerosLeft());
    EXPECT_EQ(reader.take(20), 0U) << "zeros beyond the end";
}

TEST(CodeBits, SeesBitsThatAreLeft) {
    const Sextets sextets{0b000001};
    BitReader reader(sextets);
    EXPECT_EQ(reader.take(5), 0U);
    EXPECT_FALSE(reader.onlyZerosLeft());
}

TEST(CodeBits, CodeIsReadBackAndEveryWrongCharacterIsSeen) {
    const Sextets sextets{0, 1, 62, 63, 30};
    const std::string code = formatCode("XY", sextets);
    EXPECT_EQ(code.substr(0, 7), "XYAB-_e");
    const auto read = parseCode(code, "XY", 5, 5);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->sextets, sextets);
    EXPECT_TRUE(read->isChecked);
    for (std::size_t i = 2; i < code.size(); ++i)
        for (const char other : std::string("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")) {
            std::string wrong = code;
            wrong[i] = other;
            ASSERT_EQ(parseCode(wrong, "XY", 5, 5)->isChecked, other == code[i]) << wrong;
        }
}

/// Changes and swaps of characters, the check characters included.
TEST(CodeBits, DoubleCheckSeesEveryWrongCharacterAndEverySwap) {
    const Sextets sextets{0, 1, 62, 63, 30, 30, 7, 0};
    const std::string code = formatCode("XY", sextets, Checking::Double);
    const auto checked = [&](const std::string& text) {
        return parseCode(text, "XY", 8, 8, Checking::Double)->isChecked;
    };
    EXPECT_EQ(code.size(), 2 + sextets.size() + 2);
    ASSERT_TRUE(checked(code));
    EXPECT_EQ(parseCode(code, "XY", 8, 8, Checking::Double)->sextets, sextets);
    for (std::size_t i = 2; i < code.size(); ++i) {
        for (const char other : std::string("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")) {
            std::string wrong = code;
            wrong[i] = other;
            ASSERT_EQ(checked(wrong), other == code[i]) << wrong;
        }
        for (std::size_t j = 2; j < i; ++j) {
            std::string swapped = code;
            std::swap(swapped[i], swapped[j]);
            ASSERT_EQ(checked(swapped), code[i] == code[j]) << swapped;
        }
    }
}

/// The figure in CodeBits.hpp: a swap passes if and only if a multiple of 2039 places lies between the characters.
TEST(CodeBits, DoubleCheckMissesOnlySwapsOfCharactersFarApart) {
    Sextets sextets(5000);
    for (std::size_t i = 0; i < sextets.size(); ++i)
        sextets[i] = static_cast<unsigned>(i * i % 61);
    const std::string code = formatCode("XY", sextets, Checking::Double);
    for (std::size_t i = 3; i < code.size(); ++i) {
        std::string swapped = code;
        std::swap(swapped[2], swapped[i]);
        ASSERT_EQ(parseCode(swapped, "XY", 5000, 5000, Checking::Double)->isChecked,
                  code[2] == code[i] || (i - 2) % 2039 == 0)
            << i;
    }
}

TEST(CodeBits, RefusesOtherTexts) {
    const auto problem = [](std::string_view code) { return parseCode(code, "XY", 2, 3).error(); };
    EXPECT_EQ(problem(""), CodeProblem::NotACode);
    EXPECT_EQ(problem("XZAAA"), CodeProblem::NotACode);
    EXPECT_EQ(problem("XY"), CodeProblem::BadLength);
    EXPECT_EQ(problem("XYAA"), CodeProblem::BadLength);
    EXPECT_EQ(problem("XYAAAAA"), CodeProblem::BadLength);
    EXPECT_EQ(problem("XYAA+A"), CodeProblem::BadCharacter);
    EXPECT_TRUE(parseCode("XYAAA", "XY", 2, 3));
}

} // namespace
