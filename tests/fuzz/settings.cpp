// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/settings/Settings.hpp"

#include "Fuzz.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace {

constexpr std::array<std::string_view, 2> languages{"en", "de"};
constexpr std::array<std::string_view, 2> themes{"night", "paper"};
constexpr data::SettingWords words{languages, themes};

template<class List, class Value>
bool isOneOf(const List& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

void requirePossible(const data::Settings& settings) {
    require(settings.language.empty() || isOneOf(languages, settings.language), "a language that there is");
    require(isOneOf(themes, settings.theme), "a theme that there is");
    require(isOneOf(data::animationSpeeds, settings.animationSpeed), "a speed that there is");
    for (const int volume : {settings.effectsVolume, settings.musicVolume})
        require(volume >= 0 && volume <= 100, "a volume within its bounds");
    require(settings.uiScale >= data::minUiScale && settings.uiScale <= data::maxUiScale, "a scale within its bounds");
    require(settings.window.width > 0 && settings.window.height > 0, "a window that has a size");
}

} // namespace

/// Whatever a settings file contains, the game can start with what is read from it, and what it writes is read back the
/// same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const data::SettingsReading reading = data::readSettings(textOf(bytes, size), words);
    requirePossible(reading.settings);
    require(!reading.damaged || !reading.problems.empty(), "a refusal has a reason");
    require(!reading.damaged || reading.settings == data::Settings(), "damaged settings are those of the start");
    const data::SettingsReading again = data::readSettings(data::formatSettings(reading.settings), words);
    require(!again.damaged && again.problems.empty(), "what is written are settings");
    require(again.settings == reading.settings, "written and read again is the same");
    return 0;
}

std::vector<std::string> goodInputs() {
    data::Settings settings;
    settings.language = "de";
    settings.player = "Zoë";
    settings.theme = "paper";
    settings.window = {1920, 1080};
    settings.inSight.time = false;
    settings.bindings = {{"undo", {"U", "Ctrl+Z", "Pad:X"}}, {"hint", {}}};
    settings.unknown = R"({"later":{"a":[1,null]}})";
    return {data::formatSettings({}), data::formatSettings(settings), "{}",
            R"({"player":" Mina ","uiScale":150,"animationSpeed":0,"inSight":{"time":false,"later":1},)"
            R"("random":{"rows":8,"columns":9,"surface":"klein","stamp":"square","goal":"on","difficulty":"hard"},)"
            R"("bindings":{"undo":["Z"],"press":["Pad:A","Return"]},"window":{"width":800,"height":600}})"};
}
