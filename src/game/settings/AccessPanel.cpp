// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/settings/RowMakers.hpp"
#include "game/settings/SettingsPanels.hpp"
#include "text/Format.hpp"

#include <utility>

namespace game {

namespace {

using text::Text;

std::string seconds(const Text& text, double value, int decimals) {
    return text.trc("seconds", "{1}\u00A0s", text::decimal(text, value, decimals));
}

} // namespace

SettingsSection speechSection(const Text& text, Preferences& preferences) {
    const auto rate = [](data::Settings& settings) -> int& { return settings.access.speechRate; };
    SettingsSection section{SettingsSection::Place::Right, text.tr("Speech"), {}};
    section.rows.push_back(toggleRow(text, preferences,
                                     {ui::Icon::Speaker, text.tr("Speech"), text.tr("Says what is on the screen")},
                                     [](data::Settings& settings) -> bool& { return settings.speech; }));
    section.rows.push_back(choiceRow(
        preferences, {ui::Icon::Letters, text.tr("How much is said")},
        {text.trc("speech", "Short"), text.trc("speech", "Medium"), text.trc("speech", "Long")},
        indexIn(data::speechDetails, preferences.get().speechDetail),
        [](data::Settings& settings, std::size_t index) { settings.speechDetail = data::speechDetails[index]; }, 310));
    section.rows.push_back(sliderRow(
        preferences, {ui::Icon::Motion, text.tr("Speed of speech")}, {-data::maxSpeechRate, data::maxSpeechRate, 10},
        rate, [](int value) { return (value > 0 ? "+" : "") + std::to_string(value); }, false));
    return section;
}

SettingsSection handSection(const Text& text, Preferences& preferences) {
    const data::Access& access = preferences.get().access;
    SettingsSection section{SettingsSection::Place::Right, text.tr("Accessibility: keys and buttons"), {}};
    section.rows.push_back(toggleRow(
        text, preferences,
        {ui::Icon::Check, text.tr("One switch"), text.tr("The focus moves by itself; Enter, a click or A chooses")},
        [](data::Settings& settings) -> bool& { return settings.access.oneSwitch; }));
    section.rows.push_back(sliderRow(
        preferences, {ui::Icon::Clock, text.tr("Time for each step")}, {data::minScanStep, data::maxScanStep, 100},
        [](data::Settings& settings) -> int& { return settings.access.scanStep; },
        [&text](int value) { return seconds(text, value / 1000.0, 1); }, false));
    section.rows.push_back(choiceRow(
        preferences, {ui::Icon::Restart, text.tr("Repeat while held")},
        {text.trc("switch", "Off"), text.trc("repeat", "Slow"), text.trc("repeat", "Usual")},
        indexIn(data::repeatSpeeds, access.repeat),
        [](data::Settings& settings, std::size_t index) { settings.access.repeat = data::repeatSpeeds[index]; }, 280));
    std::vector<std::string> times;
    times.reserve(data::ignoredTimes.size());
    for (const int time : data::ignoredTimes)
        times.push_back(time == 0 ? text.trc("switch", "Off")
                                  : seconds(text, time / 1000.0,
                                            time % 1000 == 0  ? 0
                                            : time % 100 == 0 ? 1
                                                              : 2));
    section.rows.push_back(choiceRow(
        preferences,
        {ui::Icon::Lock, text.tr("Ignore double presses"), text.tr("Keys and buttons, this soon after letting go")},
        times, indexIn(data::ignoredTimes, access.ignoredWithin),
        [](data::Settings& settings, std::size_t index) { settings.access.ignoredWithin = data::ignoredTimes[index]; },
        290));
    return section;
}

SettingsRow lettersRow(const Text& text, Preferences& preferences) {
    return toggleRow(text, preferences,
                     {ui::Icon::Letters, text.tr("OpenDyslexic"), text.tr("Letters that are hard to confuse")},
                     [](data::Settings& settings) -> bool& { return settings.access.openDyslexic; });
}

std::vector<SettingsRow> cursorRows(const Text& text, Preferences& preferences) {
    const data::Access& access = preferences.get().access;
    std::vector<SettingsRow> rows;
    rows.push_back(choiceRow(
        preferences, {ui::Icon::Grid, text.tr("Cursor size"), text.tr("For the cursor on boards and for the focus")},
        {text.trc("cursor", "Usual"), text.trc("cursor", "Thick"), text.trc("cursor", "Thickest")},
        indexIn(data::cursorSizes, access.cursorSize),
        [](data::Settings& settings, std::size_t index) { settings.access.cursorSize = data::cursorSizes[index]; },
        340));
    rows.push_back(choiceRow(
        preferences, {ui::Icon::Contrast, text.tr("Cursor colour")},
        {text.trc("cursor", "Theme"), text.trc("cursor", "Yellow"), text.trc("cursor", "Cyan"),
         text.trc("cursor", "Pink")},
        indexIn(data::cursorColours, access.cursorColour),
        [](data::Settings& settings, std::size_t index) { settings.access.cursorColour = data::cursorColours[index]; },
        350));
    return rows;
}

SettingsRow messagesRow(const Text& text, Preferences& preferences) {
    std::vector<std::string> times;
    times.reserve(data::messageTimes.size());
    for (const int time : data::messageTimes)
        times.push_back(seconds(text, time, 0));
    return choiceRow(
        preferences, {ui::Icon::Info, text.tr("Messages stay")}, times,
        indexIn(data::messageTimes, preferences.get().access.messageSeconds),
        [](data::Settings& settings, std::size_t index) { settings.access.messageSeconds = data::messageTimes[index]; },
        340);
}

} // namespace game
