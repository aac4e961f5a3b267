// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lights {

/// A subspace of GF(2)^32: of the linear parts of cells (Block::parts), for example.
class Subspace {
public:
    /// Adds a vector, and with it all its sums with others. \returns false if it is in the subspace already.
    bool add(std::uint32_t vector);
    [[nodiscard]] bool contains(std::uint32_t vector) const noexcept;
    /// Which vectors of the basis add up to this one: the lowest bit for the first. \pre contains(vector).
    [[nodiscard]] std::uint32_t coordinates(std::uint32_t vector) const noexcept;
    /// Reduced: descending, and the highest bit of each vector is in no other. Equal subspaces have equal bases.
    [[nodiscard]] const std::vector<std::uint32_t>& basis() const noexcept { return m_basis; }
    [[nodiscard]] std::size_t dimension() const noexcept { return m_basis.size(); }

private:
    [[nodiscard]] std::uint32_t rest(std::uint32_t vector) const noexcept;

    std::vector<std::uint32_t> m_basis;
};

} // namespace lights
