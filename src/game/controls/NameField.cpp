// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/NameField.hpp"

#include "data/files/PlayerName.hpp"

namespace game {

using ui::Action;
using ui::LegendEntry;

namespace {

LegendEntry onKeyboard(LegendEntry entry) {
    entry.pad.clear();
    return entry;
}

LegendEntry onPad(LegendEntry entry) {
    entry.keys.clear();
    return entry;
}

} // namespace

ui::TextFieldOptions nameFieldOptions(const text::Text& text) {
    ui::TextFieldOptions options;
    options.placeholder = text.tr("Your name");
    options.icon = ui::Icon::User;
    options.maxLength = data::maxPlayerNameLength;
    options.counter = true;
    return options;
}

std::vector<LegendEntry> nameFieldLegend(const text::Text& text, const KeyCaps& caps, const ui::TextField& field,
                                         const std::string& leave) {
    std::vector<LegendEntry> entries{onKeyboard(caps.entry({Action::Confirm}, text.tr("Save name"))),
                                     onKeyboard(caps.entry({Action::NextControl}, text.tr("Move focus"))),
                                     onKeyboard(caps.entry({Action::Back}, leave))};
    const auto pad = [&](std::initializer_list<Action> actions, std::string words) {
        entries.push_back(onPad(caps.entry(actions, std::move(words))));
    };
    if (field.spelling()) {
        // Least obvious entries first: there may be no room for the last ones.
        pad({Action::Up, Action::Down}, text.tr("Letter"));
        pad({Action::Confirm}, text.tr("Save name"));
        pad({Action::Back}, text.trc("a change", "Cancel"));
        pad({Action::PreviousTab}, text.trc("a letter", "Delete"));
        pad({Action::Left, Action::Right}, text.trc("in a name", "Place"));
        pad({Action::NextTab}, text.tr("A, a, 0"));
    } else {
        pad({Action::Confirm}, text.trc("with the gamepad", "Write"));
        pad({Action::Up, Action::Down}, text.tr("Move focus"));
        pad({Action::Back}, leave);
    }
    return entries;
}

} // namespace game
