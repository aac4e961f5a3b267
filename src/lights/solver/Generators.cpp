// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Generators.hpp"

#include "lights/Hint.hpp"
#include "lights/Methods.hpp"
#include "lights/solver/CardHouse.hpp"
#include "lights/solver/IdeaBoards.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <stdexcept>
#include <utility>

namespace lights {

namespace {

template<class Value>
Value present(tl::expected<Value, GenerateProblem> found) {
    if (!found)
        throw std::logic_error("a board of a fixed setting cannot be generated");
    return *std::move(found);
}

/// The number of shortest solutions. \pre the puzzle has a solution, and its optimum is soon proven.
std::uint64_t shortestWays(const Puzzle& puzzle) {
    const Answer answer = solve(puzzle);
    const BitGrid& presses = answer.result.value().presses();
    return countShortestSolutions(presses, answer.quiet, presses.toCells().front()).ways;
}

} // namespace

RandomBoard Generators::board(const RandomSetting& setting, std::string_view seed) {
    const std::string name = key(setting);
    auto found = m_generators.find(name);
    if (found == m_generators.end())
        found = m_generators.emplace(name, present(Generator::make(setting))).first;
    return present(found->second.board(seed));
}

RandomBoard Generators::board(const DailyPlan& plan, const std::string& seed) {
    const RandomSetting& setting = plan.setting;
    switch (plan.idea) {
    case BoardIdea::Thought:
        return thoughtBoard(setting, seed, 0);
    case BoardIdea::Riddle:
        return thoughtBoard(setting, seed, 2);
    case BoardIdea::Deduction:
        return deductionBoard(setting.rows, setting.columns, setting.sealed, seed);
    case BoardIdea::Curtains:
        return curtainBoard(setting.rows, setting.columns, seed);
    case BoardIdea::QuietHours:
        return quietHoursBoard(setting.rows, setting.columns, seed);
    case BoardIdea::None:
        break;
    }
    return board(setting, seed);
}

RandomBoard Generators::thoughtBoard(const RandomSetting& setting, const std::string& seed, std::uint64_t ways) {
    for (int i = 0; i < drawsOfIdea; ++i) {
        RandomBoard drawn = board(setting, puzzle::numberedSeed(seed, i));
        if (!methodsFor(drawn.puzzle, drawn.optimum.value()).any() && (ways == 0 || shortestWays(drawn.puzzle) == ways))
            return drawn;
    }
    throw std::logic_error("every board of a fixed setting falls to a method");
}

Puzzle ShiftHouses::house(std::string_view seed, int index) {
    // Every row of the table has boards with its optimum, and they are quick to find: a test generates them all.
    return m_generators.board(shiftSetting(index), shiftHouseSeed(seed, index)).puzzle;
}

DrawnHouse ShiftHouses::house(std::string_view seed, int index, ShiftCards cards) {
    if (cards.any())
        return cardHouse(seed, index, cards);
    return {house(seed, index), shiftHouse(index).optimum};
}

Street ShiftHouses::street(std::string seed) {
    return {seed, [this, seed](int index, ShiftCards cards) { return house(seed, index, cards); }};
}

} // namespace lights
