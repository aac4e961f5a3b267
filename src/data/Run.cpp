#include "data/Run.hpp"

#include "lights/Score.hpp"
#include "lights/ShareCode.hpp"

#include <utility>

namespace data {

int Run::stars() const noexcept {
    return lights::stars(moves, optimum, assisted());
}

tl::expected<Run, RunProblem> runOf(const lights::Session& session, RunFacts facts) {
    if (session.assists().solutionShown)
        return tl::unexpected(RunProblem::SolutionShown);
    if (!session.solved())
        return tl::unexpected(RunProblem::NotSolved);
    return Run{std::move(facts.key),
               lights::encodePuzzle(session.puzzle()),
               std::move(facts.player),
               {session.events().begin(), session.events().end()},
               session.moves(),
               facts.optimum,
               facts.exact,
               session.assists().hints,
               session.assists().liveCounter,
               session.undos(),
               session.elapsed(),
               std::move(facts.date),
               std::move(facts.program),
               facts.late};
}

} // namespace data
