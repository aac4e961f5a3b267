// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "data/levels/Library.hpp"
#include "data/players/Progress.hpp"
#include "lights/Daily.hpp"
#include "text/Text.hpp"
#include "ui/Icon.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace game {

/// What runs compete on: a board, the board of a day, or all boards of one random setting.
struct ScoreBoard {
    puzzle::RunKey key;                        ///< The key its runs are recorded under.
    std::string label;                         ///< "Terrace House 11: Lantern" or "5 × 5 · torus · plus · hard".
    int number = 0;                            ///< Number on its plaque; 0 for none.
    ui::Icon icon = ui::Icon::Grid;            ///< Shown if there is no plaque.
    std::optional<data::LevelPuzzle> puzzle{}; ///< For a level or a share code.
    std::optional<lights::RandomSetting> setting{}; ///< For random boards of Lights Out.
    std::optional<puzzle::Day> day{};               ///< For a daily puzzle; its series is that of the key.

    /// The board that all runs share; std::nullopt for a random setting.
    [[nodiscard]] std::optional<data::LevelPuzzle> board() const;
    /// The rule of its boards if they are of Arukone, by which strokes or length count.
    [[nodiscard]] std::optional<arukone::Fill> fill() const;
};

/// All levels of the campaign, in order.
[[nodiscard]] std::vector<ScoreBoard> campaignBoards(const text::Text& text, const data::Library& library);

/// The random settings among `keys` and `last` (the setting last played or looked at), small sizes first.
[[nodiscard]] std::vector<ScoreBoard> randomBoards(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                                   const lights::RandomSetting& last);

/// The boards of Arukone that have scores or are to be solved: the levels of the house next door, in order, and the
/// random settings and share codes among `keys`.
[[nodiscard]] std::vector<ScoreBoard> fuseBoxes(const text::Text& text, const data::Library& library,
                                                std::span<const puzzle::RunKey> keys);

/// The days among `keys` and today, in order.
[[nodiscard]] std::vector<ScoreBoard> dailyBoards(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                                  puzzle::Day today);

/// The boards outside the campaign: first those among `keys` (the player's own levels and share codes), then the rest
/// of the player's own levels. Skips keys whose board is no longer known.
[[nodiscard]] std::vector<ScoreBoard> ownBoards(const text::Text& text, const data::Library& library,
                                                std::span<const puzzle::RunKey> keys);

/// The index of the last of the boards that the player has solved; std::nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> furthestSolved(std::span<const ScoreBoard> boards,
                                                        const data::Progress& progress);

} // namespace game
