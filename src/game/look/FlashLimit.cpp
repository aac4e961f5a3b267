// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/FlashLimit.hpp"

#include <algorithm>

namespace game {

void FlashLimit::reset(std::size_t parts) {
    m_parts.assign(parts, {changesAtOnce, m_now});
}

double FlashLimit::credit(std::size_t part) const {
    const Part& each = m_parts[part];
    return std::min<double>(changesAtOnce, each.credit + (m_now - each.changed) * changesPerSecond);
}

bool FlashLimit::change(std::span<const std::size_t> parts) {
    constexpr double rounding = 1e-6;
    if (std::any_of(parts.begin(), parts.end(), [this](std::size_t part) { return credit(part) < 1 - rounding; }))
        return false;
    for (const std::size_t part : parts)
        m_parts[part] = {credit(part) - 1, m_now};
    return true;
}

} // namespace game
