#pragma once

#include "lights/Shift.hpp"
#include "lights/solver/Generators.hpp"

namespace lights {

/// Draws the houses of night shifts. What a size takes only once is done when it is first asked for, so that drawing a
/// house of a size that was there before takes microseconds.
class ShiftHouses {
public:
    /// The board of a house, counted from 0, in the shift of a seed: the same on every machine, for ever.
    [[nodiscard]] Puzzle house(std::string_view seed, int index);

    /// The street of a seed, for Shift and replayShift. \pre this lives as long.
    [[nodiscard]] Shift::Houses street(std::string seed);

private:
    Generators m_generators;
};

} // namespace lights
