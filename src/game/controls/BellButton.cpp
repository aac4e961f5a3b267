#include "game/controls/BellButton.hpp"

#include <utility>
#include <variant>

namespace game {

void BellButton::setWords(std::string text, std::string note) {
    m_text = std::move(text);
    m_note = std::move(note);
}

void BellButton::draw(ui::Canvas& canvas) const {
    Bell bell;
    bell.icon = m_icon;
    bell.text = m_text;
    bell.note = m_note;
    bell.lit = focused();
    bell.hover = hoverAmount();
    bell.pressed = m_held && m_inside;
    bell.enabled = enabled();
    drawBell(canvas, bounds(), bell);
}

bool BellButton::handle(const ui::Event& event) {
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        if (pressed->button != ui::Button::Primary)
            return false;
        m_held = m_inside = true;
        return true;
    }
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_inside = hitArea().contains(moved->at);
        return m_held;
    }
    if (std::holds_alternative<ui::PointerReleased>(event)) {
        if (std::exchange(m_held, false) && m_inside)
            m_pressed();
        return true;
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || action->action != ui::Action::Confirm)
        return false;
    if (!action->repeat)
        m_pressed();
    return true;
}

} // namespace game
