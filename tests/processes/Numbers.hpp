// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/runs/RunTransfer.hpp"
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

/// Returns milliseconds that nobody else has: a run with the same ones would be a copy.
inline int ownMilliseconds(const std::string& player) {
    return std::accumulate(player.begin(), player.end(), 0) % 40;
}

/// Returns a run that took `number` seconds.
inline data::Run run(const std::string& player, int number) {
    auto run = data::test::smallRun({player, 0, number, moment(number)});
    const puzzle::Milliseconds own(ownMilliseconds(player));
    data::test::changeEvents(run, [own](auto& events) { events[1].at += own; });
    return run;
}

/// Returns the lines of the first `count` runs of a player, to be imported.
inline std::string linesOf(const std::string& player, int count) {
    std::string lines;
    for (int i = 1; i <= count; ++i)
        lines += data::formatRunLine(run(player, i));
    return lines;
}

/// Returns a shift whose last press comes at a moment of its own, for each player and each number below 4000: the
/// small first boards of two shifts may well be the same. By the rules of version 1.0.0, whose clock runs long enough.
inline data::ShiftRun shift(data::test::NightShift night, int number) {
    night.rules = puzzle::ShiftRules::ThreeMinutes;
    auto run = data::test::shiftRun(night);
    const puzzle::Milliseconds own(4000 * ownMilliseconds(night.player) + number);
    data::test::changeEvents(run, [own](auto& events) { events.back().at += own; });
    return run;
}

inline data::SavedBoard board(const std::string& player, int number) {
    data::SavedBoard board{player, "level:shed/corners", data::test::smallRun({}).code, {}, moment(number)};
    board.game.events = R"([[0,"p",1,1]])";
    board.game.elapsed = puzzle::Milliseconds(number);
    return board;
}

inline puzzle::Day day(int number) {
    return puzzle::plusDays(puzzle::firstDailyDay, number);
}

} // namespace processes
