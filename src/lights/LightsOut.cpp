// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/LightsOut.hpp"

#include "lights/Daily.hpp"
#include "lights/EventText.hpp"
#include "lights/Replay.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Bounds.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>

namespace lights {

namespace {

using puzzle::Bounds;
using puzzle::RunProblem;

/// Runs are verified whenever they are shown, so only boards that take well under a millisecond or so are solved.
constexpr std::uint64_t solverBudget = std::uint64_t{1} << 16U;
/// In quiet hours, where a proof is a search: some milliseconds.
constexpr std::uint64_t quietBudget = std::uint64_t{1} << 22U;
constexpr std::size_t maxCachedSolvers = 64;
/// Steps for determining the difficulty classes of a setting, about a nanosecond each. A few settings take longer.
constexpr std::uint64_t classBudget = std::uint64_t{1} << 28U;
constexpr std::size_t maxCachedClasses = 1000;
/// Steps for generating the board of a seed, once for each run: of a difficulty, and with an exact optimum.
constexpr std::uint64_t drawBudget = std::uint64_t{1} << 25U;
constexpr std::uint64_t walkBudget = std::uint64_t{1} << 28U;

/// The bounds that the solver finds within a small budget.
class SmallSolver {
public:
    [[nodiscard]] Bounds solve(const Puzzle& puzzle) {
        SolveControl control;
        control.budget = puzzle.rules().quietHours ? quietBudget : solverBudget;
        const Answer answer = solverOf(puzzle).solve(puzzle.start(), control);
        if (!answer.result)
            return {};
        const Optimum& best = *answer.result;
        return {best.lowerBound(), best.moves(), best.exact()};
    }

    /// Whether 1.0.0 may have given too large an optimum as proven: minimising a block of more than 20 quiet patterns
    /// undid what had been done with smaller blocks.
    [[nodiscard]] bool mayBeOverstated(const Puzzle& puzzle) {
        constexpr std::size_t mostSound = 20;
        return solverOf(puzzle).quiet().size() > mostSound;
    }

private:
    /// Boards of one setting differ only in their lights, which elimination does not depend on, so they share a solver.
    const Solver& solverOf(const Puzzle& puzzle) {
        const Puzzle solvedBoard = puzzle.startingFrom(puzzle.solved());
        const std::string shape = encodePuzzle(solvedBoard);
        auto solver = m_solvers.find(shape);
        if (solver == m_solvers.end()) {
            if (m_solvers.size() >= maxCachedSolvers)
                m_solvers.clear();
            solver = m_solvers.emplace(shape, Solver(solvedBoard)).first;
        }
        return solver->second;
    }

    std::map<std::string, Solver> m_solvers; ///< By shape, rules and goal.
};

/// The difficulty classes of many settings, each determined only once.
class ClassCache {
public:
    /// Whether a board with these bounds may be a random board of the setting: its optimum is in the setting's class. A
    /// class that would take long to measure may contain any board.
    [[nodiscard]] bool mayContain(const RandomSetting& setting, const Bounds& bounds) {
        const auto fits = [&](OptimumRange optima) {
            optima.first = std::max(optima.first, bounds.lowerBound);
            optima.last = std::min(optima.last, bounds.best.value_or(optima.last));
            return !optima.empty();
        };
        if (const int* const optimum = std::get_if<int>(&setting.wanted))
            return fits({*optimum, *optimum});
        const Difficulty difficulty = std::get<Difficulty>(setting.wanted);
        if (difficulty == Difficulty::Any)
            return true;
        const auto& known = of(setting);
        return known
                   ? fits(known->classes.range(difficulty))
                   : known.error().kind == GenerateProblem::Kind::NotFound; // No board has the class, or nobody knows.
    }

private:
    using Known = tl::expected<Possibilities, GenerateProblem>;

    const Known& of(const RandomSetting& setting) {
        const std::string shape = lights::key({setting.rows, setting.columns, setting.rules});
        const auto known = m_known.find(shape);
        if (known != m_known.end())
            return known->second;
        if (m_known.size() >= maxCachedClasses)
            m_known.clear();
        GenerateControl control;
        control.classBudget = classBudget;
        return m_known.emplace(shape, possibilities(setting.rows, setting.columns, setting.rules, control))
            .first->second;
    }

    std::map<std::string, Known> m_known;
};

/// Says which boards seeds give. What a setting needs only once is kept.
class SeedCheck {
public:
    /// See puzzle::Verifier::givesBoard. \pre see isDrawnFrom; the puzzle can be solved.
    [[nodiscard]] std::optional<bool> gives(const RandomSetting& setting, std::string_view seed, const Puzzle& puzzle) {
        if (hasAnyDifficulty(setting)) { // Then it is the first; in quiet hours the first that is not impossible.
            const bool first = isDrawnFrom(setting, seed, puzzle);
            if (first || !setting.rules.quietHours)
                return first;
        }
        const bool hasOptimum = std::holds_alternative<int>(setting.wanted);
        GenerateControl control;
        control.budget = hasOptimum ? walkBudget : drawBudget;
        if (const Made& generator = of(setting))
            if (const auto board = generator->board(seed, control))
                return board->puzzle == puzzle;
        if (setting.rules.quietHours)
            return std::nullopt; // Whether an earlier one is impossible cannot be proven so quickly.
        if (isDrawnFrom(setting, seed, puzzle))
            return true;
        return hasOptimum ? std::nullopt : std::optional(false); // The walk to an optimum cannot be followed.
    }

private:
    using Made = tl::expected<Generator, GenerateProblem>;

    const Made& of(const RandomSetting& setting) {
        const std::string name = lights::key(setting);
        const auto known = m_known.find(name);
        if (known != m_known.end())
            return known->second;
        if (m_known.size() >= maxCachedSolvers)
            m_known.clear();
        GenerateControl control;
        control.classBudget = classBudget;
        return m_known.emplace(name, Generator::make(setting, control)).first->second;
    }

    std::map<std::string, Made> m_known; ///< By the key of the setting.
};

/// Moves of the solution that a run shows, as Session counts them. std::nullopt if it does not solve the board.
std::optional<int> solutionLength(const Puzzle& puzzle, std::span<const Event> events) {
    Session session(puzzle);
    for (const Event& event : events)
        if (!session.play(event))
            return std::nullopt;
    return session.solved() ? std::optional(session.moves()) : std::nullopt;
}

class RunVerifier final : public puzzle::Verifier {
public:
    std::optional<RunProblem> verify(const puzzle::RunKey& key, const puzzle::RunClaim& claim) override {
        const auto puzzle = decodePuzzle(claim.code);
        if (!puzzle)
            return RunProblem::BadCode;
        if (!keyMatches(key, *puzzle, claim))
            return RunProblem::BadKey;
        const auto events = parseEvents(claim.events);
        if (!events)
            return RunProblem::BadEvents;
        if (const auto problem = verifyRun(*puzzle, *events, {claim.moves, claim.undos, claim.duration, claim.hints}))
            return problemOf(*problem);
        const int shown = solutionLength(*puzzle, *events).value_or(0);
        return boundsOf(claim.code, *puzzle).allow(claim.optimum, shown) ? std::nullopt
                                                                         : std::optional(RunProblem::BadOptimum);
    }

    std::optional<bool> givesBoard(std::string_view seed, const puzzle::RunKey& key, std::string_view code) override {
        const auto setting = settingFromKey(key.setting());
        const auto puzzle = decodePuzzle(code);
        return setting && puzzle ? m_seeds.gives(*setting, seed, *puzzle) : false;
    }

    void learn(std::string_view code, int lowerBound, std::optional<int> optimum) override {
        m_bounds.keep(code, {lowerBound, optimum, optimum.has_value()});
    }

    std::optional<puzzle::BestKnown> bestKnown(std::string_view code, std::string_view events) override {
        const auto puzzle = decodePuzzle(code);
        const auto parsed = parseEvents(events);
        const auto own = puzzle && parsed ? solutionLength(*puzzle, *parsed) : std::nullopt;
        if (!own)
            return std::nullopt;
        puzzle::BestKnown best = boundsOf(code, *puzzle).with(*own);
        best.wasOverstated = best.exact && m_solver.mayBeOverstated(*puzzle);
        return best;
    }

    tl::expected<puzzle::ShiftScore, RunProblem> replayShift(puzzle::ShiftRules rules, std::string_view seed,
                                                             std::string_view code, std::string_view events) override {
        if (encodePuzzle(m_houses.house(seed, 0)) != code)
            return tl::unexpected(RunProblem::BadCode);
        const auto parsed = parseShiftEvents(events);
        if (!parsed)
            return tl::unexpected(RunProblem::BadEvents);
        return lights::replayShift(m_houses.street(std::string(seed)), rules, *parsed).map_error(puzzle::problemOf);
    }

private:
    /// Whether runs on this board may count under the key: a random key's setting must match the board, and its
    /// difficulty the board's optimum, a board key must be its share code, and a daily key allows only that day's
    /// board, and only answers to its riddle.
    [[nodiscard]] bool keyMatches(const puzzle::RunKey& key, const Puzzle& puzzle, const puzzle::RunClaim& claim) {
        switch (key.mode()) {
        case puzzle::RunMode::Board:
            return key.text() == claim.code;
        case puzzle::RunMode::Daily: {
            const auto day = key.day();
            return day && isDaily(*day, key.dailySeries(), puzzle, claim);
        }
        case puzzle::RunMode::Random: {
            const auto random = settingFromKey(key.setting());
            return key.puzzle().empty() && random && isRanked(*random) && puzzle.start().isPlain() &&
                   random->rows == puzzle.rows() && random->columns == puzzle.columns() &&
                   random->rules == puzzle.rules() && random->goal == puzzle.goal() &&
                   mayContain(*random, puzzle, boundsOf(claim.code, puzzle));
        }
        case puzzle::RunMode::Level:
        case puzzle::RunMode::Shift:
        case puzzle::RunMode::Unknown:
            break;
        }
        return true;
    }

    /// Whether a random board with these bounds may be one of the setting. It was generated with the optimum that the
    /// solver gave at that time, which may have been too large.
    [[nodiscard]] bool mayContain(const RandomSetting& setting, const Puzzle& puzzle, const Bounds& bounds) {
        if (m_classes.mayContain(setting, bounds))
            return true;
        const Bounds fromBelow{bounds.lowerBound, std::nullopt, false};
        return m_classes.mayContain(setting, fromBelow) && m_solver.mayBeOverstated(puzzle);
    }

    /// A daily board is generated together with its optimum, which saves searching for it. Version 1.0.0 had another
    /// board for days that were still to come when it was made: its runs stay valid.
    [[nodiscard]] bool isDaily(puzzle::Day day, puzzle::DailySeries series, const Puzzle& puzzle,
                               const puzzle::RunClaim& claim) {
        RandomBoard board = m_generators.daily(day, series);
        if (board.puzzle == puzzle) {
            if (const auto riddle = dailyRiddle(day, series, puzzle); riddle && !answers(*riddle, claim.events))
                return false;
        } else if (series == puzzle::DailySeries::Main && day >= firstDayOfIdeas) {
            board = m_generators.board(firstDailyPlan(day), dailySeed(day, series));
        }
        if (board.puzzle != puzzle)
            return false;
        if (board.optimum)
            m_bounds.keep(claim.code, {*board.optimum, board.optimum, true});
        return true;
    }

    [[nodiscard]] const Bounds& boundsOf(std::string_view code, const Puzzle& puzzle) {
        return m_bounds.of(code, [&] { return m_solver.solve(puzzle); });
    }

    SmallSolver m_solver;
    puzzle::BoundsCache m_bounds;
    ClassCache m_classes;
    SeedCheck m_seeds;
    Generators m_generators; ///< For the calendar's few settings.
    ShiftHouses m_houses;
};

class LightsOut final : public puzzle::Kind {
public:
    std::string_view id() const noexcept override { return {}; }
    std::string_view codePrefix() const noexcept override { return codeLetters; }
    bool isSetting(std::string_view text) const override {
        const auto setting = settingFromKey(text);
        return setting && isRanked(*setting);
    }

    std::optional<std::size_t> badEvent(std::string_view events) const override {
        return firstBad(parseEvents(events));
    }
    std::optional<std::size_t> badShiftEvent(std::string_view events) const override {
        return firstBad(parseShiftEvents(events));
    }

    puzzle::ShiftTime shiftTime(puzzle::ShiftRules rules, const puzzle::ShiftScore& score, std::string_view seed,
                                std::string_view events) const override {
        const auto parsed = parseShiftEvents(events);
        return parsed ? lights::shiftTime(rules, score, seed, *parsed) : Kind::shiftTime(rules, score, seed, events);
    }

    bool canResume(std::string_view code, const puzzle::SavedGame& saved) const override {
        auto puzzle = decodePuzzle(code);
        return puzzle && Session::restore(*std::move(puzzle), saved);
    }

    std::unique_ptr<puzzle::Verifier> verifier() const override { return std::make_unique<RunVerifier>(); }

private:
    static std::optional<std::size_t> firstBad(const Events& events) {
        return events ? std::nullopt : std::optional(events.error());
    }
};

} // namespace

const puzzle::Kind& lightsOut() noexcept {
    static const LightsOut kind;
    return kind;
}

} // namespace lights
