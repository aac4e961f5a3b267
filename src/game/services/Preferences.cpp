// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Preferences.hpp"

#include "game/boards/BoardHouse.hpp"
#include "game/boards/Challenge.hpp"
#include "game/look/DaySky.hpp"
#include "game/look/LightsBoardView.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace game {

namespace {

/// What the residents of a board depend on: the same people on every visit.
std::string_view homesText(const Challenge& challenge) {
    if (challenge.place() != nullptr)
        return challenge.key.levelPath();
    if (challenge.random() != nullptr)
        return challenge.random()->seed;
    if (!challenge.day())
        return challenge.code;
    const std::string_view key = challenge.key.text(); // "SERIES:DATE"
    return key.substr(key.find(':') + 1);
}

/// The colours of the cursor, in the order of data::cursorColours; the first is the theme's own.
constexpr std::array<std::uint32_t, 4> cursorColours{0, 0xFFE600FF, 0x00E5FFFF, 0xFF5ADCFF}; // RGBA.
static_assert(cursorColours.size() == data::cursorColours.size());

Theme themeOf(const data::Settings& settings) {
    Theme theme = game::theme(settings.theme);
    const auto* const chosen =
        std::find(data::cursorColours.begin(), data::cursorColours.end(), settings.access.cursorColour);
    if (chosen != data::cursorColours.begin() && chosen != data::cursorColours.end())
        theme.controls.colours.focus =
            sf::Color(cursorColours[static_cast<std::size_t>(chosen - data::cursorColours.begin())]);
    theme.controls.focusScale = static_cast<float>(settings.access.cursorSize) / 100;
    return theme;
}

} // namespace

Preferences::Preferences(data::Settings settings, std::filesystem::path file)
    : m_settings(settings)
    , m_written(std::move(settings))
    , m_file(std::move(file))
    , m_theme(themeOf(m_settings)) {}

void Preferences::changed() {
    m_theme = themeOf(m_settings);
    if (onChange)
        onChange();
}

void Preferences::change(const std::function<void(data::Settings&)>& how) {
    how(m_settings);
    how(m_written);
    if (!m_file.empty()) {
        const auto saved = data::saveSettings(m_file, m_written);
        m_problem = saved ? std::nullopt : std::optional(saved.error());
    }
    changed();
}

void Preferences::override(const std::function<void(data::Settings&)>& how) {
    how(m_settings);
    changed();
}

void Preferences::reset() {
    m_settings = {};
    m_written = {};
    m_problem.reset();
    changed();
}

ui::Motion Preferences::motion() const noexcept {
    return {m_settings.reducedMotion, static_cast<float>(m_settings.animationSpeed) / 100};
}

BoardOptions Preferences::boardOptions(House house) const noexcept {
    BoardOptions options;
    options.house = house;
    options.residents = m_settings.silhouettes && !theme().controls.flat;
    options.symbols = m_settings.symbols;
    options.numbers = m_settings.coordinates;
    options.motion = motion();
    return options;
}

BoardOptions Preferences::boardOptions(const Challenge& challenge) const noexcept {
    BoardOptions options = boardOptions(houseAround(challenge));
    options.strangers = options.door = houseOf(challenge) == House::Slate;
    options.front = BoardSurround::Facade;
    options.seed = puzzle::hash(homesText(challenge));
    const auto day = challenge.day();
    options.snow = day && skyOf(*day).weather == Weather::Snow;
    return options;
}

} // namespace game
