// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Deduction.hpp"

#include "lights/Hint.hpp"
#include "lights/Solutions.hpp"

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

} // namespace lights
