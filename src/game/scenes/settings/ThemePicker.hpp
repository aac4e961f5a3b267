#pragma once

#include "game/look/LampAtlas.hpp"
#include "ui/Theme.hpp"
#include "ui/Widget.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>

namespace game {

/// The four themes as miniature houses side by side. One stop for the focus; ←/→ choose.
class ThemePicker : public ui::Widget {
public:
    static constexpr float height = 136;

    ThemePicker(LampAtlases& atlases, ui::ThemeId chosen, std::function<void(ui::ThemeId)> changed);

    void setNames(std::array<std::string, 4> names) { m_names = std::move(names); }
    void choose(ui::ThemeId theme) { m_chosen = theme; } ///< Without telling anybody.

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    [[nodiscard]] ui::Rect card(std::size_t index) const;
    [[nodiscard]] std::optional<std::size_t> cardAt(ui::Vec at) const;
    void take(std::size_t index);

    LampAtlases& m_atlases;
    ui::ThemeId m_chosen;
    std::function<void(ui::ThemeId)> m_changed;
    std::array<std::string, 4> m_names;
    std::optional<std::size_t> m_pointed;
    std::optional<std::size_t> m_held;
};

} // namespace game
