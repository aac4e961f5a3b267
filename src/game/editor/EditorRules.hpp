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

/// What the right panel of the editor asks for.
struct EditorWishes {
    std::function<void(int)> rows;
    std::function<void(int)> columns;
    std::function<void(const lights::Rules&)> rules;
    std::function<void(lights::GoalKind)> goal;
    std::function<void()> repair;
    std::function<void()> copy;
    std::function<void()> test;
};

/// The right panel of the editor: size, rules and goal, the badge, and what is done with the board that is there.
class EditorRules {
public:
    explicit EditorRules(const EditorWishes& wishes);

    void addTo(ui::Form& form);
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect panel, const ui::Viewport& viewport,
                const ui::Measure& measure);
    void show(const lights::Draft& board, const BoardFacts& facts, const RepairPlace& repaired);

    void draw(ui::Canvas& canvas) const; ///< What lies under the controls.
    [[nodiscard]] const StatusCard& status() const noexcept { return m_status; }
    /// Whether digits belong to a number that has the focus.
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
    float m_labelAbove = 16; ///< From a label's middle to its control.
};

} // namespace game
