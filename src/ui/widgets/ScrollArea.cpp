// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/ScrollArea.hpp"

#include <algorithm>
#include <type_traits>

namespace ui {

namespace {

constexpr float fade = 34;
constexpr float shortFade = 22;   ///< Of what scrolls with its panels.
constexpr float mostFade = 0.92F; ///< Alpha at the edge.
constexpr float tabWidth = 52;
constexpr float tabHeight = 20;
constexpr float markSize = 20;

void drawMark(Canvas& canvas, Rect view, bool below, sf::Color ground) {
    const Palette& c = canvas.colours();
    if (ground.a > 0) {
        const float height = std::min(fade, view.h / 3);
        const sf::Color full = faded(ground, mostFade);
        const sf::Color none = faded(ground, 0);
        if (below)
            canvas.fill({view.x, view.bottom() - height, view.w, height}, {Paint::Kind::Vertical, none, full});
        else
            canvas.fill({view.x, view.y, view.w, height}, {Paint::Kind::Vertical, full, none});
    }
    const Rect tab{view.centre().x - tabWidth / 2, below ? view.bottom() - tabHeight : view.y, tabWidth, tabHeight};
    canvas.fill(tab, faded(c.surfaceLo, 0.94F), tabHeight / 2);
    canvas.stroke(tab, 1.5F, c.accent, tabHeight / 2);
    canvas.icon(below ? Icon::Down : Icon::Up, tab.centre(), markSize, c.accent);
}

/// Space above and below a control scrolled into view: for its focus ring, and so that it is clear of what fades.
constexpr float revealMargin = 22;
/// How far from the start or the end of the content such a control is at most, for that end to be shown.
constexpr float nearEnd = 64;

/// The event with its position, if it has one, offset by `by`.
Event moved(Event event, Vec by) {
    std::visit(
        [&](auto& kind) {
            if constexpr (requires { kind.at; })
                kind.at += by;
        },
        event);
    return event;
}

} // namespace

void drawScrollMarks(Canvas& canvas, Rect view, bool above, bool below, sf::Color ground) {
    if (above)
        drawMark(canvas, view, false, ground);
    if (below)
        drawMark(canvas, view, true, ground);
}

ScrollArea::ScrollArea() {
    m_form.setWraps(false);
}

void ScrollArea::setContentHeight(float height) {
    m_contentHeight = height;
    m_bar.fit(bounds(), height);
    revealFocus(); // The controls may have moved.
}

void ScrollArea::place(Rect bounds) {
    Widget::place(bounds);
    m_bar.fit(bounds, m_contentHeight);
    revealFocus();
}

Vec ScrollArea::shift() const {
    return {bounds().x, bounds().y - m_bar.offset()};
}

void ScrollArea::revealFocus() {
    if (const Widget* inner = m_form.focused()) {
        // What is near an end scrolls to it, so that the edge of a panel around the control is not cut off.
        const Rect place = inner->bounds();
        const float from = place.y - revealMargin < nearEnd ? 0 : place.y - revealMargin;
        const float below = place.bottom() + revealMargin;
        const float to = m_contentHeight - below < nearEnd ? std::max(m_contentHeight, below) : below;
        m_bar.reveal(from, to - from);
    }
}

bool ScrollArea::handle(const Event& event) {
    if (m_bar.held() && m_bar.handle(event))
        return true;
    if (std::holds_alternative<PointerPressed>(event) && m_bar.handle(event))
        return true;
    if (m_form.handle(moved(event, -shift()))) {
        if (std::holds_alternative<ActionPressed>(event))
            revealFocus();
        return true;
    }
    if (std::holds_alternative<Wheel>(event))
        return m_bar.handle(event);
    const auto* pressed = std::get_if<ActionPressed>(&event);
    return pressed != nullptr && act(*pressed);
}

bool ScrollArea::act(const ActionPressed& pressed) {
    switch (pressed.action) {
    case Action::Left:
    case Action::Right:
        return m_keepsHorizontalFocus;
    case Action::Home:
    case Action::End:
        enterFrom(pressed.action == Action::Home ? 1 : -1);
        return true;
    default:
        return page(pressed.action);
    }
}

bool ScrollArea::page(Action action) {
    if (!m_bar.needed())
        return false;
    const float before = m_bar.offset();
    if (action == Action::PageUp)
        m_bar.setOffset(before - bounds().h);
    else if (action == Action::PageDown)
        m_bar.setOffset(before + bounds().h);
    return m_bar.offset() != before;
}

void ScrollArea::update(Seconds step) {
    Widget::update(step);
    m_form.update(step);
}

bool ScrollArea::animating() const {
    return m_form.animating() || Widget::animating();
}

bool ScrollArea::focusable() const {
    return Widget::focusable() && m_form.focusable();
}

void ScrollArea::setFocused(bool focused) {
    Widget::setFocused(focused);
    if (!focused)
        m_form.focus(nullptr);
}

void ScrollArea::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_form.handle(PointerLeft{});
}

void ScrollArea::enterFrom(int direction) {
    m_form.focusEnd(direction);
    revealFocus();
}

Rect ScrollArea::focusBounds() const {
    const Widget* inner = m_form.focused();
    return inner != nullptr ? inner->bounds().moved(shift()) : bounds();
}

Rect ScrollArea::attention() const {
    const Widget* inner = m_form.focused();
    return inner != nullptr ? inner->attention().moved(shift()) : bounds();
}

void ScrollArea::setFocusVisible(bool visible) {
    Widget::setFocusVisible(visible);
    m_form.setFocusVisible(visible);
}

void ScrollArea::setMotion(const Motion& motion) {
    Widget::setMotion(motion);
    m_form.setMotion(motion);
}

std::string_view ScrollArea::tip() const {
    const Widget* inner = m_form.hovered();
    return inner != nullptr ? inner->tip() : std::string_view{};
}

void ScrollArea::draw(Canvas& canvas) const {
    {
        const Canvas::Clip clip(canvas, bounds());
        const Canvas::Layer layer(canvas, shift());
        if (drawContent)
            drawContent(canvas);
        m_form.drawControls(canvas);
    }
    drawEnds(canvas);
    m_bar.draw(canvas);
}

void ScrollArea::drawEnds(Canvas& canvas) const {
    if (canvas.theme().flat)
        return;
    const sf::Color full = faded(canvas.colours().surfaceLo, mostFade);
    const sf::Color none = faded(full, 0);
    const Rect view = bounds();
    if (m_bar.moreAbove())
        canvas.fill({view.x, view.y, view.w, shortFade}, {Paint::Kind::Vertical, full, none});
    if (m_bar.moreBelow())
        canvas.fill({view.x, view.bottom() - shortFade, view.w, shortFade}, {Paint::Kind::Vertical, none, full});
}

void ScrollArea::drawOver(Canvas& canvas) const {
    const Canvas::Layer layer(canvas, shift());
    m_form.drawOver(canvas);
}

Spoken ScrollArea::spoken() const {
    return m_form.focused() != nullptr ? m_form.focused()->spoken() : Widget::spoken();
}

} // namespace ui
