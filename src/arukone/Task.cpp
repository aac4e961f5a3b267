// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Task.hpp"

#include <algorithm>
#include <map>

namespace arukone {

namespace {

using Kind = BoardProblem::Kind;

tl::unexpected<BoardProblem> taskProblem(Kind kind, Cell cell = {}) {
    return tl::unexpected(BoardProblem{kind, cell.row, cell.column});
}

/// The words of each line; lines without any are left out.
std::vector<std::vector<std::string_view>> wordsOf(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    std::vector<std::vector<std::string_view>> lines;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        std::vector<std::string_view> words;
        while (line.find_first_not_of(blanks) != std::string_view::npos) {
            line.remove_prefix(line.find_first_not_of(blanks));
            words.push_back(line.substr(0, line.find_first_of(blanks)));
            line.remove_prefix(words.back().size());
        }
        if (!words.empty())
            lines.push_back(std::move(words));
    }
    return lines;
}

/// The number that stands alone on a line.
std::optional<int> numberOn(const std::vector<std::vector<std::string_view>>& lines, std::size_t line) {
    if (lines.size() <= line || lines[line].size() != 1)
        return std::nullopt;
    return puzzle::numberFromText(lines[line].front());
}

} // namespace

bool looksLikeTask(std::string_view text) noexcept {
    constexpr std::size_t enough = 200; // Two numbers and the beginning of the rows.
    const auto lines = wordsOf(text.substr(0, enough));
    return lines.size() > 2 && numberOn(lines, 0) && numberOn(lines, 1) &&
           (lines[2].size() > 1 || *numberOn(lines, 0) == 1);
}

tl::expected<Board, BoardProblem> parseTask(std::string_view text) {
    const auto lines = wordsOf(text);
    const auto rows = numberOn(lines, 0);
    const auto count = numberOn(lines, 1);
    if (!rows || !count)
        return taskProblem(Kind::BadCharacter);
    if (*rows < 1)
        return taskProblem(Kind::Empty);
    if (*rows > maxSide)
        return taskProblem(Kind::TooLarge);
    if (lines.size() != static_cast<std::size_t>(*rows) + 2)
        return taskProblem(Kind::RaggedRow,
                           {static_cast<int>(std::min(lines.size(), std::size_t{maxSide} + 2)) - 2, 0});
    std::map<int, std::vector<Cell>> terminals; // By number.
    for (int r = 0; r < *rows; ++r) {
        const auto& words = lines[static_cast<std::size_t>(r) + 2];
        for (int c = 0; c < *rows; ++c) {
            if (words.size() <= static_cast<std::size_t>(c))
                return taskProblem(Kind::RaggedRow, {r, c});
            const auto number = puzzle::numberFromText(words[static_cast<std::size_t>(c)]);
            if (!number)
                return taskProblem(Kind::BadCharacter, {r, c});
            if (*number > 0 && terminals[*number].size() == 2)
                return taskProblem(Kind::Third, {r, c});
            if (*number > 0)
                terminals[*number].push_back({r, c});
        }
        if (words.size() > static_cast<std::size_t>(*rows))
            return taskProblem(Kind::RaggedRow, {r, *rows});
    }
    std::vector<Pair> pairs;
    for (const auto& [number, cells] : terminals) {
        if (cells.size() == 1)
            return taskProblem(Kind::Single, cells.front());
        pairs.push_back({cells[0], cells[1]});
    }
    if (static_cast<std::size_t>(*count) != pairs.size())
        return taskProblem(pairs.empty() ? Kind::NoPairs : Kind::WrongCount);
    return Board::make({*rows, *rows}, {}, pairs, Fill::Any);
}

std::optional<std::string> formatTask(const Board& board) {
    if (board.holeCount() > 0 || board.rows() != board.columns())
        return std::nullopt;
    std::string text = std::to_string(board.rows()) + "\n" + std::to_string(board.pairCount()) + "\n";
    for (int r = 0; r < board.rows(); ++r)
        for (int c = 0; c < board.columns(); ++c) {
            const auto pair = board.pairAt({r, c});
            text += std::to_string(pair ? *pair + 1 : 0) + (c + 1 < board.columns() ? " " : "\n");
        }
    return text;
}

} // namespace arukone
