// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Subspace.hpp"

#include <algorithm>
#include <bit>
#include <functional>

namespace lights {

bool Subspace::add(std::uint32_t vector) {
    const std::uint32_t added = rest(vector);
    if (added == 0)
        return false;
    for (std::uint32_t& other : m_basis)
        if ((other & std::bit_floor(added)) != 0)
            other ^= added;
    m_basis.insert(std::ranges::lower_bound(m_basis, added, std::greater{}), added);
    return true;
}

bool Subspace::contains(std::uint32_t vector) const noexcept {
    return rest(vector) == 0;
}

std::uint32_t Subspace::coordinates(std::uint32_t vector) const noexcept {
    std::uint32_t result = 0;
    for (std::size_t i = 0; i < m_basis.size(); ++i)
        if ((vector & std::bit_floor(m_basis[i])) != 0)
            result |= std::uint32_t{1} << i;
    return result;
}

/// What is left of a vector after the highest bits of the basis have been cleared: 0 for those of the subspace.
std::uint32_t Subspace::rest(std::uint32_t vector) const noexcept {
    for (const std::uint32_t base : m_basis)
        if ((vector & std::bit_floor(base)) != 0)
            vector ^= base;
    return vector;
}

} // namespace lights
