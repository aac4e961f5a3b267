#pragma once

#include "puzzle/Milliseconds.hpp"

#include <string>

namespace puzzle {

/// The help that was taken. It survives undo and restart: only opening the board anew clears it.
struct Assists {
    int hints = 0;              ///< Hints asked for, whatever their step.
    bool liveCounter = false;   ///< "Moves left from here" was in sight.
    bool solutionShown = false; ///< After this nothing is recorded.

    [[nodiscard]] bool any() const noexcept { return hints > 0 || liveCounter || solutionShown; }
    friend bool operator==(const Assists&, const Assists&) = default;
};

/// A game in progress as it is stored: with its board, enough for its puzzle to bring all of it back.
struct SavedGame {
    std::string events{"[]"}; ///< See EventText.hpp; only the puzzle reads them.
    Milliseconds elapsed{};
    Assists assists;

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

} // namespace puzzle
