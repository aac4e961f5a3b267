#include "data/runs/Run.hpp"

#include "lights/Daily.hpp"
#include "lights/EventText.hpp"
#include "lights/ShareCode.hpp"
#include "puzzle/Stars.hpp"

#include <utility>

namespace data {

bool isRunKey(const puzzle::RunKey& key) {
    switch (key.mode()) {
    case puzzle::RunMode::Level:
    case puzzle::RunMode::Daily:
        return true;
    case puzzle::RunMode::Random:
        return key.puzzle().empty() && lights::settingFromKey(key.setting()).has_value();
    case puzzle::RunMode::Board:
        return lights::looksLikeCode(key.text());
    case puzzle::RunMode::Shift:
    case puzzle::RunMode::Unknown:
        break;
    }
    return false;
}

bool keyFits(const puzzle::RunKey& key, const lights::Puzzle& puzzle, std::string_view code) {
    switch (key.mode()) {
    case puzzle::RunMode::Board:
        return key.text() == code;
    case puzzle::RunMode::Daily: {
        const auto day = key.day();
        return day && lights::dailyBoard(*day).puzzle == puzzle;
    }
    case puzzle::RunMode::Random: {
        const auto random = lights::settingFromKey(key.setting());
        return random && random->rows == puzzle.rows() && random->columns == puzzle.columns() &&
               random->rules == puzzle.rules() && random->goal == puzzle.goal();
    }
    case puzzle::RunMode::Level:
    case puzzle::RunMode::Shift:
    case puzzle::RunMode::Unknown:
        break;
    }
    return true;
}

int RunSummary::stars() const noexcept {
    return puzzle::stars(moves, optimum, assisted());
}

tl::expected<Run, RunProblem> runOf(const lights::Session& session, RunFacts facts) {
    if (session.assists().solutionShown)
        return tl::unexpected(RunProblem::SolutionShown);
    if (!session.solved())
        return tl::unexpected(RunProblem::NotSolved);
    return Run{{std::move(facts.key), lights::encodePuzzle(session.puzzle()), std::move(facts.player), session.moves(),
                facts.optimum, facts.exact, session.assists().hints, session.assists().liveCounter, session.undos(),
                session.elapsed(), std::move(facts.date), std::move(facts.program), facts.late},
               lights::formatEvents(session.events())};
}

} // namespace data
