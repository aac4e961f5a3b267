// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/Optima.hpp"

#include "arukone/solver/Solver.hpp"
#include "lights/solver/Solver.hpp"

#include <cstdint>
#include <variant>

namespace game {

namespace {

/// In solver steps: more than any level of the campaign needs, and over in an instant.
constexpr std::uint64_t instantBudget = std::uint64_t{1} << 22;
constexpr std::int64_t instantWindows = 400; ///< Larger boards are not solved on the spot.

/// In solver steps: more than any level of the campaign needs. A large board gets the best solution found by then.
constexpr std::uint64_t budget = std::uint64_t{1} << 24;
/// In solver steps: about a millisecond. Most levels need less, so they are known before the list is first drawn.
constexpr std::uint64_t quickBudget = std::uint64_t{1} << 20;
constexpr std::int64_t quickWindows = 100;

/// std::nullopt if it is not decided whether there is a solution.
std::optional<LevelOptimum> solved(const lights::Puzzle& puzzle, const lights::SolveControl& control) {
    const lights::Answer answer = lights::solve(puzzle, control);
    if (answer.undecided)
        return std::nullopt;
    if (!answer.solvable())
        return LevelOptimum{};
    return LevelOptimum{true, answer.result->moves(), answer.result->exact()};
}

/// In states of the frontier: about 30 ms.
constexpr std::uint64_t boxBudget = 100'000;

/// The optimum of a fuse box; std::nullopt if it is not decided within the work.
std::optional<LevelOptimum> solved(const arukone::Board& board, const arukone::SearchControl& control) {
    const arukone::Solved found = arukone::solve(board, control);
    if (!found.solvable)
        return std::nullopt;
    if (!*found.solvable)
        return LevelOptimum{};
    if (arukone::fillsBoard(board.fill()))
        return LevelOptimum{true, board.pairCount(), true};
    const arukone::LeastLength least = arukone::leastLength(board, *found.cables, control);
    return LevelOptimum{true, least.length, least.exact()};
}

std::optional<LevelOptimum> solvedQuickly(const arukone::Board& board) {
    arukone::SearchControl control;
    control.maxWork = boxBudget;
    return solved(board, control);
}

std::optional<LevelOptimum> solvedQuickly(const lights::Puzzle& puzzle) {
    if (puzzle.start().cellCount() > instantWindows)
        return std::nullopt;
    lights::SolveControl control;
    control.budget = instantBudget;
    return solved(puzzle, control);
}

} // namespace

const Optima::Found* Optima::of(const std::string& key, const data::LevelPuzzle& puzzle) {
    const auto [place, missing] = m_found.try_emplace(key);
    if (missing) {
        const auto found = std::visit([](const auto& board) { return solvedQuickly(board); }, puzzle);
        if (found && found->solvable)
            place->second = Found{found->moves, found->exact};
    }
    return place->second ? &*place->second : nullptr;
}

LevelOptima::~LevelOptima() {
    if (m_worker)
        m_worker->cancel();
}

const LevelOptimum* LevelOptima::of(const std::string& key) const {
    const auto found = m_found.find(key);
    return found != m_found.end() && found->second ? &*found->second : nullptr;
}

void LevelOptima::find(const std::string& key, const data::LevelPuzzle& puzzle) {
    if (m_worker || done(key))
        return;
    std::visit([&](const auto& board) { findOf(key, board); }, puzzle);
}

void LevelOptima::findOf(const std::string& key, const arukone::Board& board) {
    m_at = key;
    m_worker = std::make_unique<Worker<Found>>([board](const std::stop_token& stop, const auto&) -> Found {
        arukone::SearchControl control;
        control.stop = stop;
        return solved(board, control);
    });
}

void LevelOptima::findOf(const std::string& key, const lights::Puzzle& puzzle) {
    takeProof(key, puzzle);
    if (done(key))
        return;
    lights::SolveControl control;
    if (puzzle.start().cellCount() <= quickWindows) {
        control.budget = quickBudget;
        const auto quick = solved(puzzle, control);
        if (quick && (!quick->solvable || quick->exact)) {
            m_found.insert_or_assign(key, quick);
            return;
        }
    }
    m_at = key;
    control.budget = budget;
    m_worker = std::make_unique<Worker<Found>>(
        [puzzle, control](const std::stop_token& stop, const auto& progress) mutable -> Found {
            if (!lights::isWithinReach(puzzle))
                return std::nullopt;
            control.stop = stop;
            control.progress = progress;
            return solved(puzzle, control);
        });
}

void LevelOptima::takeProof(const std::string& key, const data::LevelPuzzle& puzzle) {
    const auto* const board = std::get_if<lights::Puzzle>(&puzzle);
    if (const auto* const proven = board != nullptr && !m_proofs.empty() ? m_proofs.of(*board) : nullptr)
        m_found.insert_or_assign(key, LevelOptimum{true, proven->optimum.moves(), true});
}

void LevelOptima::poll() {
    const Found* found = m_worker ? m_worker->result() : nullptr;
    if (found == nullptr)
        return;
    m_found.insert_or_assign(m_at, *found);
    m_worker.reset();
}

} // namespace game
