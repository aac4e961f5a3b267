#pragma once

#include "game/leaderboard/ScoreBoards.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace game {

/// The kinds of boards that scores are shown of, as tabs from left to right.
enum class ScoreTab : std::uint8_t { Campaign, Random, Daily, Own, Shift };

inline constexpr std::size_t scoreTabs = 5;

/// Whose scores are shown: a tab for each kind of boards that there are, and among them a board, by a list or by
/// stepping to the one before or after. Night shifts are no boards: their tab has no list.
class BoardPicker {
public:
    BoardPicker();

    void addTo(ui::Form& form);
    /// \param first shown when the tab is chosen; beyond the last: the last.
    void setBoards(ScoreTab tab, std::vector<ScoreBoard> boards, std::size_t first = 0);
    /// Without telling anybody. A key that is nowhere shows the campaign's first board, RunKey::shift() the shifts.
    void show(const puzzle::RunKey& key);
    /// The tabs at the left of the line, the list at its right end.
    void layout(const text::Text& text, ui::Rect line, const ui::Viewport& viewport, const ui::Measure& measure);

    /// The board that is shown; null when there are none.
    [[nodiscard]] const ScoreBoard* board() const;
    [[nodiscard]] const std::vector<ScoreBoard>& boards(ScoreTab tab) const { return groupOf(tab).boards; }
    [[nodiscard]] ScoreTab tab() const noexcept { return m_tab; }
    void step(int direction) { m_list.step(direction); }
    bool stepTab(int direction) { return m_tabs.step(direction); }
    [[nodiscard]] ui::Widget& list() noexcept { return m_list; }
    /// Where it covers the sky.
    [[nodiscard]] std::vector<ui::Rect> areas() const;

    std::function<void()> onChoose; ///< Another board.
    std::function<void()> onTab;    ///< The first board of another tab; it has to be laid out again.
    /// The shifts, or from them the first board of another tab, which are shown on another page: this one is drawn as
    /// it is until it has gone. \param key may be empty where there are no boards.
    std::function<void(const puzzle::RunKey& key)> onPage;

private:
    struct Group {
        std::vector<ScoreBoard> boards;
        std::size_t first = 0;
    };

    [[nodiscard]] const Group& groupOf(ScoreTab tab) const { return m_groups[static_cast<std::size_t>(tab)]; }
    [[nodiscard]] const std::vector<ScoreBoard>& boards() const { return groupOf(m_tab).boards; }
    void choose(std::size_t index);
    [[nodiscard]] puzzle::RunKey firstKey(ScoreTab tab) const;
    void chooseTab(ScoreTab tab);
    float layoutTabs(const text::Text& text, ui::Rect line, bool compact, const ui::Measure& measure);
    float tabsWidth(const text::Text& text, bool icons, bool even, bool compact, const ui::Measure& measure);

    std::array<Group, scoreTabs> m_groups;
    ScoreTab m_tab = ScoreTab::Campaign;
    std::size_t m_board = 0; ///< Index in boards().
    std::vector<ScoreTab> m_shown{ScoreTab::Campaign, ScoreTab::Shift};
    ui::Tabs m_tabs;
    ui::PushButton m_previous;
    ui::Dropdown m_list;
    ui::PushButton m_next;
};

/// Gives the picker every board that scores can be shown of, in the current language.
/// \param wantedKey is among them though nobody has played it yet; may be empty.
void findBoards(BoardPicker& picker, const text::Text& text, const data::Library& library, Records& records,
                const Preferences& preferences, const puzzle::RunKey& wantedKey);

} // namespace game
