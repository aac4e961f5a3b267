#include "game/look/facade/BakedFacade.hpp"

namespace game {

namespace {

/// What is baked: while a dome opens, the façade with a closed one.
Facade still(const Facade& facade) {
    Facade result = facade;
    if (facade.open < 1)
        result.open = 0;
    return result;
}

} // namespace

const BakedBrush& BakedFacade::picture(const ui::Canvas& canvas, const Facade& shown) {
    const Facade facade = still(shown);
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
    const BakedBrush& baked = picture(canvas, facade);
    if (facade.floats())
        baked.draw(canvas, {facade.windows.y, facade.windows.bottom(), facade.beyond});
    else
        baked.draw(canvas);
    drawDome(canvas, facade);
}

void BakedFacade::drawDome(ui::Canvas& canvas, const Facade& facade) {
    if (facade.open <= 0 || facade.open >= 1)
        return;
    Brush dome{canvas.viewport().scale(), canvas.layerAlpha()};
    paintOpeningDome(dome, facade, facadeColours(canvas.theme(), facade.house));
    dome.draw(canvas);
}

} // namespace game
