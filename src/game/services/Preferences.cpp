// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Preferences.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace game {

namespace {

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

} // namespace game
