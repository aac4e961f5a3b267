#pragma once

#include "lights/Puzzle.hpp"

#include <map>
#include <optional>
#include <string>

namespace game {

/// The optima of boards that are looked at, each computed once. Only what takes no time is computed: the boards that
/// people play are small, and for a large one there is the best that was known so far.
class Optima {
public:
    struct Found {
        int moves = 0;
        bool exact = false; ///< Otherwise it is only the best known.
    };

    /// \param key names the board. \returns null where the board has no solution.
    [[nodiscard]] const Found* of(const std::string& key, const lights::Puzzle& puzzle);

private:
    std::map<std::string, std::optional<Found>> m_found;
};

} // namespace game
