#include "game/learn/LessonCard.hpp"

#include "game/look/Signs.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float radius = 16;
constexpr float padding = 18;
constexpr float plaque = 44;

} // namespace

void LessonCard::drawSteps(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float y = bounds().bottom() - padding - 6;
    float x = bounds().x + padding + 6;
    for (int i = 0; i < m_face.steps; ++i) {
        if (i < m_face.reached || m_face.done)
            canvas.disc({x, y}, 6, colours.accent);
        else
            canvas.ring({x, y}, 6, 1.5F, colours.lineCtl);
        x += 18;
    }
    const ui::Vec end{bounds().right() - padding, y};
    if (m_face.done) {
        const float width = canvas.text(m_face.state, end, ui::style::label, colours.text2, ui::Align::Right);
        canvas.icon(ui::Icon::Check, {end.x - width - 14, y}, 18, colours.ok);
    } else {
        canvas.text(m_face.state, end, ui::style::label, m_face.next ? colours.accent : colours.text2,
                    ui::Align::Right);
    }
}

void LessonCard::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    ui::drawPanel(canvas, area, radius);
    if (m_face.next)
        canvas.stroke(area, 2, colours.accent, radius);
    else if (hoverAmount() > 0)
        canvas.stroke(area, 1.5F, ui::faded(colours.brass, hoverAmount()), radius);
    drawPlaque(canvas, {area.x + padding, area.y + padding, plaque, plaque}, std::to_string(m_face.number));
    const float left = area.x + padding + plaque + 14;
    const float width = area.right() - padding - left;
    const auto titleLines = canvas.wrap(m_face.title, ui::style::cardTitle, width);
    const float step = ui::style::cardTitle.size * ui::style::cardTitle.lineHeight;
    float y = area.y + padding + plaque / 2 - step * static_cast<float>(titleLines.size() - 1) / 2;
    for (const std::string& line : titleLines) {
        canvas.text(line, {left, y}, ui::style::cardTitle, colours.text);
        y += step;
    }
    canvas.paragraph(m_face.about, {area.x + padding, area.y + padding + plaque + 16, area.w - 2 * padding, 0},
                     ui::style::secondary, colours.text2);
    drawSteps(canvas);
    if (showsFocus())
        drawFocusRing(canvas, radius);
}

bool LessonCard::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        m_pressed();
        return true;
    }
    switch (m_press.handle(event, hitArea())) {
    case ui::Press::Result::Clicked:
        m_pressed();
        return true;
    case ui::Press::Result::Used:
        return true;
    case ui::Press::Result::Ignored:
        break;
    }
    return false;
}

} // namespace game
