// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/ShareCode.hpp"
#include "lights/solver/Generator.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace lights {
namespace {

/// A line of golden-boards.txt: a setting and seed, and the board generated for them.
struct GoldenBoard {
    std::string setting; ///< As in run keys.
    std::string code;    ///< "-" if there is no such board.
    std::string seed;
};

std::vector<GoldenBoard> goldenBoards() {
    std::ifstream file(LICHTER_GOLDEN_BOARDS);
    std::vector<GoldenBoard> boards;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == ';')
            continue;
        GoldenBoard board;
        std::istringstream words(line);
        words >> board.setting >> board.code;
        words.ignore(1);
        std::getline(words, board.seed);
        boards.push_back(std::move(board));
    }
    return boards;
}

/// The same setting and seed must give the same board with every compiler, on every machine, forever.
TEST(GoldenBoards, AreReproduced) {
    const std::vector<GoldenBoard> boards = goldenBoards();
    ASSERT_GT(boards.size(), 1000U);
    for (const GoldenBoard& golden : boards) {
        const auto setting = settingFromKey(golden.setting);
        ASSERT_TRUE(setting) << golden.setting;
        const auto drawn = generate(*setting, golden.seed);
        EXPECT_EQ(drawn ? encodePuzzle(drawn->puzzle) : "-", golden.code) << golden.setting << " " << golden.seed;
    }
}

} // namespace
} // namespace lights
