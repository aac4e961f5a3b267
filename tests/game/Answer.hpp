#pragma once

#include "game/play/Round.hpp"

#include <thread>

namespace game::test {

/// Waits until the solver has answered, which on a busy computer takes longer than a board waits when it opens.
/// \param turn lets the board look again.
template<class Turn>
void awaitAnswer(const Round& round, const Turn& turn) {
    while (round.solving()) {
        std::this_thread::yield();
        turn();
    }
}

} // namespace game::test
