// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

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

/// Buttons side by side on the pavement, each of which triggers an action, as its key does.
class Toolbar {
public:
    struct Tool {
        ui::Action action = ui::Action::None;
        ui::Icon icon = ui::Icon::Menu;
        std::string (*label)(const text::Text& text) = nullptr; ///< Gives the label in the current language.
        bool brief = false;                                     ///< Shows only its icon in a compact window.
        bool hint = false;                                      ///< Drawn as help that costs stars.
    };

    /// \param tools from left to right. \param chosen called with the action of the button that was pressed.
    Toolbar(const std::vector<Tool>& tools, const std::function<void(ui::Action)>& chosen);

    void addTo(ui::Form& form);
    /// Sets labels and keys, and places the buttons in the middle of the strip.
    void layout(const text::Text& text, const ui::InputMapper& input, ui::Rect strip, bool compact,
                const ui::Measure& measure);
    /// Shows or hides a button; before layout().
    void offer(ui::Action action, bool offered) { at(action).setVisible(offered); }
    /// The button of this action. \throws std::out_of_range if there is none.
    [[nodiscard]] ui::PushButton& at(ui::Action action);

private:
    struct Button {
        Button(const Tool& tool, const std::function<void(ui::Action)>& chosen);

        Tool tool;
        ui::PushButton button;
    };

    std::deque<Button> m_buttons; ///< A deque, because the form refers to the buttons.
};

/// Places buttons side by side from the left. If they do not fit, those of `shortened` are reduced to their icons, one
/// after the other, until they do; they need a tip that says what they do.
void placeTools(ui::Rect line, std::span<ui::PushButton* const> row, std::initializer_list<ui::PushButton*> shortened,
                const ui::Measure& measure);

} // namespace game
