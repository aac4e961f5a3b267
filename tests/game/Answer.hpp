// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/Round.hpp"

#include <thread>

namespace game::test {

/// Waits until the solver has answered. On a busy computer that takes longer than an opening board waits for it.
/// \param turn lets the board check for the answer again.
template<class Turn>
void waitForAnswer(const Round& round, const Turn& turn) {
    while (round.solving()) {
        std::this_thread::yield();
        turn();
    }
}

} // namespace game::test
