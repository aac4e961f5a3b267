// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/BoardCode.hpp"

#include "arukone/ShareCode.hpp"

#include <algorithm>

namespace data {

namespace {

std::string_view trimmed(std::string_view line) noexcept {
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t first = std::min(line.find_first_not_of(blank), line.size());
    line.remove_prefix(first);
    return line.substr(0, line.find_last_not_of(blank) + 1);
}

bool looksLikeArukoneCode(std::string_view content) noexcept {
    const std::string_view line = trimmed(content);
    return arukone::looksLikeCode(line) && line.find('\n') == std::string_view::npos;
}

} // namespace

bool looksLikeBoardCode(std::string_view text) noexcept {
    return looksLikeArukoneCode(text) || lights::looksLikeBoardCode(text);
}

tl::expected<LevelPuzzle, BoardCodeProblem> decodeBoardCode(std::string_view text) {
    if (looksLikeArukoneCode(text)) {
        const std::string_view code = trimmed(text);
        auto board = arukone::decodeBoard(code);
        if (!board)
            return tl::unexpected(BoardCodeProblem{board.error(), arukone::prefixOf(code)});
        return LevelPuzzle(*std::move(board));
    }
    auto puzzle = lights::decodeBoardCode(text);
    if (!puzzle)
        return tl::unexpected(BoardCodeProblem{puzzle.error(), trimmed(text).starts_with(lights::longCodePrefix)
                                                                   ? lights::longCodePrefix
                                                                   : lights::codePrefix});
    return LevelPuzzle(*std::move(puzzle));
}

std::optional<LevelPuzzle> boardOfCode(std::string_view code) {
    if (arukone::looksLikeCode(code)) {
        auto board = arukone::decodeBoard(code);
        return board ? std::optional(LevelPuzzle(*std::move(board))) : std::nullopt;
    }
    auto puzzle = lights::decodePuzzle(code);
    return puzzle ? std::optional(LevelPuzzle(*std::move(puzzle))) : std::nullopt;
}

} // namespace data
