// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "game/scene/PageScene.hpp"
#include "game/settings/SettingsPanels.hpp"
#include "game/settings/ToSettings.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"
#include "ui/widgets/Tabs.hpp"

#include <optional>

namespace game {

/// The settings screen. Each change takes effect and is written at once.
class SettingsScene final : public PageScene {
public:
    SettingsScene(const ToSettings& to, const SceneContext& context, Records& records, const data::Paths& paths,
                  LampAtlases& atlases);

    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] Scenery scenery() const override { return {}; }
    [[nodiscard]] std::string title() const override { return m_text.tr("Settings"); }
    void covered() override {
        m_form.releasePointer();
        commit();
    }
    void uncovered() override;
    void recordsChanged() override; ///< Lists a backup that has been made meanwhile.

    /// The legend of the keys that work now.
    [[nodiscard]] const ui::KeyLegend& legend() const noexcept { return m_legend; }
    /// The focused control; null if none.
    [[nodiscard]] const ui::Widget* focused() const {
        return m_form.focused() == &m_scroll ? m_scroll.form().focused() : m_form.focused();
    }
    /// The scroll area with the controls.
    [[nodiscard]] const ui::ScrollArea& area() const noexcept { return m_scroll; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    void drawPage(ui::Canvas& canvas) const override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void leave() override;

    void rebuild();
    [[nodiscard]] SettingsPanel panelOf(SettingsTab tab);
    void turnTo(SettingsTab tab);
    void placePanel();
    void commit(); ///< Stores values that are still being typed.
    void about();
    void askToDelete();
    void deleteData();
    void askToRestore(const data::Backup& backup);
    void restore(const std::filesystem::path& backup);

    Records& m_records;
    const data::Paths& m_paths;
    LampAtlases& m_atlases;

    SettingsTab m_tab;
    bool m_singleFigures = false;             ///< There is a switch for each figure, although a group is chosen.
    std::optional<text::Language> m_builtFor; ///< Language of the panel's texts; empty before the first build.
    ui::Viewport m_builtView;                 ///< What the panel was made for.
    std::vector<data::Backup> m_backups;      ///< As listed.
    SettingsPanel m_panel;                    ///< Of the tab.
    ui::Tabs m_tabs{{}, 0, [this](std::size_t index) { turnTo(static_cast<SettingsTab>(index)); }};
    ui::ScrollArea m_scroll;
};

} // namespace game
