// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that the shipped fuse boxes keep the promises of docs/boxes.md.

#include "arukone/greedy/Greedy.hpp"
#include "arukone/greedy/TrapLemma.hpp"
#include "arukone/solver/Solver.hpp"
#include "arukone/trace/Grade.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/ShippedLanguages.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using arukone::Cell;
using arukone::Fill;
using arukone::Reason;
using puzzle::Difficulty;

constexpr std::size_t boxes = 3;
constexpr std::size_t levelsInBox = 14;
constexpr std::ptrdiff_t longestIdea = 80; ///< In characters: more does not fit on its line.

const data::Library& library() {
    static const data::Library loaded = data::Library::load(LICHTER_LEVELS_DIR, "/nonexistent");
    return loaded;
}

const std::vector<data::Level>& levelsOf(std::size_t box) {
    if (box >= library().nextDoor().size()) {
        throw std::out_of_range("no levels in " LICHTER_LEVELS_DIR);
    }
    return library().nextDoor()[box].pack.levels;
}

/// Calls `check` with each level of a box from `first` to `last`, counted from 1.
template<class Check>
void forLevels(std::size_t box, std::size_t first, std::size_t last, const Check& check) {
    for (std::size_t i = first; i <= last; ++i) {
        const data::Level& level = levelsOf(box).at(i - 1);
        SCOPED_TRACE(library().nextDoor()[box].pack.id + "/" + level.id);
        check(level.fuseBox());
    }
}

bool isStrict(const arukone::Board& board) {
    const auto solved = arukone::solve(board);
    return solved.cables && arukone::isStrict(board, *solved.cables) == true;
}

bool takes(const arukone::Trace& trace, Reason reason) {
    return std::any_of(trace.steps.begin(), trace.steps.end(),
                       [reason](const arukone::Step& step) { return step.reason == reason; });
}

/// The number of characters of a text in UTF-8.
std::ptrdiff_t charactersIn(const std::string& text) {
    return std::count_if(text.begin(), text.end(),
                         [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
}

/// The board with two of its pairs only.
arukone::Board withPairs(const arukone::Board& board, std::size_t first) {
    return arukone::Board::make({board.rows(), board.columns()}, {}, board.pairs().subspan(first, 2), board.fill())
        .value();
}

void expectGrade(const arukone::Board& board, Difficulty difficulty) {
    EXPECT_TRUE(isStrict(board));
    const auto grade = arukone::gradeOf(board, true);
    ASSERT_TRUE(grade);
    EXPECT_EQ(grade->difficulty, difficulty);
}

bool isWithin(const arukone::Board& board, int least, int most) {
    const auto [shorter, longer] = std::minmax({board.rows(), board.columns()});
    return least <= shorter && longer <= most;
}

/// The smallest text of a board under the eight symmetries, with its pairs numbered as they come.
std::string canonical(const arukone::Board& board) {
    std::string smallest;
    for (int turn = 0; turn < 8; ++turn) {
        const bool transposed = (turn & 4) != 0;
        const int rows = transposed ? board.columns() : board.rows();
        const int columns = transposed ? board.rows() : board.columns();
        std::string text = std::to_string(rows) + ':';
        std::map<int, char> numbers;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                const int r = (turn & 1) != 0 ? rows - 1 - row : row;
                const int c = (turn & 2) != 0 ? columns - 1 - column : column;
                const Cell cell = transposed ? Cell{c, r} : Cell{r, c};
                const auto pair = board.pairAt(cell);
                if (pair)
                    text += numbers.try_emplace(*pair, static_cast<char>('1' + numbers.size())).first->second;
                else
                    text += board.isHole(cell) ? '_' : '.';
            }
        if (smallest.empty() || text < smallest)
            smallest = text;
    }
    return smallest;
}

TEST(ArukoneCampaign, HasThreeBoxesOfFourteenNamedLevels) {
    EXPECT_TRUE(library().campaignProblems().empty());
    ASSERT_EQ(library().nextDoor().size(), boxes);
    EXPECT_EQ(library().nextDoor()[0].pack.id, "cellar");
    EXPECT_EQ(library().nextDoor()[1].pack.id, "stairwell");
    EXPECT_EQ(library().nextDoor()[2].pack.id, "switch-room");
    for (const std::string& language : data::test::shippedLanguages()) {
        std::set<std::string> names;
        std::set<std::string> ideas;
        for (std::size_t box = 0; box < boxes; ++box) {
            ASSERT_EQ(levelsOf(box).size(), levelsInBox);
            for (const data::Level& level : levelsOf(box)) {
                EXPECT_TRUE(level.name.texts().contains(language)) << level.id;
                EXPECT_TRUE(level.idea.texts().contains(language)) << level.id;
                EXPECT_TRUE(names.insert(level.name.in(language)).second) << level.id;
                EXPECT_TRUE(ideas.insert(level.idea.in(language)).second) << level.id;
                EXPECT_LE(charactersIn(level.idea.in(language)), longestIdea) << level.id << " in " << language;
            }
        }
    }
}

TEST(ArukoneCampaign, NoTwoBoardsAreAlike) {
    std::set<std::string> seen;
    for (std::size_t box = 0; box < boxes; ++box)
        for (const data::Level& level : levelsOf(box))
            EXPECT_TRUE(seen.insert(canonical(level.fuseBox())).second) << level.id;
}

// The traps at the beginning of the last box have no grade.
TEST(ArukoneCampaign, GradeNeverFallsWithinBox) {
    for (std::size_t box = 0; box < boxes; ++box) {
        Difficulty last = Difficulty::Easy;
        forLevels(box, 1, levelsInBox, [&last](const arukone::Board& board) {
            if (board.fill() == Fill::Any)
                return;
            const auto grade = arukone::gradeOf(board, true);
            ASSERT_TRUE(grade);
            EXPECT_GE(grade->difficulty, last);
            last = grade->difficulty;
        });
    }
}

TEST(ArukoneCampaign, CellarIsEasyAndTeachesItsReasonsInTurn) {
    forLevels(0, 1, 14, [](const arukone::Board& board) {
        EXPECT_TRUE(isWithin(board, 4, 6));
        EXPECT_EQ(board.fill(), Fill::All);
        expectGrade(board, Difficulty::Easy);
    });
    forLevels(0, 1, 7, [](const arukone::Board& board) {
        const auto grade = arukone::gradeOf(board, false);
        ASSERT_TRUE(grade) << "solved without knowing that cables never touch themselves";
        EXPECT_EQ(grade->suppositions, 0);
    });
    forLevels(0, 8, 14, [](const arukone::Board& board) {
        EXPECT_TRUE(takes(arukone::traceOf(board, true), Reason::BesideItself));
        const auto grade = arukone::gradeOf(board, false);
        EXPECT_TRUE(!grade || grade->suppositions > 0) << "that reason is needed";
    });
}

TEST(ArukoneCampaign, StairwellClimbsFromMediumToHard) {
    forLevels(1, 1, 14, [](const arukone::Board& board) {
        EXPECT_TRUE(isWithin(board, 6, 9));
        EXPECT_EQ(board.fill(), Fill::All);
    });
    forLevels(1, 1, 7, [](const arukone::Board& board) { expectGrade(board, Difficulty::Medium); });
    forLevels(1, 8, 11, [](const arukone::Board& board) {
        EXPECT_TRUE(isStrict(board));
        const arukone::Trace trace = arukone::traceOf(board, true);
        EXPECT_TRUE(takes(trace, Reason::CutOff));
        EXPECT_GE(arukone::gradeOf(trace).value().difficulty, Difficulty::Medium);
        EXPECT_LE(arukone::gradeOf(trace).value().difficulty, Difficulty::Hard);
    });
    forLevels(1, 12, 14, [](const arukone::Board& board) { expectGrade(board, Difficulty::Hard); });
    const auto count = [](auto suits) {
        return std::count_if(levelsOf(1).begin(), levelsOf(1).end(),
                             [&](const data::Level& level) { return suits(level.fuseBox()); });
    };
    EXPECT_GE(count([](const arukone::Board& board) { return board.rows() != board.columns(); }), 3);
    EXPECT_GE(count([](const arukone::Board& board) { return board.holeCount() > 0; }), 4);
}

TEST(ArukoneCampaign, SwitchRoomOutwitsTheSimpleProgram) {
    forLevels(2, 1, 6, [](const arukone::Board& board) {
        EXPECT_TRUE(isWithin(board, 4, 12));
        EXPECT_EQ(board.fill(), Fill::Any);
        const auto judgement = arukone::judgeProgram(board);
        EXPECT_EQ(judgement.always, arukone::Always::Fails);
        EXPECT_TRUE(judgement.proof);
        const auto solved = arukone::solve(board);
        ASSERT_TRUE(solved.cables);
        EXPECT_TRUE(arukone::leastLength(board, *solved.cables).exact());
    });
    EXPECT_EQ(arukone::formatBoard(levelsOf(2)[0].fuseBox()),
              (std::vector<std::string>{"1..2", "...1", ".2..", "...."}));
}

TEST(ArukoneCampaign, SwitchRoomHasTrapsOfSeveralKinds) {
    const std::vector<std::string> corner = arukone::formatBoard(levelsOf(2)[1].fuseBox());
    EXPECT_EQ(corner[0].substr(0, 4), "21..");
    EXPECT_EQ(corner[1].substr(0, 4), "..2.");
    EXPECT_EQ(corner[2].substr(0, 4), "1...");

    const arukone::Board& edge = levelsOf(2)[2].fuseBox();
    const auto trap = arukone::findTrap(edge);
    ASSERT_TRUE(trap);
    const arukone::Pair blocker = edge.pairs()[static_cast<std::size_t>(trap->blocker)];
    EXPECT_EQ(blocker.first.row, 0);
    EXPECT_EQ(blocker.second.row, 0);
    EXPECT_GT(blocker.first.column, 0);
    EXPECT_LT(blocker.second.column, edge.columns() - 1);

    const arukone::Board& twice = levelsOf(2)[3].fuseBox();
    for (const std::size_t first : {0U, 2U})
        EXPECT_TRUE(arukone::findTrap(withPairs(twice, first))) << "a trap without the other";
}

TEST(ArukoneCampaign, SwitchRoomEndsWithTheHardest) {
    forLevels(2, 7, 14, [](const arukone::Board& board) {
        EXPECT_TRUE(isWithin(board, 4, 12));
        EXPECT_EQ(board.fill(), Fill::All);
    });
    forLevels(2, 7, 12, [](const arukone::Board& board) { expectGrade(board, Difficulty::Hard); });
    forLevels(2, 13, 14, [](const arukone::Board& board) { expectGrade(board, Difficulty::Hardest); });
}

} // namespace
