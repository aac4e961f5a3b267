#include "lights/solver/ShiftHouses.hpp"

#include <utility>

namespace lights {

Puzzle ShiftHouses::house(std::string_view seed, int index) {
    // For the table's sizes there are boards of every optimum in it, and they are soon found: a test draws them all.
    return m_generators.board(shiftSetting(index), shiftHouseSeed(seed, index)).puzzle;
}

Shift::Houses ShiftHouses::street(std::string seed) {
    return [this, seed = std::move(seed)](int index) { return house(seed, index); };
}

} // namespace lights
