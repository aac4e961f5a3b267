#include "lights/solver/LargeBoard.hpp"

#include "lights/solver/Rectangle.hpp"

#include <utility>

namespace lights {

namespace {

/// A quiet pattern that shares an odd number of cells with the difference. \pre the difference cannot be pressed away.
BitGrid witnessFor(const Rectangle& rectangle, const BitGrid& difference) {
    // Half of all patterns are odd on average, so one of the first few of the basis is.
    for (int i = 0;; ++i)
        if (BitGrid pattern = rectangle.quietPattern(i); (pattern & difference).parity())
            return pattern;
}

/// No press changes more than five cells, and all solutions have the same parity.
int leastMoves(const BitGrid& difference, int moves) {
    const auto least = static_cast<int>((difference.count() + 4) / 5);
    return least + (moves - least) % 2;
}

} // namespace

Answer solveLarge(const Puzzle& puzzle) {
    const BitGrid difference = puzzle.open(puzzle.start());
    const Rectangle rectangle(puzzle.rows(), puzzle.columns());
    auto presses = rectangle.solve(difference);
    if (!presses) {
        BitGrid repair = rectangle.repair(difference);
        const bool exact = repair.count() == 1;
        return {{},
                rectangle.nullity(),
                tl::unexpected(Unsolvable{witnessFor(rectangle, difference), std::move(repair), exact}),
                false};
    }
    const auto moves = static_cast<int>(presses->count());
    const int bound = rectangle.nullity() == 0 ? moves : leastMoves(difference, moves);
    return {{}, rectangle.nullity(), Optimum{*std::move(presses), moves, bound == moves, bound}, false};
}

} // namespace lights
