// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/SpokenWords.hpp"

#include <initializer_list>

namespace game {

namespace {

std::string roleWord(const text::Text& text, ui::Role role) {
    switch (role) {
    case ui::Role::Button:
        return text.trc("spoken", "button");
    case ui::Role::Switch:
        return text.trc("spoken", "switch");
    case ui::Role::Tabs:
        return text.trc("spoken", "choice");
    case ui::Role::List:
        return text.trc("spoken", "list");
    case ui::Role::Menu:
        return text.trc("spoken", "menu");
    case ui::Role::Slider:
        return text.trc("spoken", "slider");
    case ui::Role::Number:
        return text.trc("spoken", "number");
    case ui::Role::TextField:
        return text.trc("spoken", "text field");
    case ui::Role::Board:
    case ui::Role::None:
        break;
    }
    return {};
}

std::string onWord(const text::Text& text, bool on) {
    return on ? text.trc("spoken", "on") : text.trc("spoken", "off");
}

std::string placeWords(const text::Text& text, const ui::Spoken& spoken) {
    return spoken.place > 0 && spoken.count > 1 ? text.tr("{1} of {2}", spoken.place, spoken.count) : std::string();
}

std::string joined(std::initializer_list<std::string> parts) {
    std::string words;
    for (const std::string& part : parts)
        if (!part.empty())
            words += (words.empty() ? "" : ", ") + part;
    return words;
}

} // namespace

std::string spokenWords(const text::Text& text, const ui::Spoken& spoken, Verbosity verbosity) {
    return joined({spoken.name, verbosity == Verbosity::Short ? std::string() : roleWord(text, spoken.role),
                   spoken.on ? onWord(text, *spoken.on) : std::string(), spoken.value,
                   verbosity == Verbosity::Long ? placeWords(text, spoken) : std::string(), spoken.remark,
                   spoken.available ? std::string() : text.trc("spoken", "not available")});
}

std::string changedWords(const text::Text& text, const ui::Spoken& before, const ui::Spoken& now, Verbosity verbosity) {
    if (before.name != now.name || before.role != now.role)
        return before == now ? std::string() : spokenWords(text, now, verbosity);
    const bool moved = before.place != now.place || before.count != now.count;
    return joined({before.value != now.value || moved ? now.value : std::string(),
                   before.on != now.on && now.on ? onWord(text, *now.on) : std::string(),
                   moved && verbosity == Verbosity::Long ? placeWords(text, now) : std::string(),
                   before.remark != now.remark ? now.remark : std::string(),
                   before.available && !now.available ? text.trc("spoken", "not available") : std::string()});
}

} // namespace game
