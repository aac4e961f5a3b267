#pragma once

#include "ui/Geometry.hpp"

#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/Keyboard.hpp>

#include <cstdint>
#include <optional>
#include <variant>

namespace ui {

/// What a key, a pad button or a click means. The toolkit knows these; a program adds its own from `FirstOfProgram` on.
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

/// Something on a gamepad that is pressed: a button, or an axis pushed beyond the dead zone.
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
/// A key or pad button that is bound to an action.
struct ActionPressed {
    Action action = Action::None;
    bool repeat = false;
    Device device = Device::Keyboard;
};
/// A bare key, sent before the action that it means, for text fields and for binding keys. Repeats are sent too, and
/// keys without a code (Unknown), so that they can be refused when keys are bound.
struct KeyPressed {
    sf::Keyboard::Key key = sf::Keyboard::Unknown;
    bool control = false;
    bool shift = false;
    bool alt = false;
    bool repeat = false;
};
/// Something bare on a gamepad, sent before the action that it means, for binding it. It does not repeat.
struct PadPressed {
    PadInput input;
};
/// A printable character, after the system's keyboard layout.
struct TextTyped {
    char32_t character = 0;
};

/// Everything that widgets and scenes hear, in logical units, whatever device it came from.
using Event = std::variant<PointerMoved, PointerPressed, PointerReleased, PointerLeft, Wheel, ActionPressed, KeyPressed,
                           PadPressed, TextTyped>;

} // namespace ui
