// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/QuietSpace.hpp"

#include "lights/solver/PressMatrix.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace lights {

namespace {

/// Disjoint sets (union–find with path halving).
class Groups {
public:
    explicit Groups(std::size_t size)
        : m_parent(size) {
        std::iota(m_parent.begin(), m_parent.end(), std::size_t{0});
    }

    [[nodiscard]] std::size_t leader(std::size_t index) noexcept {
        while (m_parent[index] != index)
            index = m_parent[index] = m_parent[m_parent[index]];
        return index;
    }
    void join(std::size_t left, std::size_t right) noexcept { m_parent[leader(right)] = leader(left); }

private:
    std::vector<std::size_t> m_parent;
};

constexpr std::size_t noColumn = std::numeric_limits<std::size_t>::max();

/// The blocks of a reduced basis. It is enough to join its rows: the reduced basis of a direct sum consists of those of
/// its summands.
std::vector<Block> blocksOf(const BitMatrix& basis) {
    Groups groups(basis.rows());
    std::vector<std::size_t> firstRow(basis.columns(), noColumn); // For each cell, the first pattern that lights it.
    for (std::size_t row = 0; row < basis.rows(); ++row)
        forEachBit(basis.row(row), [&](std::size_t cell) {
            if (firstRow[cell] == noColumn)
                firstRow[cell] = row;
            else
                groups.join(firstRow[cell], row);
        });

    std::vector<Block> blocks;
    std::vector<std::size_t> blockOf(basis.rows(), noColumn); // By leader.
    for (std::size_t row = 0; row < basis.rows(); ++row) {
        std::size_t& block = blockOf[groups.leader(row)];
        if (block == noColumn) {
            block = blocks.size();
            blocks.emplace_back();
        }
        blocks[block].patterns.push_back(row);
    }
    for (std::size_t cell = 0; cell < basis.columns(); ++cell)
        if (firstRow[cell] != noColumn)
            blocks[blockOf[groups.leader(firstRow[cell])]].cells.push_back(cell);
    std::stable_sort(blocks.begin(), blocks.end(),
                     [](const Block& left, const Block& right) { return left.rank() < right.rank(); });
    return blocks;
}

std::vector<std::uint32_t> partsOf(const BitMatrix& basis, const Block& block) {
    std::vector<std::uint32_t> parts(block.cells.size());
    for (const std::size_t pattern : block.patterns)
        for (std::size_t i = 0; i < parts.size(); ++i)
            parts[i] = parts[i] * 2 + (basis.test(pattern, block.cells[i]) ? 1U : 0U);
    return parts;
}

} // namespace

QuietSpace::QuietSpace(BitMatrix kernel)
    : m_basis(std::move(kernel)) {
    m_pivots = reduce(m_basis, m_basis.columns());
    m_blocks = blocksOf(m_basis);
    for (Block& block : m_blocks)
        if (block.rank() <= maxPartRank)
            block.parts = partsOf(m_basis, block);
}

bool QuietSpace::isEven() const noexcept {
    for (std::size_t row = 0; row < nullity(); ++row)
        if (weight(m_basis.row(row)) % 2 != 0)
            return false;
    return true;
}

void QuietSpace::normalise(std::span<Word> presses) const noexcept {
    for (std::size_t row = 0; row < nullity(); ++row)
        if (!bitAt(presses, m_pivots[row]))
            add(presses, m_basis.row(row));
}

void QuietSpace::normalise(std::span<Word> presses, const Block& block) const noexcept {
    for (const std::size_t row : block.patterns)
        if (!bitAt(presses, m_pivots[row]))
            add(presses, m_basis.row(row));
}

Words QuietSpace::syndrome(std::span<const Word> difference) const {
    Words result(wordsFor(nullity()));
    for (std::size_t row = 0; row < nullity(); ++row)
        if (product(m_basis.row(row), difference))
            flipBit(result, row);
    return result;
}

BitMatrix QuietSpace::restricted(const Block& block) const {
    BitMatrix result(block.rank(), block.cells.size());
    for (std::size_t row = 0; row < block.rank(); ++row)
        for (std::size_t i = 0; i < block.cells.size(); ++i)
            if (m_basis.test(block.patterns[row], block.cells[i]))
                result.flip(row, i);
    return result;
}

void QuietSpace::addPatterns(std::span<Word> presses, const Block& block, std::uint32_t coefficients) const noexcept {
    for (std::size_t i = 0; i < block.rank(); ++i)
        if (((coefficients >> (block.rank() - 1 - i)) & 1U) != 0)
            add(presses, m_basis.row(block.patterns[i]));
}

QuietSpace quietSpaceOf(const std::vector<BitGrid>& patterns, const CellNumbers& numbered) {
    BitMatrix kernel(patterns.size(), numbered.size());
    for (std::size_t row = 0; row < patterns.size(); ++row)
        add(kernel.row(row), numbered.pack(patterns[row]));
    return QuietSpace(std::move(kernel));
}

} // namespace lights
