// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/Stepper.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace ui {

namespace {

constexpr Seconds firstRepeat = 0.4F;
constexpr Seconds nextRepeat = 0.08F;
constexpr Seconds pauseToCount = 0.9F;
constexpr float stepperRadius = 12;
constexpr float disabledStepperAlpha = 0.45F;

int numberOf(const std::string& digits) {
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

std::optional<char> digitOf(sf::Keyboard::Key key) {
    if (key >= sf::Keyboard::Num0 && key <= sf::Keyboard::Num9)
        return static_cast<char>('0' + (key - sf::Keyboard::Num0));
    if (key >= sf::Keyboard::Numpad0 && key <= sf::Keyboard::Numpad9)
        return static_cast<char>('0' + (key - sf::Keyboard::Numpad0));
    return std::nullopt;
}

} // namespace

Stepper::Stepper(int min, int max, int value, std::function<void(int)> changed)
    : onChange(std::move(changed))
    , m_min(min)
    , m_max(std::max(min, max))
    , m_value(std::clamp(value, m_min, m_max)) {}

void Stepper::setValue(int value) {
    m_open = false;
    const int before = std::exchange(m_value, std::clamp(value, m_min, m_max));
    if (m_value != before)
        m_typed.clear();
}

void Stepper::setLimits(int min, int max) {
    m_min = min;
    m_max = std::max(min, max);
    if (!m_open)
        setValue(m_value);
}

Rect Stepper::part(int direction) const {
    const Rect all = bounds();
    const float own = halfWidth();
    return {direction < 0 ? all.x : all.right() - own, all.y, own, all.h};
}

int Stepper::directionAt(Vec at) const {
    for (const int direction : {-1, 1}) {
        if (part(direction).contains(at))
            return direction;
    }
    return 0;
}

void Stepper::change(int value) {
    const int before = m_value;
    const bool open = std::exchange(m_open, false);
    m_value = std::clamp(value, m_min, m_max);
    if ((m_value != before || open) && onChange)
        onChange(m_value);
}

std::string Stepper::shown() const {
    return !m_typed.empty() ? m_typed : m_open ? "–" : std::to_string(m_value);
}

bool Stepper::handle(const Event& event) {
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        if (pressed->button != Button::Primary)
            return false;
        commitTyped();
        m_held = directionAt(pressed->at);
        m_untilRepeat = firstRepeat;
        if (m_held != 0)
            change(m_value + m_held);
        return true;
    }
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        m_pointed = directionAt(moved->at);
        return true;
    }
    if (std::holds_alternative<PointerReleased>(event) || std::holds_alternative<PointerLeft>(event)) {
        m_held = 0;
        return true;
    }
    const bool usedKey = std::exchange(m_usedKey, false);
    if (const auto* pressed = std::get_if<KeyPressed>(&event)) {
        m_usedKey = key(*pressed);
        return m_usedKey;
    }
    if (const auto* action = std::get_if<ActionPressed>(&event))
        return act(*action, usedKey);
    return false;
}

bool Stepper::key(const KeyPressed& pressed) {
    if (pressed.control || pressed.alt)
        return false;
    if (const auto digit = digitOf(pressed.key)) {
        typeDigit(*digit);
        return true;
    }
    switch (pressed.key) {
    case sf::Keyboard::Backspace:
        if (m_typed.empty() && !m_open)
            m_typed = std::to_string(m_value);
        if (!m_typed.empty())
            m_typed.pop_back();
        m_untilCounted = pauseToCount;
        return true;
    case sf::Keyboard::Hyphen:
    case sf::Keyboard::Subtract:
        commitTyped();
        change(m_value - 1);
        return true;
    case sf::Keyboard::Add:
        commitTyped();
        change(m_value + 1);
        return true;
    default:
        return false;
    }
}

bool Stepper::act(const ActionPressed& pressed, bool usedKey) {
    const bool isOfHere = pressed.action == Action::Left || pressed.action == Action::Right ||
                          pressed.action == Action::Home || pressed.action == Action::End ||
                          pressed.action == Action::Confirm;
    if (usedKey && !isOfHere && pressed.device == Device::Keyboard)
        return true; // What a digit means elsewhere, such as a brush of the editor.
    const bool typing = !m_typed.empty();
    commitTyped();
    switch (pressed.action) {
    case Action::Left:
        change(m_value - 1);
        return true;
    case Action::Right:
        change(m_value + 1);
        return true;
    case Action::Home:
        change(m_min);
        return true;
    case Action::End:
        change(m_max);
        return true;
    case Action::Confirm:
        return typing;
    default:
        return false;
    }
}

void Stepper::typeDigit(char digit) {
    m_typed += digit;
    m_untilCounted = pauseToCount;
    if (m_typed.size() >= std::to_string(m_max).size())
        commitTyped();
}

void Stepper::commitTyped() {
    const std::string typed = std::exchange(m_typed, {});
    if (!typed.empty())
        change(numberOf(typed));
}

void Stepper::update(Seconds step) {
    Widget::update(step);
    m_untilCounted -= step;
    if (m_untilCounted <= 0)
        commitTyped();
    if (m_held == 0 || m_pointed != m_held)
        return;
    m_untilRepeat -= step;
    while (m_untilRepeat <= 0) {
        m_untilRepeat += nextRepeat;
        change(m_value + m_held);
    }
}

bool Stepper::animating() const {
    return m_held != 0 || Widget::animating();
}

void Stepper::setFocused(bool focused) {
    if (!focused)
        commitTyped();
    Widget::setFocused(focused);
}

void Stepper::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed = 0;
}

void Stepper::drawHalf(Canvas& canvas, int direction) const {
    const Palette& c = canvas.colours();
    const Rect area = part(direction);
    const bool atEnd = !m_open && m_value == (direction < 0 ? m_min : m_max);
    const bool down = m_held == direction && !atEnd;
    const bool pointed = m_pointed == direction && enabled() && !atEnd;
    if (down || pointed) {
        // Fills the shape of the whole control, clipped to this half, for round outer corners.
        const Canvas::Clip clip(canvas, area);
        canvas.fill(bounds(), down ? c.litBody : faded(sf::Color::White, 0.08F * hoverAmount()), stepperRadius);
    }
    const sf::Color ink = down ? c.onLit : atEnd ? c.text3 : c.text;
    canvas.icon(direction < 0 ? Icon::Minus : Icon::Plus, area.centre(), 20, ink);
}

void Stepper::draw(Canvas& canvas) const {
    const Palette& c = canvas.colours();
    const Rect all = bounds();
    {
        const Canvas::Layer layer(canvas, {}, enabled() ? 1.0F : disabledStepperAlpha);
        canvas.fill(all, c.surfaceHi, stepperRadius);
        canvas.fill({all.x + halfWidth(), all.y, all.w - 2 * halfWidth(), all.h}, c.surfaceLo);
        drawHalf(canvas, -1);
        drawHalf(canvas, 1);
        canvas.stroke(all, 1.5F, mix(c.lineCtl, c.brass, hoverAmount()), stepperRadius);
        canvas.text(shown(), all.centre(), style::heading, m_typed.empty() ? c.text : c.accent, Align::Centre);
    }
    drawFocusRing(canvas, stepperRadius);
}

Spoken Stepper::spoken() const {
    return spokenAs(Role::Number, m_open && m_typed.empty() ? std::string() : shown());
}

} // namespace ui
