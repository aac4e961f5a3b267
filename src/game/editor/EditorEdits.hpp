#pragma once

#include "lights/Draft.hpp"
#include "ui/Event.hpp"

#include <optional>

namespace game {

/// What an action of the editor makes of a whole board; nothing for other actions, and where the board has reached its
/// largest or least size.
[[nodiscard]] std::optional<lights::Draft> edited(const lights::Draft& board, ui::Action action,
                                                  lights::Random& random);

/// Other numbers of rows and columns: they come and go at the bottom and at the right. \pre isPlayableSide of both.
[[nodiscard]] lights::Draft resized(lights::Draft board, int rows, int columns);

/// The board with `by` more rows or columns at an edge, or fewer where negative; as many as can be.
[[nodiscard]] lights::Draft pulled(lights::Draft board, lights::Edge edge, int by);

} // namespace game
