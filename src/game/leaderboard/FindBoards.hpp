#pragma once

#include "game/leaderboard/BoardPicker.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"

namespace game {

/// Gives the picker every board that scores can be shown of, in the language of now.
/// \param wantedKey is among them though nobody has played it yet; may be empty.
void findBoards(BoardPicker& picker, const text::Text& text, const data::Library& library, Records& records,
                const Preferences& preferences, const puzzle::RunKey& wantedKey);

} // namespace game
