// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Form.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace ui {

namespace {

constexpr float farAway = 1e5F; ///< More than the height of any screen.

/// The position of a pointer event; std::nullopt for all others.
std::optional<Vec> pointOf(const Event& event) {
    if (const auto* moved = std::get_if<PointerMoved>(&event))
        return moved->at;
    if (const auto* pressed = std::get_if<PointerPressed>(&event))
        return pressed->at;
    if (const auto* released = std::get_if<PointerReleased>(&event))
        return released->at;
    if (const auto* wheel = std::get_if<Wheel>(&event))
        return wheel->at;
    return std::nullopt;
}

std::optional<Vec> directionOf(Action action) {
    switch (action) {
    case Action::Up:
        return Vec{0, -1};
    case Action::Down:
        return Vec{0, 1};
    case Action::Left:
        return Vec{-1, 0};
    case Action::Right:
        return Vec{1, 0};
    default:
        return std::nullopt;
    }
}

/// The extent of a rectangle along one axis.
struct Span {
    float begin;
    float end;
    [[nodiscard]] float centre() const { return (begin + end) / 2; }
};

Span along(Rect rect, Vec direction) {
    if (direction.x > 0)
        return {rect.x, rect.right()};
    if (direction.x < 0)
        return {-rect.right(), -rect.x};
    if (direction.y > 0)
        return {rect.y, rect.bottom()};
    return {-rect.bottom(), -rect.y};
}

Span across(Rect rect, Vec direction) {
    return direction.x != 0 ? Span{rect.y, rect.bottom()} : Span{rect.x, rect.right()};
}

float gap(Span a, Span b) {
    return std::max({0.0F, b.begin - a.end, a.begin - b.end});
}

/// Finds the candidate that a user expects when moving from `from` in `direction` (one of (±1, 0), (0, ±1)): the
/// nearest one beyond it, where distance sideways costs more than distance ahead. \returns its index, or std::nullopt
/// if there is none.
std::optional<std::size_t> nearestTowards(Rect from, Vec direction, std::span<const Rect> candidates) {
    constexpr float aside = 3;        // Distance sideways costs three times that ahead,
    constexpr float offCentre = 0.1F; // and of two in line the better centred one wins.
    const Span fromAlong = along(from, direction);
    const Span fromAcross = across(from, direction);
    std::optional<std::size_t> best;
    float bestCost = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Span ahead = along(candidates[i], direction);
        const Span side = across(candidates[i], direction);
        if (ahead.begin < fromAlong.centre() || ahead.centre() <= fromAlong.centre())
            continue;
        const float cost = std::max(0.0F, ahead.begin - fromAlong.end) + aside * gap(fromAcross, side) +
                           offCentre * std::abs(side.centre() - fromAcross.centre());
        if (cost < bestCost) {
            bestCost = cost;
            best = i;
        }
    }
    return best;
}

} // namespace

void Form::add(Widget& widget) {
    widget.setMotion(m_motion);
    m_widgets.push_back(&widget);
}

void Form::clear() {
    focus(nullptr);
    hover(nullptr);
    m_captured = nullptr;
    m_widgets.clear();
    m_descriptions.clear();
}

void Form::refresh() {
    for (const std::function<void()>& describe : m_descriptions)
        describe();
}

bool Form::handle(const Event& event) {
    dropUnusable();
    if (const auto point = pointOf(event))
        return pointer(event, *point);
    if (std::holds_alternative<PointerLeft>(event)) {
        hover(nullptr);
        return false;
    }
    if (const auto* pressed = std::get_if<ActionPressed>(&event))
        return action(*pressed);
    return toFocused(event);
}

bool Form::pointer(const Event& event, Vec point) {
    Widget* modal = modalWidget();
    Widget* under = modal != nullptr ? modal : at(point);
    if (m_captured == nullptr)
        hover(under);
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        setFocusVisible(false);
        if (under == nullptr)
            return modal != nullptr;
        if (!under->enabled())
            return true;
        if (pressed->button == Button::Primary || (pressed->button == Button::Middle && m_captured == nullptr)) {
            m_captured = under;
            m_capturedBy = pressed->button;
        }
        if (under->focusable())
            focus(under);
        return under->handle(event) || modal != nullptr;
    }
    Widget* target = m_captured != nullptr ? m_captured : under;
    if (const auto* released = std::get_if<PointerReleased>(&event); released && released->button == m_capturedBy) {
        m_captured = nullptr;
        hover(under);
    }
    // The handler may change the form, so nothing is accessed afterwards.
    return target != nullptr && target->enabled() && (target->handle(event) || modal != nullptr);
}

bool Form::action(const ActionPressed& pressed) {
    if (pressed.device != Device::Mouse)
        setFocusVisible(true);
    if (Widget* modal = modalWidget())
        return modal->handle(pressed);
    if (toFocused(pressed))
        return true;
    if (pressed.action == Action::NextControl)
        return step(1);
    if (pressed.action == Action::PreviousControl)
        return step(-1);
    if (m_column && (pressed.action == Action::Home || pressed.action == Action::End))
        return focusEnd(pressed.action == Action::Home ? 1 : -1);
    const auto direction = directionOf(pressed.action);
    return direction && moveTowards(*direction);
}

bool Form::toFocused(const Event& event) {
    Widget* target = modalWidget();
    if (target == nullptr)
        target = m_focused;
    return target != nullptr && target->handle(event);
}

bool Form::step(int direction) {
    const auto here = std::find(m_widgets.begin(), m_widgets.end(), m_focused);
    if (here == m_widgets.end())
        return focusEnd(direction);
    const auto count = static_cast<std::ptrdiff_t>(m_widgets.size());
    const std::ptrdiff_t start = here - m_widgets.begin();
    for (std::ptrdiff_t steps = 1; steps < count; ++steps) {
        const std::ptrdiff_t index = start + direction * steps;
        if (!m_wraps && (index < 0 || index >= count))
            return false;
        Widget* next = m_widgets[static_cast<std::size_t>((index + count) % count)];
        if (next->focusable()) {
            moveTo(*next, direction);
            return true;
        }
    }
    return false;
}

bool Form::focusEnd(int direction) {
    const auto takes = [](const Widget* widget) { return widget->focusable(); };
    Widget* target = nullptr;
    if (direction > 0) {
        const auto first = std::find_if(m_widgets.begin(), m_widgets.end(), takes);
        target = first != m_widgets.end() ? *first : nullptr;
    } else {
        const auto last = std::find_if(m_widgets.rbegin(), m_widgets.rend(), takes);
        target = last != m_widgets.rend() ? *last : nullptr;
    }
    if (target == nullptr)
        return false;
    moveTo(*target, direction);
    return true;
}

void Form::moveTo(Widget& widget, int direction) {
    focus(&widget);
    widget.enterFrom(direction);
    if (onFocusMoved)
        onFocusMoved();
}

bool Form::moveTowards(Vec direction) {
    if (m_focused == nullptr)
        return focusEnd(direction.x + direction.y > 0 ? 1 : -1);
    std::vector<Widget*> widgets;
    std::vector<Rect> places;
    for (Widget* widget : m_widgets) {
        if (widget != m_focused && widget->focusable()) {
            widgets.push_back(widget);
            places.push_back(widget->bounds());
        }
    }
    const Rect from = m_focused->focusBounds();
    auto nearest = nearestTowards(from, direction, places);
    if (!nearest && m_column && direction.y != 0) {
        // Wraps around: searches from beyond the other end, including the focused control.
        widgets.push_back(m_focused);
        places.push_back(m_focused->bounds());
        nearest = nearestTowards(from.moved({0, -direction.y * farAway}), direction, places);
    }
    if (!nearest)
        return false;
    moveTo(*widgets[*nearest], direction.x + direction.y > 0 ? 1 : -1);
    return true;
}

void Form::update(Seconds step) {
    dropUnusable();
    for (Widget* widget : m_widgets)
        widget->update(step);
}

void Form::draw(Canvas& canvas) const {
    drawControls(canvas);
    drawOver(canvas);
}

void Form::drawControls(Canvas& canvas) const {
    for (const Widget* widget : m_widgets) {
        if (widget->visible())
            widget->drawName(canvas); // First, since some controls cast a shadow.
    }
    for (const Widget* widget : m_widgets) {
        if (widget->visible())
            widget->draw(canvas);
    }
}

void Form::drawOver(Canvas& canvas) const {
    for (const Widget* widget : m_widgets) {
        if (widget->visible())
            widget->drawOver(canvas);
    }
}

bool Form::animating() const {
    return std::any_of(m_widgets.begin(), m_widgets.end(),
                       [](const Widget* widget) { return widget->visible() && widget->animating(); });
}

Seconds Form::nextChange() const {
    Seconds nearest = -1;
    for (const Widget* widget : m_widgets)
        nearest = sooner(nearest, widget->visible() ? widget->nextChange() : -1);
    return nearest;
}

void Form::focus(Widget* widget) {
    if (widget == m_focused)
        return;
    if (m_focused != nullptr)
        m_focused->setFocused(false);
    m_focused = widget;
    if (m_focused != nullptr) {
        m_focused->setFocusVisible(m_focusVisible);
        m_focused->setFocused(true);
    }
}

void Form::setFocusVisible(bool visible) {
    m_focusVisible = visible;
    if (m_focused != nullptr)
        m_focused->setFocusVisible(visible);
}

void Form::setMotion(const Motion& motion) {
    m_motion = motion;
    for (Widget* widget : m_widgets)
        widget->setMotion(motion);
}

bool Form::wantsText() const {
    return m_focused != nullptr && m_focused->focusable() && m_focused->wantsText();
}

bool Form::modal() const {
    return modalWidget() != nullptr;
}

bool Form::focusable() const {
    return std::any_of(m_widgets.begin(), m_widgets.end(), [](const Widget* widget) { return widget->focusable(); });
}

void Form::releasePointer() {
    hover(nullptr);
    if (Widget* held = std::exchange(m_captured, nullptr))
        held->handle(PointerLeft{});
}

void Form::hover(Widget* widget) {
    if (widget == m_hovered)
        return;
    if (m_hovered != nullptr)
        m_hovered->setHovered(false);
    m_hovered = widget;
    if (m_hovered != nullptr)
        m_hovered->setHovered(true);
}

void Form::dropUnusable() {
    // A control that is disabled while held never receives the release.
    if (m_captured != nullptr && !(m_captured->enabled() && m_captured->visible()))
        std::exchange(m_captured, nullptr)->handle(PointerLeft{});
    if (m_focused == nullptr || m_focused->focusable())
        return;
    const auto here = std::find(m_widgets.begin(), m_widgets.end(), m_focused);
    const auto takes = [](const Widget* widget) { return widget->focusable(); };
    auto next = std::find_if(here, m_widgets.end(), takes);
    if (next == m_widgets.end())
        next = std::find_if(m_widgets.begin(), here, takes);
    focus(next != m_widgets.end() && (*next)->focusable() ? *next : nullptr);
}

Widget* Form::at(Vec point) const {
    // Hit areas reach beyond small controls, so a control that is visibly under the pointer has priority.
    Widget* near = nullptr;
    for (auto it = m_widgets.rbegin(); it != m_widgets.rend(); ++it) {
        Widget* widget = *it;
        if (!widget->visible() || !widget->hitArea().contains(point))
            continue;
        if (widget->bounds().contains(point))
            return widget;
        if (near == nullptr)
            near = widget;
    }
    return near;
}

Widget* Form::modalWidget() const {
    const auto found = std::find_if(m_widgets.begin(), m_widgets.end(),
                                    [](const Widget* widget) { return widget->visible() && widget->modal(); });
    return found != m_widgets.end() ? *found : nullptr;
}

} // namespace ui
