// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/Run.hpp"

#include "data/levels/Puzzles.hpp"
#include "puzzle/Game.hpp"

#include <algorithm>
#include <utility>

namespace data {

int RunSummary::stars() const noexcept {
    const puzzle::Kind* const kind = puzzle::kindOfCode(puzzles(), code);
    return kind != nullptr ? kind->stars(code, moves, optimum, assisted()) : puzzle::stars(moves, optimum, assisted());
}

tl::expected<Run, RunProblem> runOf(puzzle::Performance played, RunFacts facts) {
    if (played.assists.solutionShown)
        return tl::unexpected(RunProblem::SolutionShown);
    if (!played.solved)
        return tl::unexpected(RunProblem::NotSolved);
    return Run{{std::move(facts.key), std::move(played.code), std::move(facts.player), played.moves, facts.optimum,
                facts.exact, played.assists.hints, played.assists.liveCounter, played.undos, played.elapsed,
                std::move(facts.date), std::move(facts.program), facts.late, facts.offset, false, std::nullopt,
                std::move(facts.seed)},
               std::move(played.events)};
}

bool isOnDay(puzzle::Day day, puzzle::Moment moment, std::optional<std::chrono::minutes> offset) {
    return offset ? puzzle::localDay(moment, *offset) == day : puzzle::isDaySomewhere(day, moment);
}

bool isLate(const RunSummary& run) {
    const auto day = run.key.day();
    const auto moment = day ? puzzle::momentFromText(run.date) : std::nullopt;
    return moment && (run.late || !isOnDay(*day, *moment, run.offset));
}

bool isSeed(std::string_view seed) noexcept {
    constexpr std::size_t maxSeedLength = 64;
    return !seed.empty() && seed.size() <= maxSeedLength &&
           std::all_of(seed.begin(), seed.end(), [](char letter) { return letter > ' ' && letter < '\x7F'; });
}

tl::expected<ShiftRun, RunProblem> shiftRunOf(puzzle::ShiftPerformance played, ShiftFacts facts) {
    if (played.score.houses == 0)
        return tl::unexpected(RunProblem::NotSolved);
    ShiftRun run{{std::move(played.seed), std::move(played.code), std::move(facts.player), played.score,
                  std::move(facts.date), std::move(facts.program), played.rules},
                 std::move(played.events)};
    run.time = timeOf(run);
    return run;
}

puzzle::ShiftTime timeOf(const ShiftRun& run) {
    const puzzle::Kind* const kind = puzzle::kindOfCode(puzzles(), run.code);
    return kind != nullptr ? kind->shiftTime(run.rules, run.score, run.seed, run.events)
                           : puzzle::shiftTime(run.rules, run.score);
}

} // namespace data
