#include "ui/widgets/Press.hpp"

namespace ui {

Press::Result Press::handle(const Event& event, Rect area) {
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        if (pressed->button != Button::Primary || !area.contains(pressed->at))
            return Result::Ignored;
        m_held = true;
        m_inside = true;
        return Result::Used;
    }
    if (!m_held)
        return Result::Ignored;
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        m_inside = area.contains(moved->at);
        return Result::Used;
    }
    if (const auto* released = std::get_if<PointerReleased>(&event)) {
        if (released->button != Button::Primary)
            return Result::Used;
        m_held = false;
        return area.contains(released->at) ? Result::Clicked : Result::Used;
    }
    if (std::holds_alternative<PointerLeft>(event)) {
        m_held = false;
        return Result::Used;
    }
    return Result::Ignored;
}

bool isConfirm(const Event& event) noexcept {
    const auto* pressed = std::get_if<ActionPressed>(&event);
    return pressed != nullptr && pressed->action == Action::Confirm && !pressed->repeat;
}

} // namespace ui
