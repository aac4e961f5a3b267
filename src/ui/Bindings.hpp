// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Event.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// A key with the modifiers held with it.
struct KeyStroke {
    sf::Keyboard::Key key = sf::Keyboard::Unknown;
    bool control = false;
    bool shift = false;
    bool alt = false;
    friend bool operator==(const KeyStroke&, const KeyStroke&) = default;
};

/// "Ctrl+Z", "F11", "Esc", "Up", without spaces, for key caps and the settings file. Empty for what cannot be bound: a
/// key without a code, or a modifier (Ctrl, Shift, Alt and the like) by itself.
[[nodiscard]] std::string keyName(const KeyStroke& stroke);
/// Parses what keyName() returns, and other usual names such as "Escape", "Return", "Control+Del"; case-insensitive.
/// \returns std::nullopt if the name is not that of a key.
[[nodiscard]] std::optional<KeyStroke> keyFromName(std::string_view name);
/// Whether the key alone types a character (so that a text field needs it): letters, digits, punctuation, Space.
[[nodiscard]] bool typesCharacter(const KeyStroke& stroke) noexcept;

[[nodiscard]] inline PadInput padButton(unsigned button) {
    return {button, sf::Joystick::X, 0};
}
[[nodiscard]] inline PadInput padAxis(sf::Joystick::Axis axis, int direction) {
    return {std::nullopt, axis, direction};
}

/// "A", "B", "LB", "Menu", "StickUp", "DpadLeft", without spaces, for a pad with Xbox layout. Buttons without a name
/// are "Button12" and so on.
[[nodiscard]] std::string padName(const PadInput& input);
[[nodiscard]] std::optional<PadInput> padFromName(std::string_view name);

/// Why a key was not bound.
enum class BindProblem : std::uint8_t {
    NoCode, ///< The key has no code, or is a modifier by itself.
    Taken,  ///< It is the only key of another action.
};

/// Maps keys and pad inputs to actions. Several inputs may share an action; each input has one action.
class Bindings {
public:
    /// The toolkit's defaults: arrows, WASD, Enter, Space, Esc, Tab, Q/E, paging, clipboard; stick, D-pad, A, B,
    /// shoulders.
    [[nodiscard]] static Bindings standard();

    /// Adds a key to those of `action` and removes it from any other action. \returns why it was not bound, or
    /// std::nullopt if it was.
    std::optional<BindProblem> bind(const KeyStroke& stroke, Action action);
    void bind(const PadInput& input, Action action);
    /// Removes all keys (or pad inputs) of an action.
    void unbindKeys(Action action);
    void unbindPad(Action action);

    /// The action of a key with exactly these modifiers. If nothing is bound with Shift, Shift is ignored.
    [[nodiscard]] Action actionOf(const KeyStroke& stroke) const noexcept;
    [[nodiscard]] Action actionOf(const PadInput& input) const noexcept;
    /// The actions of a key, with whatever modifiers.
    [[nodiscard]] std::vector<Action> actionsWith(sf::Keyboard::Key key) const;
    [[nodiscard]] std::vector<KeyStroke> keysOf(Action action) const; ///< In the order in which they were bound.
    [[nodiscard]] std::vector<PadInput> padOf(Action action) const;
    /// The name of the first key (or pad input) of `action`, for a key cap; empty if it has none.
    [[nodiscard]] std::string capOf(Action action, Device device) const;

    friend bool operator==(const Bindings&, const Bindings&) = default;

private:
    struct KeyBinding {
        KeyStroke stroke;
        Action action;
        friend bool operator==(const KeyBinding&, const KeyBinding&) = default;
    };
    struct PadBinding {
        PadInput input;
        Action action;
        friend bool operator==(const PadBinding&, const PadBinding&) = default;
    };
    std::vector<KeyBinding> m_keys;
    std::vector<PadBinding> m_pad;
};

/// The name of a key without modifiers and without spaces: "A", "F11", "Esc", "Num5"; empty for keys that cannot be
/// bound.
[[nodiscard]] std::string_view bareKeyName(sf::Keyboard::Key key) noexcept;
/// The key with this name or one of the usual alternatives ("Escape", "Return", "Del"); case-insensitive.
[[nodiscard]] std::optional<sf::Keyboard::Key> bareKeyFromName(std::string_view name);

/// Whether two names are equal, ignoring ASCII case.
[[nodiscard]] bool equalsIgnoringCase(std::string_view a, std::string_view b) noexcept;

} // namespace ui
