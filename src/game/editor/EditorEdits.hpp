#pragma once

#include "lights/Draft.hpp"
#include "ui/Event.hpp"

#include <optional>

namespace game {

/// Applies an editor action for the whole board. \returns the changed board; std::nullopt for any other action, and if
/// the board has already reached its largest or smallest size.
[[nodiscard]] std::optional<lights::Draft> edited(const lights::Draft& board, ui::Action action,
                                                  puzzle::Random& random);

/// The board with this many rows and columns, added and removed at the bottom and at the right. \pre isPlayableSide of
/// both.
[[nodiscard]] lights::Draft resized(lights::Draft board, int rows, int columns);

/// The board with `by` rows or columns added at an edge, or removed if negative; stops at the size limits.
[[nodiscard]] lights::Draft pulled(lights::Draft board, lights::Edge edge, int by);

} // namespace game
