// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that the levels which ask for thought cannot be had without it.

#include "data/levels/CampaignIdeas.hpp"

#include "data/levels/Library.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "lights/Methods.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Symmetry.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace {

using lights::Cell;
using lights::Puzzle;

/// The longest level of the campaign, in presses.
constexpr int longest = 25;

/// The cell at a place along a line, counted from a side.
Cell cellFrom(puzzle::Edge side, const Puzzle& puzzle, int line, int place) {
    switch (side) {
    case puzzle::Edge::Top:
        return {line, place};
    case puzzle::Edge::Bottom:
        return {puzzle.rows() - 1 - line, place};
    case puzzle::Edge::Left:
        return {place, line};
    case puzzle::Edge::Right:
        return {place, puzzle.columns() - 1 - line};
    }
    return {};
}

/// Whether chasing from the side, once, solves the puzzle in so many presses.
bool chaseSolves(const Puzzle& puzzle, puzzle::Edge side, int optimum) {
    const int lines = puzzle::isUpright(side) ? puzzle.columns() : puzzle.rows();
    const int places = puzzle::isUpright(side) ? puzzle.rows() : puzzle.columns();
    lights::Board board = puzzle.start();
    int presses = 0;
    for (int line = 0; line + 1 < lines; ++line) {
        const lights::BitGrid wrong = puzzle.open(board);
        for (int place = 0; place < places; ++place) {
            const Cell next = cellFrom(side, puzzle, line + 1, place);
            if (wrong.test(cellFrom(side, puzzle, line, place)) && board.canPress(next)) {
                lights::press(board, puzzle.rules(), next);
                ++presses;
            }
        }
    }
    return !puzzle.open(board).any() && presses == optimum;
}

/// Whether a method that needs no thought solves the puzzle in the fewest presses, from whichever side.
bool fallsToAnyMethod(const Puzzle& puzzle, int optimum) {
    using puzzle::Edge;
    const auto chased = [&](Edge side) { return chaseSolves(puzzle, side, optimum); };
    return lights::methodsFor(puzzle, optimum).any() ||
           std::ranges::any_of(std::array{Edge::Top, Edge::Bottom, Edge::Left, Edge::Right}, chased);
}

/// The levels of the album, which stand on no façade, as paths: "album" is true in their files.
std::set<std::string> albumLevels() {
    std::set<std::string> paths;
    for (const auto& file : std::filesystem::directory_iterator(LICHTER_LEVELS_DIR)) {
        if (file.path().extension() != ".json")
            continue;
        std::ifstream text(file.path());
        const nlohmann::json pack = nlohmann::json::parse(text);
        if (!pack.contains("levels"))
            continue; // The schema.
        for (const nlohmann::json& level : pack.at("levels"))
            if (level.value("album", false))
                paths.insert(pack.at("id").get<std::string>() + "/" + level.at("id").get<std::string>());
    }
    return paths;
}

class CampaignIdeas : public testing::Test {
protected:
    void forEachOnFacade(const std::function<void(const data::LevelRef&)>& visit) const {
        for (const data::LibraryPack& pack : m_library.campaign())
            for (std::size_t index = 0; index < pack.pack.levels.size(); ++index) {
                const data::LevelRef level = m_library.level(pack, index);
                SCOPED_TRACE(level.path());
                if (!m_album.contains(level.path()))
                    visit(level);
            }
    }

    [[nodiscard]] const Puzzle& puzzleOf(const char* path) const {
        return m_library.find(path).value().level().lights();
    }

    const data::Library m_library = data::Library::load(LICHTER_LEVELS_DIR, {});
    const std::set<std::string> m_album = albumLevels();
};

TEST_F(CampaignIdeas, FewLevelsOnFacadesFallToMethodsWithoutThought) {
    constexpr double most = 0.15;
    int played = 0;
    std::vector<std::string> falling;
    forEachOnFacade([&](const data::LevelRef& level) {
        if (level.pack->pack.id == "shed" || level.pack->pack.id == "hotel" || data::isAsked(level.level()))
            return; // The first house shows the methods; in quiet hours there are none; a riddle is answered.
        const Puzzle& puzzle = level.level().lights();
        ++played;
        if (lights::methodsFor(puzzle, lights::solve(puzzle).result.value().moves()).any())
            falling.push_back(level.path());
    });
    EXPECT_GT(played, 100);
    EXPECT_LE(static_cast<double>(falling.size()), most * played) << testing::PrintToString(falling);
}

TEST_F(CampaignIdeas, NoLevelOnFacadesIsMerelyLong) {
    forEachOnFacade([](const data::LevelRef& level) {
        EXPECT_LE(lights::solve(level.level().lights()).result.value().moves(), longest);
    });
}

TEST_F(CampaignIdeas, SealedDeductionsFollowFromOneWindow) {
    constexpr int fewestRounds = 6;
    EXPECT_GE(data::test::sealedDeductions.size(), 18U);
    for (const char* path : data::test::sealedDeductions) {
        SCOPED_TRACE(path);
        const Puzzle& puzzle = puzzleOf(path);
        const lights::Answer answer = lights::solve(puzzle);
        const int optimum = answer.result.value().moves();
        EXPECT_TRUE(puzzle.start().hasSealed());
        EXPECT_EQ(answer.solutions(), "1");
        EXPECT_GE(optimum, 6);
        const lights::DeductionDepth depth = lights::deductionDepth(puzzle);
        EXPECT_EQ(depth.starts, 1);
        EXPECT_GE(depth.rounds, fewestRounds);
        EXPECT_FALSE(fallsToAnyMethod(puzzle, optimum));
    }
}

// They are impossible without their curtains, or take at least four presses more.
TEST_F(CampaignIdeas, CurtainsAreNeeded) {
    constexpr int spared = 4;
    EXPECT_GE(data::test::curtained.size(), 12U);
    for (const char* path : data::test::curtained) {
        SCOPED_TRACE(path);
        const Puzzle& puzzle = puzzleOf(path);
        const int optimum = lights::solve(puzzle).result.value().moves();
        EXPECT_LE(optimum, 15);
        EXPECT_EQ(lights::answerOf(puzzle, lights::HowMany{lights::Quantity::ShortestWays}), 1);
        EXPECT_FALSE(fallsToAnyMethod(puzzle, optimum));
        const lights::Board bare = puzzle.start().withCurtains(lights::BitGrid(puzzle.rows(), puzzle.columns()));
        const lights::Answer without = lights::solve(Puzzle::make(bare, puzzle.rules(), puzzle.goal()).value());
        if (without.solvable()) {
            EXPECT_GE(without.result->lowerBound(), optimum + spared);
        }
    }
}

// The list is complete, so that a level with curtains is held to what they are for.
TEST_F(CampaignIdeas, ListsNameEveryLevelOfTheirKind) {
    std::set<std::string> sealed;
    std::set<std::string> curtained;
    forEachOnFacade([&](const data::LevelRef& level) {
        const Puzzle& puzzle = level.level().lights();
        const lights::DeductionDepth depth = lights::deductionDepth(puzzle);
        if (puzzle.start().hasSealed() && depth.starts == 1 && depth.rounds > 0)
            sealed.insert(level.path());
        if (puzzle.start().hasCurtains())
            curtained.insert(level.path());
    });
    EXPECT_EQ(sealed, std::set<std::string>(data::test::sealedDeductions.begin(), data::test::sealedDeductions.end()));
    EXPECT_EQ(curtained, std::set<std::string>(data::test::curtained.begin(), data::test::curtained.end()));
}

} // namespace
