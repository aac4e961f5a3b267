// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Meet.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <utility>

namespace lights {

namespace {

/// How a row or column is assigned to one of two classes.
enum class Residue : std::uint8_t {
    FromStart,    ///< Its number modulo 2.
    FromBothEnds, ///< Its distance to the nearer edge modulo 2.
};
constexpr std::array residues{Residue::FromStart, Residue::FromBothEnds};

/// The three ways to divide four classes into two pairs.
constexpr std::array<std::array<std::size_t, 4>, 3> pairings{{{0, 3, 1, 2}, {0, 1, 2, 3}, {0, 2, 1, 3}}};

std::size_t residue(Residue kind, int index, int size) {
    const int distance = kind == Residue::FromStart ? index : std::min(index, size - 1 - index);
    return static_cast<std::size_t>(distance % 2);
}

std::vector<Word> partsOf(const QuietSpace& quiet, const Block& block) {
    std::vector<Word> parts(block.cells.size());
    for (const std::size_t pattern : block.patterns)
        for (std::size_t i = 0; i < parts.size(); ++i)
            parts[i] = parts[i] * 2 + (quiet.basis().test(pattern, block.cells[i]) ? 1U : 0U);
    return parts;
}

std::array<CellClass, 4> classesBy(Residue ofRows, Residue ofColumns, const std::vector<Word>& parts,
                                   const Block& block, const CellNumbers& cells) {
    std::array<CellClass, 4> classes;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Cell cell = cells.cell(block.cells[i]);
        const std::size_t number =
            residue(ofRows, cell.row, cells.rows()) * 2 + residue(ofColumns, cell.column, cells.columns());
        classes[number].members.push_back(i);
        classes[number].span.add(parts[i]);
    }
    return classes;
}

} // namespace

std::size_t Split::largestRank() const noexcept {
    return std::max_element(classes.begin(), classes.end(),
                            [](const CellClass& left, const CellClass& right) { return left.rank() < right.rank(); })
        ->rank();
}

bool Split::isEven() const noexcept {
    return std::accumulate(parts.begin(), parts.end(), Word{0}, std::bit_xor<>()) == 0;
}

std::optional<Split> findSplit(const QuietSpace& quiet, const Block& block, const CellNumbers& cells) {
    std::optional<Split> best;
    const std::vector<Word> parts = partsOf(quiet, block);
    for (const Residue ofRows : residues)
        for (const Residue ofColumns : residues) {
            const std::array<CellClass, 4> classes = classesBy(ofRows, ofColumns, parts, block, cells);
            for (const auto& [a, b, c, d] : pairings) {
                if (!spanDirectly(classes[a].span, classes[b].span, block.rank()) ||
                    !spanDirectly(classes[c].span, classes[d].span, block.rank()))
                    continue;
                Split split{parts, {classes[a], classes[b], classes[c], classes[d]}};
                if (!best || split.largestRank() < best->largestRank())
                    best = std::move(split);
            }
        }
    if (!best)
        return std::nullopt;
    for (CellClass& part : best->classes)
        for (const std::size_t member : part.members)
            part.coordinates.push_back(static_cast<std::uint32_t>(part.span.add(parts[member])));
    return best;
}

} // namespace lights
