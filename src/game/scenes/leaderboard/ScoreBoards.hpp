#pragma once

#include "data/Library.hpp"
#include "text/Text.hpp"

#include <span>
#include <string>
#include <vector>

namespace game {

/// A board that runs are compared on.
struct ScoreBoard {
    std::string key; ///< Where its runs count.
    lights::Puzzle puzzle;
    std::string label; ///< "Terrace House 11: Lantern".
    int number = 0;    ///< On its plaque; 0 for none.
};

/// Every level of the campaign, in its order.
[[nodiscard]] std::vector<ScoreBoard> campaignBoards(const text::Text& text, const data::Library& library);

/// Those of `keys` that stand for boards outside the campaign: levels of the player's own, and share codes. Keys whose
/// board is not known any more are left out.
[[nodiscard]] std::vector<ScoreBoard> ownBoards(const text::Text& text, const data::Library& library,
                                                std::span<const std::string> keys);

} // namespace game
