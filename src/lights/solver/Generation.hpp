#pragma once

#include "lights/solver/Classes.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace lights {

/// What the search for a random board may spend, and how it is watched. Work is counted in steps, not seconds: what
/// comes out does not depend on the machine, and not on the budget either, as long as that suffices.
struct GenerateControl {
    std::uint64_t budget = std::uint64_t{1} << 32; ///< Steps for one board, of about a nanosecond.
    std::stop_token stop;                          ///< A cancel; heeded within 50 ms.
    std::function<void(double)> progress;          ///< Called now and then with a fraction 0 … 1; may be empty.
};

/// Why there is no random board. (Every size has solvable boards that are not solved: one press away from the goal.)
struct GenerateProblem {
    enum class Kind : std::uint8_t {
        BadSize,       ///< Rows or columns outside 1 … maxSide.
        NoSuchClass,   ///< Every board is solved by so few presses that none has this difficulty.
        NoSuchOptimum, ///< No board has the wanted optimum: see `possible`.
        NotProvable,   ///< Too many quiet patterns to prove an optimum. What is possible: see possibilities().
        NotFound,      ///< None came up within the budget; there may be one.
        Cancelled,     ///< By the stop token.
    } kind = Kind::BadSize;

    /// With NoSuchOptimum: no board's optimum lies outside. With NotFound: for each of these there is a board.
    OptimumRange possible;

    friend bool operator==(const GenerateProblem&, const GenerateProblem&) = default;
};

} // namespace lights
