#include "game/controls/PlayerChip.hpp"

#include "text/Format.hpp"

namespace game {

void PlayerChip::layout(const text::Text& text, float right, const ui::Measure& measure) {
    m_chip = {text.tr("Playing as"),
              text::playerName(text, m_records.player()),
              {},
              [](ui::Canvas& on, ui::Vec centre) { on.icon(ui::Icon::User, centre, 20, on.colours().text2); }};
    setTip(text.tr("Who plays?"));
    place(topChipArea(right, m_chip, measure));
}

void PlayerChip::press() {
    m_sounds.play(Sound::Select);
    m_navigator.push(ToPlayers{});
}

bool PlayerChip::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        press();
        return true;
    }
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        press();
    return result != ui::Press::Result::Ignored;
}

void PlayerChip::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    canvas.fill(area, ui::mix(colours.surfaceLo, colours.surfaceHi, hoverAmount()), topChipRadius);
    canvas.stroke(area, m_press.down() ? 1.5F : 1.0F,
                  m_press.down() ? colours.accent : ui::mix(colours.line, colours.brass, hoverAmount()), topChipRadius);
    drawTopChipContent(canvas, area, m_chip);
    drawFocusRing(canvas, topChipRadius);
}

} // namespace game
