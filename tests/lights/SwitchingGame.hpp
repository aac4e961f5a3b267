// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <vector>

/// The switching game of Gale and Berlekamp: n × n lamps, and a switch for each row and each column that changes all of
/// its lamps. The square stamp on the plane leads to it (docs/solver.md, "Switching lines").
namespace lights::test {

/// Whether some board of the game may be left with `lamps` lamps on by the best setting of the switches: if not, none
/// is.
///
/// Let a lamp that is on count −1 and one that is off +1. With the row switches at their best, row i contributes |S_i|,
/// S_i being its sum, and the sum X of these n numbers is n² − 2·lamps at the best setting of the column switches. If
/// any k columns are switched too, X does not become larger. How |S_i| changes on average over all choices of k columns
/// depends on |S_i| alone. So the numbers of rows with each |S_i| satisfy one inequality for each k; all such numbers
/// are tried. \pre n is even and at most 16.
inline bool mayBeLeftWith(int n, int lamps) {
    const int best = n * n - 2 * lamps;
    const auto choose = [](int of, int some) {
        std::int64_t result = 1;
        for (int i = 1; i <= some; ++i)
            result = result * (of - some + i) / i;
        return some > of ? 0 : result;
    };
    const int sizes = n / 2 + 1; // |S_i| is 0, 2 … n.
    // after[k][s]: the sum of |S_i| over all choices of k columns, if it was 2s before.
    std::vector<std::vector<std::int64_t>> after(static_cast<std::size_t>(n) + 1);
    for (int k = 0; k <= n; ++k)
        for (int s = 0; s < sizes; ++s) {
            const int plus = n / 2 + s; // Lamps that count +1, after switching the row.
            std::int64_t sum = 0;
            for (int changed = 0; changed <= k; ++changed)
                sum += choose(plus, changed) * choose(n - plus, k - changed) *
                       std::abs(2 * s - 2 * changed + 2 * (k - changed));
            after[static_cast<std::size_t>(k)].push_back(sum);
        }
    std::vector<int> rows(static_cast<std::size_t>(sizes));
    const auto isPossible = [&] {
        for (int k = 0; k <= n; ++k) {
            const auto& sums = after[static_cast<std::size_t>(k)];
            if (std::inner_product(rows.begin(), rows.end(), sums.begin(), std::int64_t{0}) > best * choose(n, k))
                return false;
        }
        return true;
    };
    // All ways to give n rows in total sums of `best` in total.
    const auto tryFrom = [&](const auto& self, std::size_t size, int left, int rest) -> bool {
        if (size == rows.size())
            return left == 0 && rest == 0 && isPossible();
        for (int count = 0; count <= left && 2 * static_cast<int>(size) * count <= rest; ++count) {
            rows[size] = count;
            if (self(self, size + 1, left - count, rest - 2 * static_cast<int>(size) * count))
                return true;
        }
        rows[size] = 0;
        return false;
    };
    return tryFrom(tryFrom, 0, n, best);
}

/// The most lamps that any board can be left with, as far as mayBeLeftWith shows.
inline int mostLampsPossible(int n) {
    int lamps = n * n / 2;
    while (!mayBeLeftWith(n, lamps))
        --lamps;
    return lamps;
}

/// The presses that the game leaves on the square plane of 3k − 1 rows and columns beyond its own 2k × 2k lamps: in the
/// k − 1 rows and columns that no quiet pattern of a line lights.
constexpr int beyondTheGame(int k) noexcept {
    return (k - 1) * (3 * k - 1);
}

} // namespace lights::test
