#include "data/runs/Run.hpp"

#include "data/runs/Moment.hpp"
#include "puzzle/Stars.hpp"

#include <utility>

namespace data {

int RunSummary::stars() const noexcept {
    return puzzle::stars(moves, optimum, assisted());
}

tl::expected<Run, RunProblem> runOf(puzzle::Performance played, RunFacts facts) {
    if (played.assists.solutionShown)
        return tl::unexpected(RunProblem::SolutionShown);
    if (!played.solved)
        return tl::unexpected(RunProblem::NotSolved);
    return Run{{std::move(facts.key), std::move(played.code), std::move(facts.player), played.moves, facts.optimum,
                facts.exact, played.assists.hints, played.assists.liveCounter, played.undos, played.elapsed,
                std::move(facts.date), std::move(facts.program), facts.late},
               std::move(played.events)};
}

bool isLate(const RunSummary& run) {
    const auto day = run.key.day();
    const auto moment = day ? momentOf(run.date) : std::nullopt;
    return moment && (run.late || !mayBeInTime(*day, *moment));
}

} // namespace data
