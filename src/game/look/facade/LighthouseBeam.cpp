// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/LighthouseBeam.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace game {

namespace {

constexpr float fullCircle = 2 * std::numbers::pi_v<float>;
constexpr float flatness = 0.45F; ///< Height over width of the circle that the end of the beam describes.
constexpr float widest = 1.6F;

/// The end of a beam of length 1 on the screen.
ui::Vec endAt(float angle) {
    return {std::cos(angle), -flatness * std::sin(angle)};
}

} // namespace

LighthouseBeam::LighthouseBeam(float rest) noexcept
    : m_angle(std::atan2(-std::sin(rest) / flatness, std::cos(rest)))
    , m_near(std::hypot(endAt(m_angle).x, endAt(m_angle).y)) {}

void LighthouseBeam::setTurning(bool turning) noexcept {
    m_pace.send(turning ? 1.0F : 0.0F, settleTime, ui::ease::linear);
}

void LighthouseBeam::update(ui::Seconds step) noexcept {
    m_pace.update(step);
    m_angle = std::fmod(m_angle + m_pace.value() * step * fullCircle / fullTurn, fullCircle);
}

Beam LighthouseBeam::now() const noexcept {
    const ui::Vec end = endAt(m_angle);
    const float reach = std::hypot(end.x, end.y) / m_near;
    return {std::atan2(end.y, end.x), reach, std::clamp(1 / reach, 1.0F, widest)};
}

void LighthouseBeam::draw(ui::Canvas& canvas, const Facade& facade) const {
    Brush light{canvas.viewport().scale(), canvas.layerAlpha()};
    paintBeam(light, facade, now(), facadeColours(canvas.theme(), facade.house));
    light.draw(canvas);
}

} // namespace game
