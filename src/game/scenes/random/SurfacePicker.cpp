#include "game/scenes/random/SurfacePicker.hpp"

#include "game/Wording.hpp"
#include "ui/widgets/Panel.hpp"

#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float gap = 9;
constexpr float radius = 12;

} // namespace

SurfacePicker::SurfacePicker(lights::Surface chosen, std::function<void(lights::Surface)> changed)
    : m_chosen(chosen)
    , m_changed(std::move(changed)) {}

ui::Rect SurfacePicker::card(std::size_t index) const {
    const float width = (bounds().w - static_cast<float>(count - 1) * gap) / static_cast<float>(count);
    return {bounds().x + static_cast<float>(index) * (width + gap), bounds().y, width, bounds().h};
}

std::optional<std::size_t> SurfacePicker::cardAt(ui::Vec at) const {
    for (std::size_t i = 0; i < count; ++i)
        if (card(i).contains(at))
            return i;
    return std::nullopt;
}

void SurfacePicker::take(std::size_t index) {
    if (static_cast<lights::Surface>(index) == m_chosen)
        return;
    m_chosen = static_cast<lights::Surface>(index);
    m_changed(m_chosen);
}

void SurfacePicker::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

bool SurfacePicker::handle(const ui::Event& event) {
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
    if (action == nullptr || (action->action != ui::Action::Left && action->action != ui::Action::Right))
        return false;
    const auto current = static_cast<std::size_t>(m_chosen);
    if (action->action == ui::Action::Left && current > 0)
        take(current - 1);
    else if (action->action == ui::Action::Right && current + 1 < count)
        take(current + 1);
    return true;
}

void SurfacePicker::drawCard(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = card(index);
    const auto surface = static_cast<lights::Surface>(index);
    const bool chosen = surface == m_chosen;
    const bool usable = enabled();
    if (chosen && usable) {
        ui::drawLit(canvas, area, radius);
    } else {
        canvas.fill(area, m_pointed == index && usable ? colours.surfaceHi : colours.surfaceLo, radius);
        canvas.stroke(area, 1, chosen || m_pointed == index ? colours.brass : colours.lineSoft, radius);
    }
    const sf::Color ink = !usable ? colours.text3 : chosen ? colours.onLit : colours.text2;
    canvas.icon(surfaceIcon(surface), {area.centre().x, area.y + 24}, 24, ink);
    const ui::TextStyle style{chosen ? ui::Face::Bold : ui::Face::Semibold, 15};
    canvas.textFitted(m_names[index], {area.centre().x, area.bottom() - 17}, area.w - 4, style, ink, ui::Align::Centre);
    if (chosen && showsFocus())
        ui::drawFocusRing(canvas, area, radius);
}

void SurfacePicker::draw(ui::Canvas& canvas) const {
    for (std::size_t i = 0; i < count; ++i)
        drawCard(canvas, i);
}

} // namespace game
