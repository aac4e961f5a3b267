#include "game/look/facade/BakedFacade.hpp"

namespace game {

const BakedBrush& BakedFacade::picture(const ui::Canvas& canvas, const Facade& facade) {
    const float pixels = canvas.viewport().scale();
    if (m_picture.empty() || m_facade != facade || m_theme != canvas.theme().name || m_pixels != pixels) {
        m_facade = facade;
        m_theme = canvas.theme().name;
        m_pixels = pixels;
        Brush brush{pixels};
        paintFacade(brush, facade, facadeColours(canvas.theme(), facade.house));
        m_picture.bake(brush, areaOf(facade), pixels);
    }
    return m_picture;
}

void BakedFacade::draw(ui::Canvas& canvas, const Facade& facade) {
    Brush beam{canvas.viewport().scale(), canvas.layerAlpha()};
    paintBeam(beam, facade, facadeColours(canvas.theme(), facade.house));
    beam.draw(canvas);
    picture(canvas, facade).draw(canvas);
}

} // namespace game
