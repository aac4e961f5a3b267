#include "lights/solver/ExactOptimum.hpp"

#include <algorithm>

namespace lights {

namespace {

constexpr int setsToTry = 32;
constexpr std::uint64_t stepDownInverse = 16; ///< A step to a smaller optimum is taken in one of so many cases.

/// The size of the optimum.
tl::expected<int, Effort::Problem> optimumOf(const Prover& prover, const BitGrid& presses, Effort& effort,
                                             int& largest) {
    return prover.fewest(presses, effort).map([&](const BitGrid& fewest) {
        const int optimum = static_cast<int>(fewest.count());
        largest = std::max(largest, optimum);
        return optimum;
    });
}

Cell drawCell(const Prover& prover, Random& random) {
    const int place = static_cast<int>(random.below(static_cast<std::uint64_t>(prover.windows())));
    return {place / prover.columns(), place % prover.columns()};
}

} // namespace

// Which of several optima the solver names must not matter here, only how many presses they have: boards of a seed stay
// the same when the solver learns something.
tl::expected<BitGrid, Effort::Problem> drawWithOptimum(const Prover& prover, int wanted, Random& random, Effort& effort,
                                                       int& largest) {
    BitGrid presses;
    int optimum = 0;
    for (int i = 0; i < setsToTry; ++i) {
        presses = drawPresses(prover.rows(), prover.columns(), wanted, random);
        const auto proven = optimumOf(prover, presses, effort, largest);
        if (!proven)
            return tl::unexpected(proven.error());
        if (*proven == wanted)
            return presses;
        optimum = *proven;
    }
    while (optimum != wanted) {
        const Cell cell = drawCell(prover, random);
        presses.flip(cell);
        const auto proven = optimumOf(prover, presses, effort, largest);
        if (!proven)
            return tl::unexpected(proven.error());
        if (*proven > optimum || random.below(stepDownInverse) == 0)
            optimum = *proven;
        else
            presses.flip(cell);
    }
    return presses;
}

} // namespace lights
