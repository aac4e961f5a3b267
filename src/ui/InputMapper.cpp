// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/InputMapper.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

namespace ui {

namespace {

constexpr float axisReleasedBelow = 35;
constexpr int doubleClickDistance = 6; // pixels

std::optional<Button> buttonOf(sf::Mouse::Button button) {
    switch (button) {
    case sf::Mouse::Left:
        return Button::Primary;
    case sf::Mouse::Right:
        return Button::Secondary;
    case sf::Mouse::Middle:
        return Button::Middle;
    default:
        return std::nullopt;
    }
}

bool repeats(Action action) {
    return action >= Action::Up && action <= Action::PageDown;
}

bool printable(sf::Uint32 c) {
    const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
    const bool surrogate = c >= 0xD800 && c <= 0xDFFF;
    return !control && !surrogate && c <= 0x10FFFF;
}

/// Keys that a text field needs although they type nothing.
bool erases(const KeyStroke& stroke) {
    if (stroke.control || stroke.alt)
        return false;
    return stroke.key == sf::Keyboard::Backspace || (stroke.key == sf::Keyboard::Delete && !stroke.shift);
}

/// The key for a character, for keys that the system gives no code: "+" on a German keyboard.
std::optional<KeyStroke> keyOfSign(sf::Uint32 sign) {
    if (sign == '+')
        return KeyStroke{sf::Keyboard::Add, false, false, false};
    return sign > ' ' && sign < 0x7F ? keyFromName(std::string(1, static_cast<char>(sign))) : std::nullopt;
}

bool isShift(sf::Keyboard::Key key) {
    return key == sf::Keyboard::LShift || key == sf::Keyboard::RShift;
}

/// The left shoulder button.
bool peeks(const sf::Event::JoystickButtonEvent& pressed) {
    return padFromName("LB") == padButton(pressed.button);
}

/// Triggers rest at −100, so that only the positive half counts as a push.
bool pushesBothWays(sf::Joystick::Axis axis) {
    return axis != sf::Joystick::Z && axis != sf::Joystick::R;
}

} // namespace

std::optional<InputMapper::Switch> InputMapper::switchOf(const sf::Event& event) {
    switch (event.type) {
    case sf::Event::KeyPressed:
    case sf::Event::KeyReleased: // Keys without a code cannot be told apart.
        return event.key.code != sf::Keyboard::Unknown ? std::optional(Switch{sf::Event::KeyPressed, 0, event.key.code})
                                                       : std::nullopt;
    case sf::Event::MouseButtonPressed:
    case sf::Event::MouseButtonReleased:
        return Switch{sf::Event::MouseButtonPressed, 0, event.mouseButton.button};
    case sf::Event::JoystickButtonPressed:
    case sf::Event::JoystickButtonReleased:
        return Switch{sf::Event::JoystickButtonPressed, event.joystickButton.joystickId,
                      static_cast<int>(event.joystickButton.button)};
    default:
        return std::nullopt;
    }
}

bool InputMapper::keepsPace(const sf::Event& event) {
    const auto changed = switchOf(event);
    if (!changed)
        return true;
    if (event.type == changed->kind)
        return pressKeepsPace(*changed);
    if (std::erase(m_ignored, *changed) > 0)
        return false;
    std::erase_if(m_letGo, [&](const LetGo& each) { return each.what == *changed; });
    m_letGo.push_back({*changed, m_now});
    return true;
}

bool InputMapper::pressKeepsPace(const Switch& pressed) {
    if (std::find(m_ignored.begin(), m_ignored.end(), pressed) != m_ignored.end())
        return false;
    const bool key = pressed.kind == sf::Event::KeyPressed;
    if (key && std::find(m_down.begin(), m_down.end(), pressed.code) != m_down.end()) { // The system repeats it.
        if (m_pace.repeat == InputPace::Repeat::Off ||
            (m_pace.repeat == InputPace::Repeat::Slow && m_now < m_nextRepeat))
            return false;
        m_nextRepeat = m_now + static_cast<double>(slowRepeat);
        return true;
    }
    const auto before =
        std::find_if(m_letGo.begin(), m_letGo.end(), [&](const LetGo& each) { return each.what == pressed; });
    if (before != m_letGo.end() && m_now - before->when < static_cast<double>(m_pace.ignoredWithin)) {
        m_ignored.push_back(pressed);
        return false;
    }
    if (key)
        m_nextRepeat = m_now + static_cast<double>(slowFirstRepeat);
    return true;
}

std::vector<Event> InputMapper::map(const sf::Event& event, const Viewport& viewport) {
    Events out;
    if (!keepsPace(event)) {
        m_dropText = m_dropText || event.type == sf::Event::KeyPressed; // The text that comes with it.
        return out;
    }
    switch (event.type) {
    case sf::Event::MouseMoved:
        m_lastDevice = Device::Mouse;
        out.emplace_back(PointerMoved{viewport.toLogical({event.mouseMove.x, event.mouseMove.y})});
        break;
    case sf::Event::MouseButtonPressed:
        click(event.mouseButton, viewport, out);
        break;
    case sf::Event::MouseButtonReleased:
        if (const auto button = buttonOf(event.mouseButton.button))
            out.emplace_back(PointerReleased{viewport.toLogical({event.mouseButton.x, event.mouseButton.y}), *button});
        break;
    case sf::Event::MouseWheelScrolled:
        m_lastDevice = Device::Mouse;
        if (event.mouseWheelScroll.wheel == sf::Mouse::VerticalWheel)
            out.emplace_back(Wheel{viewport.toLogical({event.mouseWheelScroll.x, event.mouseWheelScroll.y}),
                                   event.mouseWheelScroll.delta});
        break;
    case sf::Event::MouseLeft:
        out.emplace_back(PointerLeft{});
        break;
    case sf::Event::KeyPressed:
        key(event.key, out);
        break;
    case sf::Event::KeyReleased:
        keyReleased(event.key.code, out);
        break;
    case sf::Event::TextEntered:
        if (m_wantsText && !m_dropText && printable(event.text.unicode))
            out.emplace_back(TextTyped{static_cast<char32_t>(event.text.unicode)});
        if (m_codeless && !m_wantsText)
            if (const auto stroke = keyOfSign(event.text.unicode))
                if (const Action action = m_bindings.actionOf(*stroke); action != Action::None)
                    out.emplace_back(ActionPressed{action, false, Device::Keyboard});
        m_codeless = false;
        break;
    case sf::Event::JoystickButtonPressed:
        button(event.joystickButton, true, out);
        break;
    case sf::Event::JoystickButtonReleased:
        button(event.joystickButton, false, out);
        break;
    case sf::Event::JoystickMoved:
        axis(event.joystickMove, out);
        break;
    case sf::Event::JoystickDisconnected:
        releasePad(event.joystickConnect.joystickId, out);
        peek(false, out);
        break;
    case sf::Event::LostFocus:
        m_heldPad.reset();
        m_pushed.clear();
        m_buttons.clear();
        m_down.clear();
        m_ignored.clear();
        peek(false, out);
        break;
    default:
        break;
    }
    return out;
}

std::vector<Event> InputMapper::update(Seconds step) {
    m_now += static_cast<double>(step);
    Events out;
    if (!m_heldPad)
        return out;
    m_heldPad->untilRepeat -= step;
    while (m_heldPad->untilRepeat <= 0) {
        m_heldPad->untilRepeat += m_pace.repeat == InputPace::Repeat::Slow ? slowRepeat : padRepeat;
        out.emplace_back(ActionPressed{m_heldPad->action, true, Device::Gamepad});
    }
    return out;
}

void InputMapper::key(const sf::Event::KeyEvent& key, Events& out) {
    m_lastDevice = Device::Keyboard;
    m_codeless = key.code == sf::Keyboard::Unknown && !key.control && !key.alt;
    const KeyStroke stroke{key.code, key.control, key.shift, key.alt};
    const bool typing = m_wantsText && (typesCharacter(stroke) || erases(stroke));
    const Action action = typing ? Action::None : m_bindings.actionOf(stroke);
    // The system sends the text after the key. If the key's action opens a text field, its character is not meant for
    // the field.
    m_dropText = key.control || key.alt || action != Action::None;
    // Keys without a code cannot be told apart, so none of them counts as held.
    const bool repeat = std::find(m_down.begin(), m_down.end(), key.code) != m_down.end();
    if (!repeat && key.code != sf::Keyboard::Unknown)
        m_down.push_back(key.code);
    if (isShift(key.code) && !m_wantsText)
        peek(true, out);
    out.emplace_back(KeyPressed{stroke.key, stroke.control, stroke.shift, stroke.alt, repeat});
    if (action != Action::None)
        out.emplace_back(ActionPressed{action, repeat, Device::Keyboard});
}

void InputMapper::keyReleased(sf::Keyboard::Key code, Events& out) {
    std::erase(m_down, code);
    if (isShift(code))
        peek(false, out);
    for (const Action action : m_bindings.actionsWith(code))
        out.emplace_back(PeekChanged{false, action});
}

void InputMapper::peek(bool held, Events& out) {
    if (held != std::exchange(m_peeks, held))
        out.emplace_back(PeekChanged{held});
}

void InputMapper::button(const sf::Event::JoystickButtonEvent& button, bool pressed, Events& out) {
    const HeldButton held{button.joystickId, padButton(button.button)};
    std::erase(m_buttons, held);
    if (pressed) {
        m_buttons.push_back(held);
        padPressed(held.input, held.pad, out);
    } else {
        padReleased(held.input, held.pad, out);
    }
    if (peeks(button))
        peek(pressed, out);
}

void InputMapper::click(const sf::Event::MouseButtonEvent& click, const Viewport& viewport, Events& out) {
    m_lastDevice = Device::Mouse;
    const auto button = buttonOf(click.button);
    if (!button)
        return;
    const bool again = m_lastClick && m_lastClick->button == click.button &&
                       m_now - m_lastClick->when <= static_cast<double>(doubleClick) &&
                       std::abs(m_lastClick->at.x - click.x) <= doubleClickDistance &&
                       std::abs(m_lastClick->at.y - click.y) <= doubleClickDistance;
    m_lastClick = Click{{click.x, click.y}, click.button, m_now, again ? m_lastClick->count + 1 : 1};
    out.emplace_back(PointerPressed{viewport.toLogical({click.x, click.y}), *button, m_lastClick->count});
}

void InputMapper::padPressed(const PadInput& input, unsigned pad, Events& out) {
    m_lastDevice = Device::Gamepad;
    out.emplace_back(PadPressed{input});
    const Action action = m_bindings.actionOf(input);
    if (action == Action::None)
        return;
    if (repeats(action) && m_pace.repeat != InputPace::Repeat::Off)
        m_heldPad =
            HeldPad{pad, input, action, m_pace.repeat == InputPace::Repeat::Slow ? slowFirstRepeat : padFirstRepeat};
    out.emplace_back(ActionPressed{action, false, Device::Gamepad});
}

void InputMapper::padReleased(const PadInput& input, unsigned pad, Events& out) {
    if (m_heldPad && m_heldPad->pad == pad && m_heldPad->input == input)
        m_heldPad.reset();
    if (const Action action = m_bindings.actionOf(input); action != Action::None)
        out.emplace_back(PeekChanged{false, action});
}

void InputMapper::axis(const sf::Event::JoystickMoveEvent& move, Events& out) {
    const auto pushed = std::find_if(m_pushed.begin(), m_pushed.end(), [&](const PushedAxis& axis) {
        return axis.pad == move.joystickId && axis.axis == move.axis;
    });
    const int side = move.position < 0 ? -1 : 1;
    if (pushed != m_pushed.end()) {
        if (std::abs(move.position) >= axisReleasedBelow && side == pushed->direction)
            return;
        padReleased(padAxis(move.axis, pushed->direction), move.joystickId, out);
        m_pushed.erase(pushed);
    }
    if (std::abs(move.position) < deadZone || (side < 0 && !pushesBothWays(move.axis)))
        return;
    m_pushed.push_back({move.joystickId, move.axis, side});
    padPressed(padAxis(move.axis, side), move.joystickId, out);
}

void InputMapper::releasePad(unsigned pad, Events& out) {
    if (m_heldPad && m_heldPad->pad == pad)
        m_heldPad.reset();
    for (const PushedAxis& axis : m_pushed)
        if (axis.pad == pad)
            padReleased(padAxis(axis.axis, axis.direction), pad, out);
    std::erase_if(m_pushed, [&](const PushedAxis& axis) { return axis.pad == pad; });
    for (const HeldButton& button : m_buttons)
        if (button.pad == pad)
            padReleased(button.input, pad, out);
    std::erase_if(m_buttons, [&](const HeldButton& button) { return button.pad == pad; });
}

} // namespace ui
