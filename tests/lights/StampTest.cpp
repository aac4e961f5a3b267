// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Generators.hpp"
#include "lights/Rules.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace lights {
namespace {

using test::dark;
using testing::ElementsAre;

using Drawing = std::vector<std::string>;

std::vector<Cell> toggled(Stamp stamp, const Board& board, Cell cell, Surface surface = Surface::Plane) {
    const Stamped cells = stamped({stamp, surface}, board, cell);
    return {cells.begin(), cells.end()};
}

Stamp drawn(const Drawing& rows) {
    return stampFromRows(rows).value();
}

TEST(Stamp, NamedOnesAreDrawnAsTheirNamesSay) {
    EXPECT_THAT(rowsOf(Stamp::Plus), ElementsAre(".#.", "###", ".#."));
    EXPECT_THAT(rowsOf(Stamp::Cross), ElementsAre("#.#", ".#.", "#.#"));
    EXPECT_THAT(rowsOf(Stamp::Square), ElementsAre("###", "###", "###"));
    EXPECT_THAT(rowsOf(Stamp::Ring), ElementsAre("###", "#.#", "###"));
    EXPECT_THAT(rowsOf(Stamp::Knight), ElementsAre(".#.#.", "#...#", "..#..", "#...#", ".#.#."));
    EXPECT_EQ(Stamp(), Stamp::Plus);
}

TEST(Stamp, ClassicOnesAreSymmetric) {
    for (const Stamp stamp : classicStamps) // So a board with one may be transposed.
        EXPECT_TRUE(stamp.isSymmetric()) << name(stamp);
    EXPECT_FALSE(stampFromName("##./.#./...").value().isSymmetric());
}

TEST(Stamp, NamesRoundTrip) {
    for (const Stamp stamp : namedStamps)
        EXPECT_EQ(stampFromName(name(stamp)), stamp) << name(stamp);
    EXPECT_EQ(name(Stamp::Knight), "knight");
    EXPECT_EQ(name(Stamp::OpenLines), "open-lines");
    EXPECT_EQ(stampFromName(".#./###/.#."), Stamp::Plus) << "the drawing of a named stamp is that stamp";
    EXPECT_EQ(name(drawn({".....", "..##.", "....."})), ".##") << "as small as it can be drawn";
}

RC_GTEST_PROP(Stamp, DrawingsRoundTrip, ()) {
    const Stamp stamp = *Stamp::fromBits(*rc::gen::inRange(1U, 1U << Stamp::cells));
    RC_ASSERT(stampFromName(name(stamp)) == stamp);
    RC_ASSERT(stampFromRows(rowsOf(stamp)) == stamp);
    Board shape(BitGrid(5, 5));
    const std::vector<Cell> cells = toggled(stamp, shape, {2, 2});
    RC_ASSERT(static_cast<int>(cells.size()) == std::popcount(stamp.bits()));
    for (const Cell cell : cells)
        RC_ASSERT(stamp.has({cell.row - 2, cell.column - 2}));
}

TEST(Stamp, RefusesInvalidDrawings) {
    for (const Drawing& rows : {Drawing{}, Drawing{""}, Drawing{"."}, Drawing{"#", "#"}, Drawing{"##"},
                                Drawing{"#.#", "#", "#.#"}, Drawing{"#x#"}, Drawing{"#######"}, Drawing(7, "#"),
                                Drawing{"...", "...", "..."}, Drawing{std::string("..\0", 3)}})
        EXPECT_EQ(stampFromRows(rows), std::nullopt) << testing::PrintToString(rows);
    for (const char* name : {"", "/", "Plus", "plus ", "#/", "#/#", "###/#/###", "#,#", "lines/", "#/#/#/#/#/#/#"})
        EXPECT_EQ(stampFromName(name), std::nullopt) << name;
    EXPECT_EQ(Stamp::fromBits(0), std::nullopt);
    EXPECT_EQ(Stamp::fromBits(1U << Stamp::cells), std::nullopt);
    EXPECT_EQ(drawn({"#"}).flipped({}), std::nullopt) << "a press has to switch something";
}

TEST(Stamp, TogglesThePressedCellOnlyIfItIsDrawn) {
    const Board shape = dark(3, 4);
    EXPECT_THAT(toggled(Stamp::Ring, shape, {0, 0}), ElementsAre(Cell{0, 1}, Cell{1, 0}, Cell{1, 1}));
    EXPECT_THAT(toggled(drawn({"..#"}), shape, {1, 1}), ElementsAre(Cell{1, 2}));
    EXPECT_TRUE(toggled(drawn({"..#"}), shape, {1, 3}).empty()) << "beyond the edge";
    EXPECT_THAT(toggled(drawn({"..#"}), shape, {1, 3}, Surface::Cylinder), ElementsAre(Cell{1, 0}));
    EXPECT_THAT(toggled(drawn({"#...#"}), dark(1, 1), {0, 0}, Surface::Torus), ElementsAre(Cell{0, 0}))
        << "each cell once, even if two of the stamp's come to lie on it";
}

TEST(Stamp, GoesOnBeyondFlippedEdgesUpsideDown) {
    // One step right of the last column is the first one, upside down: what is below there lies above.
    EXPECT_THAT(toggled(drawn({"...", "...", "..#"}), dark(4, 3), {0, 2}, Surface::Moebius), ElementsAre(Cell{2, 0}));
    EXPECT_THAT(toggled(drawn({"..#", "...", "..."}), dark(4, 3), {1, 2}, Surface::Moebius), ElementsAre(Cell{3, 0}));
}

TEST(Stamp, LinesAreTheRowAndColumnOfTheBoard) {
    const Board shape = test::board({"....", "._..", "...."});
    EXPECT_THAT(toggled(Stamp::Lines, shape, {1, 2}),
                ElementsAre(Cell{1, 2}, Cell{0, 2}, Cell{1, 0}, Cell{1, 3}, Cell{2, 2}))
        << "holes neither switch nor stop the line";
    EXPECT_THAT(toggled(Stamp::OpenLines, shape, {1, 2}), ElementsAre(Cell{0, 2}, Cell{1, 0}, Cell{1, 3}, Cell{2, 2}));
    for (const Surface surface : allSurfaces)
        EXPECT_EQ(toggled(Stamp::Lines, shape, {0, 3}, surface), toggled(Stamp::Lines, shape, {0, 3}));
    EXPECT_EQ(toggled(Stamp::Lines, dark(40, 60), {3, 5}).size(), 99U);
}

TEST(Stamp, SymmetricOnesAreUnchangedByMirroring) {
    for (const Stamp stamp : namedStamps)
        EXPECT_TRUE(stamp.isSymmetric()) << name(stamp);
    EXPECT_TRUE(drawn({"#"}).isSymmetric());
    EXPECT_FALSE(drawn({"###"}).isSymmetric()) << "transposed it stands";
    EXPECT_FALSE(drawn({".##"}).isSymmetric());
    EXPECT_FALSE(mayBeTransposed({drawn({"###"}), Surface::Plane}));
    EXPECT_FALSE(mayBeTransposed({Stamp::Knight, Surface::Cylinder}));
    EXPECT_TRUE(mayBeTransposed({Stamp::Knight, Surface::Torus}));
}

TEST(Stamp, ReachesAsFarAsItsFarthestCell) {
    EXPECT_EQ(Stamp::Plus.reach(), 1);
    EXPECT_EQ(Stamp::Knight.reach(), 2);
    EXPECT_EQ(drawn({"#"}).reach(), 0);
    EXPECT_EQ(drawn({"#...."}).reach(), 2);
    EXPECT_EQ(Stamp::Lines.reach(), 0);
}

} // namespace
} // namespace lights
