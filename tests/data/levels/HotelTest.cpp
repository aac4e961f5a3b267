// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks what docs/campaign.md and the lines beside the levels of the Hotel promise, by going through all positions.

#include "data/levels/Library.hpp"
#include "lights/QuietReference.hpp"
#include "lights/solver/QuietHours.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

using lights::Cell;
using lights::Puzzle;

/// All that quiet hours make of a board.
class QuietPositions {
public:
    explicit QuietPositions(const Puzzle& puzzle)
        : m_columns(puzzle.columns())
        , m_board(puzzle)
        , m_fewest(m_board.fewest(true))
        , m_start(m_board.bits(puzzle.open(puzzle.start())))
        , m_free(lights::solve(puzzle.atAnyTime())) {}

    [[nodiscard]] int optimum() const { return m_fewest[m_start]; }
    /// The optimum of the same board without quiet hours.
    [[nodiscard]] int atAnyTime() const { return m_free.result.value().moves(); }
    /// The most presses that any board of this shape needs.
    [[nodiscard]] int most() const {
        int most = 0;
        for (const int moves : m_fewest)
            most = std::max(most, moves == m_board.never ? 0 : moves);
        return most;
    }
    /// The number of shortest orders, exact up to 2^53.
    [[nodiscard]] double orders() const { return ordersFrom(m_start); }
    /// The share of all orders of the shortest solutions at any time that can be walked in quiet hours.
    [[nodiscard]] double share() const {
        if (optimum() > atAnyTime())
            return 0;
        double all = waysAtAnyTime();
        for (int i = 2; i <= optimum(); ++i)
            all *= i;
        return orders() / all;
    }
    /// The first presses of the shortest orders.
    [[nodiscard]] std::vector<Cell> firsts() const {
        std::vector<Cell> cells;
        forEachStep(m_start, [&](std::size_t press, std::uint32_t) { cells.push_back(cellOf(press)); });
        return cells;
    }
    /// Whether every shortest order begins with a press that leaves more lights wrong than before.
    [[nodiscard]] bool getsBrighterFirst() const {
        bool all = true;
        forEachStep(m_start, [&](std::size_t, std::uint32_t after) {
            all = all && std::popcount(after) > std::popcount(m_start);
        });
        return all;
    }
    /// Whether a shortest order consists of presses on the middle column and of pairs that mirror each other.
    [[nodiscard]] bool goesInPairs() const { return goesInPairsFrom(m_start); }

private:
    /// How many solutions with the fewest presses there are without quiet hours.
    [[nodiscard]] int waysAtAnyTime() const {
        std::vector<lights::BitGrid> solutions{m_free.result->presses()};
        for (const lights::BitGrid& quiet : m_free.quiet)
            for (std::size_t i = solutions.size(); i-- > 0;)
                solutions.push_back(solutions[i] ^ quiet);
        return static_cast<int>(std::ranges::count_if(
            solutions, [&](const lights::BitGrid& presses) { return presses.count() == atAnyTime(); }));
    }
    [[nodiscard]] Cell cellOf(std::size_t press) const {
        return m_board.cells[static_cast<std::size_t>(std::countr_zero(m_board.presses[press].own))];
    }
    /// \param visit called with each allowed press that brings the goal nearer, and the position after it.
    template<class Visit>
    void forEachStep(std::uint32_t wrong, const Visit& visit) const {
        for (std::size_t i = 0; i < m_board.presses.size(); ++i)
            if (const std::uint32_t after = wrong ^ m_board.presses[i].toggled;
                (wrong & m_board.presses[i].own) != 0 && m_fewest[after] + 1 == m_fewest[wrong])
                visit(i, after);
    }
    [[nodiscard]] double ordersFrom(std::uint32_t wrong) const {
        if (wrong == 0)
            return 1;
        if (const auto known = m_orders.find(wrong); known != m_orders.end())
            return known->second;
        double sum = 0;
        forEachStep(wrong, [&](std::size_t, std::uint32_t after) { sum += ordersFrom(after); });
        return m_orders[wrong] = sum;
    }
    [[nodiscard]] bool goesInPairsFrom(std::uint32_t wrong) const {
        bool found = wrong == 0;
        forEachStep(wrong, [&](std::size_t press, std::uint32_t after) {
            const Cell cell = cellOf(press);
            const Cell mirrored{cell.row, m_columns - 1 - cell.column};
            if (mirrored == cell)
                found = found || goesInPairsFrom(after);
            else
                forEachStep(after, [&](std::size_t second, std::uint32_t both) {
                    found = found || (cellOf(second) == mirrored && goesInPairsFrom(both));
                });
        });
        return found;
    }

    int m_columns;
    lights::test::SmallQuietBoard m_board;
    std::vector<std::uint8_t> m_fewest;
    std::uint32_t m_start;
    lights::Answer m_free;
    mutable std::unordered_map<std::uint32_t, double> m_orders;
};

class Hotel : public testing::Test {
protected:
    void forEach(const std::function<void(const data::Level&, std::size_t)>& visit) const {
        const data::LibraryPack* const hotel = m_library.pack("hotel");
        ASSERT_NE(hotel, nullptr);
        ASSERT_EQ(hotel->pack.levels.size(), 18U);
        for (std::size_t i = 0; i < hotel->pack.levels.size(); ++i) {
            SCOPED_TRACE(hotel->pack.levels[i].id);
            visit(hotel->pack.levels[i], i);
        }
    }
    [[nodiscard]] const Puzzle& puzzleOf(const std::string& id) const {
        return m_library.find("hotel/" + id).value().level().lights();
    }

    /// The optima are proven, and climb from three presses to twenty.
    void checkOptima() const;
    void checkOrders() const;
    /// What the lines of the levels and docs/campaign.md say of them.
    void checkLines() const;

private:
    /// They are worked out once for all checks.
    [[nodiscard]] const QuietPositions& positions(const std::string& id) const {
        auto& known = m_known[id];
        if (!known)
            known = std::make_unique<QuietPositions>(puzzleOf(id));
        return *known;
    }

    const data::Library m_library = data::Library::load(LICHTER_LEVELS_DIR, {});
    mutable std::map<std::string, std::unique_ptr<QuietPositions>> m_known;
};

void Hotel::checkOptima() const {
    std::vector<int> optima;
    forEach([&](const data::Level& level, std::size_t) {
        if (level.riddle) // It is answered, not played.
            return;
        const Puzzle& puzzle = level.lights();
        const lights::Answer answer = lights::solve(puzzle);
        ASSERT_TRUE(answer.solvable());
        EXPECT_TRUE(answer.result->exact());
        EXPECT_TRUE(lights::isOrderOf(puzzle, answer.result->order()));
        EXPECT_EQ(answer.result->moves(), positions(level.id).optimum());
        optima.push_back(answer.result->moves());
    });
    EXPECT_EQ(optima, (std::vector{3, 3, 4, 4, 6, 6, 6, 7, 8, 9, 10, 10, 12, 15, 16, 19, 20}));
}

// From the third level on, pressing the shortest solution at any time in any order does not do: at most every third
// order can be walked, and of ten levels none.
void Hotel::checkOrders() const {
    int longer = 0;
    forEach([&](const data::Level& level, std::size_t index) {
        const QuietPositions& known = positions(level.id);
        if (index >= 2) {
            EXPECT_LE(known.share(), 0.334);
        }
        longer += known.optimum() > known.atAnyTime() ? 1 : 0;
    });
    EXPECT_EQ(longer, 10);
}

void Hotel::checkLines() const {
    // Two of three windows have to be woken by the third.
    EXPECT_EQ(positions("h-for-hotel").firsts(), (std::vector{Cell{1, 1}}));
    EXPECT_EQ(positions("h-for-hotel").orders(), 2);
    // Two presses would do, on windows that are both dark.
    EXPECT_EQ(positions("porters-smile").atAnyTime(), 2);
    EXPECT_EQ(positions("porters-smile").optimum(), 4);
    EXPECT_FALSE(puzzleOf("porters-smile").start().isLit({0, 1}) || puzzleOf("porters-smile").start().isLit({0, 2}));
    // Sealed on both sides, so that each floor's light says whether it is pressed.
    EXPECT_EQ(positions("dumb-waiter").atAnyTime(), 4);
    EXPECT_EQ(positions("dumb-waiter").orders(), 24);
    // One light only, and it gets brighter first.
    EXPECT_EQ(puzzleOf("wake-up-call").start().lit().count(), 1);
    EXPECT_TRUE(positions("wake-up-call").getsBrighterFirst());
    EXPECT_EQ(positions("wake-up-call").orders(), 8);
    EXPECT_FALSE(positions("double-bed").goesInPairs());
    EXPECT_EQ(positions("three-bells").orders(), 6);
    // Both rooms wait for the door between them.
    EXPECT_EQ(positions("connecting-rooms").firsts(), (std::vector{Cell{1, 3}}));
    // From one end, with hardly a choice.
    EXPECT_EQ(positions("long-corridor").atAnyTime(), 4);
    EXPECT_EQ(positions("long-corridor").orders(), 12);
    EXPECT_EQ(positions("long-corridor").firsts(), (std::vector{Cell{0, 0}}));
    // Eight presses would do, on four windows that are awake and four that are not.
    EXPECT_EQ(positions("corner-rooms").atAnyTime(), 8);
    EXPECT_EQ(puzzleOf("corner-rooms").start().lit().count(), 4);
    // Its pendulum, the middle column, is a shortest solution. Only two of its windows can begin.
    EXPECT_EQ(puzzleOf("hall-clock").start().lit().count(), 13);
    EXPECT_EQ(lights::solve(puzzleOf("hall-clock").atAnyTime()).result->order(),
              (std::vector{Cell{0, 2}, Cell{1, 2}, Cell{2, 2}, Cell{3, 2}, Cell{4, 2}}));
    EXPECT_EQ(positions("hall-clock").firsts(), (std::vector{Cell{1, 2}, Cell{3, 2}}));
    EXPECT_TRUE(positions("five-stars").getsBrighterFirst());
    // Twice as many as at any time.
    EXPECT_EQ(positions("left-luggage").atAnyTime(), 8);
    // The lamp on the landing of the Terrace House.
    EXPECT_EQ(positions("reception-lamp").atAnyTime(), 11);
    EXPECT_EQ(puzzleOf("reception-lamp").start(),
              m_library.find("terrace/landing-lamp").value().level().lights().start());
    EXPECT_EQ(positions("desk-bell").most(), 20);
}

/// One test, since going through all positions takes most of its time.
TEST_F(Hotel, KeepsWhatItPromises) {
    checkOptima();
    checkOrders();
    checkLines();
}

} // namespace
