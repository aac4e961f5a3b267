// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/ShareCode.hpp"

#include "lights/Boards.hpp"
#include "lights/Generators.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lights {
namespace {

using test::board;
using test::puzzle;

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A code with a valid check character for any text of zeros and ones, to get past the checksum.
std::string codeOf(std::string bits) {
    bits.resize((bits.size() + 5) / 6 * 6, '0');
    std::string code = "LA1";
    std::size_t sum = 0;
    for (std::size_t i = 0; i < bits.size() / 6; ++i) {
        const std::size_t value = std::stoul(bits.substr(i * 6, 6), nullptr, 2);
        sum += value * (2 * i + 1);
        code += alphabet[value];
    }
    return code + alphabet[sum % 64];
}

CodeProblem problemOf(std::string_view code) {
    const auto puzzle = decodePuzzle(code);
    if (puzzle)
        throw std::logic_error("a code was taken that should be refused");
    return puzzle.error();
}

/// Published codes must stay readable forever, so these never change. Encoded by hand from the specification.
TEST(ShareCode, GoldenCodes) {
    const std::vector<std::pair<std::string, Puzzle>> codes{
        {"LA1ChQAjvuID", puzzle(board({"..#..", ".###.", "#####", ".###.", "..#.."}))},
        {"LA1AgQC-", puzzle(board({"#"}))},
        {"LA1Agao6", puzzle(board({"."}), {Stamp::Square, Surface::Projective}, GoalKind::On)},
        {"LA1BA1MyEM", puzzle(board({"#._", "_.#"}), {Stamp::Cross, Surface::Torus}, GoalKind::On)},
        {"LA1BA60iFYw",
         test::picturePuzzle(board({"#._", "..#"}), {Stamp::Square, Surface::Projective}, board({".#_", "##."}))},
        {"LA2AQIIAot4", puzzle(board({"X."}))},
    };
    for (const auto& [code, known] : codes) {
        EXPECT_EQ(encodePuzzle(known), code);
        const auto decoded = decodePuzzle(code);
        ASSERT_TRUE(decoded) << code;
        EXPECT_EQ(*decoded, known);
    }
}

TEST(ShareCode, HasTwelveCharactersForFiveByFive) {
    EXPECT_EQ(encodePuzzle(puzzle(test::lit(5, 5))).size(), 12U);
}

RC_GTEST_PROP(ShareCode, RoundTrip, ()) {
    const Puzzle puzzle = test::anyPuzzle(12);
    const auto decoded = decodePuzzle(encodePuzzle(puzzle));
    RC_ASSERT(decoded.has_value());
    RC_ASSERT(*decoded == puzzle);
}

RC_GTEST_PROP(ShareCode, DetectsAnyWrongCharacter, ()) {
    const std::string code = encodePuzzle(test::anyPuzzle(8));
    const auto place = *rc::gen::inRange<std::size_t>(0, code.size());
    for (const char wrong : alphabet) {
        std::string mistyped = code;
        mistyped[place] = wrong;
        RC_ASSERT((wrong == code[place]) == decodePuzzle(mistyped).has_value());
    }
}

/// Whether the check character stays right if the character at `place` and the next one swap, as docs/level-format.md
/// says: values that are equal or differ by 32, or, for the last character of the board and the check character itself,
/// by a multiple of 64 / gcd(64, weight + 1).
bool swapPassesCheck(std::string_view code, std::size_t place) {
    const std::size_t apart = (64 + alphabet.find(code[place]) - alphabet.find(code[place + 1])) % 64;
    const std::size_t weight = 2 * (place - codePrefix.size()) + 1;
    return place + 2 == code.size() ? (weight + 1) * apart % 64 == 0 : apart % 32 == 0;
}

std::string withSwap(std::string code, std::size_t place) {
    std::swap(code[place], code[place + 1]);
    return code;
}

RC_GTEST_PROP(ShareCode, LongerFormDetectsEverySwap, ()) {
    const std::string code = encodePuzzle(test::anyPuzzle(16));
    RC_PRE(code.starts_with(longCodePrefix));
    const auto left = *rc::gen::inRange<std::size_t>(0, code.size());
    for (std::size_t right = 0; right < code.size(); ++right) {
        std::string swapped = code;
        std::swap(swapped[left], swapped[right]);
        RC_ASSERT(decodePuzzle(swapped).has_value() == (swapped == code));
    }
}

RC_GTEST_PROP(ShareCode, DetectsOtherSwaps, ()) {
    const std::string code = encodePuzzle(test::anyPuzzle(16));
    RC_PRE(code.starts_with(codePrefix));
    for (std::size_t place = codePrefix.size(); place + 1 < code.size(); ++place)
        RC_ASSERT(swapPassesCheck(code, place) || !decodePuzzle(withSwap(code, place)));
}

/// The figures in docs/level-format.md.
TEST(ShareCode, MissesFewSwaps) {
    struct Measured {
        int side;
        double percent; ///< Share of swaps of two different neighbours.
    };
    puzzle::Random random("swaps");
    for (const auto& [side, percent] : {Measured{4, 0.9}, Measured{5, 3.7}, Measured{6, 1.4}, Measured{8, 1.3},
                                        Measured{10, 1.4}, Measured{13, 2.9}, Measured{20, 1.5}}) {
        int swaps = 0;
        int missed = 0;
        for (int i = 0; i < 3000; ++i) {
            BitGrid lit(side, side);
            for (int r = 0; r < side; ++r)
                for (int c = 0; c < side; ++c)
                    lit.set({r, c}, random.below(2) == 1);
            const std::string code = encodePuzzle(puzzle(Board(std::move(lit))));
            for (std::size_t place = codePrefix.size(); place + 1 < code.size(); ++place) {
                if (code[place] == code[place + 1])
                    continue;
                ++swaps;
                missed += decodePuzzle(withSwap(code, place)) ? 1 : 0;
            }
        }
        EXPECT_NEAR(100.0 * missed / swaps, percent, 0.1) << side;
    }
}

RC_GTEST_PROP(ShareCode, DecoderSurvivesAnyText, (const std::string& text)) {
    for (const std::string& code : {text, "LA1" + text, "LA2" + text}) {
        const auto decoded = decodePuzzle(code);
        if (decoded)
            RC_ASSERT(encodePuzzle(*decoded) == code);
    }
}

RC_GTEST_PROP(ShareCode, DecoderSurvivesAnyBits, ()) {
    const auto bits = *rc::gen::container<std::string>(rc::gen::element('0', '1'));
    const std::string code = codeOf(bits);
    const auto decoded = decodePuzzle(code);
    if (decoded)
        RC_ASSERT(encodePuzzle(*decoded) == code);
}

TEST(ShareCode, HoldsLargestBoard) {
    const Puzzle large = test::picturePuzzle(board(std::vector<std::string>(100, std::string(99, '#') + "_")), {},
                                             board(std::vector<std::string>(100, std::string(99, '.') + "_")));
    const std::string code = encodePuzzle(large);
    const auto decoded = decodePuzzle(code);
    ASSERT_TRUE(decoded);
    EXPECT_EQ(*decoded, large);
    EXPECT_EQ(problemOf(code + "A"), CodeProblem::BadLength);
}

TEST(ShareCode, HoldsLargestBoardWithSealedCellsCurtainsAndADrawnStamp) {
    const Rules rules{*stampFromName("#...#"), Surface::Klein, true};
    const Puzzle large =
        test::picturePuzzle(board(std::vector<std::string>(100, std::string(98, '#') + "X_")), rules,
                            *parseGoal(std::vector<std::string>(100, "?#" + std::string(97, '.') + "_"), maxSide));
    const std::string code = encodePuzzle(large);
    EXPECT_EQ(code.size(), maxCodeLength);
    const auto decoded = decodePuzzle(code);
    ASSERT_TRUE(decoded);
    EXPECT_EQ(*decoded, large);
    EXPECT_EQ(problemOf(code + "A"), CodeProblem::BadLength);
}

TEST(ShareCode, TakesTheLongerFormOnlyWhereItIsNeeded) {
    for (const Stamp stamp : namedStamps)
        EXPECT_EQ(encodePuzzle(puzzle(board({"#_"}), {stamp, Surface::Plane})).starts_with("LA1"), isClassic(stamp));
    EXPECT_TRUE(encodePuzzle(puzzle(board({"#x"}))).starts_with("LA2"));
    EXPECT_TRUE(encodePuzzle(puzzle(board({"#_"}))).starts_with("LA1"));
}

/// A code of the second version with valid check characters.
std::string longCodeOf(std::string bits) {
    bits.resize((bits.size() + 5) / 6 * 6, '0');
    puzzle::Sextets sextets;
    for (std::size_t i = 0; i < bits.size(); i += 6)
        sextets.push_back(static_cast<unsigned>(std::stoul(bits.substr(i, 6), nullptr, 2)));
    return puzzle::formatCode("LA2", sextets, puzzle::Checking::Double);
}

TEST(ShareCode, RefusesImpossibleSealedBoards) {
    const std::string oneByTwo = "0000001"
                                 "0000010"
                                 "0000000";
    const auto problem = [&](const std::string& flags, const std::string& holes, const std::string& cells) {
        return problemOf(longCodeOf(flags + oneByTwo + holes + cells));
    };
    EXPECT_EQ(encodePuzzle(puzzle(board({"X."}))), longCodeOf("00000001" + oneByTwo + "0" + "1010"));
    EXPECT_EQ(problem("00000000", "0", "1010"), CodeProblem::BadContent) << "no flag";
    EXPECT_EQ(problem("00010000", "0", "1010"), CodeProblem::NewerVersion) << "a flag that has no meaning yet";
    EXPECT_EQ(problem("00010001", "0", "1010"), CodeProblem::NewerVersion) << "one flag too many";
    EXPECT_EQ(problem("10000001", "0", "1010"), CodeProblem::NewerVersion) << "one flag too many";
    EXPECT_EQ(problem("00000001", "0", "0010"), CodeProblem::BadContent) << "sealed cells announced, but none there";
    EXPECT_EQ(problem("00000001", "0", "1110"), CodeProblem::BadContent) << "nothing to press";
    EXPECT_EQ(problem("00000001", "1", "101000"), CodeProblem::BadContent) << "a seal on a hole";
    EXPECT_EQ(problem("00000001", "1", "100100"), CodeProblem::BadContent) << "a hole and a sealed cell";
    EXPECT_EQ(problem("00000001", "0", "101001"), CodeProblem::BadContent) << "padding that is not zero";
    EXPECT_EQ(problem("00000001", "0", "1010000000000"), CodeProblem::BadLength);
}

TEST(ShareCode, RefusesImpossibleCurtains) {
    const auto problem = [](const std::string& goal, const std::string& holes, const std::string& cells) {
        return problemOf(longCodeOf("00000100"
                                    "0000001"
                                    "0000010"
                                    "00000" +
                                    goal + holes + cells));
    };
    const Puzzle curtained = test::puzzle(board({"#."}).withCurtains(test::cells({"#."})));
    EXPECT_EQ(encodePuzzle(curtained), longCodeOf("00000100"
                                                  "0000001"
                                                  "0000010"
                                                  "0000000"
                                                  "0"
                                                  "1010"));
    EXPECT_EQ(problem("00", "0", "0010"), CodeProblem::BadContent) << "curtains announced, but none there";
    EXPECT_EQ(problem("00", "1", "101000"), CodeProblem::BadContent) << "a curtain on a hole";
    EXPECT_EQ(problem("10", "0", "101010"), CodeProblem::BadContent) << "a picture behind a curtain";
    EXPECT_EQ(problem("10", "0", "101000"), CodeProblem::BadContent) << "a picture that is just all off";
    EXPECT_EQ(problem("10", "0", "101001"), CodeProblem::BadContent) << "a picture that is just all on";
}

TEST(ShareCode, HoldsQuietHours) {
    const Puzzle quiet = test::puzzle(board({"#."}), {Stamp::Plus, Surface::Plane, true});
    const std::string code = encodePuzzle(quiet);
    EXPECT_EQ(code, longCodeOf("00001000"
                               "0000001"
                               "0000010"
                               "0000000"
                               "0"
                               "10"));
    EXPECT_EQ(decodePuzzle(code).value(), quiet);
    EXPECT_NE(code, encodePuzzle(quiet.atAnyTime()));
    const Puzzle all = test::picturePuzzle(board({"#X", "_."}).withCurtains(test::cells({"#.", ".."})),
                                           {Stamp::Ring, Surface::Torus, true}, board({".#", "_#"}));
    EXPECT_EQ(decodePuzzle(encodePuzzle(all)).value(), all);
    // The next bit is of a newer version.
    EXPECT_EQ(problemOf(longCodeOf("00010000"
                                   "0000001"
                                   "0000010"
                                   "0000000"
                                   "0"
                                   "10")),
              CodeProblem::NewerVersion);
}

TEST(ShareCode, RefusesImpossibleStamps) {
    const std::string twoByOne = "0000010"
                                 "0000001";
    const auto codeFor = [&](const std::string& flags, const std::string& number, const std::string& drawing) {
        return longCodeOf(flags + twoByOne + number +
                          "000"
                          "00"
                          "0" +
                          drawing + "10"); // A plane, all off, no holes.
    };
    const auto problem = [&](const std::string& flags, const std::string& number, const std::string& drawing) {
        return problemOf(codeFor(flags, number, drawing));
    };
    const std::string none(Stamp::cells, '0');
    const auto drawingOf = [](Stamp stamp) {
        std::string bits;
        for (std::size_t i = 0; i < Stamp::cells; ++i)
            bits += (stamp.bits() >> i & 1U) != 0 ? '1' : '0';
        return bits;
    };
    const auto stampIn = [](const std::string& code) { return decodePuzzle(code).value().rules().stamp; };
    EXPECT_EQ(stampIn(codeFor("00000010", "00", none)), Stamp::Lines);
    EXPECT_EQ(stampIn(codeFor("00000010", "01", none)), Stamp::OpenLines);
    EXPECT_EQ(stampIn(codeFor("00000010", "00", drawingOf(Stamp::Knight))), Stamp::Knight);
    EXPECT_EQ(rowsOf(stampIn(codeFor("00000010", "00", "0000000000001100000000000"))).front(), ".##") << "row by row";
    EXPECT_EQ(problem("00000010", "10", none), CodeProblem::BadContent) << "no such stamp";
    EXPECT_EQ(problem("00000010", "01", drawingOf(Stamp::Knight)), CodeProblem::BadContent) << "two stamps";
    for (const Stamp classic : classicStamps)
        EXPECT_EQ(problem("00000010", "00", drawingOf(classic)), CodeProblem::BadContent) << "LA1 has room for it";
    EXPECT_EQ(problem("00010010", "00", drawingOf(Stamp::Knight)), CodeProblem::NewerVersion);
    EXPECT_EQ(problem("00000000", "00", drawingOf(Stamp::Knight)), CodeProblem::BadLength);
}

TEST(ShareCode, ReportsProblem) {
    EXPECT_EQ(problemOf(""), CodeProblem::NotACode);
    EXPECT_EQ(problemOf("la1ChQAjvuID"), CodeProblem::NotACode);
    EXPECT_EQ(problemOf("LA3ChQAjvuID"), CodeProblem::NewerVersion);
    EXPECT_EQ(problemOf("LA2ChQAjvuID"), CodeProblem::BadChecksum) << "another version";
    EXPECT_EQ(problemOf("LA1"), CodeProblem::BadLength);
    EXPECT_EQ(problemOf("LA1ChQA"), CodeProblem::BadLength);
    EXPECT_EQ(problemOf("LA1ChQAjvuI"), CodeProblem::BadLength);
    EXPECT_EQ(problemOf("LA1ChQAjvuIDD"), CodeProblem::BadLength);
    EXPECT_EQ(problemOf("LA1" + std::string(1000000, 'A')), CodeProblem::BadLength);
    EXPECT_EQ(problemOf("LA1ChQAjvuI="), CodeProblem::BadCharacter);
    EXPECT_EQ(problemOf("LA1ChQAj uID"), CodeProblem::BadCharacter);
    EXPECT_EQ(problemOf(std::string_view("LA1ChQA\0vuID", 12)), CodeProblem::BadCharacter);
    EXPECT_EQ(problemOf("LA1ChQAjvuIE"), CodeProblem::BadChecksum);
}

TEST(ShareCode, RefusesImpossibleBoards) {
    const std::string one = "0000001";
    const std::string two = "0000010";
    ASSERT_TRUE(decodePuzzle(codeOf(one + two +
                                    "00"
                                    "000"
                                    "00"
                                    "0"
                                    "10")));
    const auto refused = [](const std::string& bits) { return problemOf(codeOf(bits)) == CodeProblem::BadContent; };
    EXPECT_TRUE(refused("0000000" + two +
                        "00"
                        "000"
                        "00"
                        "0"
                        "10"))
        << "no rows";
    EXPECT_TRUE(refused("1100101" + two +
                        "00"
                        "000"
                        "00"
                        "0"
                        "10"))
        << "101 rows";
    EXPECT_TRUE(refused(one + "1111111"
                              "00"
                              "000"
                              "00"
                              "0"
                              "10"))
        << "127 columns";
    EXPECT_TRUE(refused(one + two +
                        "11"
                        "000"
                        "00"
                        "0"
                        "10"))
        << "no such stamp";
    EXPECT_TRUE(refused(one + two +
                        "00"
                        "110"
                        "00"
                        "0"
                        "10"))
        << "no such surface";
    EXPECT_TRUE(refused(one + two +
                        "00"
                        "000"
                        "11"
                        "0"
                        "10"))
        << "no such goal";
    EXPECT_TRUE(refused(one + two +
                        "00"
                        "000"
                        "00"
                        "1"
                        "00"
                        "10"))
        << "holes announced, but none there";
    EXPECT_TRUE(refused(one + two +
                        "00"
                        "000"
                        "00"
                        "1"
                        "11"
                        "00"))
        << "nothing but holes";
    EXPECT_TRUE(refused(one + two +
                        "00"
                        "000"
                        "00"
                        "1"
                        "10"
                        "10"))
        << "light on a hole";
    EXPECT_TRUE(refused(one + two +
                        "00"
                        "000"
                        "10"
                        "1"
                        "10"
                        "00"
                        "10"))
        << "a target on a hole";
    // The last bit only pads the 23 bits before it to full characters.
    EXPECT_TRUE(refused(one + one +
                        "00"
                        "000"
                        "00"
                        "0"
                        "1"
                        "1"))
        << "padding that is not zero";
}

TEST(ShareCode, IsRecognisedByPrefix) {
    EXPECT_TRUE(looksLikeCode("LA1"));
    EXPECT_TRUE(looksLikeCode("LA1 or not"));
    EXPECT_TRUE(looksLikeCode("LA2AQIIAot4"));
    EXPECT_FALSE(looksLikeCode("LA3"));
    EXPECT_FALSE(looksLikeCode("LA"));
    EXPECT_FALSE(looksLikeCode(" LA1"));
}

} // namespace
} // namespace lights
