#pragma once

#include "ui/Geometry.hpp"

#include <SFML/Window/Keyboard.hpp>

#include <cstdint>
#include <variant>

namespace ui {

/// What a key, a pad button or a click means. The toolkit knows these; a program adds its own from `firstOfProgram` on.
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
    firstOfProgram = 64,
};

enum class Device : std::uint8_t { Mouse, Keyboard, Gamepad };
enum class Button : std::uint8_t { Primary, Secondary, Middle };

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
/// A bare key, sent before the action that it means, for text fields and for binding keys. Repeats are sent too.
struct KeyPressed {
    sf::Keyboard::Key key = sf::Keyboard::Unknown;
    bool control = false;
    bool shift = false;
    bool alt = false;
};
/// A printable character, after the system's keyboard layout.
struct TextTyped {
    char32_t character = 0;
};

/// Everything that widgets and scenes hear, in logical units, whatever device it came from.
using Event = std::variant<PointerMoved, PointerPressed, PointerReleased, PointerLeft, Wheel, ActionPressed, KeyPressed,
                           TextTyped>;

} // namespace ui
