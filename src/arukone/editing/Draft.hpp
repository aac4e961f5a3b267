// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"
#include "puzzle/Symmetry.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace arukone {

/// A board being edited, and the cables drawn on it so far. It may be in states not allowed for a finished board:
/// without pairs, or with one number that still lacks its partner ("lone"). Pairs are numbered without gaps; the lone
/// number comes after them.
///
/// Cables follow the rules and share no cell. Whatever is put into the way of a cable removes it, and so does moving
/// one of its terminals.
class Draft {
public:
    /// All cells free. \pre 1 to maxSide rows and columns.
    explicit Draft(Size size);
    explicit Draft(const Board& board);

    [[nodiscard]] Size size() const noexcept { return m_size; }
    [[nodiscard]] int rows() const noexcept { return m_size.rows; }
    [[nodiscard]] int columns() const noexcept { return m_size.columns; }
    [[nodiscard]] bool contains(Cell cell) const noexcept;
    [[nodiscard]] Fill fill() const noexcept { return m_fill; }
    [[nodiscard]] const std::vector<Pair>& pairs() const noexcept { return m_pairs; }
    [[nodiscard]] const Cables& cables() const noexcept { return m_cables; } ///< By pair.
    [[nodiscard]] const std::optional<Cell>& lone() const noexcept { return m_lone; }

    [[nodiscard]] bool isHole(Cell cell) const;
    /// The number of a terminal, counted from 0; that of the lone one is pairs().size().
    [[nodiscard]] std::optional<int> numberAt(Cell cell) const;
    /// The pair whose cable goes through the cell, or begins or ends there.
    [[nodiscard]] std::optional<int> cableAt(Cell cell) const;
    [[nodiscard]] bool isFree(Cell cell) const; ///< On the board, neither hole nor terminal.

    /// The finished board; std::nullopt without pairs, or with a lone number.
    [[nodiscard]] std::optional<Board> board() const;
    /// The board as it is shown: see Board::sketch. A lone number is its last pair.
    [[nodiscard]] Board sketch() const;

    void setFill(Fill fill) noexcept { m_fill = fill; }
    /// Makes a hole, or a free cell of one. Terminals stay.
    void setHole(Cell cell, bool hole);
    /// Puts the next number, or the partner of the lone one. \returns false if the cell is not free, or all numbers are
    /// used.
    bool place(Cell cell);
    /// Adds a pair. \returns false if a cell is not free, both are the same, or all numbers are used.
    bool add(const Pair& pair);
    /// Removes what is in a cell: a hole, a cable, the pair of a terminal, or the lone number.
    void erase(Cell cell);
    /// Moves a terminal to a free cell; on another terminal, the two numbers are swapped. \returns whether anything
    /// changed.
    bool move(Cell from, Cell to);
    /// Sets the cable of a pair; it may have a loose end. \pre it follows the rules and meets no other cable.
    void draw(int pair, Cable cable);
    /// Makes a path the cable of a pair, whose terminals become its ends. \pre a path of at least two neighbouring
    /// cells, each once, without holes, terminals of other pairs and cells of other cables.
    void route(int pair, const std::vector<Cell>& way);
    /// Cuts the cable of a pair in two: the pair keeps the part up to `end`, and a new pair gets the other. \pre the
    /// cable joins its terminals, `end` is neither its last cell nor the one before, nor its first, and there is a
    /// number left.
    void cut(int pair, Cell end);

    void removeCables();
    void renumber(); ///< In the order of the first terminals.
    void clear();    ///< Removes everything; size and rule stay.
    /// Moves everything by this many rows and columns; what leaves on one side re-enters on the other.
    void translate(int rows, int columns);

    [[nodiscard]] bool canGrow(puzzle::Edge edge) const noexcept;
    [[nodiscard]] bool canShrink(puzzle::Edge edge) const noexcept;
    /// Adds free cells at an edge, or removes the row or column there with the pairs that have a terminal in it. \pre
    /// canGrow or canShrink, respectively.
    void grow(puzzle::Edge edge);
    void shrink(puzzle::Edge edge);

    friend bool operator==(const Draft&, const Draft&) = default;

private:
    [[nodiscard]] std::size_t at(Cell cell) const noexcept {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_size.columns) +
               static_cast<std::size_t>(cell.column);
    }
    /// The cells of a cable; none if it is empty.
    [[nodiscard]] static std::vector<Cell> cellsOf(const Cable& cable);
    void removeCableAt(Cell cell);
    void removePair(int pair);
    [[nodiscard]] Cell& terminalAt(Cell cell); ///< \pre there is one.
    /// Moves the content of each cell to `place(cell)` on a board of another size; std::nullopt: it is lost.
    void moveAll(Size size, const std::function<std::optional<Cell>(Cell)>& place);
    void crop(puzzle::Edge edge, int by);

    Size m_size;
    Fill m_fill = Fill::All;
    std::vector<bool> m_holes; ///< By cell.
    std::vector<Pair> m_pairs;
    Cables m_cables;
    std::optional<Cell> m_lone;
};

/// One string for each row, as of formatBoard(); the lone number occurs once.
[[nodiscard]] std::vector<std::string> formatDraft(const Draft& draft);
/// Parses the format of formatDraft(), and sets those of the cables that follow the rules and meet no other.
/// \returns std::nullopt for any other text.
[[nodiscard]] std::optional<Draft> parseDraft(const std::vector<std::string>& rows, Fill fill, const Cables& cables);

} // namespace arukone
