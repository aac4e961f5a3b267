// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/SpokenWords.hpp"

#include "game/words/Wording.hpp"
#include "puzzle/Utf8.hpp"
#include "text/Format.hpp"

#include <algorithm>
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

/// What was typed or deleted in a field, if it was one piece: what is there now that was not, or what is gone.
std::string typedWords(const text::Text& text, const std::string& before, const std::string& now) {
    const std::size_t shorter = std::min(before.size(), now.size());
    std::size_t front = 0;
    while (front < shorter && before[front] == now[front])
        ++front;
    while (front > 0 && front < std::max(before.size(), now.size()) &&
           puzzle::isContinuation(front < now.size() ? now[front] : before[front]))
        --front; // Letters are whole.
    std::size_t back = 0;
    while (back < shorter - front && before[before.size() - 1 - back] == now[now.size() - 1 - back])
        ++back;
    while (back > 0 && puzzle::isContinuation(now[now.size() - back]))
        --back;
    const std::string gone = before.substr(front, before.size() - front - back);
    std::string typed = now.substr(front, now.size() - front - back);
    if (typed == " ")
        return text.trc("spoken", "space");
    if (!typed.empty() || gone.empty())
        return typed;
    return text.trc("spoken", "{1} deleted", gone == " " ? text.trc("spoken", "space") : gone);
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
                   spoken.available ? std::string() : text.trc("spoken", "not available"),
                   verbosity == Verbosity::Short ? std::string() : spoken.note});
}

std::string changedWords(const text::Text& text, const ui::Spoken& before, const ui::Spoken& now, Verbosity verbosity) {
    if (before.name != now.name || before.role != now.role)
        return before == now ? std::string() : spokenWords(text, now, verbosity);
    if (now.role == ui::Role::TextField && before.value != now.value && before.remark == now.remark)
        return typedWords(text, before.value, now.value);
    const bool moved = before.place != now.place || before.count != now.count;
    return joined({before.value != now.value || moved ? now.value : std::string(),
                   before.on != now.on && now.on ? onWord(text, *now.on) : std::string(),
                   moved && verbosity == Verbosity::Long ? placeWords(text, now) : std::string(),
                   before.remark != now.remark ? now.remark : std::string(),
                   before.available && !now.available ? text.trc("spoken", "not available") : std::string()});
}

std::string figureWords(const text::Text& text, const data::InSight& shown, std::string score,
                        const std::optional<Par>& optimum, puzzle::Milliseconds time) {
    if (optimum && shown.optimum)
        score += ", " + optimumWords(text, optimum->moves, optimum->exact);
    if (shown.time)
        score += ", " + text::clock(time);
    return score;
}

std::string directionWords(const text::Text& text, ui::Action action) {
    switch (action) {
    case ui::Action::Up:
        return text.trc("spoken", "up");
    case ui::Action::Down:
        return text.trc("spoken", "down");
    case ui::Action::Left:
        return text.trc("spoken", "left");
    case ui::Action::Right:
        return text.trc("spoken", "right");
    default:
        return text.trc("spoken", "end here");
    }
}

} // namespace game
