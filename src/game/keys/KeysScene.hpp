#pragma once

#include "game/keys/KeyPanel.hpp"
#include "game/scene/PageScene.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <array>

namespace game {

/// Every action with its keys and its gamepad button, to be changed one by one. What is changed counts at once and is
/// written at once.
class KeysScene final : public PageScene {
public:
    explicit KeysScene(const SceneContext& context);

    [[nodiscard]] Scenery scenery() const override { return {}; }
    [[nodiscard]] std::string title() const override { return m_text.tr("Key bindings"); }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;

    [[nodiscard]] KeyPanel::Chosen rebinding(); ///< What a chosen key leads to.
    void focusFirst();
    void placePanels(const PageFrame& page);
    void askToReset();

    std::array<KeyPanel, 2> m_panels;
    ui::PushButton m_reset;
    ui::ScrollArea m_scroll;
};

} // namespace game
