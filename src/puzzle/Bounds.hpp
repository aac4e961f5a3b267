// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Kind.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace puzzle {

/// What the claimed optimum of a board is checked against.
struct Bounds {
    int lowerBound = 0;
    std::optional<int> best; ///< The least that the solver found.
    bool exact = false;      ///< `best` is proven to be minimal.

    /// Whether a run may claim this optimum. \param shown what the run itself shows to be enough; 0 if it does not
    /// solve the board.
    [[nodiscard]] bool allow(int optimum, int shown) const noexcept {
        if (exact)
            return optimum == *best;
        return optimum >= lowerBound && optimum <= best.value_or(optimum) && optimum <= shown;
    }

    /// The best that is known after a run that shows so many to be enough, without `wasOverstated`.
    [[nodiscard]] BestKnown with(int shown) const noexcept {
        return {std::min(shown, best.value_or(shown)), exact, shown, false};
    }
};

/// The bounds of many boards by share code, each computed only once.
class BoundsCache {
public:
    /// \param compute is called for a board that is not known yet.
    template<class Compute>
    [[nodiscard]] const Bounds& of(std::string_view code, Compute compute) {
        const auto known = m_known.find(std::string(code));
        return known != m_known.end() ? known->second : keep(code, compute());
    }

    const Bounds& keep(std::string_view code, const Bounds& found) {
        if (m_known.size() >= maxKept)
            m_known.clear();
        return m_known.insert_or_assign(std::string(code), found).first->second;
    }

private:
    static constexpr std::size_t maxKept = 20'000; ///< A few megabytes.

    std::unordered_map<std::string, Bounds> m_known;
};

} // namespace puzzle
