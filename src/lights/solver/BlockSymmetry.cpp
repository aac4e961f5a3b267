// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/BlockSymmetry.hpp"

#include <limits>
#include <optional>
#include <utility>

namespace lights {

namespace {

constexpr std::size_t unset = std::numeric_limits<std::size_t>::max();

/// A way to lay the board onto itself. Transposing comes last.
struct Mirroring {
    bool rows;
    bool columns;
    bool transposed;

    [[nodiscard]] Cell operator()(Cell cell, const CellNumbers& cells) const noexcept {
        if (rows)
            cell.row = cells.rows() - 1 - cell.row;
        if (columns)
            cell.column = cells.columns() - 1 - cell.column;
        if (transposed)
            std::swap(cell.row, cell.column);
        return cell;
    }
};

/// The block whose solutions are compared with their images.
class Solutions {
public:
    Solutions(const Split& split, const Block& block, const CellNumbers& cells, const std::vector<bool>& pressed)
        : m_split(split)
        , m_block(block)
        , m_cells(cells)
        , m_pressed(pressed)
        , m_indexOf(static_cast<std::size_t>(cells.rows()) * static_cast<std::size_t>(cells.columns()), unset)
        , m_classOf(block.cells.size())
        , m_own(block.rank(), unset) {
        for (std::size_t i = 0; i < block.cells.size(); ++i) {
            m_indexOf[place(cells.cell(block.cells[i]))] = i;
            // The first cell of each pattern lies in no other one, so every bit has such a cell.
            if (const Word part = split.parts[i]; std::has_single_bit(part))
                m_own[static_cast<std::size_t>(std::countr_zero(part))] = i;
        }
        for (std::size_t number = 0; number < split.classes.size(); ++number)
            for (const std::size_t member : split.classes[number].members)
                m_classOf[member] = number;
    }

    [[nodiscard]] std::optional<BlockSymmetry> symmetryBy(const Mirroring& mirroring) const {
        auto source = sourceBy(mirroring);
        if (!source)
            return std::nullopt;
        const auto sourceClass = sourceClassBy(*source);
        if (!sourceClass)
            return std::nullopt;
        // The coefficient of a pattern is the value on the pattern's own cell.
        std::vector<Word> images(m_own.size());
        std::vector<Word> ofParts(m_own.size()); // Where the unit vectors of linear parts go.
        Word constant = 0;
        for (std::size_t k = 0; k < m_own.size(); ++k) {
            const std::size_t from = (*source)[m_own[k]];
            ofParts[k] = m_split.parts[from];
            for (Word rest = ofParts[k]; rest != 0; rest &= rest - 1)
                images[static_cast<std::size_t>(std::countr_zero(rest))] |= Word{1} << k;
            if (m_pressed[from] != m_pressed[m_own[k]])
                constant |= Word{1} << k;
        }
        const LinearMap moved(ofParts);
        for (std::size_t i = 0; i < source->size(); ++i) {
            const std::size_t from = (*source)[i];
            if (m_split.parts[from] != moved(m_split.parts[i]) ||
                (m_pressed[from] != m_pressed[i]) != product(m_split.parts[i], constant))
                return std::nullopt;
        }
        return BlockSymmetry{*std::move(source), *sourceClass, {LinearMap(images), constant}};
    }

private:
    [[nodiscard]] std::size_t place(Cell cell) const noexcept {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_cells.columns()) +
               static_cast<std::size_t>(cell.column);
    }

    /// Nothing if a cell leaves the block.
    [[nodiscard]] std::optional<std::vector<std::size_t>> sourceBy(const Mirroring& mirroring) const {
        std::vector<std::size_t> source(m_block.cells.size());
        for (std::size_t i = 0; i < source.size(); ++i) {
            source[i] = m_indexOf[place(mirroring(m_cells.cell(m_block.cells[i]), m_cells))];
            if (source[i] == unset)
                return std::nullopt;
        }
        return source;
    }

    /// Nothing if a class is torn apart.
    [[nodiscard]] std::optional<std::array<std::size_t, 4>>
    sourceClassBy(const std::vector<std::size_t>& source) const {
        std::array<std::size_t, 4> result{};
        for (std::size_t number = 0; number < result.size(); ++number) {
            const std::vector<std::size_t>& members = m_split.classes[number].members;
            if (members.empty())
                return std::nullopt;
            result[number] = m_classOf[source[members.front()]];
            for (const std::size_t member : members)
                if (m_classOf[source[member]] != result[number])
                    return std::nullopt;
        }
        return result;
    }

    const Split& m_split;
    const Block& m_block;
    const CellNumbers& m_cells;
    const std::vector<bool>& m_pressed;
    std::vector<std::size_t> m_indexOf; ///< By place.
    std::vector<std::size_t> m_classOf; ///< By index in the block.
    std::vector<std::size_t> m_own;     ///< For each bit of a linear part, a cell with this bit only.
};

} // namespace

std::vector<BlockSymmetry> blockSymmetries(const Split& split, const Block& block, const CellNumbers& cells,
                                           const std::vector<bool>& pressed) {
    const Solutions solutions(split, block, cells, pressed);
    std::vector<BlockSymmetry> result;
    for (const bool transposed : {false, true})
        for (const bool rows : {false, true})
            for (const bool columns : {false, true})
                if (!transposed || cells.rows() == cells.columns())
                    if (auto symmetry = solutions.symmetryBy({rows, columns, transposed}))
                        result.push_back(*std::move(symmetry));
    return result;
}

} // namespace lights
