// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Generator.hpp"

#include "lights/Boards.hpp"
#include "lights/OptimumCounts.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Classes.hpp"
#include "lights/solver/HardestBoards.hpp"
#include "lights/solver/Prover.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace lights {
namespace {

using Kind = GenerateProblem::Kind;

std::string codeOf(const RandomSetting& setting, std::string_view seed) {
    return encodePuzzle(generate(setting, seed).value().puzzle);
}

RandomSetting setting(int rows, int columns, std::variant<Difficulty, int> wanted = Difficulty::Any, Rules rules = {},
                      GoalKind goal = GoalKind::Off) {
    return {rows, columns, rules, goal, wanted};
}

struct Golden {
    RandomSetting setting;
    std::string seed;
    std::string code;
};

/// The first of the boards drawn from a seed whose optimum, fully proven, is in the class.
std::string firstOfClass(const RandomSetting& wanted, std::string_view seed) {
    const auto classes = possibilities(wanted.rows, wanted.columns, wanted.rules).value().classes;
    const OptimumRange range = classes.range(std::get<Difficulty>(wanted.wanted));
    const Prover prover(wanted.rows, wanted.columns, wanted.rules);
    const GenerateControl control;
    Effort effort(control, 1);
    puzzle::Random random("lichter-aus/board/1\n" + key(wanted) + "\n" + std::string(seed));
    while (true) {
        const BitGrid presses = randomPresses(prover, random);
        if (range.contains(static_cast<int>(prover.fewest(presses, effort).value().count())))
            return encodePuzzle(*Puzzle::make(Board(prover.changed(presses)), wanted.rules, GoalKind::Off));
    }
}

/// A proof is broken off where the board is of an easier class: by a transform, lines in one class or three, and with
/// several blocks.
TEST(Generator, TakesTheFirstBoardOfTheClass) {
    for (const RandomSetting& wanted :
         {setting(16, 16, Difficulty::Hardest), setting(17, 17, Difficulty::Hardest, {Stamp::Square, Surface::Plane}),
          setting(11, 9, Difficulty::Hardest, {Stamp::Square, Surface::Cylinder}),
          setting(12, 12, Difficulty::Hard, {Stamp::Square, Surface::Torus}),
          setting(15, 15, Difficulty::Hardest, {Stamp::Cross, Surface::Torus}),
          setting(18, 9, Difficulty::Hard, {Stamp::Knight, Surface::Klein}),
          setting(32, 33, Difficulty::Medium, {Stamp::Cross, Surface::Moebius})})
        EXPECT_EQ(codeOf(wanted, "first"), firstOfClass(wanted, "first")) << key(wanted);
}

/// These boards must never change.
TEST(Generator, BoardsNeverChange) {
    const std::vector<Golden> boards{
        {setting(5, 5), "evening", "LA1ChQC6FMo4"},
        {setting(5, 5, Difficulty::Easy), "evening", "LA1ChQDFxRmp"},
        {setting(5, 5, Difficulty::Medium), "evening", "LA1ChQD1gHQS"},
        {setting(5, 5, Difficulty::Hard), "evening", "LA1ChQCWDmIQ"},
        {setting(5, 5, Difficulty::Hardest), "evening", "LA1ChQD3HWK6"},
        {setting(5, 5, 15), "evening", "LA1ChQAkiY-J"},
        {setting(3, 3), "daily/2026-01-01", "LA1BgwCygB"},
        {setting(4, 4, 7, {Stamp::Plus, Surface::Plane}, GoalKind::On), "", "LA1CBAKDRAh"},
        {setting(6, 6, Difficulty::Hard, {Stamp::Plus, Surface::Torus}), "Gute Nacht ☾", "LA1DBhAhS9W4EB"},
        {setting(7, 9, Difficulty::Hardest, {Stamp::Cross, Surface::Moebius}, GoalKind::Picture), "figure",
         "LA1DiVxO55RmjQ9HpnbE44g47EnYU"},
        {setting(8, 8, Difficulty::Easy, {Stamp::Square, Surface::Klein}), "1", "LA1ECKBGsnkxPVbHMQ7"},
        {setting(9, 9, 20, {Stamp::Plus, Surface::Plane}, GoalKind::Picture), "2",
         "LA1EiQSlvJUbZyIzcuEl-_31UADgAVX3-8k"},
        {setting(10, 10, Difficulty::Medium, {Stamp::Cross, Surface::Projective}, GoalKind::On), "3",
         "LA1FCmpC7J6HZeKkBsCbdVqQW"},
        {setting(2, 70, Difficulty::Hard, {Stamp::Plus, Surface::Cylinder}), "two words of one row",
         "LA1BRgiFkxShotNmaBQiNnYtTvqn1fQ"},
        {setting(21, 12, Difficulty::Hardest, {Stamp::Square, Surface::Plane}), "measured",
         "LA1KjIDAwGbJTECYPtT6QML8i-WKze8_Dc8wCnGhhFrLACSswA"},
        {setting(1, 1, Difficulty::Easy, {}, GoalKind::Picture), "lit", "LA1AgQRn"},
    };
    for (const Golden& golden : boards)
        EXPECT_EQ(codeOf(golden.setting, golden.seed), golden.code) << key(golden.setting) << " " << golden.seed;
}

/// Checks the board of a seed for Difficulty::Any against a second implementation.
TEST(Generator, MatchesSecondImplementation) {
    for (const std::string seed : {"", "evening", "Gute Nacht ☾", "a\nb"}) {
        puzzle::Random random("lichter-aus/board/1\n66x3,torus,plus,on,any\n" + seed);
        Board expected = test::lit(66, 3);
        for (int r = 0; r < 66; ++r) {
            const std::uint64_t bits = random.next();
            for (int c = 0; c < 3; ++c)
                if (((bits >> c) & 1U) != 0)
                    press(expected, {Stamp::Plus, Surface::Torus}, {r, c});
        }
        const RandomSetting torus = setting(66, 3, Difficulty::Any, {Stamp::Plus, Surface::Torus}, GoalKind::On);
        EXPECT_EQ(generate(torus, seed)->puzzle.start(), expected);
    }
}

/// How unevenly boards are generated: the chi-square sum over `boards` equally likely ones.
double chiSquare(const Generator& generator, int draws, double boards) {
    std::map<std::string, int> counts;
    for (int i = 0; i < draws; ++i)
        ++counts[encodePuzzle(generator.board("draw " + std::to_string(i)).value().puzzle)];
    EXPECT_LE(static_cast<double>(counts.size()), boards);
    const double expected = draws / boards;
    double sum = (boards - static_cast<double>(counts.size())) * expected; // Boards that never came up.
    for (const auto& [code, count] : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

/// Expects the sum to be within what only one in ten thousand uniform generators exceeds either way (with so many
/// degrees of freedom the normal approximation is good enough). The seeds are fixed, so this cannot fail by chance.
void expectEven(double sum, double boards) {
    const double freedom = boards - 1;
    EXPECT_NEAR(sum, freedom, 3.9 * std::sqrt(2 * freedom));
}

TEST(Generator, GeneratesSolvableBoardsUniformly) {
    constexpr int draws = 100'000;
    const double three = (1 << 9) - 1; // All boards but the dark one.
    const double four = (1 << 12) - 1; // 4×4 has four quiet patterns.
    expectEven(chiSquare(Generator::make(setting(3, 3)).value(), draws, three), three);
    expectEven(chiSquare(Generator::make(setting(4, 4)).value(), draws, four), four);
    const RandomSetting cylinder = setting(3, 4, Difficulty::Any, {Stamp::Plus, Surface::Cylinder}, GoalKind::On);
    const std::size_t rank = test::NumberedPresses(3, 4, cylinder.rules).rank();
    ASSERT_GE(rank, 8U);
    const double some = std::exp2(rank) - 1;
    expectEven(chiSquare(Generator::make(cylinder).value(), draws, some), some);
}

TEST(Generator, GeneratesBoardsOfClassUniformly) {
    const auto counts = test::optimumCounts(4, 4, {});
    const auto row = findCompiled(4, 4, {}).value();
    double hard = 0;
    for (int optimum = row.lastMedium + 1; optimum < row.firstHardest; ++optimum)
        hard += static_cast<double>(counts[static_cast<std::size_t>(optimum)]);
    expectEven(chiSquare(Generator::make(setting(4, 4, Difficulty::Hard)).value(), 50'000, hard), hard);
}

TEST(Generator, ReachesEveryOptimum) {
    for (const auto& [rows, columns, largest] : {std::tuple{5, 5, 15}, {4, 4, 7}, {3, 3, 9}, {2, 2, 4}, {1, 1, 1}})
        for (int optimum = 1; optimum <= largest; ++optimum) {
            const auto board = generate(setting(rows, columns, optimum), "every");
            ASSERT_TRUE(board.has_value()) << rows << "x" << columns << ", " << optimum;
            EXPECT_EQ(board->optimum, optimum);
            const Answer answer = solve(board->puzzle);
            EXPECT_TRUE(answer.solvable() && answer.result->exact());
            EXPECT_EQ(answer.result->moves(), optimum);
        }
}

TEST(Generator, ProvesSmallOptimaWithManyQuietPatterns) {
    const auto board = generate(setting(79, 79, 5), "few");
    ASSERT_TRUE(board.has_value());
    EXPECT_EQ(solve(board->puzzle).result->moves(), 5);
}

TEST(Generator, GeneratesLargeBoards) {
    const auto board = generate(setting(100, 100, Difficulty::Hardest), "large");
    ASSERT_TRUE(board.has_value());
    const Answer answer = solve(board->puzzle);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.result->moves(), board->optimum);
    EXPECT_GT(board->optimum, 5090);
    EXPECT_TRUE(generate(setting(100, 1), "narrow").has_value());
    EXPECT_EQ(generate(setting(100, 100, 9999), "nearly all")->optimum, 9999);
}

TEST(Generator, RefusesImpossibleSettings) {
    const auto problem = [](const RandomSetting& wish) {
        const auto board = generate(wish, "seed");
        EXPECT_FALSE(board.has_value()) << key(wish);
        return board ? GenerateProblem{} : board.error();
    };
    for (const auto& [rows, columns] : {std::pair{0, 5}, {5, 0}, {101, 5}, {5, 101}, {-5, 5}})
        EXPECT_EQ(problem(setting(rows, columns)).kind, Kind::BadSize);
    EXPECT_EQ(problem(setting(5, 5, 16)), (GenerateProblem{Kind::NoSuchOptimum, {1, 15}}));
    EXPECT_EQ(problem(setting(5, 5, 0)), (GenerateProblem{Kind::NoSuchOptimum, {1, 15}}));
    EXPECT_EQ(problem(setting(5, 5, -3)), (GenerateProblem{Kind::NoSuchOptimum, {1, 15}}));
    EXPECT_EQ(problem(setting(6, 6, 37)), (GenerateProblem{Kind::NoSuchOptimum, {1, 36}}));
    EXPECT_EQ(problem(setting(1, 1, Difficulty::Medium)), (GenerateProblem{Kind::NoSuchClass, {1, 1}}));
    EXPECT_EQ(problem(setting(79, 79, Difficulty::Easy)).kind, Kind::NotProvable);
    EXPECT_EQ(problem(setting(79, 79, 3000)).kind, Kind::NotProvable);
}

TEST(Generator, FindsSmallOptimaWithoutClasses) {
    for (const RandomSetting& wish :
         {setting(9, 9, 2, {Stamp::Square, Surface::Torus}), setting(9, 9, 3, {Stamp::Square, Surface::Klein}),
          setting(24, 2, 1, {Stamp::Square, Surface::Cylinder}), setting(27, 27, 3, {Stamp::Square, Surface::Torus})}) {
        const auto board = generate(wish, "small");
        ASSERT_TRUE(board) << key(wish);
        EXPECT_EQ(board->optimum, std::get<int>(wish.wanted)) << key(wish);
    }
    EXPECT_EQ(possibilities(27, 27, {Stamp::Square, Surface::Torus}).error().kind, Kind::NotProvable);
}

/// A setting of which nobody knows whether it has a board.
RandomSetting openWish() {
    const Rules rules{Stamp::Plus, Surface::Torus};
    const auto hardest = hardestBoard(9, 7, rules).value();
    EXPECT_LT(hardest.known, hardest.possible) << "settled meanwhile: another size is needed here";
    return setting(9, 7, hardest.possible, rules);
}

TEST(Generator, StopsOnRequest) {
    std::stop_source source;
    GenerateControl control;
    control.stop = source.get_token();
    const Generator hardest = Generator::make(setting(5, 5, 15)).value();
    source.request_stop();
    EXPECT_EQ(hardest.board("seed", control).error().kind, Kind::Cancelled);
    EXPECT_EQ(Generator::make(setting(23, 23, Difficulty::Easy), control).error().kind, Kind::Cancelled);

    // Also in the middle: no such board is found, so only the cancel ends the search before the budget does.
    std::stop_source second;
    control.stop = second.get_token();
    control.budget = std::uint64_t{1} << 60;
    control.progress = [&](double fraction) {
        if (fraction > 0.7)
            second.request_stop();
    };
    EXPECT_EQ(generate(openWish(), "seed", control).error().kind, Kind::Cancelled);
}

TEST(Generator, StaysWithinBudget) {
    GenerateControl control;
    control.budget = 0;
    EXPECT_EQ(generate(setting(5, 5, 15), "seed", control).error(), (GenerateProblem{Kind::NotFound, {1, 15}}));
    EXPECT_TRUE(generate(setting(5, 5), "seed", control).has_value()); // Nothing has to be searched for.
    control.budget = 200'000;
    const auto cut = generate(openWish(), "seed", control);
    ASSERT_FALSE(cut.has_value());
    EXPECT_EQ(cut.error().kind, Kind::NotFound);
    EXPECT_EQ(cut.error().possible.last, hardestBoard(9, 7, openWish().rules)->known);
    // A budget that suffices changes nothing.
    control.budget = std::uint64_t{1} << 60;
    EXPECT_EQ(generate(setting(5, 5, 15), "seed", control)->puzzle, generate(setting(5, 5, 15), "seed")->puzzle);
}

TEST(Generator, ReportsIncreasingProgress) {
    std::vector<double> fractions;
    GenerateControl control;
    control.progress = [&](double fraction) { fractions.push_back(fraction); };
    ASSERT_TRUE(generate(setting(17, 15, Difficulty::Hardest, {Stamp::Square, Surface::Plane}), "seed", control));
    ASSERT_GT(fractions.size(), 2U);
    EXPECT_TRUE(std::is_sorted(fractions.begin(), fractions.end()));
    EXPECT_GE(fractions.front(), 0.0);
    EXPECT_LE(fractions.back(), 1.0);
}

TEST(Generator, UsesSamePictureAtEveryDifficulty) {
    const auto target = [](std::variant<Difficulty, int> wanted) {
        return generate(setting(9, 9, wanted, {}, GoalKind::Picture), "picture")->puzzle.target();
    };
    EXPECT_EQ(target(Difficulty::Any), target(Difficulty::Hard));
    EXPECT_EQ(target(Difficulty::Any), target(7));
}

/// Any board up to 16×16 and sometimes up to 40×40; up to 8×8 also a class or an optimum.
RandomSetting anySetting(puzzle::Random& random) {
    const auto oneOf = [&](const auto& values) { return values[random.below(values.size())]; };
    constexpr std::array goals{GoalKind::Off, GoalKind::On, GoalKind::Picture};
    const std::uint64_t longest = std::array<std::uint64_t, 4>{8, 16, 16, 40}[random.below(4)];
    const int rows = 1 + static_cast<int>(random.below(longest));
    const int columns = 1 + static_cast<int>(random.below(longest));
    const Rules rules{oneOf(classicStamps), oneOf(allSurfaces)};
    std::variant<Difficulty, int> wanted = Difficulty::Any;
    if (longest == 8 && random.below(2) == 0)
        wanted = oneOf(allDifficulties);
    else if (longest == 8)
        wanted = 1 + static_cast<int>(random.below(8));
    return setting(rows, columns, wanted, rules, oneOf(goals));
}

TEST(Generator, MakesBoardsForAnyStamp) {
    puzzle::Random random("stamps");
    for (int i = 0; i < 300; ++i) {
        const Stamp stamp =
            Stamp::fromBits(1 + static_cast<std::uint32_t>(random.below((1U << Stamp::cells) - 1))).value();
        const Surface surface = allSurfaces[random.below(allSurfaces.size())];
        for (const std::variant<Difficulty, int>& wanted : {std::variant<Difficulty, int>(Difficulty::Any), {3}}) {
            const RandomSetting wish = setting(5, 4 + i % 3, wanted, {stamp, surface});
            EXPECT_EQ(settingFromKey(key(wish)), wish);
            const auto board = generate(wish, std::to_string(i));
            ASSERT_TRUE(board || board.error().kind != GenerateProblem::Kind::NoEffect) << key(wish);
            if (!board)
                continue;
            const Answer answer = solve(board->puzzle);
            ASSERT_TRUE(answer.solvable()) << key(wish);
            EXPECT_GT(answer.result->moves(), 0);
            EXPECT_TRUE(!board->optimum || *board->optimum == answer.result->moves()) << key(wish);
        }
    }
}

TEST(Generator, RefusesAStampThatDoesNotFitOnTheBoard) {
    const Rules far{*stampFromName("#...."), Surface::Plane};
    for (const std::variant<Difficulty, int>& wanted : {std::variant<Difficulty, int>(Difficulty::Any), {1}}) {
        const auto board = generate(setting(7, 2, wanted, far), "moon");
        ASSERT_FALSE(board);
        EXPECT_EQ(board.error().kind, GenerateProblem::Kind::NoEffect);
    }
    EXPECT_TRUE(generate(setting(7, 3, Difficulty::Any, far), "moon"));
}

TEST(Generator, FindsBoardForEverySetting) {
    puzzle::Random random("settings");
    int found = 0;
    for (int i = 0; found < 10'000; ++i) {
        const RandomSetting wish = anySetting(random);
        const auto board = generate(wish, std::to_string(i));
        if (!board) { // If there is none, the reason is known.
            ASSERT_TRUE(board.error().kind == GenerateProblem::Kind::NoSuchClass ||
                        board.error().kind == GenerateProblem::Kind::NoSuchOptimum)
                << key(wish);
            ASSERT_NE(wish.wanted, (std::variant<Difficulty, int>(Difficulty::Any))) << key(wish);
            continue;
        }
        ++found;
        const Puzzle& puzzle = board->puzzle;
        ASSERT_TRUE(puzzle.open(puzzle.start()).any()) << key(wish);
        ASSERT_TRUE(solveAny(puzzle).has_value()) << key(wish);
        ASSERT_EQ(decodePuzzle(encodePuzzle(puzzle)).value(), puzzle) << key(wish);
        if (board->optimum) {
            ASSERT_EQ(solve(puzzle).result->moves(), *board->optimum) << key(wish);
        }
    }
}

/// Any bytes are a seed, and different bytes are different seeds.
TEST(Generator, AcceptsAnyBytesAsSeed) {
    const Generator generator = Generator::make(setting(8, 8)).value();
    puzzle::Random random("fuzz");
    std::set<std::string> seeds{"",   std::string(1, '\0'),     std::string(2, '\0'), "\xff\xfe", "\xc3", "LA1",
                                "\n", std::string(100'000, 'x')};
    for (int i = 0; i < 2000; ++i) {
        std::string bytes(random.below(40), '\0');
        for (char& byte : bytes)
            byte = static_cast<char>(random.below(256));
        seeds.insert(bytes);
    }
    std::set<std::string> codes;
    for (const std::string& seed : seeds) {
        const auto board = generator.board(seed);
        ASSERT_TRUE(board.has_value());
        ASSERT_EQ(generator.board(seed)->puzzle, board->puzzle);
        codes.insert(encodePuzzle(board->puzzle));
    }
    EXPECT_EQ(codes.size(), seeds.size());
}

} // namespace
} // namespace lights
