// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/MusicLevel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr double breathFades = 0.06; ///< Seconds from which on it fades out …
constexpr double breathFrom = 0.17;  ///< … to silence, a little early: what is heard comes up to 80 ms later.
constexpr double breathTo = 0.65;
constexpr double breathReturns = 0.60;
constexpr double dropsAt = 0.30; ///< In the middle of the silence.

constexpr float duckedLevel = 0.251F; ///< −12 dB.
constexpr double duckedFor = 1.2;
constexpr double duckFades = 0.08;
constexpr double duckReturns = 0.40;

constexpr double changeOut = 0.10;
constexpr double changeIn = 0.30;

float between(double now, double from, double to) {
    return static_cast<float>(std::clamp((now - from) / (to - from), 0.0, 1.0));
}

} // namespace

void MusicLevel::duck(double now) noexcept {
    m_ducked = now;
}

void MusicLevel::breathe(double now) noexcept {
    m_breath = now;
    m_changing = true;
}

void MusicLevel::change(double now) noexcept {
    if (m_changing && m_breath > m_change) // The breath will drop it anyway.
        return;
    m_change = now;
    m_changing = true;
}

bool MusicLevel::dropsMixed(double now) noexcept {
    const bool breath = m_breath > m_change;
    if (!m_changing || now < (breath ? m_breath + dropsAt : m_change + changeOut))
        return false;
    m_changing = false;
    if (!breath)
        m_change = now - changeOut; // It comes back from here, however late this is asked.
    return true;
}

float MusicLevel::at(double now) const noexcept {
    const double breath = now - m_breath;
    const float breathing = breath < breathTo ? 1 - between(breath, breathFades, breathFrom)
                                              : between(breath, breathTo, breathTo + breathReturns);
    const double changed = now - m_change;
    const float changing = m_change > m_breath ? (m_changing ? 1 - between(changed, 0, changeOut)
                                                             : between(changed, changeOut, changeOut + changeIn))
                                               : 1.0F;
    const double ducked = now - m_ducked;
    const float quiet =
        ducked < duckedFor ? between(ducked, 0, duckFades) : 1 - between(ducked, duckedFor, duckedFor + duckReturns);
    return std::min(breathing, changing) * (1 + (duckedLevel - 1) * quiet);
}

} // namespace game
