// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Widget.hpp"

#include "ui/widgets/Panel.hpp"

namespace ui {

namespace {

constexpr Seconds hoverDuration = 0.1F;

} // namespace

void Widget::update(Seconds step) {
    m_hover.send(m_hovered && m_enabled ? 1 : 0, m_motion.colourDuration(hoverDuration));
    m_hover.update(step);
}

void Widget::drawName(Canvas& canvas) const {
    if (m_nameAbove > 0)
        canvas.text(name(), {m_bounds.x, m_bounds.y - m_nameAbove}, style::label, canvas.colours().text2);
}

bool Widget::animating() const {
    return m_hover.moving() || (m_hover.target() > 0) != (m_hovered && m_enabled);
}

void Widget::drawFocusRing(Canvas& canvas, float radius) const {
    if (showsFocus())
        ui::drawFocusRing(canvas, m_bounds, radius);
}

Press::Result Press::handle(const Event& event, Rect area) {
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        if (pressed->button != Button::Primary || !area.contains(pressed->at))
            return Result::Ignored;
        m_held = true;
        m_inside = true;
        return Result::Used;
    }
    if (!m_held)
        return Result::Ignored;
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        m_inside = area.contains(moved->at);
        return Result::Used;
    }
    if (const auto* released = std::get_if<PointerReleased>(&event)) {
        if (released->button != Button::Primary)
            return Result::Used;
        m_held = false;
        return area.contains(released->at) ? Result::Clicked : Result::Used;
    }
    if (std::holds_alternative<PointerLeft>(event)) {
        m_held = false;
        return Result::Used;
    }
    return Result::Ignored;
}

bool isConfirm(const Event& event) noexcept {
    const auto* pressed = std::get_if<ActionPressed>(&event);
    return pressed != nullptr && pressed->action == Action::Confirm && !pressed->repeat;
}

bool isPress(const Event& event) noexcept {
    const auto* action = std::get_if<ActionPressed>(&event);
    const auto* key = std::get_if<KeyPressed>(&event);
    return (action != nullptr && !action->repeat) || (key != nullptr && !key->repeat) ||
           std::holds_alternative<PointerPressed>(event) || std::holds_alternative<PadPressed>(event) ||
           std::holds_alternative<TextTyped>(event);
}

} // namespace ui
