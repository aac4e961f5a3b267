// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Board.hpp"

#include "lights/ByteOrder.hpp"
#include "puzzle/TextRows.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstring>
#include <optional>
#include <span>
#include <utility>

namespace lights {

namespace {

using Kind = TextBoardProblem::Kind;

/// Which of eight characters (the first in the lowest byte) equal `wanted`: bit i for character i.
std::uint64_t matches(std::uint64_t eight, char wanted) noexcept {
    constexpr std::uint64_t ones = 0x0101010101010101U;
    constexpr std::uint64_t lowSeven = 0x7f7f7f7f7f7f7f7fU;
    const std::uint64_t different = eight ^ (ones * static_cast<unsigned char>(wanted));
    // The top bit of each byte becomes 0 if the whole byte is 0, with no carry between bytes.
    const std::uint64_t other = ((different & lowSeven) + lowSeven) | different | lowSeven;
    // Gathers the one bit per byte by a multiplication in which no two of them collide.
    return ((~other >> 7) * 0x0102040810204080U) >> 56;
}

/// One row of each grid of a board.
struct RowBits {
    std::span<std::uint64_t> lit;
    std::span<std::uint64_t> holes;
    std::span<std::uint64_t> sealed;
    std::span<std::uint64_t> curtains;
};

enum class Signs : std::uint8_t { OfBoard, OfGoal };

/// Parses one row of text. \returns the column of the first invalid character.
std::optional<int> parseRow(std::string_view text, Signs signs, RowBits row) {
    for (std::size_t first = 0; first < text.size(); first += 8) {
        const std::size_t count = std::min<std::size_t>(8, text.size() - first);
        std::uint64_t eight = 0x2e2e2e2e2e2e2e2eU; // Dark beyond the end.
        std::memcpy(&eight, text.data() + first, count);
        eight = firstByteLowest(eight);
        const std::uint64_t sealedLight = matches(eight, 'X');
        const std::uint64_t sealed = sealedLight | matches(eight, 'x');
        const std::uint64_t light = matches(eight, '#') | sealedLight;
        const std::uint64_t hole = matches(eight, '_') | matches(eight, ' ');
        const std::uint64_t curtains = signs == Signs::OfGoal ? matches(eight, '?') : 0;
        const std::uint64_t known = light | sealed | hole | curtains | matches(eight, '.');
        if (known != 0xff)
            return static_cast<int>(first) + std::countr_one(known);
        row.lit[first / 64] |= light << (first % 64);
        row.holes[first / 64] |= hole << (first % 64);
        row.sealed[first / 64] |= sealed << (first % 64);
        row.curtains[first / 64] |= curtains << (first % 64);
    }
    return std::nullopt;
}

tl::expected<Board, TextBoardProblem> parseRows(const std::vector<std::string_view>& rows, Signs signs,
                                                int maxRowsAndColumns) {
    const auto limit = static_cast<std::size_t>(maxRowsAndColumns);
    if (rows.empty() || rows.front().empty())
        return tl::unexpected(TextBoardProblem{Kind::Empty, 0, 0});
    if (rows.size() > limit || rows.front().size() > limit)
        return tl::unexpected(TextBoardProblem{Kind::TooLarge, 0, 0});
    const int columns = static_cast<int>(rows.front().size());
    BitGrid lit(static_cast<int>(rows.size()), columns);
    BitGrid holes(lit.rows(), columns);
    BitGrid sealed(lit.rows(), columns);
    BitGrid curtains(lit.rows(), columns);
    for (int r = 0; r < lit.rows(); ++r) {
        const std::string_view row = rows[static_cast<std::size_t>(r)];
        if (row.size() != rows.front().size())
            return tl::unexpected(TextBoardProblem{Kind::RaggedRow, r, static_cast<int>(std::min(row.size(), limit))});
        if (const auto column = parseRow(row, signs, {lit.row(r), holes.row(r), sealed.row(r), curtains.row(r)}))
            return tl::unexpected(TextBoardProblem{Kind::BadCharacter, r, *column});
    }
    return Board(std::move(lit), std::move(holes), std::move(sealed)).withCurtains(std::move(curtains));
}

/// Rows of text, and how a set of cells is drawn on them.
class Drawing {
public:
    explicit Drawing(const Board& board)
        : m_rows(static_cast<std::size_t>(board.rows()), std::string(static_cast<std::size_t>(board.columns()), '.')) {}

    void draw(const BitGrid& cells, char sign) {
        cells.forEach([&](Cell cell) {
            m_rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] = sign;
        });
    }
    [[nodiscard]] std::vector<std::string> rows() && { return std::move(m_rows); }

private:
    std::vector<std::string> m_rows;
};

} // namespace

tl::expected<Board, TextBoardProblem> parseBoard(const std::vector<std::string>& rows, int maxRowsAndColumns) {
    return parseRows(puzzle::rowsOf(rows), Signs::OfBoard, maxRowsAndColumns);
}

tl::expected<Board, TextBoardProblem> parseBoard(std::string_view text, int maxRowsAndColumns) {
    return parseRows(puzzle::rowsOf(text), Signs::OfBoard, maxRowsAndColumns);
}

tl::expected<Board, TextBoardProblem> parseGoal(const std::vector<std::string>& rows, int maxRowsAndColumns) {
    return parseRows(puzzle::rowsOf(rows), Signs::OfGoal, maxRowsAndColumns);
}

tl::expected<Board, TextBoardProblem> parseGoal(std::string_view text, int maxRowsAndColumns) {
    return parseRows(puzzle::rowsOf(text), Signs::OfGoal, maxRowsAndColumns);
}

std::vector<std::string> formatBoard(const Board& board) {
    Drawing drawing(board);
    drawing.draw(board.lit(), '#');
    drawing.draw(board.holes(), '_');
    drawing.draw(board.sealed(), 'x');
    drawing.draw(board.sealed() & board.lit(), 'X');
    return std::move(drawing).rows();
}

std::vector<std::string> formatGoal(const Board& goal) {
    Drawing drawing(goal);
    drawing.draw(goal.lit(), '#');
    drawing.draw(goal.holes(), '_');
    drawing.draw(goal.curtains(), '?');
    return std::move(drawing).rows();
}

} // namespace lights
