#pragma once

#include "data/Paths.hpp"
#include "game/FormScene.hpp"
#include "game/scenes/ScreenHeader.hpp"
#include "game/scenes/settings/SettingsPanels.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"
#include "ui/widgets/Toasts.hpp"

#include <array>
#include <optional>

namespace game {

/// Everything the player can set. Each change counts at once and is written at once.
class SettingsScene final : public FormScene {
public:
    SettingsScene(const text::Text& text, Preferences& preferences, Records& records, const data::Paths& paths,
                  Navigator& navigator, LampAtlases& atlases, ui::SoundPlayer& sounds, const ui::InputMapper& input,
                  ui::Clipboard& clipboard);

    void layout(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] bool animating() const override { return m_form.animating() || m_toasts.animating(); }
    [[nodiscard]] std::string title() const override { return m_text.tr("Settings"); }
    /// What it tells the player at the moment, or null.
    [[nodiscard]] const ui::Toast* toast() const { return m_toasts.current(); }
    void covered() override {
        m_form.releasePointer();
        commit();
    }
    void uncovered() override;

    /// The keys that are shown and what they do.
    [[nodiscard]] const ui::KeyLegend& legend() const noexcept { return m_legend; }
    /// The control that has the focus; null for none.
    [[nodiscard]] const ui::Widget* focused() const {
        return m_header.back().focused() ? &m_header.back() : m_scroll.form().focused();
    }
    /// The window on the controls.
    [[nodiscard]] const ui::ScrollArea& area() const noexcept { return m_scroll; }

private:
    void rebuild(float largestUiScale);
    [[nodiscard]] std::vector<ui::LegendEntry> legendNow() const; ///< What works at the control with the focus.
    void showKeys();
    [[nodiscard]] std::vector<ui::Widget*> controls() const; ///< Of all panels, in the order of Tab.
    void place(const ui::Viewport& viewport);
    void commit(); ///< Takes what is being written.
    void leave();
    void about();
    void askToDelete();
    void deleteData();

    const text::Text& m_text;
    Preferences& m_preferences;
    Records& m_records;
    const data::Paths& m_paths;
    Navigator& m_navigator;
    LampAtlases& m_atlases;
    ui::Clipboard& m_clipboard;

    std::optional<text::Language> m_builtFor; ///< Language of the panels' words.
    float m_builtScale = 0;                   ///< Largest interface size they allow.
    std::array<SettingsPanel, 4> m_panels;
    ScreenHeader m_header;
    ui::ScrollArea m_scroll;
    ui::KeyLegend m_legend;
    ui::Toasts m_toasts;
};

} // namespace game
