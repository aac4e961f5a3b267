// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/RunVerifier.hpp"

#include "data/files/Json.hpp"
#include "data/files/PlayerName.hpp"
#include "puzzle/EventText.hpp"

#include <algorithm>
#include <utility>

namespace data {

namespace {

bool hasValidCounts(const Run& run) {
    const auto within = [](int count, int least) { return count >= least && count <= maxCount; };
    return within(run.moves, 1) && within(run.optimum, 1) && within(run.hints, 0) && within(run.undos, 0);
}

/// Checks that need no board.
std::optional<RunProblem> problemWithoutBoard(std::string_view player, std::string_view date,
                                              std::string_view program) {
    if (playerName(player) != player)
        return RunProblem::BadPlayer;
    const auto moment = puzzle::momentFromText(date);
    if (!moment || *moment < earliestRun)
        return RunProblem::BadDate;
    if (!isLine(program, maxProgramLength))
        return RunProblem::BadProgram;
    return std::nullopt;
}

std::optional<RunProblem> problemWithoutBoard(const Run& run, puzzle::Kinds kinds) {
    if (!puzzle::isRunKey(kinds, run.key))
        return RunProblem::BadKey;
    if (const auto problem = problemWithoutBoard(run.player, run.date, run.program))
        return problem;
    if (run.offset && std::chrono::abs(*run.offset) > maxOffset)
        return RunProblem::BadDate;
    if (!hasValidCounts(run))
        return RunProblem::BadCounts;
    if (run.duration < run.duration.zero() || run.duration > puzzle::maxTime)
        return RunProblem::BadTime;
    return std::nullopt;
}

std::optional<RunProblem> problemWithoutBoard(const ShiftRun& run) {
    if (!isSeed(run.seed))
        return RunProblem::BadKey;
    if (const auto problem = problemWithoutBoard(run.player, run.date, run.program))
        return problem;
    if (run.rules == puzzle::ShiftRules::ThreeMinutes || !run.seed.starts_with(puzzle::shiftDayPrefix))
        return std::nullopt;
    const auto day = puzzle::dayOfShiftSeed(run.seed);
    if (!day)
        return RunProblem::BadKey;
    return puzzle::isDaySomewhere(*day, *puzzle::momentFromText(run.date)) ? std::nullopt
                                                                           : std::optional(RunProblem::BadDate);
}

} // namespace

puzzle::Verifier* RunVerifier::verifierOf(std::string_view code) {
    const puzzle::Kind* const kind = puzzle::kindOfCode(m_kinds, code);
    if (kind == nullptr)
        return nullptr;
    auto& verifier = m_verifiers[kind];
    if (verifier == nullptr)
        verifier = kind->verifier();
    return verifier.get();
}

std::optional<RunProblem> RunVerifier::verify(const Run& run) {
    if (const auto problem = problemWithoutBoard(run, m_kinds))
        return problem;
    puzzle::Verifier* const verifier = verifierOf(run.code);
    if (verifier == nullptr)
        return RunProblem::BadCode;
    return verifier->verify(
        run.key, {run.code, run.events, run.moves, run.undos, run.duration, run.optimum, run.exact, run.hints});
}

std::optional<puzzle::BestKnown> RunVerifier::bestKnown(const Run& run) {
    puzzle::Verifier* const verifier = verifierOf(run.code);
    return verifier == nullptr ? std::nullopt : verifier->bestKnown(run.code, run.events);
}

bool RunVerifier::recount(Run& run) {
    if (!std::exchange(run.countsAllPresses, false))
        return true;
    const auto presses = puzzle::countPresses(run.events);
    if (!presses) // Another puzzle, or verify() says what is wrong.
        return true;
    if (presses->standing != run.moves)
        return false;
    run.moves = presses->odd;
    return true;
}

std::optional<RunProblem> RunVerifier::verifyCorrected(Run& run) {
    if (!recount(run))
        return RunProblem::NotReplayed;
    const auto problem = verify(run);
    return problem == RunProblem::BadOptimum && correctOptimum(run) ? verify(run) : problem;
}

bool RunVerifier::correctOptimum(Run& run) {
    const auto best = bestKnown(run);
    if (!best || run.optimum <= best->moves)
        return false;
    const bool honest = run.exact ? best->exact && best->wasOverstated : run.optimum <= best->shown;
    if (!honest)
        return false;
    run.optimum = best->moves;
    run.exact = best->exact;
    return true;
}

void RunVerifier::doubtProof(Run& run) {
    if (run.exact)
        if (const auto best = bestKnown(run); best && !best->exact)
            run.exact = false;
}

std::optional<bool> RunVerifier::seedIsRight(const Run& run) {
    puzzle::Verifier* const verifier = verifierOf(run.code);
    return verifier != nullptr && isSeed(run.seed) ? verifier->givesBoard(run.seed, run.key, run.code) : false;
}

namespace {

bool isOfMany(const Run& run) {
    return run.key.mode() == puzzle::RunMode::Random;
}

void countUnderCode(Run& run) {
    run.key = run.code;
    run.seed.clear();
}

} // namespace

bool RunVerifier::doubtSeed(Run& run) {
    const bool doubtful = isOfMany(run) && seedIsRight(run) != true;
    if (doubtful)
        countUnderCode(run);
    else if (!isOfMany(run))
        run.seed.clear(); // It says nothing about the boards of other keys.
    return doubtful;
}

void RunVerifier::dropWrongSeed(Run& run) {
    if (isOfMany(run) && seedIsRight(run) == false)
        countUnderCode(run);
}

void RunVerifier::lowerOptimumToShown(Run& run) {
    if (const auto best = run.exact ? std::nullopt : bestKnown(run))
        run.optimum = std::min(run.optimum, best->shown);
}

void RunVerifier::learn(std::string_view code, int lowerBound, std::optional<int> optimum) {
    if (puzzle::Verifier* const verifier = verifierOf(code))
        verifier->learn(code, lowerBound, optimum);
}

std::optional<RunProblem> RunVerifier::verify(const ShiftRun& run) {
    if (const auto problem = problemWithoutBoard(run))
        return problem;
    puzzle::Verifier* const verifier = verifierOf(run.code);
    if (verifier == nullptr)
        return RunProblem::BadCode;
    const auto score = verifier->replayShift(run.rules, run.seed, run.code, run.events);
    if (!score)
        return score.error();
    return *score == run.score ? std::nullopt : std::optional(RunProblem::BadCounts);
}

} // namespace data
