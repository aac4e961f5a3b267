// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"

namespace arukone {

/// The text of a board in the task “Arukone” of the German national computer science competition (BWINF 42, round 1,
/// problem 1): the number of rows, the number of pairs, and as many rows of that many numbers, 0 for a free cell. Cells
/// may stay empty there, so the board's fill is Fill::Any.
///
/// Whether a text looks like one, valid or not: it begins with two numbers on lines of their own.
[[nodiscard]] bool looksLikeTask(std::string_view text) noexcept;

/// The numbers may have gaps, which are closed; the number of pairs must be right. A problem's column counts numbers.
[[nodiscard]] tl::expected<Board, BoardProblem> parseTask(std::string_view text);

/// \returns std::nullopt for boards that the task does not have: with holes, or not square.
[[nodiscard]] std::optional<std::string> formatTask(const Board& board);

} // namespace arukone
