#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/scene/Navigator.hpp"
#include "text/Text.hpp"

#include <functional>

namespace game {

/// Draws a random board. What takes longer than 50 ms goes on in a worker, under an overlay that shows the progress and
/// can be cancelled. Why there is no board is told over the scene.
/// \param generated called with the board, maybe at once, maybe when the overlay goes; not at all without a board. The
/// scene that asks is then still open.
void generateBoard(const Challenge::Random& wish, Navigator& navigator, const text::Text& text,
                   std::function<void(Challenge)> generated);

/// What is said when a board cannot be generated.
[[nodiscard]] ToError noSuchBoard(const text::Text& text, const lights::GenerateProblem& problem);

} // namespace game
