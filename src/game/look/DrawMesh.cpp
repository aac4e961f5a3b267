#include "game/look/DrawMesh.hpp"

namespace game {

int drawMesh(ui::Canvas& canvas, const Mesh& mesh, const sf::Texture* texture, const sf::BlendMode& blend) {
    if (mesh.empty())
        return 0;
    canvas.flush();
    sf::RenderStates states{blend};
    states.texture = texture;
    states.transform.translate(canvas.device({0, 0})).scale(canvas.layerScale(), canvas.layerScale());
    canvas.target().draw(mesh.vertices(), states);
    return 1;
}

} // namespace game
