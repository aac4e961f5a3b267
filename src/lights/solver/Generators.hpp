#pragma once

#include "lights/Daily.hpp"
#include "lights/solver/Generator.hpp"

#include <map>

namespace lights {

/// The generators of settings whose boards are drawn again and again. What a setting takes only once is done when it is
/// first asked for, so that another board of it takes microseconds.
class Generators {
public:
    /// \pre there are boards of this setting. \throws std::logic_error when there are none.
    [[nodiscard]] RandomBoard board(const RandomSetting& setting, std::string_view seed);

    /// The same board as dailyBoard(day). \pre hasDailyPuzzle(day).
    [[nodiscard]] RandomBoard daily(puzzle::Day day) { return board(dailySetting(day), dailySeed(day)); }

private:
    std::map<std::string, Generator> m_generators; ///< By the key of the setting.
};

} // namespace lights
