// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/keys/KeyPanel.hpp"
#include "game/scene/PageScene.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <array>

namespace game {

/// Lists every action with its keys and its gamepad button, which can be changed one by one. Changes take effect and
/// are written at once.
class KeysScene final : public PageScene {
public:
    explicit KeysScene(const SceneContext& context);

    [[nodiscard]] Scenery scenery() const override { return {}; }
    [[nodiscard]] std::string title() const override { return m_text.tr("Key bindings"); }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;

    [[nodiscard]] KeyPanel::Chosen onSlotChosen(); ///< Called when a slot is pressed.
    void focusFirst();
    void placePanels(const PageFrame& page);
    void askToReset();

    std::array<KeyPanel, 2> m_panels;
    ui::PushButton m_reset;
    ui::ScrollArea m_scroll;
};

} // namespace game
