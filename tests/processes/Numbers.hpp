#pragma once

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/runs/SavedBoards.hpp"
#include "puzzle/Day.hpp"

#include <numeric>
#include <string>

/// The data that storage-writer stores for each number, so that tests can look for it.
namespace processes {

inline std::string twoDigits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

/// Returns a different moment for each number below 86 400.
inline std::string moment(int number) {
    return "2026-03-04T" + twoDigits(number / 3600 % 24) + ":" + twoDigits(number / 60 % 60) + ":" +
           twoDigits(number % 60) + "Z";
}

/// Returns a run that took `number` seconds.
inline data::Run run(const std::string& player, int number) {
    auto run = data::test::cornersRun({player, 0, number, moment(number)});
    // Nobody else has the same milliseconds: such a run would be a copy.
    const int own = std::accumulate(player.begin(), player.end(), 0) % 40;
    data::test::changeEvents(run, [own](auto& events) { events[1].at += puzzle::Milliseconds(own); });
    return run;
}

/// A shift whose last press comes at a moment of its own.
inline data::ShiftRun shift(const data::test::NightShift& night, int number) {
    auto run = data::test::shiftRun(night);
    data::test::changeEvents(run, [number](auto& events) { events.back().at += puzzle::Milliseconds(number); });
    return run;
}

inline data::SavedBoard board(const std::string& player, int number) {
    data::SavedBoard board{player, "level:shed/corners", data::test::cornersRun({}).code, {}, moment(number)};
    board.game.events = R"([[0,"p",1,1]])";
    board.game.elapsed = puzzle::Milliseconds(number);
    return board;
}

inline puzzle::Day day(int number) {
    return puzzle::plusDays(puzzle::firstDailyDay, number);
}

} // namespace processes
