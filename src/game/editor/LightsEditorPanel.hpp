// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/StampPicker.hpp"
#include "game/editor/EditorPanel.hpp"
#include "game/editor/LightsCheck.hpp"
#include "game/editor/StatusCard.hpp"
#include "lights/Draft.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/Toggle.hpp"

#include <functional>

namespace game {

/// Which repair is applied, and how many there are.
struct RepairPlace {
    std::size_t number = 0; ///< From 1; 0: none.
    std::size_t of = 0;
};

/// What the editor says about a board of Lights Out.
[[nodiscard]] StatusBadge badgeOf(const text::Text& text, const BoardFacts& facts, const RepairPlace& repaired);

/// The switch of quiet hours: a chip with their name, or with their sign alone where there is no room for that.
class QuietSwitch final : public ui::Chip {
public:
    /// \param room in front of the right end of `line`, where the switch stands.
    void placeIn(ui::Rect line, float room, const text::Text& text, const ui::Measure& measure);
    void draw(ui::Canvas& canvas) const override;

private:
    bool m_brief = false;
};

/// Callbacks of the right panel of the editor for Lights Out.
struct LightsEditorPanelCallbacks : EditorPanelCallbacks {
    std::function<void(const lights::Rules&)> rules;
    std::function<void(lights::GoalKind)> goal;
};

/// The right panel of the editor for Lights Out, with surface, stamp, goal and quiet hours.
class LightsEditorPanel final : public EditorPanel {
public:
    explicit LightsEditorPanel(const LightsEditorPanelCallbacks& wishes);

    void addTo(ui::Form& form) override { addAll(form, {&m_surface, &m_stamp, &m_quietHours, &m_goal}); }
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel, const ui::Viewport& viewport,
                const ui::Measure& measure) override;
    void show(const lights::Draft& board, const BoardFacts& facts, const RepairPlace& repaired);

private:
    ui::Dropdown m_surface;
    StampPicker m_stamp;
    ui::Dropdown m_goal;
    QuietSwitch m_quietHours; ///< Beside the goal's name.
    const text::Text* m_text = nullptr;
};

} // namespace game
