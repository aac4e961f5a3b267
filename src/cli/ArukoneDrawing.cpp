// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/ArukoneDrawing.hpp"

#include <algorithm>
#include <array>

namespace cli {

std::string drawing(const arukone::Board& board, const arukone::Cables& cables) {
    // By the directions in which a cable leaves a cell: right 1, down 2, left 4, up 8.
    constexpr std::array<const char*, 16> lines{"·", "╶", "╷", "┌", "╴", "─", "┐", "┬",
                                                "╵", "└", "│", "├", "┘", "┴", "┤", "┼"};
    const arukone::Edges edges = arukone::edgesOf(board, cables);
    const auto has = [&](int row, int column, std::uint8_t bit) {
        return board.contains({row, column}) &&
               (edges[static_cast<std::size_t>(board.indexOf({row, column}))] & bit) != 0;
    };
    const std::size_t width = arukone::pairSign(board.pairCount() - 1).size();
    std::string text;
    for (int r = 0; r < board.rows(); ++r) {
        for (int c = 0; c < board.columns(); ++c) {
            const bool right = has(r, c, arukone::rightEdge);
            const std::size_t shape = (right ? 1U : 0U) + (has(r, c, arukone::downEdge) ? 2U : 0U) +
                                      (has(r, c - 1, arukone::rightEdge) ? 4U : 0U) +
                                      (has(r - 1, c, arukone::downEdge) ? 8U : 0U);
            const auto pair = board.pairAt({r, c});
            const std::string sign = pair ? arukone::pairSign(*pair) : "";
            for (std::size_t i = std::max<std::size_t>(sign.size(), 1); i < width; ++i)
                text += (shape & 4U) != 0 ? "─" : " ";
            text += pair ? sign : board.isHole({r, c}) ? "_" : lines[shape];
            if (c + 1 < board.columns())
                text += right ? "─" : " ";
        }
        text += '\n';
    }
    return text;
}

} // namespace cli
