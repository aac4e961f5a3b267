// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/runs/Run.hpp"
#include "lights/Boards.hpp"
#include "lights/EventText.hpp"
#include "lights/LongerSolutions.hpp"
#include "lights/PressNext.hpp"
#include "lights/Session.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generator.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

namespace data::test {

/// Returns a 3×5 board with one shortest solution, of four presses. Its eight solutions have 4, 6, 8 and 10.
inline lights::Puzzle smallPuzzle() {
    lights::Board start = lights::test::dark(3, 5);
    for (const lights::Cell cell : {lights::Cell{0, 0}, {0, 2}, {0, 3}, {0, 4}})
        lights::press(start, {}, cell);
    return lights::test::puzzle(std::move(start));
}

/// Properties that make one run better than another.
struct Play {
    std::string player = "Mina";
    int detours = 0;  ///< How many times two moves more than the optimum, up to 3; beyond that, pairs of presses that
                      ///< cancel.
    int seconds = 10; ///< Duration, or as fast as hands can if that is longer.
    std::string date = "2025-07-12T18:03:11Z";
    int hints = 0;
};

/// Makes the run of a session that was just solved.
inline tl::expected<Run, RunProblem> runOf(const lights::Session& session, RunFacts facts) {
    return data::runOf(session.performance(lights::encodePuzzle(session.puzzle())), std::move(facts));
}

/// Returns a seed that gives the board as a random one of the key's setting, without a difficulty, found by trying; an
/// empty text if the board is not one of them, or the key is another.
inline std::string seedOf(const puzzle::RunKey& key, const lights::Puzzle& puzzle) {
    const auto setting = lights::settingFromKey(key.setting());
    constexpr int most = 20'000; // Five times as many as there are boards of 3×5 that can be solved.
    for (int i = 0; setting && setting->rows == puzzle.rows() && i < most; ++i)
        if (lights::generate(*setting, std::to_string(i))->puzzle == puzzle)
            return std::to_string(i);
    return {};
}

/// Makes a run on smallPuzzle().
inline Run smallRun(const Play& play, const std::string& key = "level:shed/corners") {
    lights::Session session(smallPuzzle());
    constexpr int longest = 3;
    for (int i = 0; i < 2 * (play.detours - longest); ++i)
        lights::test::pressNext(session, {1, 1});
    const std::vector<lights::Cell> presses =
        lights::test::solutionOfAtLeast(smallPuzzle(), 4 + 2 * std::min(play.detours, longest));
    for (const lights::Cell cell : std::span(presses).first(presses.size() - 1))
        lights::test::pressNext(session, cell);
    session.noteHints(play.hints);
    session.advance(std::max(lights::test::quickly, std::chrono::seconds(play.seconds) - session.elapsed()));
    session.press(presses.back());
    static std::map<std::string, std::string> seeds;
    const auto seed = seeds.contains(key) ? seeds.find(key) : seeds.emplace(key, seedOf(key, smallPuzzle())).first;
    const auto run = runOf(session, {key, play.player, 4, true, play.date, "test", false, {}, seed->second});
    if (!run)
        throw std::logic_error("a test made no run");
    return *run;
}

/// Changes the events of a run: `change` takes a list of lights::Event.
template<class Change>
void changeEvents(Run& run, const Change& change) {
    auto events = lights::parseEvents(run.events).value();
    change(events);
    run.events = lights::formatEvents(events);
}

} // namespace data::test
