#pragma once

#include "game/controls/CardPicker.hpp"
#include "game/look/LampAtlas.hpp"
#include "ui/Theme.hpp"

#include <array>
#include <functional>
#include <string>

namespace game {

/// The four themes as miniature houses side by side.
class ThemePicker : public CardPicker {
public:
    static constexpr float height = 136;

    ThemePicker(LampAtlases& atlases, ui::ThemeId chosen, const std::function<void(ui::ThemeId)>& changed);

    void setNames(std::array<std::string, 4> names) { m_names = std::move(names); }
    void choose(ui::ThemeId theme) { CardPicker::choose(static_cast<std::size_t>(theme)); }

private:
    void drawCard(ui::Canvas& canvas, const Card& card) const override;

    LampAtlases& m_atlases;
    std::array<std::string, 4> m_names;
};

} // namespace game
