#include "game/services/Preferences.hpp"

#include <utility>

namespace game {

Preferences::Preferences(data::Settings settings, std::filesystem::path file)
    : m_settings(settings)
    , m_written(std::move(settings))
    , m_file(std::move(file)) {}

void Preferences::change(const std::function<void(data::Settings&)>& how) {
    how(m_settings);
    how(m_written);
    if (!m_file.empty()) {
        const auto saved = data::saveSettings(m_file, m_written);
        m_problem = saved ? std::nullopt : std::optional(saved.error());
    }
    if (onChange)
        onChange();
}

void Preferences::override(const std::function<void(data::Settings&)>& how) {
    how(m_settings);
    if (onChange)
        onChange();
}

void Preferences::reset() {
    m_settings = {};
    m_written = {};
    m_problem.reset();
    if (onChange)
        onChange();
}

const Theme& Preferences::theme() const noexcept {
    return game::theme(m_settings.theme);
}

ui::Motion Preferences::motion() const noexcept {
    return {m_settings.reducedMotion, static_cast<float>(m_settings.animationSpeed) / 100};
}

BoardOptions Preferences::boardOptions(House house) const noexcept {
    BoardOptions options;
    options.house = house;
    options.silhouettes = m_settings.silhouettes;
    options.symbols = m_settings.symbols;
    options.numbers = m_settings.coordinates;
    options.motion = motion();
    return options;
}

} // namespace game
