#include "data/runs/ShiftRun.hpp"

#include <algorithm>
#include <utility>

namespace data {

bool isShiftSeed(std::string_view seed) noexcept {
    constexpr std::size_t longestSeed = 64;
    return !seed.empty() && seed.size() <= longestSeed &&
           std::all_of(seed.begin(), seed.end(), [](char letter) { return letter > ' ' && letter < '\x7F'; });
}

tl::expected<ShiftRun, RunProblem> shiftRunOf(puzzle::ShiftPerformance played, ShiftFacts facts) {
    if (played.score.houses == 0)
        return tl::unexpected(RunProblem::NotSolved);
    return ShiftRun{{std::move(played.seed), std::move(played.code), std::move(facts.player), played.score,
                     std::move(facts.date), std::move(facts.program)},
                    std::move(played.events)};
}

} // namespace data
