// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"

#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/Keyboard.hpp>

#include <cstdint>
#include <optional>
#include <variant>

namespace ui {

/// What a key, a pad button or a click means. These belong to the toolkit; a program adds its own from `FirstOfProgram`
/// on.
enum class Action : std::uint16_t {
    None,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    Confirm,
    Back,
    NextControl,
    PreviousControl,
    NextTab,
    PreviousTab,
    Copy,
    Cut,
    Paste,
    SelectAll,
    FirstOfProgram = 64,
};

enum class Device : std::uint8_t { Mouse, Keyboard, Gamepad };
enum class Button : std::uint8_t { Primary, Secondary, Middle };

/// An input on a gamepad: a button, or an axis pushed beyond the dead zone.
struct PadInput {
    std::optional<unsigned> button;
    sf::Joystick::Axis axis = sf::Joystick::X;
    int direction = 0; ///< −1 or 1 for an axis.
    friend bool operator==(const PadInput&, const PadInput&) = default;
};

struct PointerMoved {
    Vec at;
};
struct PointerPressed {
    Vec at;
    Button button = Button::Primary;
    int clicks = 1;
};
struct PointerReleased {
    Vec at;
    Button button = Button::Primary;
};
struct PointerLeft {}; ///< The pointer left the window.
struct Wheel {
    Vec at;
    float steps = 0; ///< Positive away from the user.
};
/// A key or pad button that is bound to an action was pressed.
struct ActionPressed {
    Action action = Action::None;
    bool repeat = false;
    Device device = Device::Keyboard;
};
/// A raw key, sent before its action, for text fields and for binding keys. Includes repeats, and keys without a code
/// (Unknown), so that key binding can refuse them.
struct KeyPressed {
    sf::Keyboard::Key key = sf::Keyboard::Unknown;
    bool control = false;
    bool shift = false;
    bool alt = false;
    bool repeat = false;
};
/// A raw gamepad input, sent before its action, for binding it. It does not repeat.
struct PadPressed {
    PadInput input;
};
/// A printable character, according to the system's keyboard layout.
struct TextTyped {
    char32_t character = 0;
};

/// A key or button that shows something while it is held was pressed or let go. Without an action: Shift, or the left
/// shoulder button of a gamepad, to look closer; also let go when the window loses the focus. With an action: a key or
/// pad input that is bound to it was let go. Presses are reported by ActionPressed, and the loss of the focus goes to
/// the scene itself.
struct PeekChanged {
    bool held = false;
    Action action = Action::None;
};

/// Every event that widgets and scenes receive, in logical units, from any device.
using Event = std::variant<PointerMoved, PointerPressed, PointerReleased, PointerLeft, Wheel, ActionPressed, KeyPressed,
                           PadPressed, TextTyped, PeekChanged>;

} // namespace ui
