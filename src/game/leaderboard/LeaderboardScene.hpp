#pragma once

#include "game/leaderboard/ScorePage.hpp"
#include "game/mylevels/Optima.hpp"
#include "game/scene/Destination.hpp"

#include <vector>

namespace game {

/// Who solved a board in how many moves.
class LeaderboardScene final : public ScorePage {
public:
    LeaderboardScene(const ToLeaderboard& to, const SceneContext& context, Records& records,
                     const data::Library& library, const LocalClock& clock);

    bool handle(const ui::Event& event) override;

    /// The board whose runs are shown; null when there is none.
    [[nodiscard]] const ScoreBoard* board() const { return picker().board(); }
    [[nodiscard]] ScoreTab tab() const noexcept { return picker().tab(); }
    /// The runs as they are sorted now.
    [[nodiscard]] const std::vector<data::LeaderboardRow>& rows() const noexcept { return m_rows; }

protected:
    Found read() override;
    void sortBy(const ScoreOrder& order) override;
    [[nodiscard]] std::size_t rowCount() const override { return m_rows.size(); }
    [[nodiscard]] std::int64_t idOf(std::size_t row) const override { return m_rows[row].id; }
    void drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const std::vector<ColumnPlace>& columns,
                 const ScoreWords& words) const override;
    [[nodiscard]] puzzle::RunKey shownKey() const override;
    [[nodiscard]] std::vector<ColumnPlace> columns(ui::Rect table, bool compact) const override;
    std::string facts(std::size_t total) override;
    [[nodiscard]] std::string emptySentence() const override;
    [[nodiscard]] std::string stepWords() const override;
    [[nodiscard]] std::string rowWords() const override { return m_text.trc("a replay", "Watch"); }

private:
    [[nodiscard]] puzzle::RunKey firstKey() const;
    [[nodiscard]] data::LeaderboardQuery query() const;
    bool stepsBoards(const ui::Event& event);
    void leaveEmptyTable();      ///< The focus, where another board has no runs.
    void watch(std::size_t row); ///< Its replay.

    std::vector<data::LeaderboardRow> m_ranked; ///< In the order of ranking.
    std::vector<data::LeaderboardRow> m_rows;   ///< As they are sorted.
    Optima m_optima;
};

} // namespace game
