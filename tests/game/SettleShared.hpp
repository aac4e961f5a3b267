// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Records.hpp"
#include "game/services/SharedLeaderboards.hpp"

#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

namespace game::test {

/// Lets time pass until nothing is going on with a shared leaderboard. \param step seconds that pass at first.
inline void settleShared(Records& records, SharedLeaderboards& boards, const std::string& name, ui::Seconds step = 0) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    do {
        records.finishStoring();
        boards.update(std::exchange(step, 0.0F));
        records.finishStoring();
        std::this_thread::yield();
        if (std::chrono::steady_clock::now() > deadline)
            throw std::runtime_error("the shared leaderboard " + name + " does not come to rest");
    } while (boards.busy(name) || boards.nextChange() == 0);
}

} // namespace game::test
