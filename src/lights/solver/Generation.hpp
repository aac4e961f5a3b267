// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Classes.hpp"

#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>

namespace lights {

/// Which random boards there are for one size and rules.
struct Possibilities {
    int nullity = 0;
    DifficultyClasses classes;
    LargestOptimum largest;

    friend bool operator==(const Possibilities&, const Possibilities&) = default;
};

/// The budget of the search for a random board, and how it can be watched and cancelled. Work is counted in steps, not
/// seconds: the result does not depend on the machine, nor on the budget as long as that suffices.
struct GenerateControl {
    std::uint64_t budget = std::uint64_t{1} << 32; ///< Steps for one board, about a nanosecond each.
    /// Steps for measuring difficulty classes. A fixed amount of work for each setting, so only the caller's patience
    /// limits it.
    std::uint64_t classBudget = std::numeric_limits<std::uint64_t>::max();
    std::stop_token stop;                 ///< Cancels the search within 50 ms.
    std::function<void(double)> progress; ///< Called from time to time with a fraction 0 … 1; may be empty.
};

/// Why no random board was generated. (Every size has solvable boards that are not solved: one press away from the
/// goal.)
struct GenerateProblem {
    enum class Kind : std::uint8_t {
        BadSize,       ///< Rows or columns outside 1 … maxSide.
        NoEffect,      ///< No press changes anything: the stamp does not fit on the board.
        NoSuchClass,   ///< No board has this difficulty: all are solved by too few presses.
        NoSuchOptimum, ///< No board has the requested optimum: see `possible`.
        NotProvable,   ///< Too many quiet patterns to prove an optimum. See possibilities() for what is possible.
        NotFound,      ///< None was found within the budget; there may be one.
        OnlyAny,       ///< In quiet hours no difficulty but Any can be requested.
        QuietUnproven, ///< The fewest presses of the seed's board in quiet hours are not proven within the budget.
        Cancelled,     ///< By the stop token.
    } kind = Kind::BadSize;

    /// With NoSuchOptimum: no board has an optimum outside this range. With NotFound: there is a board for each of
    /// these optima.
    OptimumRange possible;

    friend bool operator==(const GenerateProblem&, const GenerateProblem&) = default;
};

} // namespace lights
