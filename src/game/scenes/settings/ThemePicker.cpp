#include "game/scenes/settings/ThemePicker.hpp"

#include "game/look/ThemeCard.hpp"
#include "ui/widgets/Panel.hpp"

#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float cardHeight = 102;
constexpr float gap = 11;

} // namespace

ThemePicker::ThemePicker(LampAtlases& atlases, ui::ThemeId chosen, std::function<void(ui::ThemeId)> changed)
    : m_atlases(atlases)
    , m_chosen(chosen)
    , m_changed(std::move(changed)) {}

ui::Rect ThemePicker::card(std::size_t index) const {
    const float width = (bounds().w - 3 * gap) / 4;
    return {bounds().x + static_cast<float>(index) * (width + gap), bounds().y, width, cardHeight};
}

std::optional<std::size_t> ThemePicker::cardAt(ui::Vec at) const {
    for (std::size_t i = 0; i < ui::allThemes.size(); ++i) {
        ui::Rect area = card(i);
        area.h = height;
        if (area.contains(at))
            return i;
    }
    return std::nullopt;
}

void ThemePicker::take(std::size_t index) {
    if (ui::allThemes[index] == m_chosen)
        return;
    m_chosen = ui::allThemes[index];
    m_changed(m_chosen);
}

bool ThemePicker::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = cardAt(moved->at);
        return true;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        m_held = pressed->button == ui::Button::Primary ? cardAt(pressed->at) : std::nullopt;
        return m_held.has_value();
    }
    if (const auto* released = std::get_if<ui::PointerReleased>(&event)) {
        const auto held = std::exchange(m_held, std::nullopt);
        if (held && cardAt(released->at) == held)
            take(*held);
        return held.has_value();
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr)
        return false;
    const auto current = static_cast<std::size_t>(m_chosen);
    if (action->action == ui::Action::Left && current > 0)
        take(current - 1);
    else if (action->action == ui::Action::Right && current + 1 < ui::allThemes.size())
        take(current + 1);
    else
        return action->action == ui::Action::Left || action->action == ui::Action::Right;
    return true;
}

void ThemePicker::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    for (std::size_t i = 0; i < ui::allThemes.size(); ++i) {
        const ui::Rect area = card(i);
        const bool chosen = ui::allThemes[i] == m_chosen;
        drawThemeCard(canvas, m_atlases, area, ui::allThemes[i]);
        if (chosen)
            canvas.stroke(area, 2, colours.accent, 12);
        else if (hovered() && m_pointed == i)
            canvas.stroke(area, 1.5F, colours.brass, 12);
        const ui::TextStyle style{chosen ? ui::Face::Bold : ui::Face::Semibold, 15};
        const float y = area.bottom() + 19;
        const float room = area.w - (chosen ? 24 : 0);
        const float width = std::min(room, canvas.textWidth(m_names[i], style));
        const float left = area.centre().x - (width + (chosen ? 22 : 0)) / 2;
        if (chosen)
            canvas.icon(ui::Icon::Check, {left + 8, y + 1}, 16, colours.accent);
        canvas.textFitted(m_names[i], {left + (chosen ? 22 : 0), y}, room, style,
                          chosen ? colours.text : colours.text2);
        if (chosen && showsFocus())
            ui::drawFocusRing(canvas, {area.x, area.y, area.w, height}, 12);
    }
}

} // namespace game
