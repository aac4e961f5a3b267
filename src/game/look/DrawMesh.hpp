#pragma once

#include "game/look/Mesh.hpp"
#include "ui/Canvas.hpp"

#include <SFML/Graphics/BlendMode.hpp>

namespace game {

/// Sends `mesh` after all that the canvas has drawn so far. The mesh is in the pixels of the canvas' viewport; the
/// layer in force moves and scales it, its alpha must be in the colours already (canvas.layerAlpha()). One draw call,
/// none for an empty mesh. \returns the number of draw calls made.
int drawMesh(ui::Canvas& canvas, const Mesh& mesh, const sf::Texture* texture = nullptr,
             const sf::BlendMode& blend = sf::BlendAlpha);

} // namespace game
