#include "game/look/AppearingTown.hpp"

#include <utility>

namespace game {

namespace {

constexpr ui::Seconds appearing = 0.3F;

} // namespace

void AppearingTown::show(Town town) {
    m_painted = m_painted && m_town == town;
    m_town = std::move(town);
}

void AppearingTown::update(ui::Seconds step, const ui::Theme& theme, const ui::Viewport& viewport, ui::Motion motion) {
    m_shown.update(step);
    if (m_painted)
        return;
    m_painted = m_picture.paintStep(m_town, theme, viewport);
    if (!m_painted)
        m_shown.jump(0);
    else if (m_shown.target() < 1)
        m_shown.send(1, motion.duration(appearing));
}

void AppearingTown::release() {
    m_picture.release();
    m_painted = false;
    m_shown.jump(0);
}

} // namespace game
