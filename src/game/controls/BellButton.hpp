#pragma once

#include "game/look/Signs.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <string>

namespace game {

/// A name plate with its bell knob, as a control. It is lit while it has the focus: choosing is lighting.
class BellButton : public ui::Widget {
public:
    BellButton(ui::Icon icon, std::function<void()> pressed)
        : m_icon(icon)
        , m_pressed(std::move(pressed)) {}

    void setWords(std::string text, std::string note);

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;

private:
    ui::Icon m_icon;
    std::string m_text;
    std::string m_note;
    std::function<void()> m_pressed;
    bool m_held = false;
    bool m_inside = false;
};

} // namespace game
