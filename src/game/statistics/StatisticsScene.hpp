// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/campaign/ToCampaign.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "game/statistics/BarPlot.hpp"
#include "game/statistics/ToStatistics.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// The front of a house with a window for each day, a week in each row: lit if something was solved on that day, with
/// the number of boards, and a star if all were solved at the optimum. One day is selected: the one under the pointer,
/// else that of the cursor, which the arrows, Home and End move.
class DayFacade : public ui::Widget {
public:
    static constexpr int daysInRow = 7;

    explicit DayFacade(LampAtlases& atlases);

    /// Replaces the days, the oldest first. If their number changes, the cursor goes to the last one.
    void setDays(std::vector<PlotBar> days);
    [[nodiscard]] const std::vector<PlotBar>& days() const noexcept { return m_days; }
    /// The selected day; null if there are none.
    [[nodiscard]] const PlotBar* selected() const;
    /// Places the front within the bounds. Call it after setDays() and place().
    void arrange(const BoardOptions& options, const ui::Viewport& viewport);
    [[nodiscard]] ui::Rect windowOf(std::size_t day) const;

    std::function<void()> onMove; ///< The cursor moved.

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return Widget::animating() || m_view.animating(); }
    void setHovered(bool hovered) override;
    void setFocused(bool focused) override;
    void setFocusVisible(bool visible) override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && !m_days.empty(); }

private:
    [[nodiscard]] static lights::Cell cellOf(std::size_t day) noexcept;
    [[nodiscard]] std::optional<std::size_t> dayAt(ui::Vec at) const;
    bool moveTo(std::size_t day);
    bool step(std::ptrdiff_t by); ///< \returns false if there is no such day.
    void refresh();               ///< Cursor and pointer in the view.
    void drawDay(ui::Canvas& canvas, std::size_t day) const;

    std::vector<PlotBar> m_days;
    std::size_t m_cursor = 0;
    std::optional<std::size_t> m_pointed;
    LightsBoardView m_view;
};

/// The statistics of one player, or of everybody: totals in large numbers, a table by mode, a house with
/// a window for each of the last days, and a plot of the last weeks.
class StatisticsScene final : public PageScene {
public:
    StatisticsScene(const ToStatistics& to, const SceneContext& context, Records& records, LampAtlases& atlases);

    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Statistics"); }
    /// All figures but those of single days and weeks.
    [[nodiscard]] std::string spokenState() const override { return m_words; }
    void recordsChanged() override { uncovered(); }
    void uncovered() override;

    /// The player whose numbers are shown; empty for everybody.
    [[nodiscard]] const std::string& shown() const noexcept { return m_shown; }
    [[nodiscard]] const data::Statistics& statistics() const noexcept { return m_statistics; }
    [[nodiscard]] const DayFacade& days() const noexcept { return m_days; }
    [[nodiscard]] const BarPlot& weeks() const noexcept { return m_plot; }
    /// Whether anything was ever solved.
    [[nodiscard]] bool empty() const { return m_statistics.all().runs == 0; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;

    enum View : std::size_t { Days, Weeks, Modes };

    void addControls();
    void turnTo(); ///< Shows the tab that was chosen.
    void reload(); ///< Reads players and numbers from the database.
    void showBars();
    void focusShown(); ///< From days to weeks and back, if one was focused.
    void choosePlayer(std::size_t index);
    void placePanels(const PageFrame& page, const ui::Measure& measure);
    void placePlot(const PageFrame& page, const ui::Measure& measure);
    [[nodiscard]] const PlotBar* selected() const { return weeksShown() ? m_plot.selected() : m_days.selected(); }
    [[nodiscard]] bool weeksShown() const { return m_tabs.selected() != Days; }
    [[nodiscard]] bool plotShown() const { return !m_tabbed || m_tabs.selected() != Modes; }
    [[nodiscard]] bool tableShown() const { return !m_tabbed || m_tabs.selected() == Modes; }
    [[nodiscard]] std::string figureWords() const;
    [[nodiscard]] std::string emptyLine() const; ///< What stands there instead of figures.
    void drawFigures(ui::Canvas& canvas) const;
    void drawReadout(ui::Canvas& canvas) const;
    void drawModes(ui::Canvas& canvas) const;
    void drawEmpty(ui::Canvas& canvas) const;

    Records& m_records;

    std::string m_shown;
    std::vector<std::string> m_names; ///< The players in the list; the empty name stands for everybody.
    data::Statistics m_statistics;
    std::optional<data::StorageProblem> m_problem;
    std::string m_words; ///< What is said about them.

    DayFacade m_days;
    BarPlot m_plot; ///< A bar for each week.
    /// Shown while nothing has been solved.
    ui::PushButton m_play{bigFace(ui::Icon::House), [this] {
                              m_sounds.play(Sound::Bell);
                              m_navigator.push(ToCampaign{});
                          }};
    ui::Tabs m_tabs{{}, Days, [this](std::size_t) { turnTo(); }};
    ui::Dropdown m_players{{}, 0, [this](std::size_t index) { choosePlayer(index); }};

    bool m_tabbed = false; ///< There is room for plot or table only; a tab switches between them.
    int m_columns = 6;     ///< Large numbers per line.
    ui::Rect m_figures;
    ui::Rect m_plotPanel;
    ui::Rect m_tablePanel;
};

} // namespace game
