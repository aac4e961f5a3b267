// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/Toolbar.hpp"

#include "game/words/KeyCaps.hpp"
#include "ui/Layout.hpp"

#include <algorithm>
#include <stdexcept>

namespace game {

namespace {

constexpr float gap = 12;

ui::ButtonFace faceOf(const Toolbar::Tool& tool) {
    ui::ButtonFace face;
    face.leading = tool.icon;
    face.hint = tool.hint;
    return face;
}

} // namespace

Toolbar::Button::Button(const Tool& of, const std::function<void(ui::Action)>& chosen)
    : tool(of)
    , button(faceOf(of), [chosen, action = of.action] { chosen(action); }) {}

Toolbar::Toolbar(const std::vector<Tool>& tools, const std::function<void(ui::Action)>& chosen) {
    for (const Tool& tool : tools)
        m_buttons.emplace_back(tool, chosen);
}

void Toolbar::addTo(ui::Form& form) {
    for (Button& each : m_buttons)
        form.add(each.button);
}

void Toolbar::layout(const text::Text& text, const ui::InputMapper& input, ui::Rect strip, bool compact,
                     const ui::Measure& measure) {
    const KeyCaps caps(text, input);
    float width = -gap;
    for (Button& each : m_buttons) {
        each.button.setLabel(each.tool.label(text));
        each.button.setKey(caps.of(each.tool.action));
        each.button.setHideLabel(compact && each.tool.brief);
        if (!each.button.visible())
            continue;
        width += each.button.preferredWidth(measure) + gap;
    }
    // Without room, the last labels give way: those buttons show their icon only.
    const float room = strip.w - 2 * gap;
    for (auto each = m_buttons.rbegin(); each != m_buttons.rend() && width > room; ++each) {
        if (!each->button.visible())
            continue;
        width -= each->button.preferredWidth(measure);
        each->button.setHideLabel(true);
        width += each->button.preferredWidth(measure);
    }
    ui::Vec at{strip.centre().x - width / 2, strip.centre().y - ui::PushButton::height / 2};
    for (Button& each : m_buttons) {
        if (!each.button.visible())
            continue;
        const float own = each.button.preferredWidth(measure);
        each.button.place({at.x, at.y, own, ui::PushButton::height});
        at.x += own + gap;
    }
}

ui::PushButton& Toolbar::at(ui::Action action) {
    const auto found = std::find_if(m_buttons.begin(), m_buttons.end(),
                                    [action](const Button& each) { return each.tool.action == action; });
    if (found == m_buttons.end())
        throw std::out_of_range("No such tool.");
    return found->button;
}

void placeTools(ui::Rect line, std::span<ui::PushButton* const> row, std::initializer_list<ui::PushButton*> shortened,
                const ui::Measure& measure) {
    float needed = -gap;
    for (ui::PushButton* tool : row) {
        tool->setHideLabel(false);
        needed += tool->preferredWidth(measure) + gap;
    }
    for (ui::PushButton* tool : shortened) {
        if (needed <= line.w)
            break;
        needed -= tool->preferredWidth(measure);
        tool->setHideLabel(true);
        needed += tool->preferredWidth(measure);
    }
    ui::Row places(line, gap);
    for (ui::PushButton* tool : row)
        tool->place(places.first(tool->preferredWidth(measure)));
}

} // namespace game
