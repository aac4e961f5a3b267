#pragma once

#include "text/Text.hpp"
#include "ui/InputMapper.hpp"
#include "ui/widgets/KeyLegend.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

namespace game {

/// What stands on the cap of a key or pad input, in the player's language: "Strg+Z" for "Ctrl+Z".
/// \param name as ui::keyName or ui::padName give it; other names come back as they are.
[[nodiscard]] std::string keyCap(const text::Text& text, std::string_view name);

/// The caps of actions by the bindings in force, for buttons and legends.
class KeyCaps {
public:
    KeyCaps(const text::Text& text, const ui::InputMapper& input)
        : m_text(text)
        , m_input(input) {}

    /// Of the first key (or pad input) that means `action`; empty when nothing does. Directions of the stick and the
    /// D-pad are arrows.
    [[nodiscard]] std::string of(ui::Action action, ui::Device device) const;
    /// Of the device used last; a mouse shows the keyboard's keys.
    [[nodiscard]] std::string of(ui::Action action) const;
    /// A legend's entry: the caps of all these actions on both devices.
    [[nodiscard]] ui::LegendEntry entry(std::initializer_list<ui::Action> actions, std::string words) const;

private:
    const text::Text& m_text;
    const ui::InputMapper& m_input;
};

} // namespace game
