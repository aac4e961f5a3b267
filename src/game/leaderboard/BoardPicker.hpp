// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "data/levels/Library.hpp"
#include "data/players/Progress.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "lights/Daily.hpp"
#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/Icon.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace game {

/// What runs compete on: a board, the board of a day, or all boards of one random setting.
struct ScoreBoard {
    puzzle::RunKey key;                        ///< The key its runs are recorded under.
    std::string label;                         ///< "Terrace House 11: Lantern" or "5 × 5 · torus · plus · hard".
    int number = 0;                            ///< Number on its plaque; 0 for none.
    ui::Icon icon = ui::Icon::Grid;            ///< Shown if there is no plaque.
    std::optional<data::LevelPuzzle> puzzle{}; ///< For a level or a share code.
    std::optional<lights::RandomSetting> setting{}; ///< For random boards of Lights Out.
    std::optional<puzzle::Day> day{};               ///< For a daily puzzle; its series is that of the key.

    /// The board that all runs share; std::nullopt for a random setting.
    [[nodiscard]] std::optional<data::LevelPuzzle> board() const;
    /// The rule of its boards if they are of Arukone, by which strokes or length count.
    [[nodiscard]] std::optional<arukone::Fill> fill() const;
};

/// All levels of the campaign, in order.
[[nodiscard]] std::vector<ScoreBoard> campaignBoards(const text::Text& text, const data::Library& library);

/// The random settings among `keys` and `last` (the setting last played or looked at), small sizes first.
[[nodiscard]] std::vector<ScoreBoard> randomBoards(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                                   const lights::RandomSetting& last);

/// The boards of Arukone that have scores or are to be solved: the levels of the house next door, in order, and the
/// random settings and share codes among `keys`.
[[nodiscard]] std::vector<ScoreBoard> fuseBoxes(const text::Text& text, const data::Library& library,
                                                std::span<const puzzle::RunKey> keys);

/// The days among `keys` and today, in order.
[[nodiscard]] std::vector<ScoreBoard> dailyBoards(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                                  puzzle::Day today);

/// The tables of night shifts: those by the rules of version 1.0.0 if there are any, the free shifts, and the days
/// among `keys` and today, in order.
[[nodiscard]] std::vector<ScoreBoard> shiftTables(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                                  puzzle::Day today);

/// The boards outside the campaign: first those among `keys` (the player's own levels and share codes), then the rest
/// of the player's own levels. Skips keys whose board is no longer known.
[[nodiscard]] std::vector<ScoreBoard> ownBoards(const text::Text& text, const data::Library& library,
                                                std::span<const puzzle::RunKey> keys);

/// The index of the last of the boards that the player has solved; std::nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> furthestSolved(std::span<const ScoreBoard> boards,
                                                        const data::Progress& progress);

/// The kinds of boards that have scores, as tabs from left to right.
enum class ScoreTab : std::uint8_t { Campaign, Random, Daily, Own, Arukone, Shift };

inline constexpr std::size_t scoreTabs = 6;

/// Selects the board whose scores are shown: a tab for each existing kind of board, and a list of its boards with
/// buttons for the previous and the next one. Night shifts have tables instead of boards.
class BoardPicker {
public:
    BoardPicker(const text::Text& text, ui::Form& form);

    void addToForm();
    /// \param first index of the board shown when the tab is selected; clamped to the last board.
    void setBoards(ScoreTab tab, std::vector<ScoreBoard> boards, std::size_t first = 0);
    /// Selects a board without calling any callback. An unknown key selects the campaign's first board.
    void show(const puzzle::RunKey& key);
    /// Places the tabs at the left end of the line and the list at its right end.
    void layout(ui::Rect line, const ui::Viewport& viewport, const ui::Measure& measure);

    /// The selected board; null if there are none.
    [[nodiscard]] const ScoreBoard* board() const;
    [[nodiscard]] const std::vector<ScoreBoard>& boards(ScoreTab tab) const { return groupOf(tab).boards; }
    [[nodiscard]] ScoreTab tab() const noexcept { return m_tab; }
    /// Shows the next board; among the daily puzzles, the next one of the same series.
    void step(int direction);
    bool stepTab(int direction) { return m_tabs.step(direction); }
    [[nodiscard]] ui::Widget& list() noexcept { return m_list; }
    /// The areas where it covers the sky.
    [[nodiscard]] std::vector<ui::Rect> areas() const;

    std::function<void()> onChoose; ///< Called after another board was selected.
    std::function<void()> onTab;    ///< Called after another tab's first board was selected; lay out again.
    /// Called instead when switching to the shifts, or from them to the first board of another tab: they are on a page
    /// of their own, and this page is drawn unchanged until it is replaced. \param key empty if there are no boards.
    std::function<void(const puzzle::RunKey& key)> onPage;

private:
    struct Group {
        std::vector<ScoreBoard> boards;
        std::size_t first = 0;
    };

    [[nodiscard]] const Group& groupOf(ScoreTab tab) const { return m_groups[static_cast<std::size_t>(tab)]; }
    [[nodiscard]] const std::vector<ScoreBoard>& boards() const { return groupOf(m_tab).boards; }
    void choose(std::size_t index);
    /// The board that a step leads to; nothing at the ends.
    [[nodiscard]] std::optional<std::size_t> neighbour(int direction) const;
    [[nodiscard]] puzzle::RunKey firstKey(ScoreTab tab) const;
    void chooseTab(ScoreTab tab);
    float layoutTabs(ui::Rect line, bool compact, const ui::Measure& measure);
    float tabsWidth(bool icons, bool even, bool compact, const ui::Measure& measure);

    const text::Text& m_text;
    ui::Form& m_form;
    std::array<Group, scoreTabs> m_groups;
    ScoreTab m_tab = ScoreTab::Campaign;
    std::size_t m_board = 0; ///< Index in boards().
    std::vector<ScoreTab> m_shown{ScoreTab::Campaign, ScoreTab::Shift};
    ui::Tabs m_tabs{{}, 0, [this](std::size_t tab) { chooseTab(m_shown[tab]); }};
    ui::PushButton m_previous{iconFace(ui::Icon::Back), [this] { step(-1); }};
    ui::Dropdown m_list{{}, 0, [this](std::size_t index) { choose(index); }};
    ui::PushButton m_next{iconFace(ui::Icon::Forward), [this] { step(1); }};
    ui::Rect m_beside; ///< Where the list and its buttons are.
};

/// Fills the picker with every board that can have scores, in the current language.
/// \param runs whose scores are shown, and `shifts` of the same players. \param requestedKey is included even if nobody
/// has played it yet; may be empty.
void findBoards(BoardPicker& picker, const text::Text& text, const data::Library& library, Records& records,
                data::Leaderboard& runs, data::Shifts& shifts, const Preferences& preferences,
                const puzzle::RunKey& requestedKey);

} // namespace game
