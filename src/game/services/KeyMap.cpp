// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/KeyMap.hpp"

#include "game/services/Actions.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace game {

namespace {

constexpr std::string_view padPrefix = "Pad:";

/// The inputs named in a list.
struct Inputs {
    std::vector<ui::KeyStroke> keys;
    std::vector<ui::PadInput> pad;
};

Inputs inputsOf(const std::vector<std::string>& names) {
    Inputs inputs;
    for (const std::string& name : names) {
        if (name.starts_with(padPrefix)) {
            if (const auto input = ui::padFromName(std::string_view(name).substr(padPrefix.size())))
                inputs.pad.push_back(*input);
        } else if (const auto stroke = ui::keyFromName(name)) {
            inputs.keys.push_back(*stroke);
        }
    }
    return inputs;
}

Inputs inputsOf(std::string_view words) {
    std::istringstream in{std::string(words)};
    return inputsOf(std::vector<std::string>{std::istream_iterator<std::string>(in), {}});
}

std::size_t indexOf(ui::Action action) {
    const auto bindables = bindableActions();
    const auto found = std::find_if(bindables.begin(), bindables.end(),
                                    [&](const BindableAction& bindable) { return bindable.action == action; });
    if (found == bindables.end())
        throw std::invalid_argument("No keys can be bound to this action");
    return static_cast<std::size_t>(found - bindables.begin());
}

Inputs fixedInputs(ui::Action action) {
    return inputsOf(bindableActions()[indexOf(action)].fixed);
}

/// The bindings that no setting changes: those of the toolkit, and the fixed inputs of the bindable actions.
ui::Bindings fixedBindings() {
    ui::Bindings bindings = ui::Bindings::standard();
    for (const BindableAction& bindable : bindableActions()) {
        bindings.unbindKeys(bindable.action);
        bindings.unbindPad(bindable.action);
    }
    for (const BindableAction& bindable : bindableActions()) {
        const Inputs fixed = inputsOf(bindable.fixed);
        for (const ui::KeyStroke& stroke : fixed.keys)
            bindings.bind(stroke, bindable.action);
        for (const ui::PadInput& input : fixed.pad)
            bindings.bind(input, bindable.action);
    }
    return bindings;
}

template<class Input>
bool has(const std::vector<Input>& inputs, const Input& input) {
    return std::find(inputs.begin(), inputs.end(), input) != inputs.end();
}

} // namespace

std::string settingName(const ui::PadInput& input) {
    return std::string(padPrefix) + ui::padName(input);
}

std::vector<ui::KeyStroke> fixedKeys(ui::Action action) {
    return fixedInputs(action).keys;
}

std::vector<ui::PadInput> fixedPad(ui::Action action) {
    return fixedInputs(action).pad;
}

bool isFixed(const ui::KeyStroke& stroke) {
    static const ui::Bindings fixed = fixedBindings();
    return fixed.actionOf(stroke) != ui::Action::None;
}

bool isFixed(const ui::PadInput& input) {
    static const ui::Bindings fixed = fixedBindings();
    return fixed.actionOf(input) != ui::Action::None;
}

bool isRequiredOnPad(ui::Action action) noexcept {
    return action == ui::Action::Confirm || action == ui::Action::Back;
}

/// The inputs that an action should get, as far as they are free.
struct KeyMap::Wish {
    std::vector<ui::KeyStroke> keys;
    std::optional<ui::PadInput> button;

    /// Takes the inputs that are not fixed, up to the maximum.
    Wish(const Inputs& inputs, ui::Action action) {
        const std::size_t room = maxKeys - std::min(maxKeys, fixedKeys(action).size());
        for (const ui::KeyStroke& stroke : inputs.keys)
            if (!isFixed(stroke) && keys.size() < room && !has(keys, stroke))
                keys.push_back(stroke);
        if (!fixedPad(action).empty())
            return;
        for (const ui::PadInput& input : inputs.pad)
            if (!isFixed(input) && !button)
                button = input;
    }
};

KeyMap::KeyMap() {
    for (const BindableAction& bindable : bindableActions()) {
        const Wish wish(inputsOf(bindable.keys), bindable.action);
        m_entries.push_back({wish.keys, wish.button});
    }
}

void KeyMap::take(Entry& entry, const Wish& wish) {
    for (const ui::KeyStroke& stroke : wish.keys)
        if (meaning(stroke) == ui::Action::None)
            entry.keys.push_back(stroke);
    if (wish.button && meaning(*wish.button) == ui::Action::None)
        entry.button = wish.button;
}

KeyMap KeyMap::read(const BindingNames& names) {
    const auto bindables = bindableActions();
    const KeyMap standard;
    KeyMap map(std::vector<Entry>(bindables.size()));
    std::vector<bool> listed(bindables.size(), false);
    // Listed bindings go first: an action quietly loses a default key that was given to another one.
    for (std::size_t i = 0; i < bindables.size(); ++i) {
        const auto own = names.find(std::string(bindables[i].name));
        if (own == names.end())
            continue;
        const Inputs inputs = inputsOf(own->second);
        const Inputs always = inputsOf(bindables[i].fixed);
        map.take(map.m_entries[i], Wish(inputs, bindables[i].action));
        const auto isAlways = [&](const ui::KeyStroke& stroke) { return has(always.keys, stroke); };
        listed[i] = own->second.empty() || map.m_entries[i] != Entry{} ||
                    std::any_of(inputs.keys.begin(), inputs.keys.end(), isAlways);
    }
    for (std::size_t i = 0; i < bindables.size(); ++i)
        if (!listed[i])
            map.take(map.m_entries[i], Wish(inputsOf(bindables[i].keys), bindables[i].action));
    for (std::size_t i = 0; i < bindables.size(); ++i)
        if (isRequiredOnPad(bindables[i].action) && !map.m_entries[i].button)
            map.bindButton(bindables[i].action, standard.m_entries[i].button.value());
    return map;
}

void KeyMap::write(BindingNames& names) const {
    const KeyMap standard;
    const auto bindables = bindableActions();
    for (std::size_t i = 0; i < bindables.size(); ++i) {
        const std::string name(bindables[i].name);
        names.erase(name);
        if (m_entries[i] == standard.m_entries[i])
            continue;
        std::vector<std::string>& list = names[name];
        for (const ui::KeyStroke& stroke : m_entries[i].keys)
            list.push_back(ui::keyName(stroke));
        if (m_entries[i].button)
            list.push_back(settingName(*m_entries[i].button));
    }
}

ui::Bindings KeyMap::bindings() const {
    ui::Bindings bindings = fixedBindings();
    const auto bindables = bindableActions();
    for (std::size_t i = 0; i < bindables.size(); ++i) {
        for (const ui::KeyStroke& stroke : m_entries[i].keys)
            bindings.bind(stroke, bindables[i].action);
        if (m_entries[i].button)
            bindings.bind(*m_entries[i].button, bindables[i].action);
    }
    return bindings;
}

ui::Action KeyMap::meaning(const ui::KeyStroke& stroke) const {
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (has(m_entries[i].keys, stroke))
            return bindableActions()[i].action;
    return ui::Action::None;
}

ui::Action KeyMap::meaning(const ui::PadInput& input) const {
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (m_entries[i].button == input)
            return bindableActions()[i].action;
    return ui::Action::None;
}

void KeyMap::bindKey(ui::Action action, std::size_t index, const ui::KeyStroke& stroke) {
    Entry& entry = at(action);
    if (index < entry.keys.size() && entry.keys[index] == stroke)
        return;
    std::optional<ui::KeyStroke> replaced;
    if (index < entry.keys.size())
        replaced = entry.keys[index];
    for (Entry& other : m_entries)
        std::erase(other.keys, stroke);
    const auto place = replaced ? std::find(entry.keys.begin(), entry.keys.end(), *replaced) : entry.keys.end();
    if (place != entry.keys.end())
        *place = stroke;
    else
        entry.keys.push_back(stroke);
}

void KeyMap::bindButton(ui::Action action, const ui::PadInput& input) {
    for (Entry& other : m_entries)
        if (other.button == input)
            other.button.reset();
    at(action).button = input;
}

void KeyMap::swapButtons(ui::Action one, ui::Action other) {
    std::swap(at(one).button, at(other).button);
}

void KeyMap::removeKey(ui::Action action, std::size_t index) {
    std::vector<ui::KeyStroke>& keys = at(action).keys;
    if (index < keys.size())
        keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(index));
}

void KeyMap::removeButton(ui::Action action) {
    if (!isRequiredOnPad(action))
        at(action).button.reset();
}

const KeyMap::Entry& KeyMap::at(ui::Action action) const {
    return m_entries[indexOf(action)];
}

KeyMap::Entry& KeyMap::at(ui::Action action) {
    return m_entries[indexOf(action)];
}

} // namespace game
