#pragma once

#include "game/campaign/CampaignHouses.hpp"
#include "game/campaign/HouseCards.hpp"
#include "game/campaign/LevelSign.hpp"
#include "game/mylevels/Optima.hpp"
#include "game/services/Records.hpp"
#include "text/Text.hpp"

#include <string>
#include <vector>

namespace game {

/// What the cards say of the houses.
[[nodiscard]] std::vector<HouseCard> houseCards(const text::Text& text, const std::vector<CampaignHouse>& houses);

/// Why a level of the house cannot be played yet.
[[nodiscard]] std::string lockReason(const text::Text& text, const CampaignHouse& house);

/// What is to be said of a level: its facts or why it is locked, and the player's unfinished board.
[[nodiscard]] LevelSign levelSign(const text::Text& text, const CampaignHouse& house, const data::LevelRef& level,
                                  Records& records, Optima& optima);

} // namespace game
