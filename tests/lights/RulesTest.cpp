// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Rules.hpp"

#include "lights/Boards.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace lights {
namespace {

using test::board;
using test::dark;
using testing::ElementsAre;
using testing::ElementsAreArray;

// The cells of a temporary would be gone before a loop over them begins.
template<class Toggled>
concept GivesCells = requires {
    std::declval<Toggled>().cells();
};
static_assert(GivesCells<const Stamped&>);
static_assert(!GivesCells<Stamped> && !GivesCells<const Stamped>);

std::vector<Cell> toggled(Stamp stamp, Surface surface, const Board& board, Cell cell) {
    const Stamped cells = stamped({stamp, surface}, board, cell);
    return {cells.begin(), cells.end()};
}

TEST(Rules, NamesRoundTrip) {
    for (const Stamp stamp : classicStamps)
        EXPECT_EQ(stampFromName(name(stamp)), stamp);
    for (const Surface surface : allSurfaces)
        EXPECT_EQ(surfaceFromName(name(surface)), surface);
    EXPECT_EQ(name(Stamp::Square), "square");
    EXPECT_EQ(name(Surface::Moebius), "moebius");
    EXPECT_EQ(name(GoalKind::Picture), "picture");
    EXPECT_EQ(stampFromName("Plus"), std::nullopt);
    EXPECT_EQ(surfaceFromName(""), std::nullopt);
}

TEST(Rules, StampsStopAtEdgesOfPlane) {
    const Board shape = dark(3, 4);
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Plane, shape, {1, 1}),
                ElementsAre(Cell{1, 1}, Cell{0, 1}, Cell{1, 0}, Cell{1, 2}, Cell{2, 1}));
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Plane, shape, {0, 0}), ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{1, 0}));
    EXPECT_THAT(toggled(Stamp::Cross, Surface::Plane, shape, {1, 1}),
                ElementsAre(Cell{1, 1}, Cell{0, 0}, Cell{0, 2}, Cell{2, 0}, Cell{2, 2}));
    EXPECT_THAT(toggled(Stamp::Cross, Surface::Plane, shape, {2, 3}), ElementsAre(Cell{2, 3}, Cell{1, 2}));
    EXPECT_EQ(toggled(Stamp::Square, Surface::Plane, shape, {1, 2}).size(), 9U);
    EXPECT_THAT(toggled(Stamp::Square, Surface::Plane, shape, {0, 3}),
                ElementsAre(Cell{0, 3}, Cell{0, 2}, Cell{1, 2}, Cell{1, 3}));
}

TEST(Rules, EachSurfaceJoinsItsEdges) {
    const Board shape = dark(3, 4);
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Cylinder, shape, {0, 0}),
                ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{0, 3}, Cell{1, 0}));
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Torus, shape, {0, 0}),
                ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{0, 3}, Cell{1, 0}, Cell{2, 0}));
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Moebius, shape, {0, 0}),
                ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{2, 3}));
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Klein, shape, {0, 0}),
                ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{2, 0}, Cell{2, 3}));
    // On the projective plane the cells left of and above the corner are the same one: it is toggled once.
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Projective, shape, {0, 0}),
                ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{2, 3}));
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Projective, shape, {0, 1}),
                ElementsAre(Cell{0, 1}, Cell{0, 0}, Cell{0, 2}, Cell{1, 1}, Cell{2, 2}));
}

TEST(Rules, WrapsColumnFirstAtCorner) {
    const Cell corner{-1, -1};
    EXPECT_EQ(wrap(Surface::Plane, 3, 4, corner), std::nullopt);
    EXPECT_EQ(wrap(Surface::Cylinder, 3, 4, corner), std::nullopt);
    EXPECT_EQ(wrap(Surface::Torus, 3, 4, corner), (Cell{2, 3}));
    EXPECT_EQ(wrap(Surface::Moebius, 3, 4, corner), std::nullopt);
    EXPECT_EQ(wrap(Surface::Klein, 3, 4, corner), (Cell{0, 3}));
    EXPECT_EQ(wrap(Surface::Projective, 3, 4, corner), (Cell{0, 0}));
    EXPECT_EQ(wrap(Surface::Moebius, 3, 4, {0, 4}), (Cell{2, 0}));
    EXPECT_EQ(wrap(Surface::Projective, 3, 4, {3, 0}), (Cell{0, 3}));
    EXPECT_EQ(wrap(Surface::Klein, 3, 4, {3, 1}), (Cell{0, 1}));
    EXPECT_EQ(wrap(Surface::Torus, 3, 4, {1, 2}), (Cell{1, 2}));
}

TEST(Rules, SmallWrappedBoardsToggleEachCellOnce) {
    EXPECT_THAT(toggled(Stamp::Square, Surface::Torus, dark(1, 1), {0, 0}), ElementsAre(Cell{0, 0}));
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Projective, dark(1, 1), {0, 0}), ElementsAre(Cell{0, 0}));
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Torus, dark(1, 2), {0, 1}), ElementsAre(Cell{0, 1}, Cell{0, 0}));
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Torus, dark(2, 2), {0, 0}),
                ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{1, 0}));
    EXPECT_THAT(toggled(Stamp::Cross, Surface::Torus, dark(2, 2), {0, 0}), ElementsAre(Cell{0, 0}, Cell{1, 1}));
    EXPECT_EQ(toggled(Stamp::Square, Surface::Torus, dark(2, 2), {1, 1}).size(), 4U);
    EXPECT_EQ(toggled(Stamp::Square, Surface::Torus, dark(3, 3), {1, 1}).size(), 9U);
}

TEST(Rules, HolesAreNeitherPressedNorToggled) {
    const Board shape = board({"._.", "...", ".__"});
    EXPECT_TRUE(toggled(Stamp::Plus, Surface::Plane, shape, {0, 1}).empty());
    EXPECT_TRUE(toggled(Stamp::Plus, Surface::Plane, shape, {-1, 1}).empty());
    EXPECT_TRUE(toggled(Stamp::Plus, Surface::Plane, shape, {0, 3}).empty());
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Plane, shape, {1, 1}), ElementsAre(Cell{1, 1}, Cell{1, 0}, Cell{1, 2}));
    // A hole is not skipped: the step ends there, even across an edge.
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Torus, shape, {1, 1}), ElementsAre(Cell{1, 1}, Cell{1, 0}, Cell{1, 2}));
    EXPECT_THAT(toggled(Stamp::Plus, Surface::Torus, shape, {0, 0}),
                ElementsAre(Cell{0, 0}, Cell{0, 2}, Cell{1, 0}, Cell{2, 0}));
}

TEST(Rules, PressingTwiceChangesNothing) {
    Board pressed = board({"#.#", ".#.", "#_#"});
    const Board before = pressed;
    press(pressed, {Stamp::Square, Surface::Klein}, {1, 1});
    EXPECT_NE(pressed, before);
    press(pressed, {Stamp::Square, Surface::Klein}, {1, 1});
    EXPECT_EQ(pressed, before);
}

using RulesAndSize = std::tuple<Stamp, Surface>;
class EveryRule : public testing::TestWithParam<RulesAndSize> {};

/// The solver relies on this: if a press reaches a cell, a press there reaches back.
TEST_P(EveryRule, IsSymmetric) {
    const auto [stamp, surface] = GetParam();
    for (int rows = 1; rows <= 9; ++rows)
        for (int columns = 1; columns <= 9; ++columns) {
            const Board shape = dark(rows, columns);
            for (const Cell cell : BitGrid(rows, columns).complement().toCells())
                for (const Cell reached : toggled(stamp, surface, shape, cell))
                    EXPECT_THAT(toggled(stamp, surface, shape, reached), testing::Contains(cell))
                        << rows << "x" << columns;
        }
}

TEST_P(EveryRule, TogglesPressedCellFirstThenOthersInOrder) {
    const auto [stamp, surface] = GetParam();
    const Board shape = dark(4, 5);
    for (const Cell cell : BitGrid(4, 5).complement().toCells()) {
        const std::vector<Cell> cells = toggled(stamp, surface, shape, cell);
        ASSERT_FALSE(cells.empty());
        EXPECT_EQ(cells.front(), cell);
        EXPECT_TRUE(std::is_sorted(cells.begin() + 1, cells.end()));
        EXPECT_EQ(std::adjacent_find(cells.begin() + 1, cells.end()), cells.end());
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryRule,
                         testing::Combine(testing::ValuesIn(classicStamps), testing::ValuesIn(allSurfaces)),
                         [](const testing::TestParamInfo<RulesAndSize>& param) {
                             return std::string(name(std::get<0>(param.param))) + "_" +
                                    std::string(name(std::get<1>(param.param)));
                         });

} // namespace
} // namespace lights
