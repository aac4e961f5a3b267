#include "game/editor/BrushButton.hpp"

#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float radius = 12;
constexpr float iconAt = 26;
constexpr float labelAt = 53;
constexpr float keyGap = 14;
constexpr float narrowWidth = 210;
constexpr float narrowIconAt = 21;
constexpr float narrowLabelAt = 40;
constexpr float narrowKeyGap = 9;
constexpr float smallestLetters = 0.8F;

} // namespace

BrushButton::BrushButton(ui::Icon icon, std::function<void()> taken)
    : m_icon(icon)
    , m_taken(std::move(taken)) {}

void BrushButton::setWords(std::string label, std::string key) {
    m_label = std::move(label);
    m_key = std::move(key);
}

bool BrushButton::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        m_taken();
        return true;
    }
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        m_taken();
    return result != ui::Press::Result::Ignored;
}

void BrushButton::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    if (m_chosen) {
        ui::drawLit(canvas, area, radius, hoverAmount());
    } else {
        canvas.fill(area, ui::mix(colours.surfaceLo, colours.surfaceHi, hoverAmount()), radius);
        canvas.stroke(area, 1, ui::mix(colours.lineSoft, colours.brass, hoverAmount()), radius);
    }
    const sf::Color ink = m_chosen ? colours.onLit : colours.text;
    const float middle = area.centre().y;
    const auto measure = [&](std::string_view text, const ui::TextStyle& style) {
        return canvas.textWidth(text, style);
    };
    const float cap = m_key.empty() ? 0 : ui::keycapWidth(m_key, measure);
    const bool narrow = area.w < narrowWidth;
    const float label = narrow ? narrowLabelAt : labelAt;
    const float gap = narrow ? narrowKeyGap : keyGap;
    ui::TextStyle style = ui::style::button;
    const float room = area.w - label - 2 * gap - cap;
    if (const float width = canvas.textWidth(m_label, style); width > room)
        style.size *= std::max(smallestLetters, room / width * 0.99F);
    canvas.textFitted(m_label, {area.x + label, middle}, room + 1, style, ink);
    canvas.icon(m_icon, {area.x + (narrow ? narrowIconAt : iconAt), middle}, 22, ink);
    if (cap > 0)
        ui::drawKeycap(canvas, m_key, {area.right() - gap - cap, middle},
                       m_chosen ? ui::Keycap::Tone::OnLit : ui::Keycap::Tone::Dark);
    if (showsFocus())
        ui::drawFocusRing(canvas, bounds(), radius);
}

} // namespace game
