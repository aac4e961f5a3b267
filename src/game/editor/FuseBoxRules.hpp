// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/editing/Draft.hpp"
#include "game/editor/EditorPanel.hpp"
#include "ui/widgets/Tabs.hpp"

#include <functional>

namespace game {

/// Callbacks of the right panel of the editor for fuse boxes.
struct FuseBoxRulesCallbacks : EditorPanelCallbacks {
    std::function<void(arukone::Fill)> fill;
};

/// The right panel of the editor for fuse boxes, with the choice whether all cells have to be filled.
class FuseBoxRules final : public EditorPanel {
public:
    explicit FuseBoxRules(const FuseBoxRulesCallbacks& wishes);

    void addTo(ui::Form& form) override { addAll(form, {&m_fill}); }
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel, const ui::Viewport& viewport,
                const ui::Measure& measure) override;
    void show(const arukone::Draft& draft, StatusBadge badge);

private:
    ui::Tabs m_fill;
};

} // namespace game
