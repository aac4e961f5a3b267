#include "game/scenes/campaign/HouseFront.hpp"

#include "game/look/House.hpp"
#include "game/look/Signs.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr std::size_t mostFloors = 3;
constexpr float windowPitch = 106;
constexpr float floorHeight = 172;
constexpr float firstWindow = 74; ///< From the wall's top to the middle of the highest windows.
constexpr float underLast = 129;  ///< From the middle of the lowest windows to the ground.
constexpr float roofHeight = 48;  ///< Ridge over the wall's top; the chimney may stand out.
constexpr float corniceFoot = 9;
constexpr float plinthHeight = 27;
constexpr float plaqueWidth = 48;
constexpr float plaqueHeight = 30;
constexpr float plaqueDown = 76; ///< From the window's middle to the plaque's.
constexpr float bracketReach = 1.04F;
constexpr ui::Seconds bracketTravel = 0.090F;

float wallHeight(std::size_t floors) {
    return firstWindow + static_cast<float>(floors - 1) * floorHeight + underLast;
}

/// Who lives behind a window: the same at every visit, and not the same in neighbouring windows.
std::optional<Silhouette> resident(std::size_t index) {
    constexpr std::array residents{Silhouette::Plant, Silhouette::Cat, Silhouette::Curtains, Silhouette::Pendant,
                                   Silhouette::Books};
    const std::size_t who = (6 - index % HouseFront::columns + 5 * (index / HouseFront::columns)) % 6;
    return who < residents.size() ? std::optional(residents[who]) : std::nullopt;
}

} // namespace

void HouseFront::show(House house, std::vector<CampaignLevel> levels, std::size_t selected) {
    const bool moved = house != m_house || levels.size() != m_levels.size();
    m_house = house;
    m_levels = std::move(levels);
    m_selected = std::min(selected, m_levels.empty() ? 0 : m_levels.size() - 1);
    m_column = m_selected % columns;
    m_pointed.reset();
    if (moved)
        m_bar.setOffset(0);
    raise();
}

void HouseFront::place(ui::Rect room) {
    m_room = room;
    raise();
}

void HouseFront::raise() {
    std::size_t shown = std::clamp<std::size_t>(floors(), 1, mostFloors);
    while (shown > 1 && wallHeight(shown) + roofHeight > m_room.h)
        --shown;
    const float height = wallHeight(shown);
    Widget::place({m_room.x, m_room.bottom() - height, m_room.w, height});
    const std::size_t hidden = std::max(floors(), shown) - shown;
    m_bar.fit(opening(), opening().h + static_cast<float>(hidden) * floorHeight);
    revealSelected();
    m_bracketX.jump(inWall(m_selected).x);
    m_bracketY.jump(inWall(m_selected).y);
}

ui::Rect HouseFront::opening() const {
    return {bounds().x, bounds().y + corniceFoot, bounds().w, bounds().h - corniceFoot - plinthHeight};
}

ui::Vec HouseFront::inWall(std::size_t index) const {
    const float pitch = (bounds().w - 36) / static_cast<float>(columns);
    const auto column = static_cast<float>(index % columns);
    const std::size_t floor = index / columns;
    return {bounds().w / 2 + (column - 2.5F) * pitch, firstWindow + static_cast<float>(floor) * floorHeight};
}

ui::Rect HouseFront::windowRect(std::size_t index) const {
    const ui::Vec centre = inWall(index) + ui::Vec{bounds().x, bounds().y - m_bar.offset()};
    const float half = windowPitch / 2;
    return {centre.x - half, centre.y - half, windowPitch, half + plaqueDown + plaqueHeight / 2};
}

std::optional<std::size_t> HouseFront::windowAt(ui::Vec at) const {
    if (!opening().contains(at))
        return std::nullopt;
    for (std::size_t i = 0; i < m_levels.size(); ++i)
        if (windowRect(i).contains(at))
            return i;
    return std::nullopt;
}

void HouseFront::revealSelected() {
    const std::size_t floor = m_selected / columns;
    m_bar.reveal(static_cast<float>(floor) * floorHeight, std::min(opening().h, floorHeight + 2 * corniceFoot));
}

void HouseFront::choose(std::size_t index) {
    if (index == m_selected)
        return;
    m_selected = index;
    revealSelected();
    const ui::Seconds time = motion().colourDuration(bracketTravel);
    m_bracketX.send(inWall(index).x, time);
    m_bracketY.send(inWall(index).y, time);
    if (onSelect)
        onSelect(index);
}

bool HouseFront::handle(const ui::Event& event) {
    if (m_bar.needed() && m_bar.handle(event))
        return true;
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = windowAt(moved->at);
        return false;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto window = pressed->button == ui::Button::Primary ? windowAt(pressed->at) : std::nullopt;
        if (!window)
            return false;
        const bool again = *window == m_selected;
        m_column = *window % columns;
        choose(*window);
        if (again && onActivate)
            onActivate();
        return true;
    }
    if (const auto* action = std::get_if<ui::ActionPressed>(&event))
        return move(*action);
    return false;
}

bool HouseFront::move(const ui::ActionPressed& pressed) {
    if (m_levels.empty())
        return false;
    const std::size_t column = m_selected % columns;
    switch (pressed.action) {
    case ui::Action::Left:
        if (column == 0)
            return false;
        m_column = column - 1;
        choose(m_selected - 1);
        return true;
    case ui::Action::Right:
        if (column + 1 == columns || m_selected + 1 == m_levels.size())
            return false;
        m_column = column + 1;
        choose(m_selected + 1);
        return true;
    case ui::Action::Up:
        return moveFloors(-1);
    case ui::Action::Down:
        return moveFloors(1);
    case ui::Action::Home:
        choose(0);
        m_column = 0;
        return true;
    case ui::Action::End:
        choose(m_levels.size() - 1);
        m_column = m_selected % columns;
        return true;
    case ui::Action::Confirm:
        if (!pressed.repeat && onActivate)
            onActivate();
        return true;
    default:
        return false;
    }
}

bool HouseFront::moveFloors(std::ptrdiff_t by) {
    const std::ptrdiff_t floor = static_cast<std::ptrdiff_t>(m_selected / columns) + by;
    if (floor < 0 || floor >= static_cast<std::ptrdiff_t>(floors()))
        return false;
    // The last floor may be shorter.
    choose(std::min(static_cast<std::size_t>(floor) * columns + m_column, m_levels.size() - 1));
    return true;
}

void HouseFront::update(ui::Seconds step) {
    Widget::update(step);
    m_bracketX.update(step);
    m_bracketY.update(step);
}

bool HouseFront::animating() const {
    return Widget::animating() || m_bracketX.moving() || m_bracketY.moving();
}

void HouseFront::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void HouseFront::draw(ui::Canvas& canvas) const {
    drawCampaignHouse(canvas, bounds(), wallTint(canvas.theme(), m_house));
    if (m_levels.empty())
        return;
    drawWindows(canvas);
    if (m_bar.needed())
        m_bar.draw(canvas);
}

void HouseFront::drawWindows(ui::Canvas& canvas) const {
    std::optional<ui::Canvas::Clip> clip; // Only where they scroll: light falls beyond the wall.
    if (m_bar.needed())
        clip.emplace(canvas, opening());
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const ui::Rect window = windowRect(i);
        if (!clip || (window.bottom() > opening().y && window.y < opening().bottom()))
            drawWindow(canvas, i);
    }
    const ui::Vec centre{bounds().x + m_bracketX.value(), bounds().y + m_bracketY.value() - m_bar.offset()};
    drawBrackets(canvas, centre, windowPitch * bracketReach);
}

void HouseFront::drawWindow(ui::Canvas& canvas, std::size_t index) const {
    const CampaignLevel& level = m_levels[index];
    const ui::Vec centre = inWall(index) + ui::Vec{bounds().x, bounds().y - m_bar.offset()};
    LevelWindow window;
    window.state = level.state;
    window.stars = level.stars;
    window.silhouette = m_silhouettes ? resident(index) : std::nullopt;
    window.hovered = m_pointed == index;
    drawLevelWindow(canvas, m_atlases, centre, windowPitch, window);
    const bool locked = level.state == LevelWindow::State::Locked;
    drawPlaque(canvas,
               {centre.x - plaqueWidth / 2, centre.y + plaqueDown - plaqueHeight / 2, plaqueWidth, plaqueHeight},
               std::to_string(index + 1), locked ? PlaqueState::Locked : PlaqueState::Normal);
}

} // namespace game
