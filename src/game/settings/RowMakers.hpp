// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/services/Preferences.hpp"
#include "game/settings/SettingsRows.hpp"
#include "text/Text.hpp"
#include "ui/widgets/Slider.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace game {

/// What stands at the left end of a row.
struct RowWords {
    ui::Icon icon = ui::Icon::Info;
    std::string label{};
    std::string note{};
};

/// A switch for a boolean setting.
[[nodiscard]] SettingsRow toggleRow(const text::Text& text, Preferences& preferences, RowWords words,
                                    bool& (*member)(data::Settings&));

/// A slider for a number.
/// \param shown makes text of the number.
/// \param live whether the setting follows the slider while it is dragged, rather than when it is let go.
[[nodiscard]] SettingsRow sliderRow(Preferences& preferences, RowWords words, ui::SliderRange range,
                                    int& (*member)(data::Settings&), std::function<std::string(int)> shown, bool live);
/// A slider for a number in percent.
[[nodiscard]] SettingsRow percentRow(const text::Text& text, Preferences& preferences, RowWords words,
                                     ui::SliderRange range, int& (*member)(data::Settings&), bool live);

/// Tabs for one of a few values.
/// \param chosen the index of the current one. \param choose changes the settings to the one of an index.
/// \param width of the tabs.
[[nodiscard]] SettingsRow choiceRow(Preferences& preferences, RowWords words, const std::vector<std::string>& names,
                                    std::size_t chosen, std::function<void(data::Settings&, std::size_t)> choose,
                                    float width);

/// The index of a value in a list; 0 if the list does not have it.
template<class Values, class Value>
[[nodiscard]] std::size_t indexIn(const Values& values, const Value& value) {
    const auto found = std::find(values.begin(), values.end(), value);
    return found != values.end() ? static_cast<std::size_t>(found - values.begin()) : 0;
}

[[nodiscard]] SettingsRow buttonRow(RowWords words, std::string label, std::function<void()> pressed);

} // namespace game
