#pragma once

#include "data/levels/Library.hpp"
#include "lights/Daily.hpp"
#include "text/Text.hpp"
#include "ui/Icon.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace game {

/// What runs are compared on: a board, the board of a day, or all boards of one random setting.
struct ScoreBoard {
    puzzle::RunKey key;                             ///< Where its runs count.
    std::string label;                              ///< "Terrace House 11: Lantern", "5 × 5 · torus · plus · hard".
    int number = 0;                                 ///< On its plaque; 0 for none.
    ui::Icon icon = ui::Icon::Grid;                 ///< Where there is no plaque.
    std::optional<lights::Puzzle> puzzle{};         ///< Of a level or a share code.
    std::optional<lights::RandomSetting> setting{}; ///< Of random boards.
    std::optional<puzzle::Day> day{};               ///< Of a daily puzzle.

    /// The one board that all runs are of; nothing for a random setting.
    [[nodiscard]] std::optional<lights::Puzzle> board() const;
};

/// Every level of the campaign, in its order.
[[nodiscard]] std::vector<ScoreBoard> campaignBoards(const text::Text& text, const data::Library& library);

/// The random settings among `keys`, small sizes first, and `last`, which was played or looked at last.
[[nodiscard]] std::vector<ScoreBoard> randomBoards(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                                   const lights::RandomSetting& last);

/// The days among `keys`, in their order, and today.
[[nodiscard]] std::vector<ScoreBoard> dailyBoards(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                                  puzzle::Day today);

/// Those of `keys` that stand for boards outside the campaign: levels of the player's own, and share codes; then the
/// player's levels that are not among them. Keys whose board is not known any more are left out.
[[nodiscard]] std::vector<ScoreBoard> ownBoards(const text::Text& text, const data::Library& library,
                                                std::span<const puzzle::RunKey> keys);

} // namespace game
