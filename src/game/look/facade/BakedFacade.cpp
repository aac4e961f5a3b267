// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

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
    if (m_facade != facade)
        m_picture.clear();
    m_facade = facade;
    return m_picture.on(canvas, [&](Brush& brush) {
        paintFacade(brush, facade, facadeColours(canvas.theme(), facade.house));
        return areaOf(facade);
    });
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
