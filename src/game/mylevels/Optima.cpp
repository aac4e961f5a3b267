#include "game/mylevels/Optima.hpp"

#include "lights/solver/Solver.hpp"

#include <cstdint>

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

LevelOptimum solved(const lights::Puzzle& puzzle, const lights::SolveControl& control) {
    const lights::Answer answer = lights::solve(puzzle, control);
    if (!answer.solvable())
        return {};
    return {true, answer.result->moves, answer.result->exact};
}

} // namespace

const Optima::Found* Optima::of(const std::string& key, const lights::Puzzle& puzzle) {
    const auto [place, missing] = m_found.try_emplace(key);
    if (missing && puzzle.start().cellCount() <= instantWindows) {
        lights::SolveControl control;
        control.budget = instantBudget;
        const lights::Answer answer = lights::solve(puzzle, control);
        if (answer.solvable())
            place->second = Found{answer.result->moves, answer.result->exact};
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

void LevelOptima::find(const std::string& key, const lights::Puzzle& puzzle) {
    if (m_worker || done(key))
        return;
    lights::SolveControl control;
    if (puzzle.start().cellCount() <= quickWindows) {
        control.budget = quickBudget;
        const LevelOptimum quick = solved(puzzle, control);
        if (!quick.solvable || quick.exact) {
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

void LevelOptima::poll() {
    const Found* found = m_worker ? m_worker->result() : nullptr;
    if (found == nullptr)
        return;
    m_found.insert_or_assign(m_at, *found);
    m_worker.reset();
}

} // namespace game
