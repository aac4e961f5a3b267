// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/round/PlayColumns.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// What the right column of a race shows, of any puzzle: the player's figures and beside them the rival's.
struct RaceColumn {
    struct Figure {
        std::string label;
        std::string own;
        std::string rival; ///< May be empty.
        bool isTime = false;
    };
    std::string rival; ///< Their name.
    std::vector<Figure> figures;
    std::optional<StarGoals> stars; ///< Empty if not shown.
    std::string help;
    std::optional<std::string> cursor;
};

/// Draws it. \returns the y from which there is room below.
float drawRace(ui::Canvas& canvas, const text::Text& text, const PlayColumns& columns, const RaceColumn& race);

/// Where the rival's board is drawn below the figures.
struct RivalPlace {
    ui::Vec at;     ///< Top left corner of the board's cells.
    float cell = 0; ///< The largest side of a cell.
};
/// \param top where there is room, as drawRace() returned. \param floor where the column ends.
/// \returns std::nullopt if the room is too low to show anything.
[[nodiscard]] std::optional<RivalPlace> rivalPlace(ui::Rect column, float top, float floor, int rows, int columns);

/// What changes in the right column of a race while nothing is done.
[[nodiscard]] ui::Rect raceArea(ui::Rect column, const ui::Viewport& viewport);

} // namespace game
