// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Generators.hpp"

#include "lights/solver/CardHouse.hpp"

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

} // namespace

RandomBoard Generators::board(const RandomSetting& setting, std::string_view seed) {
    const std::string name = key(setting);
    auto found = m_generators.find(name);
    if (found == m_generators.end())
        found = m_generators.emplace(name, present(Generator::make(setting))).first;
    return present(found->second.board(seed));
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
