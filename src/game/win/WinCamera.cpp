// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/WinCamera.hpp"

#include <algorithm>
#include <cmath>

namespace game {

WinCamera::WinCamera(const BoardLayout& near, float middle, float ground, float share)
    : m_near(near)
    , m_far(near) {
    m_far.lampPitch = std::max(1, static_cast<int>(std::floor(share * near.pitch)));
    m_far.pitch = static_cast<float>(m_far.lampPitch);
    m_far.ground = ground;
    const float shrunk = m_far.pitch / near.pitch;
    m_far.origin = {std::round(middle - m_far.pitch * static_cast<float>(near.columns) / 2),
                    std::round(ground - (near.ground - near.origin.y) * shrunk)};
}

BoardLayout WinCamera::at(float t) const {
    if (t >= 1)
        return m_far;
    BoardLayout layout = m_near;
    const auto between = [t](float from, float to) { return from + (to - from) * t; };
    layout.pitch = between(m_near.pitch, m_far.pitch);
    layout.origin = {between(m_near.origin.x, m_far.origin.x), between(m_near.origin.y, m_far.origin.y)};
    layout.ground = between(m_near.ground, m_far.ground);
    return layout;
}

} // namespace game
