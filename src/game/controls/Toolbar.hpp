#pragma once

#include "text/Text.hpp"
#include "ui/Form.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/PushButton.hpp"

#include <deque>
#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

namespace game {

/// A row of buttons on the pavement, each of which does an action, as its key.
class Toolbar {
public:
    struct Tool {
        ui::Action action = ui::Action::None;
        ui::Icon icon = ui::Icon::Menu;
        std::string (*label)(const text::Text& text) = nullptr; ///< In the current language.
        bool brief = false;                                     ///< Its icon is enough in a compact window.
        bool hint = false;                                      ///< Drawn as help that costs.
    };

    /// \param tools from left to right. \param chosen is told the action of the button that was pressed.
    Toolbar(const std::vector<Tool>& tools, const std::function<void(ui::Action)>& chosen);

    void addTo(ui::Form& form);
    /// Labels and keys; the row stands in the middle of the strip.
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect strip, bool compact,
                const ui::Measure& measure);
    /// The button of this action; std::out_of_range where there is none.
    [[nodiscard]] ui::PushButton& at(ui::Action action);

private:
    struct Button {
        Button(const Tool& tool, const std::function<void(ui::Action)>& chosen);

        Tool tool;
        ui::PushButton button;
    };

    std::deque<Button> m_buttons; ///< Which stay where the form knows them.
};

/// Places buttons side by side from the left. Where they do not fit, those of `shortened` show only their icons, one
/// after the other until they do; a tip has to say what they are.
void placeTools(ui::Rect line, std::span<ui::PushButton* const> row, std::initializer_list<ui::PushButton*> shortened,
                const ui::Measure& measure);

} // namespace game
