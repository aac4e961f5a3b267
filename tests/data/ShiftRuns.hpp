// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "lights/EventText.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace data::test {

/// Properties that make one shift better than another.
struct NightShift {
    std::string player = "Mina";
    int houses = 3;  ///< Number of boards solved, all at the optimum apart from detours.
    int detours = 0; ///< Cells pressed twice at the start of the last board.
    bool skips = false;
    std::string date = "2025-07-12T18:03:11Z";
    std::string seed = "seed";
    puzzle::ShiftRules rules = puzzle::ShiftRules::Gifts;
};

/// Makes a shift played by the solver, at one press per second.
inline ShiftRun shiftRun(const NightShift& night) {
    lights::ShiftHouses houses;
    lights::Shift shift(houses.street(night.seed), night.rules);
    const auto press = [&](lights::Cell cell) {
        shift.press(cell);
        shift.advance(std::chrono::seconds(1));
    };
    for (int house = 0; house < night.houses; ++house) {
        for (int i = 0; house == night.houses - 1 && i < 2 * night.detours; ++i)
            press({0, 0});
        if (shift.offer())
            shift.pick(0);
        const auto answer = lights::solve(shift.session().puzzle());
        for (const lights::Cell cell : answer.result->order())
            press(cell);
    }
    if (night.skips)
        shift.skip();
    auto run = shiftRunOf(shift.performance(lights::encodePuzzle(houses.house(night.seed, 0))),
                          {night.player, night.date, "test"});
    if (!run)
        throw std::logic_error("a test made no shift");
    return *std::move(run);
}

/// The houses that were put to bed in a shift.
inline std::vector<lights::SleepingHouse> asleepIn(const ShiftRun& run) {
    lights::ShiftHouses houses;
    lights::Shift shift(houses.street(run.seed), run.rules);
    const auto events = lights::parseShiftEvents(run.events).value();
    for (const lights::Event& event : events)
        shift.play(event);
    return {shift.asleep().begin(), shift.asleep().end()};
}

/// Changes the events of a shift: `change` takes a list of lights::Event.
template<class Change>
void changeEvents(ShiftRun& run, const Change& change) {
    auto events = lights::parseShiftEvents(run.events).value();
    change(events);
    run.events = lights::formatEvents(events);
}

} // namespace data::test
