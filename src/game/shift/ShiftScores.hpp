// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Shifts.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// Draws rows of the night shift leaderboard for a panel: rank, player, houses, points.
/// \param own index of the row that is lit and marked "you", if any. \returns the height of the rows.
float drawShiftRows(ui::Canvas& canvas, ui::Rect area, const text::Text& text, const std::vector<data::ShiftRow>& rows,
                    std::optional<std::size_t> own);

/// "1240 points · 9 houses".
[[nodiscard]] std::string scoreSummary(const text::Text& text, const puzzle::ShiftScore& score);

} // namespace game
