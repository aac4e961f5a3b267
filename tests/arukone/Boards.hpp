// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"

#include <stdexcept>
#include <string>

namespace arukone::test {

/// A board from rows separated by slashes, as in "1..2/...1".
inline Board board(std::string rows, Fill fill = Fill::All) {
    for (char& sign : rows)
        sign = sign == '/' ? '\n' : sign;
    auto parsed = parseBoard(rows, fill);
    if (!parsed)
        throw std::logic_error("a test's board is wrong: " + rows);
    return *std::move(parsed);
}

/// The rows of a board, separated by slashes.
inline std::string rowsOf(const Board& board) {
    std::string text;
    for (const std::string& row : formatBoard(board))
        text += (text.empty() ? "" : "/") + row;
    return text;
}

} // namespace arukone::test
