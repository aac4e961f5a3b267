// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/leaderboard/ScorePage.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"

#include <cstdint>
#include <vector>

namespace game {

/// The night shift tab of the leaderboard.
class ShiftScoresScene final : public ScorePage {
public:
    ShiftScoresScene(const ToLeaderboard& to, const SceneContext& context, Records& records, SharedLeaderboards& shared,
                     const data::Library& library, const LocalClock& clock);

    /// The shifts in their current order.
    [[nodiscard]] const std::vector<data::ShiftRow>& rows() const noexcept { return m_rows; }

protected:
    Found read() override;
    void sortBy(const ScoreOrder& order) override;
    [[nodiscard]] std::size_t rowCount() const override { return m_rows.size(); }
    [[nodiscard]] std::int64_t idOf(std::size_t row) const override { return m_rows[row].id; }
    void drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const std::vector<ColumnPlace>& columns,
                 const ScoreWords& words) const override;
    [[nodiscard]] std::string spokenRow(std::size_t row, const ScoreWords& words) const override {
        return spokenScoreRow(m_rows[row], words);
    }
    [[nodiscard]] puzzle::RunKey shownKey() const override;
    [[nodiscard]] std::vector<ColumnPlace> columns(ui::Rect table, bool compact) const override;
    std::string facts(std::size_t total) override;
    [[nodiscard]] std::string emptySentence() const override;

private:
    std::vector<data::ShiftRow> m_ranked; ///< In ranking order.
    std::vector<data::ShiftRow> m_rows;   ///< In the current sort order.
};

} // namespace game
