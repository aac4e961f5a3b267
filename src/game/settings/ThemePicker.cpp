#include "game/settings/ThemePicker.hpp"

#include "game/look/ThemeCard.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float houseHeight = 102;
constexpr float gap = 11;
constexpr float radius = 12;

} // namespace

ThemePicker::ThemePicker(LampAtlases& atlases, ui::ThemeId chosen, const std::function<void(ui::ThemeId)>& changed)
    : CardPicker(ui::allThemes.size(), gap, static_cast<std::size_t>(chosen),
                 [changed](std::size_t index) { changed(ui::allThemes[index]); })
    , m_atlases(atlases) {}

void ThemePicker::drawCard(ui::Canvas& canvas, const Card& card) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect house{card.area.x, card.area.y, card.area.w, houseHeight};
    drawThemeCard(canvas, m_atlases, house, ui::allThemes[card.index]);
    if (card.chosen)
        canvas.stroke(house, 2, colours.accent, radius);
    else if (card.pointed)
        canvas.stroke(house, 1.5F, colours.brass, radius);

    const std::string& name = m_names[card.index];
    const ui::TextStyle style{card.chosen ? ui::Face::Bold : ui::Face::Semibold, 15};
    const float y = house.bottom() + 19;
    const float room = house.w - (card.chosen ? 24.0F : 0.0F);
    const float width = std::min(room, canvas.textWidth(name, style));
    const float left = house.centre().x - (width + (card.chosen ? 22.0F : 0.0F)) / 2;
    if (card.chosen)
        canvas.icon(ui::Icon::Check, {left + 8, y + 1}, 16, colours.accent);
    canvas.textFitted(name, {left + (card.chosen ? 22.0F : 0.0F), y}, room, style,
                      card.chosen ? colours.text : colours.text2);
    if (card.chosen && showsFocus())
        ui::drawFocusRing(canvas, card.area, radius);
}

} // namespace game
