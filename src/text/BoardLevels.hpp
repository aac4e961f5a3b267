// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Level.hpp"

#include <vector>

/// Levels of boards that came without any name: from a code, or as text.
namespace text {

/// The level of a board. Its id and name are the same for every board, so that the same code gives the same file
/// everywhere.
[[nodiscard]] data::Level levelOf(data::LevelPuzzle board);

/// The pack of several boards, in their order, with numbers in their names. \pre there is one.
[[nodiscard]] data::Pack packOf(std::vector<data::LevelPuzzle> boards);

} // namespace text
