#include "game/mylevels/Optima.hpp"

#include "lights/solver/Solver.hpp"

namespace game {

namespace {

/// More steps than any level of the campaign needs, and gone in an instant.
constexpr std::uint64_t budget = std::uint64_t{1} << 22;
constexpr std::int64_t quickWindows = 400; ///< Larger boards are not solved while the screen waits.

} // namespace

const Optima::Found* Optima::of(const std::string& key, const lights::Puzzle& puzzle) {
    const auto [place, missing] = m_found.try_emplace(key);
    if (missing && puzzle.start().cellCount() <= quickWindows) {
        lights::SolveControl control;
        control.budget = budget;
        const lights::Answer answer = lights::solve(puzzle, control);
        if (answer.solvable())
            place->second = Found{answer.result->moves, answer.result->exact};
    }
    return place->second ? &*place->second : nullptr;
}

} // namespace game
