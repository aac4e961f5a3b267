// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "game/boards/Challenge.hpp"
#include "game/services/Recorded.hpp"
#include "ui/Geometry.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace game {

class Scene;
struct Services;

/// What a win has put to bed completely.
enum class Asleep : std::uint8_t {
    Board,  ///< Only the board.
    House,  ///< A house of the campaign: the board was its last unsolved level.
    Street, ///< The campaign: the board was its last unsolved level.
};

/// The win of a board.
struct ToWin {
    Challenge challenge;
    puzzle::Performance played; ///< Solved.
    Par par;
    Recorded recorded;
    std::optional<int> bestBefore; ///< Moves of the player's best run before this one.
    int starsBefore = 0;           ///< The stars that counted towards opening houses before this run: see starsTowards.
    ui::Rect board;                ///< Where the board's windows were, to move the house from there.
    std::optional<data::Run> rival{}; ///< The run that the player raced against.
    Asleep asleep = Asleep::Board;    ///< What the win has put to bed.
    bool hintedBefore = false;        ///< A hint of the run before this one counts: see Records::wasHintedLast.
    int starsHere = 0;                ///< The level's stars before this run; 0 for boards that are in no house.
    bool solutionSeen = false;        ///< The board's solution was shown earlier today, which counts as a hint.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
