#pragma once

#include "data/runs/Shifts.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

namespace game {

/// Rows of the shifts' leaderboard as panels show them: rank, player, houses, points.
/// \param own the row that is lit and called "you"; none for no row. \returns the height that they take.
float drawShiftRows(ui::Canvas& canvas, ui::Rect area, const text::Text& text, const std::vector<data::ShiftRow>& rows,
                    std::optional<std::size_t> own);

/// "1240 points · 9 houses".
[[nodiscard]] std::string shiftSum(const text::Text& text, const puzzle::ShiftScore& score);

} // namespace game
