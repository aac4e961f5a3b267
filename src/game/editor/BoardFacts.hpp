#pragma once

#include "lights/BitGrid.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What is known of the board in the editor.
struct BoardFacts {
    enum class State : std::uint8_t {
        NoWindows,
        Checking, ///< Whether it can be solved is being found out.
        Solvable,
        Unsolvable,
    };

    struct Moves {
        int moves = 0;
        bool exact = false;
    };

    State state = State::Checking;
    bool solved = false;                    ///< Start and goal are the same.
    long long lit = 0;                      ///< Windows that are lit.
    long long windows = 0;                  ///< All windows.
    std::optional<Moves> optimum;           ///< Not yet known: empty.
    std::optional<lights::BitGrid> presses; ///< A solution, the optimum as far as is known.
    std::optional<int> nullity;             ///< Where there is a solution there are 2^nullity.
    std::string twin;        ///< The name of the level that is the same board; empty where there is none.
    lights::BitGrid witness; ///< Unsolvable: a quiet pattern with an odd number of windows that are to change.
    std::vector<lights::BitGrid> repairs; ///< All of the same, smallest known size; empty while that is not known.
    bool repairExact = true;              ///< No smaller repair would do.
};

/// "10 moves", "at most 52 moves", "…".
[[nodiscard]] std::string optimumFact(const text::Text& text, const BoardFacts& facts);
/// Why there is no solution, at length; empty where there is one, or while that is being found out.
[[nodiscard]] std::string reasonFact(const text::Text& text, const BoardFacts& facts);
/// The number of solutions: "4", "2^44", "…".
[[nodiscard]] std::string solutionsFact(const BoardFacts& facts);

} // namespace game
