#include "ui/Widget.hpp"

#include "ui/widgets/Panel.hpp"

namespace ui {

namespace {

constexpr Seconds hoverDuration = 0.1F;

} // namespace

void Widget::update(Seconds step) {
    m_hover.send(m_hovered && m_enabled ? 1 : 0, m_motion.colourDuration(hoverDuration));
    m_hover.update(step);
}

bool Widget::animating() const {
    return m_hover.moving() || (m_hover.target() > 0) != (m_hovered && m_enabled);
}

void Widget::drawFocusRing(Canvas& canvas, float radius) const {
    if (showsFocus())
        ui::drawFocusRing(canvas, m_bounds, radius);
}

} // namespace ui
