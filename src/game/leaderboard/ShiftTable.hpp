#pragma once

#include "data/runs/Shifts.hpp"
#include "game/leaderboard/ScoreTable.hpp"

#include <map>

namespace game {

/// \param rows in the order of ranking. Tampered rows come last in the order of ranks.
void sortShifts(std::vector<data::ShiftRow>& rows, const ScoreOrder& order);

/// The columns that fit between the sides of `table`; the longest chain goes first when there is little room.
[[nodiscard]] std::vector<ColumnPlace> shiftColumns(ui::Rect table, bool compact);
[[nodiscard]] std::map<ScoreColumn, std::string> shiftColumnLabels(const text::Text& text, bool compact);

void drawShiftRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::ShiftRow& row,
                  const std::vector<ColumnPlace>& columns, const ScoreWords& words);

} // namespace game
