#include "lights/solver/ShiftHouses.hpp"

#include <stdexcept>
#include <utility>

namespace lights {

namespace {

/// For the table's sizes there are boards of every optimum in it, and they are soon found: a test draws them all.
template<class Value>
Value present(tl::expected<Value, GenerateProblem> found) {
    if (!found)
        throw std::logic_error("a house of the night shift cannot be drawn");
    return *std::move(found);
}

} // namespace

Puzzle ShiftHouses::house(std::string_view seed, int index) {
    const RandomSetting setting = shiftSetting(index);
    const std::string name = key(setting);
    auto found = m_generators.find(name);
    if (found == m_generators.end())
        found = m_generators.emplace(name, present(Generator::make(setting))).first;
    return present(found->second.board(shiftHouseSeed(seed, index))).puzzle;
}

Shift::Houses ShiftHouses::street(std::string seed) {
    return [this, seed = std::move(seed)](int index) { return house(seed, index); };
}

} // namespace lights
