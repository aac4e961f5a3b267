#pragma once

#include "game/controls/CardPicker.hpp"
#include "lights/Rules.hpp"

#include <array>
#include <functional>
#include <string>

namespace game {

/// The surfaces as cards side by side.
class SurfacePicker : public CardPicker {
public:
    static constexpr float height = 66;
    static constexpr std::size_t count = 6;

    SurfacePicker(lights::Surface chosen, const std::function<void(lights::Surface)>& changed);

    void setNames(std::array<std::string, count> names) { m_names = std::move(names); }
    void choose(lights::Surface surface) { CardPicker::choose(static_cast<std::size_t>(surface)); }

private:
    void drawCard(ui::Canvas& canvas, const Card& card) const override;

    std::array<std::string, count> m_names;
};

} // namespace game
