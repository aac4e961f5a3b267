// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Cell.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Arukone, also known as Numberlink: join equal numbers by cables that do not cross.
namespace arukone {

using puzzle::Cell;
using puzzle::Size;

inline constexpr int maxSide = 48;   ///< Largest number of rows, and of columns.
inline constexpr int maxPairs = 200; ///< Largest number of pairs.

/// Which cells cables have to use, and whether they may run beside themselves.
enum class Fill : std::uint8_t {
    All,   ///< Every free cell.
    Any,   ///< Cells may stay empty.
    Apart, ///< Every free cell, and no cable touches itself: see touchesItself() in Cable.hpp.
};

/// Whether cables have to use every free cell. Every solution with Fill::Apart is one with Fill::All as well.
[[nodiscard]] constexpr bool fillsBoard(Fill fill) noexcept {
    return fill != Fill::Any;
}

/// The two terminals of a number, in reading order: `first` is above `second`, or left of it in the same row.
struct Pair {
    Cell first;
    Cell second;

    friend bool operator==(const Pair&, const Pair&) = default;
};

/// Why there is no such board. `row` and `column` count from 0.
struct BoardProblem {
    enum class Kind : std::uint8_t {
        Empty,        ///< No rows, or empty ones.
        RaggedRow,    ///< A row has another length than the first.
        BadCharacter, ///< A character without a meaning.
        TooLarge,     ///< More than maxSide rows or columns.
        NoPairs,      ///< No number at all.
        TooManyPairs, ///< More than maxPairs numbers.
        Single,       ///< A number occurs only once, here.
        Third,        ///< A number occurs a third time, here.
        WrongCount,   ///< The text states another number of pairs.
        OffBoard,     ///< A terminal or hole is not on the board.
        Taken,        ///< There is something else in this cell already.
    } kind = Kind::Empty;
    int row = 0;
    int column = 0;

    friend bool operator==(const BoardProblem&, const BoardProblem&) = default;
};

/// A board at the start: its size, holes, pairs of terminals, and which cells have to be used. Cells are also numbered:
/// row by row, from 0.
class Board {
public:
    using Content = std::int16_t; ///< What a cell holds: the pair whose terminal is there, `free` or `hole`.

    /// The pairs are numbered in the order given; in each, the terminals may come in any order.
    [[nodiscard]] static tl::expected<Board, BoardProblem> make(Size size, std::span<const Cell> holes,
                                                                std::span<const Pair> pairs, Fill fill);
    /// A board as it stands in an editor, only to be shown: it may have no pairs, and both terminals of a pair may be
    /// in one cell, as its partner is still missing. \pre a size up to maxSide; everything else is as for make().
    [[nodiscard]] static Board sketch(Size size, std::span<const Cell> holes, std::span<const Pair> pairs, Fill fill);

    [[nodiscard]] int rows() const noexcept { return m_size.rows; }
    [[nodiscard]] int columns() const noexcept { return m_size.columns; }
    [[nodiscard]] int cellCount() const noexcept { return m_size.rows * m_size.columns; } ///< Holes included.
    [[nodiscard]] int holeCount() const noexcept { return m_holes; }
    [[nodiscard]] Fill fill() const noexcept { return m_fill; }
    [[nodiscard]] std::span<const Pair> pairs() const noexcept { return m_pairs; }
    [[nodiscard]] int pairCount() const noexcept { return static_cast<int>(m_pairs.size()); }

    [[nodiscard]] bool contains(Cell cell) const noexcept {
        return cell.row >= 0 && cell.row < rows() && cell.column >= 0 && cell.column < columns();
    }
    [[nodiscard]] int indexOf(Cell cell) const noexcept { return cell.row * columns() + cell.column; }
    [[nodiscard]] Cell cellAt(int index) const noexcept { return {index / columns(), index % columns()}; }

    [[nodiscard]] bool isHole(Cell cell) const noexcept { return at(cell) == hole; }
    [[nodiscard]] bool isFree(Cell cell) const noexcept { return at(cell) == free; } ///< No hole and no terminal.
    /// The pair whose terminal is in this cell, counted from 0; std::nullopt if there is none.
    [[nodiscard]] std::optional<int> pairAt(Cell cell) const noexcept {
        const int value = at(cell);
        return value >= 0 ? std::optional(value) : std::nullopt;
    }
    /// What solvers work with: for each cell by number what is in it.
    [[nodiscard]] std::span<const Content> contents() const noexcept { return m_contents; }

    static constexpr Content free = -1;
    static constexpr Content hole = -2;

    /// The same board under another rule.
    [[nodiscard]] Board withFill(Fill fill) const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    Board() = default;
    [[nodiscard]] int at(Cell cell) const noexcept { return m_contents[static_cast<std::size_t>(indexOf(cell))]; }

    Size m_size;
    Fill m_fill = Fill::All;
    int m_holes = 0;
    std::vector<Pair> m_pairs;
    std::vector<Content> m_contents;
};

/// Parses a board from rows of `.` (free), `_` (hole), and the numbers: `1` to `9`, then `A` to `Z`, then `a` to `z`,
/// in this order 1 to 61. Gaps are closed: 1, 3 and B become pairs 1, 2 and 3. A carriage return at the end of a row is
/// dropped.
///
/// Cells are single characters, and a space is a hole. But if there is a comma anywhere, they are what stands between
/// commas, maybe with blanks around it, and numbers may be written in decimal, as those above 61 have to be. Rows that
/// make no board otherwise may also have cells between blanks, if each row has as many and a number has two digits.
[[nodiscard]] tl::expected<Board, BoardProblem> parseBoard(const std::vector<std::string>& rows, Fill fill);

/// Parses a single text with rows ended by line feeds; empty lines at the end are dropped.
[[nodiscard]] tl::expected<Board, BoardProblem> parseBoard(std::string_view text, Fill fill);

/// One string for each row, of `.`, `_` and the numbers; with commas between the cells if there are more than 61 pairs.
[[nodiscard]] std::vector<std::string> formatBoard(const Board& board);

/// How a pair is written in text: `1` for pair 0, `z` for pair 60, `62` for pair 61. \pre 0 ≤ pair.
[[nodiscard]] std::string pairSign(int pair);
/// The pair that a sign, or a decimal number from 1, stands for; std::nullopt for any other text.
[[nodiscard]] std::optional<int> pairOfSign(std::string_view sign) noexcept;

/// The texts of the cells of a row as formatBoard() writes it: parts of `row`.
[[nodiscard]] std::vector<std::string_view> cellsOfRow(std::string_view row);

} // namespace arukone
