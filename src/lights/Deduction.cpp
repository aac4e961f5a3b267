// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Deduction.hpp"

#include "lights/Hint.hpp"
#include "lights/Solutions.hpp"

#include <utility>

namespace lights {

bool KnownSolutions::allShortest() const noexcept {
    return unique || (proven && quiet.size() <= static_cast<std::size_t>(maxCountedNullity));
}

std::optional<QuietReason> quietReason(const BitGrid& pressed, std::span<const BitGrid> quiet) {
    if (quiet.size() > static_cast<std::size_t>(maxCountedNullity))
        return std::nullopt;
    std::optional<QuietReason> best;
    std::int64_t fewest = 0;
    forEachSolution(BitGrid(pressed.rows(), pressed.columns()), quiet, [&](const BitGrid& pattern) {
        const std::int64_t cells = pattern.count();
        const int gain = static_cast<int>(2 * (pressed & pattern).count() - cells);
        if (gain <= 0 || (best && (gain < best->gain || (gain == best->gain && cells >= fewest))))
            return;
        best = QuietReason{pattern, gain};
        fewest = cells;
    });
    return best;
}

std::optional<Mistake> findMistake(const BitGrid& pressed, const KnownSolutions& known, const BitGrid* except) {
    const auto patterns = known.allShortest() ? known.quiet : std::span<const BitGrid>();
    const std::int64_t moves = known.optimum.count();
    Mistake found;
    BitGrid any(pressed.rows(), pressed.columns()); // The windows in any shortest solution that counts.
    BitGrid nearest = known.optimum;                // Of all solutions.
    const auto nearness = [&](const BitGrid& solution) {
        return std::pair((solution ^ pressed).count(), solution.count());
    };
    forEachSolution(known.optimum, patterns, [&](const BitGrid& solution) {
        if (nearness(solution) < nearness(nearest))
            nearest = solution;
        if (solution.count() != moves || (except != nullptr && solution == *except))
            return;
        any |= solution;
        ++found.solutions;
    });
    const BitGrid shortest = nearestShortest(known.optimum, patterns, pressed, except);
    const BitGrid wrong = pressed & shortest.complement();
    if (!wrong.any())
        return std::nullopt;

    const auto isPattern = [&](Mistake::Kind kind, const BitGrid& inTheEnd, const BitGrid& back) {
        found.quiet = quietReason(inTheEnd, patterns);
        if (!found.quiet || !(back & found.quiet->pattern).any())
            return false;
        found.kind = kind;
        found.back = back & found.quiet->pattern;
        found.inPattern = (inTheEnd & found.quiet->pattern).count();
        return true;
    };
    if (except == nullptr && (isPattern(Mistake::Kind::Quiet, pressed, wrong) ||
                              ((pressed & nearest) == pressed && isPattern(Mistake::Kind::Ahead, nearest, pressed))))
        return found;
    found.quiet.reset();
    const BitGrid never = pressed & any.complement();
    found.kind = never.any() ? Mistake::Kind::Never : Mistake::Kind::Together;
    found.back = never.any() ? never : wrong;
    return found;
}

} // namespace lights
