// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Text.hpp"
#include "ui/Bindings.hpp"
#include "ui/InputMapper.hpp"
#include "ui/KeyLetters.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

namespace game {

/// The label on a key or pad input in the player's language: "Strg+Z" for "Ctrl+Z".
/// \param name as returned by ui::keyName or ui::padName; other names are returned unchanged.
[[nodiscard]] std::string keyCap(const text::Text& text, std::string_view name);
/// The label on a key, with the modifiers held with it. \param letters what is printed on the player's keyboard.
[[nodiscard]] std::string keyCap(const text::Text& text, const ui::KeyStroke& stroke, const ui::KeyLetters& letters);

/// The key caps of actions under the current bindings, for buttons and legends.
class KeyCaps {
public:
    KeyCaps(const text::Text& text, const ui::InputMapper& input)
        : m_text(text)
        , m_input(input) {}

    /// The cap of the first key (or pad input) bound to `action`; empty if there is none. Directions of the left stick
    /// and the D-pad are named like arrow keys.
    [[nodiscard]] std::string of(ui::Action action, ui::Device device) const;
    /// The cap for the device used last; for the mouse, that of the keyboard.
    [[nodiscard]] std::string of(ui::Action action) const;
    /// A legend entry with the caps of all these actions on both devices.
    [[nodiscard]] ui::LegendEntry entry(std::initializer_list<ui::Action> actions, std::string words) const;

private:
    const text::Text& m_text;
    const ui::InputMapper& m_input;
};

} // namespace game
