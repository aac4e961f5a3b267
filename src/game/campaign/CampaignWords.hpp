#pragma once

#include "game/campaign/CampaignHouses.hpp"
#include "game/campaign/HouseCards.hpp"
#include "game/look/LevelWindow.hpp"
#include "game/mylevels/Optima.hpp"
#include "game/services/Records.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <string>
#include <vector>

namespace game {

/// What the pavement of the campaign screen says of the selected level.
struct LevelSign {
    int number = 1;
    LevelWindow::State state = LevelWindow::State::Awake;
    std::string name;
    int stars = 0;
    std::string remark; ///< Beside the stars: an unfinished board; may be empty.
    std::string facts;  ///< Size, rules, optimum, best; of a locked level why it is.
};

/// \param area from the plaque's top left to where the words must end; as high as the plaque, 56.
void drawLevelSign(ui::Canvas& canvas, ui::Rect area, const LevelSign& sign);

/// What the cards say of the houses.
[[nodiscard]] std::vector<HouseCard> houseCards(const text::Text& text, const std::vector<CampaignHouse>& houses);

/// Why a level of the house cannot be played yet.
[[nodiscard]] std::string lockReason(const text::Text& text, const CampaignHouse& house);

/// What is to be said of a level: its facts or why it is locked, and the player's unfinished board.
[[nodiscard]] LevelSign levelSign(const text::Text& text, const CampaignHouse& house, const data::LevelRef& level,
                                  Records& records, Optima& optima);

} // namespace game
