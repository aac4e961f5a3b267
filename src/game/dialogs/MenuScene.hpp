// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPause.hpp"
#include "game/scene/OverlayScene.hpp"
#include "ui/widgets/PushButton.hpp"

#include <functional>
#include <list>
#include <string>
#include <vector>

namespace game {

/// A menu over the scene below: lists its actions and those of the game, for players who have no key for them.
class MenuScene final : public OverlayScene {
public:
    MenuScene(ToPause to, const SceneContext& context);

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] std::string title() const override { return m_to.heading; }

private:
    void arrange(const ui::Viewport& viewport, const ui::Measure& measure) override;
    bool act(ui::Action action) override;

    /// What a menu entry says and does.
    struct MenuEntry {
        ui::Action action = ui::Action::None; ///< The action whose key is shown.
        bool fromScene = false;               ///< The action belongs to the scene below, so its key works here.
        std::string label;
        bool enabled = true;
        std::function<void()> pressed;
    };
    struct Row {
        ui::Action action = ui::Action::None;
        bool fromScene = false;
        ui::PushButton button;
    };

    [[nodiscard]] std::vector<MenuEntry> menuEntries(); ///< From top to bottom, in the current language.
    void addRow(MenuEntry offer);
    void choose(ui::Action action);
    void toggleSetting(bool data::Settings::*setting);
    void placeRows();
    void reword();

    ToPause m_to;
    std::list<Row> m_rows; ///< A list, because the form refers to the buttons.
};

} // namespace game
