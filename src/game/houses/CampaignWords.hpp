// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Optima.hpp"
#include "game/houses/CampaignHouses.hpp"
#include "game/houses/HouseCards.hpp"
#include "game/look/board/LevelWindow.hpp"
#include "game/services/Records.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <string>
#include <vector>

namespace game {

/// What the pavement of the campaign screen says about the selected level.
struct LevelSign {
    int number = 1;
    LevelWindow::State state = LevelWindow::State::Awake;
    std::string name;
    int stars = 0;
    std::string remark; ///< Beside the stars, about an unfinished board or a run that is not handed in; may be empty.
    std::string facts;  ///< Size, rules, optimum, best, with " · " between them; for a locked level, why it is locked.
    float refused = 0;  ///< 0 … 1: how much its lock shines because somebody tries it.
};

/// \param area from the top left of the plaque to where the text must end; as high as the plaque, 56. Facts that need
/// two lines go a little below it.
void drawLevelSign(ui::Canvas& canvas, ui::Rect area, const LevelSign& sign);

/// What a sign says, for players who listen.
[[nodiscard]] std::string signWords(const text::Text& text, const LevelSign& sign);

/// A level's window in a small picture.
[[nodiscard]] LevelLight lightOf(LevelWindow::State state);
/// The cards of the houses.
[[nodiscard]] std::vector<HouseCard> houseCards(const text::Text& text, const std::vector<CampaignHouse>& houses);

/// Why a level of the house cannot be played yet.
[[nodiscard]] std::string lockReason(const text::Text& text, const CampaignHouse& house, const data::LevelRef& level);

/// The sign of a level: its facts or why it is locked, and the player's unfinished board, if any.
[[nodiscard]] LevelSign levelSign(const text::Text& text, const CampaignHouse& house, const data::LevelRef& level,
                                  Records& records, Optima& optima);

} // namespace game
