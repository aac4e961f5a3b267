#include "data/runs/RunVerifier.hpp"

#include "data/files/Json.hpp"
#include "data/files/PlayerName.hpp"
#include "data/runs/Moment.hpp"
#include "lights/EventText.hpp"
#include "lights/ShareCode.hpp"

namespace data {

namespace {

/// A run is verified whenever it is shown, so only boards are solved that take well under a millisecond or so.
constexpr std::int64_t mostCells = 225;
constexpr std::size_t mostKnown = 20'000; ///< A few megabytes.
constexpr std::uint64_t solverBudget = std::uint64_t{1} << 16U;
constexpr std::size_t mostSolvers = 64;

RunProblem problemOf(lights::ReplayProblem problem) {
    switch (problem) {
    case lights::ReplayProblem::NoEvents:
        return RunProblem::BadEvents;
    case lights::ReplayProblem::BadTime:
        return RunProblem::BadTime;
    case lights::ReplayProblem::NotSolved:
        return RunProblem::NotSolved;
    case lights::ReplayProblem::BadEvent:
    case lights::ReplayProblem::WrongMoves:
    case lights::ReplayProblem::WrongUndos:
        break;
    }
    return RunProblem::NotReplayed;
}

bool countsCanBe(const Run& run) {
    const auto within = [](int count, int least) { return count >= least && count <= mostCounted; };
    return within(run.moves, 1) && within(run.optimum, 1) && within(run.hints, 0) && within(run.undos, 0) &&
           (!run.exact || run.moves >= run.optimum);
}

/// What can be said without the board.
std::optional<RunProblem> problemOnPaper(const Run& run) {
    if (!isRunKey(run.key))
        return RunProblem::BadKey;
    if (playerName(run.player) != run.player)
        return RunProblem::BadPlayer;
    if (!isUtcDate(run.date))
        return RunProblem::BadDate;
    if (!isLine(run.program, maxProgramLength))
        return RunProblem::BadProgram;
    if (!countsCanBe(run))
        return RunProblem::BadCounts;
    if (run.duration < puzzle::Milliseconds::zero() || run.duration > puzzle::longestTime)
        return RunProblem::BadTime;
    return std::nullopt;
}

} // namespace

std::optional<RunProblem> RunVerifier::verify(const Run& run) {
    if (const auto problem = problemOnPaper(run))
        return problem;
    const auto puzzle = lights::decodePuzzle(run.code);
    if (!puzzle)
        return RunProblem::BadCode;
    if (run.key.day() ? !isDaily(run, *puzzle) : !keyFits(run.key, *puzzle, run.code))
        return RunProblem::BadKey;
    const auto events = lights::parseEvents(run.events);
    if (!events)
        return RunProblem::BadEvents;
    if (const auto problem = lights::verifyRun(*puzzle, *events, {run.moves, run.undos, run.duration}))
        return problemOf(*problem);
    return optimumFits(run, *puzzle) ? std::nullopt : std::optional(RunProblem::BadOptimum);
}

/// keyFits() for the key of a day. The board is drawn with its optimum, so that nobody need search for it.
bool RunVerifier::isDaily(const Run& run, const lights::Puzzle& puzzle) {
    const lights::RandomBoard board = m_generators.daily(*run.key.day());
    if (board.puzzle != puzzle)
        return false;
    if (board.optimum)
        keep(run.code, {*board.optimum, board.optimum});
    return true;
}

bool RunVerifier::optimumFits(const Run& run, const lights::Puzzle& puzzle) {
    if (puzzle.start().lit().cells() > mostCells)
        return true;
    const auto known = m_known.find(run.code);
    const auto& [lowerBound, optimum] = known != m_known.end() ? known->second : keep(run.code, solved(puzzle));
    if (run.exact && optimum)
        return run.optimum == *optimum;
    return run.optimum >= lowerBound;
}

RunVerifier::Known RunVerifier::solved(const lights::Puzzle& puzzle) {
    // Boards of a setting have all but their lights in common, which is what elimination goes by.
    const lights::Puzzle solvedBoard = puzzle.startingFrom(lights::Board(puzzle.target(), puzzle.start().holes()));
    const std::string shape = lights::encodePuzzle(solvedBoard);
    auto solver = m_solvers.find(shape);
    if (solver == m_solvers.end()) {
        if (m_solvers.size() >= mostSolvers)
            m_solvers.clear();
        solver = m_solvers.emplace(shape, lights::Solver(solvedBoard)).first;
    }
    lights::SolveControl control;
    control.budget = solverBudget;
    const lights::Answer answer = solver->second.solve(puzzle.start(), control);
    Known found;
    if (answer.result) {
        found.lowerBound = answer.result->lowerBound;
        if (answer.result->exact)
            found.optimum = answer.result->moves;
    }
    return found;
}

RunVerifier::Known& RunVerifier::keep(const std::string& code, const Known& found) {
    if (m_known.size() >= mostKnown)
        m_known.clear();
    return m_known.insert_or_assign(code, found).first->second;
}

std::optional<RunProblem> verify(const Run& run) {
    return RunVerifier().verify(run);
}

} // namespace data
