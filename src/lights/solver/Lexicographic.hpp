// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <vector>

namespace lights {

/// The order of std::less for vectors of numbers, for maps that have them as keys. std::less itself compares only the
/// first bytes of such vectors on big-endian machines with the library of GCC 12.2 (GCC bug 113960).
struct Lexicographic {
    template<typename Number>
    [[nodiscard]] bool operator()(const std::vector<Number>& left, const std::vector<Number>& right) const noexcept {
        return std::lexicographical_compare(left.begin(), left.end(), right.begin(), right.end());
    }
};

} // namespace lights
