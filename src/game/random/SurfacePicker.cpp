#include "game/random/SurfacePicker.hpp"

#include "game/words/Wording.hpp"
#include "ui/widgets/Panel.hpp"

namespace game {

namespace {

constexpr float gap = 9;
constexpr float radius = 12;

} // namespace

SurfacePicker::SurfacePicker(lights::Surface chosen, const std::function<void(lights::Surface)>& changed)
    : CardPicker(count, gap, static_cast<std::size_t>(chosen),
                 [changed](std::size_t index) { changed(static_cast<lights::Surface>(index)); }) {}

void SurfacePicker::drawCard(ui::Canvas& canvas, const Card& card) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = card.area;
    const bool usable = enabled();
    if (card.chosen && usable) {
        ui::drawLit(canvas, area, radius);
    } else {
        canvas.fill(area, card.pointed && usable ? colours.surfaceHi : colours.surfaceLo, radius);
        canvas.stroke(area, 1, card.chosen || card.pointed ? colours.brass : colours.lineSoft, radius);
    }
    const sf::Color ink = !usable ? colours.text3 : card.chosen ? colours.onLit : colours.text2;
    canvas.icon(surfaceIcon(static_cast<lights::Surface>(card.index)), {area.centre().x, area.y + 24}, 24, ink);
    const ui::TextStyle style{card.chosen ? ui::Face::Bold : ui::Face::Semibold, 15};
    canvas.textFitted(m_names[card.index], {area.centre().x, area.bottom() - 17}, area.w - 4, style, ink,
                      ui::Align::Centre);
    if (card.chosen && showsFocus())
        ui::drawFocusRing(canvas, area, radius);
}

} // namespace game
