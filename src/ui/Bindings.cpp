// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Bindings.hpp"

#include "ui/Digits.hpp"

#include <algorithm>
#include <array>

namespace ui {

namespace {

struct Modifier {
    std::string_view name;
    bool KeyStroke::*held;
};

constexpr std::array modifiers{
    Modifier{"Ctrl", &KeyStroke::control},
    Modifier{"Alt", &KeyStroke::alt},
    Modifier{"Shift", &KeyStroke::shift},
    Modifier{"Control", &KeyStroke::control},
};
constexpr std::size_t namedModifiers = 3; // The rest are only recognised when parsing.

constexpr std::array<std::string_view, 11> padButtonNames{"A",    "B",    "X",     "Y",  "LB", "RB",
                                                          "View", "Menu", "Guide", "LS", "RS"};
constexpr std::string_view buttonPrefix = "Button";

struct PadAxis {
    sf::Joystick::Axis axis;
    int direction;
    std::string_view name;
};

constexpr std::array padAxes{
    PadAxis{sf::Joystick::Y, -1, "StickUp"},     PadAxis{sf::Joystick::Y, 1, "StickDown"},
    PadAxis{sf::Joystick::X, -1, "StickLeft"},   PadAxis{sf::Joystick::X, 1, "StickRight"},
    PadAxis{sf::Joystick::PovY, -1, "DpadUp"},   PadAxis{sf::Joystick::PovY, 1, "DpadDown"},
    PadAxis{sf::Joystick::PovX, -1, "DpadLeft"}, PadAxis{sf::Joystick::PovX, 1, "DpadRight"},
    PadAxis{sf::Joystick::V, -1, "Stick2Up"},    PadAxis{sf::Joystick::V, 1, "Stick2Down"},
    PadAxis{sf::Joystick::U, -1, "Stick2Left"},  PadAxis{sf::Joystick::U, 1, "Stick2Right"},
    PadAxis{sf::Joystick::Z, 1, "LT"},           PadAxis{sf::Joystick::R, 1, "RT"},
};

using Key = sf::Keyboard::Key;

struct StandardKey {
    KeyStroke stroke;
    Action action;
};

constexpr KeyStroke bare(Key key) {
    return {key, false, false, false};
}
constexpr KeyStroke withControl(Key key) {
    return {key, true, false, false};
}
constexpr KeyStroke withShift(Key key) {
    return {key, false, true, false};
}

constexpr std::array standardKeys{
    StandardKey{bare(Key::Up), Action::Up},
    StandardKey{bare(Key::Down), Action::Down},
    StandardKey{bare(Key::Left), Action::Left},
    StandardKey{bare(Key::Right), Action::Right},
    StandardKey{bare(Key::W), Action::Up},
    StandardKey{bare(Key::S), Action::Down},
    StandardKey{bare(Key::A), Action::Left},
    StandardKey{bare(Key::D), Action::Right},
    StandardKey{bare(Key::PageUp), Action::PageUp},
    StandardKey{bare(Key::PageDown), Action::PageDown},
    StandardKey{bare(Key::Home), Action::Home},
    StandardKey{bare(Key::End), Action::End},
    StandardKey{bare(Key::Enter), Action::Confirm},
    StandardKey{bare(Key::Space), Action::Confirm},
    StandardKey{bare(Key::Escape), Action::Back},
    StandardKey{bare(Key::Tab), Action::NextControl},
    StandardKey{withShift(Key::Tab), Action::PreviousControl},
    StandardKey{bare(Key::E), Action::NextTab},
    StandardKey{bare(Key::Q), Action::PreviousTab},
    StandardKey{withControl(Key::C), Action::Copy},
    StandardKey{withControl(Key::Insert), Action::Copy},
    StandardKey{withControl(Key::X), Action::Cut},
    StandardKey{withShift(Key::Delete), Action::Cut},
    StandardKey{withControl(Key::V), Action::Paste},
    StandardKey{withShift(Key::Insert), Action::Paste},
    StandardKey{withControl(Key::A), Action::SelectAll},
};

struct StandardPad {
    std::string_view name;
    Action action;
};

constexpr std::array standardPad{
    StandardPad{"DpadUp", Action::Up},      StandardPad{"DpadDown", Action::Down},
    StandardPad{"DpadLeft", Action::Left},  StandardPad{"DpadRight", Action::Right},
    StandardPad{"StickUp", Action::Up},     StandardPad{"StickDown", Action::Down},
    StandardPad{"StickLeft", Action::Left}, StandardPad{"StickRight", Action::Right},
    StandardPad{"A", Action::Confirm},      StandardPad{"B", Action::Back},
    StandardPad{"LB", Action::PreviousTab}, StandardPad{"RB", Action::NextTab},
};

std::optional<unsigned> numberedButton(std::string_view name) {
    if (name.size() <= buttonPrefix.size() || !equalsIgnoringCase(name.substr(0, buttonPrefix.size()), buttonPrefix))
        return std::nullopt;
    const auto number = wholeNumber(name.substr(buttonPrefix.size()));
    return number && *number < sf::Joystick::ButtonCount ? number : std::nullopt;
}

} // namespace

std::string keyName(const KeyStroke& stroke) {
    const std::string_view key = bareKeyName(stroke.key);
    if (key.empty())
        return {};
    std::string name;
    for (std::size_t i = 0; i < namedModifiers; ++i) {
        if (stroke.*modifiers[i].held) {
            name += modifiers[i].name;
            name += '+';
        }
    }
    return name += key;
}

std::optional<KeyStroke> keyFromName(std::string_view name) {
    KeyStroke stroke;
    for (bool found = true; found;) {
        found = false;
        for (const Modifier& modifier : modifiers) {
            const std::size_t length = modifier.name.size();
            if (name.size() > length && name[length] == '+' &&
                equalsIgnoringCase(name.substr(0, length), modifier.name)) {
                stroke.*modifier.held = true;
                name.remove_prefix(length + 1);
                found = true;
            }
        }
    }
    const auto key = bareKeyFromName(name);
    if (!key)
        return std::nullopt;
    stroke.key = *key;
    return stroke;
}

bool typesCharacter(const KeyStroke& stroke) noexcept {
    if (stroke.control || stroke.alt)
        return false;
    const Key key = stroke.key;
    return (key >= Key::A && key <= Key::Num9) || (key >= Key::LBracket && key <= Key::Space) ||
           (key >= Key::Add && key <= Key::Divide) || (key >= Key::Numpad0 && key <= Key::Numpad9);
}

std::string padName(const PadInput& input) {
    if (input.button) {
        if (*input.button < padButtonNames.size())
            return std::string(padButtonNames[*input.button]);
        return std::string(buttonPrefix) + std::to_string(*input.button);
    }
    const auto* found = std::find_if(padAxes.begin(), padAxes.end(), [&](const PadAxis& named) {
        return named.axis == input.axis && named.direction == input.direction;
    });
    return found != padAxes.end() ? std::string(found->name) : std::string();
}

std::optional<PadInput> padFromName(std::string_view name) {
    for (std::size_t i = 0; i < padButtonNames.size(); ++i) {
        if (equalsIgnoringCase(padButtonNames[i], name))
            return padButton(static_cast<unsigned>(i));
    }
    for (const PadAxis& named : padAxes) {
        if (equalsIgnoringCase(named.name, name))
            return padAxis(named.axis, named.direction);
    }
    if (const auto number = numberedButton(name))
        return padButton(*number);
    return std::nullopt;
}

Bindings Bindings::standard() {
    Bindings bindings;
    for (const StandardKey& key : standardKeys)
        bindings.m_keys.push_back({key.stroke, key.action});
    for (const StandardPad& pad : standardPad) {
        if (const auto input = padFromName(pad.name))
            bindings.m_pad.push_back({*input, pad.action});
    }
    return bindings;
}

std::optional<BindProblem> Bindings::bind(const KeyStroke& stroke, Action action) {
    if (keyName(stroke).empty())
        return BindProblem::NoCode;
    const auto same = [&](const KeyBinding& binding) { return binding.stroke == stroke; };
    const auto taken = std::find_if(m_keys.begin(), m_keys.end(), same);
    if (taken != m_keys.end()) {
        if (taken->action == action)
            return std::nullopt;
        if (keysOf(taken->action).size() == 1)
            return BindProblem::Taken;
        m_keys.erase(taken);
    }
    m_keys.push_back({stroke, action});
    return std::nullopt;
}

void Bindings::bind(const PadInput& input, Action action) {
    std::erase_if(m_pad, [&](const PadBinding& binding) { return binding.input == input; });
    m_pad.push_back({input, action});
}

void Bindings::unbindKeys(Action action) {
    std::erase_if(m_keys, [&](const KeyBinding& binding) { return binding.action == action; });
}

void Bindings::unbindPad(Action action) {
    std::erase_if(m_pad, [&](const PadBinding& binding) { return binding.action == action; });
}

Action Bindings::actionOf(const KeyStroke& stroke) const noexcept {
    const auto find = [&](const KeyStroke& wanted) {
        return std::find_if(m_keys.begin(), m_keys.end(),
                            [&](const KeyBinding& binding) { return binding.stroke == wanted; });
    };
    auto found = find(stroke);
    if (found == m_keys.end() && stroke.shift)
        found = find({stroke.key, stroke.control, false, stroke.alt});
    return found != m_keys.end() ? found->action : Action::None;
}

Action Bindings::actionOf(const PadInput& input) const noexcept {
    const auto found =
        std::find_if(m_pad.begin(), m_pad.end(), [&](const PadBinding& binding) { return binding.input == input; });
    return found != m_pad.end() ? found->action : Action::None;
}

std::vector<Action> Bindings::actionsWith(sf::Keyboard::Key key) const {
    std::vector<Action> actions;
    for (const KeyBinding& binding : m_keys) {
        if (binding.stroke.key == key && std::find(actions.begin(), actions.end(), binding.action) == actions.end())
            actions.push_back(binding.action);
    }
    return actions;
}

std::vector<KeyStroke> Bindings::keysOf(Action action) const {
    std::vector<KeyStroke> keys;
    for (const KeyBinding& binding : m_keys) {
        if (binding.action == action)
            keys.push_back(binding.stroke);
    }
    return keys;
}

std::vector<PadInput> Bindings::padOf(Action action) const {
    std::vector<PadInput> inputs;
    for (const PadBinding& binding : m_pad) {
        if (binding.action == action)
            inputs.push_back(binding.input);
    }
    return inputs;
}

std::string Bindings::capOf(Action action, Device device) const {
    if (device == Device::Gamepad) {
        const auto inputs = padOf(action);
        return inputs.empty() ? std::string() : padName(inputs.front());
    }
    const auto keys = keysOf(action);
    return keys.empty() ? std::string() : keyName(keys.front());
}

} // namespace ui
