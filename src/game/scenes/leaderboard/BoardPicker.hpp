#pragma once

#include "game/scenes/leaderboard/ScoreBoards.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <functional>
#include <string>
#include <vector>

namespace game {

/// Whose scores are shown: a tab for the campaign and one for other boards, and among them a board, by a list or by
/// stepping to the one before or after.
class BoardPicker {
public:
    BoardPicker();

    void addTo(ui::Form& form);
    void setBoards(std::vector<ScoreBoard> campaign, std::vector<ScoreBoard> own);
    /// Without telling anybody. A key that is nowhere shows the campaign's first board.
    void show(const std::string& key);
    /// The tabs at the left of the line, the list at its right end.
    void layout(const text::Text& text, ui::Rect line, const ui::Viewport& viewport, const ui::Measure& measure);

    /// The board that is shown; null when there are none.
    [[nodiscard]] const ScoreBoard* board() const;
    [[nodiscard]] const std::vector<ScoreBoard>& campaign() const noexcept { return m_campaign; }
    [[nodiscard]] bool hasOwn() const noexcept { return !m_own.empty(); }
    void step(int direction) { m_list.step(direction); }
    bool stepTab(int direction) { return m_tabs.step(direction); }
    [[nodiscard]] ui::Widget& list() noexcept { return m_list; }
    /// Where it covers the sky.
    [[nodiscard]] std::vector<ui::Rect> areas() const;

    std::function<void()> onChoose; ///< Another board.
    std::function<void()> onTab;    ///< The first board of the other tab; it has to be laid out again.

private:
    [[nodiscard]] const std::vector<ScoreBoard>& boards() const noexcept { return m_ownTab ? m_own : m_campaign; }
    void choose(std::size_t index);
    void chooseTab(bool own);

    std::vector<ScoreBoard> m_campaign;
    std::vector<ScoreBoard> m_own;
    bool m_ownTab = false;
    std::size_t m_board = 0; ///< Index in boards().
    ui::Tabs m_tabs;
    ui::PushButton m_previous;
    ui::Dropdown m_list;
    ui::PushButton m_next;
};

} // namespace game
