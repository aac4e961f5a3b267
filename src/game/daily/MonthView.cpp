#include "game/daily/MonthView.hpp"

#include "game/look/Signs.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float heading = 30; ///< Height of the weekdays' names.
constexpr float plaqueWidth = 40;
constexpr float plaqueHeight = 24;
constexpr float aroundPlaque = 4; ///< Between window, plaque and the next floor.
constexpr float lateBadge = 12;

} // namespace

void MonthView::show(std::vector<DayWindow> days, std::size_t selected) {
    m_days = std::move(days);
    begin(selected);
    m_first = 0;
    if (!m_days.empty()) {
        setFamily(
            familyOf(House::Slate, static_cast<std::uint64_t>(static_cast<unsigned>(m_days.front().day.month()))));
        m_first = std::chrono::weekday(std::chrono::sys_days(m_days.front().day)).iso_encoding() - 1;
    }
    place(bounds());
}

void MonthView::place(ui::Rect bounds) {
    Widget::place(bounds);
    if (!m_days.empty())
        jumpBrackets();
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

ui::Vec MonthView::centreOf(std::size_t index) const {
    const ui::Rect room = cell(index);
    return {room.centre().x - bounds().x, room.y - bounds().y + windowPitch() / 2};
}

std::optional<std::size_t> MonthView::windowAt(ui::Vec at) const {
    for (std::size_t i = 0; i < m_days.size(); ++i)
        if (cell(i).contains(at))
            return i;
    return std::nullopt;
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
        drawSelection(canvas, windowPitch(), 0);
}

void MonthView::drawDay(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const DayWindow& day = m_days[index];
    const ui::Rect room = cell(index);
    const ui::Vec centre = centreOf(index) + ui::Vec{bounds().x, bounds().y};
    const float pitch = windowPitch();
    LevelWindow window;
    window.state = day.state;
    window.stars = day.stars;
    drawWindow(canvas, index, centre, pitch, window);
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
    // Today's plaque is lit, and twice as wide.
    const ui::Rect lit = plaque.inset(-1);
    ui::drawLit(canvas, {lit.centre().x - 0.42F * room.w, lit.y, 0.84F * room.w, lit.h}, 9);
    canvas.text(number, plaque.centre(), style::plaqueSmall, colours.onLit, ui::Align::Centre);
}

} // namespace game
