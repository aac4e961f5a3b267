// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Board.hpp"

#include <algorithm>
#include <map>

namespace arukone {

namespace {

using Kind = BoardProblem::Kind;

constexpr std::string_view signs = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
static_assert(signs.size() == maxPairs);

tl::unexpected<BoardProblem> problem(Kind kind, Cell cell = {}) {
    return tl::unexpected(BoardProblem{kind, cell.row, cell.column});
}

std::string_view withoutCarriageReturn(std::string_view row) {
    if (row.ends_with('\r'))
        row.remove_suffix(1);
    return row;
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(withoutCarriageReturn(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    while (!lines.empty() && lines.back().empty())
        lines.pop_back();
    return lines;
}

tl::expected<Board, BoardProblem> parseRows(const std::vector<std::string_view>& rows, Fill fill) {
    if (rows.empty() || rows.front().empty())
        return problem(Kind::Empty);
    if (rows.size() > maxSide || rows.front().size() > maxSide)
        return problem(Kind::TooLarge);
    const Size size{static_cast<int>(rows.size()), static_cast<int>(rows.front().size())};
    std::vector<Cell> holes;
    std::map<int, std::vector<Cell>> terminals; // By number.
    for (int r = 0; r < size.rows; ++r) {
        const std::string_view row = rows[static_cast<std::size_t>(r)];
        if (row.size() != rows.front().size())
            return problem(Kind::RaggedRow, {r, static_cast<int>(std::min<std::size_t>(row.size(), maxSide))});
        for (int c = 0; c < size.columns; ++c) {
            const char sign = row[static_cast<std::size_t>(c)];
            const auto number = pairOfSign(sign);
            if (sign == '_' || sign == ' ')
                holes.push_back({r, c});
            else if (number && terminals[*number].size() == 2)
                return problem(Kind::Third, {r, c});
            else if (number)
                terminals[*number].push_back({r, c});
            else if (sign != '.')
                return problem(Kind::BadCharacter, {r, c});
        }
    }
    std::vector<Pair> pairs;
    for (const auto& [number, cells] : terminals) {
        if (cells.size() == 1)
            return problem(Kind::Single, cells.front());
        pairs.push_back({cells[0], cells[1]});
    }
    return Board::make(size, holes, pairs, fill);
}

} // namespace

tl::expected<Board, BoardProblem> Board::make(Size size, std::span<const Cell> holes, std::span<const Pair> pairs,
                                              Fill fill) {
    if (size.rows < 1 || size.columns < 1)
        return problem(Kind::Empty);
    if (size.rows > maxSide || size.columns > maxSide)
        return problem(Kind::TooLarge);
    if (pairs.empty())
        return problem(Kind::NoPairs);
    if (pairs.size() > maxPairs)
        return problem(Kind::TooManyPairs);
    Board board;
    board.m_size = size;
    board.m_fill = fill;
    board.m_holes = static_cast<int>(holes.size());
    board.m_contents.assign(static_cast<std::size_t>(size.rows * size.columns), free);
    const auto put = [&board](Cell cell, std::int8_t what) -> std::optional<Kind> {
        if (!board.contains(cell))
            return Kind::OffBoard;
        std::int8_t& content = board.m_contents[static_cast<std::size_t>(board.indexOf(cell))];
        if (content != free)
            return Kind::Taken;
        content = what;
        return std::nullopt;
    };
    for (const Cell cell : holes)
        if (const auto why = put(cell, hole))
            return problem(*why, cell);
    for (const Pair& pair : pairs) {
        const auto number = static_cast<std::int8_t>(board.m_pairs.size());
        for (const Cell cell : {pair.first, pair.second})
            if (const auto why = put(cell, number))
                return problem(*why, cell);
        board.m_pairs.push_back({std::min(pair.first, pair.second), std::max(pair.first, pair.second)});
    }
    return board;
}

Board Board::sketch(Size size, std::span<const Cell> holes, std::span<const Pair> pairs, Fill fill) {
    Board board;
    board.m_size = size;
    board.m_fill = fill;
    board.m_holes = static_cast<int>(holes.size());
    board.m_pairs.assign(pairs.begin(), pairs.end());
    board.m_contents.assign(static_cast<std::size_t>(size.rows * size.columns), free);
    const auto content = [&board](Cell cell) -> std::int8_t& {
        return board.m_contents[static_cast<std::size_t>(board.indexOf(cell))];
    };
    for (const Cell cell : holes)
        content(cell) = hole;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        content(pairs[i].first) = content(pairs[i].second) = static_cast<std::int8_t>(i);
    return board;
}

Board Board::withFill(Fill fill) const {
    Board other = *this;
    other.m_fill = fill;
    return other;
}

tl::expected<Board, BoardProblem> parseBoard(const std::vector<std::string>& rows, Fill fill) {
    std::vector<std::string_view> views;
    views.reserve(rows.size());
    for (const std::string& row : rows)
        views.push_back(withoutCarriageReturn(row));
    return parseRows(views, fill);
}

tl::expected<Board, BoardProblem> parseBoard(std::string_view text, Fill fill) {
    return parseRows(linesOf(text), fill);
}

std::vector<std::string> formatBoard(const Board& board) {
    std::vector<std::string> rows;
    for (int r = 0; r < board.rows(); ++r) {
        std::string& row = rows.emplace_back();
        for (int c = 0; c < board.columns(); ++c) {
            const auto pair = board.pairAt({r, c});
            row += pair ? pairSign(*pair) : board.isHole({r, c}) ? '_' : '.';
        }
    }
    return rows;
}

char pairSign(int pair) noexcept {
    return signs[static_cast<std::size_t>(pair)];
}

std::optional<int> pairOfSign(char sign) noexcept {
    const std::size_t number = signs.find(sign);
    return number == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(number));
}

} // namespace arukone
