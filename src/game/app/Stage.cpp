// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/Stage.hpp"

namespace game {

void Stage::setMotion(ui::Motion motion) {
    m_motion = motion;
    m_scenes.setWalk(motion.off() ? 0 : (motion.reduced ? 0.12F : 0.42F) / motion.speed, motion.reduced);
}

void Stage::setAmbient(bool ambient) {
    m_ambient = ambient;
    m_scenes.setAmbient(ambient);
}

void Stage::update(ui::Seconds step) {
    const Scenery before = m_shown;
    m_scenes.update(step);
    const Scenery wanted = m_scenes.scenery();
    const bool jump = m_first || m_motion.off() || wanted.exact;
    m_night.send(wanted.night, jump ? 0 : (m_motion.reduced ? 0.12F : 0.4F) / m_motion.speed);
    m_pavement.send(wanted.pavement, jump ? 0 : (m_motion.reduced ? 0.12F : 0.42F) / m_motion.speed);
    m_first = false;
    m_night.update(step);
    m_pavement.update(step);

    const Walk& walk = m_scenes.walk();
    const float direction = walk.crossFade ? 0 : static_cast<float>(walk.direction);
    if (walk.over()) {
        if (m_walking)
            m_walkedBefore += way * direction;
        m_walking = false;
        m_shown.walked = m_walkedBefore;
    } else {
        m_walking = true;
        m_shown.walked = m_walkedBefore + way * direction * ui::ease::inOut(walk.progress);
    }
    m_shown.moving = m_ambient && !m_motion.reduced && !m_motion.off();
    if (m_shown.moving)
        m_shown.twinkle += step;
    m_shown.night = m_night.value();
    m_shown.pavement = m_pavement.value();
    m_shown.skyline = wanted.skyline;
    m_shown.town = wanted.town;
    m_shown.quiet = wanted.quiet;
    m_shown.sky = wanted.sky;
    m_shown.moon = wanted.moon;
    m_streetChanged = m_shown != before;
}

void Stage::draw(ui::Canvas& canvas) const {
    m_backdrop.draw(canvas, m_shown);
    m_scenes.draw(canvas);
}

bool Stage::animating() const {
    return m_scenes.animating() || moving() || (m_ambient && !m_motion.reduced && !m_motion.off());
}

} // namespace game
