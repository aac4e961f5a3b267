#pragma once

#include "lights/Rules.hpp"
#include "ui/Widget.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>

namespace game {

/// The surfaces as cards side by side. One stop for the focus; ←/→ choose.
class SurfacePicker : public ui::Widget {
public:
    static constexpr float height = 66;
    static constexpr std::size_t count = 6;

    SurfacePicker(lights::Surface chosen, std::function<void(lights::Surface)> changed);

    void setNames(std::array<std::string, count> names) { m_names = std::move(names); }
    void choose(lights::Surface surface) { m_chosen = surface; } ///< Without telling anybody.

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setHovered(bool hovered) override;

private:
    [[nodiscard]] ui::Rect card(std::size_t index) const;
    [[nodiscard]] std::optional<std::size_t> cardAt(ui::Vec at) const;
    void take(std::size_t index);
    void drawCard(ui::Canvas& canvas, std::size_t index) const;

    lights::Surface m_chosen;
    std::function<void(lights::Surface)> m_changed;
    std::array<std::string, count> m_names;
    std::optional<std::size_t> m_pointed;
    std::optional<std::size_t> m_held;
};

} // namespace game
