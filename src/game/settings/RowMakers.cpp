// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/settings/RowMakers.hpp"

#include "text/Format.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"
#include "ui/widgets/Toggle.hpp"

#include <cmath>
#include <utility>

namespace game {

namespace {

SettingsRow rowOf(RowWords words) {
    SettingsRow row;
    row.icon = words.icon;
    row.label = std::move(words.label);
    row.note = std::move(words.note);
    return row;
}

int valueOf(const ui::Slider& slider) {
    return static_cast<int>(std::lround(slider.value()));
}

} // namespace

SettingsRow toggleRow(const text::Text& text, Preferences& preferences, RowWords words,
                      bool& (*member)(data::Settings&)) {
    data::Settings now = preferences.get();
    auto toggle = std::make_unique<ui::Toggle>(member(now), [&preferences, member](bool on) {
        preferences.change([&](data::Settings& settings) { member(settings) = on; });
    });
    toggle->setWords(text.trc("switch", "On"), text.trc("switch", "Off"));
    SettingsRow row = rowOf(std::move(words));
    row.refresh = [&preferences, member, shown = toggle.get()] {
        data::Settings changed = preferences.get();
        shown->setOn(member(changed));
    };
    row.control = std::move(toggle);
    return row;
}

SettingsRow sliderRow(Preferences& preferences, RowWords words, ui::SliderRange range, int& (*member)(data::Settings&),
                      std::function<std::string(int)> shown, bool live) {
    data::Settings now = preferences.get();
    auto control = std::make_unique<ui::Slider>(range, static_cast<float>(member(now)));
    ui::Slider* const slider = control.get();
    const auto take = [&preferences, member, slider] {
        preferences.change([&](data::Settings& settings) { member(settings) = valueOf(*slider); });
    };
    if (live)
        slider->onChange = [take](float) { take(); };
    else
        slider->onRelease = take; // Otherwise changing the interface size would move the slider under the pointer.
    SettingsRow row = rowOf(std::move(words));
    row.control = std::move(control);
    row.controlSize = {220, 28};
    row.value = [slider, shown] { return shown(valueOf(*slider)); };
    slider->words = [shown = std::move(shown)](float value) { return shown(static_cast<int>(std::lround(value))); };
    return row;
}

SettingsRow percentRow(const text::Text& text, Preferences& preferences, RowWords words, ui::SliderRange range,
                       int& (*member)(data::Settings&), bool live) {
    return sliderRow(
        preferences, std::move(words), range, member, [&text](int value) { return text::percent(text, value); }, live);
}

SettingsRow choiceRow(Preferences& preferences, RowWords words, const std::vector<std::string>& names,
                      std::size_t chosen, std::function<void(data::Settings&, std::size_t)> choose, float width) {
    std::vector<ui::TabItem> items;
    items.reserve(names.size());
    for (const std::string& name : names)
        items.push_back({name, {}, true});
    SettingsRow row = rowOf(std::move(words));
    row.control = std::make_unique<ui::Tabs>(
        std::move(items), chosen, [&preferences, choose = std::move(choose)](std::size_t index) {
            preferences.change([&](data::Settings& settings) { choose(settings, index); });
        });
    row.controlSize = {width, ui::Tabs::height};
    return row;
}

SettingsRow buttonRow(RowWords words, std::string label, std::function<void()> pressed) {
    ui::ButtonFace face;
    face.label = std::move(label);
    SettingsRow row = rowOf(std::move(words));
    row.control = std::make_unique<ui::PushButton>(std::move(face), std::move(pressed));
    row.controlSize = {170, ui::PushButton::height};
    return row;
}

} // namespace game
