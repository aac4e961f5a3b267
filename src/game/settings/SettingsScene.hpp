// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"
#include "game/scene/PageScene.hpp"
#include "game/settings/SettingsPanels.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <array>
#include <optional>

namespace game {

/// The settings screen. Each change takes effect and is written at once.
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
    void recordsChanged() override; ///< Lists a backup that has been made meanwhile.

    /// The legend of the keys that work now.
    [[nodiscard]] const ui::KeyLegend& legend() const noexcept { return m_legend; }
    /// The focused control; null if none.
    [[nodiscard]] const ui::Widget* focused() const {
        return m_header.back().focused() ? &m_header.back() : m_scroll.form().focused();
    }
    /// The scroll area with the controls.
    [[nodiscard]] const ui::ScrollArea& area() const noexcept { return m_scroll; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void leave() override;

    void rebuild();
    [[nodiscard]] std::vector<ui::Widget*> controls() const; ///< The controls of all panels, in tab order.
    void placePanels(const PageFrame& page);
    void commit(); ///< Stores values that are still being typed.
    void about();
    void askToDelete();
    void deleteData();
    void askToRestore(const data::Backup& backup);
    void restore(const std::filesystem::path& backup);

    Records& m_records;
    const data::Paths& m_paths;
    LampAtlases& m_atlases;

    std::optional<text::Language> m_builtFor; ///< Language of the panels' texts; empty before the first build.
    sf::Vector2u m_builtWindow;               ///< Size of the window that the panels were made for.
    std::array<SettingsPanel, 6> m_panels;    ///< Two pairs side by side, and the rest across.
    std::vector<data::Backup> m_backups;      ///< As listed.
    ui::ScrollArea m_scroll;
};

} // namespace game
