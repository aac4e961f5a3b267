// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "puzzle/CodeBits.hpp"

namespace arukone {

using puzzle::CodeProblem;

/// What all share codes of this puzzle start with; a digit for the version follows.
inline constexpr std::string_view codeLetters = "AR";
inline constexpr std::string_view codePrefix = "AR1";
inline constexpr std::string_view largeCodePrefix = "AR2"; ///< For boards that AR1 has no room for.
inline constexpr std::string_view apartCodePrefix = "AR3"; ///< For boards of every size with Fill::Apart.

/// Returns `AR1`, then base64url of rows − 1 (5 bits), columns − 1 (5), fill `any`? (1), holes? (1), pairs − 1 (6), if
/// there are holes a bit for each cell, then for each pair the numbers of its two terminals' cells, the smaller first,
/// each in ⌈log₂(rows · columns)⌉ bits, at least one, and the check character: see CodeBits.hpp. Each board has exactly
/// one code. A board of 8×8 with nine pairs takes 25 characters.
///
/// Boards of more than 30 rows or columns, or more than 61 pairs, have `AR2` instead, with 6, 6 and 8 bits for rows −
/// 1, columns − 1 and pairs − 1, and two check characters: Checking::Double. Boards with Fill::Apart have `AR3`,
/// whatever their size: the same as `AR2` without the bit for `any`.
[[nodiscard]] std::string encodeBoard(const Board& board);
[[nodiscard]] tl::expected<Board, CodeProblem> decodeBoard(std::string_view code);
/// The prefix of the version that a code is of, as far as it is known; `AR1` for any other text.
[[nodiscard]] std::string_view prefixOf(std::string_view code) noexcept;
/// Whether a text begins like a share code, valid or not, maybe of a newer version.
[[nodiscard]] bool looksLikeCode(std::string_view text) noexcept;
/// Returns the rule of the board that a code stands for, without decoding or checking the rest: a text that is not a
/// code gives either rule, and Fill::All if it is too short.
[[nodiscard]] Fill fillOfCode(std::string_view code) noexcept;

} // namespace arukone
