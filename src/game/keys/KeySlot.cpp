#include "game/keys/KeySlot.hpp"

#include "ui/widgets/KeyLegend.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float radius = 10;
constexpr float line = 1.5F;
constexpr float padding = 5;
constexpr float plus = 16;

} // namespace

void KeySlot::setFixed(std::string words) {
    m_words = std::move(words);
    setEnabled(false);
}

bool KeySlot::handle(const ui::Event& event) {
    const bool pressed = ui::isConfirm(event);
    const ui::Press::Result result = pressed ? ui::Press::Result::Used : m_press.handle(event, hitArea());
    if ((pressed || result == ui::Press::Result::Clicked) && onPress)
        onPress();
    return result != ui::Press::Result::Ignored;
}

void KeySlot::draw(ui::Canvas& canvas) const {
    const ui::Palette& c = canvas.colours();
    const bool down = m_press.down();
    const ui::Rect area = down ? bounds().moved({0, 1}) : bounds();
    if (enabled()) {
        canvas.fill(area, ui::mix(c.surfaceLo, c.surfaceHi, down ? 0 : hoverAmount()), radius);
        canvas.stroke(area, line, down ? c.accent : ui::mix(c.lineCtl, c.brass, hoverAmount()), radius);
    }
    const ui::Vec middle = area.centre();
    if (!m_words.empty()) {
        canvas.textFitted(m_words, middle, area.w, ui::style::legend, c.text2, ui::Align::Centre);
    } else if (!m_cap.empty()) {
        const auto measure = [&](std::string_view words, const ui::TextStyle& style) {
            return canvas.textWidth(words, style);
        };
        const float room = area.w - 2 * padding;
        const float width = std::min(room, ui::keycapWidth(m_cap, measure));
        ui::drawKeycap(canvas, m_cap, {middle.x - width / 2, middle.y}, ui::Keycap::Tone::Dark, 1, room);
    } else {
        canvas.icon(ui::Icon::Plus, middle, plus, ui::mix(c.text3, c.text, hoverAmount()));
    }
    drawFocusRing(canvas, radius);
}

} // namespace game
