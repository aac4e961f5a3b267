// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Optima.hpp"
#include "game/leaderboard/ScorePage.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"

#include <cstdint>
#include <vector>

namespace game {

/// The leaderboard of a board: who solved it in how many moves.
class LeaderboardScene final : public ScorePage {
public:
    LeaderboardScene(const ToLeaderboard& to, const SceneContext& context, Records& records, SharedLeaderboards& shared,
                     const data::Library& library, const LocalClock& clock);

    bool handle(const ui::Event& event) override;

    /// The board whose runs are shown; null if there is none.
    [[nodiscard]] const ScoreBoard* board() const { return picker().board(); }
    [[nodiscard]] ScoreTab tab() const noexcept { return picker().tab(); }
    /// The runs in their current order.
    [[nodiscard]] const std::vector<data::LeaderboardRow>& rows() const noexcept { return m_rows; }
    /// The head of the column that counts: moves, strokes, or the length of cables.
    [[nodiscard]] std::string countHead() const;
    [[nodiscard]] std::string emptySentence() const override;

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
    [[nodiscard]] std::string stepLegend() const override;
    [[nodiscard]] std::string rowLegend() const override { return m_text.trc("a replay", "Watch"); }

private:
    [[nodiscard]] puzzle::RunKey firstKey() const;
    [[nodiscard]] data::LeaderboardQuery query() const;
    bool stepsBoards(const ui::Event& event);
    void moveFocusFromEmptyTable(); ///< Moves the focus to the picker if the board has no runs.
    void focusTable();              ///< Or the picker, if the board has no runs.
    [[nodiscard]] std::optional<arukone::Fill> fill() const { return board() ? board()->fill() : std::nullopt; }
    void watch(std::size_t row); ///< Opens the replay of a row.

    std::vector<data::LeaderboardRow> m_ranked; ///< In ranking order.
    std::vector<data::LeaderboardRow> m_rows;   ///< In the current sort order.
    bool m_awayFromTable = false;               ///< The focus is on the picker only because the table was empty.
    Optima m_optima;
};

} // namespace game
