#include "ui/widgets/Chip.hpp"

#include "ui/widgets/Panel.hpp"

namespace ui {

namespace {

constexpr float radius = 9;
constexpr float padding = 14;
constexpr float tick = 18;
constexpr float gap = 7;
constexpr float disabledAlpha = 0.5F;

} // namespace

Chip::Chip(std::string label, bool on, std::function<void(bool)> changed)
    : onChange(std::move(changed))
    , m_label(std::move(label))
    , m_on(on) {}

float Chip::preferredWidth(const Measure& measure) const {
    return 2 * padding + measure(m_label, style::label) + (m_on ? tick + gap : 0);
}

void Chip::flip() {
    m_on = !m_on;
    if (onChange)
        onChange(m_on);
}

bool Chip::handle(const Event& event) {
    if (isConfirm(event)) {
        flip();
        return true;
    }
    const Press::Result result = m_press.handle(event, hitArea());
    if (result == Press::Result::Clicked)
        flip();
    return result != Press::Result::Ignored;
}

void Chip::draw(Canvas& canvas) const {
    const Palette& c = canvas.colours();
    const Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    {
        const Canvas::Layer layer(canvas, {}, enabled() ? 1.0F : disabledAlpha);
        canvas.fill(area, mix(c.surfaceLo, c.surfaceHi, hoverAmount()), radius);
        canvas.stroke(area, m_on ? 1.5F : 1.0F, m_on ? c.accent : mix(c.lineSoft, c.brass, hoverAmount()), radius);
        const float label = canvas.textWidth(m_label, style::label);
        float x = area.centre().x - (label + (m_on ? tick + gap : 0)) / 2;
        if (m_on) {
            canvas.icon(Icon::Check, {x + tick / 2, area.centre().y}, tick, c.accent);
            x += tick + gap;
        }
        canvas.text(m_label, {x, area.centre().y}, style::label, m_on ? c.text : c.text2);
    }
    drawFocusRing(canvas, radius);
}

} // namespace ui
