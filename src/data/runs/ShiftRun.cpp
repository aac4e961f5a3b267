#include "data/runs/ShiftRun.hpp"

#include "data/files/Json.hpp"
#include "data/files/PlayerName.hpp"
#include "data/runs/Moment.hpp"
#include "lights/EventText.hpp"
#include "lights/ShareCode.hpp"

#include <algorithm>
#include <utility>

namespace data {

namespace {

constexpr std::size_t longestSeed = 64;

/// What can be said without the houses.
std::optional<RunProblem> problemOnPaper(const ShiftRun& run) {
    if (!isShiftSeed(run.seed))
        return RunProblem::BadKey;
    if (playerName(run.player) != run.player)
        return RunProblem::BadPlayer;
    if (!isUtcDate(run.date))
        return RunProblem::BadDate;
    if (!isLine(run.program, maxProgramLength))
        return RunProblem::BadProgram;
    return std::nullopt;
}

} // namespace

bool isShiftSeed(std::string_view seed) noexcept {
    return !seed.empty() && seed.size() <= longestSeed &&
           std::all_of(seed.begin(), seed.end(), [](char letter) { return letter > ' ' && letter < '\x7F'; });
}

tl::expected<ShiftRun, RunProblem> shiftRunOf(const lights::Shift& shift, ShiftFacts facts) {
    if (shift.score().houses == 0)
        return tl::unexpected(RunProblem::NotSolved);
    std::string code = lights::encodePuzzle(lights::ShiftHouses().house(facts.seed, 0));
    return ShiftRun{{std::move(facts.seed), std::move(code), std::move(facts.player), shift.score(),
                     std::move(facts.date), std::move(facts.program)},
                    lights::formatEvents(shift.events())};
}

std::optional<RunProblem> ShiftVerifier::verify(const ShiftRun& run) {
    if (const auto problem = problemOnPaper(run))
        return problem;
    if (lights::encodePuzzle(m_houses.house(run.seed, 0)) != run.code)
        return RunProblem::BadCode;
    const auto events = lights::parseShiftEvents(run.events);
    if (!events)
        return RunProblem::BadEvents;
    const auto score = lights::replayShift(m_houses.street(run.seed), *events);
    if (!score)
        return RunProblem::NotReplayed;
    return *score == run.score ? std::nullopt : std::optional(RunProblem::BadCounts);
}

} // namespace data
