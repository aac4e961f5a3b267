// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Bindings.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// Maps the names of actions to the names of their keys and pad buttons, as in the settings file.
using BindingNames = std::map<std::string, std::vector<std::string>>;

/// The name of a pad input in the settings file: "Pad:X".
[[nodiscard]] std::string settingName(const ui::PadInput& input);

/// The inputs that always trigger the action, whatever the settings say.
[[nodiscard]] std::vector<ui::KeyStroke> fixedKeys(ui::Action action);
[[nodiscard]] std::vector<ui::PadInput> fixedPad(ui::Action action);
/// Whether the input cannot be rebound: arrows, Enter, Esc, Tab and keys that edit text; on a pad the left stick and
/// the D-pad.
[[nodiscard]] bool isFixed(const ui::KeyStroke& stroke);
[[nodiscard]] bool isFixed(const ui::PadInput& input);
/// Whether the game could not be played with a gamepad alone if the action had no button. Such a button can be changed,
/// but not removed.
[[nodiscard]] bool isRequiredOnPad(ui::Action action) noexcept;

/// The bindings that the player can change: the keys and the pad button of each bindable action, in addition to its
/// fixed inputs. No input is bound to two actions.
class KeyMap {
public:
    static constexpr std::size_t maxKeys = 2; ///< Per action, including the fixed ones.

    KeyMap(); ///< The default bindings.
    /// Reads the bindings from the settings and repairs them: skips unknown names, fixed inputs and inputs beyond the
    /// maximum; if two actions claim one input, the first in bindableActions() gets it; a list with nothing left counts
    /// as missing, and a missing list gives the defaults; and actions that isRequiredOnPad() get a button.
    [[nodiscard]] static KeyMap read(const BindingNames& names);
    /// Writes the actions whose bindings differ from the defaults to `names`, and removes the others. Leaves names of
    /// unknown actions alone. read() gives the same map again.
    void write(BindingNames& names) const;
    /// All bindings of keys and buttons, including those of the toolkit.
    [[nodiscard]] ui::Bindings bindings() const;

    [[nodiscard]] const std::vector<ui::KeyStroke>& keysOf(ui::Action action) const { return at(action).keys; }
    [[nodiscard]] const std::optional<ui::PadInput>& buttonOf(ui::Action action) const { return at(action).button; }
    /// The action that the input is bound to in this map; None if there is none, or if the input is fixed.
    [[nodiscard]] ui::Action meaning(const ui::KeyStroke& stroke) const;
    [[nodiscard]] ui::Action meaning(const ui::PadInput& input) const;

    /// Replaces the action's key at `index`, or appends it if there is none. Any other action loses the key.
    void bindKey(ui::Action action, std::size_t index, const ui::KeyStroke& stroke);
    void bindButton(ui::Action action, const ui::PadInput& input);
    void swapButtons(ui::Action one, ui::Action other);
    void removeKey(ui::Action action, std::size_t index);
    void removeButton(ui::Action action);

    friend bool operator==(const KeyMap&, const KeyMap&) = default;

private:
    /// The bindings of one action.
    struct Entry {
        std::vector<ui::KeyStroke> keys;
        std::optional<ui::PadInput> button;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    struct Wish;

    explicit KeyMap(std::vector<Entry> entries)
        : m_entries(std::move(entries)) {}

    [[nodiscard]] const Entry& at(ui::Action action) const;
    [[nodiscard]] Entry& at(ui::Action action);
    void take(Entry& entry, const Wish& wish);

    std::vector<Entry> m_entries; ///< In the order of bindableActions().
};

} // namespace game
