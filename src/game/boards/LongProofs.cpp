// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/LongProofs.hpp"

#include "data/files/Memory.hpp"
#include "lights/ShareCode.hpp"

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

namespace game {

namespace {

/// Measured for boards with and without symmetries; see docs/solver.md.
constexpr double secondsPerStep = 2.3e-9;

bool isProven(const lights::Answer& answer) {
    return answer.solvable() && answer.result->exact();
}

} // namespace

LongProofs::LongProofs(Means means)
    : m_means(std::move(means)) {
    if (!m_means.solve)
        m_means.solve = [](const lights::Solver& solver, const lights::Board& board,
                           const lights::SolveControl& control) { return solver.solve(board, control); };
    if (!m_means.memory)
        m_means.memory = [] { return data::availableMemory(); };
}

const LongProofs::Proven* LongProofs::of(const lights::Puzzle& board) const {
    return empty() ? nullptr : of(proofKey(board)); // The key of a large board takes a while.
}

const LongProofs::Proven* LongProofs::of(const std::string& board) const {
    const auto found = m_proven.find(board);
    return found != m_proven.end() ? &found->second : nullptr;
}

void LongProofs::keep(const std::string& board, const lights::Answer& answer) {
    if (isProven(answer))
        m_proven.insert_or_assign(board, Proven{*answer.result, answer.nullity()});
}

std::uint64_t LongProofs::memory() const {
    return data::memoryToTake(m_means.memory());
}

void LongProofs::abandon(Running proof) {
    std::erase_if(m_ending, [](const Running& worker) { return worker->wait(std::chrono::milliseconds(0)); });
    proof->cancel();
    m_ending.push_back(std::move(proof));
}

std::string proofKey(const lights::Puzzle& puzzle) {
    lights::Board difference = puzzle.start().withLight(puzzle.open(puzzle.start()));
    return lights::encodePuzzle(
        lights::Puzzle::make(std::move(difference), puzzle.rules(), lights::GoalKind::Off).value());
}

BoardProof::~BoardProof() {
    cancel();
}

void BoardProof::offer(const lights::Puzzle& puzzle, const lights::Optimum& found) {
    withdraw();
    if (m_proofs == nullptr || found.exact() || !found.longProof())
        return;
    m_puzzle = puzzle;
    m_needs = *found.longProof();
}

void BoardProof::withdraw() {
    cancel();
    m_puzzle.reset();
}

std::optional<ProofState> BoardProof::state() const {
    if (!m_puzzle)
        return std::nullopt;
    constexpr int nearlyDone = 99; // As long as it is running.
    const int percent = m_worker ? std::min(static_cast<int>(m_worker->progress() * 100), nearlyDone) : 0;
    return ProofState{running(), percent, static_cast<double>(m_needs.steps) * secondsPerStep};
}

std::uint64_t BoardProof::megabytes() const {
    return data::megabytesNeeded(m_needs.bytes);
}

bool BoardProof::begin() {
    if (m_worker)
        return true;
    const std::uint64_t memory = m_proofs->memory();
    if (memory < m_needs.bytes)
        return false;
    m_worker = std::make_unique<Worker<lights::Answer>>(
        [puzzle = *m_puzzle, memory, solve = m_proofs->solve()](const std::stop_token& stop, const auto& progress) {
            lights::SolveControl control;
            control.budget = std::numeric_limits<std::uint64_t>::max();
            control.memory = memory;
            control.stop = stop;
            control.progress = progress;
            try {
                return solve(lights::Solver(puzzle), puzzle.start(), control);
            } catch (const std::bad_alloc&) { // There was less memory than it seemed.
                return lights::Answer();
            }
        });
    return true;
}

void BoardProof::cancel() {
    if (m_worker)
        m_proofs->abandon(std::move(m_worker));
}

BoardProof::News BoardProof::poll() {
    const lights::Answer* const answer = m_worker ? m_worker->result() : nullptr;
    if (answer == nullptr)
        return News::None;
    const bool proven = isProven(*answer);
    if (proven) {
        m_proven = LongProofs::Proven{*answer->result, answer->nullity()};
        m_proofs->keep(proofKey(*m_puzzle), *answer);
        m_puzzle.reset();
    }
    m_worker.reset();
    return proven ? News::Proven : News::Failed;
}

} // namespace game
