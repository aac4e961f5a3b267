// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/editor/BoardCheck.hpp"
#include "game/editor/StatusCard.hpp"

namespace game {

/// Which repair is applied, and how many there are.
struct RepairPlace {
    std::size_t number = 0; ///< From 1; 0: none.
    std::size_t of = 0;
};

/// What the editor says about a board of Lights Out.
[[nodiscard]] StatusBadge badgeOf(const text::Text& text, const BoardFacts& facts, const RepairPlace& repaired);

} // namespace game
