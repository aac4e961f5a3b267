// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/play/ToPlay.hpp"
#include "game/round/StoredRound.hpp"
#include "game/services/Records.hpp"
#include "game/win/ToWin.hpp"

#include <optional>
#include <span>

namespace game {

/// Returns the unfinished session to resume; std::nullopt if there is none, if it is of another board (the level was
/// changed since), or if `to` asks for a test. If `to` asks for a fresh start, or nothing was done on the board, it is
/// a session without moves in which the help counts that the player got on the board earlier on the same day: all help
/// on a daily puzzle, elsewhere that the solution was shown, and what was noted on a board that was not begun; and a
/// hint on the board that they solved last (Records::wasHintedLast).
[[nodiscard]] std::optional<puzzle::SavedGame> sessionToResume(Records& records, const ToPlay& to);

/// Stores the unfinished board as it stands, or drops the stored one if nothing was done on it.
void saveRound(Records& records, const StoredRound& round);

/// Stores the solved board. \param best moves of the player's best run before this one.
[[nodiscard]] ToWin recordWin(Records& records, const data::Library& library, const StoredRound& round,
                              std::optional<int> best);

/// The shipped packs whose stars count together with those of this board.
[[nodiscard]] std::span<const data::LibraryPack> seriesOf(const Challenge& challenge, const data::Library& library);

/// Says whether solving the level for the first time completed its house or the whole street.
/// \param progress including this win. \param key the level's; Asleep::Board for any other board.
[[nodiscard]] Asleep completedByWin(const data::Progress& progress, const data::Library& library,
                                    const puzzle::RunKey& key);

} // namespace game
