// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"
#include "puzzle/Milliseconds.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What storage needs to know about night shifts.
namespace puzzle {

/// The rules by which a night shift was played. The numbers are stored.
enum class ShiftRules : std::uint8_t {
    ThreeMinutes =
        1,       ///< Those of version 1.0.0: the shift ends after 180 seconds; no cards; every skip ends the chain.
    WonTime = 2, ///< Every house wins time; rule cards; the first skip keeps the chain.
    Gifts = 3,   ///< As WonTime, and with one of the two cards of an offer comes a gift.
};
inline constexpr std::array allShiftRules{ShiftRules::ThreeMinutes, ShiftRules::WonTime, ShiftRules::Gifts};
/// The rules with this number; std::nullopt for that of a newer version.
[[nodiscard]] constexpr std::optional<ShiftRules> shiftRulesOf(std::int64_t number) noexcept {
    for (const ShiftRules rules : allShiftRules)
        if (static_cast<std::int64_t>(rules) == number)
            return rules;
    return std::nullopt;
}

inline constexpr Milliseconds threeMinutes{180'000}; ///< Length of a shift by ShiftRules::ThreeMinutes.
inline constexpr Milliseconds firstTime{60'000};     ///< On the clock at the start, by ShiftRules::WonTime.
inline constexpr Milliseconds timeAtOptimum{6'000};  ///< Won with a house that is put to bed with the fewest moves …
inline constexpr Milliseconds timeOtherwise{2'000};  ///< … or with more.
inline constexpr Milliseconds skipCost{10'000};
inline constexpr Milliseconds giftTime{10'000}; ///< The gift of time, by ShiftRules::Gifts.

/// Result of a night shift: board after board, until the clock ends.
struct ShiftScore {
    int points = 0;
    int houses = 0;    ///< Boards solved ("put to bed").
    int atOptimum = 0; ///< Boards solved with the fewest moves.
    int bestChain = 0; ///< Longest series of consecutive boards solved at the optimum.
    int skipped = 0;
    int moves = 0;   ///< Moves not undone, on solved boards only.
    int optimum = 0; ///< Sum of the optima of those boards.

    friend bool operator==(const ShiftScore&, const ShiftScore&) = default;
};

/// How long the clock of a shift runs in all, skips included, given what was put to bed in it so far; without gifts of
/// time: see ShiftTime.
[[nodiscard]] constexpr Milliseconds shiftLength(ShiftRules rules, const ShiftScore& score) noexcept {
    return rules == ShiftRules::ThreeMinutes
               ? threeMinutes
               : firstTime + score.atOptimum * timeAtOptimum + (score.houses - score.atOptimum) * timeOtherwise;
}

/// How long a night shift took.
struct ShiftTime {
    Milliseconds clock{};  ///< What its clock ran to, gifts and skips included.
    Milliseconds played{}; ///< The same without what was paid for skips.

    friend bool operator==(const ShiftTime&, const ShiftTime&) = default;
};

/// How long a shift without gifts took.
[[nodiscard]] constexpr ShiftTime shiftTime(ShiftRules rules, const ShiftScore& score) noexcept {
    const Milliseconds clock = shiftLength(rules, score);
    return {clock, clock - std::clamp<std::int64_t>(score.skipped, 0, clock / skipCost) * skipCost};
}

/// A finished night shift, as it is stored.
struct ShiftPerformance {
    std::string seed;
    std::string code; ///< Share code of the first board.
    std::string events;
    ShiftScore score;
    ShiftRules rules = ShiftRules::Gifts;
};

/// What the seeds of shifts of a day begin with, and no others. Must never change: the database has it in an index.
inline constexpr std::string_view shiftDayPrefix = "day-";
/// The seed of the shift of a day, the same for everybody: "day-2026-11-30". \pre day.ok().
[[nodiscard]] std::string shiftSeed(Day day);
/// The day that a seed belongs to; std::nullopt for every other seed.
[[nodiscard]] std::optional<Day> dayOfShiftSeed(std::string_view seed) noexcept;

/// For how many points there is a medal: bronze, silver and gold. docs/night-shift.md says why these.
inline constexpr std::array medalPoints{500, 2000, 5000};
/// How many medals so many points are worth, from none to medalPoints.size().
[[nodiscard]] constexpr std::size_t medalsFor(int points) noexcept {
    std::size_t medals = 0;
    while (medals < medalPoints.size() && points >= medalPoints[medals])
        ++medals;
    return medals;
}

} // namespace puzzle
