#pragma once

#include "game/editor/StatusCard.hpp"
#include "lights/Draft.hpp"
#include "ui/Viewport.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Stepper.hpp"
#include "ui/widgets/Tabs.hpp"

#include <functional>
#include <string>

namespace game {

/// Callbacks of the right panel of the editor.
struct EditorRulesCallbacks {
    std::function<void(int)> rows;
    std::function<void(int)> columns;
    std::function<void(const lights::Rules&)> rules;
    std::function<void(lights::GoalKind)> goal;
    std::function<void()> repair;
    std::function<void()> copy;
    std::function<void()> test;
};

/// The right panel of the editor: size, rules, goal, the status badge, and the buttons to copy and test the board.
class EditorRules {
public:
    explicit EditorRules(const EditorRulesCallbacks& wishes);

    void addTo(ui::Form& form);
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel, const ui::Viewport& viewport,
                const ui::Measure& measure);
    void show(const lights::Draft& board, const BoardFacts& facts, const RepairPlace& repaired);

    void draw(ui::Canvas& canvas) const; ///< Draws the panel under the controls.
    [[nodiscard]] const StatusCard& status() const noexcept { return m_status; }
    /// Whether a number field has the focus and takes the digit keys.
    [[nodiscard]] bool takesDigits() const { return m_rows.focused() || m_columns.focused(); }

private:
    ui::Stepper m_rows;
    ui::Stepper m_columns;
    ui::Dropdown m_surface;
    ui::Tabs m_stamp;
    ui::Dropdown m_goal;
    StatusCard m_status;
    ui::PushButton m_copy;
    ui::PushButton m_test;
    const text::Text* m_text = nullptr;
    ui::Rect m_panel;
    float m_labelAbove = 16; ///< Distance from a label's middle to the top of its control.
};

} // namespace game
