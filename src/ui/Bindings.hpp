#pragma once

#include "ui/Event.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// A key with the modifiers that are held with it.
struct KeyStroke {
    sf::Keyboard::Key key = sf::Keyboard::Unknown;
    bool control = false;
    bool shift = false;
    bool alt = false;
    friend bool operator==(const KeyStroke&, const KeyStroke&) = default;
};

/// "Ctrl+Z", "F11", "Esc", "Up": for key caps and the settings file; without spaces. Empty for what cannot be bound: a
/// key without a code, and Ctrl, Shift, Alt and the like by themselves.
[[nodiscard]] std::string keyName(const KeyStroke& stroke);
/// Reads what keyName writes, and other usual names such as "Escape", "Return", "Control+Del"; capitals do not matter.
/// \returns nothing for a name that means no key.
[[nodiscard]] std::optional<KeyStroke> keyFromName(std::string_view name);
/// Whether the key alone types a character (so that a text field wants it): letters, digits, signs, Space.
[[nodiscard]] bool typesCharacter(const KeyStroke& stroke) noexcept;

[[nodiscard]] inline PadInput padButton(unsigned button) {
    return {button, sf::Joystick::X, 0};
}
[[nodiscard]] inline PadInput padAxis(sf::Joystick::Axis axis, int direction) {
    return {std::nullopt, axis, direction};
}

/// "A", "B", "LB", "Menu", "StickUp", "DpadLeft": for a pad in the order of Xbox; without spaces. Buttons beyond those
/// that have a name are "Button12".
[[nodiscard]] std::string padName(const PadInput& input);
[[nodiscard]] std::optional<PadInput> padFromName(std::string_view name);

/// Why a key was not bound.
enum class BindProblem : std::uint8_t {
    NoCode, ///< The key has no code, or is a modifier by itself.
    Taken,  ///< It is the only key of another action.
};

/// What keys and pad inputs mean. Several may mean the same; each means one thing.
class Bindings {
public:
    /// The toolkit's own: arrows, WASD, Enter, Space, Esc, Tab, Q/E, paging, clipboard; stick, D-pad, A, B, shoulders.
    [[nodiscard]] static Bindings standard();

    /// Adds a key to those that mean `action`; it no longer means anything else. \returns why not, or nothing when it
    /// was bound.
    std::optional<BindProblem> bind(const KeyStroke& stroke, Action action);
    void bind(const PadInput& input, Action action);
    /// Takes all keys (or pad inputs) of an action away.
    void unbindKeys(Action action);
    void unbindPad(Action action);

    /// The action of a key with exactly these modifiers; Shift is ignored where nothing is bound with it.
    [[nodiscard]] Action actionOf(const KeyStroke& stroke) const noexcept;
    [[nodiscard]] Action actionOf(const PadInput& input) const noexcept;
    [[nodiscard]] std::vector<KeyStroke> keysOf(Action action) const; ///< In the order in which they were bound.
    [[nodiscard]] std::vector<PadInput> padOf(Action action) const;
    /// The name of the first key (or pad input) that means `action`, for a key cap; empty when nothing does.
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

/// The name of a key by itself, without spaces: "A", "F11", "Esc", "Num5"; empty for keys that cannot be bound.
[[nodiscard]] std::string_view bareKeyName(sf::Keyboard::Key key) noexcept;
/// The key of a name, which may be written in capitals or not, or one of the usual others: "Escape", "Return", "Del".
[[nodiscard]] std::optional<sf::Keyboard::Key> bareKeyFromName(std::string_view name);

/// Whether two names are the same but for capitals (ASCII).
[[nodiscard]] bool sameName(std::string_view a, std::string_view b) noexcept;

} // namespace ui
