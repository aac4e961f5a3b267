#pragma once

#include "game/scene/PageScene.hpp"
#include "game/services/Records.hpp"
#include "game/statistics/BarPlot.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <optional>
#include <string>
#include <vector>

namespace game {

/// What a player has done in all, or everybody together: in large numbers, by mode, and over the last weeks.
class StatisticsScene final : public PageScene {
public:
    StatisticsScene(const ToStatistics& to, const SceneContext& context, Records& records);

    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Statistics"); }
    void uncovered() override;

    /// Whose numbers are shown; empty: everybody's.
    [[nodiscard]] const std::string& shown() const noexcept { return m_shown; }
    [[nodiscard]] const data::Statistics& statistics() const noexcept { return m_statistics; }
    [[nodiscard]] const BarPlot& plot() const noexcept { return m_plot; }
    [[nodiscard]] const ui::Dropdown& players() const noexcept { return m_players; }
    /// Whether anything was ever solved.
    [[nodiscard]] bool empty() const { return m_statistics.all().runs == 0; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    [[nodiscard]] ui::Rect legendArea(const PageFrame& page) const override { return page.legend(4); }
    void drawPage(ui::Canvas& canvas) const override;
    bool act(const ui::ActionPressed& pressed) override;

    enum View : std::size_t { Days, Weeks, Modes };

    void reload(); ///< Reads everything anew.
    void showBars();
    void choosePlayer(std::size_t index);
    void placePanels(const PageFrame& page, const ui::Measure& measure);
    void placePlot(const PageFrame& page, const ui::Measure& measure);
    [[nodiscard]] bool plotShown() const { return !m_switched || m_tabs.selected() != Modes; }
    [[nodiscard]] bool tableShown() const { return !m_switched || m_tabs.selected() == Modes; }
    void drawFigures(ui::Canvas& canvas) const;
    void drawReadout(ui::Canvas& canvas) const;
    void drawModes(ui::Canvas& canvas) const;
    void drawEmpty(ui::Canvas& canvas) const;

    Records& m_records;

    std::string m_shown;
    std::vector<std::string> m_names; ///< Of the players in the list; the empty one is everybody.
    data::Statistics m_statistics;
    std::optional<data::StorageProblem> m_problem;

    ui::Dropdown m_players;
    ui::Tabs m_tabs;
    BarPlot m_plot;
    ui::PushButton m_play; ///< Where nothing was solved yet.

    bool m_switched = false; ///< There is room either for the plot or for the table.
    int m_columns = 6;       ///< Of the large numbers.
    ui::Rect m_figures;
    ui::Rect m_plotPanel;
    ui::Rect m_tablePanel;
};

} // namespace game
