// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Daily.hpp"
#include "lights/Shift.hpp"
#include "lights/solver/Generator.hpp"

#include <cstdint>
#include <map>

namespace lights {

/// Caches the generators of settings that need many boards. The work that a setting needs only once is done on first
/// use; every further board takes microseconds.
class Generators {
public:
    /// Generates a board. \pre the setting has boards. \throws std::logic_error if it has none.
    [[nodiscard]] RandomBoard board(const RandomSetting& setting, std::string_view seed);

    /// Returns the board that dailyBoard(day, series) gives. \pre hasDailyPuzzle(day).
    [[nodiscard]] RandomBoard daily(puzzle::Day day, puzzle::DailySeries series = puzzle::DailySeries::Main) {
        return board(dailyPlan(day, series), dailySeed(day, series));
    }
    /// Generates the board of a plan. \throws std::logic_error if it has none, which tests rule out for the calendar.
    [[nodiscard]] RandomBoard board(const DailyPlan& plan, const std::string& seed);

private:
    /// The first board of the numbered seeds that no method solves in the fewest moves. \param ways how many shortest
    /// solutions it has to have; any number if 0.
    [[nodiscard]] RandomBoard thoughtBoard(const RandomSetting& setting, const std::string& seed, std::uint64_t ways);

    std::map<std::string, Generator> m_generators; ///< By the key of the setting.
};

/// Generates the houses of night shifts. A house whose size has come up before takes microseconds.
class ShiftHouses {
public:
    /// The board of a house, counted from 0, in the shift of a seed: the same on every machine, forever.
    [[nodiscard]] Puzzle house(std::string_view seed, int index);

    /// The street of a seed, for Shift and replayShift. \pre this object outlives the result.
    [[nodiscard]] Shift::Houses street(std::string seed);

private:
    Generators m_generators;
};

} // namespace lights
