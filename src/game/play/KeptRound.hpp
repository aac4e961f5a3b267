#pragma once

#include "game/play/Round.hpp"
#include "game/scene/Destination.hpp"
#include "game/services/Records.hpp"

#include <optional>

namespace game {

/// The unfinished session to take up, if there is one and it is of this very board.
[[nodiscard]] std::optional<puzzle::SavedGame> savedSession(Records& records, const ToPlay& to);

/// Keeps the board as it stands; one on which nothing was done is not kept. \returns why not, if it should be told.
std::optional<data::StorageProblem> keepRound(Records& records, const Round& round);

/// Stores the solved board. \param best moves of the player's best run until now.
[[nodiscard]] ToWin recordWin(Records& records, const data::Library& library, const Round& round,
                              std::optional<int> best);

/// What sleeps altogether now that the level has been solved for the first time.
/// \param progress with the level. \param key the level's; anything else is a board of its own.
[[nodiscard]] Asleep fellAsleep(const data::Progress& progress, const data::Library& library,
                                const puzzle::RunKey& key);

} // namespace game
