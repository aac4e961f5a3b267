// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/HouseWidget.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr ui::Seconds walk = 0.42F;
constexpr ui::Seconds fade = 0.12F; ///< Instead of the walk, with reduced motion.
constexpr float slideDistance = 120;

} // namespace

void HouseWidget::moveToNextHouse(const lights::Puzzle& before, const std::optional<lights::Change>& last,
                                  const lights::Puzzle& next, const BoardOptions& options) {
    m_old.view().setOptions(view().options());
    m_old.open(before, before.start());
    if (last)
        m_old.view().apply(*last);

    const lights::Cell cursor = this->cursor();
    view().setOptions(options);
    open(next, next.start());
    setCursor({std::min(cursor.row, next.rows() - 1), std::min(cursor.column, next.columns() - 1)});

    m_slides = !options.motion.reduced;
    m_walk.jump(0);
    m_walk.send(1, options.motion.duration(m_slides ? walk : fade), ui::ease::inOut);
}

void HouseWidget::update(ui::Seconds step) {
    LightsBoardWidget::update(step);
    if (!m_walk.moving())
        return;
    m_walk.update(step);
    m_old.update(step);
}

void HouseWidget::draw(ui::Canvas& canvas) const {
    if (!m_walk.moving()) {
        LightsBoardWidget::draw(canvas);
        return;
    }
    const float gone = m_walk.value();
    const float slide = m_slides ? slideDistance : 0;
    {
        const ui::Canvas::Layer leaving(canvas, {-slide * gone, 0}, std::max(0.0F, 1 - 1.7F * gone));
        m_old.draw(canvas);
    }
    const ui::Canvas::Layer coming(canvas, {slide * (1 - gone), 0}, gone);
    LightsBoardWidget::draw(canvas);
}

} // namespace game
