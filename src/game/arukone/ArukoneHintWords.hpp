// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/hints/Hint.hpp"
#include "game/look/fusebox/FuseBoxParts.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

/// Explains why a hint holds and what follows. It speaks of the marks of hintMarks(): the tinted cells, the thin
/// line, the cross, the dashed piece.
[[nodiscard]] std::string hintWords(const text::Text& text, const arukone::Board& board, const arukone::Hint& hint);

/// What a hint shows on the board together with its words.
[[nodiscard]] CableHint hintMarks(const arukone::Board& board, const arukone::Hint& hint);

} // namespace game
