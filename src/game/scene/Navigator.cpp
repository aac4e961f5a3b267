// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/scene/Navigator.hpp"

#include <utility>

namespace game {

void Navigator::push(Destination to) {
    m_requests.emplace_back(Push{std::move(to)});
}

void Navigator::replace(Destination to) {
    m_requests.emplace_back(Replace{std::move(to)});
}

void Navigator::pop(std::optional<Destination> showing) {
    m_requests.emplace_back(Pop{std::move(showing)});
}

void Navigator::reset(Destination to) {
    m_requests.emplace_back(Reset{std::move(to)});
}

void Navigator::quit() {
    m_requests.emplace_back(Quit{});
}

std::vector<Navigator::Request> Navigator::take() {
    return std::exchange(m_requests, {});
}

} // namespace game
