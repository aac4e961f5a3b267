// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/KeyCaps.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

struct KeyLabel {
    std::string_view name; ///< As returned by ui::keyName and ui::padName.
    const char* msgid;
};

constexpr std::array modifiers{
    KeyLabel{"Ctrl+", TRC_NOOP("key", "Ctrl")},
    KeyLabel{"Alt+", TRC_NOOP("key", "Alt")},
    KeyLabel{"Shift+", TRC_NOOP("key", "Shift")},
};

constexpr std::array keys{
    KeyLabel{"Num+", TRC_NOOP("key", "+")},         KeyLabel{"Space", TRC_NOOP("key", "Space")},
    KeyLabel{"Enter", TRC_NOOP("key", "Enter")},    KeyLabel{"Esc", TRC_NOOP("key", "Esc")},
    KeyLabel{"Tab", TRC_NOOP("key", "Tab")},        KeyLabel{"Backspace", TRC_NOOP("key", "Backspace")},
    KeyLabel{"Delete", TRC_NOOP("key", "Delete")},  KeyLabel{"Insert", TRC_NOOP("key", "Insert")},
    KeyLabel{"Home", TRC_NOOP("key", "Home")},      KeyLabel{"End", TRC_NOOP("key", "End")},
    KeyLabel{"PageUp", TRC_NOOP("key", "Page up")}, KeyLabel{"PageDown", TRC_NOOP("key", "Page down")},
    KeyLabel{"Pause", TRC_NOOP("key", "Pause")},    KeyLabel{"Menu", TRC_NOOP("key", "Menu")},
    KeyLabel{"View", TRC_NOOP("key", "View")},
};

/// Signs for the arrow keys with a modifier (without one they are drawn) and for the directions of the right stick.
struct Arrow {
    std::string_view name;
    std::string_view sign;
};
constexpr std::array arrows{Arrow{"Up", "↑"}, Arrow{"Down", "↓"}, Arrow{"Left", "←"}, Arrow{"Right", "→"}};

constexpr std::string_view rightStick = "Stick2";

/// Reduces directions of the left stick or the D-pad to "Up" and so on: which of the two it is goes without saying.
std::string_view directionOnly(std::string_view name) {
    for (const std::string_view stick : {"Dpad", "Stick"})
        for (const std::string_view way : {"Up", "Down", "Left", "Right"})
            if (name.starts_with(stick) && name.substr(stick.size()) == way)
                return way;
    return name;
}

} // namespace

std::string keyCap(const text::Text& text, std::string_view name) {
    std::string cap;
    for (const KeyLabel& modifier : modifiers)
        if (name.size() > modifier.name.size() && name.starts_with(modifier.name)) {
            cap += text.trc("key", modifier.msgid) + "+";
            name.remove_prefix(modifier.name.size());
        }
    for (const Arrow& arrow : arrows) {
        if (!cap.empty() && name == arrow.name)
            return cap.append(arrow.sign);
        if (name.starts_with(rightStick) && name.substr(rightStick.size()) == arrow.name)
            return std::string("RS ").append(arrow.sign);
    }
    const auto* known =
        std::find_if(keys.begin(), keys.end(), [name](const KeyLabel& key) { return key.name == name; });
    return cap + (known != keys.end() ? text.trc("key", known->msgid) : std::string(name));
}

std::string keyCap(const text::Text& text, const ui::KeyStroke& stroke, const ui::KeyLetters& letters) {
    const std::string name = ui::keyName(stroke);
    const auto letter = letters.find(stroke.key);
    if (letter == letters.end())
        return keyCap(text, name);
    const std::string_view bare = ui::bareKeyName(stroke.key);
    return keyCap(text, name.substr(0, name.size() - bare.size()) + letter->second);
}

std::string KeyCaps::of(ui::Action action, ui::Device device) const {
    if (const auto keys = m_input.bindings().keysOf(action); device == ui::Device::Keyboard && !keys.empty())
        return keyCap(m_text, keys.front(), m_input.letters());
    return keyCap(m_text, directionOnly(m_input.bindings().capOf(action, device)));
}

std::string KeyCaps::of(ui::Action action) const {
    return of(action, m_input.lastDevice() == ui::Device::Gamepad ? ui::Device::Gamepad : ui::Device::Keyboard);
}

ui::LegendEntry KeyCaps::entry(std::initializer_list<ui::Action> actions, std::string words) const {
    ui::LegendEntry entry{{}, {}, std::move(words)};
    for (const ui::Action action : actions) {
        if (std::string cap = of(action, ui::Device::Keyboard); !cap.empty())
            entry.keys.push_back(std::move(cap));
        if (std::string cap = of(action, ui::Device::Gamepad); !cap.empty())
            entry.pad.push_back(std::move(cap));
    }
    return entry;
}

} // namespace game
