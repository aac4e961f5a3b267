#pragma once

#include "game/FormScene.hpp"
#include "game/LocalClock.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Records.hpp"
#include "game/scenes/ScreenHeader.hpp"
#include "game/scenes/players/PlayerRows.hpp"
#include "text/Text.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Toasts.hpp"
#include "ui/widgets/Tooltip.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// The people who play on this computer: who plays now, who else there is, and what is theirs.
class PlayersScene final : public FormScene {
public:
    PlayersScene(const text::Text& text, Preferences& preferences, Records& records, const data::Library& library,
                 Navigator& navigator, ui::SoundPlayer& sounds, const ui::InputMapper& input, const LocalClock& clock);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Players"); }
    void uncovered() override { reload(); }

    [[nodiscard]] const std::vector<PlayerRow>& rows() const noexcept { return m_rows; }
    /// Null when there is none.
    [[nodiscard]] const PlayerRow* selected() const;
    /// What was said last, if it is still shown.
    [[nodiscard]] const ui::Toast* toast() const { return m_toasts.current(); }
    enum Tool : std::size_t { Switch, Create, Rename, Figures, Remove, toolCount };
    /// Where a button stands, for tests.
    [[nodiscard]] const ui::PushButton& tool(Tool which) const { return m_tools[which]; }

private:
    void reload(); ///< The row stays, or that of m_wanted is selected.
    void selectionChanged();
    void switchToSelected();
    void create();
    void rename();
    void showFigures();
    void askToRemove();
    void remove(const std::string& name);
    void say(std::string sentence, ui::Toast::Kind kind = ui::Toast::Kind::Ok);
    void leave();
    void layoutTools(ui::Rect line, const ui::Measure& measure);
    void drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const;

    const text::Text& m_text;
    Preferences& m_preferences;
    Records& m_records;
    const data::Library& m_library;
    Navigator& m_navigator;
    const LocalClock& m_clock;

    std::vector<PlayerRow> m_rows;
    std::string m_wanted; ///< Whose row is to be selected once the list is read again.
    std::optional<data::StorageProblem> m_problem;

    ScreenHeader m_header;
    ui::ListView m_list{64, 1};
    std::array<ui::PushButton, toolCount> m_tools;
    ui::KeyLegend m_legend;
    ui::Toasts m_toasts;
    ui::Tooltip m_tooltip;
    ui::Rect m_table;
};

} // namespace game
