// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

/// The golden values were computed by a second implementation in another language. They must never change: that would
/// change every board ever identified by a seed.
namespace puzzle {
namespace {

using Numbers = std::vector<std::uint64_t>;

Numbers numbers(Random random, std::size_t count) {
    Numbers values(count);
    std::generate(values.begin(), values.end(), [&] { return random.next(); });
    return values;
}

Numbers numbersBelow(std::uint64_t bound, Random random, std::size_t count) {
    Numbers values(count);
    std::generate(values.begin(), values.end(), [&] { return random.below(bound); });
    return values;
}

TEST(Random, HashMatchesPublishedValues) {
    EXPECT_EQ(hash(""), 0xcbf29ce484222325U);
    EXPECT_EQ(hash("a"), 0xaf63dc4c8601ec8cU);
    EXPECT_EQ(hash("foobar"), 0x85944171f73967e8U);
    EXPECT_NE(hash(std::string_view("\0", 1)), hash(""));
    EXPECT_NE(hash("\xff"), hash("\x7f"));
}

TEST(Random, NumbersNeverChange) {
    EXPECT_EQ(numbers(Random(0), 4),
              (Numbers{0x99ec5f36cb75f2b4U, 0xbf6e1f784956452aU, 0x1a5f849d4933e6e0U, 0x6aa594f1262d2d2cU}));
    EXPECT_EQ(numbers(Random(1), 4),
              (Numbers{0xb3f2af6d0fc710c5U, 0x853b559647364ceaU, 0x92f89756082a4514U, 0x642e1c7bc266a3a7U}));
    EXPECT_EQ(numbers(Random(""), 4),
              (Numbers{0x21382ef092ed7068U, 0x5b54c052757adf62U, 0xa64cb2cf68795072U, 0xd35c15d5962035afU}));
    EXPECT_EQ(numbers(Random("evening"), 4),
              (Numbers{0xa26d1de91e1f884eU, 0x7ac810c15ce7af55U, 0xe990489972a5bd65U, 0x874cbae24a9301f6U}));
    EXPECT_EQ(numbers(Random("Gute Nacht ☾"), 4),
              (Numbers{0x94c35c4f98f41578U, 0x7585bd312351649fU, 0x887100b6e72baa03U, 0xc2577330a014ee07U}));
}

TEST(Random, BoundedNumbersNeverChange) {
    EXPECT_EQ(numbersBelow(6, Random("evening"), 20),
              (Numbers{5, 3, 4, 4, 1, 0, 5, 5, 0, 3, 5, 2, 0, 1, 0, 2, 3, 0, 0, 1}));
    EXPECT_EQ(numbersBelow(1'000'000'007, Random("evening"), 5),
              (Numbers{681265018, 514982960, 979636774, 567488184, 623205803}));
    EXPECT_EQ(numbersBelow(1, Random("evening"), 2), (Numbers{0, 0}));
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    for (const std::uint64_t drawn : numbersBelow(largest, Random("evening"), 100))
        EXPECT_LT(drawn, largest);
}

TEST(Random, IsUniform) {
    // Chi-square with 6 degrees of freedom: above 27.9 in one of ten thousand cases. The seed is fixed, and so is the
    // sum.
    constexpr std::size_t bound = 7;
    constexpr std::size_t draws = 70'000;
    constexpr double expected = static_cast<double>(draws) / bound;
    std::array<double, bound> counts{};
    for (const std::uint64_t drawn : numbersBelow(bound, Random("even"), draws))
        ++counts.at(drawn);
    double chiSquare = 0;
    for (const double count : counts)
        chiSquare += (count - expected) * (count - expected) / expected;
    EXPECT_LT(chiSquare, 27.9);
}

TEST(Random, SeedTextsNeverChange) {
    EXPECT_EQ(seedText(0), "w2dq2qu6");
    EXPECT_EQ(seedText(1), "ztvpzecp");
    EXPECT_EQ(seedText(std::numeric_limits<std::uint64_t>::max()), "u3t2v2n3");
}

} // namespace
} // namespace puzzle
