// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/editing/Draft.hpp"
#include "lights/Draft.hpp"
#include "ui/Event.hpp"

#include <optional>

// Edits of a whole board by actions and handles. Draft is that of either puzzle.

namespace game {

/// Applies an action that moves everything, or adds or removes a row or column. \returns the changed board;
/// std::nullopt for any other action, and if the board has already reached its largest or smallest size.
template<class Draft>
[[nodiscard]] std::optional<Draft> moved(const Draft& board, ui::Action action);

/// The board in another size, with rows and columns added and removed at the bottom and at the right. \pre the size is
/// allowed.
template<class Draft>
[[nodiscard]] Draft resized(Draft board, puzzle::Size size);

/// The board with `by` rows or columns added at an edge, or removed if negative; stops at the size limits.
template<class Draft>
[[nodiscard]] Draft pulled(Draft board, puzzle::Edge edge, int by);

/// Applies an action of the editor on the whole board. \returns the changed board; std::nullopt for any other action,
/// and as for moved().
[[nodiscard]] std::optional<lights::Draft> edited(const lights::Draft& board, ui::Action action,
                                                  puzzle::Random& random);
[[nodiscard]] std::optional<arukone::Draft> edited(const arukone::Draft& board, ui::Action action);

} // namespace game
