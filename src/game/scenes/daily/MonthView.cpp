#include "game/scenes/daily/MonthView.hpp"

#include "game/look/Signs.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float heading = 30; ///< The weekdays' names.
constexpr float plaqueWidth = 40;
constexpr float plaqueHeight = 24;
constexpr float aroundPlaque = 4; ///< Between window, plaque and the next floor.
constexpr float bracketReach = 1.04F;
constexpr float lateBadge = 12;
constexpr ui::Seconds bracketTravel = 0.090F;

/// Who lives behind a window, the same at every visit.
std::optional<Silhouette> resident(lights::Day day) {
    constexpr std::array residents{Silhouette::Plant, Silhouette::Cat, Silhouette::Curtains, Silhouette::Pendant,
                                   Silhouette::Books};
    const auto who = static_cast<std::size_t>(std::chrono::sys_days(day).time_since_epoch().count() * 5 % 11);
    return who < residents.size() ? std::optional(residents[who]) : std::nullopt;
}

} // namespace

void MonthView::show(std::vector<DayWindow> days, std::size_t selected) {
    m_days = std::move(days);
    m_selected = std::min(selected, m_days.empty() ? 0 : m_days.size() - 1);
    m_first = 0;
    if (!m_days.empty())
        m_first = std::chrono::weekday(std::chrono::sys_days(m_days.front().day)).iso_encoding() - 1;
    m_pointed.reset();
    place(bounds());
}

void MonthView::place(ui::Rect bounds) {
    Widget::place(bounds);
    if (m_days.empty())
        return;
    const ui::Vec centre = windowCentre(m_selected);
    m_bracketX.jump(centre.x - bounds.x);
    m_bracketY.jump(centre.y - bounds.y);
}

ui::Rect MonthView::cell(std::size_t index) const {
    const float width = bounds().w / static_cast<float>(columns);
    const float height = (bounds().h - heading) / static_cast<float>(floors);
    const std::size_t floor = slot(index) / columns;
    return {bounds().x + static_cast<float>(slot(index) % columns) * width,
            bounds().y + heading + static_cast<float>(floor) * height, width, height};
}

float MonthView::windowPitch() const {
    const ui::Rect room = cell(0);
    return std::min(room.w - 12, room.h - plaqueHeight - 2 * aroundPlaque);
}

ui::Vec MonthView::windowCentre(std::size_t index) const {
    const ui::Rect room = cell(index);
    return {room.centre().x, room.y + windowPitch() / 2};
}

std::optional<std::size_t> MonthView::dayAt(ui::Vec at) const {
    for (std::size_t i = 0; i < m_days.size(); ++i)
        if (cell(i).contains(at))
            return i;
    return std::nullopt;
}

void MonthView::choose(std::size_t index) {
    if (index == m_selected)
        return;
    m_selected = index;
    const ui::Seconds time = motion().colourDuration(bracketTravel);
    const ui::Vec centre = windowCentre(index);
    m_bracketX.send(centre.x - bounds().x, time);
    m_bracketY.send(centre.y - bounds().y, time);
    if (onSelect)
        onSelect(index);
}

bool MonthView::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = dayAt(moved->at);
        return false;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto day = pressed->button == ui::Button::Primary ? dayAt(pressed->at) : std::nullopt;
        if (!day)
            return false;
        const bool again = *day == m_selected;
        choose(*day);
        if (again && onActivate)
            onActivate();
        return true;
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && move(*action);
}

bool MonthView::step(int days) {
    const auto to = static_cast<std::ptrdiff_t>(m_selected) + days;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(m_days.size()))
        return false;
    choose(static_cast<std::size_t>(to));
    return true;
}

bool MonthView::move(const ui::ActionPressed& pressed) {
    if (m_days.empty())
        return false;
    const std::size_t column = slot(m_selected) % columns;
    switch (pressed.action) {
    case ui::Action::Left:
        return column > 0 && step(-1);
    case ui::Action::Right:
        return column + 1 < columns && step(1);
    case ui::Action::Up:
        return step(-static_cast<int>(columns));
    case ui::Action::Down:
        return step(static_cast<int>(columns));
    case ui::Action::Home:
        choose(0);
        return true;
    case ui::Action::End:
        choose(m_days.size() - 1);
        return true;
    case ui::Action::Confirm:
        if (!pressed.repeat && onActivate)
            onActivate();
        return true;
    default:
        return false;
    }
}

void MonthView::update(ui::Seconds step) {
    Widget::update(step);
    m_bracketX.update(step);
    m_bracketY.update(step);
}

bool MonthView::animating() const {
    return Widget::animating() || m_bracketX.moving() || m_bracketY.moving();
}

void MonthView::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void MonthView::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float width = bounds().w / static_cast<float>(columns);
    for (std::size_t i = 0; i < columns; ++i)
        canvas.text(m_weekdays[i], {bounds().x + (static_cast<float>(i) + 0.5F) * width, bounds().y + 10},
                    ui::style::label, colours.text2, ui::Align::Centre);
    for (std::size_t i = 0; i < m_days.size(); ++i)
        drawDay(canvas, i);
    if (!m_days.empty())
        drawBrackets(canvas, {bounds().x + m_bracketX.value(), bounds().y + m_bracketY.value()},
                     windowPitch() * bracketReach);
}

void MonthView::drawDay(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const DayWindow& day = m_days[index];
    const ui::Rect room = cell(index);
    const ui::Vec centre = windowCentre(index);
    const float pitch = windowPitch();
    LevelWindow window;
    window.state = day.state;
    window.stars = day.stars;
    window.silhouette = m_silhouettes ? resident(day.day) : std::nullopt;
    window.hovered = m_pointed == index;
    drawLevelWindow(canvas, m_atlases, centre, pitch, window);
    if (day.late) {
        const ui::Vec badge{centre.x + 0.36F * pitch, centre.y - 0.32F * pitch};
        canvas.disc(badge, lateBadge, colours.surfaceLo);
        canvas.ring(badge, lateBadge, 1.5F, colours.brass);
        canvas.icon(ui::Icon::Clock, badge, 16, colours.text);
    }

    const std::string number = std::to_string(static_cast<unsigned>(day.day.day()));
    const ui::Rect plaque{room.centre().x - plaqueWidth / 2, centre.y + pitch / 2 + aroundPlaque, plaqueWidth,
                          plaqueHeight};
    if (!day.today) {
        drawPlaque(canvas, plaque, number,
                   day.state == LevelWindow::State::Locked ? PlaqueState::Locked : PlaqueState::Normal);
        return;
    }
    // Today's sign is lit, and twice as wide.
    const ui::Rect lit = plaque.inset(-1);
    ui::drawLit(canvas, {lit.centre().x - 0.42F * room.w, lit.y, 0.84F * room.w, lit.h}, 9);
    canvas.text(number, plaque.centre(), ui::style::plaqueSmall, colours.onLit, ui::Align::Centre);
}

} // namespace game
