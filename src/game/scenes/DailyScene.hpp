#pragma once

#include "game/Destination.hpp"
#include "game/FormScene.hpp"
#include "game/LocalClock.hpp"
#include "game/Navigator.hpp"
#include "game/Preferences.hpp"
#include "game/Records.hpp"
#include "game/scenes/ScreenHeader.hpp"
#include "game/scenes/daily/DayPanel.hpp"
#include "game/scenes/daily/MonthView.hpp"
#include "text/Text.hpp"
#include "ui/Clipboard.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Toasts.hpp"
#include "ui/widgets/Tooltip.hpp"

namespace game {

/// The calendar of daily puzzles: a month of windows, and beside it the chosen day.
class DailyScene final : public FormScene {
public:
    DailyScene(const ToDaily& to, const text::Text& text, Preferences& preferences, Records& records,
               Navigator& navigator, LampAtlases& atlases, ui::SoundPlayer& sounds, const ui::InputMapper& input,
               ui::Clipboard& clipboard, const LocalClock& clock);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] ui::Seconds nextChange() const override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override { return m_text.tr("Daily puzzle"); }
    void show(const Destination& to) override;
    void uncovered() override;

    [[nodiscard]] lights::Day chosen() const noexcept { return m_panel.day(); }
    [[nodiscard]] const MonthView& month() const noexcept { return m_month; }
    [[nodiscard]] const DayPanel& panel() const noexcept { return m_panel; }
    [[nodiscard]] int streak() const noexcept { return m_streak; }
    [[nodiscard]] const ui::Toast* toast() const { return m_toasts.current(); }

private:
    void choose(lights::Day day);
    void refresh(); ///< Everything that depends on the date, the player and what was played.
    void describe();
    void stepMonth(int direction);
    [[nodiscard]] bool isOpen(lights::Day day) const;
    [[nodiscard]] DayWindow windowOf(lights::Day day) const;
    [[nodiscard]] bool hasMonth(std::chrono::year_month month) const;
    [[nodiscard]] std::chrono::year_month shownMonth() const;
    void play();
    void copyCode();
    void openScores();
    void leave();
    bool act(const ui::ActionPressed& pressed);
    void reword(const ui::Measure& measure);
    void placePanel(bool compact, const ui::Measure& measure);

    const text::Text& m_text;
    Preferences& m_preferences;
    Records& m_records;
    Navigator& m_navigator;
    ui::Clipboard& m_clipboard;
    const LocalClock& m_clock;

    lights::Day m_today;             ///< As it was at the last look.
    ui::Seconds m_untilMidnight = 0; ///< As it was then.
    int m_streak = 0;

    ScreenHeader m_header;
    ui::PushButton m_earlier;
    ui::PushButton m_later;
    MonthView m_month;
    DayPanel m_panel;
    ui::PushButton m_scores;
    ui::PushButton m_copy;
    ui::PushButton m_play;
    ui::KeyLegend m_legend;
    ui::Toasts m_toasts;
    ui::Tooltip m_tooltip;

    ui::Viewport m_viewport;
    ui::Measure m_measure;
    ui::Device m_legendDevice = ui::Device::Keyboard; ///< Whose keys are shown.
    ui::Rect m_wall;
    ui::Rect m_panelArea;
    float m_padding = 28;
    float m_chipRight = 0;
    bool m_left = false; ///< On the way to another scene.
};

} // namespace game
