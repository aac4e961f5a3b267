// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Board.hpp"

#include "puzzle/TextRows.hpp"

#include <algorithm>
#include <iterator>
#include <map>

namespace arukone {

namespace {

using Kind = BoardProblem::Kind;

constexpr std::string_view signs = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr int signCount = static_cast<int>(signs.size());
constexpr std::string_view blanks = " \t";

tl::unexpected<BoardProblem> problem(Kind kind, Cell cell = {}) {
    return tl::unexpected(BoardProblem{kind, cell.row, cell.column});
}

std::string_view withoutBlanksAround(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

using Words = std::vector<std::string_view>; ///< The texts of a row's cells.

Words charactersOf(std::string_view row) {
    Words words;
    for (std::size_t at = 0; at < row.size(); ++at)
        words.push_back(row.substr(at, 1));
    return words;
}

Words betweenCommas(std::string_view row) {
    Words words;
    std::size_t comma = 0;
    for (std::size_t from = 0; comma != std::string_view::npos; from = comma + 1) {
        comma = row.find(',', from);
        words.push_back(withoutBlanksAround(row.substr(from, comma - from)));
    }
    return words;
}

Words betweenBlanks(std::string_view row) {
    Words words;
    for (row = withoutBlanksAround(row); !row.empty(); row = withoutBlanksAround(row)) {
        words.push_back(row.substr(0, row.find_first_of(blanks)));
        row.remove_prefix(words.back().size());
    }
    return words;
}

template<class Split>
std::vector<Words> cellsOf(const std::vector<std::string_view>& rows, const Split& split) {
    std::vector<Words> cells;
    cells.reserve(rows.size());
    std::transform(rows.begin(), rows.end(), std::back_inserter(cells), split);
    return cells;
}

/// Whether rows split at blanks look like a board: all of the same number of cells, with a number of several digits.
bool haveNumbersOfDigits(const std::vector<Words>& rows) {
    const auto isLong = [](std::string_view word) { return word.size() > 1 && pairOfSign(word).has_value(); };
    const auto hasAsMany = [&](const Words& row) { return row.size() == rows.front().size(); };
    return !rows.empty() && rows.front().size() > 1 && std::all_of(rows.begin(), rows.end(), hasAsMany) &&
           std::any_of(rows.begin(), rows.end(),
                       [&](const Words& row) { return std::any_of(row.begin(), row.end(), isLong); });
}

tl::expected<Board, BoardProblem> parseCells(const std::vector<Words>& rows, Fill fill) {
    if (rows.empty() || rows.front().empty())
        return problem(Kind::Empty);
    if (rows.size() > maxSide || rows.front().size() > maxSide)
        return problem(Kind::TooLarge);
    const Size size{static_cast<int>(rows.size()), static_cast<int>(rows.front().size())};
    std::vector<Cell> holes;
    std::map<int, std::vector<Cell>> terminals; // By number.
    for (int r = 0; r < size.rows; ++r) {
        const Words& row = rows[static_cast<std::size_t>(r)];
        if (row.size() != rows.front().size())
            return problem(Kind::RaggedRow, {r, static_cast<int>(std::min<std::size_t>(row.size(), maxSide))});
        for (int c = 0; c < size.columns; ++c) {
            const std::string_view sign = row[static_cast<std::size_t>(c)];
            const auto number = pairOfSign(sign);
            if (sign == "_" || sign == " ")
                holes.push_back({r, c});
            else if (number && terminals[*number].size() == 2)
                return problem(Kind::Third, {r, c});
            else if (number)
                terminals[*number].push_back({r, c});
            else if (sign != ".")
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

tl::expected<Board, BoardProblem> parseRows(const std::vector<std::string_view>& rows, Fill fill) {
    const auto hasComma = [](std::string_view row) { return row.find(',') != std::string_view::npos; };
    if (std::any_of(rows.begin(), rows.end(), hasComma))
        return parseCells(cellsOf(rows, betweenCommas), fill);
    auto board = parseCells(cellsOf(rows, charactersOf), fill);
    if (!board)
        if (const auto cells = cellsOf(rows, betweenBlanks); haveNumbersOfDigits(cells))
            return parseCells(cells, fill);
    return board;
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
    const auto put = [&board](Cell cell, Content what) -> std::optional<Kind> {
        if (!board.contains(cell))
            return Kind::OffBoard;
        Content& content = board.m_contents[static_cast<std::size_t>(board.indexOf(cell))];
        if (content != free)
            return Kind::Taken;
        content = what;
        return std::nullopt;
    };
    for (const Cell cell : holes)
        if (const auto why = put(cell, hole))
            return problem(*why, cell);
    for (const Pair& pair : pairs) {
        const auto number = static_cast<Content>(board.m_pairs.size());
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
    const auto content = [&board](Cell cell) -> Content& {
        return board.m_contents[static_cast<std::size_t>(board.indexOf(cell))];
    };
    for (const Cell cell : holes)
        content(cell) = hole;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        content(pairs[i].first) = content(pairs[i].second) = static_cast<Content>(i);
    return board;
}

Board Board::withFill(Fill fill) const {
    Board other = *this;
    other.m_fill = fill;
    return other;
}

tl::expected<Board, BoardProblem> parseBoard(const std::vector<std::string>& rows, Fill fill) {
    return parseRows(puzzle::rowsOf(rows), fill);
}

tl::expected<Board, BoardProblem> parseBoard(std::string_view text, Fill fill) {
    return parseRows(puzzle::rowsOf(text), fill);
}

std::vector<std::string> formatBoard(const Board& board) {
    const bool commas = board.pairCount() > signCount;
    std::vector<std::string> rows;
    for (int r = 0; r < board.rows(); ++r) {
        std::string& row = rows.emplace_back();
        for (int c = 0; c < board.columns(); ++c) {
            const auto pair = board.pairAt({r, c});
            row += commas && c > 0 ? "," : "";
            row += pair ? pairSign(*pair) : board.isHole({r, c}) ? "_" : ".";
        }
    }
    return rows;
}

std::string pairSign(int pair) {
    return pair < signCount ? std::string(1, signs[static_cast<std::size_t>(pair)]) : std::to_string(pair + 1);
}

std::optional<int> pairOfSign(std::string_view sign) noexcept {
    if (const std::size_t at = signs.find(sign); sign.size() == 1 && at != std::string_view::npos)
        return static_cast<int>(at);
    const auto number = puzzle::numberFromText(sign);
    return number && *number > 0 ? std::optional(*number - 1) : std::nullopt;
}

std::vector<std::string_view> cellsOfRow(std::string_view row) {
    return row.find(',') == std::string_view::npos ? charactersOf(row) : betweenCommas(row);
}

} // namespace arukone
