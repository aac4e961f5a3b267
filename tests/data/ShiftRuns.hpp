#pragma once

#include "data/runs/Run.hpp"
#include "lights/EventText.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <stdexcept>
#include <string>
#include <utility>

namespace data::test {

/// What makes a shift better or worse than another one.
struct NightShift {
    std::string player = "Mina";
    int houses = 3;  ///< Put to bed, all at the optimum.
    int detours = 0; ///< Windows of the last house pressed twice first.
    bool skips = false;
    std::string date = "2025-07-12T18:03:11Z";
    std::string seed = "seed";
};

/// A shift that the solver played, a second a press.
inline ShiftRun shiftRun(const NightShift& night) {
    lights::ShiftHouses houses;
    lights::Shift shift(houses.street(night.seed));
    const auto press = [&](lights::Cell cell) {
        shift.press(cell);
        shift.advance(std::chrono::seconds(1));
    };
    for (int house = 0; house < night.houses; ++house) {
        for (int i = 0; house == night.houses - 1 && i < 2 * night.detours; ++i)
            press({0, 0});
        const auto answer = lights::solve(shift.session().puzzle());
        for (const lights::Cell cell : answer.result->presses.toCells())
            press(cell);
    }
    if (night.skips)
        shift.skip();
    auto run = shiftRunOf(shift.performance(night.seed, lights::encodePuzzle(houses.house(night.seed, 0))),
                          {night.player, night.date, "test"});
    if (!run)
        throw std::logic_error("a test made no shift");
    return *std::move(run);
}

/// Changes what was done: `change` takes a list of lights::Event.
template<class Change>
void changeEvents(ShiftRun& run, const Change& change) {
    auto events = lights::parseShiftEvents(run.events).value();
    change(events);
    run.events = lights::formatEvents(events);
}

} // namespace data::test
