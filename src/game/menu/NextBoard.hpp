// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/levels/Library.hpp"
#include "game/scene/Destination.hpp"
#include "game/services/Records.hpp"
#include "game/services/SharedLeaderboards.hpp"
#include "text/Text.hpp"

#include <string>
#include <variant>
#include <vector>

namespace game {

/// What the main menu offers first: the unfinished board, or else what comes next.
struct NextBoard {
    bool begun = false; ///< It is the unfinished board.
    std::string place;  ///< Where it is: "Tower · 8", "Daily puzzle, 21 Nov".
    std::string name{}; ///< Its own name, if that is not part of the place.
    /// The board as it stands now, for a thumbnail; none if it has yet to be chosen.
    std::variant<std::monostate, lights::Board, arukone::Board> board{};
    std::vector<Destination>
        way; ///< To be opened one on top of the other, so that leaving the board leads to its place.
};

/// \returns in this order: the unfinished board, the next open level of the campaign, today's daily puzzle, the options
/// for a random board.
[[nodiscard]] NextBoard nextBoard(const text::Text& text, Records& records, SharedLeaderboards& shared,
                                  const data::Library& library, bool unlockAll);

} // namespace game
