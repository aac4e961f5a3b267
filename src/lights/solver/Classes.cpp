#include "lights/solver/Classes.hpp"

#include "lights/solver/WholeNumber.hpp"

#include <algorithm>
#include <numeric>

namespace lights {

namespace {

// The classes' shares of all boards: one in so many.
constexpr std::uint32_t easyShare = 10;
constexpr std::uint32_t mediumShare = 2;
constexpr std::uint32_t hardestShare = 50;

/// Gives each class an optimum of its own, as far as there are any.
DifficultyClasses spread(int lastEasy, int lastMedium, int firstHardest, int largest) {
    lastEasy = std::max(lastEasy, 1);
    lastMedium = std::max(lastMedium, lastEasy + 1);
    firstHardest = std::max(std::min(firstHardest, largest), lastMedium + 2);
    return {lastEasy, lastMedium, firstHardest, largest};
}

} // namespace

OptimumRange DifficultyClasses::range(Difficulty difficulty) const noexcept {
    const auto upTo = [this](int first, int last) { return OptimumRange{first, std::min(last, largest)}; };
    switch (difficulty) {
    case Difficulty::Any:
        return upTo(1, largest);
    case Difficulty::Easy:
        return upTo(1, lastEasy);
    case Difficulty::Medium:
        return upTo(lastEasy + 1, lastMedium);
    case Difficulty::Hard:
        return upTo(lastMedium + 1, firstHardest - 1);
    case Difficulty::Hardest:
        break;
    }
    return upTo(firstHardest, largest);
}

DifficultyClasses classesOf(std::span<const std::uint64_t> counts) {
    const std::uint64_t all = std::accumulate(counts.begin() + 1, counts.end(), std::uint64_t{0});
    int lastEasy = 0;
    int lastMedium = 0;
    int firstHardest = 0; // The first whose boards, with all that need more, are few enough.
    int largest = 0;
    std::uint64_t below = 0; // Boards with a smaller optimum.
    for (std::size_t k = 1; k < counts.size(); ++k) {
        const int optimum = static_cast<int>(k);
        if (counts[k] != 0)
            largest = optimum;
        if (firstHardest == 0 && (all - below) <= all / hardestShare)
            firstHardest = optimum;
        below += counts[k];
        if (below <= all / easyShare)
            lastEasy = optimum;
        if (below <= all / mediumShare)
            lastMedium = optimum;
    }
    return spread(lastEasy, lastMedium, firstHardest == 0 ? largest : firstHardest, largest);
}

DifficultyClasses classesWithoutQuietPatterns(int windows) {
    const WholeNumber all = WholeNumber::powerOfTwo(windows) - WholeNumber(1);
    const WholeNumber easy = all / easyShare;
    const WholeNumber medium = all / mediumShare;
    const WholeNumber hardest = all / hardestShare;
    int lastEasy = 0;
    int lastMedium = 0;
    int rest = -1; // Sets that lack at most so many windows are few enough to be the hardest.
    WholeNumber sets(1);
    WholeNumber below(0); // Sets of 1 … k windows.
    for (int k = 0; k <= windows && lastMedium + 1 >= k; ++k) {
        if (k > 0) {
            sets = sets * static_cast<std::uint32_t>(windows - k + 1) / static_cast<std::uint32_t>(k);
            below = below + sets;
        }
        if (below <= easy)
            lastEasy = k;
        if (below <= medium)
            lastMedium = k;
        if (below + WholeNumber(1) <= hardest) // Sets without 0 … k windows: as many as sets of them.
            rest = k;
    }
    return spread(lastEasy, lastMedium, rest < 0 ? windows : windows - rest, windows);
}

} // namespace lights
