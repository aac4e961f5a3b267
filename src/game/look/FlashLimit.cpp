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
    return std::min(changesAtOnce, each.credit + (m_now - each.changed) * changesPerSecond);
}

ui::Seconds FlashLimit::change(std::size_t part) {
    m_parts[part] = {credit(part) - 1, m_now};
    return static_cast<ui::Seconds>(std::max(0.0, -m_parts[part].credit / changesPerSecond));
}

bool FlashLimit::allows(std::span<const std::size_t> parts) const {
    constexpr double rounding = 1e-6;
    return std::all_of(parts.begin(), parts.end(), [this](std::size_t part) { return credit(part) >= 1 - rounding; });
}

} // namespace game
