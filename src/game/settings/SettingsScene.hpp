#pragma once

#include "data/files/Paths.hpp"
#include "game/scene/PageScene.hpp"
#include "game/settings/SettingsPanels.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <array>
#include <optional>

namespace game {

/// Everything the player can set. Each change counts at once and is written at once.
class SettingsScene final : public PageScene {
public:
    SettingsScene(const SceneContext& context, Records& records, const data::Paths& paths, LampAtlases& atlases);

    void update(ui::Seconds step) override;
    [[nodiscard]] Scenery scenery() const override { return {}; }
    [[nodiscard]] std::string title() const override { return m_text.tr("Settings"); }
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
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void leave() override;

    void rebuild(float largestUiScale);
    [[nodiscard]] std::vector<ui::Widget*> controls() const; ///< Of all panels, in the order of Tab.
    void placePanels(const PageFrame& page);
    void commit(); ///< Takes what is being written.
    void about();
    void askToDelete();
    void deleteData();

    Records& m_records;
    const data::Paths& m_paths;
    LampAtlases& m_atlases;

    std::optional<text::Language> m_builtFor; ///< Language of the panels' words.
    float m_builtScale = 0;                   ///< Largest interface size they allow.
    std::array<SettingsPanel, 4> m_panels;
    ui::ScrollArea m_scroll;
};

} // namespace game
