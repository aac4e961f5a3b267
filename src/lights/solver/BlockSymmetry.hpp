// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Meet.hpp"

#include <array>
#include <vector>

namespace lights {

/// A mirroring of the board that maps every solution on a block to a solution, and each class of its split to a class.
struct BlockSymmetry {
    /// For each of Block::cells, the one that comes to lie on it.
    std::vector<std::size_t> source;
    /// For each class, the one that comes to lie on it.
    std::array<std::size_t, 4> sourceClass{};
    /// The coefficients of the image of a solution.
    AffineMap onCoefficients;
};

/// All of them, the identity first: at most eight on a square board, at most four on any other. They form a group.
///
/// Only linear algebra is used: a mirroring is a symmetry if the images of one solution and of all quiet patterns are
/// again a solution and quiet patterns. So it does not matter why it is one.
/// \param pressed for each of Block::cells, whether a solution contains it.
[[nodiscard]] std::vector<BlockSymmetry> blockSymmetries(const Split& split, const Block& block,
                                                         const CellNumbers& cells, const std::vector<bool>& pressed);

} // namespace lights
