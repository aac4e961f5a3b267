// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/scene/Navigator.hpp"
#include "text/Text.hpp"

#include <functional>

namespace game {

/// Generates a random board. Anything that takes longer than 50 ms continues in a worker, under an overlay that shows
/// the progress and can be cancelled. If there is no such board, an error over the scene says why.
/// \param generated called with the board, either at once or when the overlay closes; not called without a board. The
/// scene that calls this must stay open until then.
void generateBoard(const Challenge::Random& wish, Navigator& navigator, const text::Text& text,
                   std::function<void(Challenge)> generated);

/// A sentence on why there is no such board.
[[nodiscard]] std::string noBoardWords(const text::Text& text, const NoBoard& problem);

/// The error shown when a board cannot be generated.
[[nodiscard]] ToError noSuchBoardError(const text::Text& text, const NoBoard& problem);

} // namespace game
