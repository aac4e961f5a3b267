// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/CableShow.hpp"

#include <algorithm>
#include <utility>

namespace game {

CableShow::CableShow(std::vector<int> order, arukone::Cables cables)
    : m_order(std::move(order))
    , m_cables(std::move(cables))
    , m_running(true) {
    ui::Seconds length = pause;
    for (const int pair : m_order)
        length += pause + cell * static_cast<float>(m_cables[static_cast<std::size_t>(pair)].length() - 1);
    m_haste = std::max(1.0F, length / longest);
    for (const arukone::Cable& cable : m_cables)
        m_laid.push_back({cable.origin, {}});
}

ui::Seconds CableShow::wait() const {
    const bool within = m_at < m_order.size() && !m_laid[static_cast<std::size_t>(m_order[m_at])].empty();
    return (within ? cell : pause) / m_haste;
}

std::optional<int> CableShow::layCell() {
    const int pair = m_order[m_at];
    const std::string& whole = m_cables[static_cast<std::size_t>(pair)].word;
    std::string& word = m_laid[static_cast<std::size_t>(pair)].word;
    word += whole[word.size()];
    if (word.size() < whole.size())
        return std::nullopt;
    ++m_at;
    return pair;
}

std::optional<CableShow::Frame> CableShow::due(ui::Seconds step) {
    if (!m_running)
        return std::nullopt;
    m_waited += step;
    bool laid = false;
    while (m_waited >= wait()) {
        m_waited -= wait();
        if (m_at == m_order.size()) {
            m_running = false;
            return Frame{m_laid, {}};
        }
        laid = true;
        if (const auto joined = layCell())
            return Frame{m_laid, joined};
    }
    return laid ? std::optional(Frame{m_laid, {}}) : std::nullopt;
}

} // namespace game
