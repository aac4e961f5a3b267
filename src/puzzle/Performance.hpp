#pragma once

#include "puzzle/NightShift.hpp"
#include "puzzle/SavedGame.hpp"

namespace puzzle {

/// What a player did with a board, as it is stored and shown once the board is solved.
struct Performance {
    std::string code;   ///< Share code of the board at the start.
    std::string events; ///< See EventText.hpp.
    int moves = 0;      ///< That stand.
    int undos = 0;
    Milliseconds elapsed{};
    Assists assists;
    bool solved = false;
};

/// The same for a night shift.
struct ShiftPerformance {
    std::string seed;
    std::string code; ///< Share code of the first board.
    std::string events;
    ShiftScore score;
};

} // namespace puzzle
