// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/ScrollBar.hpp"

#include "ui/Canvas.hpp"

#include <algorithm>

namespace ui {

namespace {

constexpr float wheelStep = 66;
constexpr float shortest = 36; ///< Least length of the thumb.
constexpr float thickness = 6;

} // namespace

void ScrollBar::fit(Rect view, float contentLength) {
    m_view = view;
    m_content = contentLength;
    setOffset(m_offset);
}

void ScrollBar::setOffset(float offset) {
    m_offset = std::clamp(offset, 0.0F, maxOffset());
}

void ScrollBar::reveal(float from, float length) {
    if (from < m_offset || length > m_view.h)
        setOffset(from);
    else if (from + length > m_offset + m_view.h)
        setOffset(from + length - m_view.h);
}

float ScrollBar::maxOffset() const noexcept {
    return std::max(0.0F, m_content - m_view.h);
}

Rect ScrollBar::track() const {
    return {m_view.right() - width, m_view.y, width, m_view.h};
}

Rect ScrollBar::thumb() const {
    const Rect all = track();
    const float length = std::clamp(all.h * m_view.h / std::max(m_content, 1.0F), std::min(shortest, all.h), all.h);
    const float part = maxOffset() > 0 ? m_offset / maxOffset() : 0;
    return {all.x, all.y + part * (all.h - length), all.w, length};
}

bool ScrollBar::handle(const Event& event) {
    if (!needed())
        return false;
    if (const auto* wheel = std::get_if<Wheel>(&event)) {
        const float before = m_offset;
        setOffset(m_offset - wheel->steps * wheelStep);
        return m_offset != before;
    }
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        if (pressed->button != Button::Primary || !track().contains(pressed->at))
            return false;
        m_held = true;
        const bool onThumb = thumb().contains(pressed->at);
        m_grip = onThumb ? pressed->at.y - thumb().y : thumb().h / 2;
        drag(pressed->at.y);
        return true;
    }
    if (!m_held)
        return false;
    if (const auto* moved = std::get_if<PointerMoved>(&event))
        drag(moved->at.y);
    else if (std::holds_alternative<PointerReleased>(event) || std::holds_alternative<PointerLeft>(event))
        m_held = false;
    return true;
}

void ScrollBar::drag(float y) {
    const float free = track().h - thumb().h;
    if (free > 0)
        setOffset((y - m_grip - track().y) / free * maxOffset());
}

void ScrollBar::draw(Canvas& canvas) const {
    if (!needed())
        return;
    const Palette& c = canvas.colours();
    const Rect all = thumb();
    const Rect bar{all.right() - thickness, all.y + 2, thickness, all.h - 4};
    canvas.fill(bar, m_held ? c.accent : c.lineCtl, thickness / 2);
}

} // namespace ui
